import { readFileSync } from 'node:fs';
import { ProtocolError } from '@geoslide/protocol';
import { describe, expect, test } from 'vitest';
import { checkProject, listObjects, parseFigure, printFigure, renderPng, renderSvg, renderTikz } from './index.js';

const text = 'view -3 .. 3, -2 .. 2 scale 40\nA: Point(?:=-1, ?:=0) "A"\nk: Circle(A, 1.5) {lineDash: dashed}\n';
const project = parseFigure(text).project;

/** What a promise is rejected with. */
async function failureOf(promise: Promise<unknown>): Promise<ProtocolError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProtocolError);
  return error as ProtocolError;
}

describe('figure text', () => {
  test('gives the same pictures as its project, from an object and from JSON as a text', async () => {
    const wanted = await renderPng(project);
    expect(wanted).toMatchObject({ width: 240, height: 160, warnings: [] });
    for (const content of [
      text,
      JSON.stringify(project),
      `\ufeff\n ${JSON.stringify(project)}`,
      printFigure(project),
    ]) {
      expect((await renderPng(content)).bytes).toEqual(wanted.bytes);
    }
    expect(await renderSvg(text)).toEqual(await renderSvg(project));
    expect(await renderTikz(text)).toEqual(await renderTikz(project));
    expect(listObjects(text)).toEqual(listObjects(project));
    expect(await checkProject(text)).toEqual([]);
  });

  test('has its warnings before those of drawing, all with their places', async () => {
    const wrong = 'A: Point(0, 0) {colr: red}\n\nB: Segment(A, C)\n';
    const warnings = [
      { line: 1, column: 17, message: expect.stringContaining('did you mean color?') },
      { line: 3, column: 4, id: 'B', message: expect.stringContaining('C') },
    ];
    expect((await renderPng(wrong)).warnings).toEqual(warnings);
    expect((await renderSvg(wrong)).warnings).toEqual(warnings);
    expect(listObjects(wrong).warnings).toEqual(warnings);
    expect(await checkProject(wrong)).toMatchObject([
      { severity: 'warning', line: 1, column: 17 },
      {
        severity: 'warning',
        line: 3,
        column: 4,
        path: 'slides.0.definitions.1',
        message: expect.stringMatching(/^B: /),
      },
    ]);
  });

  test('with mistakes is one error that has all of them', async () => {
    const wrong = 'A: Point(0, 0\nB: circle[A, 2]\n';
    const issues = [
      { path: '', line: 1, column: 9, message: expect.stringContaining('write the missing )') },
      { path: '', line: 2, column: 10, message: expect.stringContaining('arguments stand in ( and )') },
    ];
    const error = await failureOf(renderPng(wrong));
    expect(error.message).toMatch(/^The figure text is not valid: line 1, column 9: .* \(and 1 more\)$/);
    expect(error.issues).toEqual(issues);
    expect(() => listObjects(wrong)).toThrow(error.message);
    expect(await checkProject(wrong)).toEqual(issues.map((issue) => ({ severity: 'error', ...issue })));
  });

  test('that begins with a brace is JSON', async () => {
    const error = await failureOf(renderPng('{\n  "slides": [,]\n}'));
    expect(error.message).toMatch(/^The project is not JSON: line 2, column 14/);
    expect(error.issues).toMatchObject([{ path: '', line: 2, column: 14 }]);
  });

  test('names a template that the caller reads', async () => {
    const named = `template "night.json"\n${text}`;
    const night = JSON.parse(readFileSync(new URL('../../../examples/templates/night.json', import.meta.url), 'utf8'));
    const { bytes } = await renderPng(named, { templates: (name) => (name === 'night.json' ? night : undefined) });
    expect(bytes).not.toEqual((await renderPng(text)).bytes);
    expect((await failureOf(renderPng(named))).message).toMatch(
      /line 1, column 10: .*templates are not available here/,
    );
  });
});

describe('a text without a view', () => {
  const unit = 'A: Point(0, 0)\nB: Point(1, 0)\nC: Point(0, 0.5)\nd: Polygon(A, B, C)';

  test.each([unit, unit.replaceAll('1', '1000').replace('0.5', '500')])(
    'fits its content in whatever units',
    async (content) => {
      const { width, height, viewBound, scale } = await renderPng(content);
      expect(Math.max(width, height)).toBe(600);
      expect(width / height).toBeCloseTo(1.9, 0);
      const { left, right } = viewBound!;
      expect((right - left) * scale!).toBeCloseTo(600);
    },
  );

  test('takes a view, a scale, a size, a padding, and a fixed frame where they are asked for', async () => {
    const viewBound = { left: -1, right: 1, bottom: -1, top: 1 };
    expect(await renderPng(unit, { viewBound, scale: 50 })).toMatchObject({ width: 100, height: 100, viewBound });
    expect(await renderPng(unit, { view2D: { ...viewBound, scale: 50 } })).toMatchObject({ width: 100, viewBound });
    expect(await renderPng(unit, { scale: 200 })).toMatchObject({ scale: 200 });
    expect(await renderPng(unit, { size: { width: 300, height: 200 } })).toMatchObject({ width: 300, height: 200 });
    expect((await renderPng(unit, { contain: { padding: 50 } })).width).toBe(600);
    expect(await renderPng(unit, { contain: false })).toMatchObject({ width: 1024, height: 1024 });
    expect(await renderSvg(unit)).toMatchObject({ width: 600 });
  });

  test('of what has no end is as large as others, around the origin', async () => {
    expect(await renderPng('f: y = x')).toMatchObject({ width: 600, height: 600, scale: 50, viewBound: { left: -6 } });
  });

  test('of words alone is as large as they are, unless axes are seen', async () => {
    const small = async (content: string) => {
      const { width, height } = await renderPng(content);
      return width < 300 && height < 120;
    };
    const words = 'text t: "2. The circle touches the sides."';
    expect(await small(`axes off\n${words}`)).toBe(true);
    expect(await small('axes off\nslider a: 0 .. 5 = 1\nbutton b: "Go"')).toBe(true);
    expect(await small('axes off\ntext t: "Hello" {offsetX: 2, offsetY: 1}')).toBe(true);
    expect(await renderPng(words)).toMatchObject({ width: 600, height: 600 });
    expect(await renderPng(`axes off\nA: Point(2, 1)\n${words}`)).toMatchObject({ width: 600, height: 600 });
  });

  test('leaves as much free on the right of words as on their left', async () => {
    const { width } = await renderPng('axes off\ntext t: "2. The circle touches the sides."');
    const under = await renderPng(
      'axes off\ntext t: "2. The circle touches the sides."\ntext u: "x" {offsetX: 0, offsetY: 0}',
    );
    expect(under.width).toBe(width);
  });
});

test('what is said of the options has no place in the text', async () => {
  const { warnings } = await renderPng(text, { pixelratio: 2 } as object);
  expect(warnings).toEqual([{ path: 'pixelratio', message: expect.stringContaining('pixelRatio') }]);
});
