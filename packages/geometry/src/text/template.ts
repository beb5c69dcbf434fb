import { valueMessage } from '#near-names';
import type { Construction, ConstructionObject } from '../construction.js';
import { evaluate } from '../evaluate/evaluator.js';
import { environmentOf } from '../evaluate/names/bare-environment.js';
import { bind } from '../evaluate/names/bind.js';
import { readCoordinates } from '../evaluate/names/coordinates.js';
import type { Environment } from '../evaluate/names/environment.js';
import { markOwnCalls } from '../evaluate/names/own-calls.js';
import { shortened } from '../evaluate/names/shortened.js';
import { coerce } from '../evaluate/parameter-types.js';
import { CURVE_VARIABLES, FREE_NAMES } from '../functions/constants.js';
import { takeSteps } from '../functions/steps.js';
import { isConstructor, isPlainProperty, propertiesNamed } from '../registry.js';
import type { Expr } from '../syntax/ast.js';
import { name } from '../syntax/build.js';
import { toLatex } from '../syntax/latex.js';
import { latexName } from '../syntax/latex-names.js';
import { normalizeName } from '../syntax/lexer.js';
import { ParseError } from '../syntax/parse-error.js';
import { parse } from '../syntax/parser.js';
import { print } from '../syntax/print.js';
import { mapChildren } from '../syntax/walk.js';
import type { FormatOptions } from '../types/format.js';
import { withMarks } from '../types/number-marks.js';
import { figureType, isScalar } from '../types/table.js';
import { Undefined, type Value } from '../values.js';
import { formatValue } from './format-value.js';
import { numberForms } from './number-forms.js';
import { equationTree } from './object-equation.js';
import { propertyValue } from './property-value.js';
import { typeset } from './typeset.js';

/** Characters of a text; what comes behind them is not written, since layout shows no more. */
const MAX_WRITTEN = 20_000;

/** Steps for each character of an expression, which is parsed and evaluated, and for the expression itself. */
const CHARACTER_STEPS = 80;
const EXPRESSION_STEPS = 500;

/** An expression in double braces, innermost where braces of LaTeX stand around it. */
export const TEMPLATE_VALUES = /\{\{([^{}]*)\}\}/g;

/** The measure that `{{value}}` shows of figures that have more than one; of some the area, as in GeoGebra. */
const MEASURES: readonly string[] = ['value', 'length', 'area', 'volume'];
const AREA_FIRST: readonly string[] = ['area', ...MEASURES];
const measuresOf = (value: Value): readonly string[] =>
  !isScalar(value) && figureType(value).shown === 'area' ? AREA_FIRST : MEASURES;

/**
 * The text of a label or text template (docs/format.md): `{{…}}` holds `id`, `latex`, `value`, a property of the object
 * (`x`, `length`, `area`…), or any expression. What cannot be evaluated stays as it is written, with a warning.
 */
export function formatTemplate(
  template: string,
  construction: Construction,
  object: ConstructionObject | undefined,
  options: FormatOptions,
): { text: string; warnings: string[] } {
  const warnings: string[] = [];
  const isMath = options.mode === 'latex' || MATHS.test(template) || writesCoefficient(template);
  let text = '';
  let length = 0;
  let read = 0;
  for (const { 0: written, 1: source = '', index: at } of template.matchAll(TEMPLATE_VALUES)) {
    text += template.slice(read, at);
    read = at + written.length;
    if (length > MAX_WRITTEN) continue;
    takeSteps(EXPRESSION_STEPS + CHARACTER_STEPS * source.length);
    try {
      const plain = formatExpression(source.trim(), construction, object, options);
      const marked = withMarks(plain, options.mode, options.marks);
      const behind = template.slice(read, read + LOOK_AHEAD);
      const shown = EQUALS_BEFORE.test(text) ? marked.replace(LEFT_SIDE, '') : marked;
      const value = DEGREES_NEXT.test(behind) ? shown.replace(DEGREES, '') : shown;
      length += value.length;
      const isFactor =
        isMath && options.marks?.coefficients === 'tidy' && isCoefficient(text, behind) && ONE.test(value);
      text = isMath && NEGATIVE_TERM.test(value) && !RAISED_NEXT.test(behind) ? added(text, value) : text + value;
      if (isFactor) text = text.slice(0, -1);
    } catch (error) {
      if (!(error instanceof ParseError || error instanceof Undefined)) throw error;
      if (!isTexArgument(source, template.slice(Math.max(0, at - LOOK_BACK), at), options.mode))
        warnings.push(
          `${shortened(written)}: ${valueMessage(error.message, source.trim(), hasOwnValue(object) ? object : undefined)}`,
        );
      text += written;
    }
  }
  return { text: text + template.slice(read), warnings };
}

/** False of texts and buttons. */
const hasOwnValue = (object: ConstructionObject | undefined): boolean =>
  object !== undefined && object.kind !== 'text' && object.kind !== 'button';

/** What tells that a plain text is mathematics, as a coefficient does: a formula or an equation in it. */
const MATHS = /[=$]/;
/** One negative number; signs inside are those of sums and exponents. */
const NEGATIVE_TERM = /^[-−][^-+−=]+$/;
/** A power, of which the sign is a part. */
const RAISED_NEXT = /^ ?[\^²³¹⁰⁴-⁹!]/;
/** The end of a text in which a sign adds what follows to what stands before. */
const SIGN_BEFORE = /(?<=[\p{L}\p{N})\]}|'°²³] ?)[-+−](?= ?$)/u;

/** Characters of such an end: what stands before the sign, and the sign with its spaces. */
const SIGN_LENGTH = 4;

/** The left side of a curve's equation, which a template has already: `f(x) = {{f}}`. */
const LEFT_SIDE = /^y ?= ?(?=[^=]*$)/;
const EQUALS_BEFORE = /[\p{L}\p{N})}'] ?= ?$/u;

/** A number that is not written in front of an unknown. */
const ONE = /^[-−]?1$/;
/** What a coefficient stands in front of: unknowns, a power of e, a root, π or a function. */
const UNKNOWN_NEXT =
  /^(?:[xyz]{1,3}(?![\p{L}\p{Nd}{])|e\^|[√π]|\\(?:sqrt|pi|sin|cos|tan|cot|ln|log|exp)(?![A-Za-z])|(?:sin|cos|tan|ln|log)\()/u;
/** What a number multiplies or goes on with. */
const FACTOR_BEFORE = /[\p{L}\p{N})\]}.,·×*/'°²³^_] *$/u;

function isCoefficient(before: string, behind: string): boolean {
  return UNKNOWN_NEXT.test(behind) && !FACTOR_BEFORE.test(before.slice(-SIGN_LENGTH));
}

/** Whether a template shows a number as a coefficient: `y = {{m}}x`. */
export function writesCoefficient(template: string): boolean {
  return [...template.matchAll(TEMPLATE_VALUES)].some(({ 0: written, index: at }) => {
    const after = at + written.length;
    return isCoefficient(template.slice(0, at), template.slice(after, after + LOOK_AHEAD));
  });
}

/** Adds a negative number to a text: `x + ` and −3 are x − 3, `x - ` and −3 are x + 3. */
function added(text: string, value: string): string {
  const end = text.slice(-SIGN_LENGTH);
  const joined = end.replace(SIGN_BEFORE, (sign) => (sign === '+' ? value[0]! : '+'));
  return joined === end ? text + value : text.slice(0, -SIGN_LENGTH) + joined + value.slice(1);
}

/** Characters in front of double braces in which the command stands whose argument they may be. */
const LOOK_BACK = 40;

/** The degree sign of an angle, which is not written twice where the template has its own: `{{value}}°`. */
const DEGREES = /(?:°|\^\{\\circ\})$/;
const DEGREES_NEXT = /^ ?(?:°|\^ ?(?:\\circ|\{ ?\\circ ?\}))/;
/** Characters behind an expression in which its own degree sign may stand. */
const LOOK_AHEAD = 12;

/** Whether double braces are TeX’s own: a letter as the argument of a command, as in `\frac{{a}}{{b}}`. */
function isTexArgument(source: string, before: string, mode: FormatOptions['mode']): boolean {
  return mode === 'latex' && /^\s*\p{L}\s*$/u.test(source) && /\\[A-Za-z]+(\{\{?[^{}]*\}?\})?$/.test(before);
}

function formatExpression(
  source: string,
  construction: Construction,
  object: ConstructionObject | undefined,
  options: FormatOptions,
): string {
  if (object !== undefined && source === 'id') return options.mode === 'latex' ? latexName(object.id) : object.id;
  if (object !== undefined && source === 'latex') return formatEquation(object, options);
  if (object !== undefined && source === 'value') return formatMeasure(object, options);
  if (source === 'equation' && object?.value?.type === 'Curve') return formatResult(object.value, options, source);
  const isCounter = object?.item?.counters.has(source) ?? false;
  const named = object === undefined || isCounter ? undefined : propertyOf(object, source);
  if (named === undefined && !isCounter && (CURVE_VARIABLES.has(source) || isConstructor(source)))
    throw new Undefined(
      `${object?.id ?? 'a text'} has no ${source}${hasInSmall(object, source) ? `: write {{${small(source)}}}` : source === 'angle' && object?.value?.type.startsWith('Angle') ? ': write {{degrees}}' : isConstructor(source) && object?.value === undefined ? `: write {{${source}(p)}} with the name of an object` : object?.value === undefined && /^[xyz]$/.test(source) ? `: write {{A.${source}}} with the name of a point` : ''}`,
    );
  if (named !== undefined) return formatResult(named, options, source, source === 'equation');
  const env = itemEnvironment(environmentOf(construction), object);
  const tree = readCoordinates(parseSource(source, construction), env);
  const form = numberFormOf(tree, env);
  if (form === undefined) return formatTreeResult(tree, construction, env, object, options);
  const value = coerce(evaluateTree(form.argument, env, object), 'Number');
  if (value?.type !== 'Number') throw new Undefined(`${form.name} writes a number`);
  return numberForms[form.name]!(value.value, options);
}

const small = (source: string): string => source[0]!.toLowerCase() + source.slice(1);

/** `{{Length}}` for `{{length}}`. */
const hasInSmall = (object: ConstructionObject | undefined, source: string): boolean =>
  object !== undefined && propertyOf(object, small(source)) !== undefined;

/** `frac(x)`: the form in which a number is to be written, unless a definition has its name. */
function numberFormOf(tree: Expr, env: Environment): { readonly name: string; readonly argument: Expr } | undefined {
  if (tree.kind !== 'call' || tree.callee.kind !== 'name' || tree.args.length !== 1) return undefined;
  const { name: called } = tree.callee;
  return Object.hasOwn(numberForms, called) && !env.isDefined(called)
    ? { name: called, argument: tree.args[0]! }
    : undefined;
}

/** The value of an expression as text; `f.equation` is mathematics to read, of a curve the curve itself. */
function formatTreeResult(
  tree: Expr,
  construction: Construction,
  env: Environment,
  object: ConstructionObject | undefined,
  options: FormatOptions,
): string {
  const own = tree.kind === 'member' && tree.property === 'latex' ? objectNamed(tree.object, construction) : undefined;
  if (own !== undefined) return formatEquation(own, options);
  const isEquation = tree.kind === 'member' && tree.property === 'equation';
  const owner = isEquation ? evaluateTree(tree.object, env, object) : undefined;
  if (owner?.type === 'Curve') return formatResult(owner, options, print(tree));
  return formatResult(evaluateTree(tree, env, object), options, print(tree), isEquation);
}

const objectNamed = (tree: Expr, { objects }: Construction): ConstructionObject | undefined =>
  tree.kind === 'name' ? objects.get(tree.name) : undefined;

function propertyOf({ value }: ConstructionObject, property: string): Value | undefined {
  return value === undefined || propertiesNamed(property).length === 0 ? undefined : propertyValue(value, property);
}

function parseSource(source: string, construction: Construction): Expr {
  const isFactor = (candidate: string) =>
    FREE_NAMES.has(candidate) || construction.objects.get(candidate)?.value?.type === 'Number';
  return markOwnCalls(parse(source, { isFactor, isPlainProperty }), construction.objects);
}

/** Names of the object's properties stand for them, unless a definition has the name. */
function evaluateTree(tree: Expr, env: Environment, object: ConstructionObject | undefined): Value {
  return evaluate(object === undefined ? tree : ofObject(tree, object, env.isDefined), env);
}

/**
 * In the label of a list's item its number is k, and its value item; the names that the list's own call counts with go
 * before these.
 */
function itemEnvironment(env: Environment, object: ConstructionObject | undefined): Environment {
  if (object?.item === undefined || object.value === undefined) return env;
  const { number, counters } = object.item;
  const plain = bind(env, ITEM_NAMES, [{ type: 'Number', value: number }, object.value]);
  return counters.size === 0 ? plain : bind(plain, [...counters.keys()], [...counters.values()]);
}

const ITEM_NAMES = ['k', 'item'];

/** A name in an expression that stands by itself: neither a property of something nor a function. */
const OWN_NAME = /(?<![\p{L}\p{N}_.])\p{L}[\p{L}\p{N}_]*(?![\p{L}\p{N}_'(])/gu;

/** The names of a set that the expressions of a template hold. */
export function templateNames(template: string, names: ReadonlySet<string>): ReadonlySet<string> {
  const written = [...template.matchAll(TEMPLATE_VALUES)].flatMap(([, source = '']) => source.match(OWN_NAME) ?? []);
  return new Set(written.filter((each) => names.has(each)));
}

/**
 * True for a template that speaks of each item of a list: by `{{k}}`, `{{item}}`, `{{value}}`, a property that its
 * items have (`{{x}}` of points), or an expression with one of them; not where a definition has the name.
 *
 * @param item One of the items.
 */
export function speaksOfItems(template: string, { objects }: Construction, item: Value): boolean {
  const isKnown = (name: string): boolean =>
    name === 'value' || propertyOf({ ...NO_OBJECT, value: item }, name) !== undefined;
  return [...template.matchAll(TEMPLATE_VALUES)].some(
    ([, source = '']) =>
      // By itself a property goes before a definition, as where it is written.
      isKnown(source.trim()) ||
      source.match(OWN_NAME)?.some((name) => !objects.has(name) && (ITEM_NAMES.includes(name) || isKnown(name))),
  );
}

function ofObject(tree: Expr, object: ConstructionObject, isDefined: (id: string) => boolean): Expr {
  if (tree.kind !== 'name') return mapChildren(tree, (child) => ofObject(child, object, isDefined));
  const self = name(object.item === undefined ? normalizeName(object.id) : 'item');
  if (isDefined(tree.name)) return tree;
  if (propertyOf(object, tree.name) !== undefined)
    return { ...tree, kind: 'member', object: self, property: tree.name };
  return tree.name === 'value' ? self : tree;
}

/** @param source What has the value, for a message. */
function formatResult(value: Value, options: FormatOptions, source: string, isMath = false): string {
  if (isMath && value.type === 'String') return typeset(parse(value.value), options);
  const text = formatValue(value, options);
  if (text !== undefined) return text;
  const tree = equationTree({ ...NO_OBJECT, value });
  if (tree === undefined) throw new Undefined(`a ${value.type} has no text${measureOf(value, source)}`);
  return typeset(tree, options);
}

/** What to write for a number that a value without a text has: `: write {{s.length}} for its length`. */
function measureOf(value: Value, source: string): string {
  if (isScalar(value)) return '';
  const measure = measuresOf(value).find((name) => propertyOf({ ...NO_OBJECT, value }, name) !== undefined);
  const owner = /^[\p{L}\p{N}_.']+$/u.test(source) ? source : `(${source})`;
  return measure === undefined ? '' : `: write {{${owner}.${measure}}} for its ${measure}`;
}

const NO_OBJECT = {
  id: '',
  kind: 'primitive',
  definition: { id: '', kind: 'primitive' },
  tree: undefined,
  type: '',
  isShown: true,
};

function formatTree(tree: Expr | undefined, { mode, precision }: FormatOptions): string | undefined {
  if (tree === undefined) return undefined;
  return mode === 'latex' ? toLatex(tree, { precision }) : print(tree);
}

/** A point's coordinates or a number; otherwise the equation, or the source. */
function formatEquation(object: ConstructionObject, options: FormatOptions): string {
  const own = object.value && formatValue(object.value, options);
  const text = own ?? formatTree(equationTree(object), options);
  if (text === undefined) throw new Undefined(`${object.id} has neither an equation nor a source`);
  return text;
}

function formatMeasure(object: ConstructionObject, options: FormatOptions): string {
  const { value } = object;
  if (value === undefined) throw new Undefined(`${object.id} is undefined`);
  const own = formatValue(value, options);
  if (own !== undefined) return own;
  if (!isScalar(value) && figureType(value).shown === 'equation') return formatEquation(object, options);
  for (const measure of measuresOf(value)) {
    const measured = propertyOf(object, measure);
    if (measured !== undefined) return formatResult(measured, options, 'value');
  }
  return formatEquation(object, options);
}
