import { dependsOn } from '../../functions/free-names.js';
import { type Form, formsOf, propertiesNamed } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { call, number } from '../../syntax/build.js';
import { parse } from '../../syntax/parser.js';
import { print } from '../../syntax/print.js';
import type { EvaluateContext } from '../../table.js';
import { Undefined, type Value } from '../../values.js';
import { type ArgumentReader, reader, takes } from '../match-arguments.js';
import { namesIn } from '../names/dependencies.js';
import { callBySizes } from './by-sizes.js';
import { completedCall, hasValue, likeliest, replacedCall, unusedOf } from './completed.js';
import { withDecimals } from './decimal-commas.js';
import { fit, fitting, isOf } from './fitting.js';
import {
  ARROW,
  isDefinedName,
  LINE,
  PLACE,
  SEGMENT,
  unquoted,
  withBounds,
  withCommas,
  withCorners,
  withEnds,
  withFewer,
  withFurtherPoints,
  withItems,
  withList,
  withNames,
  withNumber,
  withOtherCase,
  withoutBars,
  withoutMarks,
  withoutQuotes,
  withoutRepeats,
  withoutUnknown,
  withoutVariables,
  withoutWords,
  withPairs,
  withPlane,
  withPoints,
  withPolygon,
  withQuotes,
  withSide,
  withTurn,
} from './near-arguments.js';
import { inOrder } from './other-order.js';
import { askedOf } from './probabilities.js';
import { roundPart, spaceCall, triangleOf, typedCall, withValue } from './typed-calls.js';

export { knownForms, withForms } from './known-forms.js';
export { nearFailure } from './near-failure.js';
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
  const property = propertiesNamed(name.charAt(0).toLowerCase() + name.slice(1)).find(
    ({ of, parameters }) => parameters === undefined && trees.length === 1 && isOf(read(0), ...of),
  );
  if (property !== undefined && first?.kind === 'name')
    return `${name} takes something else: write ${first.name}.${property.name}`;
  const decimals = withDecimals(trees);
  const whole = decimals && fitting(forms, decimals, context);
  if (whole !== undefined) return `${name} takes numbers with a decimal point, not a comma: write ${own}(${whole})`;
  const variable = trees.find(
    (tree) => tree.kind === 'name' && /^[xy]$/.test(tree.name) && !context.isDefined(tree.name),
  );
  if (own === 'Point' && trees.length === 2 && variable === first && dependsOn(trees[1]!, ['x']))
    return `Point takes numbers, and x is the variable of curves: write y = ${print(trees[1]!)} alone for the curve`;
  if (own === 'Point' && trees.length === 2 && trees.every((_, i) => isOf(read(i), 'Point', 'Point3')))
    return `Point takes two numbers: write Line(${trees.map(print).join(', ')}) for the line of two points`;
  if (own === 'Point' && trees.length > 3 && trees.every((_, i) => isOf(read(i), 'Number')))
    return `Point takes two or three numbers: write [${trees.map(print).join(', ')}], a list`;
  const sized = trees.every((_, i) => isOf(read(i), 'Number')) ? callBySizes(own, trees.map(print)) : undefined;
  if (sized !== undefined) return `${name} takes a place: write ${sized}`;
  const words = withoutQuotes(own, context);
  const alone = trees.length === 1 && words === undefined ? unquoted(first!) : undefined;
  if (alone?.kind === 'equation') return `${name} takes no equation: write it alone, ${print(alone)}`;
  if (own === 'Point' && trees.length === 1 && (first?.kind === 'number' || isOf(read(0)!, 'Number')))
    return `Point takes two numbers: write Point(${print(first!)}, 0) for a place on the x-axis, or a comma between them`;
  if (own === 'Vector' && trees.length === 2 && trees.every((_, i) => isOf(read(i), 'Vector'))) {
    const [v, w] = trees.map(print);
    return `Vector takes two points: write ${v} + ${w} for the sum, or ${w} - ${v} for the vector from the tip of ${v} to that of ${w}`;
  }
  if (/^(?:Histogram|BarChart)$/.test(own) && trees.length === 1 && isOf(read(0)!, 'Distribution'))
    return `a distribution is drawn by itself: write ${print(first!)} alone`;
  const histogram = own === 'Histogram' ? histogramOf(trees) : undefined;
  if (histogram !== undefined) return `the boundaries of the classes stand first: write ${histogram}`;
  if (trees.length === 1 && isOf(read(0)!, own)) return `this is a ${own} by itself: write ${print(first!)} alone`;
  const one: Value = { type: 'Number', value: 1 };
  if (own === 'Point' && trees.length === 1 && fit(forms, [first!, first!], (i) => (i === 0 ? read(0) : one)))
    return `Point takes a path and a number, the place on it: write Point(${print(first!)}, 1)`;
  if (own === 'Square' && trees.length === 2 && fit(formsOf('Circle') ?? [], trees, read))
    return `Square takes two neighbouring vertices: write Square(${print(first!)}, ${print(first!)} + (${print(trees[1]!)}, 0))`;
  if (/^(?:Cube|\w+hedron)$/.test(own) && trees.length === 2 && fit(formsOf('Sphere') ?? [], trees, read))
    return `${own} takes two neighbouring vertices: write ${own}(${print(first!)}, ${print(first!)} + (${print(trees[1]!)}, 0, 0))`;
  if (own === 'Normal' && trees.length === 1 && !isOf(read(0)!, 'Number')) {
    const line = completedCall('PerpLine', formsOf('PerpLine') ?? [], context, read);
    return `Normal is a distribution: for the line at right angles to ${print(first!)} write ${line ?? `PerpLine(${print(first!)}, P)`}`;
  }
  if (/^(?:Ellipse|Hyperbola)$/.test(own) && trees.length === 2 && trees.every((_, i) => isOf(read(i), 'Point'))) {
    const foci = trees.map(print).join(', ');
    const axis = `distance(${foci})${own === 'Hyperbola' ? ' / 4' : ''}`;
    const [center, halves] = trees;
    const isPair = halves?.kind === 'call' && halves.args.length === 2 && own === 'Ellipse';
    const centred = isPair ? ` or ${own}(${[center!, ...halves.args].map(print).join(', ')}), with half the axes` : '';
    return `${own} takes two foci and half the main axis, or a point on it: write ${own}(${foci}, ${axis})${centred}`;
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
  const numbered = withNumber(own, context);
  if (numbered !== undefined) return `${name} takes a number here: write ${own}(${numbered})`;
  if (words !== undefined) return `${name} takes its arguments without quotes: write ${own}(${words})`;
  const distributed = withValue(own, forms, trees, read);
  if (distributed !== undefined) return `${name} makes the distribution alone: write ${distributed}`;
  const pointed = withPoints(forms, trees, read);
  if (pointed !== undefined) return `${name} takes points, as pairs of numbers: write ${own}(${pointed})`;
  const args = trees.map(print);
  if (own === 'AngleBisector' && trees.length === 2 && trees.every((_, i) => isOf(read(i), 'Point'))) {
    const vertex = unusedOf('Point', new Set(args), context);
    const call = `${own}(${args[0]}, ${vertex === undefined ? 'V' : print(vertex)}, ${args[1]})`;
    return `${name} takes three points, the vertex in the middle: write ${call} or PerpBisector(${args.join(', ')})`;
  }
  const key = Object.hasOwn(otherMeanings, name) ? name : own;
  const others = (Object.hasOwn(otherMeanings, key) ? otherMeanings[key]! : []).flatMap((other) => {
    const known = formsOf(other) ?? [];
    // Three corners are more than a square takes, and no other polygon.
    if (own === 'Square' && trees.length < 4) return [];
    const ordered = fit(known, trees, read) ? trees : inOrder(known, trees, read)?.trees;
    return ordered === undefined || !hasValue(other, { trees: ordered }, context)
      ? []
      : [other === 'Point' && isOf(read(0), 'Point') ? print(first!) : `${other}(${ordered.map(print).join(', ')})`];
  });
  // What is missing may be an object of the figure.
  const lacked = others.length > 0 && name === own ? completedCall(own, forms, context, read) : undefined;
  const calls = lacked === undefined ? others : [lacked, ...others];
  if (others.length > 0) return `${name} does not take these: write ${calls.slice(0, MAX_CALLS).join(' or ')}`;
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
  const lined = likeliest(own, withPairs(forms, trees, read, LINE), context);
  if (lined.length > 0) {
    // The vertex is the point in the middle, from which both sides go.
    const isFromVertex = own === 'Angle' && isOf(read(0), 'Point') && isOf(read(1), 'Point');
    const call = isFromVertex ? `${own}(Line(${Q}, ${P}), ${R})` : oneOf([own], lined);
    return `${name} takes a line, not two points: write ${call}`;
  }
  const placed = likeliest(own, withPairs(forms, trees, read, PLACE), context);
  if (placed.length > 0) return `${name} takes a point, not two numbers: write ${oneOf([own], placed)}`;
  const moved = likeliest(own, withPairs(forms, trees, read, ARROW), context);
  if (moved.length > 0) return `${name} takes a vector, not two numbers: write ${oneOf([own], moved)}`;
  const takesSegment = forms.some(({ signature: { parameters } }) => parameters.some(({ type }) => type === 'Segment'));
  const joined = takesSegment ? likeliest(own, withPairs(forms, trees, read, SEGMENT, 2), context) : [];
  if (joined.length > 0) return `${name} takes a segment, not two points: write ${oneOf([own], joined)}`;
  const single = withPairs(forms, trees, read, LINE, 2);
  if (trees.length === 2 && single.length > 0)
    return `${name} takes a line, not two points: write ${oneOf([own], single)}`;
  const takesLine = forms.some(({ signature: { parameters } }) => parameters.some(({ type }) => /^Line/.test(type)));
  if (own === 'Integral' && trees.length === 3 && trees[2]?.kind === 'name' && trees[2].name === 'x') {
    const f = trees[0]!.kind === 'name' ? `${print(trees[0]!)}(x)` : print(trees[0]!);
    return `${name} takes numbers for its limits: write SolveODE(${f}, (${args[1]}, 0)) for the integral as a function of x`;
  }
  const completed =
    completedCall(own, forms, context, read) ?? (takesLine ? completedPair(own, forms, context) : undefined);
  if (completed !== undefined)
    return `${name} takes more arguments than (${trees.map(print).join(', ')}): write ${completed}`;
  if (
    variable !== undefined &&
    fitting(
      forms,
      trees.filter((tree) => tree !== variable),
      context,
    ) === undefined &&
    forms.some(({ signature: { parameters } }) => parameters[trees.indexOf(variable)]?.type === 'Number')
  )
    return `${print(variable)} is the variable of curves: write a number in its place, or define a number of another name`;
  const replaced = replacedCall(own, forms, context, read);
  if (replaced !== undefined)
    return `${name} does not take ${replaced.wrong} in its place: ${replaced.isOnly ? 'write' : 'it is called as in'} ${replaced.call}`;
  const ends = own.startsWith('Angle') ? undefined : withEnds(forms, context);
  if (ends !== undefined) return `${name} takes points, not a line: write ${own}(${ends})`;
  const bounded = withBounds(forms, context);
  if (bounded !== undefined) return `${name} takes the two bounds alone: write ${own}(${bounded})`;
  const items = withItems(forms, context);
  if (items !== undefined) return `${name} takes its arguments without square brackets: write ${own}(${items})`;
  const isMore = !forms.some(({ arity }) => takes(arity, trees.length));
  const fewer = withFewer(forms, trees, read)
    .filter((args) => hasValue(own, { trees: args }, context))
    .map((args) => args.map(print));
  // A point by itself says nothing of what was meant with it.
  if (fewer.length === 0 || (own === 'Point' && isOf(read(0)!, 'Point', 'Number'))) return undefined;
  // What is too much for one form may be too little for another.
  const lacking = isMore ? withFurtherPoints(forms, trees, read) : undefined;
  if (lacking !== undefined)
    return `${name} takes more arguments than (${trees.map(print).join(', ')}): write ${own}(${lacking.join(', ')}), with another point ${lacking.at(-1)}`;
  return `${name} does not take ${isMore ? 'so many arguments' : 'all of these'}: write ${oneOf([own], fewer)}`;
}

/** The same where two of the points stand for a line. */
function completedPair(own: string, forms: readonly Form[], context: EvaluateContext): string | undefined {
  const { trees } = context;
  const read = reader(context);
  for (let i = 0; i + 1 < trees.length; i += 1) {
    if (!isOf(read(i), 'Point') || !isOf(read(i + 1), 'Point')) continue;
    const [first, second] = [trees[i]!, trees[i + 1]!];
    const line = call('Line', first, second);
    const paired = { ...context, trees: [...trees.slice(0, i), line, ...trees.slice(i + 2)] };
    const found = completedCall(own, forms, paired, reader(paired));
    if (found !== undefined) return found;
  }
  return undefined;
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
  const barred = withoutBars(forms, context);
  if (barred !== undefined) return `${name} takes numbers with commas between them: write ${own}(${barred})`;
  const parted = withCommas(forms, context);
  if (parted !== undefined) return `${name} takes its arguments with a comma between them: write ${own}(${parted})`;
  const once = withoutRepeats(forms, context);
  if (once !== undefined) return `${name} takes its last argument once: write ${own}(${once})`;
  if (
    own === 'Polar' &&
    only !== undefined &&
    only.kind !== 'name' &&
    print(only).includes('θ') &&
    !context.isDefined('θ')
  )
    return `Polar is a point: write PolarCurve(${context.trees.map(print).join(', ')}) for the curve`;
  const [from, to, heights] = context.trees;
  if (own === 'BarChart' && from && to && heights?.kind === 'list' && [from, to].every(isNumeric)) {
    const [a, b] = [from, to].map((end) => Number(print(end)));
    const half = (b! - a!) / heights.items.length / 2;
    const places = heights.items.map((_, i) => Number((a! + (2 * i + 1) * half).toFixed(4)));
    return `BarChart takes the places of its bars: write BarChart([${places.join(', ')}], ${print(heights)})`;
  }
  if (own === 'Venn' && context.trees.length > 1 && context.trees.every(({ kind }) => kind === 'name'))
    return `Venn takes a list of names: write Venn([${context.trees.map((tree) => `"${print(tree)}"`).join(', ')}])`;
  const chart = /^(?:Bar|Pie)Chart$/.test(own) ? chartCall(context.trees) : undefined;
  if (chart !== undefined) return `${name} takes a list of names and one of numbers: write ${own}(${chart})`;
  const polar = own === 'Point' && only?.kind === 'comparison' ? only.operands : [];
  if (polar.length === 2 && polar[1]!.kind === 'degrees')
    return `Point takes a place: write (${print(polar[0]!)}; ${print(polar[1]!)}) for one by its distance and direction`;
  const shaded = own === 'Shade' ? shadedPart(context) : undefined;
  if (shaded !== undefined) return `Shade takes a distribution and two bounds: write ${shaded}`;
  const axes = withAxes(context);
  const isSaid = context.trees.some((tree) => tree.kind === 'binary' && axes?.includes(tree) === false);
  if (
    axes !== undefined &&
    (isSaid || /^(?:Reflect|Segment)$/.test(own) || fit(forms, axes, reader({ ...context, trees: axes })))
  )
    return `${name} takes an axis by its name: write ${own}(${axes.map(print).join(', ')})`;
  const counted = own === 'Sequence' ? withCounter(context) : undefined;
  if (counted !== undefined)
    return `Sequence takes its counter behind the expression, and two bounds: write Sequence(${counted})`;
  if (own === 'Curve' && isParametric(context))
    return `${name} takes the range of t, too: write Curve(${context.trees.map(print).join(', ')}, 0, 2π)`;
  if (own === 'Surface' && only !== undefined && dependsOn(only, ['x', 'y']))
    return `Surface takes three coordinates of u and v: write z = ${print(only)} alone for a graph`;
  if (own === 'SolveODE' && context.trees.length === 3 && context.trees.slice(1).every(isNumeric))
    return `SolveODE takes a point that the curve passes: write SolveODE(${print(only!)}, (${context.trees.slice(1).map(print).join(', ')}))`;
  const step = own === 'Line' && context.trees.length === 1 && only !== undefined ? stepOf(only) : undefined;
  if (step !== undefined) return `Line takes two points: write Line(${step.start}, ${step.start} + ${step.along})`;
  const vertices = withOwnVertices(own, context);
  if (vertices !== undefined) return `${name} makes its other vertices itself: write ${vertices}`;
  const numbered = withNumber(own, context);
  if (numbered !== undefined) return `${name} takes a number here: write ${own}(${numbered})`;
  const last = context.trees.at(-1);
  if (last?.kind === 'name' && /^\p{Ll}{3,}$/u.test(last.name) && !context.isDefined(last.name)) {
    const numbered = [1, 2].map((n) => [...context.trees.slice(0, -1), number(n)]);
    if (
      forms.some(({ signature: { parameters } }) => parameters[numbered[0]!.length - 1]?.name === 'n') &&
      fit(forms, numbered[0]!, reader({ ...context, trees: numbered[0]! }))
    )
      return `${name} takes a number here: write ${numbered.map((args) => `${own}(${args.map(print).join(', ')})`).join(' or ')}`;
  }
  const quoted = withQuotes(forms, context);
  if (quoted !== undefined) return `${name} takes a word in double quotes: write ${own}(${quoted})`;
  const sided = withSide(own, context);
  if (sided !== undefined)
    return `the order of its ends says on which side it lies: write ${print(call(own, ...sided))}`;
  const cornered = withPolygon(forms, context);
  if (cornered !== undefined) return `${name} takes a polygon, not a list of points: write ${own}(${cornered})`;
  const turned = withTurn(forms, context);
  if (turned !== undefined) return `turns run counterclockwise: write ${own}(${turned})`;
  const fewer = withoutUnknown(forms, context);
  if (fewer !== undefined) return `unknown name ${fewer.unknown}: write ${own}(${fewer.args})`;
  const plain = withoutWords(context);
  if (plain === undefined) return undefined;
  const args = fitting(forms, plain, context);
  if (args !== undefined) return `${name} takes its arguments without words: write ${own}(${args})`;
  const inner = { ...context, trees: plain };
  const read = reader(inner);
  return plain.some((_, i) => read(i) instanceof Undefined) ? undefined : nearCall(name, own, forms, inner, read);
}

/** `Shade(X, -∞, 1)` for `X < 1`, and for `X, x < 1`. */
function shadedPart(context: EvaluateContext): string | undefined {
  const { trees, isDefined } = context;
  const found = askedOf(trees.at(-1));
  const [first] = trees;
  const name = trees.length === 1 ? found?.name : first?.kind === 'name' ? first.name : undefined;
  if (found === undefined || name === undefined || trees.length > 2 || !isDefined(name)) return undefined;
  const value = reader({ ...context, trees: [parse(name)] })(0);
  if (value instanceof Undefined || value.type !== 'Distribution') return undefined;
  const { from = '-∞', to = '∞', isFromOpen = false, isToOpen = false } = found.asked;
  const isCounted = value.isDiscrete;
  const least = isCounted && isFromOpen && from !== '-∞' ? `${from} + 1` : from;
  return `Shade(${name}, ${least}, ${isCounted && isToOpen && to !== '∞' ? `${to} - 1` : to})`;
}

/** What a quadrilateral takes behind the vertices that the figure has, by their number. */
const QUADRILATERALS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  Square: { 2: '' },
  Rectangle: { 2: ', 2', 3: '' },
  Rhombus: { 2: ', 60°', 3: '' },
  Parallelogram: { 3: '' },
};

/** `Rectangle(A, B, 2)` for `Rectangle(A, B, C, D)`, where nothing defines C and D. */
function withOwnVertices(own: string, context: EvaluateContext): string | undefined {
  const { trees } = context;
  if (trees.length !== 4 || !Object.hasOwn(QUADRILATERALS, own)) return undefined;
  const known = trees.filter((tree) => isDefinedName(tree, context));
  const behind = QUADRILATERALS[own]![known.length];
  const isInOrder = known.every((tree, i) => tree === trees[i]);
  if (behind === undefined || !isInOrder || trees.some(({ kind }) => kind !== 'name')) return undefined;
  const others = trees.slice(known.length).map((tree, i) => `${print(tree)} is its vertex(${known.length + i + 1})`);
  return `${own}(${known.map(print).join(', ')}${behind}), where ${others.join(' and ')}`;
}

/** Whether these are two coordinates of t, or three things of which two or more are, and nothing defines t. */
function isParametric({ trees, isDefined }: EvaluateContext): boolean {
  const count = trees.filter((tree) => dependsOn(tree, ['t'])).length;
  return !isDefined('t') && ((trees.length === 2 && count > 0) || (trees.length === 3 && count > 1));
}

const isNumeric = ({ kind }: Expr): boolean => kind === 'number' || kind === 'negate';

/** A name with its number: `A 20%`. */
const SHARE = /^\s*(\D*?\p{L}[^\d]*?)[\s:=(]+(\d+(?:\.\d+)?)\s*[%)]*\s*$/u;

/** `["A", "B"], [3, 5]` for `["A", "B"], 3, 5`, for `[["A", 3], ["B", 5]]` and for `["A", 3], ["B", 5]`. */
function chartCall(trees: readonly Expr[]): string | undefined {
  const [first, ...rest] = trees;
  if (first?.kind !== 'list') return undefined;
  if (rest.length > 1 && rest.every(isNumeric)) return `${print(first)}, [${rest.map(print).join(', ')}]`;
  const shares =
    trees.length > 1 ? [] : first.items.map((item) => (item.kind === 'string' ? SHARE.exec(item.value) : null));
  if (shares.length > 1 && !shares.includes(null)) {
    const names = shares.map((share) => JSON.stringify(share![1]));
    return `[${names.join(', ')}], [${shares.map((share) => share![2]).join(', ')}]`;
  }
  const pairs = trees.length === 1 ? first.items : trees;
  const names = pairs.flatMap((pair) => (pair.kind === 'list' && pair.items.length === 2 ? [pair.items] : []));
  if (names.length < pairs.length || names.length < 2) return undefined;
  if (!names.every(([name, number]) => name?.kind === 'string' && number !== undefined && isNumeric(number)))
    return undefined;
  const column = (index: number) => names.map((pair) => print(pair[index]!)).join(', ');
  return `[${column(0)}], [${column(1)}]`;
}

/** `A, xAxis` for `A, x` and `A, "x"`, where nothing defines x. */
function withAxes({ trees, isDefined }: EvaluateContext): readonly Expr[] | undefined {
  const moved = trees.map((tree): Expr => {
    const word = axisWord(tree, isDefined);
    const axis = /^([xyz])(?:[ _-]?axis|-?achse)?$/i.exec(word)?.[1];
    return axis === undefined ? tree : { ...tree, kind: 'name', name: `${axis.toLowerCase()}Axis` };
  });
  return moved.every((tree, i) => tree === trees[i]) ? undefined : moved;
}

/** A name that nothing defines, a text, or `x-axis`, which is read as a difference. */
function axisWord(tree: Expr, isDefined: (name: string) => boolean): string {
  if (tree.kind === 'string') return tree.value;
  if (tree.kind === 'name') return isDefined(tree.name) ? '' : tree.name;
  const isDifference = tree.kind === 'binary' && tree.operator === '-';
  return isDifference && tree.left.kind === 'name' && tree.right.kind === 'name' && !isDefined(tree.right.name)
    ? `${tree.left.name}-${tree.right.name}`
    : '';
}

/** `i^2, i, 1, 5` for `i^2, 1, 5`, for `i^2, i, 5` and for `i, 1, 5, i^2`, where nothing defines i. */
function withCounter({ trees, isDefined }: EvaluateContext): string | undefined {
  const [expression, ...bounds] = trees;
  if (expression?.kind === 'name' && trees.length === 4 && !isDefined(expression.name)) {
    const [item, ...others] = bounds.filter((tree) => namesIn(tree).has(expression.name));
    const ends = bounds.filter((tree) => tree !== item);
    return item === undefined || others.length > 0 ? undefined : [item, expression, ...ends].map(print).join(', ');
  }
  if (expression === undefined || trees.length !== 3) return undefined;
  const open = [...namesIn(expression)].filter((name) => /^[ijkmn]$/.test(name) && !isDefined(name));
  const [counter, ...others] = open;
  if (counter === undefined || others.length > 0) return undefined;
  const numbers = bounds.filter((tree) => tree.kind !== 'name' || tree.name !== counter).map(print);
  return [print(expression), counter, ...(numbers.length === 1 ? ['1'] : []), ...numbers].join(', ');
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
  Tangent: ['CommonTangent'],
};

/** More calls in one message help nobody. */
const MAX_CALLS = 3;

function oneOf(names: readonly string[], lists: readonly (readonly string[])[]): string {
  const calls = names.flatMap((name) => lists.map((args) => `${name}(${args.join(', ')})`));
  return [...new Set(calls)].slice(0, MAX_CALLS).join(' or ');
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

/** Classes of a histogram that a message writes down. */
const MOST_BARS = 40;

/** A histogram of bars, the ends of all classes and perhaps their width, as in `Histogram([4, 7, 12], 0, 30)`. */
function histogramOf([bars, ...ends]: readonly Expr[]): string | undefined {
  const [from, to, width] = ends.map((end) => Number(print(end)));
  if (bars?.kind !== 'list' || from === undefined || to === undefined || !(from < to) || ends.length > 3)
    return undefined;
  const count = width === undefined ? bars.items.length : Math.round((to - from) / width);
  if (!(count >= 1 && count <= MOST_BARS)) return undefined;
  const boundaries = Array.from({ length: count + 1 }, (_, i) => +(from + ((to - from) * i) / count).toFixed(6));
  return `Histogram([${boundaries.join(', ')}], ${print(bars)})`;
}
