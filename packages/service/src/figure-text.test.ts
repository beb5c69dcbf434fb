import { describe, expect, it } from 'vitest';
import { createPackageRenderer } from './node/package-renderer.js';
import { createService } from './service.js';
import { createFakePorts } from './testing/fake-ports.js';
import { bodyFor, contentWith, paths, send, viewBound } from './testing/requests.js';

const text = 'view -3 .. 3, -2 .. 2 scale 40\nA: Point(0, 0)\n';
const FIGURE = { 'content-type': 'text/vnd.geoslide' };

function create() {
  const ports = createFakePorts();
  const service = createService(ports);
  const sent = (path: string, body: string, headers: Record<string, string> = {}) =>
    send(service, { path, body, headers: { ...FIGURE, ...headers } });
  /** The options that the renderer was called with. */
  const asked = () => {
    const bytes = [...ports.files.values()].at(-1)?.bytes;
    return JSON.parse(new TextDecoder().decode(bytes).replace(/^[^{]*/, ''));
  };
  return { ports, service, sent, asked };
}

describe('content as figure text in a body of JSON', () => {
  it.each(Object.keys(paths) as (keyof typeof paths)[])('%s draws it; a view is not needed', async (name) => {
    const { service } = create();
    const own = { content: text, viewBound: undefined };
    const { status, json } = await send(service, { path: paths[name], body: bodyFor(name, own) });
    expect([status, json.width, json.height]).toEqual([200, 240, 160]);
  });

  it('has its warnings before those of drawing, all with their places', async () => {
    const { service } = create();
    const content = 'A: Point(0, 0) {colr: red}\nundefinedPoint: Point(0, 0)';
    const { json } = await send(service, { path: paths.v2, body: { content } });
    expect(json.warnings).toEqual([
      { line: 1, column: 17, message: expect.stringContaining('did you mean color?') },
      { line: 2, column: 17, id: 'undefinedPoint', message: 'is undefined' },
    ]);
  });

  it('is told of an unknown key once', async () => {
    const service = createService(createFakePorts({ renderer: createPackageRenderer({ imageHosts: [] }) }));
    const { json } = await send(service, { path: paths.v2, body: { content: 'A: Point(0, 0) {colr: red}' } });
    expect(json.warnings).toEqual([{ line: 1, column: 17, message: expect.stringContaining('did you mean color?') }]);
  });

  it('names all mistakes by line and column', async () => {
    const { service } = create();
    const body = { content: 'A: Point(0, 0\nB: circle[A, 2]', viewBound };
    for (const path of Object.values(paths)) {
      const { status, json } = await send(service, { path, body });
      expect([status, json.code]).toEqual([400, 'INVALID_REQUEST']);
      expect(json.error).toMatch(/^The figure text is not valid: line 1, column 9: found \( without its \)/);
      expect(json.issues).toMatchObject([
        { path: 'content', message: expect.stringMatching(/^line 1, column 9: found/) },
        { path: 'content', message: expect.stringMatching(/^line 2, column 10: found/) },
      ]);
    }
  });

  it('names no file', async () => {
    const { service } = create();
    const { json } = await send(service, { path: paths.v2, body: { content: 'template "/etc/passwd"' } });
    expect(json.error).toMatch(/a service reads no files: send the template as an option/);
  });

  it('is no project in JSON: spec.md wants an object', async () => {
    const { service, ports, sent } = create();
    const content = JSON.stringify(contentWith('A'));
    for (const path of [...Object.values(paths), '/api/check', '/api/list']) {
      const { status, json } = await send(service, { path, body: { content, viewBound } });
      expect([status, json.code]).toEqual([400, 'INVALID_REQUEST']);
      expect(json.issues).toEqual([{ path: 'content', message: expect.stringMatching(/not within a string/) }]);
      expect((await sent(path, content)).json.error).toMatch(/^The body is JSON and not figure text/);
    }
    expect(ports.written.size).toBe(0);
  });
});

describe('a body of figure text', () => {
  it.each(Object.values(paths))('%s draws it without a query', async (path) => {
    const { sent } = create();
    const { status, json } = await sent(path, text);
    expect([status, json.width, json.height]).toEqual([200, 240, 160]);
  });

  it('has options in the query, by their paths in a body of JSON', async () => {
    const { sent, asked } = create();
    const query = 'slideIndex=2&size=320x200&contain.padding=4&transparent=true&pixelRatio=2&scale=30';
    const two = `${text}---\n${text}`;
    expect((await sent(`${paths.v2}?${query}`, two)).status).toBe(200);
    const size = { width: 320, height: 200 };
    expect(asked()).toEqual({
      slideIndex: 2,
      size,
      contain: { padding: 4 },
      transparent: true,
      pixelRatio: 2,
      scale: 30,
    });
    await sent(`${paths.v2}?view2D.left=-1&view2D.right=1&view2D.bottom=-1&view2D.top=1&view2D.scale=9`, text);
    expect(asked().view2D).toEqual({ left: -1, right: 1, bottom: -1, top: 1, scale: 9 });
    await sent(`${paths.v2}?view3D=${encodeURIComponent('{"yaw": 1}')}&view3D.offset=[1,2,3]`, text);
    expect(asked().view3D).toEqual({ yaw: 1, offset: [1, 2, 3] });
    await sent(`${paths.v2}?view3D.yaw=1&view3D.offset=[1,2,3]`, text);
    expect(asked().view3D).toEqual({ yaw: 1, offset: [1, 2, 3] });
    await sent(`${paths.svg}?size.width=10&size.height=20&contain=true`, text);
    expect(asked()).toMatchObject({ size: { width: 10, height: 20 }, contain: true });
  });

  it.each([
    ['v2', 'slideIndex=x', 'slideIndex', /positive integer/],
    ['v2', 'size=640', 'size', /size=640x480 in a query/],
    ['v2', 'viewBound=-5,5,-3,3', 'viewBound', /viewBound.left=-5/],
    ['v2', 'size.width=6', 'size.height', /positive integer/],
    ['v2', 'pixelratio=2', 'pixelratio', /is not an option of this endpoint: it is pixelRatio here/],
    ['v2', 'format=svg', 'format', /the path says the format: POST \/api\/render-svg/],
    ['v2', 'viewBound.left=2', 'viewBound', /is not an option/],
    ['v2', 'scale=0', 'scale', /greater than 0/],
    ['v2', 'view2D.left=1', 'view2D.right', /finite number/],
    ['v2', 'contain=1&contain.padding=2', 'contain.padding', /given twice/],
    ['v2', 'size=1x1&size=2x2', 'size', /given twice/],
    ['v2', '__proto__.a=1', '__proto__.a', /is not an option/],
    ['v2', 'view3D={}&view3D.__proto__.a=1', 'view3D.__proto__.a', /is not an option/],
    ['svg', 'pixelRatio=2', 'pixelRatio', /is not a(n option| field) of this endpoint/],
    ['tikz', 'transparent=true', 'transparent', /is not an option/],
    ['png', 'viewBound.left=2&viewBound.right=1&viewBound.bottom=0&viewBound.top=1', 'viewBound.left', /less than/],
  ] as const)('%s?%s names the parameter', async (name, query, path, message) => {
    const { sent } = create();
    const { status, json } = await sent(`${paths[name]}?${query}`, text);
    expect([status, json.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(json.issues).toContainEqual({ path, message: expect.stringMatching(message) });
  });

  it('leaves the objects of the process alone', async () => {
    const { sent } = create();
    await sent(`${paths.v2}?view3D={}&view3D.constructor.prototype.polluted=1`, text);
    expect('polluted' in {}).toBe(false);
  });

  it('may have many options, but not any number', async () => {
    const { sent } = create();
    const query = Array.from({ length: 200 }, (_, i) => `a${i}=1`).join('&');
    expect((await sent(`${paths.v2}?${query}`, text)).json.error).toMatch(/more than 100 options/);
  });

  it('names mistakes by line and column, at the root', async () => {
    const { sent } = create();
    const { status, json } = await sent(paths.v2, 'A: Point(0, 0');
    const message = expect.stringMatching(/^line 1, column 9: found/);
    expect([status, json.issues]).toEqual([400, [{ path: '', message }]]);
    expect((await sent(paths.v2, ' \n')).json.error).toMatch(/The figure text is empty/);
  });

  it('bounds the size of what it draws as for JSON', async () => {
    const { sent } = create();
    expect((await sent(`${paths.v2}?pixelRatio=20`, text)).json.code).toBe('RENDER_INVALID_REQUEST');
    expect((await sent(`${paths.v2}?scale=900`, text)).json.code).toBe('RENDER_INVALID_REQUEST');
    expect((await sent(`${paths.png}?pixelRatio=9`, text)).json.code).toBe('INVALID_REQUEST');
  });

  it('fits its content where it has no view: the renderer learns the limit', async () => {
    const { sent, asked } = create();
    await sent(paths.v2, 'A: Point(0, 0)');
    expect(asked()).toEqual({ slideIndex: 1, maxSide: 4096 });
  });

  it('is the same call only with the same query', async () => {
    const { sent, ports } = create();
    const id = { 'x-request-id': 'r1' };
    await sent(paths.v2, text, id);
    await sent(paths.v2, text, id);
    expect(ports.written.size).toBe(1);
    await sent(`${paths.v2}?scale=50`, text, id);
    expect(ports.written.size).toBe(2);
  });

  it('is listed and checked', async () => {
    const { sent, service } = create();
    expect((await sent('/api/list?slide=1', text)).json.issues).toMatchObject([{ path: 'slide' }]);
    expect((await sent('/api/check', text)).json.problems).toMatchObject([{ path: 'slides.0' }]);
    const { json } = await send(service, { path: '/api/check', body: { content: text } });
    expect(json.problems).toMatchObject([{ path: 'content.slides.0' }]);
  });

  it('is listed and checked by the renderer of the package, with places', async () => {
    const service = createService(createFakePorts({ renderer: createPackageRenderer({ imageHosts: [] }) }));
    const call = (path: string) => send(service, { path, body: 'A: Point(0, 0)\nB: Midpoint(A, C)', headers: FIGURE });
    const place = { line: 2, column: 4 };
    const listed = await call('/api/list');
    expect(listed.json).toMatchObject({
      objects: [{ id: 'A', value: { x: 0, y: 0 } }, { id: 'B' }],
      warnings: [place],
    });
    const checked = await call('/api/check');
    expect(checked.json.problems).toMatchObject([{ severity: 'warning', path: 'slides.0.definitions.1', ...place }]);
    const wrong = await send(service, { path: '/api/check', body: 'A: Point(0', headers: FIGURE });
    expect(wrong.json.problems).toMatchObject([{ severity: 'error', path: '', line: 1, column: 9 }]);
  });

  it('is no batch', async () => {
    const { sent } = create();
    const { status, json } = await sent('/api/batch', text);
    expect([status, json.error]).toEqual([
      415,
      'Send the body as JSON with "Content-Type: application/json": it came with "text/vnd.geoslide".',
    ]);
  });
});
