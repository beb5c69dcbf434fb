import { describe, expect, it, test } from 'vitest';
import { aliases } from './aliases.js';
import { sourceIssues } from './evaluate/construct.js';
import { otherForms } from './evaluate/near/elsewhere/other-forms.js';
import { hasFunction } from './functions/table.js';
import { formsOf, isConstructor } from './registry.js';
import { ParseError } from './syntax/parse-error.js';
import { parse } from './syntax/parser.js';
import { constructSources } from './testing/sources.js';

const FIGURE = {
  A: 'Point(0, 0)',
  B: 'Point(4, 0)',
  C: 'Point(0, 3)',
  l: 'Line(A, B)',
  k: 'Circle(A, 2)',
  list: '[4, 6, 7]',
};

function made(source: string) {
  const { value, warning } = constructSources({ ...FIGURE, it: source });
  return { value: value('it'), warning: warning('it') };
}

/** What a source is refused with. */
function issuesOf(source: string): string[] {
  const definitions = [{ kind: 'primitive', id: 'it', source }];
  return sourceIssues({ definitions, uvarMap: [], styleSheet: {} }).map(({ message }) => message);
}

/** A value as text, without where its trees stand in their sources. */
function withoutSpans(value: unknown): string {
  return JSON.stringify(value, (key, inner) => (typeof inner === 'number' && /^(?:start|end)$/.test(key) ? 0 : inner));
}

describe('names of other programs', () => {
  it.each(Object.entries(aliases))('%s is %s', (alias, name) => {
    const forms = formsOf(name)!;
    // What the language means by the word itself comes first.
    expect(formsOf(alias)!.slice(-forms.length)).toEqual(forms);
    expect(forms).not.toHaveLength(0);
  });

  it.each(Object.keys(otherForms))('%s is no name of the language', (name) => {
    expect([isConstructor(name), hasFunction(name)]).toEqual([false, false]);
  });

  it.each([
    ['PerpendicularLine(C, l)', 'PerpLine(l, C)'],
    ['PerpendicularLine(l, C)', 'PerpLine(l, C)'],
    ['Dilate(k, 2, B)', 'Scale(k, 2, B)'],
    ['Mirror(C, l)', 'Reflect(C, l)'],
    ['RegularPolygon(A, B, 5)', 'Polygon(A, B, 5)'],
    ['Distance(A, C)', 'distance(A, C)'],
    ['Function(x^2, 0, 2)', 'Curve(x^2, 0, 2)'],
    ['Variance([1, 2, 3, 4])', 'variance([1, 2, 3, 4])'],
    ['Mode([1, 2, 2])', 'mode([1, 2, 2])'],
    ['KeepIf(x > 1, x, [1, 2, 3])', 'Filter(x > 1, x, [1, 2, 3])'],
    ['SampleVariance([1, 3])', 'sampleVariance([1, 3])'],
    ['FitPower([(1, 2), (2, 8)])', 'FitPow([(1, 2), (2, 8)])'],
    ['BinomialDist(4, 0.5)', 'Binomial(4, 0.5)'],
    ['Tangent(1, y = x^3)', 'Tangent(y = x^3, 1)'],
    ['OsculatingCircle((0, 0), y = x^2)', 'OsculatingCircle(y = x^2, (0, 0))'],
    ['CommonTangents(Circle((0, 0), 1), Circle((4, 0), 1))', 'CommonTangent(Circle((0, 0), 1), Circle((4, 0), 1))'],
    ['IntegralBetween(y = x, y = x^2, 0, 1)', 'Integral(y = x, y = x^2, 0, 1)'],
    ['Circumference(k)', 'perimeter(k)'],
    ['Rotate(C, B, 30°)', 'Rotate(C, 30°, B)'],
    ['Rotate(30°, A, k)', 'Rotate(k, 30°, A)'],
    ['Scale([C, k], B, 3)', 'Scale([C, k], 3, B)'],
    ['radius(k)', 'k.radius'],
    ['center(k)', 'k.center'],
    ['last(list)', 'list.last'],
    ['first(list)', 'list.first'],
    ['degrees(π/6)', '(π/6) / 1°'],
    ['radians(30)', '30 * 1°'],
    ['list.mean + list.sum', 'mean(list) + sum(list)'],
    ['[Normal(0, 1), Normal(3, 2)].mean', '[0, 3]'],
    ['UpperSum(y = x^2, 0, 1, 4)', 'RiemannSum(y = x^2, 0, 1, 4, "upper")'],
    ['Q1([1, 2, 3]) + Q3([1, 2, 3])', 'quartile([1, 2, 3], 1) + quartile([1, 2, 3], 3)'],
    ['Sum([1, 2]) + Product([2, 3])', 'sum([1, 2]) + product([2, 3])'],
    ['Max([1, 5]) - Min([1, 5])', '4'],
    ['First(list) + Last(list)', '11'],
    ['Append(list, 8)', '[4, 6, 7, 8]'],
    ['Radius(k)', 'k.radius'],
  ])('%s', (source, own) => {
    expect(made(source).warning).toBeUndefined();
    expect(withoutSpans(made(source).value)).toBe(withoutSpans(made(own).value));
  });

  it.each([
    ['CircularArc(A, B, C)', 'write Arc(A, C, B), which runs clockwise from C'],
    ['midpoint(A, B)', 'write Midpoint(A, B)'],
    ['UpperSum(x^2, 0, 1)', 'write RiemannSum(f, a, b, n, "upper")'],
    ['Q1([1, 2, 3], 4)', 'write quartile([1, 2, 3], '],
    ['30 deg', 'write 90° for 90 deg'],
    ['AB', 'write Segment(A, B), or length(A, B) for the number'],
    ['2 Sqrt(3)', 'write sqrt(3)'],
  ])('%s is answered', (source, expected) => {
    expect(made(source).warning).toContain(expected);
  });
});

describe('forms of other programs', () => {
  it.each([
    ['(3, 4)', 'Point(3, 4)'],
    ['Segment((0, 0), (3, 4))', 'Segment(Point(0, 0), Point(3, 4))'],
    ['(1, 2, 3)', 'Point(1, 2, 3)'],
    ['2 (3, 4)', 'Point(6, 8)'],
    ['Circle[A, 2]', 'Circle(A, 2)'],
    ['√2', 'sqrt(2)'],
    ['2√3', '2 sqrt(3)'],
    ['√(1 + 3)', 'sqrt(4)'],
    ['√x', 'sqrt(x)'],
    ['√9²', '9'],
    ['2**3', '8'],
    ['|2 - 5|', '3'],
    ['2|2 - 5| + 1', '7'],
    ['|B - C|', '5'],
    ['|x|', 'abs(x)'],
    ['it := 3', '3'],
    ['= 3', '3'],
    ['it(x) := x^2', 'x^2'],
  ])('%s is %s', (source, own) => {
    const { value, warning } = made(source);
    expect(warning).toBeUndefined();
    expect(withoutSpans(value)).toBe(withoutSpans(made(own).value));
  });

  it.each([
    ['3½', '(3 + 1/2) in place of 3½'],
    ['¾', '(3/4)'],
    ['x > 0 & x < 2', '&&'],
    ['A ∥ B', 'a construction such as ParallelLine(l, P)'],
    ['A ⊥ B', 'a construction such as PerpLine(l, P)'],
  ])('%s: expected %s', (source, expected) => {
    expect(issuesOf(source)[0]).toMatch(new RegExp(`expected ${expected.replace(/[()+]/g, '\\$&')}$`));
  });

  it.each([
    ['\\frac12', '1/2'],
    ['\\frac{x+1}{2} + \\sqrt{2}', '(x+1)/2 + sqrt(2)'],
    ['\\sqrt{\\frac{1}{2}}', 'sqrt(1/2)'],
    ['2 \\cdot \\pi', '2 * π'],
    ['\\sin\\left(x\\right)', 'sin(x)'],
    ['x^{10}', 'x^(10)'],
    ['$x^2$', 'x^2'],
    ['y = x^2 {x>0}', 'y = if(x>0, x^2)'],
    ['2{x + 1}', '2(x + 1)'],
    ['Point({x: 1, "y": 2})', 'Point(1, 2)'],
  ])('%s is answered', (source, form) => {
    const [issue] = issuesOf(source);
    expect(issue?.endsWith(`: ${form}`)).toBe(true);
    expect(() => parse(form)).not.toThrow();
  });

  it('are answered in time, however long', () => {
    for (const part of ['\\frac{', '{', '$', '\\', '\\frac12', '{x}'])
      expect(() => parse(part.repeat(30_000))).toThrow(ParseError);
  });
});

describe('arguments in another order', () => {
  it.each([
    [
      'PerpLine(C, l)',
      'PerpLine takes its arguments in another order, PerpLine(l: LineLike, P: Point): write PerpLine(l, C)',
    ],
    ['Circle(2, A)', 'write Circle(A, 2)'],
    ['ParallelLine(B, l)', 'write ParallelLine(l, B)'],
    ['Point(0.5, k)', 'write Point(k, 0.5)'],
    ['PieChart([1, 2], ["a", "b"])', 'write PieChart(["a", "b"], [1, 2])'],
    ['Circle(0, 0, 2)', 'Circle takes points, as pairs of numbers: write Circle((0, 0), 2)'],
    ['Segment(0, 0, 1, 1)', 'write Segment((0, 0), (1, 1))'],
  ])('%s: the one that fits comes first', (source, expected) => {
    expect(made(source).warning).toContain(expected);
  });

  it('forms of space are told only where something of space is given', () => {
    expect(made('Midpoint(A, 2)').warning).toBe(
      'Midpoint does not take (Point, Number); it takes Midpoint(P: Point, Q: Point) · Midpoint(object: PlaneObject), as in Midpoint(A, B)',
    );
    expect(made('Midpoint(Point(1, 2, 3), 2)').warning).toContain('Point3, Q: Point3');
    expect(made('Sphere(A)').warning).toContain('Sphere(center: Point3, radius: Number)');
  });
});

describe('t', () => {
  it('is a name like any other where nobody asks for a curve', () => {
    const { value, warning } = constructSources({
      t: '3',
      P: 'Point(t, 2t)',
      f: 'y = t x',
      c: 'Curve(cos(t), sin(t), 0, π)',
      Q: 'Point(c, 0)',
    });
    for (const id of ['t', 'P', 'f', 'c', 'Q']) expect([id, warning(id)]).toEqual([id, undefined]);
    expect(value('P')).toMatchObject({ x: 3, y: 6 });
    expect(value('f')).toMatchObject({ type: 'Line', direction: { x: 1, y: 3 } });
    expect(value('Q')).toMatchObject({ x: 1, y: 0 });
  });

  it('is the variable of a curve where nobody defines it', () => {
    const { value, warning } = constructSources({ r: 'r = 1 + cos(t)', f: 'y = t x' });
    expect(value('r')?.type).toBe('Curve');
    expect(warning('f')).toContain('write Curve(x(t), y(t), a, b)');
  });

  test.each(['x', 'y'])('%s is none', (id) => {
    expect(constructSources({ [id]: '3' }).warning(id)).toContain('choose another name');
  });
});
