import { dependsOn } from '../../functions/free-names.js';
import { takeSteps } from '../../functions/steps.js';
import type { ComparisonOperator, Expr } from '../../syntax/ast.js';
import { call, subtract } from '../../syntax/build.js';
import { type PlaneValue, type RegionBox, type RegionEdge, type RegionValue, Undefined } from '../../values.js';
import { curveOfDifference, implicitCurve } from '../equation-curves.js';
import { explicitCurve, planeFunction } from '../scalar.js';

/** Steps for a region beside those of its tree and its edges. */
const REGION_STEPS = 1000;

/** True for comparisons and for what && and || make of them. */
export function isInequality(tree: Expr): boolean {
  if (tree.kind === 'comparison') return tree.operators.every((operator) => operator !== '==' && operator !== '!=');
  return (
    tree.kind === 'binary' &&
    (tree.operator === '&&' || tree.operator === '||') &&
    isInequality(tree.left) &&
    isInequality(tree.right)
  );
}

/** The region of a closed inequality in x and y; its function is positive inside and zero on the edge. */
export function regionOf(tree: Expr): RegionValue {
  const { inside, edges } = insideOf(tree);
  return regionFrom(
    inside,
    edges.map(({ edge, strict }) => ({ f: planeFunction(edge), strict, ofFigure: false, path: pathOf(edge) })),
  );
}

/** The region where a tree in x and y is positive. */
export function regionFrom(inside: Expr, edges: readonly RegionEdge[], box?: RegionBox): RegionValue {
  takeSteps(REGION_STEPS);
  const strict = edges.some((edge) => edge.strict);
  return { type: 'Region', f: planeFunction(inside), strict, edges, ...(box && { box }) };
}

/** The line or curve of an edge; an edge without x and y is nowhere. */
function pathOf(edge: Expr): PlaneValue {
  if (!dependsOn(edge, ['x', 'y'])) return implicitCurve(edge);
  if (edge.kind === 'binary' && edge.operator === '-') {
    for (const [one, other] of [[edge.left, edge.right] as const, [edge.right, edge.left] as const])
      if (one.kind === 'name' && one.name === 'y' && !dependsOn(other, ['y'])) return explicitCurve(other);
  }
  try {
    return curveOfDifference(edge);
  } catch (error) {
    // No point has the equation: the edge is nowhere, or the region is empty.
    if (error instanceof Undefined) return implicitCurve(edge);
    throw error;
  }
}

interface Inside {
  readonly inside: Expr;
  readonly edges: readonly { readonly edge: Expr; readonly strict: boolean }[];
}

/** min and max keep the zero set of each part where it bounds the whole. */
function insideOf(tree: Expr): Inside {
  if (tree.kind === 'binary' && (tree.operator === '&&' || tree.operator === '||')) {
    const left = insideOf(tree.left);
    const right = insideOf(tree.right);
    const inside = call(tree.operator === '&&' ? 'min' : 'max', left.inside, right.inside);
    return { inside, edges: [...left.edges, ...right.edges] };
  }
  if (tree.kind !== 'comparison') throw new Undefined('a region needs an inequality, as in y < x^2');
  const sides = tree.operators.map((operator, i) => sideOf(operator, tree.operands[i]!, tree.operands[i + 1]!));
  const edges = sides.map((edge, i) => ({ edge, strict: tree.operators[i] === '<' || tree.operators[i] === '>' }));
  return { inside: sides.reduce((all, side) => call('min', all, side)), edges };
}

function sideOf(operator: ComparisonOperator, left: Expr, right: Expr): Expr {
  switch (operator) {
    case '<':
    case '<=':
      return subtract(right, left);
    case '>':
    case '>=':
      return subtract(left, right);
    default:
      throw new Undefined(`${operator} bounds no region; use < <= > >=`);
  }
}
