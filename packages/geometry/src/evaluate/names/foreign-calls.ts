import type { Expr } from '../../syntax/ast.js';
import { call, number } from '../../syntax/build.js';

/** What a call in GeoGebra's words is in the language; undefined for arguments that it does not take. */
type Rewriting = (args: readonly Expr[]) => Expr | undefined;

const NOWHERE = { start: 0, end: 0 };

const member =
  (property: string): Rewriting =>
  ([object, ...rest]) =>
    object && rest.length === 0 ? { kind: 'member', object, property, ...NOWHERE } : undefined;

const renamed =
  (callee: string, most = Number.POSITIVE_INFINITY): Rewriting =>
  (args) =>
    args.length <= most ? call(callee, ...args) : undefined;

const sumOf =
  (kind: string): Rewriting =>
  (args) =>
    args.length === 4 ? call('RiemannSum', ...args, { kind: 'string', value: kind, ...NOWHERE }) : undefined;

const quartile =
  (n: number): Rewriting =>
  ([data, ...rest]) =>
    data && rest.length === 0 ? call('quartile', data, number(n)) : undefined;

const element: Rewriting = ([list, ...places]) =>
  places.length > 0 && (list?.kind === 'name' || list?.kind === 'call')
    ? places.reduce<Expr>((callee, place) => ({ kind: 'call', callee, args: [place], ...NOWHERE }), list)
    : undefined;

const append: Rewriting = ([list, item, ...rest]) =>
  list && item && rest.length === 0 ? call('Join', list, { kind: 'list', items: [item], ...NOWHERE }) : undefined;

/** Calls that GeoGebra's users write and that have another form here. Definitions of these names go before. */
export const foreignCalls: ReadonlyMap<string, Rewriting> = new Map([
  ['LowerSum', sumOf('lower')],
  ['UpperSum', sumOf('upper')],
  ['LeftSum', sumOf('left')],
  ['TrapezoidalSum', sumOf('trapezoid')],
  ['Sum', renamed('sum')],
  ['Product', renamed('product')],
  ['Max', renamed('max', 2)],
  ['Min', renamed('min', 2)],
  ['Q1', quartile(1)],
  ['Q3', quartile(3)],
  ['Quartile1', quartile(1)],
  ['Quartile3', quartile(3)],
  ['Element', element],
  ['First', member('first')],
  ['Last', member('last')],
  ['Append', append],
  ['Radius', member('radius')],
]);
