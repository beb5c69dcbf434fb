import { expect, test } from 'vitest';
import { listObjects } from './index.js';

/** Figures of each problem, new ones in every run. */
const FIGURES = 6;

/** Rounding, relative to figures of size 10. */
const NEAR = 1e-6;

/** The sides of a triangle A, B, C and its angle at A, degrees. */
interface Shape {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly alpha: number;
}

interface Problem {
  /** The angles that the triangle A, B, C has that the text begins with; missing where it needs none. */
  readonly triangle?: (angles: readonly number[]) => boolean;
  readonly needs?: (shape: Shape) => boolean;
  /** `[1 to 2]` is a random number between; r is 0 in every figure. */
  readonly text: string;
}

const isAny = (angles: readonly number[]): boolean => Math.min(...angles) > 28;
const isAcute = (angles: readonly number[]): boolean => isAny(angles) && Math.max(...angles) < 84;

const problems: Readonly<Record<string, Problem>> = {
  'IMO 2000/1': {
    text: `
      G: Circle((0,0), [1.6 to 2.6])
      H: Circle(([2 to 2.8], [0 to 1]), [1.6 to 2.6])
      I: Intersect(G, H)
      t: CommonTangent(G, H, 1)
      a0: distance(I(1), t)
      b0: distance(I(2), t)
      M: if(a0 < b0, I(1), I(2))
      N: if(a0 < b0, I(2), I(1))
      A: Foot(G.center, t)
      B: Foot(H.center, t)
      l: ParallelLine(t, M)
      C: OtherIntersection(l, G, M)
      D: OtherIntersection(l, H, M)
      E: Intersect(Line(C, A), Line(D, B), 1)
      P: Intersect(Line(A, N), l, 1)
      Q: Intersect(Line(B, N), l, 1)
      r: |E - P| - |E - Q|`,
  },
  'IMO 2002/2': {
    text: `
      k: Circle((0,0), 3)
      B: Point(k, 180°)
      C: Point(k, 0)
      A: Point(k, [70 to 110]°)
      O: k.center
      w: angle(A, O, B)
      D: Rotate(A, w/2, O)
      l: ParallelLine(Line(D, A), O)
      I: Intersect(l, Line(A, C), 1)
      E: Intersect(PerpBisector(O, A), k)
      r: |I - Incenter(C, E(1), E(2))|`,
  },
  'IMO 2004/1': {
    triangle: isAcute,
    needs: ({ b, c }) => Math.abs(b - c) > 0.5,
    text: `
      d: DiameterCircle(B, C)
      M: OtherIntersection(Line(A, B), d, B)
      N: OtherIntersection(Line(A, C), d, C)
      Q: Midpoint(B, C)
      R: Intersect(AngleBisector(B, A, C), AngleBisector(M, Q, N), 1)
      X: OtherIntersection(Circumcircle(B, M, R), Circumcircle(C, N, R), R)
      r: distance(X, Line(B, C))`,
  },
  'IMO 2007/4': {
    triangle: isAny,
    text: `
      l: AngleBisector(B, C, A)
      R: OtherIntersection(l, k, C)
      P: Intersect(l, PerpBisector(B, C), 1)
      Q: Intersect(l, PerpBisector(A, C), 1)
      K: Midpoint(B, C)
      L: Midpoint(A, C)
      r: area(Triangle(R, P, K)) - area(Triangle(R, Q, L))`,
  },
  'IMO 2008/1': {
    triangle: isAcute,
    text: `
      H: Orthocenter(A, B, C)
      a: Intersect(Circle(Midpoint(B, C), H), Line(B, C))
      b: Intersect(Circle(Midpoint(C, A), H), Line(C, A))
      c: Intersect(Circle(Midpoint(A, B), H), Line(A, B))
      d: Join(|a - O|, |b - O|, |c - O|)
      r: max(d) - min(d)`,
  },
  'IMO 2010/4': {
    triangle: isAny,
    needs: ({ a, b }) => Math.abs(b - a) > 1,
    text: `
      S: Intersect(Tangent(k, C), Line(A, B), 1)
      g: Circle(S, C)
      X: Divide(A, B, [0.35 to 0.65])
      P: Intersect(g, Segment(C, X))
      Q: Rotate(C, [2 to 10]°, S)
      K: OtherIntersection(Line(A, Q), k, A)
      L: OtherIntersection(Line(B, Q), k, B)
      M: OtherIntersection(Line(C, Q), k, C)
      r: |M - K| - |M - L|`,
  },
  'IMO 2012/1': {
    triangle: isAny,
    text: `
      J: Excenter(A, B, C)
      M: Foot(J, Line(B, C))
      K: Foot(J, Line(A, B))
      L: Foot(J, Line(A, C))
      F: Intersect(Line(L, M), Line(B, J), 1)
      G: Intersect(Line(K, M), Line(C, J), 1)
      S: Intersect(Line(A, F), Line(B, C), 1)
      U: Intersect(Line(A, G), Line(B, C), 1)
      r: |Midpoint(S, U) - M|`,
  },
  'IMO 2012/5': {
    text: `
      C: Point(0, 0)
      A: Point([2 to 4], 0)
      B: Point(0, [2.5 to 4.5])
      D: Foot(C, Line(A, B))
      X: Divide(C, D, [0.3 to 0.7])
      K: Intersect(Segment(A, X), Circle(B, C), 1)
      L: Intersect(Segment(B, X), Circle(A, C), 1)
      M: Intersect(Line(A, L), Line(B, K), 1)
      r: |M - K| - |M - L|`,
  },
  'IMO 2013/4': {
    triangle: isAcute,
    text: `
      H: Orthocenter(A, B, C)
      W: Divide(B, C, [0.3 to 0.7])
      M: Foot(B, Line(A, C))
      N: Foot(C, Line(A, B))
      X: Antipode(W, Circumcircle(B, W, N))
      Y: Antipode(W, Circumcircle(C, W, M))
      r: distance(H, Line(X, Y))`,
  },
  'IMO 2014/4': {
    triangle: isAcute,
    needs: ({ alpha }) => alpha > 62,
    text: `
      w: angle(A, C, B)
      v: angle(A, B, C)
      s: sign(cross(B - A, C - A))
      P: Intersect(Line(A, Rotate(B, s w, A)), Line(B, C), 1)
      Q: Intersect(Line(A, Rotate(C, -s v, A)), Line(B, C), 1)
      M: 2 P - A
      N: 2 Q - A
      X: Intersect(Line(B, M), Line(C, N), 1)
      r: |X - O| - k.radius`,
  },
  'IMO 2015/4': {
    triangle: isAcute,
    needs: ({ a, b, c }) => b > c + 0.6 && a > b,
    text: `
      h: distance(A, Line(B, C))
      g: Circle(A, h + [0.15 to 0.45] (min(|A - B|, |A - C|) - h))
      I: Intersect(g, Line(B, C))
      d1: |I(1) - B|
      d2: |I(2) - B|
      D: if(d1 < d2, I(1), I(2))
      E: if(d1 < d2, I(2), I(1))
      J: Intersect(g, k)
      F: if(|J(1) - B| < |J(2) - B|, J(1), J(2))
      G: if(|J(1) - B| < |J(2) - B|, J(2), J(1))
      K: OtherIntersection(Circumcircle(B, D, F), Line(A, B), B)
      L: OtherIntersection(Circumcircle(C, G, E), Line(A, C), C)
      X: Intersect(Line(F, K), Line(G, L), 1)
      r: distance(X, Line(A, O))`,
  },
  'IMO 2015/3': {
    triangle: isAcute,
    needs: ({ b, c }) => Math.abs(b - c) > 0.8,
    text: `
      H: Orthocenter(A, B, C)
      F: Foot(A, Line(B, C))
      M: Midpoint(B, C)
      Q: OtherIntersection(DiameterCircle(A, H), k, A)
      K: OtherIntersection(DiameterCircle(H, Q), k, Q)
      c: Circumcircle(K, Q, H)
      d: Circumcircle(F, K, M)
      r: distance(Tangent(c, K), d.center) - d.radius`,
  },
  'IMO 2017/4': {
    text: `
      k: Circle((0,0), 3)
      R: Point(k, 0)
      S: Point(k, [95 to 145]°)
      U: 2 S - R
      l: Tangent(k, R)
      J: Point(k, [30 to 55]°)
      g: Circumcircle(J, S, U)
      I: Intersect(g, l)
      A: if(|I(1) - R| < |I(2) - R|, I(1), I(2))
      K: OtherIntersection(Line(A, J), k, J)
      r: distance(g.center, Line(K, U)) - g.radius`,
  },
  'IMO 2018/1': {
    triangle: isAcute,
    text: `
      t: [0.3 to 0.6] min(|A - B|, |A - C|)
      D: A + t unit(B - A)
      E: A + t unit(C - A)
      i: Intersect(PerpBisector(B, D), k)
      j: Intersect(PerpBisector(C, E), k)
      F: if(cross(B - A, i(1) - A) cross(B - A, C - A) < 0, i(1), i(2))
      G: if(cross(C - A, j(1) - A) cross(C - A, B - A) < 0, j(1), j(2))
      r: cross(unit(E - D), unit(G - F))`,
  },
  'IMO 2019/6': {
    triangle: isAcute,
    needs: ({ b, c }) => Math.abs(b - c) > 0.6,
    text: `
      I: Incenter(A, B, C)
      w: Incircle(A, B, C)
      D: Foot(I, Line(B, C))
      E: Foot(I, Line(C, A))
      F: Foot(I, Line(A, B))
      R: OtherIntersection(PerpLine(Line(E, F), D), w, D)
      P: OtherIntersection(Line(A, R), w, R)
      Q: OtherIntersection(Circumcircle(P, C, E), Circumcircle(P, B, F), P)
      X: Intersect(Line(D, I), Line(P, Q), 1)
      r: dot(unit(X - A), unit(I - A))`,
  },
  'IMO 2023/2': {
    triangle: isAcute,
    needs: ({ b, c }) => c < b - 0.6,
    text: `
      i: Intersect(PerpBisector(B, C), k)
      S: if(|i(1) - A| < |i(2) - A|, i(1), i(2))
      D: Intersect(PerpLine(Line(B, C), A), Line(B, S), 1)
      E: OtherIntersection(PerpLine(Line(B, C), A), k, A)
      L: Intersect(ParallelLine(Line(B, C), D), Line(B, E), 1)
      w: Circumcircle(B, D, L)
      P: OtherIntersection(w, k, B)
      X: Intersect(Tangent(w, P), Line(B, S), 1)
      r: distance(X, AngleBisector(B, A, C))`,
  },
  'IMO 2024/4': {
    triangle: isAny,
    needs: ({ a, b, c }) => c < b && b < a,
    text: `
      I: Incenter(A, B, C)
      X: Intersect(Reflect(Line(A, C), I), Line(B, C), 1)
      Y: Intersect(Reflect(Line(A, B), I), Line(B, C), 1)
      P: OtherIntersection(Line(A, I), k, A)
      K: Midpoint(A, C)
      L: Midpoint(A, B)
      r: angle(K, I, L) + angle(Y, P, X) - π`,
  },
  'IMO 2011/6': {
    triangle: isAcute,
    text: `
      l: Tangent(k, Point(k, [0 to 6]))
      a: Reflect(l, Line(B, C))
      b: Reflect(l, Line(C, A))
      c: Reflect(l, Line(A, B))
      g: Circumcircle(Intersect(a, b, 1), Intersect(b, c, 1), Intersect(c, a, 1))
      r: (|g.center - O| - |g.radius - k.radius|) (|g.center - O| - g.radius - k.radius) / (g.radius^2 + 1)`,
  },
  'Simson lines of antipodes are perpendicular': {
    triangle: isAny,
    text: `
      D: Point(k, [0 to 6])
      E: Antipode(D, k)
      r: dot(unit(SimsonLine(A, B, C, D).direction), unit(SimsonLine(A, B, C, E).direction))`,
  },
  "Euler line's mirror images meet on the circumcircle": {
    triangle: isAcute,
    text: `
      e: EulerLine(A, B, C)
      X: Intersect(Reflect(e, Line(B, C)), Reflect(e, Line(C, A)), 1)
      r: |X - O| - k.radius`,
  },
  Desargues: {
    triangle: isAny,
    text: `
      X: Point([0 to 1], [0 to 1])
      D: X + [1.5 to 2.5] (A - X)
      E: X + [0.4 to 0.8] (B - X)
      F: X + [2.6 to 3.6] (C - X)
      r: distance(Intersect(Line(A, B), Line(D, E), 1), Line(Intersect(Line(B, C), Line(E, F), 1), Intersect(Line(C, A), Line(F, D), 1)))/ (1 + |Intersect(Line(A, B), Line(D, E), 1)|)`,
  },
  'the incentres of a cyclic quadrilateral make a rectangle': {
    text: `
      k: Circle((0,0), 4)
      A: Point(k, [0 to 1]°)
      B: Point(k, [60 to 100]°)
      C: Point(k, [150 to 190]°)
      D: Point(k, [250 to 290]°)
      P: Incenter(A, B, C)
      Q: Incenter(B, C, D)
      R: Incenter(C, D, A)
      S: Incenter(D, A, B)
      r: dot(unit(Q - P), unit(S - P))`,
  },
  'IMO 1995/1': {
    text: `
      B: Point([0.5 to 1], 0)
      C: Point([2 to 3], 0)
      a: DiameterCircle((6, 0), B)
      b: DiameterCircle(C, (-6, 0))
      I: Intersect(a, b)
      Z: Intersect(Line(I(1), I(2)), xAxis, 1)
      P: Divide(I(1), Z, [0.1 to 0.4])
      M: OtherIntersection(Line(C, P), b, C)
      N: OtherIntersection(Line(B, P), a, B)
      X: Intersect(Line((6, 0), N), Line((-6, 0), M), 1)
      r: distance(X, Line(I(1), I(2)))`,
  },
  'IMO 2009/2': {
    triangle: isAcute,
    needs: ({ b, c }) => c > b,
    text: `
      P: Divide(C, A, [0.3 to 0.45])
      Q: Intersect(Circle(O, P), Segment(A, B), 1)
      g: Circumcircle(Midpoint(B, P), Midpoint(C, Q), Midpoint(P, Q))
      r: distance(g.center, Line(P, Q)) - g.radius`,
  },
  'IMO 2019/2': {
    triangle: isAny,
    text: `
      A1: Divide(B, C, [0.4 to 0.7])
      B1: Divide(A, C, [0.4 to 0.7])
      P: Divide(A, A1, [0.3 to 0.5])
      Q: Intersect(ParallelLine(Line(A, B), P), Line(B, B1), 1)
      s: sign(cross(P - B1, C - B1))
      t: sign(cross(Q - A1, C - A1))
      P1: Intersect(Line(P, B1), Line(C, C + Rotate(P - B1, s angle(B, A, C))), 1)
      Q1: Intersect(Line(Q, A1), Line(C, C + Rotate(Q - A1, t angle(C, B, A))), 1)
      g: Circumcircle(P, Q, P1)
      r: |Q1 - g.center| - g.radius`,
  },
  'IMO 2020/1': {
    text: `
      A: Point(0, 0)
      B: Point(6, 0)
      a: [12 to 17]°
      b: [12 to 17]°
      P: Intersect(Line(A, A + (1; 2 b)), Line(B, B + (1; 180° - 2 a)), 1)
      D: Intersect(Line(A, A + (1; 2 b + a)), Line(P, Rotate(A, -3 a, P)), 1)
      C: Intersect(Line(B, B + (1; 180° - 2 a - b)), Line(P, Rotate(B, 3 b, P)), 1)
      X: Intersect(AngleBisector(A, D, P), AngleBisector(P, C, B), 1)
      r: |X - A| - |X - B|`,
  },
  'IMO 2022/4': {
    text: `
      T: Point(0, 0)
      B: ([1.8 to 2.2]; [145 to 155]°)
      C: ([1.8 to 2.2]; [210 to 220]°)
      u: [170 to 180]°
      v: [60 to 75]°
      D: Rotate(B, u, T)
      E: Rotate(C, u, T)
      A: Intersect(Line(B, Rotate(T, v, B)), Line(E, Rotate(T, -v, E)), 1)
      P: Intersect(Line(A, B), Line(C, D), 1)
      Q: Intersect(Line(A, B), Line(C, T), 1)
      R: Intersect(Line(A, E), Line(C, D), 1)
      S: Intersect(Line(A, E), Line(D, T), 1)
      g: Circumcircle(P, Q, R)
      r: |S - g.center| / g.radius - 1`,
  },
  'butterflies: a chord is halved where others cross in its middle': {
    text: `
      k: Circle((0,0), 4)
      A: Point(k, [0 to 40]°)
      B: Point(k, [90 to 130]°)
      C: Point(k, [180 to 220]°)
      D: Point(k, [270 to 310]°)
      M: Intersect(Line(A, C), Line(B, D), 1)
      l: PerpLine(Line(k.center, M), M)
      r: |M - Intersect(l, Line(A, B), 1)| / |M - Intersect(l, Line(C, D), 1)| - 1`,
  },
  Brahmagupta: {
    text: `
      k: Circle((0,0), 4)
      M: Point([0.2 to 1.5], [0.2 to 1.5])
      l: Line(M, M + (1; [5 to 80]°))
      I: Intersect(l, k)
      J: Intersect(PerpLine(l, M), k)
      r: dot(unit(M - Midpoint(I(1), J(1))), unit(J(2) - I(2)))`,
  },
  "Steiner's line runs through the orthocentre": {
    triangle: isAny,
    text: `
      Q: Point(k, [0 to 6])
      M: Map(Reflect(Q, l), l, [Line(A, B), Line(B, C), Line(C, A)])
      H: Orthocenter(A, B, C)
      r: cross(M(1) - H, M(2) - H) / (|M(1) - H| |M(2) - H|)`,
  },
  'Newton and Gauss: the middles of three diagonals': {
    triangle: isAny,
    text: `
      D: Divide(A, B, [0.3 to 0.7])
      E: A + [1.3 to 1.8] (C - A)
      F: Intersect(Line(D, E), Line(B, C), 1)
      M: [Midpoint(A, F), Midpoint(B, E), Midpoint(C, D)]
      r: cross(unit(M(2) - M(1)), unit(M(3) - M(1)))`,
  },
  'Droz-Farny': {
    triangle: isAny,
    text: `
      H: Orthocenter(A, B, C)
      g: Line(H, H + (1; [10 to 80]°))
      h: PerpLine(g, H)
      M: Map(Midpoint(Intersect(g, s, 1), Intersect(h, s, 1)), s, [Line(A, B), Line(B, C), Line(C, A)])
      r: cross(unit(M(2) - M(1)), unit(M(3) - M(1)))`,
  },
  "Lemoine's circle": {
    triangle: isAny,
    text: `
      K: SymmedianPoint(A, B, C)
      L: ParallelLine([Line(B, C), Line(C, A), Line(A, B)], K)
      g: Circumcircle(Intersect(L(1), Line(A, B), 1), Intersect(L(1), Line(A, C), 1), Intersect(L(2), Line(B, C), 1))
      r: |Intersect(L(3), Line(B, C), 1) - g.center| - g.radius`,
  },
  'isogonal conjugates have one pedal circle': {
    triangle: isAcute,
    text: `
      P: A + [0.25 to 0.35] (B - A) + [0.25 to 0.35] (C - A)
      Q: IsogonalConjugate(P, A, B, C)
      g: Circumcircle(PedalTriangle(P, A, B, C))
      r: |g.center - Midpoint(P, Q)| + | |Foot(Q, Line(A, B)) - g.center| - g.radius|`,
  },
  'the tangents at B and C meet on the symmedian': {
    triangle: isAcute,
    text: `
      T: Intersect(Tangent(k, B), Tangent(k, C), 1)
      r: cross(unit(T - A), unit(Symmedian(A, B, C).end - A))`,
  },
  'a secant makes a harmonic quadrilateral': {
    text: `
      k: Circle((0,0), 3)
      P: Point([4 to 6], [0 to 2])
      T: Tangent(k, P)
      I: Intersect(T, k, 1)
      J: Intersect(Line(P, ([0 to 0.8], [0 to 0.8])), k)
      r: |I(1) - J(1)| |I(2) - J(2)| - |I(1) - J(2)| |I(2) - J(1)|`,
  },
  'the orthocentre is the incentre of the feet': {
    triangle: isAcute,
    text: `
      t: OrthicTriangle(A, B, C)
      r: |Incenter(t) - Orthocenter(A, B, C)| + |t.perimeter k.radius - 2 area(Triangle(A, B, C))|`,
  },
};

/** Numbers from 0 to 1 that a seed gives. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A triangle with sides of at least 2 and angles that are not alike, with its circumcentre O and circumcircle k. */
function triangleText({ triangle, needs = () => true }: Problem, random: () => number): string {
  if (triangle === undefined) return '';
  for (;;) {
    const [A, B, C] = [0, 1, 2].map(() => [random() * 8 - 4, random() * 8 - 4] as const) as [Px, Px, Px];
    const [a, b, c] = [distance(B, C), distance(C, A), distance(A, B)];
    const angles = [angle(a, b, c), angle(b, c, a), angle(c, a, b)] as const;
    const [alpha, beta, gamma] = angles;
    const apart = Math.min(Math.abs(alpha - beta), Math.abs(beta - gamma), Math.abs(gamma - alpha));
    if (!triangle(angles) || Math.min(a, b, c) < 2 || apart < 6 || !needs({ a, b, c, alpha })) continue;
    const points = Object.entries({ A, B, C }).map(([id, [x, y]]) => `${id}: Point(${x}, ${y})`);
    return [...points, 'O: Circumcenter(A, B, C)', 'k: Circumcircle(A, B, C)'].join('\n');
  }
}

type Px = readonly [x: number, y: number];
const distance = ([x, y]: Px, [u, v]: Px): number => Math.hypot(u - x, v - y);
/** Between the sides b and c, degrees. */
const angle = (a: number, b: number, c: number): number =>
  (Math.acos((b * b + c * c - a * a) / (2 * b * c)) * 180) / Math.PI;

test.each(Object.entries(problems))('%s holds on random figures', (_, problem) => {
  for (let figure = 0; figure < FIGURES; figure++) {
    const seed = Math.floor(Math.random() * 2 ** 32);
    const random = randomOf(seed);
    const numbers = (_slot: string, low: string, high: string) =>
      String(Number(low) + random() * (Number(high) - Number(low)));
    const text = problem.text.replace(/\[([\d.]+) to ([\d.]+)\]/g, numbers);
    const { objects, warnings } = listObjects(`${triangleText(problem, random)}\n${text}`);
    const measured = objects.find(({ id }) => id === 'r')?.value;
    expect(warnings, `seed ${seed}`).toEqual([]);
    expect(Math.abs(measured as number), `seed ${seed}`).toBeLessThan(NEAR);
  }
});
