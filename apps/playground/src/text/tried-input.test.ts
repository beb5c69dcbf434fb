import { parseFigure } from '@geoslide/figure';
import { construct } from '@geoslide/geometry';
import { parseFile } from '@geoslide/protocol';
import { expect, test } from 'vitest';
import { withDefinitions } from '../tools/statements.js';
import { withInput } from './input.js';
import { type TriedInput, triedInput } from './tried-input.js';

const slide = parseFigure(`
A: Point(?:=1, ?:=2)
B: Point(?:=4, ?:=1)
C: Point(?:=2, ?:=5)
g: Line(A, B)
k: Circle(A, 2)
f: y = x^2 - 2x
a: 2
`).project;
const isTaken = (name: string) => slide.slides[0]!.definitions.some(({ id }) => id === name);

/** What comes of what is typed on the slide. */
async function input(typed: string): Promise<TriedInput> {
  const read = withInput(typed, isTaken);
  if (!read.ok) return read;
  return triedInput(read.statement, {
    typed,
    isTaken,
    async attempt(statements) {
      const construction = construct(parseFile(withDefinitions(slide, 1, statements)).slides[0]!);
      const last = [...construction.objects.values()].at(-1)!;
      const warning = construction.warnings.find(({ id }) => id === last.id)?.message;
      return { valueType: last.value?.type ?? '', warning };
    },
  });
}

test.each([
  ['"hello"', 'text text1: "hello"'],
  ['title = "hello"', 'text title: "hello"'],
  ['"a = " + a', 'text b: "a = {{a}}"'],
  ['Text("a = " + a, A)', 'text b: "a = {{a}}" {at: A}'],
  ["h(x) = f'(x)", 'h: Derivative(f)'],
  ['h(t) = t^2 - tan(t)', 'h: y = x^2 - tan(x)'],
  ["f'", 'b: Derivative(f)'],
  ['Curve(cos(t), sin(t), t, 0, 6)', 'b: Curve(cos(t), sin(t), 0, 6)'],
  ['c = Curve(2cos(u), sin(u), u, 0, 2pi)', 'c: Curve(2cos(t), sin(t), 0, 2pi)'],
  ['Curve(cos(t), sin(t), t/5, t, 0, 6)', 'b: Curve(cos(t), sin(t), t/5, 0, 6)'],
  ['Tangent(2, f)', 'b: Tangent(2, f)'],
  ['Circle(2, A)', 'b: Circle(A, 2)'],
  ['Zeros(f)', 'b: Root(f)'],
  ['Kreis(A, 2)', 'b: Circle(A, 2)'],
  ['中点(A, B)', 'D: Midpoint(A, B) "{{id}}"'],
  ['Circle(A, Radius(k))', 'b: Circle(A, Radius(k))'],
  ['If(x < 0, -x, x)', 'b: if(x < 0, -x, x)'],
  ['h(x) = If(0 < x < 2, x^2)', 'h: y = if(0 < x < 2, x^2)'],
  ['CircularArc(A, B, C)', 'b: Arc(A, C, B)'],
  ['P = Point(k)', 'P: Point(k, ?:=0.5) "{{id}}"'],
  ['M = Midpoint(A, B)', 'M: Midpoint(A, B) "{{id}}"'],
  ['m = Midpoint(A, B)', 'm: Midpoint(A, B) "{{id}}"'],
  ['M: Midpoint(A, B)', 'M: Midpoint(A, B)'],
  ['(A + B)/2', 'D: (A + B)/2 "{{id}}"'],
  ['v = (2, 1)', 'v: Vector(2, 1)'],
  ['v = (2, -1.5, 3)', 'v: Vector(2, -1.5, 3)'],
  ['D = (2, .5, 3)', 'D: Point(?:=2, ?:=.5, ?:=3) "{{id}}"'],
  ['D = (2, 1, a)', 'D: (2, 1, a) "{{id}}"'],
  ['u = B - A', 'u: Vector(B - A)'],
  ['Segment((x(A), 0), A)', 'b: Segment((A.x, 0), A)'],
  ['UpperSum(f, 0, 2, 4)', 'b: RiemannSum(f, 0, 2, 4, "upper")'],
  ['xy = 1', 'b: x*y = 1'],
  ['y = a x^2', 'b: y = a x^2'],
  ['h(x) = m x + n', 'slider m: -5 .. 5 step 0.1 = 1\nslider n: -5 .. 5 step 0.1 = 1\nh: y = m x + n'],
])('%s', async (typed, statement) => {
  expect(await input(typed)).toEqual({ ok: true, statement });
});

test.each([
  ['ZoomIn(-5, -5, 5, 5)', 'unknown constructor'],
  ['Incircle(A, B)', 'Incircle takes more arguments than (A, B): write Incircle(A, B, C)'],
  ['Line(A, D)', 'unknown name D'],
  ['q = Circle(q, 1)', 'depends on itself'],
  ['SetColor(A, red)', 'the style color'],
  ['Integral(f)', 'Integral(f, 0, 2)'],
])('%s is refused', async (typed, message) => {
  expect(await input(typed)).toEqual({ ok: false, message: expect.stringContaining(message) });
});

test('what the figure does not let be drawn yet is added, and told', async () => {
  expect(await input('Tangent(A, k)')).toEqual({
    ok: true,
    statement: 'b: Tangent(A, k)',
    note: expect.stringContaining('inside the circle'),
  });
});
