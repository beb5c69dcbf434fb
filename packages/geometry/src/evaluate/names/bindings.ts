import { binderOf } from '../../functions/binder.js';
import type { Expr } from '../../syntax/ast.js';

/** The parts of a call that binds names of its own, as `Sequence(k^2, k, 1, 5)` does. */
interface Binding {
  readonly variables: readonly string[];
  /** The expression in which they stand for values. */
  readonly inside: Expr;
  readonly outside: readonly Expr[];
}

/** For each constructor that binds names: the fewest arguments with which it does, and where the names stand. */
const FORMS: Readonly<Record<string, { readonly fewest: number; readonly places: readonly number[] }>> = {
  Sequence: { fewest: 4, places: [1] },
  Map: { fewest: 3, places: [1] },
  Filter: { fewest: 3, places: [1] },
  Sort: { fewest: 3, places: [1] },
  Iterate: { fewest: 4, places: [1] },
  Envelope: { fewest: 4, places: [1] },
  Zip: { fewest: 3, places: [1, 3, 5] },
};

/** The names that a call binds in its first argument; undefined for every other node. */
export function bindingOf(expr: Expr): Binding | undefined {
  const binder = binderOf(expr);
  if (binder !== undefined)
    return { variables: [binder.variable], inside: binder.term, outside: [binder.from, binder.to] };
  if (expr.kind !== 'call' || expr.ofDefinition === true || expr.callee.kind !== 'name') return undefined;
  const form = Object.hasOwn(FORMS, expr.callee.name) ? FORMS[expr.callee.name] : undefined;
  if (form === undefined || expr.args.length < form.fewest) return undefined;
  const [inside, ...others] = expr.args;
  const names = others.filter((_, index) => form.places.includes(index + 1));
  return {
    variables: names.flatMap(namesOf),
    inside: inside!,
    outside: others.filter((other) => !names.includes(other)),
  };
}

/** How many coordinates a `Curve` with two bounds has, by its arguments. */
const COORDINATES: Readonly<Record<number, number>> = { 4: 2, 5: 3 };

/** The coordinates of a `Curve`, in which t is always its variable; none for other nodes. */
export function curveCoordinates(expr: Expr): readonly Expr[] {
  if (expr.kind !== 'call' || expr.ofDefinition === true || expr.callee.kind !== 'name') return [];
  return expr.callee.name === 'Curve' ? expr.args.slice(0, COORDINATES[expr.args.length] ?? 0) : [];
}

/** The names that an argument binds: one, or those of a point's coordinates, `(a, b)`. */
export function namesOf(variable: Expr): readonly string[] {
  if (variable.kind === 'name') return [variable.name];
  const isPoint = variable.kind === 'call' && variable.callee.kind === 'name' && variable.callee.name === 'Point';
  const names = isPoint ? variable.args.flatMap((arg) => (arg.kind === 'name' ? [arg.name] : [])) : [];
  return isPoint && names.length === variable.args.length ? names : [];
}
