import type { Expr } from '../syntax/ast.js';
import { countNodes } from '../syntax/walk.js';
import { callArguments } from './arguments.js';
import { type Binder, binderOf } from './binder.js';
import type { Compiled, Scope } from './compiled.js';
import type { FunctionEntry } from './function-entry.js';
import { takeSteps } from './steps.js';

/** Most terms of one sum or product with all inside it: a longer one is undefined, so that no source runs for ever. */
export const MAX_TERMS = 10_000;

type CompileNode = (expr: Expr, scope: Scope) => Compiled;

/** `if`, `sum` and `product`, which look at their arguments' trees. */
export function compileForm(
  expr: Extract<Expr, { kind: 'call' }>,
  entry: FunctionEntry,
  scope: Scope,
  compileNode: CompileNode,
): Compiled {
  const binder = binderOf(expr);
  if (binder !== undefined) return compileBinder(binder, scope, compileNode);
  const args = callArguments(expr, entry).map((arg) => compileNode(arg, scope));
  switch (entry.name) {
    case 'if':
      return compileCases(args);
    case 'sum':
      return (a, b, c) => args.reduce((total, arg) => total + arg(a, b, c), 0);
    default:
      return (a, b, c) => args.reduce((total, arg) => total * arg(a, b, c), 1);
  }
}

/** [condition, value, condition, value, …, else?] */
function compileCases(args: readonly Compiled[]): Compiled {
  const paired = args.length - (args.length % 2);
  let otherwise: Compiled = args.length % 2 === 1 ? args[paired]! : () => Number.NaN;
  for (let index = paired - 2; index >= 0; index -= 2) {
    const condition = args[index]!;
    const value = args[index + 1]!;
    const rest = otherwise;
    otherwise = (a, b, c) => {
      const truth = condition(a, b, c);
      if (truth > 0) return value(a, b, c);
      return truth === 0 ? rest(a, b, c) : Number.NaN;
    };
  }
  return otherwise;
}

function compileBinder(binder: Binder, scope: Scope, compileNode: CompileNode): Compiled {
  const cell = { value: 0 };
  const outermost = scope.cells.size === 0;
  const cells = new Map(scope.cells).set(binder.variable, cell);
  const term = compileNode(binder.term, { ...scope, cells });
  const from = compileNode(binder.from, scope);
  const to = compileNode(binder.to, scope);
  const adds = binder.operation === 'sum';
  const { work } = scope;
  const steps = countNodes(binder.term);
  return (a, b, c) => {
    const first = from(a, b, c);
    const last = to(a, b, c);
    if (!Number.isInteger(first) || !(last - first < MAX_TERMS)) return Number.NaN;
    if (outermost) work.terms = 0;
    let total = adds ? 0 : 1;
    for (let k = first; k <= last; k += 1) {
      work.terms += 1;
      takeSteps(steps);
      if (work.terms > MAX_TERMS) return Number.NaN;
      cell.value = k;
      const value = term(a, b, c);
      total = adds ? total + value : total * value;
    }
    return total;
  };
}
