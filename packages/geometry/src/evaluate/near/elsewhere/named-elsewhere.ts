import { constructorMeant } from '../../../registry.js';
import type { Expr } from '../../../syntax/ast.js';
import { print } from '../../../syntax/print.js';
import { MAX_NAME } from '../../names/shortened.js';
import { otherCalls, otherForms } from './other-forms.js';

/** How something is written that another program has under this name. */
export function otherForm(name: string): string | undefined {
  if (Object.hasOwn(otherForms, name)) return otherForms[name];
  const capital = name[0]!.toUpperCase() + name.slice(1);
  if (name.length > 2 && Object.hasOwn(otherForms, capital)) return otherForms[capital];
  const key = keyOf(otherForms, name);
  if (key !== undefined) return otherForms[key];
  // `equilateral` for an equilateral triangle.
  const longer =
    name.length < 6 || constructorMeant(name) !== undefined
      ? []
      : Object.keys(otherForms).filter((other) => other.startsWith(capital));
  return longer.length === 1 ? otherForms[longer[0]!] : undefined;
}

/** How something is written that has this name elsewhere, in any case; undefined for other names. */
export function writtenElsewhere(name: string): string | undefined {
  return name.length > MAX_NAME ? undefined : (otherCall(name, []) ?? otherForm(name));
}

/** The key of a record that is a name but for capital letters; short names differ by these. */
function keyOf(record: object, name: string): string | undefined {
  if (Object.hasOwn(record, name)) return name;
  const small = name.toLowerCase();
  return small.length < MIN_ANY_CASE ? undefined : Object.keys(record).find((key) => key.toLowerCase() === small);
}

const MIN_ANY_CASE = 4;

/** What other programs call the mark of a right angle. */
const RIGHT_ANGLE = /^(?:Perpendicular|Orthogonal|Right|Square)(?:Mark|Marker|Symbol|Sign)$/i;

export function otherCall(name: string, args: readonly Expr[]): string | undefined {
  const key = keyOf(otherCalls, name) ?? (RIGHT_ANGLE.test(name) ? 'RightAngle' : undefined);
  return key === undefined ? undefined : otherCalls[key]!(args.map(print));
}

/**
 * An example with the arguments that were given, where it has as many, or as many besides its numbers and strings:
 * `Point(k, 0.5)` for `Glider(k)`. Undefined for other numbers of arguments.
 */
export function withGiven(example: string, args: readonly Expr[]): string | undefined {
  const given = args.map(print);
  if (example.startsWith('[') && given.length > 0) return example.replace(/^\[.*?\]/, () => `[${given.join(', ')}]`);
  const [, called, list = '', rest = ''] = /^(\p{L}\w*)\(([^()]*)\)(,.*)?$/u.exec(example) ?? [];
  if (called === undefined) return undefined;
  const parameters = list.split(', ');
  const said = rest.replace(/\p{L}\w*/gu, (word) => given[parameters.indexOf(word)] ?? word);
  const isFixed = (parameter: string) => /^["\d]/.test(parameter);
  const objects = args.filter(({ kind }) => kind !== 'number').map(print);
  if (parameters.length === given.length) return `${called}(${given.join(', ')})${said}`;
  // Numbers beside the objects say where something begins to move.
  const count = parameters.filter((each) => !isFixed(each)).length;
  const own = count === given.length ? given : objects;
  if (count !== own.length) return undefined;
  const values = own.values();
  return `${called}(${parameters.map((each) => (isFixed(each) ? each : values.next().value)).join(', ')})${rest}`;
}

/** What Manim calls the steps of 1. */
export const ARROWS: Readonly<Record<string, string>> = {
  UP: '(0, 1)',
  DOWN: '(0, -1)',
  LEFT: '(-1, 0)',
  RIGHT: '(1, 0)',
  UR: '(1, 1)',
  UL: '(-1, 1)',
  DR: '(1, -1)',
  DL: '(-1, -1)',
};

/** Steps in the directions of the compass. */
const COMPASS: Readonly<Record<string, string>> = {
  north: '(0, 3)',
  nord: '(0, 3)',
  norte: '(0, 3)',
  south: '(0, -3)',
  süd: '(0, -3)',
  east: '(3, 0)',
  ost: '(3, 0)',
  west: '(-3, 0)',
};

export const stepTo = (name: string): string | undefined =>
  Object.hasOwn(COMPASS, name.toLowerCase()) ? COMPASS[name.toLowerCase()] : undefined;

/** `Segment(A, B) {lineDash: dashed}` for `Dashed(Segment(A, B))`. */
export function styledArgument(example: string, [object, ...others]: readonly Expr[]): string | undefined {
  const style = /^the style (\{.*\}) after/.exec(example)?.[1];
  return style === undefined || object?.kind !== 'call' || others.length > 0 ? undefined : `${print(object)} ${style}`;
}
