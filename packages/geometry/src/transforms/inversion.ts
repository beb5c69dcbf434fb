import { curveOf, parametricForm, type SmoothPath } from '../curve/parametric-form.js';
import { planeFunction } from '../curve/scalar.js';
import { substitute } from '../functions/free-names.js';
import { takeSteps } from '../functions/steps.js';
import { invert } from '../plane/affine.js';
import { arcThrough } from '../plane/arcs.js';
import { sweepFraction } from '../plane/closest.js';
import { directionOf, isLineLike, type LineLike, originOf, projectOnLine, throughOf } from '../plane/line-like.js';
import { makeCircle, makeLine, makeList, makePoint, makeRay, makeRayThrough, makeSegment } from '../plane/make.js';
import { movedFunction } from '../plane/moved-function.js';
import { pointAt } from '../plane/path.js';
import { edgesOf } from '../plane/polygon.js';
import type { Round } from '../plane/powers/power.js';
import { ON_OBJECT } from '../plane/tolerance.js';
import { along, angleOf, distance, middle, mix, rot90, samePoint, subtract } from '../plane/vec.js';
import type { Expr } from '../syntax/ast.js';
import { add, divide, literal, subtract as minus, multiply, name, number, power } from '../syntax/build.js';
import { measure } from '../syntax/walk.js';
import { type ArcValue, type PlaneFunction, Undefined, type Value, type Vec2 } from '../values.js';

/** Steps for an object or an edge of one, and for a node of a curve's tree. */
const OBJECT_STEPS = 100;
const NODE_STEPS = 500;

/**
 * Nodes and levels of a tree that is inverted: its image has four times as many, and every walk recurses once a level.
 */
const MAX_NODES = 5000;
const MAX_DEPTH = 900;

/**
 * The image of an object under the inversion in a circle. Lines and circles give lines and circles, their parts such
 * parts: a segment an arc, or rays where
 * it runs through the centre; polygons and sectors the list of their edges' images; other curves parametric or implicit
 * curves; lists their items' images.
 * Throws Undefined for the centre itself, and for what has no image.
 */
export function inverseOf(value: Value, circle: Round): Value {
  takeSteps(OBJECT_STEPS);
  if (isLineLike(value)) return oneOrMore(ofLineLike(value, circle));
  switch (value.type) {
    case 'Point':
      return makePoint(inversePoint(value, circle));
    case 'List':
      return makeList(value.items.map((item) => inverseOf(item, circle)));
    case 'Circle':
      return ofCircle(value, circle);
    case 'Arc':
      return oneOrMore(ofArc(value, circle));
    case 'Sector':
      return makeList([
        ...ofArc({ ...value, type: 'Arc' }, circle),
        ...ofEdges([pointAt(value, 1), value.center, pointAt(value, 0)], circle),
      ]);
    case 'CircleSegment':
      return makeList([
        ...ofArc({ ...value, type: 'Arc' }, circle),
        ...ofEdges([pointAt(value, 1), pointAt(value, 0)], circle),
      ]);
    case 'Polyline':
      return makeList(ofEdges(value.vertices, circle));
    case 'Polygon':
      return makeList(
        ofEdges(
          edgesOf(value.vertices)
            .map(([from]) => from)
            .concat(value.vertices.slice(0, 1)),
          circle,
        ),
      );
    case 'Conic':
      return makeList(value.lines.flatMap((line) => ofLineLike(line, circle)));
    case 'Curve': {
      if (value.form === 'sampled') return ofSampled(value, circle);
      if (value.form !== 'implicit') return oneOrMore(ofSmooth(value, circle));
      const f = value.transform === undefined ? value.f : movedFunction(value.f, invert(value.transform));
      return { type: 'Curve', form: 'implicit', f: ofFunction(f, circle) };
    }
    case 'Region':
      return { ...value, f: ofFunction(value.f, circle) };
    case 'Ellipse':
    case 'EllipticArc':
    case 'Hyperbola':
    case 'Parabola':
      return oneOrMore(ofSmooth(value, circle));
    default:
      throw new Undefined(`a ${value.type} has no image under an inversion`);
  }
}

/** Throws Undefined past the bound of size: each image holds its curve's tree several times. */
function requireSize(...trees: readonly Expr[]): void {
  for (const tree of trees) {
    const { nodes, depth } = measure(tree, MAX_NODES);
    takeSteps(NODE_STEPS * nodes);
    if (nodes >= MAX_NODES || depth > MAX_DEPTH)
      throw new Undefined('the curve is too large to be inverted: invert what is simpler, or less often');
  }
}

const oneOrMore = (values: readonly Value[]): Value => (values.length === 1 ? values[0]! : makeList(values));

/** The point P' of the ray OP with OP · OP' = r². Throws Undefined for the centre. */
export function inversePoint(P: Vec2, { center, radius }: Round): Vec2 {
  const offset = subtract(P, center);
  const square = offset.x ** 2 + offset.y ** 2;
  if (square <= (ON_OBJECT * 1e-4 * radius) ** 2) throw new Undefined('the centre of the inversion has no image');
  return along(center, offset, radius ** 2 / square);
}

function ofCircle(given: Round, circle: Round): Value {
  const { center, radius } = circle;
  const away = distance(given.center, center);
  if (Math.abs(away - given.radius) <= ON_OBJECT * given.radius) {
    const offset = subtract(given.center, center);
    return makeLine(inversePoint(along(center, offset, 2), circle), rot90(offset));
  }
  const factor = radius ** 2 / ((away - given.radius) * (away + given.radius));
  return makeCircle(along(center, subtract(given.center, center), factor), Math.abs(factor) * given.radius);
}

function ofLineLike(line: LineLike, circle: Round): readonly Value[] {
  const { center } = circle;
  const [start, direction, end] = [originOf(line), directionOf(line), throughOf(line)];
  if (samePoint(start, end)) throw new Undefined('the ends coincide, so there is nothing to invert');
  const t = projectOnLine(line, center);
  const foot = along(start, direction, t);
  const isThrough = distance(foot, center) <= ON_OBJECT * Math.max(circle.radius, distance(start, end));
  switch (line.type) {
    case 'Line':
      if (isThrough) return [line];
      return [diameterCircle(center, inversePoint(foot, circle))];
    case 'Ray': {
      if (!isThrough) {
        const size = distance(start, center) / distance(start, end);
        return [arcThrough(inversePoint(start, circle), inversePoint(along(start, direction, size), circle), center)];
      }
      if (samePoint(start, center) || Math.abs(t) <= ON_OBJECT) return [line];
      if (t < 0) return [makeSegment(inversePoint(start, circle), center)];
      return [rayPast(start, center, circle), makeRay(center, direction)];
    }
    default:
      if (isThrough) return piecesAround(start, end, t, circle);
      return [
        arcThrough(inversePoint(start, circle), inversePoint(middle(start, end), circle), inversePoint(end, circle)),
      ];
  }
}

const diameterCircle = (P: Vec2, Q: Vec2): Value => makeCircle(middle(P, Q), distance(P, Q) / 2);

/** The image of the segment from `start` up to the centre: a ray. */
const rayPast = (start: Vec2, center: Vec2, circle: Round): Value =>
  makeRayThrough(inversePoint(start, circle), inversePoint(mix(start, center, 0.5), circle));

/** The image of a segment whose line runs through the centre, at t. */
function piecesAround(start: Vec2, end: Vec2, t: number, circle: Round): readonly Value[] {
  const { center } = circle;
  if (Math.abs(t) <= ON_OBJECT) return [rayPast(end, center, circle)];
  if (Math.abs(t - 1) <= ON_OBJECT) return [rayPast(start, center, circle)];
  if (t < 0 || t > 1) return [makeSegment(inversePoint(start, circle), inversePoint(end, circle))];
  return [rayPast(start, center, circle), rayPast(end, center, circle)];
}

function ofArc(arc: ArcValue, circle: Round): readonly Value[] {
  const { center } = circle;
  const image = (t: number) => inversePoint(pointAt(arc, t), circle);
  const isThrough = Math.abs(distance(arc.center, center) - arc.radius) <= ON_OBJECT * arc.radius;
  if (!isThrough) return [arcThrough(image(0), image(0.5), image(1))];
  const t = sweepFraction(arc, angleOf(subtract(center, arc.center)), ON_OBJECT);
  if (t === undefined) return [makeSegment(image(0), image(1))];
  const before = t > ON_OBJECT ? [makeRayThrough(image(0), image(t / 2))] : [];
  const after = t < 1 - ON_OBJECT ? [makeRayThrough(image(1), image((1 + t) / 2))] : [];
  return [...before, ...after];
}

function ofEdges(vertices: readonly Vec2[], circle: Round): readonly Value[] {
  takeSteps(OBJECT_STEPS * vertices.length);
  return vertices.slice(1).flatMap((end, i) => {
    const start = vertices[i]!;
    return samePoint(start, end) ? [] : ofLineLike(makeSegment(start, end), circle);
  });
}

function ofSampled(curve: Extract<Value, { form: 'sampled' }>, circle: Round): Value {
  const place = ({ x, y }: Vec2): Vec2 => {
    const m = curve.transform;
    return m === undefined ? { x, y } : { x: m.a * x + m.c * y + m.e, y: m.b * x + m.d * y + m.f };
  };
  const branches = curve.branches.map((branch) => {
    takeSteps(branch.length);
    return branch
      .map(place)
      .filter((point) => !samePoint(point, circle.center))
      .map((point) => inversePoint(point, circle));
  });
  return { type: 'Curve', form: 'sampled', branches: branches.filter(({ length }) => length > 1) };
}

function ofSmooth(path: SmoothPath, circle: Round): readonly Value[] {
  return parametricForm(path).map(({ fx, fy, min, max }) => {
    requireSize(fx.expr, fy.expr);
    const [x, y] = inverseTrees(fx.expr, fy.expr, circle);
    return curveOf(x, y, min, max);
  });
}

/** c + r² (p - c) / |p - c|² in both coordinates. */
function inverseTrees(x: Expr, y: Expr, { center, radius }: Round): readonly [Expr, Expr] {
  const from = (tree: Expr, origin: number) => (origin === 0 ? tree : minus(tree, literal(origin)));
  const [u, v] = [from(x, center.x), from(y, center.y)];
  const square = add(power(u, number(2)), power(v, number(2)));
  const image = (part: Expr, origin: number) => {
    const moved = divide(multiply(literal(radius ** 2), part), square);
    return origin === 0 ? moved : add(literal(origin), moved);
  };
  return [image(u, center.x), image(v, center.y)];
}

/** A name that no source can write, for y while x is replaced. */
const HELD = 'y°';

/** The function whose value at the image of a point is f's value at the point. */
function ofFunction(f: PlaneFunction, circle: Round): PlaneFunction {
  requireSize(f.expr);
  const [x, y] = inverseTrees(name('x'), name('y'), circle);
  const held = substitute(f.expr, 'y', name(HELD));
  return planeFunction(substitute(substitute(held, 'x', x), HELD, y));
}
