import { nearestName, suggestion } from '@geoslide/protocol';
import { foreignWords } from '#foreign-words';
import { FREE_NAMES } from '../../functions/constants.js';
import { functionNames, hasFunction } from '../../functions/table.js';
import {
  constructorMeant,
  constructorNames,
  constructorWithin,
  formsOf,
  isConstructor,
  propertiesNamed,
} from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { print } from '../../syntax/print.js';
import { Undefined } from '../../values.js';
import type { Environment } from '../names/environment.js';
import { isPointName } from '../names/point-name.js';
import { MAX_NAME, shortened } from '../names/shortened.js';
import { otherCalls, otherForms } from './other-forms.js';

/** What is said of a name that nothing defines, with the nearest known one. */
export function nameMessage(name: string, env: Environment): string {
  if (isConstructor(name)) return `${name} is a constructor: write ${name}(…)`;
  if (hasFunction(name)) return `${name} is a function: write ${name}(…)${inverseOf(name)}`;
  const other =
    // Points have such letters: only a call is another program's.
    (/^\p{Lu}$/u.test(name) ? undefined : otherForm(name)) ??
    gluedCall(name) ??
    indexed(name, env) ??
    pairOf(name, env) ??
    rowOf(name, env) ??
    coordinateOf(name, env) ??
    productIn(name, env);
  if (other !== undefined) return `unknown name ${shortened(name)}: write ${other}`;
  return `unknown name ${shortened(name)}${suggestion(name, env.knownNames()) || `: ${definitionOf(name)}`}`;
}

/** How a name that is like no other is defined: points mostly have capital letters, numbers small ones. */
function definitionOf(name: string): string {
  if (name.length > MAX_NAME) return 'define it first';
  const own = /^\p{Ll}{4,}$/u.test(name) ? constructorMeant(name) : undefined;
  const form = own === undefined ? undefined : formsOf(own)?.[0];
  if (form !== undefined) return `define it, such as ${name}: ${form.signature.example}`;
  return `define it, such as ${name}: ${isPointName(name) ? 'Point(0, 0)' : '2'}`;
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
  const longer = name.length < 6 ? [] : Object.keys(otherForms).filter((other) => other.startsWith(capital));
  return longer.length === 1 ? otherForms[longer[0]!] : undefined;
}

/** The key of a record that is a name but for capital letters; short names differ by these. */
function keyOf(record: object, name: string): string | undefined {
  if (Object.hasOwn(record, name)) return name;
  const small = name.toLowerCase();
  return small.length < MIN_ANY_CASE ? undefined : Object.keys(record).find((key) => key.toLowerCase() === small);
}

const MIN_ANY_CASE = 4;

function otherCall(name: string, args: readonly Expr[]): string | undefined {
  const key = keyOf(otherCalls, name);
  return key === undefined ? undefined : otherCalls[key]!(args.map(print));
}

/**
 * An example with the arguments that were given, where it has as many, or as many besides its numbers and strings:
 * `Point(k, 0.5)` for `Glider(k)`.
 */
function withGiven(example: string, args: readonly Expr[]): string {
  const [, called, list = '', rest = ''] = /^(\p{L}\w*)\(([^()]*)\)(,.*)?$/u.exec(example) ?? [];
  if (called === undefined) return example;
  const given = args.map(print);
  const parameters = list.split(', ');
  const isFixed = (parameter: string) => /^["\d]/.test(parameter);
  if (parameters.length === given.length) return `${called}(${given.join(', ')})${rest}`;
  if (parameters.filter((each) => !isFixed(each)).length !== given.length) return example;
  const values = given.values();
  return `${called}(${parameters.map((each) => (isFixed(each) ? each : values.next().value)).join(', ')})${rest}`;
}

/** `sqrt(3)` for `sqrt3`, `sin(x)` for `sinx`. */
function gluedCall(name: string): string | undefined {
  const [, called, argument] = /^([a-z]{2,}?)(\d+|[xyt]|pi|π)$/u.exec(name) ?? [];
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
  const commas = `${points.join(', ')} with commas, as in Angle(${points.slice(0, 3).join(', ')})`;
  return new Set(points).size < points.length ? commas : `${commas}, or define ${name}: Polygon(${points.join(', ')})`;
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

/** True for a number, and for what has no value, or none yet. */
function mayBeNumber(name: string, env: Environment): boolean {
  try {
    return env.lookup(name)?.type === 'Number';
  } catch (error) {
    if (!(error instanceof Undefined)) throw error;
    return true;
  }
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
function propertyOf(name: string, [only, ...others]: readonly Expr[]): string | undefined {
  const property = name[0]!.toLowerCase() + name.slice(1);
  const known = propertiesNamed(property);
  if (only?.kind !== 'name' || known.length === 0) return undefined;
  const isMethod = others.length > 0 && known.some(({ parameters }) => parameters?.length === others.length);
  return `${only.name}.${property}${isMethod ? `(${others.map(print).join(', ')})` : ''}`;
}

/** `Point` for `Point3D` and `Point2`: here a constructor has one name in the plane and in space. */
function withoutDimension(name: string): string | undefined {
  const plain = name.replace(/_?[23]d?$/i, '');
  return plain === name ? undefined : constructorMeant(plain);
}

const isPlainNumber = (tree: Expr): boolean =>
  tree.kind === 'number' || (tree.kind === 'negate' && isPlainNumber(tree.operand));

/** `: did you mean TreeDiagram?` for `Tree`; nothing for a name that no constructor begins with. */
function beginningsOf(name: string): string {
  const small = name.toLowerCase();
  const longer = small.length < 3 ? [] : [...constructorNames()].filter((each) => each.toLowerCase().startsWith(small));
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

/** The same for a name that is called, with its arguments. */
export function functionMessage(name: string, args: readonly Expr[], env: Environment): string {
  if (/^\p{Lu}[\d_₀-₉'′]*$/u.test(name) && args.length > 1 && args.length < 4 && args.every(isPlainNumber)) {
    const point = `${name}: Point(${args.map(print).join(', ')})`;
    return `unknown constructor or function ${name}: write ${point} as a line of its own, and ${name} here`;
  }
  const meant = constructorMeant(name) ?? withoutDimension(name);
  const own = meant === undefined ? undefined : `${meant}(${args.map(print).join(', ')})`;
  const short = Object.hasOwn(SHORT_NAMES, name.toLowerCase()) ? SHORT_NAMES[name.toLowerCase()] : undefined;
  if (short !== undefined && meant === undefined && !args.some(({ kind }) => kind === 'comparison')) {
    const call = `${short}(${args.map(print).join(', ')})`;
    return `unknown constructor or function ${name}: write ${call}`;
  }
  const example = otherForm(name);
  const other =
    otherCall(name, args) ??
    (example === undefined ? undefined : withGiven(example, args)) ??
    own ??
    propertyOf(name, args);
  if (other !== undefined) return `unknown constructor or function ${shortened(name)}: write ${other}`;
  if (/^[a-z]$/.test(name)) return `unknown function ${name}: define it, such as ${name}: y = x^2`;
  const known = [...constructorNames(), ...functionNames(), ...env.knownNames()];
  // Short words of some language are near to anything.
  const foreign = name.length < 8 ? undefined : nearestName(name.toLowerCase(), foreignWords());
  const word = foreign === undefined ? undefined : constructorMeant(foreign);
  const within = constructorWithin(name);
  const near =
    suggestion(name, known) ||
    (word && `: did you mean ${word}?`) ||
    (within && `: did you mean ${within}?`) ||
    beginningsOf(name) ||
    meantByPart(name) ||
    (hasFunction(name.slice(0, 3)) && ` (did you mean ${name.slice(0, 3)}?)`) ||
    ': there are Point, Segment, Line, Circle, Polygon, Angle and others';
  return `unknown constructor or function ${shortened(name)}${near}`;
}
