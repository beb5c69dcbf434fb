import { beforeAll, describe, expect, test } from 'vitest';
import { contentOf, fileNameFor, loadFigure, otherForm, placeIn, printedFigure, readForm } from './figure-form.js';

// The module may be slow to load on a busy machine.
beforeAll(loadFigure, 60_000);

const none = (name: string) => {
  throw new Error(`there is no template ${name}`);
};
const text = 'view -3 .. 3, -2 .. 2 scale 40\nA: Point(?:=1, 0) "A"\n';

describe('a project in the editor', () => {
  test('goes from one form to the other and back', () => {
    const { project, isReadable } = readForm(text, none);
    expect(isReadable).toBe(true);
    const json = otherForm(text, project);
    expect(readForm(json, none).project).toEqual(JSON.parse(JSON.stringify(project)));
    expect(otherForm(json, JSON.parse(json))).toBe(text);
    expect([fileNameFor('a', text), fileNameFor('a', json)]).toEqual(['a.geoslide', 'a.json']);
  });

  test('has its problems with their places, and what can be read of it', () => {
    const { project, isReadable, isWhole, problems } = readForm('A: Point(0, 0) {colr: red}\nB: Point(', none);
    expect([isReadable, isWhole, (project as { slides: object[] }).slides.length]).toEqual([true, false, 1]);
    expect(problems).toMatchObject([
      { severity: 'error', position: { line: 2, column: 9 } },
      { severity: 'warning', position: { line: 1, column: 17 } },
    ]);
    expect(readForm('{"a":\n,}', none)).toMatchObject({
      isReadable: false,
      problems: [{ severity: 'error', message: expect.not.stringContaining('line'), position: { line: 2, column: 1 } }],
    });
  });

  test('leads to its definitions', () => {
    expect(placeIn(text, 'slides.0.definitions.0')).toEqual({ line: 2, column: 4 });
    expect(placeIn('{"slides": [\n 1]}', 'slides.0')).toEqual({ line: 2, column: 2 });
  });

  test('takes templates by their names', () => {
    const night = { backgroundStyle: { background: { color: '#123' } } };
    const { project } = readForm(`template "night.json"\n${text}`, (name) =>
      name === 'night.json' ? night : none(name),
    );
    expect(printedFigure(project)).toContain('background {color: #123}');
    expect(readForm(`template "x"\n${text}`, none).problems[0]?.message).toContain('there is no template x');
  });

  test('is sent as text unless that names a file', () => {
    const { project } = readForm(text, none);
    expect(contentOf(text, project)).toBe(text);
    expect(contentOf(`template "a"\n${text}`, project)).toBe(project);
    expect(contentOf('{}', project)).toBe(project);
  });
});
