import { describe, expect, it } from 'vitest';
import { constructSources } from '../testing/sources.js';

/** Figures of each theorem, new ones in every run. */
const FIGURES = 20;

/** Rounding, relative to a figure of size 10; a theorem that fails misses by far more. */
const NEAR = 1e-7;

/** Numbers from 0 to 1 that a seed gives. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

type Sources = Record<string, string>;

/** A triangle whose angles are all at least 25°, so that no figure is close to a degenerate one. */
function triangle(random: () => number): Sources {
  const least = (25 * Math.PI) / 180;
  const [p, q] = [random(), random()].sort((a, b) => a - b) as [number, number];
  const [a, b] = [p, q - p].map((share) => least + share * (Math.PI - 3 * least)) as [number, number];
  const [turn, x, y] = [random() * 2 * Math.PI, random() * 4 - 2, random() * 4 - 2];
  const corner = (at: number) => `Point(${x + 5 * Math.cos(turn + at)}, ${y + 5 * Math.sin(turn + at)})`;
  return { A: corner(0), B: corner(2 * a), C: corner(2 * a + 2 * b) };
}

/** Six points on a circle, one after the other. */
function hexagon(random: () => number): Sources {
  const turn = random() * 2 * Math.PI;
  const corners = [...'PQRSTU'].map((id, i) => {
    const at = turn + ((i + 0.7 * (random() - 0.5)) * Math.PI) / 3;
    return [id, `Point(${4 * Math.cos(at)}, ${4 * Math.sin(at)})`] as const;
  });
  return Object.fromEntries(corners);
}

const both = (random: () => number): Sources => ({ ...triangle(random), ...hexagon(random) });

const onLine = (P: string, l: string) => `distance(${P}, ${l})`;

/** What is 0 in every figure. */
const theorems: Readonly<Record<string, Sources>> = {
  'Euler: circumcentre, centroid and orthocentre lie on a line': {
    r: onLine('Centroid(A, B, C)', 'Line(Circumcenter(A, B, C), Orthocenter(A, B, C))'),
  },
  'Euler: OI² = R² − 2Rr': {
    R: 'Circumcircle(A, B, C).radius',
    i: 'Incircle(A, B, C)',
    r: 'distance(Circumcenter(A, B, C), i.center)^2 - R^2 + 2R * i.radius',
  },
  'Feuerbach: the nine-point circle touches the incircle': {
    n: 'NinePointCircle(A, B, C)',
    i: 'Incircle(A, B, C)',
    r: 'distance(n.center, i.center) - n.radius + i.radius',
  },
  'Feuerbach: it touches the excircles': {
    n: 'NinePointCircle(A, B, C)',
    o: 'Excircle(A, B, C)',
    r: 'distance(n.center, o.center) - n.radius - o.radius',
  },
  'the nine-point circle halves the way from the orthocentre to the circumcircle': {
    h: 'Circumcircle(A, B, C)',
    D: 'Point(h, 1)',
    r: 'distance(Midpoint(D, Orthocenter(A, B, C)), NinePointCircle(A, B, C).center) - NinePointCircle(A, B, C).radius',
  },
  'the orthocentre in a mirror at a side lies on the circumcircle': {
    r: 'distance(Reflect(Orthocenter(A, B, C), Line(B, C)), Circumcenter(A, B, C)) - Circumcircle(A, B, C).radius',
  },
  'Simson: feet from a point of the circumcircle lie on a line': {
    o: 'Circumcircle(A, B, C)',
    D: 'Point(o, 2)',
    r: onLine('Foot(D, Line(A, B))', 'Line(Foot(D, Line(B, C)), Foot(D, Line(C, A)))'),
  },
  'Ceva: the Gergonne point': {
    D: 'Closest(Line(B, C), Incenter(A, B, C))',
    E: 'Closest(Line(C, A), Incenter(A, B, C))',
    F: 'Closest(Line(A, B), Incenter(A, B, C))',
    r: onLine('Intersect(Line(A, D), Line(B, E), 1)', 'Line(C, F)'),
  },
  'Napoleon: centres of triangles on the sides make a regular one': {
    D: 'Centroid(Polygon(B, A, 3))',
    E: 'Centroid(Polygon(C, B, 3))',
    F: 'Centroid(Polygon(A, C, 3))',
    r: 'distance(D, E) - distance(E, F)',
  },
  'Morley: thirds of the angles make a regular triangle': {
    a: 'Angle(B, A, C) / 3',
    b: 'Angle(A, B, C) / 3',
    c: 'Angle(B, C, A) / 3',
    s: 'sign(cross(B - A, C - A))',
    D: 'Intersect(Line(B, Rotate(C, s b, B)), Line(C, Rotate(B, -s c, C)), 1)',
    E: 'Intersect(Line(C, Rotate(A, s c, C)), Line(A, Rotate(C, -s a, A)), 1)',
    F: 'Intersect(Line(A, Rotate(B, s a, A)), Line(B, Rotate(A, -s b, B)), 1)',
    r: '(distance(D, E) - distance(E, F))^2 + (distance(E, F) - distance(F, D))^2',
  },
  'isogonal: centroid and symmedian point': {
    r: 'distance(IsogonalConjugate(Centroid(A, B, C), A, B, C), SymmedianPoint(A, B, C))',
  },
  'Nagel: incentre, centroid and Nagel point': {
    r: onLine('Centroid(A, B, C)', 'Line(Incenter(A, B, C), NagelPoint(A, B, C))'),
  },
  'the incentre and an excentre halve at the middle of an arc': {
    r: 'distance(Midpoint(Incenter(A, B, C), Excenter(A, B, C)), Circumcenter(A, B, C)) - Circumcircle(A, B, C).radius',
  },
  'Mixtilinear: the incentre halves the chord of its touch points': {
    m: 'Mixtilinear(A, B, C)',
    r: 'distance(Midpoint(Closest(Line(A, B), m.center), Closest(Line(A, C), m.center)), Incenter(A, B, C))',
  },
  'Mixtilinear: it touches the circumcircle from inside': {
    m: 'Mixtilinear(A, B, C)',
    r: 'distance(m.center, Circumcenter(A, B, C)) + m.radius - Circumcircle(A, B, C).radius',
  },
  'Miquel: three circles have a common point': {
    D: 'Midpoint(B, C)',
    E: 'Divide(C, A, 0.6)',
    F: 'Divide(A, B, 1.7)',
    M: 'RadicalCenter(Circle(A, E, F), Circle(B, F, D), Circle(C, D, E))',
    r: 'Power(M, Circle(A, E, F))',
  },
  'Pascal: opposite sides of a hexagon in a circle meet on a line': {
    D: 'Intersect(Line(P, Q), Line(S, T), 1)',
    E: 'Intersect(Line(Q, R), Line(T, U), 1)',
    F: 'Intersect(Line(R, S), Line(U, P), 1)',
    r: 'cross(unit(E - D), unit(F - D))',
  },
  'Brianchon: diagonals of a hexagon around a circle meet': {
    o: 'Circle(Point(0, 0), 4)',
    a: 'Pole(Line(P, Q), o)',
    b: 'Pole(Line(Q, R), o)',
    c: 'Pole(Line(R, S), o)',
    d: 'Pole(Line(S, T), o)',
    g: 'Pole(Line(T, U), o)',
    h: 'Pole(Line(U, P), o)',
    r: onLine('Intersect(Line(a, d), Line(b, g), 1)', 'Line(c, h)'),
  },
  'Ptolemy: PQ · RS + QR · SP = PR · QS': {
    r: 'distance(P, Q) distance(R, S) + distance(Q, R) distance(S, P) - distance(P, R) distance(Q, S)',
  },
  'Pappus: crossings of two triples on lines': {
    D: 'Divide(A, B, 0.4)',
    E: 'Divide(P, Q, 2.5)',
    X: 'Intersect(Line(A, Q), Line(P, B), 1)',
    Y: 'Intersect(Line(A, E), Line(P, D), 1)',
    Z: 'Intersect(Line(B, E), Line(Q, D), 1)',
    r: 'cross(unit(Y - X), unit(Z - X))',
  },
  'Varignon: middles of a quadrilateral make a parallelogram': {
    r: 'distance(Midpoint(P, A) + Midpoint(B, C), Midpoint(A, B) + Midpoint(C, P))',
  },
  'Van Aubel: centres of squares on opposite sides': {
    W: 'Midpoint(P, Rotate(Q, 90°, P)) + (Q - P) / 2',
    X: 'Midpoint(Q, Rotate(R, 90°, Q)) + (R - Q) / 2',
    Y: 'Midpoint(R, Rotate(S, 90°, R)) + (S - R) / 2',
    Z: 'Midpoint(S, Rotate(P, 90°, S)) + (P - S) / 2',
    r: 'dot(Y - W, Z - X)',
  },
  'Monge: outer centres of similarity of three circles lie on a line': {
    c: 'Circle(A, 1)',
    d: 'Circle(B, 1.6)',
    g: 'Circle(C, 0.7)',
    D: 'HomothetyCenter(c, d, 1)',
    E: 'HomothetyCenter(d, g, 1)',
    F: 'HomothetyCenter(g, c, 1)',
    r: 'cross(unit(E - D), unit(F - D))',
  },
  'inversion keeps the cross ratio of four points of a circle': {
    i: 'Circle(A, 3)',
    r: 'distance(Invert(P, i), Invert(R, i)) - 9 distance(P, R) / (distance(A, P) distance(A, R))',
  },
  'butterfly: a chord through the middle of another': {
    o: 'Circle(Point(0, 0), 4)',
    M: 'Midpoint(P, S)',
    V: 'Intersect(Line(Q, M), o, 1)',
    W: 'Intersect(Line(Q, M), o, 2)',
    X: 'Intersect(Line(R, M), o, 1)',
    Y: 'Intersect(Line(R, M), o, 2)',
    r: 'distance(M, Intersect(Line(V, Y), Line(P, S), 1)) - distance(M, Intersect(Line(W, X), Line(P, S), 1))',
  },
};

describe('theorems hold on random figures', () => {
  it.each(Object.entries(theorems))('%s', (_, sources) => {
    for (let figure = 0; figure < FIGURES; figure++) {
      const seed = Math.floor(Math.random() * 2 ** 32);
      const { construction } = constructSources({ ...both(randomOf(seed)), ...sources });
      const value = construction.objects.get('r')?.value;
      const measured = value?.type === 'Number' ? value.value : construction.warnings.map(({ message }) => message);
      expect(measured, `seed ${seed}`).toEqual(expect.any(Number));
      expect(Math.abs(measured as number), `seed ${seed}`).toBeLessThan(NEAR);
    }
  });
});
