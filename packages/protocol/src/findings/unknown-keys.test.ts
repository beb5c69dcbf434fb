import { describe, expect, it } from 'vitest';
import { parseFile } from '../parse-file.js';
import { parseTemplate } from '../template.js';
import {
  bodyFindings,
  fileFindings,
  optionFindings,
  slideFindings,
  templateFindings,
  viewFindings,
} from './unknown-keys.js';

const A = { kind: 'primitive', id: 'A', source: 'Point(0, 0)' };

function found(slide: object) {
  const file = parseFile({ slides: [{ definitions: [A], ...slide }], metadata: { version: '11' } });
  return slideFindings(file.slides[0]!, 'slides.0');
}

const styled = (list: string, style: object) => found({ styleSheet: { [list]: [['A', style]] } });

describe('keys of a slide that nothing reads', () => {
  it.each<[string, object, string, string]>([
    ['slide', { stylesheet: {} }, 'slides.0.stylesheet', 'did you mean styleSheet?'],
    ['camera', { camera: { scal: 3 } }, 'slides.0.camera.scal', 'did you mean scale?'],
    ['camera with a place', { camera: { x: 0 } }, 'slides.0.camera.x', '"viewBounds": {"minX": -5'],
    ['camera of the plane', { camera: { yaw: 3 } }, 'slides.0.camera.yaw', 'kind: "3d"'],
    [
      'label moved',
      { styleSheet: { primitives: [['A', { labelOffset: 5 }]] } },
      'slides.0.styleSheet.primitives.0.1.labelOffset',
      'moved in primitiveLabels',
    ],
    ['camera of another format', { camera: { position: [1, 2, 3] } }, 'slides.0.camera.position', '"kind": "3d"'],
    [
      'value of a slider',
      { definitions: [{ kind: 'slider', id: 'a', min: '0', max: '5', default: 2 }] },
      'slides.0.definitions.0.default',
      'values stand in uvarMap, as [["a.0", 2]]',
    ],
    ['camera in space', { camera: { kind: '3d', pich: 3 } }, 'slides.0.camera.pich', 'did you mean pitch?'],
    ['bounds', { viewBounds: { minX: 0, maxX: 1, minY: 0, maxY: 1, scael: 2 } }, 'slides.0.viewBounds.scael', 'scale'],
    ['style sheet', { styleSheet: { primitve: [] } }, 'slides.0.styleSheet.primitve', 'did you mean primitives?'],
    ['definition', { definitions: [{ ...A, lable: 'a' }] }, 'slides.0.definitions.0.lable', 'did you mean label?'],
    [
      'look',
      { definitions: [{ ...A, colour: 'red' }] },
      'slides.0.definitions.0.colour',
      'styleSheet.primitives, as [["A", {"color": "red"}]]',
    ],
    [
      'a style in a definition',
      { definitions: [{ ...A, style: {} }] },
      'slides.0.definitions.0.style',
      'styleSheet.primitives',
    ],
    [
      'expression',
      { definitions: [{ ...A, expression: 'x' }] },
      'slides.0.definitions.0.expression',
      'it is source here',
    ],
    [
      'hidden by another word',
      { definitions: [{ ...A, visible: false }] },
      'slides.0.definitions.0.visible',
      'as [["A", {"hidden": true}]]',
    ],
    ['seen', { definitions: [{ ...A, visible: true }] }, 'slides.0.definitions.0.visible', 'take it away'],
    ['a list of styles', { styleSheet: { objects: [] } }, 'slides.0.styleSheet.objects', 'stand in primitives, as'],
    ['labels', { styleSheet: { labels: [] } }, 'slides.0.styleSheet.labels', 'stand in primitiveLabels, as'],
    ['camera zoom', { camera: { zoom: 3 } }, 'slides.0.camera.zoom', 'it is scale here'],
    ['an id in the style sheet', { styleSheet: { A: {} } }, 'slides.0.styleSheet.A', 'stand in primitives, as [["A"'],
    [
      'looks of SVG',
      { definitions: [{ ...A, strokeWidth: 2 }] },
      'slides.0.definitions.0.strokeWidth',
      'looks stand in styleSheet.primitives, as [["A", {"lineWidth": 2}]]',
    ],
    [
      'the place of an image',
      { definitions: [{ kind: 'image', id: 'i', url: 'a.png', at: [3, 4] }] },
      'slides.0.definitions.0.at',
      'looks stand in styleSheet.images, as [["i", {"offsetX": 3, "offsetY": 4}]]',
    ],
    [
      'the text of a button',
      { definitions: [{ kind: 'button', id: 'b', text: 'Go' }] },
      'slides.0.definitions.0.text',
      'it is title here',
    ],
    [
      'args',
      { definitions: [{ ...A, source: 'Circle', args: ['B', 2] }] },
      'slides.0.definitions.0.args',
      'arguments stand in the source: write "source": "Circle(B, 2)"',
    ],
    ['value', { definitions: [{ ...A, value: 3 }] }, 'slides.0.definitions.0.value', 'uvarMap, as [["A.0", 3]]'],
    ['axes', { axes: false }, 'slides.0.axes', '"styleSheet": {"xaxis": {"show": false}, "yaxis"'],
    ['the grid', { grid: 'off' }, 'slides.0.grid', '{"grid": {"show": false}}'],
    ['an axis', { xaxis: true }, 'slides.0.xaxis', '{"xaxis": {"show": true}}'],
    ['an axis with looks', { yaxis: { show: false } }, 'slides.0.yaxis', '{"yaxis": {"show": false}}'],
    [
      'a view with its ends',
      { window: { xmin: -1, xmax: 7, ymin: 0, ymax: 4 } },
      'slides.0.window',
      '"viewBounds": {"minX": -1, "maxX": 7, "minY": 0, "maxY": 4}',
    ],
    [
      'a view with its ranges',
      { view: { x: [-1, 7], y: [0, 4] } },
      'slides.0.view',
      '"viewBounds": {"minX": -1, "maxX": 7, "minY": 0, "maxY": 4}',
    ],
    ['the numbers of sliders', { values: { a: 2 } }, 'slides.0.values', 'uvarMap here, as [["a.0", 2]]'],
    [
      'looks by id',
      { styles: { A: { color: 'teal' } } },
      'slides.0.styles',
      '"primitives": [["A", {"color": "teal"}]]',
    ],
    [
      'looks by id in the style sheet',
      { styleSheet: { objects: { A: { lineWidth: 3 } } } },
      'slides.0.styleSheet.objects',
      'stand in primitives, as [["A", {"lineWidth": 3}]]',
    ],
    [
      'bounds from more to less',
      { viewBounds: { minX: 5, maxX: -5, minY: 0, maxY: 1 } },
      'slides.0.viewBounds',
      'minX 5 is not less than maxX -5, and the bounds are ignored: exchange the two',
    ],
    ['a background', { background: 'teal' }, 'slides.0.background', '{"background": {"color": "teal"}}'],
    ['a background of another kind', { backgroundColor: 3 }, 'slides.0.backgroundColor', '{"color": "white"}'],
    [
      'sliders',
      { sliders: [{ id: 'a', min: 0 }] },
      'slides.0.sliders',
      'write {"kind": "slider", "id": "a", "min": 0}',
    ],
    [
      'a label among looks',
      { styleSheet: { primitives: [['A', { label: 'P' }]] } },
      'slides.0.styleSheet.primitives.0.1.label',
      'it stands in the definition of the object, as "label": "A"',
    ],
    ['objects', { objects: [] }, 'slides.0.objects', 'it is definitions here'],
    ['values', { variables: [] }, 'slides.0.variables', 'it is uvarMap here'],
    ['a view', { view: {} }, 'slides.0.view', '"viewBounds": {"minX"'],
    ['styles', { styles: {} }, 'slides.0.styles', 'looks stand in styleSheet, as {"primitives": [["A"'],
    [
      'a bound',
      { definitions: [{ kind: 'slider', id: 'a', from: 1 }] },
      'slides.0.definitions.0.from',
      'it is min here',
    ],
    ['degrees', { camera: { kind: '3d', yaw: 45 } }, 'slides.0.camera.yaw', 'write 0.7854 if degrees are meant'],
    [
      'a part of 1',
      { styleSheet: { primitives: [['A', { regionOpacity: 0.3 }]] } },
      'slides.0.styleSheet.primitives.0.1.regionOpacity',
      'write 30 if a part of 1 is meant',
    ],
    ['value', { definitions: [{ ...A, value: 1 }] }, 'slides.0.definitions.0.value', 'uvarMap'],
    ['axis', { styleSheet: { xaxis: { visible: false } } }, 'slides.0.styleSheet.xaxis.visible', 'it is show here'],
    ['other axis', { styleSheet: { xaxis: { foo: false } } }, 'slides.0.styleSheet.xaxis.foo', 'known are show'],
    ['text', { styleSheet: { textType: { fontsize: 3 } } }, 'slides.0.styleSheet.textType.fontsize', 'fontSize'],
  ])('%s', (_, slide, path, message) => {
    expect(found(slide)).toEqual([expect.objectContaining({ path, message: expect.stringContaining(message) })]);
  });

  it.each<[string, object, string]>([
    ['primitives', { colour: 'red' }, 'did you mean color?'],
    ['primitives', { thickness: 3 }, 'it is lineWidth here'],
    ['primitives', { fillOpacity: 3 }, 'it is regionOpacity, 0 to 100 here'],
    ['primitives', { fontSize: 3 }, 'it is one of the label'],
    ['primitiveLabels', { text: 'A' }, 'in the definition of its object, as "label": "A"'],
    ['primitiveLabels', { fontFamily: 'serif' }, 'it is font here'],
    ['types3d', { hiddenLineDashs: 'none' }, 'did you mean hiddenLineDash?'],
    ['sliders', { trackColour: 'red' }, 'did you mean trackColor?'],
  ])('of a style in %s: %j', (list, style, message) => {
    const id = list.startsWith('type') ? {} : { id: 'A' };
    const path = `slides.0.styleSheet.${list}.0.1.${Object.keys(style)[0]}`;
    expect(styled(list, style)).toEqual([{ ...id, path, message: expect.stringContaining(message) }]);
  });

  it('are told once with their count', () => {
    const primitives = ['A', 'B', 'C'].map((id) => [id, { colour: 'red' }]);
    expect(found({ styleSheet: { primitives } })).toEqual([expect.objectContaining({ id: 'A', count: 3 })]);
  });

  it('are not those that editors save', () => {
    expect(styled('primitiveLabels', { anchorPoint: [0, 0], locked: true })).toEqual([]);
    expect(found({ styleSheet: { grid: { capturingMode: 'a', locking: true } }, doc: [] })).toEqual([]);
    expect(
      found({
        definitions: [
          { kind: 'button', id: 'b', actions: [] },
          { kind: 'note', id: 'n', x: 1 },
        ],
      }),
    ).toEqual([]);
  });
});

it('keys of a file: $schema is read by editors', () => {
  const file = { slides: [{ definitions: [] }], metadata: { version: '11' }, $schema: 'x', mesages: [] };
  expect(fileFindings(parseFile(file))).toEqual([
    { path: 'mesages', message: expect.stringContaining('did you mean messages?') },
  ]);
});

it.each([
  ['template', '--template FILE'],
  ['width', '--size 640x480'],
  ['format', '--format svg'],
  ['viewBounds', 'it stands in a slide: {"slides": [{"viewBounds": …}]}'],
  ['objects', 'objects stand in a slide'],
])('the key %s of a file says where it belongs', (key, told) => {
  const file = { slides: [{ definitions: [] }], metadata: { version: '11' }, [key]: {} };
  expect(fileFindings(parseFile(file))).toEqual([{ path: key, message: expect.stringContaining(told) }]);
});

it('tells all looks of a definition together, for of several pairs the last counts', () => {
  const definition = {
    kind: 'primitive',
    id: 'k',
    source: 'Circle(A, 2)',
    color: 'red',
    style: { lineDash: 'dashed' },
  };
  const messages = found({ definitions: [definition] }).map(({ message }) => message);
  expect(messages).toHaveLength(2);
  for (const message of messages) expect(message).toContain('as [["k", {"color": "red", "lineDash": "dashed"}]]');
});

describe('a template', () => {
  it('is no name', () => {
    expect(templateFindings('textbook' as never, 'template')).toEqual([
      { path: 'template', message: expect.stringContaining('it is no object, and changes nothing') },
    ]);
  });

  it.each<[object, string, string]>([
    [{ slides: [], metadata: {} }, 'template', 'it is a project, not a template'],
    [{ types: [] }, 'template.types', 'types stands inside defaultStyle'],
    [{ grid: {} }, 'template.grid', 'grid stands inside backgroundStyle'],
    [
      { styleSheet: { types: [['Point', { color: 'red' }]], grid: { color: 'teal' } } },
      'template.styleSheet',
      'write {"backgroundStyle": {"grid": {"color": "teal"}}, "defaultStyle": {"types": [["Point", {"color": "red"}]]}}',
    ],
    [
      { Point: { color: 'red' } },
      'template.Point',
      'in defaultStyle: write {"defaultStyle": {"types": [["Point", {"color": "red"}]]}}',
    ],
    [{ defaultstyle: {} }, 'template.defaultstyle', 'did you mean defaultStyle?'],
    [{ defaultStyle: { type: [] } }, 'template.defaultStyle.type', 'did you mean types?'],
    [{ backgroundStyle: { grid: { colour: 'red' } } }, 'template.backgroundStyle.grid.colour', 'did you mean color?'],
  ])('%j', (template, path, message) => {
    expect(templateFindings(parseTemplate(template), 'template')).toEqual([
      { path, message: expect.stringContaining(message) },
    ]);
  });

  it('may carry what its editor keeps', () => {
    expect(templateFindings(parseTemplate({ previewPngUrl: 'x', metadata: {} }), 'template')).toEqual([]);
  });
});

describe('what is asked', () => {
  it.each<[object, string]>([
    [{ view3D: { pich: 1 } }, 'view3D.pich'],
    [{ view2D: { left: 0, right: 1, bottom: 0, top: 1, pixelratio: 2 } }, 'view2D.pixelratio'],
    [{ contain: { pading: 2 } }, 'contain.pading'],
    [{ size: { width: 2, heigth: 2 } }, 'size.heigth'],
    [{ view3D: { yaw: 30 } }, 'view3D.yaw'],
  ])('a view: %j', (views, path) => {
    expect(viewFindings({ ...views })).toEqual([expect.objectContaining({ path })]);
  });

  it.each<[object, string]>([
    [{ azimuth: 30 }, 'it is yaw here, in radians: write "yaw": 0.5236'],
    [{ elevation: 0.4 }, 'it is pitch here, in radians: write "pitch": 0.4'],
    [{ fov: 60 }, 'write "projection": "perspective"'],
  ])('an angle of another name: %j', (view3D, told) => {
    expect(viewFindings({ view3D })).toEqual([expect.objectContaining({ message: expect.stringContaining(told) })]);
  });

  it('an option', () => {
    expect(optionFindings({ pixelratio: 2, scale: undefined }, ['pixelRatio'])).toEqual([
      { path: 'pixelratio', message: expect.stringContaining('it is pixelRatio here') },
    ]);
  });

  it('a field of a body, but not what integrations add', () => {
    const body = { content: {}, slideindex: 1, traceId: 7, viewBound: {} };
    expect(bodyFindings(body, 'render')).toEqual([
      { path: 'slideindex', message: expect.stringContaining('it is slideIndex here') },
    ]);
  });

  it.each([
    ['format', 'svg', 'POST /api/render-svg'],
    ['output', 'application/pdf', 'POST /api/render-pdf'],
    ['format', 'jpeg', 'the paths draw PNG, and /api/render-svg'],
    ['padding', 20, 'it is contain, as {"padding": 16} here'],
    ['variables', { a: 1 }, 'the figure has the values'],
    ['pixel_ratio', 2, 'it is view2D, with pixelRatio here'],
    ['viewBounds', {}, 'it is view2D here'],
  ])('%s of a body is told with what says it', (key, value, words) => {
    expect(bodyFindings({ [key]: value }, 'renderV2')).toEqual([
      { path: key, message: expect.stringContaining(words) },
    ]);
  });

  it('what a body says of its frame', () => {
    expect(bodyFindings({ contain: { pading: 5 } }, 'renderV2')).toEqual([
      { path: 'contain.pading', message: expect.stringContaining('did you mean padding?') },
    ]);
  });

  it('a format that the path draws is left alone', () => {
    expect(bodyFindings({ format: 'png' }, 'renderV2')).toEqual([]);
  });
});
