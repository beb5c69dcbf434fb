import { nearestName, suggestion } from '@geoslide/protocol';
import { FREE_NAMES } from '../../functions/constants.js';
import { hasFunction } from '../../functions/table.js';
import { constructorMeant, formsOf, isConstructor, properties } from '../../registry.js';
import { Undefined, type Value } from '../../values.js';
import type { Environment } from '../names/environment.js';
import { MAX_NAME, shortened } from '../names/shortened.js';
import { fits } from '../parameter-types.js';
import { ARROWS, otherForm, stepTo } from './elsewhere/named-elsewhere.js';
import { standInsFor } from './stand-ins.js';

export { kindRemedy } from './kind-remedy.js';
export { nearProperty } from './near-properties.js';
export { functionMessage } from './unknown-calls.js';

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
