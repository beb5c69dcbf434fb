import { describe, expect, it } from 'vitest';
import { parseFigure } from '../../index.js';

const told = (line: string) => parseFigure(line).errors.map(({ remedy }) => remedy.replace(/^.*own: /, ''));

describe('a sentence that names several objects is told as a whole', () => {
  it.each([
    ['Draw a circle with centre M(2|3) and radius 4.', 'M: Point(2, 3), then k: Circle(M, 4)'],
    [
      'Given triangle ABC with A(0,0), B(6,0) and C(2,4), draw the incircle and the centroid G.',
      'A: Point(0, 0), then B: Point(6, 0), then C: Point(2, 4), then t: Triangle(A, B, C), then k: Incircle(A, B, C), then G: Centroid(A, B, C)',
    ],
    [
      'Zeichne einen Kreis um M(0|0) mit Radius 3 und die Tangente im Punkt P(3|0).',
      'M: Point(0, 0), then P: Point(3, 0), then k: Circle(M, 3), then t: Tangent(k, P)',
    ],
    [
      'Soit ABC un triangle avec A(0;0), B(5;0), C(2;3). Tracer la médiatrice de AB et le cercle circonscrit.',
      'A: Point(0, 0), then B: Point(5, 0), then C: Point(2, 3), then t: Triangle(A, B, C), then p: PerpBisector(A, B), then k: Circumcircle(A, B, C)',
    ],
    [
      'Dibuja el triángulo A(0,0), B(4,0), C(2,3) y su circunferencia inscrita.',
      'A: Point(0, 0), then B: Point(4, 0), then C: Point(2, 3), then t: Triangle(A, B, C), then k: Incircle(A, B, C)',
    ],
    ['画一个以A(0,0)为圆心、半径为3的圆', 'A: Point(0, 0), then k: Circle(A, 3)'],
    [
      'Plot y = x^2 and y = 2x + 1 and mark their intersections.',
      'f: y = x^2, then g: y = 2x + 1, then S: Intersect(f, g)',
    ],
    [
      'Zeichne die Punkte A(1|2), B(5|2) und C(3|6). Verbinde sie zu einem Dreieck.',
      'A: Point(1, 2), then B: Point(5, 2), then C: Point(3, 6), then p: Polygon(A, B, C)',
    ],
  ])('%s', (line, definitions) => expect(told(line)).toEqual([definitions]));

  it('but not where a clause of it is not understood', () => {
    expect(told('Draw the triangle ABC and the most beautiful thing of all.')[0]).not.toContain('then');
  });

  it('and not where it is one object', () => {
    expect(told('the circle with center A and radius 2')).toEqual([expect.stringMatching(/^write k: Circle\(A, 2\)/)]);
  });
});
