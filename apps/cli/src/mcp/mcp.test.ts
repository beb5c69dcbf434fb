import { spawn } from 'node:child_process';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/geoslide.js', import.meta.url));
/** The official client of the line before ours: servers have to serve what is out there. */
const client = new Client({ name: 'test', version: '1' });
const transport = new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp'], stderr: 'pipe' });
let errors = '';

beforeAll(async () => {
  transport.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  await client.connect(transport);
});

afterAll(async () => {
  await client.close();
});

interface Part {
  readonly type: string;
  readonly text?: string;
  readonly data?: string;
  readonly mimeType?: string;
}

async function call(name: string, args: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const parts = content as Part[];
  return { parts, isError, text: parts.map(({ text = '' }) => text).join('\n') };
}

const triangle = 'A: Point(0, 0) "A"\nB: Point(4, 0)\nC: Point(0, 3)\na: Segment(A, B)\nb: Segment(A, C)';

test('lists its tools with schemas that models can fill in', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['render', 'check', 'list', 'language', 'assert']);
  for (const { inputSchema, description } of tools) {
    expect(inputSchema.type).toBe('object');
    expect(description).toMatch(/./);
  }
  expect(tools[0]?.inputSchema.required).toEqual(['figure']);
});

test('draws a figure', async () => {
  const { parts, text, isError } = await call('render', { figure: triangle, width: 320, height: 240 });
  expect([isError, text]).toEqual([false, '\n320 × 240 px, no warnings']);
  expect(parts[0]).toMatchObject({ type: 'image', mimeType: 'image/png' });
  const { width, height } = PNG.sync.read(Buffer.from(parts[0]?.data ?? '', 'base64'));
  expect([width, height]).toEqual([320, 240]);
});

test.each([
  [{ width: 320 }, 'width and height go together'],
  [{ height: 320 }, 'width and height go together'],
  [{ size: 320 }, 'size'],
])('refuses %o of a picture by name', async (options, word) => {
  const { isError, text } = await call('render', { figure: triangle, ...options });
  expect(isError).toBe(true);
  expect(text).toContain(word);
});

test.each([
  ['render', {}, 'figure: is missing. The figure: figure text, such as'],
  ['render', { content: triangle }, 'content: there is no such argument: use figure'],
  ['render', { path: 'a.geoslide' }, 'path: there is no such argument: use figure, the text itself'],
  ['render', { figure: triangle, slideIndex: 1 }, 'use slide'],
  ['render', { figure: triangle, scale: 50 }, 'the figure says it, as in view'],
  ['render', { figure: triangle, formt: 'svg' }, 'did you mean format?'],
  ['render', { figure: triangle, format: 'jpg' }, 'must be one of "png", "svg", "tikz", but is the string "jpg"'],
  ['render', { figure: triangle, slide: '1' }, 'must be a number, without quotes, but is the string "1"'],
  ['render', { figure: triangle, width: 5000, height: 10 }, 'must be a number of at most 2000, but is 5000'],
  ['check', { figure: [triangle] }, 'must be a text, but is a list: give one figure as text'],
  ['check', { figure: triangle, depth: 1 }, 'there is figure'],
  ['language', { name: 'Circle' }, 'use query'],
  ['language', {}, 'is missing. A name such as Tangent'],
  ['assert', { figure: triangle, statements: 'a = b' }, 'must be a list of texts'],
  [
    'assert',
    { figure: triangle, statements: [] },
    'a list with an entry, such as ["perpendicular(a, b)"], but is an empty one',
  ],
])('%s of %o is told with what to give', async (name, args, words) => {
  const { isError, text } = await call(name, args);
  expect([isError, text]).toEqual([true, expect.stringContaining(words)]);
});

test('draws SVG and TikZ as text, and projects in JSON', async () => {
  expect((await call('render', { figure: triangle, format: 'svg' })).text).toMatch(/^<svg /);
  expect((await call('render', { figure: triangle, format: 'tikz' })).text).toContain('\\begin{tikzpicture}');
  const project = { slides: [{ definitions: [], uvarMap: [], styleSheet: {} }], metadata: { version: '11' } };
  expect((await call('render', { figure: JSON.stringify(project) })).text).toContain('no warnings');
});

test('tells the warnings of a wrong figure with their places, and draws the rest', async () => {
  const { parts, text } = await call('render', { figure: `${triangle}\nm: Midpiont(A, B)` });
  expect(parts[0]?.type).toBe('image');
  expect(text).toMatch(/line 6, column 4: m: .*write Midpoint\(A, B\)/);
  expect((await call('check', { figure: `${triangle}\nm: Midpiont(A, B)` })).text).toContain('line 6, column 4');
  expect((await call('check', { figure: triangle })).text).toBe('no problem');
});

test('draws what is left of a text with mistakes, and tells all of them', async () => {
  const wrong = 'A: Point(0, 0) {colr: red} "A"\nB: Point(3,)\nk: Cirle(A, 2)\ns: Segment(A, B)';
  const { parts, text, isError } = await call('render', { figure: wrong });
  expect(isError).toBe(false);
  expect(parts[0]).toMatchObject({ type: 'image', mimeType: 'image/png' });
  expect(text).toContain("what can't be read is left out. 3 to mend, the first one first:");
  const lines = text.split('\n').slice(-3);
  expect(lines[0]).toMatch(/^- line 2, column 12: .*comma/);
  for (const [place, name] of [
    ['line 1, column 17', 'color'],
    ['line 3', 'Circle'],
  ] as const)
    expect(lines.slice(1)).toContainEqual(expect.stringMatching(new RegExp(`${place}.*${name}`)));
  expect((await call('render', { figure: wrong, format: 'svg' })).text).toContain('3 to mend');
});

test('lists what is left of a text with mistakes', async () => {
  const { text, isError } = await call('list', { figure: `${triangle}\nk: Circle(A, 2` });
  expect(isError).toBe(false);
  expect(text).toContain('B: Point {"x":4,"y":0}');
  expect(text).toMatch(/what can't be read is left out\. 1 to mend, the first one first:\n- line 6, column \d+: /);
});

test('tells of a project in JSON where it is wrong', async () => {
  const definitions = [
    { kind: 'primitive', id: 'A', source: 'Point(0, 0' },
    { kind: 'primitive', id: 'B', source: 'Pont(1, 0)' },
  ];
  const ofProject = (from: number) =>
    JSON.stringify({ slides: [{ definitions: definitions.slice(from) }], metadata: { version: '11' } });
  const { text, isError } = await call('render', { figure: ofProject(0) });
  expect([isError, text]).toEqual([true, expect.stringContaining('- slides.0.definitions.0.source: definition A:')]);
  expect((await call('check', { figure: ofProject(1) })).text).toContain('- slides.0.definitions.0: B: unknown');
  expect((await call('render', { figure: '{"slides": [' })).text).toContain('line 1, column 13: ');
});

test.each([
  ['draw', 'There is no tool "draw": There are render, check, list, language, assert.'],
  ['geoslide_render', 'did you mean render?'],
  ['chek', 'did you mean check?'],
])('a tool %s, which there is not, is answered with those that there are', async (name, words) => {
  await expect(client.callTool({ name, arguments: { figure: triangle } })).rejects.toThrow(words);
});

test('a page that there is not is answered with those that there are', async () => {
  const read = client.readResource({ uri: 'geoslide://language/circle' });
  await expect(read).rejects.toThrow(/did you mean geoslide:\/\/language\/circles\? There are guide, format, /);
});

test('a figure that can’t be read, and a slide that is not there, are errors with the remedy', async () => {
  const unreadable = await call('render', { figure: 'A Point(0, 0)' });
  expect([unreadable.isError, unreadable.text]).toEqual([true, expect.stringContaining('line 1, column')]);
  const missing = await call('list', { figure: triangle, slide: 7 });
  expect([missing.isError, missing.text]).toEqual([true, expect.stringContaining('there is no slide 7')]);
});

test('lists values, looks up forms, and proves statements', async () => {
  expect((await call('list', { figure: triangle })).text).toContain('a: Segment {"start":{"x":0,"y":0}');
  expect((await call('language', { query: 'circle three points' })).text).toContain(
    'Circle(A: Point, B: Point, C: Point)',
  );
  expect((await call('language', { query: 'qqqq' })).text).toContain('geoslide://guide');
  const statements = ['perpendicular(a, b)', 'equal(length(a), 5)', 'length(a) > length(b)', 'paralell(a, b)'];
  expect((await call('assert', { figure: triangle, statements })).text.split('\n')).toEqual([
    'perpendicular(a, b): holds, deviation 0 degrees',
    'equal(length(a), 5): does not hold, deviation 1 units',
    'length(a) > length(b): holds, deviation 0',
    expect.stringContaining('not measured: there is no statement paralell (did you mean parallel?)'),
  ]);
});

test('has a guide and the references to read, without their pictures', async () => {
  const { resources } = await client.listResources();
  const names = ['guide', 'format', 'language', 'styles', 'tutorial', 'cookbook', 'language/circles', 'language/space'];
  expect(resources.map(({ uri }) => uri)).toEqual(expect.arrayContaining(names.map((name) => `geoslide://${name}`)));
  for (const { uri } of resources) {
    const [page] = (await client.readResource({ uri })).contents;
    expect(page).toMatchObject({ mimeType: 'text/markdown', text: expect.stringMatching(/^# /) });
    expect(page).not.toMatchObject({ text: expect.stringMatching(/<img|!\[/) });
  }
});

test('tells what others depend on first, then as the lines run', async () => {
  const wrong = 'A: Point(0, 0)\nB: Point(1, 0) {colour: red}\ns: Segmnt(A, B)\nk: Circle(A, C)\nM: Midpoint(s)';
  const { text } = await call('check', { figure: wrong });
  expect(text.match(/line \d+/g)).toEqual(['line 3', 'line 2', 'line 4']);
  const drawn = await call('render', { figure: wrong });
  expect(drawn.text.match(/line \d+/g)).toEqual(['line 2', 'line 3', 'line 4']);
  expect(drawn.text).toContain('write Segment(A, B) (M depends on it)');
});

test('answers to lines that are no messages, and goes on', async () => {
  const { stdin, stdout, stderr } = spawn(process.execPath, [bin, 'mcp']);
  const init = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  const lines = [
    '{"jsonrpc": "2.0", "id": 1, ',
    'hello',
    '',
    '[{"jsonrpc": "2.0", "id": 2, "method": "ping"}]',
    '{"id": 3, "method": "ping"}',
    '{"jsonrpc": "2.0", "id": "four"}',
    'x'.repeat(10 * 1024 * 1024 + 1),
    'x'.repeat(21 * 1024 * 1024),
    JSON.stringify({ jsonrpc: '2.0', id: 5, method: 'initialize', params: init }),
  ];
  const [out, err] = [textOf(stdout), textOf(stderr)];
  // A line in two parts, as a pipe may hand it over.
  stdin.write(lines.join('\n').slice(0, -9));
  await sleep(50);
  stdin.end(`${lines.join('\n').slice(-9)}\n`);
  expect(await err).toBe('');
  expect(
    (await out)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { id: null, error: { code: -32700, message: expect.stringContaining('The line is no JSON') } },
    { id: null, error: { code: -32700 } },
    { id: null, error: { code: -32600, message: expect.stringContaining('a line of its own') } },
    { id: 3, error: { code: -32600, message: expect.stringContaining('"jsonrpc": "2.0"') } },
    { id: 'four', error: { code: -32600, message: expect.stringContaining('"method"') } },
    { id: null, error: { code: -32600, message: expect.stringContaining('longer than 10 MB') } },
    { id: null, error: { code: -32600, message: expect.stringContaining('longer than 10 MB') } },
    { id: 5, result: { serverInfo: { name: 'geoslide' } } },
  ]);
});

test('writes nothing to standard error', () => {
  expect(errors).toBe('');
});
