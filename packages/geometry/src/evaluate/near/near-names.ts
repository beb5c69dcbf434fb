import { nearestName, suggestion } from '@geoslide/protocol';
import { foreignWords } from '#foreign-words';
import { aliases } from '../../aliases.js';
import { FREE_NAMES } from '../../functions/constants.js';
import { functionNames, hasFunction } from '../../functions/table.js';
import {
  constructorMeant,
  constructorNames,
  constructorWithin,
  formsOf,
  isConstructor,
  properties,
  propertiesNamed,
  solidOfNet,
} from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { parse } from '../../syntax/parser.js';
import { print } from '../../syntax/print.js';
import type { EvaluateContext } from '../../table.js';
import { Undefined, type Value } from '../../values.js';
import { reader, takes } from '../match-arguments.js';
import { namesIn } from '../names/dependencies.js';
import type { Environment } from '../names/environment.js';
import { MAX_NAME, shortened } from '../names/shortened.js';
import { fits } from '../parameter-types.js';
import { callHere } from './completed.js';
import { withDecimals } from './decimal-commas.js';
import { fit, isOf } from './fitting.js';
import { callOf, inventedCall, longerCall, orderedCall } from './invented.js';
import { otherCalls, otherForms, piecewise } from './other-forms.js';
import { askedOf, probabilityCall } from './probabilities.js';
import { standInsFor } from './stand-ins.js';
import { withoutLooks } from './without-names.js';

export { kindRemedy } from './kind-remedy.js';
export { nearProperty } from './near-properties.js';

/** Where other programs put a text. */
const SIDE = /^(?:top|bottom|upper|lower|left|right|cent(?:er|re)|middle|north|south|east|west)/i;

/** What is said of a name that nothing defines, with the nearest known one. */
export function nameMessage(name: string, env: Environment): string {
  if (isConstructor(name)) return `${name} is a constructor: write ${name}(…)`;
  if (hasFunction(name)) return `${name} is a function: write ${name}(…)${inverseOf(name)}`;
  // `60o` is written for degrees, and o for the origin.
  if (name === 'o' && env.isDefined('O')) return 'unknown name o: did you mean O?';
  if (/^pi$/i.test(name)) return `unknown name ${name} (did you mean π?)`;
  const other =
    // What is a unit elsewhere, such as px, is a product where the figure has its factors.
    (/^\p{Ll}{2}$/u.test(name) ? productIn(name, env) : undefined) ??
    // Points have such letters: only a call is another program's.
    (/^\p{Lu}$/u.test(name) ? undefined : otherForm(name)) ??
    gluedCall(name) ??
    indexed(name, env) ??
    pairOf(name, env) ??
    rowOf(name, env) ??
    polygonOf(name, env) ??
    coordinateOf(name, env) ??
    productIn(name, env) ??
    unknownFactor(name, env);
  if (other !== undefined) return `unknown name ${shortened(name)}: write ${other}`;
  const arrow = Object.hasOwn(ARROWS, name) ? ARROWS[name] : undefined;
  if (arrow !== undefined) return `unknown name ${name}: write ${arrow}`;
  const ofDistribution = momentOf(name, env);
  if (ofDistribution !== undefined) return `unknown name ${name}: write ${ofDistribution}`;
  const step = stepTo(name);
  if (step !== undefined) return `unknown name ${name}: a direction is a step from a point, as in A + ${step}`;
  if (/^(?:the)?(?:origin[e]?|origen|ursprung|原点)$/i.test(name)) return `unknown name ${name}: write (0, 0)`;
  if (/^(?:above|below|over|under|beside)$/i.test(name))
    return `unknown name ${name}: a text stands at a point, and is moved by px, as in {at: A, offsetX: 0, offsetY: ${/^[bu]/i.test(name) ? 14 : -14}}`;
  if (SIDE.test(name))
    return `unknown name ${name}: a place has coordinates, as in (1, 2); a text without at stands in the upper left corner`;
  const same = sameLetters(name, env);
  return `unknown name ${shortened(name)}${suggestion(name, env.knownNames()) || `: ${definitionOf(name)}${same}`}`;
}

/** `, or write B` for a short name such as b or BB, of which the figure has the one with these letters. */
function sameLetters(name: string, env: Environment): string {
  const lettersOf = (each: string) => [...new Set(each.toLowerCase())].join('');
  const letters = lettersOf(name);
  const known = [...env.knownNames()].filter((each) => each !== name && lettersOf(each) === letters);
  return known.length === 1 ? `, or write ${known[0]}` : '';
}

/** `X.mean` for μ, where the figure has one distribution. */
function momentOf(name: string, env: Environment): string | undefined {
  const property = /^(?:mu|μ)$/u.test(name) ? 'mean' : /^(?:sigma|σ)$/u.test(name) ? 'stdev' : undefined;
  if (property === undefined) return undefined;
  const known = [...env.knownNames()].filter((each) => isDistribution(each, env));
  return known.length === 1 ? `${known[0]}.${property}` : undefined;
}

function isDistribution(name: string, env: Environment): boolean {
  try {
    return env.lookup(name)?.type === 'Distribution';
  } catch (error) {
    if (!(error instanceof Undefined)) throw error;
    return false;
  }
}

/** How a name that is like no other is defined: points mostly have capital letters, numbers small ones. */
function definitionOf(name: string): string {
  if (name.length > MAX_NAME) return 'define it first';
  if (/^(?:data|list|values|numbers|daten|liste|werte|zahlen|données|datos)$/iu.test(name))
    return `define it, such as ${name}: [1, 2, 3, 4]`;
  const own = /^\p{Ll}{4,}$/u.test(name) ? constructorMeant(name) : undefined;
  const form = own === undefined ? undefined : formsOf(own)?.[0];
  if (form !== undefined) return `define it, such as ${name}: ${form.signature.example}`;
  return `define it, such as ${name}: ${standInsFor(name)[0]}`;
}

/** For a function that textbooks write with the exponent -1 where its inverse is meant. */
function inverseOf(name: string): string {
  return hasFunction(`a${name}`) ? `, or a${name}(…) for its inverse` : '';
}

/** How something is written that another program has under this name. */
function otherForm(name: string): string | undefined {
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

function otherCall(name: string, args: readonly Expr[]): string | undefined {
  const key = keyOf(otherCalls, name) ?? (RIGHT_ANGLE.test(name) ? 'RightAngle' : undefined);
  return key === undefined ? undefined : otherCalls[key]!(args.map(print));
}

/**
 * An example with the arguments that were given, where it has as many, or as many besides its numbers and strings:
 * `Point(k, 0.5)` for `Glider(k)`. Undefined for other numbers of arguments.
 */
function withGiven(example: string, args: readonly Expr[]): string | undefined {
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

/** `sqrt(3)` for `sqrt3`, `sin(x)` for `sinx`, `cos(2x)` for `cos2x`. */
function gluedCall(name: string): string | undefined {
  const [, variable, power] = /^([xyt])([2-9])$/.exec(name) ?? [];
  if (variable !== undefined) return `${variable}^${power} for the power, or define ${name}`;
  const [, called, argument] = /^([a-z]{2,}?)(\d+|\d*[xyt]|pi|π)$/u.exec(name) ?? [];
  if (called === undefined || !hasFunction(called)) return undefined;
  return /^(?:sin|cos|tan)$/.test(called) && Number(argument) >= 15
    ? `${called}(${argument}°)`
    : `${called}(${argument})`;
}

/** `A_1`, for a name A1 that differs in its underscores only. */
function indexed(name: string, env: Environment): string | undefined {
  const plain = name.replace(/_/g, '').toLowerCase();
  for (const known of env.knownNames()) {
    if (known !== name && /[_\d]/.test(known) && known.replace(/_/g, '').toLowerCase() === plain) return known;
  }
  return undefined;
}

/** `AB`, for two points A and B. */
function pairOf(name: string, env: Environment): string | undefined {
  const [first = '', second = '', ...rest] = name.match(/\p{L}\d*'*/gu) ?? [];
  if (rest.length > 0 || first + second !== name || !env.isDefined(first) || !env.isDefined(second)) return undefined;
  return `Segment(${first}, ${second}), or length(${first}, ${second}) for the number`;
}

/** `ABC`, for three points or more. */
function rowOf(name: string, env: Environment): string | undefined {
  const points = name.match(/\p{Lu}\d*'*/gu) ?? [];
  if (points.length < 3 || points.join('') !== name || !points.every((point) => env.isDefined(point))) return undefined;
  const commas = `${points.join(', ')} with commas`;
  return new Set(points).size < points.length ? commas : `${commas}, or define ${name}: Polygon(${points.join(', ')})`;
}

/** `Polygon(A, B, C)` for `abc`, where the points have capital letters. */
function polygonOf(name: string, env: Environment): string | undefined {
  if (!/^\p{Ll}{3,6}$/u.test(name)) return undefined;
  const points = [...name.toUpperCase()];
  if (new Set(points).size < points.length || !points.every((point) => env.isDefined(point))) return undefined;
  return `Polygon(${points.join(', ')}) here, or define ${name}: Polygon(${points.join(', ')})`;
}

/** `xA` or `y_A`, for a point A. */
function coordinateOf(name: string, env: Environment): string | undefined {
  const [, axis, point = ''] = /^([xyz])_?(.+)$/u.exec(name) ?? [];
  return axis !== undefined && env.isDefined(point) ? `${point}.${axis}` : undefined;
}

/** `xy`, or `ax` for a number a: a product whose sign is left out. */
function productIn(name: string, env: Environment): string | undefined {
  const letters = [...name];
  const isNumber = (letter: string): boolean =>
    FREE_NAMES.has(letter) || (env.isDefined(letter) && mayBeNumber(letter, env));
  return letters.length === 2 && letters.every(isNumber) ? letters.join('*') : undefined;
}

/** `m x`, for `mx` where nothing defines m. */
function unknownFactor(name: string, env: Environment): string | undefined {
  const [, factor, variable] = /^([a-z])(x)$/.exec(name) ?? [];
  if (factor === undefined || FREE_NAMES.has(factor) || env.isDefined(factor)) return undefined;
  return `${factor} ${variable} with a blank, and define ${factor}, as in slider ${factor}: -5 .. 5 = 1 or ${factor}: 2`;
}

/** True for a number, and for what has no value, or none yet. */
function mayBeNumber(name: string, env: Environment): boolean {
  try {
    return env.lookup(name)?.type === 'Number';
  } catch (error) {
    if (!(error instanceof Undefined)) throw error;
    return true;
  }
}

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

/** What labels of other programs call a property, by the template that shows it. */
const OWN_VALUES: Readonly<Record<string, string>> = {
  deg: '{{degrees}}',
  angle: '{{degrees}}',
  grad: '{{degrees}}',
  winkel: '{{degrees}}',
  degrés: '{{degrees}}',
  grados: '{{degrees}}',
  gradient: '{{slope}}',
  coords: '({{x}}, {{y}})',
  coordinates: '({{x}}, {{y}})',
  position: '({{x}}, {{y}})',
  pos: '({{x}}, {{y}})',
  name: '{{id}}',
  label: '{{id}}',
  r: '{{radius}}',
  len: '{{length}}',
  formula: '{{latex}}',
  expression: '{{latex}}',
};

/**
 * What is said of an expression of a label or a text that has no value.
 *
 * @param reason Why it has none.
 * @param object The object whose label it is: a name alone is meant for a property of it. Undefined in texts.
 */
export function valueMessage(
  reason: string,
  source: string,
  object: { readonly value: Value | undefined } | undefined,
): string {
  const [, head, length] =
    /^(unknown name \S+): write Segment\(.*\), or (length\(.*\)) for the number$/u.exec(reason) ?? [];
  if (length !== undefined) return `${head}: write {{${length}}}`;
  const ofThis = /^(?:this|self)\.(.+)$/s.exec(source)?.[1];
  if (ofThis !== undefined && object !== undefined) return `unknown name this: write {{${ofThis}}}`;
  const [, point, index] = /^(\p{Lu}[\p{L}\p{N}_]*)\[([01])\]$/u.exec(source) ?? [];
  if (point !== undefined) return `a coordinate has no number: write {{${point}.${index === '0' ? 'x' : 'y'}}}`;
  if (
    object === undefined &&
    /^(?:value|length|area|degrees|radius|equation|[xy])$/.test(source) &&
    / is undefined$|^unknown name/.test(reason)
  )
    return `a text has no ${source} of its own: write that of an object, such as {{A.x}} or {{length(s)}}`;
  if (object === undefined || !/^[\p{L}_][\p{L}\p{N}_]*$/u.test(source)) return reason;
  const { value } = object;
  if (!reason.startsWith('unknown name') && !reason.startsWith(`${source} is a `)) return reason;
  const known = properties
    .filter(
      ({ of, parameters }) => parameters === undefined && value !== undefined && of.some((type) => fits(value, type)),
    )
    .map(({ name }) => name);
  const small = source.toLowerCase();
  const own = constructorMeant(source) ?? '';
  const nearest = known.includes(own) ? own : nearestName(source, known);
  const other =
    nearest === undefined ? (Object.hasOwn(OWN_VALUES, small) ? OWN_VALUES[small] : undefined) : `{{${nearest}}}`;
  return `unknown name ${source}: write ${other ?? '{{value}} for its own value'}`;
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

/** What Manim calls the steps of 1. */
const ARROWS: Readonly<Record<string, string>> = {
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

const stepTo = (name: string): string | undefined =>
  Object.hasOwn(COMPASS, name.toLowerCase()) ? COMPASS[name.toLowerCase()] : undefined;

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

/** `Segment(A, B) {lineDash: dashed}` for `Dashed(Segment(A, B))`. */
function styledArgument(example: string, [object, ...others]: readonly Expr[]): string | undefined {
  const style = /^the style (\{.*\}) after/.exec(example)?.[1];
  return style === undefined || object?.kind !== 'call' || others.length > 0 ? undefined : `${print(object)} ${style}`;
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
