import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHere } from './testing/run-here.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'geoslide-commands-'));
  writeFileSync(join(folder, 'project.json'), '{"slides": []}');
  writeFileSync(
    join(folder, 'a.geoslide'),
    'slider a: 0 .. 5 = 1\nA: Point(?:=0, ?:=0)\nB: Point(a, 2)\nr: 3\nk: Circle(A, r)\ns: Segment(A, B)\n',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => runHere(args, folder);

describe('render', () => {
  test('--frames draws a numbered series with one view, in any format', async () => {
    const { status, err } = await run('render', 'a.geoslide', '--frames', 'a=0..sqrt(4):3', '--out', 'series/a.png');
    expect([status, err]).toEqual([0, expect.stringContaining('3 pictures')]);
    const sizes = ['001', '002', '003'].map((number) => {
      const { width, height } = PNG.sync.read(readFileSync(join(folder, `series/a-${number}.png`)));
      return `${width} × ${height}`;
    });
    expect(new Set(sizes).size).toBe(1);
    expect((await run('render', 'a.geoslide', '--frames', 'a=0..2:2', '--format', 'svg')).status).toBe(0);
    expect(readFileSync(join(folder, 'a-002.svg'), 'utf8')).toContain('<svg');
  });

  test('a name whose ending is of another format than --format is told', async () => {
    const { status, err } = await run('render', 'a.geoslide', '--format', 'svg', '--out', 'named.png');
    expect([status, err]).toEqual([0, expect.stringContaining('write --out named.svg, or leave --format out')]);
    expect((await run('render', 'a.geoslide', '--format', 'svg', '--out', 'named.svg')).err).not.toContain(
      'warning: --',
    );
  });

  test('--frames draws one file of many pictures', async () => {
    for (const name of ['a.gif', 'a.apng']) {
      const { status, err } = await run('render', 'a.geoslide', '--frames', 'a=0..2:4', '--fps', '10', '--out', name);
      expect([status, err]).toEqual([0, expect.stringContaining(name)]);
    }
    expect(readFileSync(join(folder, 'a.gif')).subarray(0, 6).toString()).toBe('GIF89a');
    expect(readFileSync(join(folder, 'a.apng')).includes('acTL')).toBe(true);
  });

  test.each([
    [['--frames', 'a=0..1'], 2, '--frames: frames are NAME=FROM..TO:COUNT'],
    [['--frames', 'a=0..1:3', '--out', '-'], 2, 'standard output takes one file'],
    [['--format', 'gif'], 2, 'gif holds an animation: say what moves'],
    [['--frames', 'a=0..1:3', '--fps', '5'], 2, '--fps is for gif and apng only'],
    [['--frames', 'a=0..1:3', '--fps', '100', '--out', 'b.gif'], 1, '--fps (100) has to be above 0'],
    [['--frames', 'b=0..1:3', '--out', 'b.gif'], 1, 'there is no "b"'],
    [['--frames', 'b=0..1:3'], 1, 'there is no "b"'],
  ])('%j tells what is wrong', async (options, status, message) => {
    expect(await run('render', 'a.geoslide', ...options)).toMatchObject({
      status,
      err: expect.stringContaining(message),
    });
  });

  test('without --out, the picture lies beside its file', async () => {
    expect((await run('render', 'a.geoslide')).status).toBe(0);
    expect(PNG.sync.read(readFileSync(join(folder, 'a.png'))).width).toBeGreaterThan(0);
    expect((await run('render', 'a.geoslide', '--format', 'svg')).status).toBe(0);
    expect(readFileSync(join(folder, 'a.svg'), 'utf8')).toMatch(/^<svg/);
  });

  test('--out - is a PNG', async () => {
    expect((await run('render', 'a.geoslide', '--out', '-')).bytes.subarray(1, 4).toString()).toBe('PNG');
  });

  test('--set gives sliders, numbers and points other values', async () => {
    const set = ['--set', 'a=sqrt(6.25)', '--set', 'A=1,-1', '--set', 'r=7'];
    expect((await run('render', 'a.geoslide', '--out', 'set.svg', ...set)).status).toBe(0);
    writeFileSync(
      join(folder, 'b.geoslide'),
      'slider a: 0 .. 5 = 2.5\nA: Point(?:=1, ?:=-1)\nB: Point(a, 2)\nr: 7\nk: Circle(A, r)\ns: Segment(A, B)\n',
    );
    expect((await run('render', 'b.geoslide', '--out', 'typed.svg')).status).toBe(0);
    expect(readFileSync(join(folder, 'set.svg'), 'utf8')).toBe(readFileSync(join(folder, 'typed.svg'), 'utf8'));
  });

  test('--font draws texts with files of one’s own', async () => {
    writeFileSync(
      join(folder, 'f.geoslide'),
      'view 0 .. 4, 0 .. 3\ntext t: "abc" {offsetX: 1, offsetY: 1, font: Mine}\n',
    );
    expect((await run('render', 'f.geoslide', '--out', 'usual.svg')).status).toBe(0);
    const { resolve } = createRequire(new URL('../../../packages/fonts/package.json', import.meta.url));
    const font = resolve('katex/dist/fonts/KaTeX_Typewriter-Regular.ttf');
    expect((await run('render', 'f.geoslide', '--out', 'own.svg', '--font', `Mine=${font}`)).status).toBe(0);
    expect(readFileSync(join(folder, 'own.svg'), 'utf8')).not.toBe(readFileSync(join(folder, 'usual.svg'), 'utf8'));
  });

  test('--title, --text and --bare', async () => {
    writeFileSync(
      join(folder, 'words.geoslide'),
      'view 0 .. 4, 0 .. 3\ntext t1: "two words" {offsetX: 1, offsetY: 1}\n',
    );
    await run('render', 'words.geoslide', '--out', 'words.svg', '--title', 'A & B', '--text');
    expect(readFileSync(join(folder, 'words.svg'), 'utf8')).toMatch(
      /<title>A &amp; B<\/title>.*<text[^>]*>two words</s,
    );
    await run('render', 'words.geoslide', '--out', 'words.tex', '--bare');
    expect(readFileSync(join(folder, 'words.tex'), 'utf8')).not.toContain('\\begin{document}');
  });

  test.each([
    [['--set', 'q=1'], 1, 'there is no "q"'],
    [['--set', 'A=1'], 1, '"A" takes 2 finite numbers, not 1'],
    [['--set', 'k=1'], 1, '"k" has no value to set'],
    [['--set', 'a'], 2, '--set takes NAME=NUMBER'],
    [['--font', 'serif'], 2, '--font takes KEY=FILE'],
    [['--font', 'serif=none.ttf'], 1, 'none.ttf'],
    [['--bare'], 2, '--bare is for tikz only, not for png'],
    [['--width', '80mm'], 2, '--width is for svg, tikz and pdf only, not for png'],
    [['--width', '80', '--format', 'svg'], 1, 'such as "80mm", "8cm", "3in" or "240pt", not "80"'],
    [['--width', '80mm'], 2, 'add --format svg, or an --out that ends in .svg; --size 640x480 is in px'],
    [['--set', 'a=q'], 2, '--set takes NAME=NUMBER, such as --set a=1.2 or a=2π'],
    [['--out', 'a.jpg'], 2, '"a.jpg" ends in none of .png, .pdf, .svg, .tex, .gif, .apng: name the file so'],
    [['--out', ''], 2, '--out is empty'],
    [['-out', 'a.png'], 2, 'write --out with two hyphens for "-out"'],
    [['—out', 'a.png'], 2, 'write --out with two hyphens for "—out"'],
    [['--size', '640'], 2, 'such as --size 640x480'],
    [['--template', 'a.geoslide'], 2, '--template takes JSON with styles'],
    [['a.geoslide'], 2, 'a.geoslide is named twice: name it once'],
    [['a.svg'], 2, 'a.svg is the name of a picture: write --out a.svg'],
    [['--scale', '2x'], 2, '--scale takes a number, such as --scale 2, not "2x"'],
    [['--out', 'a.geoslide/b.png'], 1, 'a.geoslide/b.png'],
    [['--text', '--format', 'pdf'], 2, '--text is for svg only, not for pdf'],
    [['--scael', '3'], 2, 'did you mean --scale?'],
    [['--all'], 2, 'did you mean --all-slides?'],
    [['--output-format', 'svg'], 2, 'did you mean --format?'],
    [
      ['--template', 'greyscal'],
      2,
      '--template takes a file such as look.json, or textbook or greyscale, not "greyscal"',
    ],
    [['--template', 'dark.json'], 1, 'dark.json: there is no such file'],
    [['--set', 'A', '2'], 2, '--set takes NAME=NUMBER'],
    [['--camera', '{"yaw": "30°"}'], 1, '--camera: yaw must be a finite number, an angle in radians'],
    [['--camera', '{yaww: 1}'], 0, '"yaww" is no key of --camera, and is ignored: did you mean yaw?'],
    [['--template', 'project.json'], 0, 'warning: --template: it is a project, not a template'],
    [['--set', 'A.x=2'], 1, 'there is no "A.x": all numbers of "A" are set at once, where it is written as Point(?:='],
    [['--contain', '8'], 2, '--contain takes no number: write --padding 8'],
    [['--bg', 'white'], 2, 'the figure says it: background {color: white}'],
    [['--scale', 'big'], 2, 'such as --scale 50, not "big"'],
    [['--scale', '-1'], 1, 'a.geoslide: --scale: scale (-1) has to be above 0'],
    [['--view', '1,0,0,1'], 1, '--view: left (1) has to be less than right (0)'],
    [['--pixel-ratio', '0'], 1, '--pixel-ratio: it (0) has to be above 0'],
    [['--slide', '0'], 1, '--slide (0) has to be a whole number from 1'],
  ])('%j says what to change in terms of the flags', async (args, status, message) => {
    const result = await run('render', 'a.geoslide', ...args);
    expect([result.status, result.err]).toEqual([status, expect.stringContaining(message)]);
  });

  test('a size has any sign of times', async () => {
    for (const size of ['320x200', '320X200', '320×200', '320*200']) {
      const { bytes } = await run('render', 'a.geoslide', '--size', size, '--out', '-');
      expect(PNG.sync.read(bytes)).toMatchObject({ width: 320, height: 200 });
    }
  });

  test('of a text with mistakes, what is to be said of the rest is told with them', async () => {
    writeFileSync(
      join(folder, 'wrong.geoslide'),
      'A: Point(0, 0)\nB: Point(1, 2\nk: Cirle(A, 2)\nM: Center(k)\ns: Segment(A, B)',
    );
    const { status, err } = await run('render', 'wrong.geoslide', '--out', 'wrong.png');
    expect([status, err.match(/^wrong.geoslide:\d+:\d+: \w+/gm)]).toEqual([
      1,
      ['wrong.geoslide:2:9: error', 'wrong.geoslide:3:4: warning'],
    ]);
    expect(err).toContain('write Circle(A, 2) (M depends on it)');
    expect(err).toMatch(/wrong\.png: \d+ × \d+ px, without what is wrong\n$/);
  });

  test('a file in another encoding is told with its place', async () => {
    writeFileSync(join(folder, 'latin.geoslide'), Buffer.from('A: Point(0, 0)\nB: Point(1, 2) "\xe4"\n', 'latin1'));
    expect((await run('check', 'latin.geoslide')).out).toContain(
      'line 2, column 17 has a character of another encoding',
    );
    for (const text of ['\ufeff{}', '{}']) {
      writeFileSync(join(folder, 'wide.json'), Buffer.from(text, 'utf16le'));
      expect((await run('check', 'wide.json')).out).toContain('wide.json is UTF-16: save it as UTF-8');
    }
  });

  test('a file that is not there is named once', async () => {
    const { status, err } = await run('render', 'none.geoslide');
    expect([status, err]).toEqual([1, 'geoslide: none.geoslide: there is no such file\n']);
    expect((await run('check', 'none.geoslide')).out).toBe('none.geoslide: error: there is no such file\n');
    writeFileSync(join(folder, 'text.json'), 'A: Point(0, 0)\n');
    expect((await run('render', 'text.json')).err).toContain('geoslide: text.json is not JSON: line 1, column 1');
    writeFileSync(join(folder, 'near.geoslide'), 'A: Point(0, 0)\n');
    for (const typed of ['near.geosldie', 'naer.geoslide'])
      expect((await run('render', typed)).err).toContain('no such file: did you mean near.geoslide?');
  });
});

describe('commands', () => {
  test('init writes a figure that draws without a warning, and overwrites nothing', async () => {
    expect((await run('init', 'tri')).status).toBe(0);
    const drawn = await run('render', 'tri.geoslide');
    expect([drawn.status, drawn.err.includes('warning')]).toEqual([0, false]);
    expect((await run('format', 'tri.geoslide', '--check')).status).toBe(0);
    const again = await run('init', 'tri');
    expect([again.status, again.err]).toEqual([1, expect.stringContaining('is there already')]);
    expect((await run('init', 'tri.png')).err).toContain('write geoslide init tri');
  });

  test('assert measures statements', async () => {
    const held = await run('assert', 'a.geoslide', 'equal(r, 3)', 'length(s) < 3');
    expect([held.status, held.out]).toEqual([
      0,
      'equal(r, 3): holds, deviation 0 units\nlength(s) < 3: holds, deviation 0\n',
    ]);
    expect((await run('assert', 'a.geoslide', 'equal(r, 4)')).status).toBe(1);
    expect(JSON.parse((await run('assert', 'a.geoslide', 'equal(r, 4)', '--json')).out)).toMatchObject([
      { deviation: 1 },
    ]);
    expect((await run('assert', 'a.geoslide')).status).toBe(2);
    expect((await run('assert', 'on(A, k)', 'a.geoslide')).err).toContain('the file stands first');
  });

  test('completion names every command and its options', async () => {
    const script = (await run('completion', 'bash')).out;
    expect(spawnSync('bash', ['-n'], { input: script }).status).toBe(0);
    const complete = `${script}\nCOMP_WORDS=(geoslide render --pix); COMP_CWORD=2; _geoslide; echo "\${COMPREPLY[@]}"`;
    expect(spawnSync('bash', ['-c', complete], { encoding: 'utf8' }).stdout).toBe('--pixel-ratio\n');
    expect((await run('completion', 'fish')).out).toContain('__fish_seen_subcommand_from render" -l pixel-ratio');
    expect((await run('completion', 'cmd')).status).toBe(2);
  });

  test('a wrong name is answered with the nearest one, a file with the command that draws it', async () => {
    expect((await run('rendr', 'x')).err).toContain('did you mean render?');
    expect((await run('a.geoslide')).err).toContain('geoslide render a.geoslide draws that file');
  });

  test('a name that is like none is answered with all, a constructor with its forms', async () => {
    expect((await run('foo')).err).toContain('there is no command "foo": there are render, check, ');
    expect((await run('-v')).err).toContain('did you mean -V?');
    expect((await run('Circle')).err).toContain('geoslide language Circle tells how it is written');
    expect((await run('language', 'Midpoint')).out).toContain('Midpoint(P: Point, Q: Point) -> Point\n  ');
    expect((await run('language', 'circle', 'three', 'points')).out).toContain('Circumcircle(');
    expect((await run('language', 'zqxw')).status).toBe(1);
    expect((await run('language')).status).toBe(2);
  });

  test('-V is the version', async () => {
    expect((await run('-V')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
