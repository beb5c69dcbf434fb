import { construct } from '@geoslide/geometry';
import { describe, expect, it } from 'vitest';
import { readGeoGebra } from '../read-geogebra.js';
import { command, expression, ggbFile, point } from '../testing/ggb-file.js';
import { referencePage } from '../testing/reference-page.js';
import { commands } from './index.js';

/** Objects of each kind, which a command takes in this order. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  point: ['A', 'B', 'C', 'D', 'E'],
  number: ['2', '3', '1', '0.5'],
  angle: ['30°'],
  linear: ['g', 'h'],
  line: ['g', 'h'],
  segment: ['s'],
  vector: ['v'],
  conic: ['c', 'k'],
  circle: ['c', 'k'],
  path: ['g', 'c'],
  graph: ['f'],
  function: ['f', 'q'],
  polygon: ['p'],
  list: ['l'],
  plane: ['E_1', 'E_2'],
  quadric: ['S'],
  figure: ['p', 'g'],
  curve: ['bow'],
};

const OBJECTS = [
  point('A', 0, 0),
  point('B', 4, 0),
  point('C', 1, 3),
  point('D', -3, 1),
  point('E', 2, -2),
  command('Line', ['A', 'C'], [['line', 'g']]),
  command('Line', ['B', 'D'], [['line', 'h']]),
  command('Segment', ['A', 'B'], [['segment', 's']]),
  command('Vector', ['A', 'C'], [['vector', 'v']]),
  command('Circle', ['A', '2'], [['conic', 'c']]),
  command('Circle', ['B', '2.5'], [['conic', 'k']]),
  command('Ellipse', ['A', 'B', 'C'], [['conic', 'm']]),
  command('Hyperbola', ['A', 'B', 'C'], [['conic', 'r']]),
  expression('f', 'f(x) = x² - 4', 'function'),
  expression('q', 'q(x) = x', 'function'),
  command('Polygon', ['A', 'B', 'C'], [['polygon', 'p']]),
  expression('cubic', 'cubic(x) = x³ - x', 'function'),
  command('CurveCartesian', ['t', 't²', 't', '-2', '2'], [['curvecartesian', 'bow']]),
  expression('l', '{A, B, C}', 'list'),
  expression('w', '{1, 2, 6}', 'list'),
  command('Plane', ['A', 'B', '(0, 1, 1)'], [['plane3d', 'E_1']]),
  command('Plane', ['A', 'B', '(0, 0, 1)'], [['plane3d', 'E_2']]),
  command('Sphere', ['A', '3'], [['quadric', 'S']]),
  command('Point', ['c'], [['point', 'P', '<coords x="2" y="0" z="1"/>']]),
  command('Midpoint', ['B', 'P'], [['point', 'M']]),
].join('\n');

function ofNumbers(name: string): [string, readonly string[]][] {
  return [
    [`${name}(list)`, ['w']],
    [`${name}(number…)`, ['1', '2', '6']],
  ];
}

/** Arguments of forms that not every object of a kind suits. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  'Asymptote(conic)': ['r'],
  'Focus(conic)': ['m'],
  'Vertex(conic)': ['m'],
  'Directrix(conic)': ['m'],
  'Axes(conic)': ['m'],
  'FirstAxis(conic)': ['m'],
  'SecondAxis(conic)': ['m'],
  'Eccentricity(conic)': ['m'],
  'SemiMajorAxisLength(conic)': ['m'],
  'SemiMinorAxisLength(conic)': ['m'],
  'Tangent(point, circle)': ['B', 'c'],
  'Tangent(circle, point)': ['c', 'B'],
  'Radius(figure)': ['c'],
  'Volume(figure)': ['Cube((0, 0, 0), (1, 0, 0))'],
  'Height(figure)': ['Cylinder((0, 0, 0), (0, 0, 2), 1)'],
  'Locus(point, point)': ['M', 'P'],
  'Locus(point, number)': [],
  // With a warning; its own test has it.
  'Integral(function)': [],
  'Hyperbola(point, point, number)': ['A', 'B', '1'],
  'Length(path)': ['s'],
  'Mean(list)': ['w'],
  'Mean(list, list)': ['w', 'w'],
  'DotPlot(list)': ['w'],
  'RootList(list)': ['w'],
  'Integral(function, number, number, boolean)': ['f', '0', '1', 'true'],
  'Min(list)': ['w'],
  'Max(list)': ['w'],
  'GCD(list)': ['w'],
  'LCM(list)': ['w'],
  'GCD(number…)': ['4', '6'],
  'LCM(number…)': ['4', '6'],
  'Point(list)': [],
  'Intersect(figure, figure)': ['E_1', 'E_2'],
  'Translate(figure, vector)': ['p', 'v'],
  'Translate(vector, point)': ['v', 'B'],
  'Tangent(circle, circle)': ['c', 'k'],
  'Arc(conic, point, point)': ['c', 'B', 'C'],
  'Sector(conic, point, point)': ['c', 'B', 'C'],
  'Vertex(polygon, number)': ['p', '2'],
  'OrthogonalLine(point, circle)': ['D', 'c'],
  'OrthogonalLine(point, conic)': ['D', 'm'],
  'Frequency(list)': ['w'],
  'Frequency(list, list)': ['{0, 2, 4, 6}', 'w'],
  'OrthogonalLine(line, line)': ['Line((0, 0, 0), (0, 0, 1))', 'Line((2, 0, 1), (2, 1, 1))'],
  'DynamicCoordinates(point, number, number, number)': ['A', '1', '2', '3'],
  'Ellipse(point, point, number)': ['A', 'B', '3'],
  'Integral(function, number, number)': ['f', '1', '2'],
  'Integral(function, function, number, number)': ['f', 'q', '0', '1'],
  'Circle(line, point)': ['Line((0, 0, 0), (0, 0, 1))', '(2, 0, 1)'],
  'Circle(segment, point)': ['Segment((0, 0, 0), (0, 0, 1))', '(2, 0, 1)'],
  'Circle(point, number, linear)': ['(0, 0, 0)', '2', 'Vector((0, 0, 0), (1, 0, 1))'],
  'Circle(point, point, linear)': ['(0, 0, 0)', '(0, 1, 0)', 'Vector((0, 0, 0), (1, 0, 1))'],
  'Circle(point, point, plane)': ['(0, 0, 0)', '(0, 1, 1)', 'E_1'],
  'Cylinder(point, point, number)': ['(0, 0, 0)', '(0, 0, 2)', '1'],
  'Cone(point, point, number)': ['(0, 0, 0)', '(0, 0, 2)', '1'],
  'Cone(point, vector, number)': ['(0, 0, 1)', 'Vector((0, 0, 0), (0, 0, 2))', '1'],
  'InfiniteCone(point, vector, number)': ['(0, 0, 1)', 'Vector((0, 0, 0), (0, 0, 2))', '1'],
  'InfiniteCone(point, point, number)': ['(0, 0, 1)', '(0, 0, 2)', '1'],
  'Cylinder(point, vector, number)': ['(0, 0, 1)', 'Vector((0, 0, 0), (0, 0, 2))', '1'],
  'InfiniteCylinder(point, vector, number)': ['(0, 0, 1)', 'Vector((0, 0, 0), (0, 0, 2))', '1'],
  'InfiniteCylinder(point, point, number)': ['(0, 0, 1)', '(0, 0, 2)', '1'],
  'Prism(point, point, point, point…)': ['A', 'B', 'C', '(0, 0, 2)'],
  'Prism(polygon, point)': ['p', '(0, 0, 2)'],
  'Pyramid(point, point, point, point…)': ['A', 'B', 'C', '(0, 0, 2)'],
  'Pyramid(polygon, point)': ['p', '(0, 0, 2)'],
  'Sphere(point, point)': ['(0, 0, 0)', '(0, 1, 1)'],
  'Plane(point, linear)': ['(0, 0, 1)', 'g'],
  'Plane(polygon)': ['Polygon((0, 0, 0), (1, 0, 1), (0, 1, 0))'],
  'Polar(point, conic)': ['B', 'c'],
  'Parabola(point, linear)': ['B', 'g'],
  'Polygon(point, point, number)': ['A', 'B', '5'],
  'Mirror(point, conic)': ['B', 'c'],
  // Below, with what was saved.
  'InteriorAngles(polygon)': [],
  'PointIn(figure)': [],
  'Angle(polygon)': [],
  'Spline(list)': ['l'],
  'Spline(point…)': ['A', 'B', 'C'],
  'TurningPoint(graph)': ['cubic'],
  'Pole(line, conic)': ['h', 'c'],
  'Polar(line, conic)': ['h', 'c'],
  'Barycenter(list, list)': ['l', 'w'],
  'Tangent(point, curve)': ['(0, 0)', 'bow'],
  'OsculatingCircle(point, function)': ['(0, -4)', 'f'],
  'OsculatingCircle(point, curve)': ['(0, 0)', 'bow'],
  'Length(curve, number, number)': ['bow', '0', '1'],
  'Dot(direction, direction)': ['A', 'v'],
  'Cross(direction, direction)': ['B', 'v'],
  'CrossRatio(point, point, point, point)': ['(0, 0)', '(4, 0)', '(1, 0)', '(2, 0)'],
  'BinomialCoefficient(number, number)': ['5', '2'],
  'nPr(number, number)': ['5', '2'],
  'ApplyMatrix(list, direction)': ['{{0, -1}, {1, 0}}', 'B'],
  'BarChart(list, number)': ['w', '1'],
  'BarChart(number, number, list)': ['0', '3', 'w'],
  'Conic(list)': ['{A, B, C, D, E}'],
  'Conic(number, number, number, number, number, number)': ['1', '2', '-4', '0', '1', '0'],
  'Unique(list)': ['w'],
  'Percentile(list, number)': ['w', '0.9'],
  'Covariance(list, list)': ['w', '{2, 3, 5}'],
  'PMCC(list, list)': ['w', '{2, 3, 5}'],
  'BarChart(list, list)': ['w', '{2, 3, 5}'],
  'BarChart(list, list, number)': ['w', '{2, 3, 5}', '0.5'],
  'Histogram(list, list)': ['w', '{2, 3}'],
  'Histogram(list, list, boolean)': ['w', '{2, 3}', 'true'],
  'BoxPlot(number, number, list)': ['1', '2', 'w'],
  'BoxPlot(number, number, list, boolean)': ['1', '2', 'w', 'false'],
  ...Object.fromEntries(
    ['FitLineY', 'FitLineX', 'FitExp', 'FitLog', 'FitPow'].flatMap((name) => [
      [`${name}(list)`, ['{(1, 1), (2, 3), (4, 5)}']],
      [`${name}(point…)`, ['(1, 1)', '(2, 3)', '(4, 5)']],
    ]),
  ),
  ...Object.fromEntries(
    ['Median', 'Mode', 'Q1', 'Q3', 'Variance', 'SampleVariance', 'SD', 'SampleSD', 'RootMeanSquare'].flatMap(ofNumbers),
  ),
  ...Object.fromEntries(['GeometricMean', 'HarmonicMean', 'SigmaXX'].flatMap(ofNumbers)),
  'InverseNormal(number, number, number)': ['0', '1', '0.5'],
  'InverseTDistribution(number, number)': ['3', '0.5'],
  'InverseChiSquared(number, number)': ['3', '0.5'],
  'InverseFDistribution(number, number, number)': ['3', '4', '0.5'],
  'InverseExponential(number, number)': ['3', '0.5'],
  'InverseBinomial(number, number, number)': ['3', '0.4', '0.5'],
  'InversePoisson(number, number)': ['3', '0.5'],
  'AreConcurrent(linear, linear, linear)': ['g', 'h', 's'],
  'AreCongruent(segment, segment)': ['s', 'Segment(A, C)'],
  'IsInRegion(point, polygon)': ['(1, 1)', 'p'],
  'PreviousPrime(number)': ['10'],
  'ConjugateDiameter(linear, conic)': ['h', 'm'],
  'Parameter(conic)': ['Parabola(B, g)'],
  'RSquare(list, function)': ['l', 'f'],
  'RSquare(list, line)': ['l', 'h'],
  'SumSquaredErrors(list, function)': ['l', 'f'],
  'SumSquaredErrors(list, line)': ['l', 'h'],
};

const forms = commands.flatMap(({ name, forms: own = [] }) =>
  own.map(({ takes }): [title: string, name: string, takes: readonly string[]] => [
    `${name}(${takes.join(', ')})`,
    name,
    takes,
  ]),
);

/** Arguments of the kinds that a form takes, each time the next one of a kind. */
function argumentsOf(title: string, takes: readonly string[]): readonly string[] {
  const given = ARGUMENTS[title];
  if (given !== undefined) return given;
  const used = new Map<string, number>();
  return takes.map((kind) => {
    const own = kind.replace('…', '');
    const n = used.get(own) ?? 0;
    used.set(own, n + 1);
    return SAMPLES[own]?.[n] ?? '';
  });
}

describe('each form of a command', () => {
  const tried = forms
    .filter(([title]) => ARGUMENTS[title]?.length !== 0)
    .map(([title, name, takes], i) => ({ title, name, takes, result: `result${i}` }));
  // All of them in one file, since to read the objects takes longer than a command.
  const made = tried.map(({ title, name, takes, result }) =>
    command(name, argumentsOf(title, takes), [['unknown', result]]),
  );
  const { project, warnings } = readGeoGebra(ggbFile(OBJECTS + made.join('')));
  const construction = construct(project.slides[0]!);

  it.each(tried)('$title gives a value', ({ result }) => {
    const reasons = [...warnings, ...construction.warnings]
      .filter(({ id }) => id === result)
      .map(({ message }) => message);
    expect(reasons).toEqual([]);
    expect(construction.objects.get(result)?.value).toBeDefined();
  });
});

describe('forms whose outputs have an order', () => {
  function values(made: string): Record<string, unknown> {
    const { project, compared } = readGeoGebra(ggbFile(OBJECTS + made));
    expect(compared.agreed).toBe(compared.saved);
    const { objects } = construct(project.slides[0]!);
    return Object.fromEntries([...objects].map(([id, { value }]) => [id, value]));
  }
  const place = (x: number, y: number) => `<coords x="${x}" y="${y}" z="1"/>`;
  const line = (a: number, b: number, c: number) => `<coords x="${a}" y="${b}" z="${c}"/>`;

  it('runs arcs counterclockwise from the second point towards the third', () => {
    const { a, b } = values(
      command('CircleArc', ['A', 'B', '(0, 1)'], [['circlepart', 'a']]) +
        command('CircleSector', ['A', 'B', '(0, -1)'], [['circlepart', 'b']]),
    ) as Record<string, { start: unknown; sweep: number; radius: number }>;
    expect(a).toMatchObject({ radius: expect.closeTo(4), sweep: expect.closeTo(-Math.PI / 2) });
    expect(b).toMatchObject({ radius: expect.closeTo(4), sweep: expect.closeTo((-3 * Math.PI) / 2) });
  });

  it('meets the line of a segment where GeoGebra lets it be prolonged', () => {
    const long = '<outlyingIntersections val="true"/>';
    const meets = command('Segment', ['(-1, 1)', '(1, 1)'], [['segment', 'short', long]]);
    const found = values(
      meets +
        command(
          'Intersect',
          ['short', 'c'],
          [
            ['point', 'X', place(-Math.sqrt(3), 1)],
            ['point', 'Y', place(Math.sqrt(3), 1)],
          ],
        ),
    );
    expect(found.X).toMatchObject({ x: expect.closeTo(-Math.sqrt(3)), y: expect.closeTo(1) });
    expect(found.Y).toMatchObject({ x: expect.closeTo(Math.sqrt(3)), y: expect.closeTo(1) });
  });

  it('counts numbers, and those in classes', () => {
    const { each, classes } = values(
      command('Frequency', ['{5, 2, 5, 7, 2, 5}'], [['list', 'each']]) +
        command('Frequency', ['{0, 2, 4, 8}', '{5, 2, 5, 7, 2, 5}'], [['list', 'classes']]),
    ) as Record<string, { items: readonly { value: number }[] }>;
    expect(each!.items.map(({ value }) => value)).toEqual([2, 3, 1]);
    expect(classes!.items.map(({ value }) => value)).toEqual([0, 2, 4]);
  });

  it('knows divisors and primes', () => {
    const number = (name: string, of: string, value: number) =>
      command(name, [of], [['numeric', name, `<value val="${value}"/>`]]);
    const { factors, list } = values(
      number('Divisors', '12', 6) +
        number('DivisorsSum', '12', 28) +
        number('NextPrime', '13', 17) +
        number('PreviousPrime', '13', 11) +
        command('IsPrime', ['2'], [['boolean', 'two', '<value val="true"/>']]) +
        command('IsPrime', ['9'], [['boolean', 'nine', '<value val="false"/>']]) +
        command('PrimeFactors', ['360'], [['list', 'factors']]) +
        command('DivisorsList', ['9'], [['list', 'list']]),
    ) as Record<string, { items: readonly { value: number }[] }>;
    expect(factors!.items.map(({ value }) => value)).toEqual([2, 2, 2, 3, 3, 5]);
    expect(list!.items.map(({ value }) => value)).toEqual([1, 3, 9]);
  });

  it('decides relations, and what lies in a figure, as it was saved', () => {
    const relation = (name: string, inputs: readonly string[], label: string, holds: boolean) =>
      command(name, inputs, [['boolean', label, `<value val="${holds}"/>`]]);
    // Of the concave polygon the point (3, 3) lies in the notch.
    const notched = command('Polygon', ['(0, 0)', '(6, 0)', '(6, 6)', '(3, 2)', '(0, 6)'], [['polygon', 'n']]);
    values(
      notched +
        relation('IsInRegion', ['(3, 1)', 'n'], 'inside', true) +
        relation('IsInRegion', ['(3, 3)', 'n'], 'notch', false) +
        relation('IsInRegion', ['(5.9, 5.5)', 'n'], 'corner', true) +
        relation('IsInRegion', ['(1, 1)', 'c'], 'round', true) +
        relation('IsInRegion', ['(1, 9)', 'm'], 'far', false) +
        relation('IsTangent', ['y = 2', 'c'], 'touches', true) +
        relation('AreEqual', ['A', '(0, 0)'], 'same', true) +
        relation('AreConcurrent', ['g', 'xAxis', 'yAxis'], 'common', true) +
        relation('AreCongruent', ['s', 'Segment((1, 1), (1, 5))'], 'long', true),
    );
  });

  it('takes parts of fractions, limits, errors of a fit and diameters', () => {
    const { up, down } = values(
      expression('quotient', 'quotient(x) = (x² + 1) / (x - 2)', 'function') +
        command('Numerator', ['quotient'], [['function', 'up']]) +
        command('Denominator', ['(x + 1) / (x - 5)'], [['function', 'down']]) +
        expression('above', '(2, up(2))', 'point', place(2, 5)) +
        command('Limit', ['sin(x) / x', '0'], [['numeric', 'limit', '<value val="1"/>']]) +
        command('LimitAbove', ['abs(x) / x', '0'], [['numeric', 'right', '<value val="1"/>']]) +
        command('LimitBelow', ['abs(x) / x', '0'], [['numeric', 'left', '<value val="-1"/>']]) +
        // The points (0, 0), (4, 0), (1, 3) have the mean height 1: heights above 1 are -1, -1, 2, above x 0, -4, 2.
        command('SumSquaredErrors', ['l', 'q'], [['numeric', 'squares', '<value val="20"/>']]) +
        command('RSquare', ['l', 'q'], [['numeric', 'share', `<value val="${1 - 20 / 6}"/>`]]) +
        command('Parameter', ['Parabola((0, 3), xAxis)'], [['numeric', 'focal', '<value val="3"/>']]) +
        // Chords along y = x of x² + 2y² = 8 have their middles on x + 2y = 0.
        command('Diameter', ['y = x + 1', 'x² + 2y² = 8'], [['line', 'middles', line(1, 2, 0)]]),
    ) as Record<string, { type: string }>;
    expect([up!.type, down!.type]).toEqual(['Curve', 'Line']);
  });

  it('takes a sector or a polygon that is a number as its area', () => {
    const sector = command('CircleSector', ['A', 'B', '(0, 1)'], [['circlepart', 'sector']]);
    values(sector + expression('size', 'sector', 'numeric', `<value val="${4 * Math.PI}"/>`));
  });

  it('takes lines across a circle and an ellipse', () => {
    const { o, u } = values(
      command('OrthogonalLine', ['D', 'c'], [['line', 'o', line(1, 3, 0)]]) +
        command('OrthogonalLine', ['(2, 5)', 'm'], [['line', 'u', line(1, 0, -2)]]),
    ) as Record<string, { direction: { x: number; y: number } }>;
    expect(o!.direction.y / o!.direction.x).toBeCloseTo(-1 / 3);
    expect(u!.direction.x).toBeCloseTo(0);
  });

  it('takes the nearest point of the edge of a polygon', () => {
    expect(values(command('ClosestPoint', ['p', '(2, -1)'], [['point', 'N', place(2, 0)]])).N).toMatchObject({
      x: 2,
      y: 0,
    });
  });

  it('takes tangents in the order that was saved', () => {
    const [x, y] = [1, Math.sqrt(3)];
    const tangents = command(
      'Tangent',
      ['B', 'c'],
      [
        ['line', 'o', line(x, -y, -4)],
        ['line', 'u', line(x, y, -4)],
      ],
    );
    const { o, u } = values(tangents) as Record<string, { direction: { x: number; y: number } }>;
    expect(o!.direction.y / o!.direction.x).toBeCloseTo(x / y);
    expect(u!.direction.y / u!.direction.x).toBeCloseTo(-x / y);
  });

  it('gives a regular polygon its edges, then its corners', () => {
    const { e, F, G } = values(
      command(
        'Polygon',
        ['A', 'B', '4'],
        [
          ['polygon', 'square'],
          ['segment', 'd'],
          ['segment', 'e'],
          ['segment', 'j'],
          ['segment', 'o'],
          ['point', 'F', place(4, 4)],
          ['point', 'G', place(0, 4)],
        ],
      ),
    );
    expect(e).toMatchObject({ start: { x: 4, y: 0 }, end: { x: expect.closeTo(4), y: expect.closeTo(4) } });
    expect([F, G]).toMatchObject([{ y: expect.closeTo(4) }, { x: expect.closeTo(0) }]);
  });

  it('marks angles above 180° too, and keeps those at most 180° that the file says are', () => {
    const saved = (value: number, more = '') => `<value val="${value}"/>${more}`;
    const { a, b, i, j } = values(
      command('Angle', ['B', 'A', '(0, 1)'], [['angle', 'a', saved(Math.PI / 2)]]) +
        command('Angle', ['(0, 1)', 'A', 'B'], [['angle', 'b', saved(1.5 * Math.PI)]]) +
        command('Angle', ['(0, 1)', 'A', 'B'], [['angle', 'i', saved(1.5 * Math.PI, '<angleStyle val="1"/>')]]) +
        command('Angle', ['B', 'A', '(0, 1)'], [['angle', 'j', saved(Math.PI / 2, '<angleStyle val="2"/>')]]),
    );
    const angle = (value: number) => ({ type: 'Angle', value: expect.closeTo(value) });
    expect([a, b, i, j]).toMatchObject([0.5, 1.5, 0.5, 1.5].map((half) => angle(half * Math.PI)));
  });

  it('keeps a polygon that can not be read by its saved corners', () => {
    const place = (x: number, y: number) => `<coords x="${x}" y="${y}" z="1"/>`;
    const file = ggbFile(
      OBJECTS +
        command(
          'Difference',
          ['p', 'p'],
          [
            ['polygon', 'e'],
            ['segment', 'r_1'],
            ['segment', 'r_2'],
            ['segment', 'r_3'],
            ['point', 'R_1', place(0, 0)],
            ['point', 'R_2', place(2, 0)],
            ['point', 'R_3', place(0, 2)],
          ],
        ),
    );
    const { project, warnings } = readGeoGebra(file);
    const { objects } = construct(project.slides[0]!);
    const value = (id: string) => objects.get(id)?.value;
    const corners = [0, 2, 0].map((x, i) => ({ x, y: [0, 0, 2][i] }));
    expect(value('e')).toMatchObject({ type: 'Polygon', vertices: corners });
    expect(value('r_3')).toMatchObject({ type: 'Segment', start: { x: 0, y: 2 }, end: { x: 0, y: 0 } });
    expect(new Set(warnings.map(({ id }) => id))).toEqual(new Set(['e', 'r_1', 'r_2', 'r_3', 'R_1', 'R_2', 'R_3']));
  });

  it('cuts a line to its part in a polygon', () => {
    const saved = '<coords x="0" y="1" z="-1"/>';
    const { i } = values(
      expression('g_1', 'y = 1', 'line', saved) + command('IntersectPath', ['g_1', 'p'], [['segment', 'i', saved]]),
    );
    const ends = [(i as { start: { x: number } }).start.x, (i as { end: { x: number } }).end.x];
    expect(ends.sort((a, b) => a - b)).toEqual([expect.closeTo(1 / 3), expect.closeTo(3)]);
  });

  it('calculates with complex numbers', () => {
    const complex = (x: number, y: number) => `<coords x="${x}" y="${y}" z="1"/><coordStyle style="complex"/>`;
    values(
      `<element type="point" label="z"><show object="true" label="true"/>${complex(2, 3)}</element>` +
        expression('z_1', 'z z', 'point', complex(-5, 12)) +
        expression('z_2', 'z / (1 + ί)', 'point', complex(2.5, 0.5)) +
        expression('z_3', '2 - z', 'point', complex(0, -3)) +
        expression('z_4', 'conjugate(z)^2', 'point', complex(-5, -12)) +
        expression('z_5', 'sqrt(z_1)', 'point', complex(2, 3)) +
        expression('z_6', 'z / 2', 'point', complex(1, 1.5)) +
        expression('a_1', 'arg(z)', 'angle', `<value val="${Math.atan2(3, 2)}"/>`) +
        expression('a_2', 'real(z) + 2 imaginary(z) + abs(z)', 'numeric', `<value val="${8 + Math.sqrt(13)}"/>`),
    );
  });

  it('calculates with matrices', () => {
    const number = (value: number) => `<value val="${value}"/>`;
    values(
      expression('m', '{{1, 2}, {3, 5}}', 'list') +
        command('Determinant', ['m'], [['numeric', 'a_1', number(-1)]]) +
        command('Determinant', ['{{2, 0, 1}, {1, 3, 2}, {1, 1, 1}}'], [['numeric', 'a_2', number(0)]]) +
        command('Invert', ['m'], [['list', 'm_1']]) +
        expression('a_3', 'Element(m_1, 1, 1)', 'numeric', number(-5)) +
        expression('m_2', 'm m^-1 + Identity(2)', 'list') +
        expression('a_4', 'Element(m m^(-1), 2, 2)', 'numeric', number(1)) +
        expression('a_5', 'Element(Transpose(m), 1, 2)', 'numeric', number(3)),
    );
  });

  it('takes lists as sets', () => {
    const number = (value: number) => `<value val="${value}"/>`;
    const truth = (value: boolean) => `<value val="${value}"/>`;
    const { i, j, n } = values(
      command('Union', ['{3, 1, 3}', '{1, 2}'], [['list', 'i']]) +
        command('Intersection', ['{3, 1, 3}', '{1, 3}'], [['list', 'j']]) +
        command('Remove', ['{1, 4, 4, 9}', '{4, 7}'], [['list', 'n']]) +
        command('IndexOf', ['6', 'w'], [['numeric', 'a_1', number(3)]]) +
        command('Sum', ['Flatten({{1, 2}, {3, {4}}})'], [['numeric', 'a_2', number(10)]]) +
        expression('b_1', '2 ∈ w', 'boolean', truth(true)) +
        expression('b_2', '{2, 5} ⊆ w', 'boolean', truth(false)) +
        expression('b_3', 'b_1 ⊗ b_2', 'boolean', truth(true)) +
        command('IsInteger', ['5 / 2'], [['boolean', 'b_4', truth(false)]]),
    ) as Record<string, { items: { value: number }[] }>;
    const items = [i, j, n].map((list) => list!.items.map(({ value }) => value));
    expect(items).toEqual([
      [3, 1, 2],
      [3, 1],
      [1, 4, 9],
    ]);
  });

  it('takes items of lists that are calculated', () => {
    values(
      expression('l_1', 'w + 1', 'list') +
        expression('l_2', 'l + v', 'list') +
        command('Frequency', ['w'], [['list', 'l_3']]) +
        expression('a_1', 'l_1(3) + l_3(1)', 'numeric', '<value val="8"/>') +
        expression('P_1', 'l_2(2)', 'point', '<coords x="5" y="3" z="1"/>'),
    );
  });

  it('has no item beyond the end of a list, and hides what hangs on it', () => {
    const hanging = `<element type="point" label="P_1"><show object="true" label="true"/>
      <condition showObject="w(9) &gt; 2"/><coords x="1" y="1" z="1"/></element>`;
    const { project, warnings } = readGeoGebra(ggbFile(OBJECTS + hanging));
    expect(warnings).toEqual([]);
    expect(project.slides[0]!.styleSheet.primitives).toContainEqual(['P_1', { hidden: true }]);
  });

  it('makes tables with widths of columns', () => {
    const table = command('TableText', ['{"a" + 2, 3}', '"c"', '70', '20'], [['text', 't_1']]);
    const [slide] = readGeoGebra(ggbFile(table)).project.slides;
    expect(slide!.definitions).toMatchObject([{ template: '\\begin{array}{c}a{{2}} \\\\ {{3}}\\end{array}' }]);
  });

  it('calculates with parts of lists, heights of lines and rectangles', () => {
    const number = (value: number) => `<value val="${value}"/>`;
    values(
      command('Sum', ['w', '2'], [['numeric', 'a_1', number(3)]]) +
        command('Mean', ['w', '{3, 0, 1}'], [['numeric', 'a_2', number(9 / 4)]]) +
        command('MAD', ['w'], [['numeric', 'a_3', number(2)]]) +
        command('Uniform', ['0', '4', '1'], [['numeric', 'a_4', number(0.25)]]) +
        command('Uniform', ['0', '4', 'x'], [['function', 'f_1']]) +
        expression('a_5', 'f_1(5) + f_1(1)', 'numeric', number(0.25)) +
        expression('a_6', 'g(2)', 'numeric', number(6)) +
        command('DotPlot', ['{1, 2, 2}'], [['list', 'l_1']]) +
        expression('P_1', 'l_1(3)', 'point', '<coords x="2" y="2" z="1"/>') +
        command('RootList', ['w'], [['list', 'l_2']]) +
        expression('P_2', 'Element(l_2, 3)', 'point', '<coords x="6" y="0" z="1"/>'),
    );
    const { a } = values(command('RectangleSum', ['f', '0', '2', '4', '0.5'], [['numeric', 'a']]));
    expect(a).toMatchObject({ type: 'RiemannSum' });
  });

  it('draws antiderivatives and distribution functions, with a warning where a constant may be missing', () => {
    const file = ggbFile(
      expression('f', 'f(x) = x²', 'function') +
        command('Integral', ['f'], [['function', 'F']]) +
        command('Integral', ['2x'], [['function', 'G']]) +
        command('Normal', ['1', '2', 'x', 'true'], [['function', 'H']]) +
        command('Integral', ['sin(x)'], [['function', 'I']]) +
        expression('b', '2', 'numeric') +
        expression('g', 'g(x) = b x', 'function') +
        command('Integral', ['g'], [['function', 'J']]) +
        expression('a', 'F(3) + G(2) + H(1)', 'numeric', '<value val="13.5"/>'),
    );
    const { compared, warnings } = readGeoGebra(file);
    expect(compared).toEqual({ saved: 1, agreed: 1 });
    expect(warnings.map(({ id }) => id)).toEqual(['I', 'J']);
  });

  it('takes a function that is written in another way as it is', () => {
    values(
      command('Factor', ['cubic'], [['function', 'f_1']]) +
        command('Expand', ['(x - 1) (x + 2)'], [['function', 'f_2']]) +
        expression('a_1', 'f_1(2) + f_2(2)', 'numeric', '<value val="10"/>'),
    );
  });

  it('writes fractions, and tells what it writes in another way', () => {
    const file = ggbFile(
      expression('n', '-3 / 4', 'numeric', '<value val="-0.75"/>') +
        expression('t_1', '"n = " + FractionText(n) + UnicodeToLetter(65)', 'text') +
        command('SurdText', ['sqrt(2)'], [['text', 't_2']]),
    );
    const { project, warnings } = readGeoGebra(file);
    const text = project.slides[0]!.definitions.find(({ id }) => id === 't_1') as { template: string };
    expect(text.template).toMatch(/^n = \{\{round.*\}\}\{\{if.*"\/".*\}\}\{\{if.*\}\}A$/);
    expect(warnings.map(({ id, message }) => `${id} ${message}`)).toEqual([
      expect.stringMatching(/^t_2 .*SurdText: the number is written with decimals$/),
    ]);
  });

  it('turns with its legs past 180°, as in GeoGebra', () => {
    const file = ggbFile(
      point('A', 0, 0) +
        point('B', 4, 0) +
        point('C', 0, 1) +
        command('Angle', ['B', 'A', 'C'], [['angle', 'a', `<value val="${Math.PI / 2}"/>`]]),
    );
    const [slide] = readGeoGebra(file).project.slides;
    const uvarMap = slide!.uvarMap.map(([name, value]): [string, number] => [name, name === 'C.1' ? -1 : value]);
    const turned = construct({ ...slide!, uvarMap }).objects.get('a')?.value;
    expect(turned).toMatchObject({ value: expect.closeTo(1.5 * Math.PI) });
  });

  it('marks each of the four angles of two lines', () => {
    const lines = command('Line', ['A', 'B'], [['line', 'g_1']]) + command('Line', ['A', 'C'], [['line', 'g_2']]);
    const least = Math.atan2(3, 1);
    for (const value of [least, Math.PI - least, Math.PI + least, 2 * Math.PI - least]) {
      const saved = `<value val="${value}"/>`;
      const { a } = values(lines + command('Angle', ['g_1', 'g_2'], [['angle', 'a', saved]]));
      expect(a).toMatchObject({ type: 'Angle', value: expect.closeTo(value) });
    }
  });

  it('gives the angles of a polygon', () => {
    const right = Math.PI / 2;
    const square = expression('Q', 'Polygon((0, 0), (1, 0), (1, 1), (0, 1))', 'polygon');
    const outputs = ['a', 'b', 'd', 'o'].map((label) => ['angle', label, `<value val="${right}"/>`] as const);
    expect(values(square + command('Angle', ['Q'], outputs)).o).toMatchObject({ type: 'Angle' });
  });

  it('leaves a point in a region where it was, and lets it be moved', () => {
    const inside = command('PointIn', ['p'], [['point', 'o', place(1, 0.5)]]);
    expect(values(inside).o).toMatchObject({ x: 1, y: 0.5 });
    const { definitions } = readGeoGebra(ggbFile(OBJECTS + inside)).project.slides[0]!;
    expect(definitions.at(-1)).toMatchObject({ id: 'o', source: 'Point(?, ?)' });
  });
});

describe('commands that take no values', () => {
  function values(made: string): Record<string, unknown> {
    const { project, warnings } = readGeoGebra(ggbFile(OBJECTS + made));
    expect(warnings).toEqual([]);
    const { objects } = construct(project.slides[0]!);
    return Object.fromEntries([...objects].map(([id, { value }]) => [id, value]));
  }
  const items = (numbers: readonly number[]) => numbers.map((value) => ({ type: 'Number', value }));

  it.each([
    ['Sequence', ['i²', 'i', '1', '3'], [1, 4, 9]],
    ['Sequence', ['i²', 'i', '1', 'Length(w)'], [1, 4, 9]],
    ['Sequence', ['Length(w)'], [1, 2, 3]],
    ['Zip', ['a + b', 'a', 'w', 'b', '{10, 20, 30}'], [11, 22, 36]],
    ['Zip', ['2a', 'a', 'Sequence(i, i, 1, Length(w))'], [2, 4, 6]],
    ['KeepIf', ['a > 1', 'a', 'w'], [2, 6]],
    ['IterationList', ['2a', 'a', '{3}', '3'], [3, 6, 12, 24]],
    ['IterationList', ['q', '3', '2'], [3, 3, 3]],
    ['Sort', ['{3, 1, 2}'], [1, 2, 3]],
    ['Take', ['w', '2', '3'], [2, 6]],
    ['Take', ['w', '2'], [2, 6]],
    ['First', ['w', '2'], [1, 2]],
    ['Last', ['w', '2'], [2, 6]],
    ['Insert', ['5', 'w', '2'], [1, 5, 2, 6]],
    ['Insert', ['5', 'w', '-1'], [1, 2, 6, 5]],
    ['Join', ['{w, w}'], [1, 2, 6, 1, 2, 6]],
  ] as const)('%s of %j is a list', (name, inputs, expected) => {
    const { result } = values(command(name, inputs, [['list', 'result']]));
    expect(result).toMatchObject({ type: 'List', items: items(expected) });
  });

  it.each([
    ['Sum', ['i²', 'i', '1', '3'], 14],
    ['Sum', ['w'], 9],
    ['Product', ['w'], 12],
    ['CountIf', ['a > 1', 'a', 'w'], 2],
    ['Iteration', ['2a', 'a', '{3}', '3'], 24],
    ['Normal', ['0', '1', '0'], 0.5],
    ['Normal', ['0', '2', '0', 'true'], 0.5],
    ['Normal', ['0', '1', '0', 'false'], 1 / Math.sqrt(2 * Math.PI)],
    ['BinomialDist', ['2', '0.5', '1', 'false'], 0.5],
    ['BinomialDist', ['2', '0.5', '1', 'true'], 0.75],
    ['Element', ['Sequence(i², i, 1, Length(w))', '3'], 9],
  ] as const)('%s of %j is a number', (name, inputs, expected) => {
    const { result } = values(command(name, inputs, [['numeric', 'result']]));
    expect(result).toMatchObject({ value: expect.closeTo(expected) });
  });

  it('reads functions of two variables and what is made of them', () => {
    const two = expression('G', 'G(x, y) = x - y', 'functionnvar') + expression('n', 'G(5, 2)', 'numeric');
    const { n, field, path } = values(
      two +
        command('SlopeField', ['G', '20'], [['locus', 'field']]) +
        command('SolveODE', ['G', '0', '1', '3', '0.1'], [['locus', 'path']]),
    );
    expect(n).toMatchObject({ value: 3 });
    expect(field).toMatchObject({ type: 'SlopeField' });
    expect(path).toMatchObject({ type: 'Curve', form: 'explicit', min: 0, max: 3 });
  });

  it('draws integrals, sums and charts, which GeoGebra calls numbers', () => {
    const made = command('UpperSum', ['f', '0', '1', '5'], [['numeric', 'sum']]);
    const { project } = readGeoGebra(ggbFile(OBJECTS + made));
    expect(project.slides[0]!.definitions.find(({ id }) => id === 'sum')).toMatchObject({ kind: 'primitive' });
  });

  it('makes texts of objects and tables of lists', () => {
    const made =
      command('FormulaText', ['f'], [['text', 'formula']]) +
      command('TableText', ['w', '{"a", "b", "c"}'], [['text', 'rows']]);
    const { project } = readGeoGebra(ggbFile(OBJECTS + made));
    const template = (id: string) =>
      project.slides[0]!.definitions.find((definition) => definition.id === id)?.template;
    expect(template('formula')).toBe('{{f}}');
    expect(template('rows')).toBe(
      '\\begin{array}{ll}{{1}} & \\text{a} \\\\ {{2}} & \\text{b} \\\\ {{6}} & \\text{c}\\end{array}',
    );
  });
});

describe('what teachers write', () => {
  const place = (x: number, y: number) => `<coords x="${x}" y="${y}" z="1"/>`;
  const line = (a: number, b: number, c: number) => `<coords x="${a}" y="${b}" z="${c}"/>`;
  const value = (n: number) => `<value val="${n}"/>`;

  /** Definitions and values; each saved value has to come out of its construction. */
  function read(made: string) {
    const { project, compared, warnings } = readGeoGebra(ggbFile(OBJECTS + made));
    expect(warnings).toEqual([]);
    expect(compared.agreed).toBe(compared.saved);
    const slide = project.slides[0]!;
    const { objects } = construct(slide);
    return {
      of: (id: string): unknown => objects.get(id)?.value,
      source: (id: string) => slide.definitions.find((definition) => definition.id === id)?.source,
      template: (id: string) => slide.definitions.find((definition) => definition.id === id)?.template,
    };
  }

  it('follows the point of an angle of a size, to both sides', () => {
    const angle = (size: string, label: string, y: number) =>
      command(
        'Angle',
        ['B', 'A', size],
        [
          ['angle', `α_${label}`, value(Math.PI / 6)],
          ['point', label, place(4 * Math.cos(Math.PI / 6), y)],
        ],
      );
    const { source } = read(angle('30°', 'P_1', 2) + angle('-30°', 'P_2', -2));
    expect(source('P_1')).toBe('Rotate(B, 30°, A)');
  });

  it('keeps the direction of a segment of a length, and its end on it', () => {
    const { of, source } = read(
      command(
        'Segment',
        ['C', '2'],
        [
          ['segment', 'two', line(-2, 0, 2)],
          ['point', 'F', place(1, 5)],
        ],
      ),
    );
    expect(of('F')).toMatchObject({ x: expect.closeTo(1), y: expect.closeTo(5) });
    expect(source('F')).toBe('two.end');
  });

  it('chooses objects, texts and functions with If', () => {
    const { of, source, template } = read(
      command('If', ['x(B) > 2', 'A', 'B'], [['point', 'chosen', place(0, 0)]]) +
        command('If', ['x(B) > 9', 'A'], [['point', 'none', '<coords x="?" y="?" z="?"/>']]) +
        command('If', ['x(B) > 2', '"yes"', '"no"'], [['text', 'word']]) +
        expression('words', 'If(x(B) > 2, "yes ", "no ") + x(B)', 'text') +
        command('If', ['x < 0', 'f', 'x < 2', 'x²', '4'], [['function', 'pieces']]),
    );
    expect(source('none')).toBe('if(B.x > 9, A)');
    expect(template('word')).toBe('{{if(B.x > 2, "yes", "no")}}');
    expect(template('words')).toBe('{{if(B.x > 2, "yes ", "no ")}}{{B.x}}');
    expect(of('pieces')).toMatchObject({ type: 'Curve' });
    expect(source('pieces')).toBe('y = if(x < 0, f(x), x < 2, x^2, 4)');
  });

  it('takes functions and equations that have no label', () => {
    const { of } = read(
      command('Integral', ['x²', '0', '3'], [['numeric', 'nine', value(9)]]) +
        command('Mirror', ['C', 'y = x'], [['point', 'C_m', place(3, 1)]]) +
        command('Tangent', ['1', 'x²'], [['line', 'touch', line(-2, 1, 1)]]) +
        command('Sequence', ['i x', 'i', '1', '3'], [['list', 'fan']]) +
        command('Sequence', ['y = i x', 'i', '1', '3'], [['list', 'lines']]) +
        command('Normal', ['0', '2', 'x'], [['function', 'bell']]) +
        command('KeepIf', ['x > 1', 'w'], [['list', 'large']]) +
        command('CountIf', ['x > 1', 'w'], [['numeric', 'many', value(2)]]),
    );
    expect(of('fan')).toMatchObject({ items: [{ type: 'Curve' }, { type: 'Curve' }, { type: 'Curve' }] });
    expect(of('lines')).toMatchObject({ items: [{ type: 'Line' }, { type: 'Line' }, { type: 'Line' }] });
    expect(of('bell')).toMatchObject({ type: 'Curve' });
    expect(of('large')).toMatchObject({ items: [{ value: 2 }, { value: 6 }] });
  });

  it('takes curves of a point, their points by parameter, and strokes of the pen with gaps', () => {
    const { of } = read(
      command('CurveCartesian', ['(3; t)', 't', '0', '2π'], [['curvecartesian', 'ring']]) +
        expression('up', 'ring(π / 2)', 'point', place(0, 3)) +
        command('PolyLine', ['(0, 0)', '(1, 1)', '(?, ?)', '(2, 2)', '(3, 3)', 'true'], [['penstroke', 'pen']]),
    );
    expect(of('pen')).toMatchObject({ items: [{ type: 'Polyline' }, { type: 'Polyline' }] });
  });

  it('takes lines with a parameter, products with a point, matrices, relations and regions', () => {
    read(
      expression('par', 'par: X = (1, 2) + λ (3, 4)', 'line', line(-4, 3, -2)) +
        expression('n', '2', 'numeric', value(2)) +
        expression('far', 'n (1, 2)', 'point', place(2, 4)) +
        expression('turn', '{{0, -1}, {1, 0}}', 'list') +
        expression('turned', 'turn B', 'point', place(0, 4)) +
        command('ApplyMatrix', ['turn', 'C'], [['point', 'C_t', place(-3, 1)]]) +
        expression('same', 'g ∥ g', 'boolean', '<value val="true"/>') +
        expression('across', 'g ⟂ s', 'boolean', '<value val="false"/>') +
        expression('wide', 'wide(x) = x² > 2', 'function'),
    );
  });

  it('finds the tangents along a line, of a circle also where the line passes its centre', () => {
    const tangents = (ofLine: string, conic: string, labels: string, saved: readonly [string, string]) =>
      command(
        'Tangent',
        [ofLine, conic],
        saved.map((own, i) => ['line', `${labels}_${i + 1}`, own]),
      );
    const down = 2 * Math.sqrt(10);
    read(
      tangents('g', 'c', 'p', [line(3, -1, -down), line(3, -1, down)]) +
        command('Ellipse', ['(-1, 0)', '(1, 0)', '2'], [['conic', 'oval']]) +
        command('Line', ['(0, 9)', '(1, 9)'], [['line', 'top', line(0, 1, -9)]]) +
        tangents('top', 'oval', 'q', [line(0, 1, -Math.sqrt(3)), line(0, 1, Math.sqrt(3))]),
    );
  });

  it('weighs corners for the sixth to the tenth centre', () => {
    // Corners (0, 0), (4, 0), (0, 3): a = 5, b = 3, c = 4.
    const weights = [
      [25, 9, 16],
      [1 / 2, 1 / 6, 1 / 4],
      [2, 6, 4],
      [10, 18, 16],
      [7, 9, 8],
    ];
    read(
      weights
        .map(([a, b, c], i) => {
          const sum = a! + b! + c!;
          const saved = place((4 * b!) / sum, (3 * c!) / sum);
          return command('TriangleCenter', ['A', 'B', '(0, 3)', String(i + 6)], [['point', `X_${i}`, saved]]);
        })
        .join(''),
    );
  });
});

describe('the table', () => {
  it('has each name once', () => {
    const names = commands.flatMap(({ name, also = [] }) => [name, ...also]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  // After a change: npx vitest run packages/geogebra -u
  it('is in the reference', async () => {
    await expect(referencePage(commands)).toMatchFileSnapshot('../../../../docs/geogebra.md');
  });
});

describe('what is saved tells which', () => {
  const at = (x: number, y: number) => `<coords x="${x}" y="${y}" z="1"/>`;

  function made(statements: string): { sources: Map<string, string | undefined>; warnings: string[] } {
    const { project, warnings } = readGeoGebra(ggbFile(OBJECTS + statements));
    return {
      sources: new Map(project.slides[0]!.definitions.map(({ id, source }) => [id, source])),
      warnings: warnings.map(({ message }) => message),
    };
  }

  it('takes the parameter of a point of a path as it is counted there', () => {
    const { sources } = made(
      command('Point', ['s', '0.25'], [['point', 'X', at(1, 0)]]) +
        command('Point', ['c', '0.25'], [['point', 'Y', at(0, 2)]]) +
        command('Point', ['c', '0.25'], [['point', 'Z', at(0, -2)]]),
    );
    expect([sources.get('X'), sources.get('Y'), sources.get('Z')]).toEqual([
      'Point(s, 0.25)',
      'Point(c, 2 π * 0.25)',
      'Point(c, 2 π * 0.25 - π)',
    ]);
  });

  it('takes the nearest of many zeros', () => {
    const { warnings } = made(
      command('Root', ['cos(x)', '0', '3'], [['point', 'X', at(Math.PI / 2, 0)]]) +
        command('Extremum', ['sin(x)', '0', '3'], [['point', 'Y', at(Math.PI / 2, 1)]]),
    );
    expect(warnings).toEqual([]);
  });

  it('runs along a conic counterclockwise, from the first point to the second', () => {
    const arc = command('Arc', ['c', '(2, 0)', '(0, 2)'], [['conicpart', 'X']]);
    const { project } = readGeoGebra(ggbFile(OBJECTS + arc + expression('n', 'Length(X)', 'numeric')));
    const length = construct(project.slides[0]!).objects.get('n')?.value;
    expect(length).toMatchObject({ value: expect.closeTo(Math.PI, 9) });
  });

  it('takes the other one of two common points inside of an expression', () => {
    const saved = [
      [1.25, Math.sqrt(4 - 1.25 ** 2)],
      [1.25, -Math.sqrt(4 - 1.25 ** 2)],
    ].map(([x, y]) => [x! + 1, y!] as const);
    const { project, warnings } = readGeoGebra(
      ggbFile(
        OBJECTS +
          command('Circle', ['(2.5, 0)', '2'], [['conic', 'o']]) +
          saved.map(([x, y], i) => expression(`X_${i}`, 'Intersect(c, o, 1) + (1, 0)', 'point', at(x, y))).join(''),
      ),
    );
    expect(warnings).toEqual([]);
    const { objects } = construct(project.slides[0]!);
    for (const [i, [x, y]] of saved.entries())
      expect(objects.get(`X_${i}`)?.value).toMatchObject({ x: expect.closeTo(x, 9), y: expect.closeTo(y, 9) });
  });

  it('keeps the point of a segment and a circle when another one comes in at its end', () => {
    const { project, warnings } = readGeoGebra(
      ggbFile(
        OBJECTS +
          command('Segment', ['(1, 1)', '(9, 1)'], [['segment', 'u']]) +
          command('Intersect', ['u', 'c'], [['point', 'X', at(Math.sqrt(3), 1)]]),
      ),
    );
    expect(warnings).toEqual([]);
    const moved = (from: string) => {
      const slide = project.slides[0]!;
      const source = `Segment(${from}, Point(9, 1))`;
      const definitions = slide.definitions.map((own) => (own.id === 'u' ? { ...own, source } : own));
      return construct({ ...slide, definitions }).objects.get('X')?.value;
    };
    expect(moved('Point(-9, 1)')).toMatchObject({ x: expect.closeTo(Math.sqrt(3), 9) });
    expect(moved('Point(5, 1)')).toBeUndefined();
  });

  it('derives a curve of formulas, and no other', () => {
    const { sources, warnings } = made(
      command('Derivative', ['bow'], [['curvecartesian', 'X']]) +
        command('Locus', ['M', 'P'], [['locus', 'way']]) +
        command('Derivative', ['way'], [['curvecartesian', 'Y']]),
    );
    expect(sources.get('X')).toBe('Curve(1, 2 * t, -2, 2)');
    expect(warnings).toEqual([expect.stringContaining('the derivative of a curve without formulas: it is left out')]);
  });
});
