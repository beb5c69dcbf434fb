import type { Expr } from '../../syntax/ast.js';
import { print } from '../../syntax/print.js';

/** What is asked of a distribution: `a <= X < b`, of which one bound may be missing; `X = b` has two equal ones. */
interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Whether the bound itself does not count. */
  readonly isFromOpen?: boolean | undefined;
  readonly isToOpen?: boolean | undefined;
}

/**
 * A probability as the language has it: `X.cumulative(3)` for P(X ≤ 3).
 *
 * @param isDiscrete Whether X has whole numbers, for which it matters if a bound counts.
 */
export function probabilityCall(of: string, isDiscrete: boolean, asked: Asked): string {
  const { from, to, isFromOpen = false, isToOpen = false } = asked;
  const most = to === undefined || !isDiscrete || !isToOpen ? to : before(to);
  if (from === undefined) return `${of}.cumulative(${most})`;
  const isCounted = isDiscrete && !isFromOpen;
  if (most === undefined) return `1 - ${of}.cumulative(${isCounted ? before(from) : from})`;
  if (isDiscrete && from === most) return `${of}.probability(${from})`;
  if (isDiscrete && isFromOpen) return `${of}.cumulative(${most}) - ${of}.cumulative(${from})`;
  return `${of}.probability(${from}, ${most})`;
}

const before = (bound: string): string =>
  /^[-−]?\d+$/.test(bound) ? String(Number(bound.replace('−', '-')) - 1) : `${bound} - 1`;

/** What a condition asks of a name, with the name; undefined for other conditions. */
export function askedOf(tree: Expr | undefined): { readonly name: string; readonly asked: Asked } | undefined {
  if (tree?.kind === 'equation' && tree.left.kind === 'name') {
    const value = print(tree.right);
    return { name: tree.left.name, asked: { from: value, to: value } };
  }
  if (tree?.kind !== 'comparison') return undefined;
  const { operands, operators } = tree;
  const at = operands.findIndex(({ kind }, i) => kind === 'name' && (operands.length === 2 || i === 1));
  const variable = operands[at];
  if (variable?.kind !== 'name' || operands.length > 3 || operators.some((own) => !/^[<>]=?$/.test(own)))
    return undefined;
  const bounds = operators.map((operator, i) => ({
    isLower: operator.startsWith(i < at ? '<' : '>'),
    isOpen: !operator.endsWith('='),
    bound: print(operands[i < at ? i : i + 1]!),
  }));
  const lower = bounds.find(({ isLower }) => isLower);
  const upper = bounds.find(({ isLower }) => !isLower);
  const asked = { from: lower?.bound, isFromOpen: lower?.isOpen, to: upper?.bound, isToOpen: upper?.isOpen };
  return { name: variable.name, asked };
}
