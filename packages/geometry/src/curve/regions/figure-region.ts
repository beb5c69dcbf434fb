import { takeSteps } from '../../functions/steps.js';
import { boundsOf } from '../../intersect/part.js';
import { parameterRange, pointAt } from '../../plane/path.js';
import { unitAt } from '../../plane/turn.js';
import { distance } from '../../plane/vec.js';
import type { Expr } from '../../syntax/ast.js';
import { add, call, literal, multiply, name, number, ownCall, power, subtract } from '../../syntax/build.js';
import {
  type PlaneValue,
  type RegionBox,
  type RegionEdge,
  type RegionValue,
  Undefined,
  type Value,
  type Vec2,
} from '../../values.js';
import { planeFunction } from '../scalar.js';
import { type Central, ellipseBox } from './region-box.js';
import { regionFrom } from './region-expression.js';

const X = name('x');
const Y = name('y');

/** Steps for an edge of a polygon and a point. */
const EDGE_STEPS = 2;

const square = (tree: Expr): Expr => power(tree, number(2));
const least = (...trees: readonly Expr[]): Expr => trees.reduce((all, tree) => call('min', all, tree));
const most = (...trees: readonly Expr[]): Expr => trees.reduce((all, tree) => call('max', all, tree));

/** A part of a figure's edge: positive on the side of the figure. */
interface Side {
  readonly f: Expr;
  readonly path: PlaneValue;
}

/**
 * A figure as the region of its inside, its edge included; of an arc what lies between it and its chord, of a parabola
 * and a hyperbola what holds the foci, of a closed curve what it winds around an odd number of times. Throws Undefined
 * for what has no inside.
 */
export function regionOfFigure(value: Value): RegionValue {
  switch (value.type) {
    case 'Region':
      return value;
    case 'Circle': {
      const { center, radius } = value;
      return whole({ f: inCircle(center, radius), path: value }, circleBox(value));
    }
    case 'Ellipse':
      return whole({ f: inEllipse(value), path: value }, ellipseBox(value));
    case 'Parabola': {
      const [u, v] = frame(value.vertex, value.rotation);
      return whole({ f: subtract(multiply(literal(4 * value.p), u), square(v)), path: value });
    }
    case 'Hyperbola': {
      const [u, v] = frame(value.center, value.rotation);
      const f = subtract(subtract(scaledSquare(u, value.a), scaledSquare(v, value.b)), number(1));
      return whole({ f, path: value });
    }
    case 'Polygon':
      return whole({ f: inPolygon(value.vertices), path: value }, boundsOf(value.vertices));
    case 'Arc':
    case 'CircleSegment':
      return cutByChord(
        { f: inCircle(value.center, value.radius), path: { ...value, type: 'Arc' } },
        value.sweep,
        circleBox(value),
      );
    case 'EllipticArc':
      return cutByChord({ f: inEllipse(value), path: value }, value.sweep, ellipseBox(value));
    case 'Sector':
      return sectorRegion(value);
    case 'Area':
      return areaRegion(value);
    case 'Curve':
      return curveRegion(value);
    default:
      throw new Undefined(
        `a ${value.type} has no inside: take a circle, a polygon, a region or another closed figure; Intersect(a, b) ` +
          'gives the points of two lines or curves',
      );
  }
}

function whole(side: Side, box?: RegionBox): RegionValue {
  return regionFrom(side.f, [edgeOf(side)], box);
}

/** The edge of a figure belongs to it. */
function edgeOf({ f, path }: Side): RegionEdge {
  return { f: planeFunction(f), strict: false, ofFigure: true, path };
}

const circleBox = ({ center, radius }: { readonly center: Vec2; readonly radius: number }): RegionBox =>
  ellipseBox({ center, a: radius, b: radius, rotation: 0 });

/** x and y in a frame that is turned. */
function frame(origin: Vec2, rotation: number): [Expr, Expr] {
  const { x: c, y: s } = unitAt(rotation);
  const [dx, dy] = [subtract(X, literal(origin.x)), subtract(Y, literal(origin.y))];
  return [
    add(multiply(literal(c), dx), multiply(literal(s), dy)),
    subtract(multiply(literal(c), dy), multiply(literal(s), dx)),
  ];
}

function inCircle({ x, y }: Vec2, radius: number): Expr {
  return subtract(literal(radius * radius), add(square(subtract(X, literal(x))), square(subtract(Y, literal(y)))));
}

const scaledSquare = (tree: Expr, by: number): Expr => multiply(literal(1 / (by * by)), square(tree));

function inEllipse(ellipse: Central): Expr {
  const [u, v] = frame(ellipse.center, ellipse.rotation);
  return subtract(number(1), add(scaledSquare(u, ellipse.a), scaledSquare(v, ellipse.b)));
}

/** Left of the line from p to q. */
function leftOf(p: Vec2, q: Vec2): Expr {
  return subtract(
    multiply(literal(q.x - p.x), subtract(Y, literal(p.y))),
    multiply(literal(q.y - p.y), subtract(X, literal(p.x))),
  );
}

const segment = (start: Vec2, end: Vec2): PlaneValue => ({ type: 'Segment', start, end });

/**
 * An arc and its chord; the arc lies on the right of the line from its start to its end where it runs counterclockwise.
 */
function cutByChord(arc: Side, sweep: number, box: RegionBox): RegionValue {
  const [start, end] = [pointAt(arc.path, 0), pointAt(arc.path, 1)];
  const chord = { f: sweep > 0 ? leftOf(end, start) : leftOf(start, end), path: segment(start, end) };
  return regionFrom(least(arc.f, chord.f), [edgeOf(arc), edgeOf(chord)], box);
}

function sectorRegion(sector: Extract<Value, { type: 'Sector' }>): RegionValue {
  const { center, radius, sweep } = sector;
  const arc = { f: inCircle(center, radius), path: { ...sector, type: 'Arc' as const } };
  const [from, to] = [pointAt(arc.path, 0), pointAt(arc.path, 1)];
  const [right, left] = sweep > 0 ? [from, to] : [to, from];
  const radii = [
    { f: leftOf(center, right), path: segment(center, right) },
    { f: leftOf(left, center), path: segment(center, left) },
  ];
  const wedge = (Math.abs(sweep) <= Math.PI ? least : most)(...radii.map(({ f }) => f));
  return regionFrom(least(arc.f, wedge), [arc, ...radii].map(edgeOf), circleBox(sector));
}

/** Chords by which the inside of a closed curve is told. In a picture of usual size each is about a px long. */
const CHORDS = 720;

/** The distance of the ends of a closed curve, relative to its size. */
const CLOSED = 1e-6;

function curveRegion(curve: Extract<Value, { type: 'Curve' }>): RegionValue {
  const [min, max] = parameterRange(curve);
  const isBounded = curve.form !== 'implicit' && Number.isFinite(min) && Number.isFinite(max);
  if (!isBounded) throw notClosed();
  takeSteps(POINT_STEPS * CHORDS);
  const points = Array.from({ length: CHORDS + 1 }, (_, i) => pointAt(curve, min + ((max - min) * i) / CHORDS));
  const box = boundsOf(points);
  const gap = distance(points[0]!, points.at(-1)!);
  if (!(gap <= CLOSED * Math.max(box.right - box.left, box.top - box.bottom))) throw notClosed();
  return whole({ f: inPolygon(points.slice(1)), path: curve }, box);
}

/** Steps for a point of a curve. */
const POINT_STEPS = 20;

const notClosed = (): Undefined =>
  new Undefined(
    'a Curve has an inside where it ends where it begins: Intersect gives the points of two curves, Region takes an inequality, as y < x^2',
  );

function areaRegion({ upper, lower, min, max }: Extract<Value, { type: 'Area' }>): RegionValue {
  const [above, below] = [subtract(upper.f.expr, Y), subtract(Y, lower.f.expr)];
  const ends = [
    { f: subtract(X, literal(min)), at: min },
    { f: subtract(literal(max), X), at: max },
  ].map(({ f, at }) => ({ f, path: segment({ x: at, y: lower.f.at(at) }, { x: at, y: upper.f.at(at) }) }));
  const graphs = [
    { f: above, path: { ...upper, min, max } },
    { f: below, path: { ...lower, min, max } },
  ];
  return regionFrom(least(multiply(above, below), ...ends.map(({ f }) => f)), [...graphs, ...ends].map(edgeOf));
}

/** The distance from the edge of a polygon, negative outside; parts that edges wind around twice are outside. */
function inPolygon(vertices: readonly Vec2[]): Expr {
  const evaluate = (x: number, y: number): number => {
    takeSteps(EDGE_STEPS * vertices.length);
    let nearest = Number.POSITIVE_INFINITY;
    let isInside = false;
    let p = vertices.at(-1)!;
    for (const q of vertices) {
      const [dx, dy, u, v] = [q.x - p.x, q.y - p.y, x - p.x, y - p.y];
      const share = Math.min(1, Math.max(0, (u * dx + v * dy) / (dx * dx + dy * dy || 1)));
      nearest = Math.min(nearest, (u - share * dx) ** 2 + (v - share * dy) ** 2);
      if (p.y > y !== q.y > y && x < p.x + ((y - p.y) * dx) / dy) isInside = !isInside;
      p = q;
    }
    return isInside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
  };
  return ownCall({ name: 'inside', evaluate: (x, y) => evaluate(x!, y!) }, X, Y);
}
