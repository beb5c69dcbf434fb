import type { Form } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { call, number } from '../../syntax/build.js';
import { ParseError } from '../../syntax/parse-error.js';
import { parse } from '../../syntax/parser.js';
import { print } from '../../syntax/print.js';
import type { EvaluateContext } from '../../table.js';
import { Undefined, type Value } from '../../values.js';
import { type ArgumentReader, reader, takes } from '../match-arguments.js';
import { definedValue, hasValue } from './completed.js';
import { otherForms } from './elsewhere/other-forms.js';
import { fit, fitting, isOf, typeOf } from './fitting.js';
import { inOrder } from './other-order.js';

/** `f, 0, 2` for `f, [0, 2]`, where a form takes these. */
export function withItems(forms: readonly Form[], context: EvaluateContext): string | undefined {
  // A column of a matrix has lists of one item.
  const only = (item: Expr) => (item.kind === 'list' && item.items.length === 1 ? item.items[0]! : item);
  const trees = context.trees.flatMap((tree) => (tree.kind === 'list' ? tree.items.map(only) : [tree]));
  if (trees.length === context.trees.length) return undefined;
  const right = fitting(forms, trees, context);
  return (
    right ??
    inOrder(forms, trees, reader({ ...context, trees }))
      ?.trees.map(print)
      .join(', ')
  );
}

/** `A, B, C` for `A, Segment(B, C)`, where a form takes these. */
export function withEnds(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const trees = context.trees.flatMap((tree) =>
    tree.kind === 'call' &&
    tree.callee.kind === 'name' &&
    /^(?:Line|Segment)$/.test(tree.callee.name) &&
    tree.args.length === 2
      ? tree.args
      : [tree],
  );
  return trees.length === context.trees.length ? undefined : fitting(forms, trees, context);
}

/** `f, 0, 2` for `f, 0 < x < 2`, where a form takes these. */
export function withBounds(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const trees = context.trees.flatMap((tree) =>
    tree.kind === 'comparison' && tree.operands.length === 3 ? [tree.operands[0]!, tree.operands[2]!] : [tree],
  );
  return trees.length === context.trees.length ? undefined : fitting(forms, trees, context);
}

/** `f, 0, 1, 4, "left"` for `f, 0, 1, 4, left`, where a form takes a text in place of a word that nothing defines. */
export function withQuotes(forms: readonly Form[], context: EvaluateContext): string | undefined {
  // Charts have names of all kinds.
  const word = forms.every(({ entry }) => entry.group === 'statistics') ? /^\p{L}/u : /^\p{Ll}{3,}$/u;
  const isWord = (tree: Expr) => tree.kind === 'name' && word.test(tree.name) && !context.isDefined(tree.name);
  const trees = context.trees.map(
    (tree): Expr => (tree.kind === 'name' && isWord(tree) ? { ...tree, kind: 'string', value: tree.name } : tree),
  );
  const [first] = trees;
  if (first === undefined || trees.every((tree, i) => tree === context.trees[i])) return undefined;
  const list: Expr = { kind: 'list', items: trees, start: first.start, end: first.end };
  return fitting(forms, trees, context) ?? (trees.length > 1 ? fitting(forms, [list], context) : undefined);
}

/** `y = 2x + 1` for `"y = 2x + 1"` and `A, B` for `"A", "B"`, where the call has a value with these. */
export function withoutQuotes(own: string, context: EvaluateContext): string | undefined {
  const plain = (tree: Expr): Expr => {
    const own = unquoted(tree);
    return own.kind === 'name' && !isDefinedName(own, context) ? tree : own;
  };
  const trees = context.trees.map((tree) => {
    if (tree.kind !== 'list') return plain(tree);
    const items = tree.items.map(plain);
    return items.some((item, i) => item !== tree.items[i]) ? { ...tree, items } : tree;
  });
  const names = trees.filter((tree, i) => tree !== context.trees[i]);
  // What stands further below in the figure has no value yet.
  const isLater = names.some((tree) => isDefinedName(tree, context) && definedValue(tree, context) === undefined);
  return names.length > 0 && (isLater || hasValue(own, { trees }, context)) ? trees.map(print).join(', ') : undefined;
}

/** Nearer points are none of them higher than the other. */
const EPSILON = 1e-9;

/** Words for one of several points, by the coordinate that it has most of, or least with the sign -. */
const EXTREMES: Readonly<Record<string, string>> = {
  y: 'upper top above higher highest topmost up north',
  '-y': 'lower bottom below lowest down south',
  x: 'right rightmost east',
  '-x': 'left leftmost west',
};

/** `c, d, 1` for `c, d, "upper"`, where a call without the word gives several points. */
export function withNumber(own: string, context: EvaluateContext): string | undefined {
  const rest = context.trees.slice(0, -1);
  const last = context.trees.at(-1);
  const isWord = last?.kind === 'string' ? true : last?.kind === 'name' && !context.isDefined(last.name);
  const word = isWord ? (last as { value?: string; name?: string }) : {};
  const small = (word.value ?? word.name ?? '').toLowerCase();
  const axis = Object.keys(EXTREMES).find((key) => EXTREMES[key]!.split(' ').includes(small));
  if (axis === undefined || rest.length === 0) return undefined;
  const all = reader({ ...context, trees: [call(own, ...rest)] })(0);
  if (all instanceof Undefined || all.type !== 'List') return undefined;
  const sign = axis.startsWith('-') ? -1 : 1;
  const heights = all.items.map((item) => (item.type === 'Point' ? sign * item[axis.at(-1) as 'x' | 'y'] : Number.NaN));
  const best = heights.indexOf(Math.max(...heights));
  const isOnly = heights.every((height, i) => i === best || height < heights[best]! - EPSILON);
  return best < 0 || !isOnly ? undefined : [...rest.map(print), best + 1].join(', ');
}

/** What a text says as an expression; other arguments, and texts that say none, as they stand. */
export function unquoted(tree: Expr): Expr {
  if (tree.kind !== 'string') return tree;
  try {
    return parse(tree.value);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return tree;
  }
}

export const isDefinedName = (tree: Expr, { isDefined }: EvaluateContext): boolean =>
  tree.kind === 'name' && isDefined(tree.name);

/** `A, B, 3` for `foci A, B, 3`, and `L, 4` for `L, 4 bins`, where nothing defines the words. */
export function withoutWords(context: EvaluateContext): readonly Expr[] | undefined {
  const trees = context.trees.filter((tree) => !isSide(tree, context)).map((tree) => plainOf(tree, context));
  return trees.length === context.trees.length && trees.every((tree, i) => tree === context.trees[i])
    ? undefined
    : trees;
}

/** The arguments without words for sides, of which a form takes none. */
export function withoutSides(context: EvaluateContext): EvaluateContext {
  const small = (tree: Expr): Expr => (tree.kind === 'name' ? { ...tree, name: tree.name.toLowerCase() } : tree);
  return { ...context, trees: context.trees.filter((tree) => !isSide(small(tree), context)) };
}

/** `B, A` for `A, B, below`, with the ends in the order in which the figure lies on that side. */
export function withSide(own: string, context: EvaluateContext): readonly Expr[] | undefined {
  const word = context.trees.find((tree) => isSide(tree, context));
  const trees = context.trees.filter((tree) => tree !== word);
  const [first, second, ...rest] = trees;
  if (word === undefined || first === undefined || second === undefined) return undefined;
  const evaluated = (tree: Expr) => reader({ ...context, trees: [tree] })(0);
  const [a, b] = [evaluated(first), evaluated(second)];
  const made = evaluated(call(own, ...trees));
  if (made instanceof Undefined || made?.type !== 'Polygon' || a instanceof Undefined || a?.type !== 'Point')
    return undefined;
  if (b instanceof Undefined || b?.type !== 'Point') return undefined;
  const middle = (axis: 'x' | 'y') => made.vertices.reduce((sum, each) => sum + each[axis], 0) / made.vertices.length;
  const [dx, dy] = [middle('x') - (a.x + b.x) / 2, middle('y') - (a.y + b.y) / 2];
  const said = print(word).toLowerCase();
  const isOther =
    (/^(?:below|down)$/.test(said) && dy > 0) ||
    (/^(?:above|up)$/.test(said) && dy < 0) ||
    (said === 'right' && dx < 0) ||
    (said === 'left' && dx > 0);
  return isOther ? [second, first, ...rest] : trees;
}

/** A word for a side, which the order of the points says. */
const isSide = (tree: Expr, context: EvaluateContext): boolean =>
  tree.kind === 'name' &&
  /^(?:left|right|above|below|up|down|in|out|inside|outside|inwards?|outwards?)$/.test(tree.name) &&
  !context.isDefined(tree.name);

function plainOf(tree: Expr, context: EvaluateContext): Expr {
  if (tree.kind !== 'binary' || tree.operator !== '*') return tree;
  const isWord = (part: Expr) =>
    part.kind === 'name' &&
    // `dx` stands behind what is integrated.
    /^(?:\p{Ll}{3,}|d[xyt])$/u.test(part.name) &&
    !context.isDefined(part.name) &&
    // Of these is known what to write, such as ° for deg.
    !Object.hasOwn(otherForms, part.name);
  if (isWord(tree.left)) return plainOf(tree.right, context);
  return isWord(tree.right) ? plainOf(tree.left, context) : tree;
}

/** `A, B` for `A, B, B`, where a form takes the last one once. */
export function withoutRepeats(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const [last, before] = context.trees.toReversed();
  if (last === undefined || before === undefined || last.kind === 'number' || print(last) !== print(before))
    return undefined;
  return fitting(forms, context.trees.slice(0, -1), context);
}

/** More products without a sign are no arguments without commas: each is tried as one and as two. */
const MAX_PRODUCTS = 4;

/** `C, A, B` for `C, A B`, and `k, 75°` for `k 75°`: where a form takes the factors of products without a sign. */
export function withCommas(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const count = context.trees.reduce((sum, tree) => sum + productsIn(tree), 0);
  if (count === 0 || count > MAX_PRODUCTS) return undefined;
  let lists: readonly (readonly Expr[])[] = [[]];
  for (const tree of context.trees) {
    const own = partsOf(tree);
    lists = lists.flatMap((list) => own.map((parts) => [...list, ...parts]));
  }
  const [, ...parted] = lists.toSorted((a, b) => a.length - b.length);
  for (const trees of parted) {
    const found = fitting(forms, trees, context);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How many products without a sign stand between the operators of a tree. */
const productsIn = (tree: Expr): number =>
  tree.kind === 'binary' ? productsIn(tree.left) + productsIn(tree.right) + (tree.implicit === true ? 1 : 0) : 0;

/** A tree as one argument, and as several between whose last and first factors no sign stands: `k π/2`. */
function partsOf(tree: Expr): readonly (readonly Expr[])[] {
  if (tree.kind !== 'binary') return [[tree]];
  const rights = partsOf(tree.right);
  return partsOf(tree.left).flatMap((lefts) =>
    rights.flatMap(([first, ...others]) => {
      const joined = [...lefts.slice(0, -1), { ...tree, left: lefts.at(-1)!, right: first! }, ...others];
      return tree.implicit === true ? [joined, [...lefts, first!, ...others]] : [joined];
    }),
  );
}

/** Words for the sense of a turn. */
const CLOCKWISE = /^(?:clockwise|cw|im_?uhrzeigersinn|uhrzeigersinn)$/i;
const COUNTERCLOCKWISE = /^(?:counter_?clockwise|anti_?clockwise|ccw)$/i;

/** `A, -90°` for `A, 90° clockwise`, where a form takes these. */
export function withTurn(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const isWord = (tree: Expr, word: RegExp) =>
    tree.kind === 'name' && word.test(tree.name) && !isDefinedName(tree, context);
  const parts = context.trees.flatMap((tree) =>
    tree.kind === 'binary' && tree.implicit === true && tree.right.kind === 'name' ? [tree.left, tree.right] : [tree],
  );
  const sign = parts.some((part) => isWord(part, CLOCKWISE)) ? -1 : 1;
  const plain = parts.filter((part) => !isWord(part, CLOCKWISE) && !isWord(part, COUNTERCLOCKWISE));
  if (plain.length === parts.length) return undefined;
  const trees = plain.map(
    (part): Expr =>
      sign < 0 && (part.kind === 'degrees' || part.kind === 'number')
        ? { ...part, kind: 'negate', operand: part }
        : part,
  );
  return fitting(forms, trees, context);
}

/** `Polygon(A, B, C), S` for `[A, B, C], S`, where a form takes a polygon. */
export function withPolygon(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const trees = context.trees.map((tree) =>
    tree.kind === 'list' && tree.items.length > 2 ? call('Polygon', ...tree.items) : tree,
  );
  return trees.every((tree, i) => tree === context.trees[i]) ? undefined : fitting(forms, trees, context);
}

/** `A, B` for `A, B, C`, where no form takes so many arguments and nothing defines C. */
export function withoutUnknown(
  forms: readonly Form[],
  context: EvaluateContext,
): { readonly unknown: string; readonly args: string } | undefined {
  const { trees } = context;
  if (forms.some(({ arity }) => takes(arity, trees.length))) return undefined;
  const isUnknown = (tree: Expr) => /^\p{L}['′]*\d*$/u.test(print(tree)) && !isDefinedName(tree, context);
  const [only, ...others] = trees.filter(isUnknown);
  if (only === undefined || others.length > 0 || trees.length < 2) return undefined;
  const args = fitting(
    forms,
    trees.filter((tree) => tree !== only),
    context,
  );
  return args === undefined ? undefined : { unknown: print(only), args };
}

/** `1, 0, 2` for `1|0|2`, which is read as a product, where a form takes these. */
export function withoutBars(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const partsOf = (tree: Expr): readonly Expr[] =>
    tree.kind === 'binary' && tree.implicit === true ? [...partsOf(tree.left), ...partsOf(tree.right)] : [tree];
  const trees = context.trees.flatMap((tree) => {
    const [first, middle, last, ...others] = partsOf(tree);
    const isAbs = middle?.kind === 'call' && middle.callee.kind === 'name' && middle.callee.name === 'abs';
    return isAbs && last !== undefined && others.length === 0 ? [first!, ...middle.args, last] : [tree];
  });
  return trees.length === context.trees.length ? undefined : fitting(forms, trees, context);
}

/** `Polygon(A, B, C, D), S` for `A, B, C, D, S`, where a form takes a polygon and something else. */
export function withCorners(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const { trees } = context;
  const read = reader(context);
  if (!forms.some(({ signature: { parameters } }) => parameters[0]?.name === 'base')) return undefined;
  const count = trees.findIndex((_, i) => !isOf(read(i), 'Point', 'Point3'));
  const corners = count < 0 ? trees.length - 1 : count;
  if (corners < 3) return undefined;
  return fitting(forms, [call('Polygon', ...trees.slice(0, corners)), ...trees.slice(corners)], context);
}

/** `c, Plane(x = 1)` for `c, x = 1`, where a form takes a plane. */
export function withPlane(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const trees = context.trees.map((tree) => (tree.kind === 'equation' ? call('Plane', tree) : tree));
  if (trees.every((tree, i) => tree === context.trees[i])) return undefined;
  return fitting(forms, trees, context);
}

/** `["a", "b"], [3, 4]` for `"a", 3, "b", 4`, where a form takes a list of names and one of numbers. */
export function withNames(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const { trees } = context;
  const read = reader(context);
  const [first] = trees;
  if (
    first === undefined ||
    trees.length % 2 > 0 ||
    !trees.every((_, i) => isOf(read(i), i % 2 > 0 ? 'Number' : 'String'))
  )
    return undefined;
  const { start, end } = first;
  const lists = [0, 1].map(
    (rest): Expr => ({ kind: 'list', items: trees.filter((_, i) => i % 2 === rest), start, end }),
  );
  return fitting(forms, lists, context);
}

/** `[A, B, C], 2` for `A, B, C, 2`, where a form takes a list of its first arguments. */
export function withList(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const { trees } = context;
  const read = reader(context);
  const types = trees.map((_, i) => typeOf(read(i)));
  const [first] = trees;
  const other = types.findIndex((type) => type !== types[0]);
  const count = other < 0 ? trees.length : other;
  // A list of lists is seldom what several lists are meant for, but for lists with a name in front.
  const isNamed = trees.every((tree) => tree.kind === 'list' && tree.items[0]?.kind === 'string');
  if (first === undefined || count < 2 || (types[0] === 'List' && !isNamed)) return undefined;
  const list: Expr = { kind: 'list', items: trees.slice(0, count), start: first.start, end: first.end };
  const grouped = [list, ...trees.slice(count)];
  return fitting(forms, grouped, context);
}

/** More arguments than those of two lines by two points. */
const MAX_ENDS = 4;

/** What two neighbouring arguments of a type may stand for. */
interface Pair {
  readonly of: string;
  readonly value: Value;
  readonly text: (first: string, second: string) => string;
}

export const LINE: Pair = {
  of: 'Point',
  value: { type: 'Line', origin: { x: 0, y: 0 }, direction: { x: 1, y: 0 } },
  text: (first, second) => `Line(${first}, ${second})`,
};

export const SEGMENT: Pair = {
  of: 'Point',
  value: { type: 'Segment', start: { x: 0, y: 0 }, end: { x: 1, y: 0 } },
  text: (first, second) => `Segment(${first}, ${second})`,
};

export const PLACE: Pair = {
  of: 'Number',
  value: { type: 'Point', x: 0, y: 0 },
  text: (first, second) => `(${first}, ${second})`,
};

export const ARROW: Pair = {
  of: 'Number',
  value: { type: 'Vector', start: { x: 0, y: 0 }, end: { x: 1, y: 0 } },
  text: (first, second) => `Vector(${first}, ${second})`,
};

/** `Line(A, B), C` for `A, B, C`, where a form takes a line: two neighbouring arguments stand for one. */
export function withPairs(
  forms: readonly Form[],
  trees: readonly Expr[],
  read: ArgumentReader,
  { of, value: joined, text: join2 }: Pair,
  least = 3,
): string[][] {
  if (trees.length < least || trees.length > MAX_ENDS) return [];
  const isOne = (value: Value | Undefined) => !(value instanceof Undefined) && value.type === of;
  const values = trees.map((_, index) => read(index));
  const found: string[][] = [];
  const join = (at: number, args: readonly { text: string; value: Value | Undefined; tree: Expr }[]): void => {
    const own = args.map(({ tree }) => tree);
    if (args.length < trees.length && fit(forms, own, (i) => args[i]!.value)) found.push(args.map(({ text }) => text));
    for (let i = at; i + 1 < args.length; i += 1) {
      const [first, second] = [args[i]!, args[i + 1]!];
      if (!isOne(first.value) || !isOne(second.value)) continue;
      // An angle is no coordinate.
      if (/°/.test(first.text + second.text)) continue;
      const pair = { text: join2(first.text, second.text), value: joined, tree: first.tree };
      join(i + 1, [...args.slice(0, i), pair, ...args.slice(i + 2)]);
    }
  };
  join(
    0,
    trees.map((tree, i) => ({ text: print(tree), value: values[i]!, tree })),
  );
  return found;
}

/** The arguments with a name in the other case, `A` for `a`, where a form takes these. */
export function withOtherCase(forms: readonly Form[], context: EvaluateContext): string | undefined {
  for (const [index, tree] of context.trees.entries()) {
    if (tree.kind !== 'name') continue;
    const small = tree.name.toLowerCase();
    const name = small === tree.name ? tree.name.toUpperCase() : small;
    if (name === tree.name || !context.isDefined(name)) continue;
    const trees = context.trees.with(index, { ...tree, name });
    const found = fitting(forms, trees, context);
    if (found !== undefined && hasValue(forms[0]!.entry.name, { trees }, context)) return found;
  }
  return undefined;
}

/** More arguments are not left out one after the other. */
const MAX_LEFT_OUT = 8;

/** The arguments without one of them, where a form takes the others. */
export function withFewer(forms: readonly Form[], trees: readonly Expr[], read: ArgumentReader): (readonly Expr[])[] {
  if (trees.length < 2 || trees.length > MAX_LEFT_OUT) return [];
  // Several lists are parts of one, none of which is too much.
  if (trees.every((_, i) => isOf(read(i), 'List'))) return [];
  return trees.flatMap((_, index) => {
    // What stands at the end is the first to be too much.
    const left = trees.length - 1 - index;
    const others = [...trees.keys()].filter((i) => i !== left);
    const own = others.map((i) => trees[i]!);
    return fit(forms, own, (i) => read(others[i]!)) ? [own] : [];
  });
}

/** The points of a call with those that its longer form takes beside them; undefined where it takes anything else. */
export function withFurtherPoints(
  forms: readonly Form[],
  trees: readonly Expr[],
  read: ArgumentReader,
): readonly string[] | undefined {
  const arePoints = trees.every((_, i) => isOf(read(i), 'Point', 'Point3'));
  const longer = forms.find(
    ({ signature: { parameters } }) =>
      parameters.length > trees.length && parameters.every(({ type }) => /^Point3?$/.test(String(type))),
  );
  if (!arePoints || longer === undefined) return undefined;
  const given = trees.map(print);
  const free = [...'ABCDEFGHPQRS'].filter((letter) => !given.includes(letter));
  return [...given, ...free.slice(0, longer.signature.parameters.length - given.length)];
}

/** More numbers than those of six points are not told apart. */
const MAX_NUMBERS = 12;

const PLACES: readonly { readonly size: number; readonly value: Value }[] = [
  { size: 2, value: { type: 'Point', x: 0, y: 0 } },
  { size: 3, value: { type: 'Point3', x: 0, y: 0, z: 0 } },
];

/**
 * `(0, 0), 2` for the numbers `0, 0, 2`, where a form takes points that are followed by numbers; undefined elsewhere.
 */
export function withPoints(forms: readonly Form[], trees: readonly Expr[], read: ArgumentReader): string | undefined {
  const values = trees.map((_, index) => read(index));
  const numbers = values.flatMap((value) => (!(value instanceof Undefined) && value.type === 'Number' ? [value] : []));
  if (numbers.length < values.length || values.length > MAX_NUMBERS) return undefined;
  for (const { size, value } of PLACES) {
    for (let count = Math.floor(values.length / size); count > 0; count--) {
      const places = Array.from({ length: count }, (_, i) => trees.slice(size * i, size * i + size));
      const rest = trees.slice(size * count);
      const given = [...places.map(() => value), ...numbers.slice(size * count)];
      if (!fit(forms, [...places.map(([x]) => x!), ...rest], (i) => given[i]!)) continue;
      return [...places.map((place) => `(${place.map(print).join(', ')})`), ...rest.map(print)].join(', ');
    }
  }
  return undefined;
}

/** `f, 1` for `f, x = 1`, where a form takes these; undefined elsewhere. */
export function withoutVariables(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const isValue = (tree: Expr) =>
    tree.kind === 'equation' && tree.left.kind === 'name' && /^[xyt]$/.test(tree.left.name);
  if (context.trees.length < 2 || !context.trees.some(isValue)) return undefined;
  const trees = context.trees.map((tree) => (tree.kind === 'equation' && isValue(tree) ? tree.right : tree));
  return fitting(forms, trees, context);
}

/** Places as SVG has them: `0,0 4,0 2,3`. */
const SVG_PLACES = /^\s*(?:-?[\d.]+[\s,]+-?[\d.]+(?:[\s,]+|$)){2,}$/;

/** The points A, B and C for `"ABC"`, and those at the places of `"0,0 4,0 2,3"`. */
function pointsOf(tree: Expr, { isDefined }: EvaluateContext): readonly Expr[] | undefined {
  if (tree.kind === 'string' && SVG_PLACES.test(tree.value)) {
    const values = tree.value.match(/-?[\d.]+/g)!.map((value) => number(Number(value)));
    return values.flatMap((x, i) => (i % 2 === 0 ? [call('Point', x, values[i + 1]!)] : []));
  }
  const names = tree.kind === 'string' ? (tree.value.match(/\p{Lu}\d*'*/gu) ?? []) : [];
  const isAll = tree.kind === 'string' && names.length > 1 && names.join('') === tree.value && names.every(isDefined);
  return isAll ? names.map((name): Expr => ({ kind: 'name', name, start: tree.start, end: tree.end })) : undefined;
}

/** `A, B` for `[A, B]`, for `"A", "B"` or for `"AB"`, where a form takes these; undefined elsewhere. */
export function withoutMarks(
  forms: readonly Form[],
  context: EvaluateContext,
): { readonly args: string; readonly how: string } | undefined {
  const { trees } = context;
  const [first] = trees;
  const list = trees.length === 1 && first?.kind === 'list' ? first.items : undefined;
  const plain = list ?? trees.flatMap((tree) => pointsOf(tree, context) ?? unquoted(tree));
  if (list === undefined && !trees.some(({ kind }) => kind === 'string')) return undefined;
  const args = fitting(forms, plain, context);
  return args === undefined
    ? undefined
    : { args, how: list === undefined ? 'without quotes' : 'without square brackets' };
}
