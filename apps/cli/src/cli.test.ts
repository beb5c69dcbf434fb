import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/geoslide.js', import.meta.url));
const thales = fileURLToPath(new URL('../../../examples/thales.json', import.meta.url));
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'geoslide-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: string[], input?: string): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    encoding: 'utf8',
    input,
    cwd: folder,
  });
  return { status, out: stdout, err: stderr };
}

describe('geoslide render', () => {
  test.each([
    ['png', ['--pixel-ratio', '2', '--view', '-6,6,-2,5', '--scale', '20']],
    ['svg', ['--view', '-6,6,-2,5', '--scale', '40']],
    ['tex', []],
  ])('writes a .%s by the ending of its name', (ending, options) => {
    const file = join(folder, `thales.${ending}`);
    const { status, err } = run(['render', thales, '--out', file, ...options]);
    expect([status, err.includes('warning')]).toEqual([0, false]);
    const bytes = readFileSync(file);
    if (ending === 'png') expect(PNG.sync.read(bytes)).toMatchObject({ width: 480, height: 280 });
    else
      expect(bytes.toString()).toMatch(
        ending === 'svg' ? /^<svg[^>]* width="480" height="280"/ : /\\begin\{tikzpicture\}/,
      );
  });

  test('reads standard input and writes standard output', () => {
    const { status, out } = run(['render', '-', '--out', '-', '--format', 'svg'], readFileSync(thales, 'utf8'));
    expect([status, out.startsWith('<svg')]).toEqual([0, true]);
  });

  test.each([
    [['render', thales], 2, '--out'],
    [['render', thales, '--out', 'a.bmp'], 2, '--format'],
    [['render', thales, '--out', 'a.png', '--scale', 'big'], 2, 'takes a number'],
    [['render', thales, '--out', 'a.png', '--view', '1,2,3'], 2, 'LEFT,RIGHT,BOTTOM,TOP'],
    [['render', thales, '--out', 'a.png', '--slide', '9'], 1, 'there is no slide 9'],
    [['render', 'missing.json', '--out', 'a.png'], 1, 'missing.json'],
    [['draw'], 2, 'no command "draw"'],
    [['render', '--bogus', thales], 2, '--bogus'],
  ])('%j ends with %i and says %s', (args, code, message) => {
    const { status, err } = run(args);
    expect(status).toBe(code);
    expect(err).toContain(message);
  });

  test('names what is wrong in a file', () => {
    const file = join(folder, 'bad.json');
    const definitions = [{ kind: 'primitive', id: 'A', source: 'Point(1,' }];
    writeFileSync(
      file,
      JSON.stringify({
        metadata: { version: '11' },
        messages: [],
        slides: [{ definitions, uvarMap: [], styleSheet: {} }],
      }),
    );
    const { status, err } = run(['render', file, '--out', 'a.png']);
    expect(status).toBe(1);
    expect(err).toMatch(/A\b.*column/);
  });
});

describe('geoslide render in space', () => {
  const cube = fileURLToPath(new URL('../../../examples/cube-section.json', import.meta.url));

  test('takes a camera and a size', () => {
    const file = join(folder, 'cube.png');
    const { status } = run([
      'render',
      cube,
      '--out',
      file,
      '--camera',
      '{"yaw":-1.5707963,"projection":"oblique"}',
      '--size',
      '300x200',
      '--pixel-ratio',
      '2',
    ]);
    expect(status).toBe(0);
    expect(PNG.sync.read(readFileSync(file))).toMatchObject({ width: 600, height: 400 });
  });

  test.each([
    [['--camera', 'yaw'], 2, '--camera takes a JSON object'],
    [['--camera', '{"yaw":"left"}'], 1, 'yaw'],
    [['--size', '10'], 2, 'WIDTHxHEIGHT'],
  ])('%j ends with %i and says %s', (args, code, message) => {
    const { status, err } = run(['render', cube, '--out', 'a.png', ...args]);
    expect(status).toBe(code);
    expect(err).toContain(message);
  });
});

describe('geoslide list', () => {
  test('--json gives every object with its type and value', () => {
    const { status, out } = run(['list', thales, '--json']);
    const { slide, objects, warnings } = JSON.parse(out);
    expect([status, slide, warnings]).toEqual([0, 1, []]);
    expect(objects[0]).toEqual({ id: 'A', kind: 'primitive', type: 'Point', defined: true, value: { x: -4, y: 0 } });
  });

  test('as a table for people', () => {
    const { out } = run(['list', thales]);
    expect(out.split('\n')[0]).toMatch(/^id +kind +type +value$/);
  });
});

describe('geoslide keys', () => {
  test('creates, lists and revokes', () => {
    const created = run(['keys', 'create', '--customer', 'school', '--days', '30']);
    expect(created.out).toMatch(/^gsk_/);
    const [id] = run(['keys', 'list']).out.split(' ');
    expect(run(['keys', 'revoke', id!]).status).toBe(0);
    expect(run(['keys', 'list']).out).toContain('revoked');
  });
});
