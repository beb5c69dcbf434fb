import { describe, expect, it } from 'vitest';
import { type Issue, ProtocolError } from './errors.js';
import { parseInspectRequest, parseRenderRequest, parseRenderV2Request, parseVectorRequest } from './request.js';

const content = { slides: [{ definitions: [], uvarMap: [], styleSheet: {} }], metadata: { version: '11' } };
const viewBound = { left: -10, right: 10, bottom: -10, top: 10 };

const endpoints = {
  render: parseRenderRequest,
  v2: parseRenderV2Request,
  svg: (input: unknown) => parseVectorRequest('svg', input),
  tikz: (input: unknown) => parseVectorRequest('tikz', input),
};

type Endpoint = keyof typeof endpoints;

function issuesOf(endpoint: Endpoint, input: unknown): readonly Issue[] {
  try {
    endpoints[endpoint](input);
  } catch (error) {
    if (error instanceof ProtocolError) return error.issues;
    throw error;
  }
  return [];
}

const legacy = (fields: object) => ({ content, viewBound, ...fields });

describe('accepted bodies', () => {
  it('render', () => {
    const fields = { slideIndex: 1, scale: 50, pixelRatio: 2, template: { defaultStyle: {} }, transparent: true };
    expect(parseRenderRequest(legacy(fields))).toEqual({ content, viewBound, ...fields });
    expect(parseRenderRequest(legacy({})).slideIndex).toBe(1);
  });

  it('v2', () => {
    const view3D = {
      offset: [1, 2, 3],
      yaw: 1,
      projection: 'oblique',
      obliqueScaleRatio: 0,
      width: 10,
      pixelRatio: 0.5,
    };
    expect(parseRenderV2Request({ content, view3D })).toEqual({ content, slideIndex: 1, view3D });
    const view2D = { ...viewBound, scale: 3, pixelRatio: 2 };
    expect(parseRenderV2Request({ content, view2D, slideIndex: 2 })).toEqual({ content, slideIndex: 2, view2D });
    expect(parseRenderV2Request({ content })).toEqual({ content, slideIndex: 1 });
  });

  it('svg and tikz', () => {
    expect(parseVectorRequest('svg', legacy({ transparent: true })).transparent).toBe(true);
    expect(parseVectorRequest('tikz', legacy({ transparent: true }))).not.toHaveProperty('transparent');
  });

  it.each(Object.keys(endpoints) as Endpoint[])('%s ignores fields that it does not know', (endpoint) => {
    const { viewBound: own, ...rest } = { ...legacy({ trace: 'x', viewBound: { ...viewBound, note: 1 } }) };
    expect(issuesOf(endpoint, { ...rest, viewBound: own })).toEqual([]);
  });

  it.each(Object.keys(endpoints) as Endpoint[])('%s takes contain and size', (endpoint) => {
    const fields = { contain: { padding: 3 }, size: { width: 10, height: 20 } };
    expect(endpoints[endpoint](legacy(fields))).toMatchObject(fields);
    expect(endpoints[endpoint](legacy({ contain: true }))).toMatchObject({ contain: true });
  });

  it('check and list', () => {
    expect(parseInspectRequest({ content: 3, slideIndex: 2 })).toEqual({ content: 3, slideIndex: 2 });
    expect(() => parseInspectRequest({})).toThrow(/content: is missing|content is missing/);
    expect(() => parseInspectRequest({ content: 3, slideIndex: 0 })).toThrow(/positive integer/);
    expect(() => parseInspectRequest([])).toThrow(/JSON object/);
  });

  it('gives the view bound without unknown keys', () => {
    expect(parseRenderRequest(legacy({ viewBound: { ...viewBound, note: 1 } })).viewBound).toEqual(viewBound);
  });
});

describe('refused bodies', () => {
  const rows: [endpoint: Endpoint, fields: object, path: string, message: RegExp][] = [
    ['render', { viewBound: undefined }, 'viewBound', /is missing|must be an object/],
    ['render', { viewBound: { left: 0, right: 1, bottom: 0 } }, 'viewBound.top', /is missing: give a finite number/],
    ['render', { viewBound: { ...viewBound, left: 10 } }, 'viewBound.left', /less than right \(10\), but is 10/],
    ['svg', { viewBound: { ...viewBound, bottom: 11 } }, 'viewBound.bottom', /less than top \(10\)/],
    ['tikz', { viewBound: { ...viewBound, left: '0' } }, 'viewBound.left', /but is the string "0"/],
    ['render', { viewBound: { ...viewBound, top: null } }, 'viewBound.top', /but is null/],
    [
      'render',
      { viewBound: [0, 1, 2, 3] },
      'viewBound',
      /but is a list: write {"left": 0, "right": 1, "bottom": 2, "top": 3}/,
    ],
    ['render', { viewBound: { ...viewBound, right: Number.POSITIVE_INFINITY } }, 'viewBound.right', /finite/],
    ['render', { slideIndex: 0 }, 'slideIndex', /positive integer/],
    ['v2', { slideIndex: 1.5 }, 'slideIndex', /positive integer, but is 1.5/],
    ['v2', { slideIndex: '1' }, 'slideIndex', /positive integer/],
    ['svg', { slideIndex: null }, 'slideIndex', /positive integer/],
    ['render', { scale: 0 }, 'scale', /greater than 0/],
    ['svg', { scale: -1 }, 'scale', /greater than 0/],
    ['tikz', { scale: null }, 'scale', /finite number/],
    ['render', { pixelRatio: 0 }, 'pixelRatio', /greater than 0/],
    ['svg', { pixelRatio: 1 }, 'pixelRatio', /not a field of this endpoint/],
    ['tikz', { pixelRatio: null }, 'pixelRatio', /not a field of this endpoint/],
    ['render', { template: '{}' }, 'template', /a JSON object, not a string/],
    ['v2', { template: 'textbook' }, 'template', /a line of a figure text, template "textbook"/],
    ['v2', { template: [] }, 'template', /a JSON object/],
    [
      'v2',
      { template: { defaultStyle: { types: [['Point', { color: 1 }]] } } },
      'template.defaultStyle.types.0.1.color',
      /string/,
    ],
    ['v2', { contain: { padding: '16px' } }, 'contain', /padding of at least 0 px, but that is the string "16px"/],
    [
      'v2',
      { view2D: { xmin: 0 } },
      'view2D.left',
      /is missing: give a finite number; write "left": 0 in place of "xmin"/,
    ],
    ['v2', { contain: '16px' }, 'contain', /write {"padding": 16}$/],
    ['v2', { size: '640x480' }, 'size', /write {"width": 640, "height": 480}/],
    ['v2', { size: [640, 480] }, 'size', /write {"width": 640, "height": 480}/],
    ['v2', { view3D: { yaw: '30°' } }, 'view3D.yaw', /an angle in radians, but is the string "30°": write 0\.5236$/],
    ['v2', { view3D: { pitch: '-pi/6' } }, 'view3D.pitch', /write -0\.5236$/],
    ['render', { transparent: 'true' }, 'transparent', /true or false.*: write true without quotes/],
    ['v2', { transparent: 1 }, 'transparent', /true or false/],
    ['v2', { view2D: { ...viewBound, transparent: true } }, 'view2D.transparent', /top level/],
    ['v2', { view3D: { transparent: false } }, 'view3D.transparent', /top level/],
    ['v2', { view2D: viewBound, view3D: {} }, 'view3D', /together with view2D/],
    ['v2', { view2D: {} }, 'view2D.left', /is missing/],
    ['v2', { view2D: { ...viewBound, left: 20 } }, 'view2D.left', /less than right/],
    ['v2', { view2D: { ...viewBound, scale: 0 } }, 'view2D.scale', /greater than 0/],
    ['v2', { view2D: { ...viewBound, pixelRatio: -1 } }, 'view2D.pixelRatio', /greater than 0/],
    ['v2', { view3D: { offset: [1, 2] } }, 'view3D.offset.2', /finite number|missing/],
    ['v2', { view3D: { offset: [1, 2, 3, 4] } }, 'view3D.offset.3', /three finite numbers/],
    ['v2', { view3D: { offset: [1, 2, null] } }, 'view3D.offset.2', /finite/],
    ['v2', { view3D: { projection: 'fisheye' } }, 'view3D.projection', /"perspective"/],
    ['v2', { view3D: { obliqueScaleRatio: -0.1 } }, 'view3D.obliqueScaleRatio', /at least 0/],
    ['v2', { view3D: { width: 10.5 } }, 'view3D.width', /positive integer/],
    ['v2', { view3D: { height: 0 } }, 'view3D.height', /positive integer/],
    ['v2', { view3D: { yaw: null } }, 'view3D.yaw', /finite/],
    ['v2', { view3D: 3 }, 'view3D', /an object/],
    ['v2', { contain: 'yes' }, 'contain', /true, false or an object/],
    ['svg', { contain: null }, 'contain', /true, false or an object/],
    ['render', { contain: { padding: -1 } }, 'contain.padding', /at least 0/],
    ['tikz', { size: { width: 10 } }, 'size.height', /is missing/],
    ['v2', { size: { width: 10.5, height: 1 } }, 'size.width', /positive integer/],
    ['render', { size: [10, 10] }, 'size', /\{ width, height \}/],
    ['render', { content: undefined }, 'content', /is missing: give a project|must be a project/],
    ['render', { content: '{}' }, 'content', /a project/],
    ['v2', { content: { ...content, metadata: { version: '3' } } }, 'content.metadata.version', /"11"/],
    [
      'tikz',
      { content: { ...content, slides: [{ definitions: [{ kind: 1 }] }] } },
      'content.slides.0.definitions.0.kind',
      /but is 1/,
    ],
  ];

  it.each(rows)('%s %j', (endpoint, fields, path, message) => {
    const [issue] = issuesOf(endpoint, legacy(fields));
    expect(issue?.path).toBe(path);
    expect(issue?.message).toMatch(message);
  });

  it.each([null, [], 'x', 3, undefined])('%j is no body', (input) => {
    expect(issuesOf('render', input)).toEqual([{ path: '', message: expect.stringContaining('JSON object') }]);
  });

  it.each([
    [{ slides: [] }, 'this is the project itself: send it as {"content": …}'],
    [{ figure: 'A: Point(0, 0)' }, 'it is called content, and not figure'],
    [{ contnet: 'A: Point(0, 0)' }, 'it is called content, and not contnet'],
    [{}, 'give a project, an object with `slides` and `metadata`, or figure text'],
  ])('%j has no content', (fields, remedy) => {
    expect(issuesOf('v2', fields)).toContainEqual({ path: 'content', message: `is missing: ${remedy}` });
  });

  it('a body without a view is told of nothing else', () => {
    expect(issuesOf('render', { content })).toEqual([
      { path: 'viewBound', message: 'is missing: give an object { left, right, bottom, top }' },
    ]);
  });

  it('names the wrongs of fields and content together', () => {
    const issues = issuesOf('render', legacy({ scale: 0, slideIndex: 0, content: {} }));
    expect(issues.map(({ path }) => path).sort()).toEqual([
      'content.metadata',
      'content.slides',
      'scale',
      'slideIndex',
    ]);
  });
});
