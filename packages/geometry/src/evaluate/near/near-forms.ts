import { dependsOn } from '../../functions/free-names.js';
import { takeSteps } from '../../functions/steps.js';
import { type Form, formsOf } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { print } from '../../syntax/print.js';
import type { EvaluateContext } from '../../table.js';
import { Undefined, type Value } from '../../values.js';
import { type ArgumentReader, exactly, matchArguments, reader, takes } from '../match-arguments.js';
import { namesIn } from '../names/dependencies.js';
import { elementType } from '../parameter-types.js';
import { completedCall, hasValue } from './completed.js';
import { otherForms } from './other-forms.js';
import { inOrder, ORDER_STEPS } from './other-order.js';

export { nearList } from './near-list.js';
export { withoutNames } from './without-names.js';

/**
 * What to write in place of a call that no form takes, where that is known: the reason and the right calls.
 *
 * @param own The constructor's own name, where `name` is an alias.
 */
export function nearCall(
  name: string,
  own: string,
  forms: readonly Form[],
  context: EvaluateContext,
  read: ArgumentReader,
): string | undefined {
  const { trees } = context;
  const [first] = trees;
  // The items of a list have no text of their own.
  if (trees.some((tree) => tree.kind === 'name' && tree.name.startsWith('argument '))) return undefined;
  if (trees.length === 1 && first?.kind === 'equation')
    return `${name} takes no equation: write it alone, ${print(first)}`;
  if (own === 'Point' && trees.length === 1 && (first?.kind === 'number' || isOf(read(0)!, 'Number')))
    return 'Point takes two numbers: write a comma between them, such as Point(1, 2)';
  const one: Value = { type: 'Number', value: 1 };
  if (own === 'Point' && trees.length === 1 && fit(forms, [first!, first!], (i) => (i === 0 ? read(0) : one)))
    return `Point takes a path and a number, the place on it: write Point(${print(first!)}, 1)`;
  if (own === 'Square' && trees.length === 2 && fit(formsOf('Circle') ?? [], trees, read))
    return `Square takes two neighbouring vertices: write Square(${print(first!)}, ${print(first!)} + (${print(trees[1]!)}, 0))`;
  if (/^(?:Cube|\w+hedron)$/.test(own) && trees.length === 2 && fit(formsOf('Sphere') ?? [], trees, read))
    return `${own} takes two neighbouring vertices: write ${own}(${print(first!)}, ${print(first!)} + (${print(trees[1]!)}, 0, 0))`;
  if (own === 'Normal' && trees.length === 1 && !isOf(read(0)!, 'Number'))
    return `Normal is a distribution: for the line at right angles to ${print(first!)} write PerpLine(${print(first!)}, P)`;
  if (/^(?:Ellipse|Hyperbola)$/.test(own) && trees.length === 2 && trees.every((_, i) => isOf(read(i), 'Point'))) {
    const foci = trees.map(print).join(', ');
    const axis = `distance(${foci})${own === 'Hyperbola' ? ' / 4' : ''}`;
    return `${own} takes two foci and half the main axis, or a point on it: write ${own}(${foci}, ${axis})`;
  }
  const inSpace = spaceCall(own, forms, context);
  if (inSpace !== undefined) return inSpace;
  if (own === 'Triangle') {
    const triangle = triangleOf(trees, read);
    if (triangle !== undefined) return `Triangle takes three points: write ${triangle}`;
  }
  const round = roundPart(own, trees, read);
  if (round !== undefined) return `${name} takes a centre and two points: write ${round}`;
  const typed = typedCall(own, trees, read);
  if (typed !== undefined) return typed;
  const valued = withoutVariables(forms, context);
  if (valued !== undefined) return `${name} takes the value alone: write ${own}(${valued})`;
  const plain = withoutMarks(forms, context);
  if (plain !== undefined) return `${name} takes its arguments ${plain.how}: write ${own}(${plain.args})`;
  const distributed = withValue(own, forms, trees, read);
  if (distributed !== undefined) return `${name} makes the distribution alone: write ${distributed}`;
  const parted = withCommas(forms, context);
  if (parted !== undefined) return `${name} takes its points with a comma between them: write ${own}(${parted})`;
  const pointed = withPoints(forms, trees, read);
  if (pointed !== undefined) return `${name} takes points, as pairs of numbers: write ${own}(${pointed})`;
  const args = trees.map(print);
  const key = Object.hasOwn(otherMeanings, name) ? name : own;
  const others = (Object.hasOwn(otherMeanings, key) ? otherMeanings[key]! : []).flatMap((other) => {
    const known = formsOf(other) ?? [];
    const ordered = fit(known, trees, read) ? trees : inOrder(known, trees, read)?.trees;
    return ordered === undefined ? [] : [`${other}(${ordered.map(print).join(', ')})`];
  });
  if (others.length > 0) return `${name} does not take these: write ${others.slice(0, MAX_CALLS).join(' or ')}`;
  const listed = withList(forms, context);
  if (listed !== undefined) return `${name} takes a list: write ${own}(${listed})`;
  const planed = withPlane(forms, context);
  if (planed !== undefined) return `${name} takes a plane, not its equation: write ${own}(${planed})`;
  const sorted = withNames(forms, context);
  if (sorted !== undefined) return `${name} takes a list of names and one of numbers: write ${own}(${sorted})`;
  const cornered = withCorners(forms, context);
  if (cornered !== undefined) return `${name} takes a polygon for its base: write ${own}(${cornered})`;
  const cased = withOtherCase(forms, context);
  if (cased !== undefined) return `${name} does not take these: did you mean ${own}(${cased})?`;
  const [P, Q, R] = args;
  if (/^(?:Perp|Parallel)Line$/.test(own) && trees.length === 3 && trees.every((_, i) => isOf(read(i), 'Point'))) {
    // Without the constructor's own name the point is more often first.
    const calls = [`${own}(Line(${P}, ${Q}), ${R})`, `${own}(Line(${Q}, ${R}), ${P})`];
    const [first, second] = name === own ? calls : calls.toReversed();
    return `${name} takes a line, not two points: write ${first} or ${second}, with the point that it passes at the end`;
  }
  const lined = withPairs(forms, trees, read, LINE);
  if (lined.length > 0) return `${name} takes a line, not two points: write ${oneOf([own], lined)}`;
  const placed = withPairs(forms, trees, read, PLACE);
  if (placed.length > 0) return `${name} takes a point, not two numbers: write ${oneOf([own], placed)}`;
  const moved = withPairs(forms, trees, read, ARROW);
  if (moved.length > 0) return `${name} takes a vector, not two numbers: write ${oneOf([own], moved)}`;
  const takesSegment = forms.some(({ signature: { parameters } }) => parameters.some(({ type }) => type === 'Segment'));
  const joined = takesSegment ? withPairs(forms, trees, read, SEGMENT, 2) : [];
  if (joined.length > 0) return `${name} takes a segment, not two points: write ${oneOf([own], joined)}`;
  const whole = completedCall(own, forms, context, read) ?? completedPair(own, forms, context);
  if (whole !== undefined) return `${name} takes more arguments than (${trees.map(print).join(', ')}): write ${whole}`;
  const items = withItems(forms, context);
  if (items !== undefined) return `${name} takes its arguments without square brackets: write ${own}(${items})`;
  const isMore = !forms.some(({ arity }) => takes(arity, trees.length));
  const fewer = withFewer(forms, trees, read)
    .filter((args) => isMore || hasValue(own, { trees: args }, context))
    .map((args) => args.map(print));
  // A point by itself says nothing of what was meant with it.
  if (fewer.length === 0 || own === 'Point') return undefined;
  return `${name} does not take ${isMore ? 'so many arguments' : 'all of these'}: write ${oneOf([own], fewer)}`;
}

/** The same where two of the points stand for a line. */
function completedPair(own: string, forms: readonly Form[], context: EvaluateContext): string | undefined {
  const { trees } = context;
  const read = reader(context);
  for (let i = 0; i + 1 < trees.length; i += 1) {
    if (!isOf(read(i), 'Point') || !isOf(read(i + 1), 'Point')) continue;
    const [first, second] = [trees[i]!, trees[i + 1]!];
    const { start, end } = first;
    const line: Expr = {
      kind: 'call',
      callee: { kind: 'name', name: 'Line', start, end },
      args: [first, second],
      start,
      end,
    };
    const paired = { ...context, trees: [...trees.slice(0, i), line, ...trees.slice(i + 2)] };
    const found = completedCall(own, forms, paired, reader(paired));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What to write in place of some calls of space; undefined for others. */
function spaceCall(own: string, forms: readonly Form[], context: EvaluateContext): string | undefined {
  const { trees } = context;
  const read = reader(context);
  const types = trees.map((_, i) => typeOf(read(i)));
  const args = trees.map(print);
  const [first = '', second = ''] = args;
  if (own === 'Revolve' && types[0] === 'Curve' && types.slice(1).every((type) => type === 'Number')) {
    const profile = types.length === 3 ? `Curve(${args.join(', ')})` : first;
    return `Revolve takes a profile and an axis: write Revolve(${profile}, xAxis)`;
  }
  if (own === 'Rotate' && types.join(' ') === 'Point3 Number')
    return `Rotate takes an axis in space: write Rotate(${first}, ${second}, zAxis)`;
  if (own === 'Altitude' && types.join(' ') === 'Point3 Plane')
    return `Altitude takes a triangle: write Segment(${first}, Foot(${first}, ${second})) for the height above a plane`;
  const corners = types.slice(-3);
  if (types.length < 4 || corners.length < 3 || !corners.every((type) => type === 'Point3')) return undefined;
  const { start, end } = trees.at(-3)!;
  const callee: Expr = { kind: 'name', name: 'Plane', start, end };
  const plane: Expr = { kind: 'call', callee, args: trees.slice(-3), start, end };
  const planed = [...trees.slice(0, -3), plane];
  return fit(forms, planed, reader({ ...context, trees: planed }))
    ? `${own} takes a plane, not three points: write ${own}(${planed.map(print).join(', ')})`
    : undefined;
}

/** `f, 0, 2` for `f, [0, 2]`, where a form takes these. */
function withItems(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const trees = context.trees.flatMap((tree) => (tree.kind === 'list' ? tree.items : [tree]));
  if (trees.length === context.trees.length) return undefined;
  return fit(forms, trees, reader({ ...context, trees })) ? trees.map(print).join(', ') : undefined;
}

/** `Polygon(A, B, Rotate(B, 60°, A))` for `A, B, 60°`; for three sides, a triangle that has them. */
function triangleOf(trees: readonly Expr[], read: ArgumentReader): string | undefined {
  if (trees.length !== 3) return undefined;
  const values = trees.map((_, i) => read(i));
  const [first, second, third] = trees.map(print);
  if (isOf(values[0]!, 'Point') && isOf(values[1]!, 'Point') && isOf(values[2]!, 'Number'))
    return third!.includes('°') ? `Polygon(${first}, ${second}, Rotate(${second}, ${third}, ${first}))` : undefined;
  const [a, b, c] = values.map((value) =>
    !(value instanceof Undefined) && value.type === 'Number' ? value.value : NaN,
  );
  // The law of cosines gives the foot of the height on c.
  const x = (b! ** 2 + c! ** 2 - a! ** 2) / (2 * c!);
  const y = Math.sqrt(b! ** 2 - x ** 2);
  const apex = [x, y].map((number) => Number(number.toFixed(4))).join(', ');
  return y > 0 && c! > 0 ? `Polygon((0, 0), (${third}, 0), (${apex}))` : undefined;
}

/**
 * What to write in place of a call whose arguments have no value as they stand, where that is known: with words before
 * its arguments, and a line by a point and a direction.
 */
export function nearTrees(
  name: string,
  own: string,
  forms: readonly Form[],
  context: EvaluateContext,
): string | undefined {
  const [only] = context.trees;
  if (
    own === 'Polar' &&
    only !== undefined &&
    only.kind !== 'name' &&
    print(only).includes('θ') &&
    !context.isDefined('θ')
  )
    return `Polar is a point: write PolarCurve(${context.trees.map(print).join(', ')}) for the curve`;
  const chart = /^(?:Bar|Pie)Chart$/.test(own) ? chartCall(context.trees) : undefined;
  if (chart !== undefined) return `${name} takes a list of names and one of numbers: write ${own}(${chart})`;
  const axes = own === 'Reflect' ? withAxes(context) : undefined;
  if (axes !== undefined) return `${name} takes an axis by its name: write Reflect(${axes})`;
  const counted = own === 'Sequence' ? withCounter(context) : undefined;
  if (counted !== undefined)
    return `Sequence takes its counter behind the expression, and two bounds: write Sequence(${counted})`;
  const isOfT = (tree: Expr) => dependsOn(tree, ['t']);
  if (own === 'Curve' && context.trees.length === 2 && context.trees.some(isOfT) && !context.isDefined('t'))
    return `Curve takes the bounds of t: write Curve(${context.trees.map(print).join(', ')}, 0, 2π)`;
  const step = own === 'Line' && context.trees.length === 1 && only !== undefined ? stepOf(only) : undefined;
  if (step !== undefined) return `Line takes two points: write Line(${step.start}, ${step.start} + ${step.along})`;
  if (own === 'Square' && context.trees.length === 4) {
    const [known, unknown] = [context.trees.slice(0, 2), context.trees.slice(2)];
    if (known.every((tree) => isDefinedName(tree, context)) && !unknown.some((tree) => isDefinedName(tree, context)))
      return `${name} makes its other vertices itself: write Square(${known.map(print).join(', ')})`;
  }
  if (own === 'Curve' && /^[23]$/.test(String(context.trees.length)) && !context.isDefined('t')) {
    const isOfT = context.trees.some((tree) => dependsOn(tree, ['t']));
    const isPoint = context.trees.length === 2 || context.trees.filter((tree) => dependsOn(tree, ['t'])).length > 1;
    if (isOfT && isPoint)
      return `${name} takes the range of t, too: write Curve(${context.trees.map(print).join(', ')}, 0, 2π)`;
  }
  const quoted = withQuotes(forms, context);
  if (quoted !== undefined) return `${name} takes a word in double quotes: write ${own}(${quoted})`;
  const plain = withoutWords(forms, context);
  return plain && `${name} takes its arguments without words: write ${own}(${plain})`;
}

/** `["A", "B"], [3, 5]` for `["A", "B"], 3, 5`, for `[["A", 3], ["B", 5]]` and for `["A", 3], ["B", 5]`. */
function chartCall(trees: readonly Expr[]): string | undefined {
  const [first, ...rest] = trees;
  if (first?.kind !== 'list') return undefined;
  const isNumber = ({ kind }: Expr) => kind === 'number' || kind === 'negate';
  if (rest.length > 1 && rest.every(isNumber)) return `${print(first)}, [${rest.map(print).join(', ')}]`;
  const pairs = trees.length === 1 ? first.items : trees;
  const names = pairs.flatMap((pair) => (pair.kind === 'list' && pair.items.length === 2 ? [pair.items] : []));
  if (names.length < pairs.length || names.length < 2) return undefined;
  if (!names.every(([name, number]) => name?.kind === 'string' && number !== undefined && isNumber(number)))
    return undefined;
  const column = (index: number) => names.map((pair) => print(pair[index]!)).join(', ');
  return `[${column(0)}], [${column(1)}]`;
}

/** `A, xAxis` for `A, x` and `A, "x"`. */
function withAxes({ trees }: EvaluateContext): string | undefined {
  const texts = trees.map((tree) => {
    const word = tree.kind === 'name' ? tree.name : tree.kind === 'string' ? tree.value : '';
    const axis = /^([xy])(?:[ _-]?axis|-?achse)?$/i.exec(word)?.[1];
    return axis === undefined ? print(tree) : `${axis.toLowerCase()}Axis`;
  });
  return texts.every((text, i) => text === print(trees[i]!)) ? undefined : texts.join(', ');
}

/** `i^2, i, 1, 5` for `i^2, 1, 5` and for `i^2, i, 5`, where nothing defines i. */
function withCounter({ trees, isDefined }: EvaluateContext): string | undefined {
  const [expression, ...bounds] = trees;
  if (expression === undefined || trees.length !== 3) return undefined;
  const open = [...namesIn(expression)].filter((name) => /^[ijkmn]$/.test(name) && !isDefined(name));
  const [counter, ...others] = open;
  if (counter === undefined || others.length > 0) return undefined;
  const numbers = bounds.filter((tree) => tree.kind !== 'name' || tree.name !== counter).map(print);
  return [print(expression), counter, ...(numbers.length === 1 ? ['1'] : []), ...numbers].join(', ');
}

/** `f, 0, 1, 4, "left"` for `f, 0, 1, 4, left`, where a form takes a text in place of a word that nothing defines. */
function withQuotes(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const isWord = (tree: Expr) =>
    tree.kind === 'name' && /^\p{Ll}{3,}$/u.test(tree.name) && !context.isDefined(tree.name);
  const trees = context.trees.map(
    (tree): Expr => (tree.kind === 'name' && isWord(tree) ? { ...tree, kind: 'string', value: tree.name } : tree),
  );
  if (trees.every((tree, i) => tree === context.trees[i])) return undefined;
  return fit(forms, trees, reader({ ...context, trees })) ? trees.map(print).join(', ') : undefined;
}

const isDefinedName = (tree: Expr, { isDefined }: EvaluateContext): boolean =>
  tree.kind === 'name' && isDefined(tree.name);

/** `A, B, 3` for `foci A, B, 3`, and `L, 4` for `L, 4 bins`, where a form takes these and nothing defines the words. */
function withoutWords(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const trees = context.trees.map((tree) => plainOf(tree, context));
  if (trees.every((tree, i) => tree === context.trees[i])) return undefined;
  return fit(forms, trees, reader({ ...context, trees })) ? trees.map(print).join(', ') : undefined;
}

function plainOf(tree: Expr, context: EvaluateContext): Expr {
  if (tree.kind !== 'binary' || tree.operator !== '*') return tree;
  const isWord = (part: Expr) =>
    part.kind === 'name' &&
    /^\p{Ll}{3,}$/u.test(part.name) &&
    !context.isDefined(part.name) &&
    // Of these is known what to write, such as ° for deg.
    !Object.hasOwn(otherForms, part.name);
  if (isWord(tree.left)) return plainOf(tree.right, context);
  return isWord(tree.right) ? plainOf(tree.left, context) : tree;
}

/** Constructors that are meant by another one's name, where they take the arguments and that one does not. */
const otherMeanings: Readonly<Record<string, readonly string[]>> = {
  area: ['Integral', 'Between'],
  Shade: ['Integral', 'Between', 'Region'],
  Region: ['Integral', 'Between'],
  Integral: ['Shade'],
  Between: ['Integral', 'Shade'],
  Midpoint: ['Centroid', 'Divide'],
  Center: ['Circumcenter', 'Incenter', 'Centroid'],
  Centroid: ['Midpoint'],
  Circumcircle: ['DiameterCircle'],
  PerpBisector: ['AngleBisector'],
  AngleBisector: ['PerpBisector'],
  Segment: ['Polyline'],
  Line: ['Polyline', 'ParallelLine', 'PerpLine'],
  Triangle: ['Polygon'],
  Square: ['Polygon'],
  Rectangle: ['Polygon'],
  Arc: ['Semicircle', 'Part'],
  Semicircle: ['CircumArc'],
  Parallelogram: ['Polygon'],
  Rhombus: ['Polygon'],
  Foot: ['Closest'],
  Sphere: ['Circumsphere'],
  Cube: ['Cuboid'],
  Derivative: ['Tangent'],
  length: ['distance', 'perimeter'],
  angle: ['Angle'],
  perimeter: ['Circle'],
  Dot: ['Point'],
};

/** More calls in one message help nobody. */
const MAX_CALLS = 3;

function oneOf(names: readonly string[], lists: readonly (readonly string[])[]): string {
  const calls = names.flatMap((name) => lists.map((args) => `${name}(${args.join(', ')})`));
  return [...new Set(calls)].slice(0, MAX_CALLS).join(' or ');
}

/** True where a form takes the arguments as they stand, none of which it wants as an expression. */
export function fit(forms: readonly Form[], trees: readonly Expr[], read: ArgumentReader): boolean {
  takeSteps(ORDER_STEPS * forms.length);
  return forms.some(
    ({ arity, signature: { parameters } }) =>
      takes(arity, trees.length) &&
      !parameters.some(({ type }) => elementType(type) === 'Expr') &&
      matchArguments(parameters, trees, read, exactly) !== undefined,
  );
}

const isOf = (value: Value | Undefined, ...types: readonly string[]): boolean =>
  !(value instanceof Undefined) && types.includes(value.type);

/** `C, A, B` for `C, A B`, where a form takes these points. */
function withCommas(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const isPoint = (tree: Expr) => isDefinedName(tree, context) && /^\p{Lu}/u.test(print(tree));
  const trees = context.trees.flatMap((tree) =>
    tree.kind === 'binary' && tree.operator === '*' && isPoint(tree.left) && isPoint(tree.right)
      ? [tree.left, tree.right]
      : [tree],
  );
  if (trees.length === context.trees.length) return undefined;
  return fit(forms, trees, reader({ ...context, trees })) ? trees.map(print).join(', ') : undefined;
}

/** `Polygon(A, B, C, D), S` for `A, B, C, D, S`, where a form takes a polygon and something else. */
function withCorners(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const { trees } = context;
  const read = reader(context);
  const count = trees.findIndex((_, i) => !isOf(read(i), 'Point', 'Point3'));
  const corners = count < 0 ? trees.length - 1 : count;
  const [first] = trees;
  if (first === undefined || corners < 3) return undefined;
  const { start, end } = first;
  const callee: Expr = { kind: 'name', name: 'Polygon', start, end };
  const base: Expr = { kind: 'call', callee, args: trees.slice(0, corners), start, end };
  const grouped = [base, ...trees.slice(corners)];
  return fit(forms, grouped, reader({ ...context, trees: grouped })) ? grouped.map(print).join(', ') : undefined;
}

/** `c, Plane(x = 1)` for `c, x = 1`, where a form takes a plane. */
function withPlane(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const { trees } = context;
  const trees3 = trees.map((tree): Expr => {
    const { start, end } = tree;
    const callee: Expr = { kind: 'name', name: 'Plane', start, end };
    return tree.kind === 'equation' ? { kind: 'call', callee, args: [tree], start, end } : tree;
  });
  if (trees3.every((tree, i) => tree === trees[i])) return undefined;
  return fit(forms, trees3, reader({ ...context, trees: trees3 })) ? trees3.map(print).join(', ') : undefined;
}

/** `["a", "b"], [3, 4]` for `"a", 3, "b", 4`, where a form takes a list of names and one of numbers. */
function withNames(forms: readonly Form[], context: EvaluateContext): string | undefined {
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
  return fit(forms, lists, reader({ ...context, trees: lists })) ? lists.map(print).join(', ') : undefined;
}

/** `[A, B, C], 2` for `A, B, C, 2`, where a form takes a list of its first arguments. */
function withList(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const { trees } = context;
  const read = reader(context);
  const types = trees.map((_, i) => typeOf(read(i)));
  const [first] = trees;
  const other = types.findIndex((type) => type !== types[0]);
  const count = other < 0 ? trees.length : other;
  // A list of lists is seldom what several lists are meant for.
  if (first === undefined || count < 2 || types[0] === 'List') return undefined;
  const list: Expr = { kind: 'list', items: trees.slice(0, count), start: first.start, end: first.end };
  const grouped = [list, ...trees.slice(count)];
  return fit(forms, grouped, reader({ ...context, trees: grouped })) ? grouped.map(print).join(', ') : undefined;
}

const typeOf = (value: Value | Undefined): string => (value instanceof Undefined ? '' : value.type);

/** More arguments than those of two lines by two points. */
const MAX_ENDS = 4;

/** What two neighbouring arguments of a type may stand for. */
interface Pair {
  readonly of: string;
  readonly value: Value;
  readonly text: (first: string, second: string) => string;
}

const LINE: Pair = {
  of: 'Point',
  value: { type: 'Line', origin: { x: 0, y: 0 }, direction: { x: 1, y: 0 } },
  text: (first, second) => `Line(${first}, ${second})`,
};

const SEGMENT: Pair = {
  of: 'Point',
  value: { type: 'Segment', start: { x: 0, y: 0 }, end: { x: 1, y: 0 } },
  text: (first, second) => `Segment(${first}, ${second})`,
};

const PLACE: Pair = {
  of: 'Number',
  value: { type: 'Point', x: 0, y: 0 },
  text: (first, second) => `(${first}, ${second})`,
};

const ARROW: Pair = {
  of: 'Number',
  value: { type: 'Vector', start: { x: 0, y: 0 }, end: { x: 1, y: 0 } },
  text: (first, second) => `Vector(${first}, ${second})`,
};

/** `Line(A, B), C` for `A, B, C`, where a form takes a line: two neighbouring arguments stand for one. */
function withPairs(
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
function withOtherCase(forms: readonly Form[], context: EvaluateContext): string | undefined {
  for (const [index, tree] of context.trees.entries()) {
    if (tree.kind !== 'name') continue;
    const small = tree.name.toLowerCase();
    const name = small === tree.name ? tree.name.toUpperCase() : small;
    if (name === tree.name || !context.isDefined(name)) continue;
    const trees = context.trees.with(index, { ...tree, name });
    if (fit(forms, trees, reader({ ...context, trees }))) return trees.map(print).join(', ');
  }
  return undefined;
}

/** More arguments are not left out one after the other. */
const MAX_LEFT_OUT = 8;

/** The arguments without one of them, where a form takes the others. */
function withFewer(forms: readonly Form[], trees: readonly Expr[], read: ArgumentReader): (readonly Expr[])[] {
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

/** More numbers than those of six points are not told apart. */
const MAX_NUMBERS = 12;

const PLACES: readonly { readonly size: number; readonly value: Value }[] = [
  { size: 2, value: { type: 'Point', x: 0, y: 0 } },
  { size: 3, value: { type: 'Point3', x: 0, y: 0, z: 0 } },
];

/**
 * `(0, 0), 2` for the numbers `0, 0, 2`, where a form takes points that are followed by numbers; undefined elsewhere.
 */
function withPoints(forms: readonly Form[], trees: readonly Expr[], read: ArgumentReader): string | undefined {
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

/** Where an arrow ends, from its start: by its length and direction where one of the two numbers is an angle. */
function endOf([, first]: readonly Expr[], [second = '', third = '']: readonly string[]): string {
  if (first?.kind === 'degrees') return `(${third}; ${second})`;
  const angle = inDegrees(third);
  return angle.endsWith('°') ? `(${second}; ${angle})` : `(${second}, ${third})`;
}

/** An angle as text: a whole number of more than a turn in radians is meant in degrees. */
const inDegrees = (size: string): string => (/^\d+$/.test(size) && Number(size) > 2 * Math.PI ? `${size}°` : size);

/**
 * An arc or sector by its radius or its angle, which runs counterclockwise from the first; undefined for other calls.
 * Those of the language run clockwise, so the ends stand in the other order.
 */
function roundPart(own: string, trees: readonly Expr[], read: ArgumentReader): string | undefined {
  if (own !== 'Arc' && own !== 'Sector') return undefined;
  const types = trees
    .map((_, i) => read(i))
    .map(typeOf)
    .join(' ');
  const [center, a = '', b, c] = trees.map(print);
  if (types === 'Point Point Number') return `${own}(${center}, Rotate(${a}, ${inDegrees(b!)}, ${center}), ${a})`;
  if (types === 'Point Number Number Number')
    return `${own}(${center}, ${center} + (${a}; ${inDegrees(c!)}), ${center} + (${a}; ${inDegrees(b!)}))`;
  if (types === 'Point Number Number')
    return `${own}(${center}, ${center} + (${a}; ${inDegrees(b!)}), ${center} + (${a}; 0))`;
  if (types === 'Circle Point Point') return `${own}(${center}.center, ${a}, ${b})`;
  if (types === 'Circle Number Number')
    return `${own}(${center}.center, Point(${center}, ${inDegrees(b!)}), Point(${center}, ${inDegrees(a)}))`;
  return undefined;
}

/** What calls of other programs mean that are known by the types of their arguments; undefined for other calls. */
function typedCall(own: string, trees: readonly Expr[], read: ArgumentReader): string | undefined {
  const args = trees.map((tree, i) => ({ text: print(tree), type: typeOf(read(i)) }));
  const types = args.map(({ type }) => type).join(' ');
  const [first = '', second = '', third = '', fourth = ''] = args.map(({ text }) => text);
  if ((own === 'Line' || own === 'Ray') && types === 'Point Number') {
    const isAngle = trees[1]?.kind === 'degrees';
    const through = isAngle ? `${first} + (1; ${second})` : `${first} + (1, ${second})`;
    return `${own} takes two points: write ${own}(${first}, ${through}) for the ${isAngle ? 'direction' : 'slope'} ${second}`;
  }
  if (own === 'Line' && types === 'Line Number Number') {
    const graph = trees[0]?.kind === 'equation' ? print(trees[0].right) : first;
    return `Line has no ends: write Curve(${graph}, ${trees.slice(1).map(print).join(', ')}) for a part of it`;
  }
  if (own === 'Plane' && types === 'Number Number Number Number') {
    return `Plane takes an equation: write (${first}) x + (${second}) y + (${third}) z = ${fourth}`;
  }
  if ((own === 'Cone' || own === 'Cylinder') && types === 'Point3 Number Number')
    return `${own} takes two points and the radius: write ${own}(${first}, ${first} + (0, 0, ${third}), ${second})`;
  if (own === 'Normal' && /^(?:Curve|Line|Circle|Conic|Ellipse|Parabola|Hyperbola) (?:Point|Number)$/.test(types)) {
    const place = types.endsWith('Point') ? second : `Point(${first}, ${second})`;
    return `Normal is the normal distribution: write PerpLine(Tangent(${first}, ${second}), ${place}) for the line at right angles`;
  }
  const ends = /^(?:Line|Segment)\((.*)\)$/.exec(second ?? '')?.[1];
  if (own === 'Circle' && types === 'Segment')
    return `Circle takes its centre and a radius: write DiameterCircle(${first}.start, ${first}.end) for the circle on ${first}`;
  if (own === 'Circle' && types === 'Point Circle')
    return `Circle takes a radius, not a circle: write Circle(${first}, ${second}.radius)`;
  if (own === 'Circle' && types === 'Point Line' && ends === undefined)
    return `Circle takes a radius, not a line: write Circle(${first}, distance(${first}, ${second})) for the circle that touches ${second}`;
  if (own === 'Semicircle' && types === 'Point Number')
    return `Semicircle takes its two ends: write Semicircle(${first} - (${second}, 0), ${first} + (${second}, 0))`;
  if (own === 'AngleBisector' && /^(?:Line|Segment|Ray) (?:Line|Segment|Ray)$/.test(types))
    return `AngleBisector takes an angle or three points: write AngleBisector(Angle(${first}, ${second}))`;
  if (own === 'Intersect' && types === 'Point Point Point Point')
    return `Intersect takes two lines: write Intersect(Line(${first}, ${second}), Line(${third}, ${fourth}))`;
  if (own === 'Integral' && types === 'Curve Point Point')
    return `Integral takes numbers: write Integral(${first}, ${second}.x, ${third}.x)`;
  if (own === 'Translate' && /^\w+ Number$/.test(types))
    return `Translate takes a vector: write Translate(${first}, Vector(${second}, 0))`;
  if (own === 'Parabola' && types === 'Curve') return `Parabola takes no formula: write y = ${first} alone`;
  if (own === 'Parabola' && types === 'Point Point')
    return `Parabola takes its focus and its directrix: write Parabola(${first}, PerpLine(Line(${first}, ${second}), Reflect(${first}, ${second}))) for the focus ${first} and the vertex ${second}`;
  if (own === 'Parabola' && types === 'Point Number')
    return `Parabola takes its focus and its directrix: write y = ${second} (x - ${first}.x)^2 + ${first}.y for the vertex ${first}`;
  if (own === 'Sequence' && types === 'Curve Number Number')
    return `Sequence takes its variable behind the expression: write Sequence(${first}, x, ${second}, ${third})`;
  if (own === 'Circle' && types === 'Point Line' && ends !== undefined)
    return `Circle takes a radius: write Circle(${first}, length(${ends}))`;
  if (own === 'Angle' && types === 'Number')
    return `Angle takes no size: write ${inDegrees(first)} alone for the number, or Angle(P, V, Rotate(P, ${inDegrees(first)}, V)) for a mark`;
  if (types === 'Point Number Number') {
    const isTurned = second.includes('°') || third.includes('°');
    const end = `${first} + ${endOf(trees, [second, third])}`;
    if (/^(?:Vector|Segment|Ray)$/.test(own) || (own === 'Line' && isTurned))
      return `${own} takes two points: write ${own}(${first}, ${end})`;
    if (own === 'Point' && third.includes('°'))
      return `Point takes two coordinates: write ${end} for the distance ${second} from ${first}`;
  }
  if (!/^(?:[Aa]ngle|Rectangle)$/.test(own) || trees.length !== 3) return undefined;
  const [P, V] = args.filter(({ type }) => type === 'Point').map(({ text }) => text);
  const numbers = args.filter(({ type }) => type === 'Number').map(({ text }) => text);
  if (/^[Aa]ngle$/.test(own) && V !== undefined && numbers.length === 1) {
    const size = inDegrees(numbers[0]!);
    const angle = `Angle(${P}, ${V}, Rotate(${P}, ${size}, ${V}))`;
    return `${own} takes no size, for it measures three points: write ${angle} for an angle of ${size} at ${V}`;
  }
  if (own === 'Rectangle' && P !== undefined && numbers.length === 2)
    return `Rectangle takes two opposite corners: write Rectangle(${P}, ${P} + (${numbers.join(', ')}))`;
  return undefined;
}

/** `Normal(0, 1).cumulative(1.96)` for `0, 1, 1.96`, where a distribution is made of the arguments but for the last. */
function withValue(
  own: string,
  forms: readonly Form[],
  trees: readonly Expr[],
  read: ArgumentReader,
): string | undefined {
  const made = trees.slice(0, -1);
  if (!forms.every(({ signature: { returns } }) => returns === 'Distribution') || !isOf(read(made.length)!, 'Number'))
    return undefined;
  if (!fit(forms, made, read)) return undefined;
  const distribution = `${own}(${made.map(print).join(', ')})`;
  const value = print(trees.at(-1)!);
  const point = /^(?:Binomial|Poisson|Geometric|Hypergeometric)$/.test(own) ? 'probability' : 'density';
  return `${distribution}.cumulative(${value}) for what lies below, ${distribution}.${point}(${value}) for what lies there`;
}

/** Start and direction of `P + t v`. */
function stepOf(tree: Expr): { readonly start: string; readonly along: string } | undefined {
  if (tree.kind !== 'binary' || tree.operator !== '+') return undefined;
  const along = multipleOfT(tree.right);
  return along && { start: print(tree.left), along: print(along) };
}

function multipleOfT(tree: Expr): Expr | undefined {
  if (tree.kind !== 'binary' || tree.operator !== '*') return undefined;
  const isT = (part: Expr) => part.kind === 'name' && /^[trsλμ]$/u.test(part.name);
  if (isT(tree.left)) return tree.right;
  return isT(tree.right) ? tree.left : undefined;
}

/** `f, 1` for `f, x = 1`, where a form takes these; undefined elsewhere. */
function withoutVariables(forms: readonly Form[], context: EvaluateContext): string | undefined {
  const isValue = (tree: Expr) =>
    tree.kind === 'equation' && tree.left.kind === 'name' && /^[xyt]$/.test(tree.left.name);
  if (context.trees.length < 2 || !context.trees.some(isValue)) return undefined;
  const trees = context.trees.map((tree) => (tree.kind === 'equation' && isValue(tree) ? tree.right : tree));
  return fit(forms, trees, reader({ ...context, trees })) ? trees.map(print).join(', ') : undefined;
}

function withoutQuotes(tree: Expr): Expr {
  if (tree.kind !== 'string') return tree;
  const { value, start, end } = tree;
  return /^-?\d+(?:\.\d+)?$/.test(value)
    ? { kind: 'number', value: Number(value), start, end }
    : { kind: 'name', name: value, start, end };
}

/** `A, B` for `[A, B]` or for `"A", "B"`, where a form takes these; undefined elsewhere. */
function withoutMarks(
  forms: readonly Form[],
  context: EvaluateContext,
): { readonly args: string; readonly how: string } | undefined {
  const { trees } = context;
  const [first] = trees;
  const list = trees.length === 1 && first?.kind === 'list' ? first.items : undefined;
  const plain = list ?? trees.map(withoutQuotes);
  if (list === undefined && !trees.some(({ kind }) => kind === 'string')) return undefined;
  const read = reader({ ...context, trees: plain });
  if (!fit(forms, plain, read)) return undefined;
  const how = list === undefined ? 'without quotes' : 'without square brackets';
  return { args: plain.map(print).join(', '), how };
}
