import { differentiate } from '../../functions/derivative.js';
import { substitute } from '../../functions/free-names.js';
import { functionTree } from '../../functions/function-values.js';
import { takeSteps } from '../../functions/steps.js';
import { intersections } from '../../intersect/intersect.js';
import { reflection } from '../../plane/affine.js';
import { curveImage, lineImage } from '../../plane/images.js';
import { parameterRange, pointAt } from '../../plane/path.js';
import { unitAt } from '../../plane/turn.js';
import { distance } from '../../plane/vec.js';
import { name } from '../../syntax/build.js';
import type { ValueOf } from '../../value-types.js';
import { type AreaValue, type EnclosureValue, type ExplicitCurve, Undefined, type Vec2 } from '../../values.js';
import { integrate } from '../numeric/integrate.js';
import { sumAlong } from '../numeric/sums-of-samples.js';
import { parametricForm } from '../parametric-form.js';
import { asFunction, explicitCurve, scalarFunction } from '../scalar.js';
import { areaBetween } from './area.js';

type Path = ValueOf<'Path'>;

/** Chords of a curve in an outline: in a picture of usual size each is about a px long. */
const CHORDS = 720;
/** Steps for a point of an outline. */
const POINT_STEPS = 20;

/**
 * What two paths with ends enclose: along the first, straight to the nearer end of the second, back along that. Its
 * value is its area. Two
 * graphs enclose what lies between their first and their last common point; the value is then the integral of f − g.
 */
export function enclosedBy(f: Path, g: Path): AreaValue | EnclosureValue {
  const graphs = graphsOf(f, g);
  if (graphs !== undefined) return betweenCrossings(...graphs);
  const sideways = isGraph(f) && isGraph(g) ? sidewaysGraphs(f, g) : undefined;
  if (sideways !== undefined) return mirrored(betweenCrossings(...sideways));
  const [forth, back] = [sideOf(f), sideOf(g)];
  const [start, end] = [forth.points[0]!, forth.points.at(-1)!];
  const [first, last] = [back.points[0]!, back.points.at(-1)!];
  // A closed path has no ends to be joined: what lies between two of them has a hole.
  const isOpposite = distance(end, first) + distance(last, start) < distance(end, last) + distance(first, start);
  const outline = [...forth.points, ...(isOpposite ? back.points : back.points.toReversed())];
  const [from, to] = isOpposite ? [first, last] : [last, first];
  const integral =
    forth.integral + (isOpposite ? back.integral : -back.integral) + straight(end, from) + straight(to, start);
  return { type: 'Enclosure', outline, value: Math.abs(integral) };
}

/** What lies between a path and the x-axis for values of its parameter from a to b; its value is ∫ y dx along it. */
export function enclosedUnder(path: Path, a: number, b: number): EnclosureValue {
  const side = sideOf(path, Math.min(a, b), Math.max(a, b));
  const [first, last] = [side.points[0]!, side.points.at(-1)!];
  const outline = [...side.points, { x: last.x, y: 0 }, { x: first.x, y: 0 }];
  return { type: 'Enclosure', outline, value: a < b ? side.integral : -side.integral };
}

/** The ends of a closed curve are this near, in parts of its largest coordinate. */
const CLOSED = 1e-9;

/** The area inside a curve that ends where it begins. Throws Undefined for other curves. */
export function areaInside(curve: ValueOf<'Curve'>): number {
  if (curve.form === 'implicit')
    throw new Undefined('of a curve with an equation write area(Region(…)) with an inequality');
  const { points, integral } = sideOf(curve);
  const [first, last] = [points[0]!, points.at(-1)!];
  const size = points.reduce((most, { x, y }) => Math.max(most, Math.abs(x), Math.abs(y)), 0);
  if (!(distance(first, last) <= CLOSED * size))
    throw new Undefined('the curve does not end where it begins, so it has no area');
  return Math.abs(integral);
}

/** What lies between two graphs over [a, b]: values of x, or of y where a graph is x = g(y). */
export function betweenLimits(f: Path, g: Path, a: number, b: number): AreaValue {
  const sideways = isGraph(f) && isGraph(g) ? sidewaysGraphs(f, g) : undefined;
  return sideways ? mirrored(areaBetween(...sideways, a, b)) : areaBetween(asFunction(f), asFunction(g), a, b);
}

const isGraph = ({ type }: Path): boolean => type === 'Curve' || type === 'Line';

function graphsOf(f: Path, g: Path): readonly [ExplicitCurve, ExplicitCurve] | undefined {
  if (!isGraph(f) || !isGraph(g)) return undefined;
  try {
    return [asFunction(f), asFunction(g)];
  } catch (error) {
    if (error instanceof Undefined) return undefined;
    throw error;
  }
}

/** The mirror images in y = x of two graphs of which one is x = g(y); undefined where an image is no graph. */
function sidewaysGraphs(f: Path, g: Path): readonly [ExplicitCurve, ExplicitCurve] | undefined {
  if (![f, g].some((path) => path.type === 'Curve' && path.form === 'inverse')) return undefined;
  const [first, second] = [sidewaysGraph(f), sidewaysGraph(g)];
  return first && second && [first, second];
}

function sidewaysGraph(path: Path): ExplicitCurve | undefined {
  const tree = functionTree(path.type === 'Line' ? lineImage(path, DIAGONAL) : path);
  if (tree === undefined || (tree.variable === 'x') !== (path.type === 'Line')) return undefined;
  return explicitCurve(substitute(tree.expr, tree.variable, name('x')));
}

/** The mirror that swaps x and y. */
const DIAGONAL = reflection({ x: 0, y: 0 }, { x: 1, y: 1 });

function mirrored(area: AreaValue): AreaValue {
  const { upper, lower } = area;
  return { ...area, upper: curveImage(upper, DIAGONAL), lower: curveImage(lower, DIAGONAL) };
}

function betweenCrossings(f: ExplicitCurve, g: ExplicitCurve): AreaValue {
  const xs = intersections(f, g).map(({ x }) => x);
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  if (!(low < high)) throw new Undefined('the graphs meet in one point only: write Between(f, g, a, b)');
  return areaBetween(f, g, low, high);
}

interface PathSide {
  readonly points: readonly Vec2[];
  /** ∫ y dx along it. */
  readonly integral: number;
}

/** A path with two ends, and what lies under it. */
function sideOf(path: Path, from?: number, to?: number): PathSide {
  const range = parameterRange(path);
  const [min, max] = [from ?? range[0], to ?? range[1]];
  if (!Number.isFinite(min) || !Number.isFinite(max))
    throw new Undefined('a curve here needs two ends: give it a range, or take a Part of it');
  if (!(min < max)) throw new Undefined('the limits are equal');
  // Sectors, polygons and polylines have a corner at each whole number.
  const stops = [min];
  if (HAS_CORNERS.has(path.type)) for (let t = Math.floor(min) + 1; t < max; t++) stops.push(t);
  stops.push(max);
  const points: Vec2[] = [pointAt(path, min)];
  let integral = 0;
  for (let i = 1; i < stops.length; i++) {
    const [low, high] = [stops[i - 1]!, stops[i]!];
    const count = IS_STRAIGHT.has(path.type) ? 1 : CHORDS;
    takeSteps(POINT_STEPS * count);
    for (let k = 1; k <= count; k++) points.push(pointAt(path, k === count ? high : low + ((high - low) * k) / count));
    integral += count === 1 ? straight(points.at(-2)!, points.at(-1)!) : under(path, low, high);
  }
  return { points, integral };
}

const HAS_CORNERS: ReadonlySet<string> = new Set(['Polyline', 'Polygon', 'Sector', 'CircleSegment']);
const IS_STRAIGHT: ReadonlySet<string> = new Set(['Segment', 'Vector', 'Line', 'Ray', 'Polyline', 'Polygon']);

const straight = (p: Vec2, q: Vec2): number => ((p.y + q.y) / 2) * (q.x - p.x);

/** ∫ y dx over a stretch without corners. */
function under(path: Path, low: number, high: number): number {
  if (path.type === 'Curve' && path.form === 'sampled') {
    if (high - low < 1) throw new Undefined('a locus is taken as a whole here, or as a Part of it');
    return sumAlong(path, (branches) => underSamples(branches.flat()));
  }
  const velocity = velocityOf(path, low);
  return integrate((t) => pointAt(path, t).y * velocity(t), low, high);
}

/** dx/dt of a path, exact; `low` tells the stretches of a sector and a segment of a circle apart. */
function velocityOf(path: Path, low: number): (t: number) => number {
  switch (path.type) {
    case 'Circle':
    case 'Ellipse':
      return aroundEllipse(path, 0, 1);
    case 'Arc':
    case 'EllipticArc':
      return aroundEllipse(path, path.startAngle, path.sweep);
    case 'Sector':
    case 'CircleSegment': {
      if (low < 1) return aroundEllipse(path, path.startAngle, path.sweep);
      const chord = pointAt(path, Math.floor(low) + 1).x - pointAt(path, Math.floor(low)).x;
      return () => chord;
    }
    case 'Curve':
    case 'Hyperbola':
    case 'Parabola': {
      if (path.type === 'Curve' && (path.form === 'implicit' || path.form === 'sampled')) break;
      const branch = parametricForm(path).find(({ min, max }) => low >= min && low < max);
      if (branch !== undefined) return scalarFunction(differentiate(branch.fx.expr, 't'), 't').at;
    }
  }
  throw new Undefined(`a ${path.type} encloses nothing here: take a Part of it`);
}

type Round = ValueOf<'Circle' | 'Ellipse' | 'Arc' | 'EllipticArc' | 'Sector' | 'CircleSegment'>;

function aroundEllipse(path: Round, start: number, sweep: number): (t: number) => number {
  const [a, b, rotation] = 'a' in path ? [path.a, path.b, path.rotation] : [path.radius, path.radius, 0];
  const u = unitAt(rotation);
  return (t) => {
    const { x: cos, y: sin } = unitAt(start + t * sweep);
    return -sweep * (a * u.x * sin + b * u.y * cos);
  };
}

function underSamples(points: readonly Vec2[]): number {
  return points.slice(1).reduce((sum, q, i) => sum + straight(points[i]!, q), 0);
}
