import { takeSteps } from '../../functions/steps.js';
import type { Expr } from '../../syntax/ast.js';
import { call, negate } from '../../syntax/build.js';
import { type RegionEdge, type RegionValue, Undefined, type Value } from '../../values.js';
import { regionOfFigure } from './figure-region.js';
import { boxOfOverlap, boxOfUnion } from './region-box.js';
import { regionFrom } from './region-expression.js';

/** Steps for an edge that a region takes over. */
const EDGE_STEPS = 10;

/** What belongs to all of some figures, or to one of them at least. */
export function joined(operation: 'min' | 'max', figures: readonly Value[]): RegionValue {
  const regions = figures.map(regionOfFigure);
  const [first, ...others] = regions;
  if (first === undefined) throw new Undefined('a union or overlap needs a figure');
  if (others.length === 0) return first;
  const together = operation === 'min' ? boxOfOverlap : boxOfUnion;
  const edges = regions.flatMap((region) => region.edges);
  takeSteps(EDGE_STEPS * edges.length);
  return regionFrom(
    joinedTree(
      operation,
      regions.map(({ f }) => f.expr),
    ),
    edges,
    others.reduce((box, region) => together(box, region.box), first.box),
  );
}

/** min or max of trees, two by two, so that the tree of many is not deep. */
function joinedTree(operation: 'min' | 'max', trees: readonly Expr[]): Expr {
  if (trees.length === 1) return trees[0]!;
  const half = trees.length >> 1;
  return call(operation, joinedTree(operation, trees.slice(0, half)), joinedTree(operation, trees.slice(half)));
}

/** What does not belong to a figure. An edge of an inequality that belongs to one side does not belong to the other. */
export function complement(figure: Value): RegionValue {
  const { f, edges } = regionOfFigure(figure);
  const others = edges.map((edge): RegionEdge => (edge.ofFigure ? edge : { ...edge, strict: !edge.strict }));
  takeSteps(EDGE_STEPS * edges.length);
  return regionFrom(f.expr.kind === 'negate' ? f.expr.operand : negate(f.expr), others);
}

/** What belongs to the first figure and not to the others. */
export function difference(figure: Value, others: readonly Value[]): RegionValue {
  return joined('min', [figure, ...others.map(complement)]);
}
