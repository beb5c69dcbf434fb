import { call, negate } from '../../syntax/build.js';
import { type RegionEdge, type RegionValue, Undefined, type Value } from '../../values.js';
import { regionOfFigure } from './figure-region.js';
import { boxOfOverlap, boxOfUnion } from './region-box.js';
import { regionFrom } from './region-expression.js';

/** What belongs to all of some figures, or to one of them at least. */
export function joined(operation: 'min' | 'max', figures: readonly Value[]): RegionValue {
  const [first, ...others] = figures.map(regionOfFigure);
  if (first === undefined) throw new Undefined('a union or overlap needs a figure');
  return others.reduce(
    (all, each) =>
      regionFrom(
        call(operation, all.f.expr, each.f.expr),
        [...all.edges, ...each.edges],
        (operation === 'min' ? boxOfOverlap : boxOfUnion)(all.box, each.box),
      ),
    first,
  );
}

/** What does not belong to a figure. An edge of an inequality that belongs to one side does not belong to the other. */
export function complement(figure: Value): RegionValue {
  const { f, edges } = regionOfFigure(figure);
  const others = edges.map((edge): RegionEdge => (edge.ofFigure ? edge : { ...edge, strict: !edge.strict }));
  return regionFrom(negate(f.expr), others);
}

/** What belongs to the first figure and not to the others. */
export function difference(figure: Value, others: readonly Value[]): RegionValue {
  return joined('min', [figure, ...others.map(complement)]);
}
