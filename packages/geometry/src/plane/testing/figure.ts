import { constructSources } from '../../testing/sources.js';
import type { Value } from '../../values.js';

/** Definitions that the cases of a table may use: the triangle ABC with sides 3, 4, 5, and objects of every kind. */
const FIGURE = {
  O: 'Point(0, 0)',
  A: 'Point(0, 0)',
  B: 'Point(4, 0)',
  C: 'Point(0, 3)',
  P: 'Point(5, 1)',
  s: 'Segment(A, B)',
  line: 'Line(Point(0, 1), Point(2, 2))',
  circle: 'Circle(Point(1, 2), 5)',
  unit: 'Circle(O, 1)',
  arc: 'Arc(O, Point(0, 2), Point(2, 0))',
  ellipse: 'Ellipse(Point(-3, 0), Point(3, 0), Point(0, 4))',
  hyperbola: 'Hyperbola(Point(-5, 0), Point(5, 0), Point(3, 0))',
  parabola: 'Parabola(Point(0, 1), Line(Point(0, -1), Point(1, -1)))',
  triangle: 'Polygon(A, B, C)',
} as const;

/** The value of a source that may name the objects of the figure. Throws the reason where it is undefined. */
export function figureValue(source: string): Value {
  const { value, warning } = constructSources({ ...FIGURE, subject: source });
  const result = value('subject');
  if (result === undefined) throw new Error(warning('subject') ?? 'no value');
  return result;
}
