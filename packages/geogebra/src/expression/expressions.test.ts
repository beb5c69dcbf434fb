import { construct } from '@geoslide/geometry';
import { describe, expect, it } from 'vitest';
import { readGeoGebra } from '../read-geogebra.js';
import { command, expression, ggbFile, point } from '../testing/ggb-file.js';

const number = (label: string, value: number) =>
  `<element type="numeric" label="${label}"><show object="false"/><value val="${value}"/></element>`;

const OBJECTS = [
  point('A', 0, 0),
  point('B', 4, 0),
  point('C', 0, 3),
  number('a', 2),
  ...[1, 2, 3].flatMap((n) => [number(`A${n}`, n), number(`B${n}`, 10 * n)]),
  command('Polygon', ['A', 'B', 'C'], [['polygon', 'p']]),
  command('CircleArc', ['A', 'B', 'C'], [['circlepart', 'arc']]),
  command('CircleSector', ['A', 'B', 'C'], [['circlepart', 'sector']]),
  expression('L', '{1, 2, 3} + 0', 'list'),
].join('\n');

/** The number of an expression that has no saved value to fall back on. */
function resultOf(text: string): unknown {
  const { project } = readGeoGebra(ggbFile(OBJECTS + expression('result', text, 'numeric')));
  const value = construct(project.slides[0]!).objects.get('result')?.value;
  return value !== undefined && 'value' in value ? value.value : undefined;
}

describe('expressions', () => {
  it.each<[text: string, value: number]>([
    // Old files have square brackets, also in each other.
    ['Distance[A, Midpoint[B, C]] + 1', 3.5],
    ['Length[Append[{1, 2}, Max[{3, 4}]]]', 3],
    ['AB + BC', 9],
    // Cells of the spreadsheet: an empty one does not count.
    ['Sum(A1:A9)', 6],
    ['Sum(A1:B2)', 33],
    ['Sum(CellRange(A1, A3))', 6],
    ['$A$1 + B$2 + $A3', 24],
    ['If(1 < a ≤ 2, 7, 8)', 7],
    ['If(2 < a < 5, 7, 8)', 8],
    ['If(1 < a < 3 ∧ 0 < a, 7, 8)', 7],
    ['30° / °', 30],
    ['asind(0.5) / 1°', 30],
    ['Sum(1...5)', 15],
    ['1.5 + 2. + .5', 4],
    // Figures count as what they measure, a condition as 1 or 0.
    ['p / 2', 3],
    ['arc + 0', 2 * Math.PI],
    ['sector 2', 8 * Math.PI],
    ['3 (a > 1) + (a > 5)', 3],
    ['Iteration(x^2, 2, 3)', 256],
    // Lists whose length can change.
    ['Length(Join(L, {4, 5}))', 5],
    ['Sum(Append(L, 4))', 10],
    ['Element(Reverse(L), 1)', 3],
    ['Sum(Take(L, 2))', 5],
    ['Sum(Take(L, 2, 2))', 2],
    ['Sum(First(L, 2))', 3],
    ['Sum(Last(L, 2))', 5],
  ])('%s', (text, value) => {
    expect(resultOf(text)).toBeCloseTo(value, 9);
  });

  it('refuses a range that is too large, and one of no cells', () => {
    const reasons = ['Sum(A1:ZZ99999)', 'Sum(a:A3)'].map(
      (text) => readGeoGebra(ggbFile(OBJECTS + expression('result', text, 'numeric'))).warnings.at(-1)?.message,
    );
    expect(reasons[0]).toContain('a range of more than 10000 cells');
    expect(reasons[1]).toContain('no range of cells');
  });

  it('gives an object another name where its own is called as a function', () => {
    const area = expression('area', 'Area(p)', 'numeric');
    const { project, warnings } = readGeoGebra(ggbFile(OBJECTS + area));
    expect(construct(project.slides[0]!).objects.get('area_2')?.value).toMatchObject({ value: 6 });
    expect(warnings.map(({ message }) => message)).toContain('"area" is called area_2 here');
  });

  it('keeps such a name where nothing calls it', () => {
    const { project } = readGeoGebra(ggbFile(OBJECTS + number('area', 5)));
    expect(construct(project.slides[0]!).objects.get('area')?.value).toMatchObject({ value: 5 });
  });
});
