import {
  arityOf,
  constructors,
  elementType,
  type Parameter,
  ParseError,
  parse,
  takes,
  unions,
} from '@geoslide/geometry';
import { checkedTypes, nearestName, type StyleProperties, styleProperties, styleSynonyms } from '@geoslide/protocol';
import { Free } from './expression.js';
import { methodName } from './method-name.js';
import { isPlace, Source } from './source.js';

// What the compiler finds in TypeScript is told at the call in JavaScript. Each throws TypeError.

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A value as a message names it. */
export function named(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Source) return `the object ${value}`;
  if (value instanceof Promise) return 'a promise, which has to be awaited';
  if (isPlainObject(value)) return `an object with ${Object.keys(value).join(', ') || 'nothing in it'}`;
  return String(value);
}

/** @param example What to write, where it is something else than an object. */
export function checkObject(method: string, value: unknown, example: string): void {
  if (!isPlainObject(value)) throw new TypeError(`${method} takes ${example}, not ${named(value)}`);
}

/** The names that a set of options has, with what to say of others. */
export function checkKeys(method: string, value: object, known: readonly string[], example: string): void {
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    const nearest = nearestName(key, known) ?? known.find((name) => key.toLowerCase().startsWith(name));
    const remedy = nearest === undefined ? `it takes ${example}` : `did you mean ${nearest}?`;
    throw new TypeError(`${method} has no option ${JSON.stringify(key)}: ${remedy}`);
  }
}

/** Values of a wrong type in a style. What it does not know is told when it is drawn, as for a file. */
export function checkStyle(method: string, kind: keyof typeof styleProperties, style: unknown): void {
  if (style === undefined) return;
  checkObject(method, style, "a style as an object, such as { color: 'red' }");
  const table: StyleProperties = styleProperties[kind];
  for (const [key, type] of checkedTypes(table)) {
    const value = (style as Record<string, unknown>)[key];
    if (value === undefined || value === null || typeof value === type) continue;
    const article = type === 'string' ? 'a text' : type === 'boolean' ? 'true or false' : 'a number';
    throw new TypeError(`${method} has ${key}: ${named(value)} in its style: give ${article}`);
  }
}

const OPTIONS = ['id', 'label', 'style', 'labelStyle', 'showIf'];

/** What other libraries call an option. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  name: "label (or id, for the name alone): { label: 'A' }",
  text: "label: { label: 'A' }",
  caption: "label: { label: 'A' }",
  title: "label: { label: 'A' }",
  visible: 'hidden of the style: { style: { hidden: true } }',
};

/** Options of an object: `{ id, label, style, labelStyle, showIf }`. */
export function checkOptions(method: string, options: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(options)) {
    if (!OPTIONS.includes(key))
      throw new TypeError(`${method} has no option ${JSON.stringify(key)}: ${otherPlace(method, key)}`);
    if (value === undefined || key === 'style' || key === 'labelStyle') continue;
    if (typeof value !== 'string')
      throw new TypeError(`the ${key} of ${method} is a text, not ${named(value)}: write it in quotes`);
  }
  checkStyle(method, 'object', options.style);
  checkStyle(method, 'label', options.labelStyle);
}

function otherPlace(method: string, key: string): string {
  const isParameter = parametersOf(method).some((parameters) => parameters.some(({ name }) => name === key));
  if (/^[xyz]$/.test(key)) return 'coordinates are plain numbers, or a place in brackets: [1, 2]';
  if (isParameter) return `an argument has no name: write ${formTexts(method)}`;
  if (Object.hasOwn(styleProperties.object, key)) return `it is one of the style: { style: { ${key}: … } }`;
  if (Object.hasOwn(styleProperties.label, key)) return `it is one of the label: { labelStyle: { ${key}: … } }`;
  const other = Object.hasOwn(OTHER_NAMES, key) ? OTHER_NAMES[key] : undefined;
  if (other !== undefined) return `it is ${other}`;
  const nearest = nearestName(key, OPTIONS);
  if (nearest !== undefined) return `did you mean ${nearest}?`;
  if (Object.hasOwn(styleSynonyms, key)) return `it is ${styleSynonyms[key]} of the style: { style: { … } }`;
  return `there are ${OPTIONS.join(', ')}`;
}

function parametersOf(method: string): readonly (readonly Parameter[])[] {
  return constructors
    .filter(({ name }) => methodName(name) === method)
    .flatMap(({ signatures }) => signatures.map(({ parameters }) => parameters));
}

/** More forms in a message help nobody. */
const MAX_FORMS = 4;

/** `circle(center: Point, radius: Number) · …` */
function formTexts(method: string): string {
  const texts = parametersOf(method).map(
    (parameters) => `${method}(${parameters.map(({ name, type }) => `${name}: ${type}`).join(', ')})`,
  );
  return `${texts.slice(0, MAX_FORMS).join(' · ')}${texts.length > MAX_FORMS ? ' · …' : ''}`;
}

/**
 * Arguments that none can be, and those whose number or kind no form of a constructor takes; types of objects are found
 * when the figure is evaluated.
 *
 * @param given With an `undefined` in place of options that are missing.
 */
export function checkArguments(method: string, given: readonly unknown[]): void {
  const forms = () => `${method} takes ${formTexts(method)}`;
  for (const [index, arg] of given.entries()) {
    const place = `argument ${index + 1} of ${method}:`;
    if (Number.isNaN(arg)) throw new TypeError(`${place} NaN is no argument: check how the number was computed`);
    if (arg === undefined && index === given.length - 1 && fitsForm(method, given.slice(0, -1))) continue;
    if (arg === undefined)
      throw new TypeError(`${place} undefined is no argument: check the name of what it was to be; ${forms()}`);
    const isArgument =
      typeof arg === 'number' ||
      typeof arg === 'string' ||
      Array.isArray(arg) ||
      arg instanceof Source ||
      arg instanceof Free;
    if (isArgument) continue;
    if (typeof arg === 'function')
      throw new TypeError(`${place} a function is no argument: write an expression, such as 'x^2'`);
    if (isPlainObject(arg))
      throw new TypeError(`${place} ${named(arg)} is no argument: options stand last, and a place is [1, 2]`);
    throw new TypeError(
      `${place} ${named(arg)} is no argument: give a number, an expression or an object of the figure`,
    );
  }
  const args = given.filter((arg) => arg !== undefined);
  // A text may hold several arguments.
  if (args.some((arg) => typeof arg === 'string' && arg.includes(','))) return;
  if (hasForm(method, args.length)) return;
  if (args.length === 1 && Array.isArray(args[0]) && fitsForm(method, args[0]))
    throw new TypeError(`${method} takes its arguments one by one: write ${method}(...list); ${forms()}`);
  throw new TypeError(`${method} does not take ${countOf(args)}; ${forms()}`);
}

const countOf = (args: readonly unknown[]) =>
  args.length === 0 ? 'no arguments' : args.length === 1 ? 'one argument' : `${args.length} arguments`;

function hasForm(method: string, count: number): boolean {
  return parametersOf(method).some((parameters) => takes(arityOf(parameters), count));
}

/** True where a form takes so many arguments, with a place where points stand. */
function fitsForm(method: string, args: readonly unknown[]): boolean {
  return parametersOf(method).some(
    (parameters) =>
      takes(arityOf(parameters), args.length) &&
      args.every((arg, i) => !isPlace(arg) || takesPlace(parameters[Math.min(i, parameters.length - 1)]!.type)),
  );
}

function takesPlace(type: string): boolean {
  const own = elementType(type);
  return (unions[own] ?? [own]).some((name) => /^(?:Point|Vector)3?$/.test(name));
}

/** A definition whose expression is not in the language. */
export function checkSource(method: string, source: string): void {
  try {
    parse(source, { isFactor: () => false });
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { offset, found, expected } = error;
    throw new TypeError(
      `${method} makes ${source}, which is no expression: column ${offset + 1}: found ${found}, expected ${expected}`,
    );
  }
}
