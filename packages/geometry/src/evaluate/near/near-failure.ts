import { nearestName } from '@geoslide/protocol';
import { takeSteps } from '../../functions/steps.js';
import type { Form } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { call, name } from '../../syntax/build.js';
import { print } from '../../syntax/print.js';
import { mapChildren } from '../../syntax/walk.js';
import type { EvaluateContext } from '../../table.js';
import { Undefined, type Value } from '../../values.js';
import { type ArgumentReader, reader, takes } from '../match-arguments.js';
import { namesIn } from '../names/dependencies.js';
import { hasValue } from './completed.js';
import { differenceOf } from './elsewhere/other-forms.js';
import { isOf } from './fitting.js';
import { withoutQuotes } from './near-arguments.js';
import { nearestOrders, ORDER_STEPS } from './other-order.js';
import { withoutNames } from './without-names.js';

/** More numbers are not put into another order. */
const MAX_NUMBERS = 3;

/**
 * What is said of a call that a form takes and that has no value nevertheless, where what is meant is known; undefined
 * elsewhere.
 *
 * @param own The constructor's own name.
 * @param reason Why it has none.
 */
export function nearFailure(
  own: string,
  forms: readonly Form[],
  context: EvaluateContext,
  reason: string,
): string | undefined {
  const { trees } = context;
  const read = reader(context);
  if (forms.every(({ signature: { returns } }) => returns === 'Distribution'))
    return inOtherOrder(own, forms, context, read, reason);
  if (own === 'Intersect' && trees.length === 3 && !isOf(read(2), 'Number'))
    return `Intersect takes two objects, and a number: write ${print(call(own, ...trees.slice(0, 2)))}`;
  const [, kinds] = /^Angle knows no .*: write (.*)$/.exec(reason) ?? [];
  const [last] = trees.slice(-1);
  if (kinds !== undefined && last?.kind === 'string' && trees.length === 4) {
    const near = nearestName(
      last.value,
      kinds.split(', ').map((kind) => kind.slice(1, -1)),
    );
    const points = trees.slice(0, 3);
    return near === undefined
      ? `Angle takes three points, and one of ${kinds}: write ${print(call(own, ...points))}, and ${print(last)} behind it for a label`
      : `Angle knows no ${print(last)}: write ${print(call(own, ...points, { ...last, value: near }))}`;
  }
  if (own === 'Polygon' && trees.length === 3 && isCount(read(1)) && !isCount(read(2))) {
    const [center, count, radius] = trees.map(print);
    return `${reason}: write Polygon(${center}, ${radius}, ${count})`;
  }
  const unnamed = trees.some((tree) => tree.kind === 'equation') ? withoutNames(forms, context) : undefined;
  if (unnamed !== undefined && hasValue(own, unnamed, context))
    return `${own} takes its arguments without their names: write ${own}(${unnamed.trees.map(print).join(', ')})${unnamed.remark}`;
  const points = own === 'Curve' && trees.length === 1 && hasValue('Spline', { trees }, context) ? trees : undefined;
  if (points !== undefined)
    return `Curve takes formulas: write Spline(${points.map(print).join(', ')}) for a curve through points`;
  const unquoted = withoutQuotes(own, context);
  if (unquoted !== undefined) return `${own} takes its arguments without quotes: write ${own}(${unquoted})`;
  const [first, ...rest] = trees;
  if (own === 'Root' && first?.kind === 'equation' && reason.startsWith('this needs a function of x')) {
    const graph = `y = ${differenceOf(print(first.left), print(first.right))}`;
    return `Root takes the function whose zeros are looked for: write Root(${[graph, ...rest.map(print)].join(', ')})`;
  }
  if (own === 'Ellipse' || own === 'Hyperbola') return withFittingAxis(own, trees, read, reason);
  if (own === 'Locus' && reason.includes('neither a slider'))
    return `${reason}: Locus takes what is traced first, then what moves it, as in Locus(P, a)`;
  if (own === 'Curve' || own === 'PolarCurve') return withOwnVariable(own, context, reason);
  return undefined;
}

/** Whether a polygon may have so many corners. */
const isCount = (value: Value | Undefined): boolean =>
  !(value instanceof Undefined) && value.type === 'Number' && Number.isInteger(value.value) && value.value > 2;

/** Numbers of a distribution in the other order, where that makes one. */
function inOtherOrder(
  own: string,
  forms: readonly Form[],
  context: EvaluateContext,
  read: ArgumentReader,
  reason: string,
): string | undefined {
  const { trees } = context;
  if (trees.length < 2 || trees.length > MAX_NUMBERS || !trees.every((_, i) => isOf(read(i), 'Number')))
    return undefined;
  for (const { arity, signature } of forms.filter((form) => takes(form.arity, trees.length))) {
    for (const order of nearestOrders(trees.length)) {
      takeSteps(ORDER_STEPS);
      const args = order.map((index) => read(index) as Value);
      if (!isMade(() => signature.evaluate(args, context))) continue;
      const names = signature.parameters.slice(0, arity[1]).map((parameter) => parameter.name);
      const call = `${own}(${order.map((index) => print(trees[index]!)).join(', ')})`;
      return `${reason}: write ${call}, which is ${own}(${names.join(', ')})`;
    }
  }
  return undefined;
}

function isMade(make: () => Value): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if (error instanceof Undefined) return false;
    throw error;
  }
}

/** An ellipse is longer than its foci are apart, and a hyperbola's vertices lie between them. */
function withFittingAxis(
  own: string,
  trees: readonly Expr[],
  read: ArgumentReader,
  reason: string,
): string | undefined {
  const [f, g, a] = [0, 1, 2].map(read);
  if (!/ the foci| of the foci/.test(reason) || f instanceof Undefined || g instanceof Undefined) return undefined;
  if (f?.type !== 'Point' || g?.type !== 'Point' || !isOf(a!, 'Number')) return undefined;
  const half = Math.hypot(g.x - f.x, g.y - f.y) / 2;
  const round = (number: number) => Number(number.toPrecision(3));
  const [limit, fitting] = own === 'Ellipse' ? ['more', half * 1.25] : ['less', half / 2];
  return `half the main axis has to be ${limit} than half the distance of the foci, ${round(half)}: write ${own}(${print(trees[0]!)}, ${print(trees[1]!)}, ${round(fitting)})`;
}

/** `2 cos(t)` for `2 cos(s)`, where nothing defines s. */
function withOwnVariable(own: string, context: EvaluateContext, reason: string): string | undefined {
  const [, typed] = /^unknown name (\p{L}|phi|theta|alpha|u\d?|angle)(?=[ :])/u.exec(reason) ?? [];
  const variable = own === 'Curve' ? 't' : 'θ';
  if (typed === undefined || /^\p{Lu}$/u.test(typed)) return undefined;
  // Elsewhere the variable is an argument of its own.
  const isTyped = (tree: Expr) => tree.kind === 'name' && tree.name === typed;
  const hasOwn = own === 'Curve' && context.trees.length > 3 && context.trees.some(isTyped);
  // What a bound is made of has nothing to do with the variable in the coordinates.
  const isMixed = context.trees.slice(0, 2).some((tree) => namesIn(tree).has(variable));
  if (context.isDefined(variable) && (!hasOwn || isMixed)) return undefined;
  // What the arguments name may name it: exchanged here, it would be read without end.
  if (typed === variable || !context.trees.some((tree) => namesIn(tree).has(typed))) return undefined;
  const renamed = (tree: Expr): Expr =>
    tree.kind === 'name' && tree.name === typed ? name(variable) : mapChildren(tree, renamed);
  const trees = (hasOwn ? context.trees.filter((tree) => !isTyped(tree)) : context.trees).map(renamed);
  if (!hasValue(own, { trees }, context)) return undefined;
  return `${own} takes the variable ${variable}, and nothing defines ${typed}: write ${print(call(own, ...trees))}`;
}
