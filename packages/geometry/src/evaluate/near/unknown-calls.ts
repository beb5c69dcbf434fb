import { nearestName, suggestion } from '@geoslide/protocol';
import { foreignWords } from '#foreign-words';
import { aliases } from '../../aliases.js';
import { functionNames, hasFunction } from '../../functions/table.js';
import {
  constructorMeant,
  constructorNames,
  constructorWithin,
  formsOf,
  isConstructor,
  propertiesNamed,
  solidOfNet,
} from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { parse } from '../../syntax/parser.js';
import { print } from '../../syntax/print.js';
import type { EvaluateContext } from '../../table.js';
import { Undefined } from '../../values.js';
import { reader, takes } from '../match-arguments.js';
import { namesIn } from '../names/dependencies.js';
import type { Environment } from '../names/environment.js';
import { MAX_NAME, shortened } from '../names/shortened.js';
import { fits } from '../parameter-types.js';
import { callHere } from './completed.js';
import { withDecimals } from './decimal-commas.js';
import { otherCall, otherForm, stepTo, styledArgument, withGiven } from './elsewhere/named-elsewhere.js';
import { piecewise } from './elsewhere/other-forms.js';
import { fit, isOf } from './fitting.js';
import { callOf, inventedCall, longerCall, orderedCall } from './invented.js';
import { askedOf, probabilityCall } from './probabilities.js';
import { withoutLooks } from './without-names.js';

/** Kinds of triangles and parts of circles, by words of names in small letters without accents, in any order. */
const KINDS: readonly (readonly [kind: RegExp, figure: RegExp, own: string])[] = [
  [/equilat|gleichseit|等边|正三/u, /tri|dreieck|三角/u, 'EquilateralTriangle'],
  [/isos?[cz]|gleichschenk|等腰/u, /tri|dreieck|三角/u, 'IsoscelesTriangle'],
  [/right|rechtw|rettang|rect|直角/u, /tri|dreieck|三角/u, 'RightTriangle'],
  [/^(?:half|halb|demi|semi|medi)/, /circ|kreis|cercle|cerchio/, 'Semicircle'],
  [/^(?:quarter|viertel|quart|cuart)/, /circ|kreis|cercle|cerchio/, 'QuarterCircle'],
];

/** `EquilateralTriangle` for `GleichseitigesDreieck`: a triangle alone would not be what is meant. */
function kindOf(name: string): string | undefined {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}|_/gu, '')
    .toLowerCase();
  return KINDS.find(([kind, figure]) => kind.test(plain) && figure.test(plain))?.[2];
}

/** What constructors are called in short, in small letters. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  p: 'Point',
  pt: 'Point',
  pnt: 'Point',
  m: 'Midpoint',
  mid: 'Midpoint',
  mp: 'Midpoint',
  seg: 'Segment',
  s: 'Segment',
  l: 'Line',
  ln: 'Line',
  c: 'Circle',
  circ: 'Circle',
  k: 'Circle',
  tri: 'Triangle',
  poly: 'Polygon',
  ang: 'Angle',
  vec: 'Vector',
  v: 'Vector',
  inter: 'Intersect',
  int: 'Intersect',
  rect: 'Rectangle',
  rot: 'Rotate',
  refl: 'Reflect',
  trans: 'Translate',
  par: 'ParallelLine',
  bisect: 'AngleBisector',
};

/** `k.radius` for `Radius(k)`, also where more was given than the property takes; `q.face(1)` for `Face(q, 1)`. */
function propertyOf(name: string, [only, ...others]: readonly Expr[], context: EvaluateContext): string | undefined {
  const property = name[0]!.toLowerCase() + name.slice(1);
  const known = propertiesNamed(property);
  if (only?.kind !== 'name' || known.length === 0) return undefined;
  const value = reader(context)(0);
  const hasIt = !(value instanceof Undefined) && known.some(({ of }) => of.some((type) => fits(value, type)));
  // `Radius(O, A)` draws one.
  if (!hasIt && property === 'radius' && others.length === 1 && others[0]!.kind === 'name')
    return `Segment(${only.name}, ${print(others[0]!)})`;
  if (!hasIt && !(value instanceof Undefined) && value.type === 'Point') return undefined;
  const isMethod = others.length > 0 && known.some(({ parameters }) => parameters?.length === others.length);
  return `${only.name}.${property}${isMethod ? `(${others.map(print).join(', ')})` : ''}`;
}

/** `Point` for `Point3D` and `Point2`: here a constructor has one name in the plane and in space. */
function withoutDimension(name: string): string | undefined {
  const plain = name.replace(/_?[23]d?$/i, '');
  return plain === name ? undefined : constructorMeant(plain);
}

/** `Polar` for `PolarPoint`, which gives a point, and `Tangent` for `TangentLines`. */
function withoutType(name: string): string | undefined {
  const one = name.replace(/s$/, '');
  const type = /(?<=.)\p{Lu}\p{L}*$/u.exec(one)?.[0] ?? '';
  const own = constructorMeant(one.slice(0, one.length - type.length));
  const gives =
    own !== undefined && formsOf(own)?.some(({ signature }) => signature.returns.split(' | ').includes(type));
  if (/^Intersection(?:Line|Curve|Circle|Conic)$/.test(one)) return 'Intersect';
  return constructorMeant(one) ?? (gives ? own : undefined);
}

/** `ParallelPlane` for `PlaneParallel`. */
function turnedName(name: string): string | undefined {
  const [, first, second] = /^(\p{Lu}\p{Ll}+)_?(\p{Lu}\p{Ll}+)$/u.exec(name) ?? [];
  return first === undefined ? undefined : constructorMeant(`${second}${first}`);
}

const isPlainNumber = (tree: Expr): boolean =>
  tree.kind === 'number' || (tree.kind === 'negate' && isPlainNumber(tree.operand));

/** `: did you mean TreeDiagram?` for `Tree`; nothing for a name that no constructor begins with. */
function beginningsOf(called: Called): string {
  const small = called.name.toLowerCase();
  const named = small.length < 3 ? [] : [...constructorNames()].filter((each) => each.toLowerCase().startsWith(small));
  // Another name of one of them is no other choice.
  const longer = [...new Set(named.map((each) => (Object.hasOwn(aliases, each) ? aliases[each]! : each)))];
  if (longer.length === 1) return meantOrForm(longer[0]!, called);
  return longer.length === 0 || longer.length > 3 ? '' : `: did you mean ${longer.join(' or ')}?`;
}

/** `: write Altitude(…)` for `heightFrom`, of whose words one has another name here. */
function meantByPart(name: string): string | undefined {
  const parts = name.match(/\p{L}\p{Ll}{3,}/gu) ?? [];
  if (parts.length === 0 || parts[0] === name) return undefined;
  for (const part of parts) {
    const word = part[0]!.toUpperCase() + part.slice(1);
    const example = otherForm(word) ?? constructorMeant(word);
    if (example !== undefined) return example.includes('(') ? `: write ${example}` : `: did you mean ${example}?`;
  }
  return undefined;
}

/** A name that is called, and what is known of the call. */
interface Called {
  readonly name: string;
  readonly args: readonly Expr[];
  readonly context: EvaluateContext;
}

/** The call of a constructor with the arguments, in its order of them; undefined where it does not take them. */
const fittingCall = (own: string, { context }: Called): string | undefined => callOf(own, context, reader(context));

/** An argument whose calls have the names that are used here: `Segment(A, B)` for `Strecke(A, B)`. */
function withOwnCalls(expr: Expr): Expr {
  if (expr.kind === 'name' && /^[xyz]Achse$/.test(expr.name)) return { ...expr, name: `${expr.name[0]}Axis` };
  if (expr.kind !== 'call') return expr;
  const { callee } = expr;
  const isKnown = callee.kind !== 'name' || isConstructor(callee.name) || hasFunction(callee.name);
  const own = isKnown ? undefined : constructorMeant(callee.name);
  return {
    ...expr,
    callee: own === undefined ? callee : { ...callee, name: own },
    args: expr.args.map(withOwnCalls),
  } as Expr;
}

/** `[1, 2]` for `data = [1, 2]`, as other programs name their arguments. */
const withoutName = (tree: Expr): Expr =>
  tree.kind === 'equation' && tree.left.kind === 'name' && !/^[xyz]$/.test(tree.left.name) ? tree.right : tree;

/** `Harbour + (0, 3)` for `North` behind a point: a direction is none. */
function towards(args: readonly Expr[], context: EvaluateContext): readonly Expr[] {
  const [first, second] = args;
  if (args.length !== 2 || first === undefined || second?.kind !== 'name' || context.isDefined(second.name))
    return args;
  const step = stepTo(second.name);
  return step === undefined ? args : [first, parse(`${print(first)} + ${step}`)];
}

/** Looks that stand in a constructor's name elsewhere. */
const LOOKS: Readonly<Record<string, string>> = {
  Dashed: '{lineDash: dashed}',
  Dotted: '{lineDash: dotted}',
  Thick: '{lineWidth: 3}',
};

/** The same for a name that is called, with its arguments, of which looks stand behind the call. */
export function functionMessage(
  name: string,
  typed: readonly Expr[],
  env: Environment,
  around: EvaluateContext,
): string {
  const kind = kindOf(name);
  if (kind !== undefined && kind !== name)
    return functionMessage(kind, typed, env, around).replace(kind, () => shortened(name));
  const { trees, remark } = withoutLooks(typed);
  const context = trees === typed ? around : { ...around, trees };
  const [, look = '', plain = ''] = /^(\p{Lu}\p{Ll}+)(\p{Lu}\p{L}+)$/u.exec(name) ?? [];
  const own = Object.hasOwn(LOOKS, look) ? constructorMeant(plain) : undefined;
  if (own !== undefined) {
    const call = callOf(own, context, reader(context)) ?? `${own}(${trees.map(print).join(', ')})`;
    return `unknown constructor or function ${name}: write ${call}, and ${LOOKS[look]} behind it${remark}`;
  }
  const message = messageOf(name, trees, env, context);
  return /: write \p{L}+\(.*\)$/u.test(message) ? `${message}${remark}` : message;
}

function messageOf(name: string, typed: readonly Expr[], env: Environment, around: EvaluateContext): string {
  const trees = withDecimals(around.trees);
  const context = trees === undefined ? around : { ...around, trees };
  const given = towards((withDecimals(typed) ?? typed).map(withOwnCalls), context);
  const [first, second, ...others] = given;
  // Of names alone, one in capitals is a point, which stands behind the line here.
  const isTurned =
    others.length === 0 && first && second && /^\p{Lu}\d*$/u.test(print(first)) && /^\p{Ll}\d*$/u.test(print(second));
  const args = isTurned && /^(?:Parallel|Perp)Line$/.test(constructorMeant(name) ?? '') ? [second, first] : given;
  if (/^\p{Lu}[\d_₀-₉'′]*$/u.test(name) && args.length > 1 && args.length < 4 && args.every(isPlainNumber)) {
    const point = `${name}: Point(${args.map(print).join(', ')})`;
    return `unknown constructor or function ${name}: write ${point} as a line of its own, and ${name} here`;
  }
  const small = name.toLowerCase();
  // The largest value of a curve is no largest number.
  const isCurve = (tree: Expr, i: number) =>
    (tree.kind === 'equation' || (tree.kind === 'name' && context.isDefined(tree.name) && tree.name !== 'x')) &&
    isOf(reader(context)(i), 'Curve', 'Line', 'Parabola');
  const hasCurve = args.some(isCurve);
  if (small !== name && hasFunction(small) && !isConstructor(small) && !hasCurve)
    return `unknown constructor or function ${name}: write ${small}(${args.map(print).join(', ')})`;
  const probability = /^(?:p|pr|prob|probability)$/i.test(name) ? probabilityOf(args, context) : undefined;
  if (probability !== undefined) return `unknown constructor or function ${name}: write ${probability}`;
  const called: Called = { name, args, context };
  const asTyped = (own: string) =>
    `${own}(${[...args.map(withoutName).map(print), ...(own === 'Point' && args.length === 1 ? ['1'] : [])].join(', ')})`;
  const meant = constructorMeant(name) ?? withoutDimension(name) ?? withoutType(name) ?? turnedName(name);
  const own = meant === undefined ? undefined : (fittingCall(meant, called) ?? asTyped(meant));
  const short = Object.hasOwn(SHORT_NAMES, name.toLowerCase()) ? SHORT_NAMES[name.toLowerCase()] : undefined;
  if (short !== undefined && meant === undefined && !args.some(({ kind }) => kind === 'comparison')) {
    return `unknown constructor or function ${name}: write ${fittingCall(short, called) ?? asTyped(short)}`;
  }
  const example = otherForm(name);
  const other =
    otherCall(name, args) ??
    netCall(called) ??
    overRegular(called) ??
    (/^piecewise$/i.test(name) ? piecewise(args.map(print)) : undefined) ??
    (example === undefined ? undefined : styledArgument(example, args)) ??
    (own === undefined ? inventedCall(name, context) : undefined) ??
    (example === undefined ? undefined : withGiven(example, args)) ??
    (example === undefined
      ? undefined
      : withGiven(
          example,
          args.filter((tree) => withoutName(tree) === tree),
        )) ??
    example ??
    own ??
    propertyOf(name, args, context);
  if (other !== undefined) return `unknown constructor or function ${shortened(name)}: write ${other}`;
  const [, letter] = /^([a-z])['′’]*$/u.exec(name) ?? [];
  if (letter !== undefined) return `unknown function ${letter}: define it, such as ${letter}: y = x^2`;
  return `unknown constructor or function ${shortened(name)}${nearMeaning(called, env)}`;
}

/** `X.cumulative(3)` for `P(X <= 3)`, where X is a distribution. */
function probabilityOf([only, ...others]: readonly Expr[], context: EvaluateContext): string | undefined {
  const found = others.length > 0 ? undefined : askedOf(only);
  if (found === undefined || !context.isDefined(found.name)) return undefined;
  const value = reader({ ...context, trees: [parse(found.name)] })(0);
  if (value instanceof Undefined || value.type !== 'Distribution') return undefined;
  return probabilityCall(found.name, value.isDiscrete, found.asked);
}

/** The numbers of corners by the word for a base. */
const BASES: Readonly<Record<string, number>> = {
  Triangular: 3,
  Triangle: 3,
  Square: 4,
  Pentagonal: 5,
  Hexagonal: 6,
  Octagonal: 8,
};

/** `Prism(Polygon((0, 0), 2, 6), 5)` for `HexagonalPrism((0, 0, 0), 2, 5)`: by the centre, the side and the height. */
function overRegular({ name, args }: Called): string | undefined {
  const [, word = '', solid] = /^(?:Regular)?(\p{Lu}\p{Ll}+)(Prism|Pyramid)$/u.exec(name) ?? [];
  const corners = Object.hasOwn(BASES, word) ? BASES[word]! : undefined;
  const [center, side, height] = args.map(print);
  const place = /^(?:Point)?\(([^(),]+, [^(),]+)(?:, 0)?\)$/.exec(center ?? '')?.[1];
  if (corners === undefined || solid === undefined || place === undefined || args.length !== 3) return undefined;
  const radius = corners === 6 ? side : `${side} / (2 sin(180° / ${corners}))`;
  return `${solid}(Polygon((${place}), ${radius}, ${corners}), ${height})`;
}

/** `Net(Cube(A, B))` for `CubeNet(A, B)`; with the example of the solid where that does not take the arguments. */
function netCall(called: Called): string | undefined {
  const solid = solidOfNet(called.name);
  if (solid === undefined) return undefined;
  return `Net(${fittingCall(solid, called) ?? formsOf(solid)![0]!.signature.example})`;
}

/** What is near to a name that means nothing by itself. */
function nearMeaning(called: Called, env: Environment): string {
  const { name, args, context } = called;
  const known = [...constructorNames(), ...functionNames(), ...env.knownNames()];
  const nearest = nearestName(name, known);
  const isFitting = nearest === undefined || !isConstructor(nearest) || fittingCall(nearest, called) !== undefined;
  const longer = nearest !== undefined && isFitting ? undefined : longerCall(name, context);
  // An object that the call does not name is hardly meant where a name is near.
  const own = wordsOf(args.map(print).join(' '));
  const isOfCall =
    longer !== undefined && wordsOf(longer.slice(longer.indexOf('('))).every((word) => own.includes(word));
  if (longer !== undefined && (nearest === undefined || isOfCall)) return `: write ${longer}`;
  // Short words of some language are near to anything.
  const foreign = name.length < 8 ? undefined : nearestName(name.toLowerCase(), foreignWords());
  const word = foreign === undefined ? undefined : constructorMeant(foreign);
  const within = constructorWithin(name);
  return (
    (nearest !== undefined && isConstructor(nearest) && args.length > 0
      ? meantOrForm(nearest, called)
      : suggestion(name, known)) ||
    (word && meantOrForm(word, called)) ||
    (within && TYPES.test(within) && name.endsWith(within) && callsWithThese(called, within)) ||
    (within && meantOrForm(within, called)) ||
    beginningsOf(called) ||
    meantByPart(name) ||
    (hasFunction(name.slice(0, 3)) && ` (did you mean ${name.slice(0, 3)}?)`) ||
    callsWithThese(called) ||
    ': there are Point, Segment, Line, Circle, Polygon, Angle and others, which "geoslide language WORDS" finds'
  );
}

/** What a constructor's name may end with that is what it gives. */
const TYPES = /^(?:Point|Line|Circle|Segment|Polygon|Plane)$/;

const wordsOf = (text: string): readonly string[] => text.match(/\p{L}[\p{L}\d_]*/gu) ?? [];

/** What figures have most. */
const COMMON = ['Segment', 'Line', 'Circle', 'Polygon', 'Angle', 'Intersect', 'Tangent', 'PerpLine', 'ParallelLine'];

/** Calls in one message. */
const MAX_CALLS = 5;

/**
 * `: these constructors take such arguments: Tangent(k, B), Polar(B, k)`, for the call of a name that says
 * nothing. Those come first with most letters in common, then the commonest.
 */
function callsWithThese({ name, args, context }: Called, type?: string): string {
  // Numbers say nothing of what is meant.
  if (args.every(isPlainNumber) || name.length > MAX_NAME) return '';
  const read = reader(context);
  const parts = threesOf(name);
  const likeness = (own: string) => [...threesOf(own)].filter((part) => parts.has(part)).length;
  const names = [...new Set([...COMMON, ...constructorNames()])].sort((a, b) => likeness(b) - likeness(a));
  const calls: string[] = [];
  const seen = new Set<unknown>();
  for (const own of names) {
    // Another name of the same constructor.
    const forms = formsOf(own) ?? [];
    if (seen.has(forms[0]?.signature)) continue;
    seen.add(forms[0]?.signature);
    if (type !== undefined && (own === type || !forms.some(({ signature }) => signature.returns === type))) continue;
    // An expression is whatever stands there.
    const takesAny = forms.some(({ signature }) =>
      signature.parameters.some(({ type }) => /^(?:Expr|Any)$/.test(type)),
    );
    const call = takesAny && !fit(forms, args, read) ? undefined : orderedCall(own, context, read);
    if (call !== undefined && calls.push(call) === MAX_CALLS) break;
  }
  return calls.length === 0 ? '' : `: these constructors take such arguments: ${calls.join(', ')}`;
}

const threesOf = (name: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(name.length - 2, 0) }, (_, i) => name.slice(i, i + 3).toLowerCase()));

/** `: write Line(A, B)` where a constructor takes the arguments, else the form that it has. */
function meantOrForm(own: string, called: Called): string {
  const { args, context } = called;
  const call = fittingCall(own, called);
  if (call !== undefined) return `: write ${call}`;
  const forms = formsOf(own) ?? [];
  // What another mistake has left without a value may be of any type.
  const read = reader(context);
  const isOpen = args.some(
    (arg, i) => read(i) instanceof Undefined && [...namesIn(arg)].every((each) => context.isDefined(each)),
  );
  if (isOpen && forms.some(({ arity }) => takes(arity, args.length)))
    return `: write ${own}(${args.map(print).join(', ')})`;
  const example = callHere(own, forms, called.context, reader(called.context)) ?? forms[0]?.signature.example;
  return `: did you mean ${own}${example === undefined ? '' : `, as in ${example}`}?`;
}
