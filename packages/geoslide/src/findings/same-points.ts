import {
  build,
  type Construction,
  type ConstructionObject,
  type Expr,
  namesIn,
  print,
  type Value,
} from '@geoslide/geometry';
import type { Finding, Slide } from '@geoslide/protocol';

/** Points whose distance is below this part of their coordinates are one. */
const SAME = 1e-9;

/** Constructors of what meets its like in one point alone, or touches a curve. */
const STRAIGHT = /^(?:Line|Segment|Ray|PerpLine|ParallelLine|PerpBisector|AngleBisector|Tangent)$/;

type Objects = Construction['objects'];
type Point = Extract<Value, { type: 'Point' }>;

/**
 * Numbered points of intersection that lie on a point through which one of the crossing objects was drawn: the other
 * point of intersection is meant as a rule.
 *
 * @param slide Of a figure text.
 * @param path The slide's: `slides.0`.
 */
export function samePoints(slide: Slide, { objects }: Construction, path: string): Finding[] {
  return slide.definitions.flatMap(({ id }, index) => {
    const object = objects.get(id);
    const crossing = object?.value?.type === 'Point' ? numberedCrossing(object.tree) : undefined;
    if (object?.value?.type !== 'Point' || crossing === undefined) return [];
    const { tree, a, b, n } = crossing;
    if (isStraight(a, objects) && isStraight(b, objects)) return [];
    const { value } = object;
    const known = [...pointsOf(a, objects), ...pointsOf(b, objects)];
    const other = known.find((point) => point.id !== id && point.value?.type === 'Point' && isSame(point.value, value));
    if (other === undefined) return [];
    const call = print({ ...tree, args: [a, b, build.number(n === 1 ? 2 : 1)] });
    const message = `it lies on ${other.id}, where these cross too: write ${call} for the other point`;
    return [{ id, path: `${path}.definitions.${index}.source`, message }];
  });
}

function numberedCrossing(tree: Expr | undefined) {
  if (tree?.kind !== 'call' || tree.callee.kind !== 'name') return undefined;
  const [a, b, n, ...others] = tree.args;
  if (!/^Intersect(?:ion)?$/.test(tree.callee.name) || !a || !b || n?.kind !== 'number' || others.length > 0)
    return undefined;
  return { tree, a, b, n: n.value };
}

/** The tree of a crossing object, or of its definition where it is a name. */
const treeOf = (operand: Expr, objects: Objects): Expr | undefined =>
  operand.kind === 'name' ? objects.get(operand.name)?.tree : operand;

/** What a crossing object names, or its definition does. */
function pointsOf(operand: Expr, objects: Objects): readonly ConstructionObject[] {
  const own = treeOf(operand, objects);
  return own === undefined ? [] : [...namesIn(own)].flatMap((name) => objects.get(name) ?? []);
}

function isStraight(operand: Expr, objects: Objects): boolean {
  const own = treeOf(operand, objects);
  return own?.kind === 'call' && own.callee.kind === 'name' && STRAIGHT.test(own.callee.name);
}

function isSame(p: Point, q: Point): boolean {
  return Math.hypot(p.x - q.x, p.y - q.y) <= SAME * Math.max(1, Math.abs(p.x), Math.abs(p.y));
}
