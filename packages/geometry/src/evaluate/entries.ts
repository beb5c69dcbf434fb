import type { Definition, Issue, Slide, Warning } from '@geoslide/protocol';
import { kindRemedy } from '#near-names';
import { isPolar } from '../curve/equation-curves.js';
import { CONSTANTS, CURVE_VARIABLES, OPEN_VARIABLES } from '../functions/constants.js';
import { dependsOn } from '../functions/free-names.js';
import { takeSteps } from '../functions/steps.js';
import { isPlainProperty } from '../registry.js';
import type { Expr } from '../syntax/ast.js';
import { name, number } from '../syntax/build.js';
import { normalizeName } from '../syntax/lexer.js';
import { ParseError } from '../syntax/parse-error.js';
import { parse } from '../syntax/parser.js';
import { childrenOf } from '../syntax/walk.js';
import { type FunctionHead, functionHead, isCurveHead } from './function-head.js';
import { namesIn } from './names/dependencies.js';
import { markOwnCalls } from './names/own-calls.js';
import { PREDEFINED } from './names/predefined.js';
import { shortened } from './names/shortened.js';
import { isVariableProduct, readVariableProducts } from './names/variable-products.js';

/** What there is to evaluate of a definition. */
export type Body =
  | {
      readonly kind: 'expression';
      readonly source: string;
      readonly tree: Expr;
      readonly calls: readonly string[];
      /** Where the source is `f(a, b) = …`. */
      readonly head: FunctionHead | undefined;
    }
  | { readonly kind: 'slider'; readonly min: Expr; readonly max: Expr; readonly step: Expr }
  | { readonly kind: 'image'; readonly address: string }
  /** Texts and buttons. */
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly reason: string };

export interface Entry {
  readonly definition: Definition;
  readonly id: string;
  /** The id as other definitions write it. */
  readonly name: string;
  readonly body: Body;
  /** Conditions and places, which count once everything has its value. */
  readonly looks: Looks;
  /** The names that the body uses. */
  readonly names: ReadonlySet<string>;
}

/** What a definition says of its drawing by expressions. */
export interface Looks {
  readonly showIf?: Expr;
  readonly at?: Expr;
  readonly offset?: Expr;
}

const LOOKS = ['showIf', 'at', 'offset'] as const;

/** Missing bounds of a slider, as in GeoGebra. */
const DEFAULT_SLIDER = { min: -5, max: 5, step: 0.1 };

const KINDS: ReadonlySet<string> = new Set(['primitive', 'other', 'text', 'slider', 'button', 'image']);

export const isKnownKind = (kind: string): boolean => KINDS.has(kind);

/** `Image("…")` as it stands in files: an address may be longer than a source that is parsed. */
const IMAGE_CALL = /^\s*Image\s*\(\s*"([^"\\]*)"\s*\)\s*$/u;

/** Reads and parses the definitions of a slide; what does not parse goes to `issues`, what is skipped to `warnings`. */
export function readEntries(slide: Slide, issues: Issue[], warnings: Warning[]): Entry[] {
  const ids = new Set(slide.definitions.map((definition) => normalizeName(definition.id)));
  const seen = new Set<string>();
  const entries: Entry[] = [];
  for (const [index, definition] of slide.definitions.entries()) {
    const { id, kind } = definition;
    if (!isKnownKind(kind)) {
      warnings.push({ id, message: unknownKind(kind) });
      continue;
    }
    const own = normalizeName(id);
    const reader = new FieldReader(definition, index, ids, issues);
    // Read first: what is not in the language is an error, also where the definition does not count.
    const body = readBody(definition, own, reader);
    if (seen.has(own)) {
      warnings.push({
        id,
        message: 'defined more than once: the first definition counts; give the second another name',
      });
      continue;
    }
    seen.add(own);
    entries.push({ definition, id, name: own, body, looks: readLooks(definition, reader), names: namesOf(body, own) });
  }
  return entries;
}

function unknownKind(kind: string): string {
  return `unknown kind ${JSON.stringify(shortened(kind))}: it is skipped; ${kindRemedy(kind, KINDS)}`;
}

/** Steps for a character that is parsed. */
export const CHARACTER_STEPS = 50;

/** Parses the fields of one definition, telling whose they are where that fails. */
class FieldReader {
  constructor(
    private readonly definition: Definition,
    private readonly index: number,
    private readonly ids: ReadonlySet<string>,
    private readonly issues: Issue[],
  ) {}

  parse(field: 'source' | 'min' | 'max' | 'step' | keyof Looks, source: string): Expr {
    takeSteps(CHARACTER_STEPS * source.length);
    try {
      const tree = parse(source, { isFactor: (candidate) => isFactor(candidate, this.ids), isPlainProperty });
      return markOwnCalls(readVariableProducts(tree, this.ids), this.ids);
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      const path = `definitions.${this.index}.${field}`;
      this.issues.push({ path, message: `definition ${this.definition.id}: ${error.message}${namedAdvice(source)}` });
      return number(0);
    }
  }

  bound(field: 'min' | 'max' | 'step'): Expr {
    const value = this.definition[field] ?? DEFAULT_SLIDER[field];
    return typeof value === 'number' ? number(value) : this.parse(field, value);
  }
}

/** What to say of a source that begins with a name and a colon, as a line of figure text. */
function namedAdvice(source: string): string {
  const [, name, own] = /^\s*(\p{L}[\p{L}\p{N}_]*)\s*:=?\s*(\S.*)$/u.exec(source) ?? [];
  return own === undefined ? '' : `: write ${shortened(own)} alone; the name ${shortened(name!)} stands in the key id`;
}

/** True for names that are numbers wherever they stand: constants, and variables and `xy` that nobody has defined. */
export function isFactor(candidate: string, ids: { has(id: string): boolean }): boolean {
  if (CURVE_VARIABLES.has(candidate)) return true;
  const mayBe = OPEN_VARIABLES.has(candidate) || CONSTANTS.has(candidate) || isVariableProduct(candidate);
  return mayBe && !ids.has(candidate);
}

function readLooks(definition: Definition, reader: FieldReader): Looks {
  const fields = LOOKS.flatMap((field) => {
    const source = field === 'showIf' || definition.kind === 'text' ? definition[field] : undefined;
    return source === undefined ? [] : [[field, reader.parse(field, source)] as const];
  });
  return Object.fromEntries(fields);
}

function readBody(definition: Definition, own: string, reader: FieldReader): Body {
  if (definition.kind === 'text' || definition.kind === 'button') return { kind: 'none' };
  const body = readSources(definition, own, reader);
  if (CURVE_VARIABLES.has(own)) return refused(`${own} is the variable of curves: choose another name`);
  return PREDEFINED.has(own) ? refused(`${own} is predefined: choose another name`) : body;
}

function readSources(definition: Definition, own: string, reader: FieldReader): Body {
  const { kind, source } = definition;
  if (kind === 'slider') {
    return { kind, min: reader.bound('min'), max: reader.bound('max'), step: reader.bound('step') };
  }
  if (kind === 'image') return readImage(definition, own, reader);
  return source === undefined ? refused('it has no source') : expression(reader, source, own);
}

function refused(reason: string): Body {
  return { kind: 'refused', reason };
}

function readImage({ source, url }: Definition, own: string, reader: FieldReader): Body {
  const address = source ?? url;
  if (address === undefined || address.trim() === '') return refused('it has neither a source nor a url');
  const quoted = IMAGE_CALL.exec(address)?.[1];
  if (quoted === undefined && /^\s*Image\b/u.test(address)) return expression(reader, address, own);
  return { kind: 'image', address: quoted ?? address.trim() };
}

function expression(reader: FieldReader, source: string, own: string): Body {
  return expressionBody(source, reader.parse('source', source), own);
}

/** The body of the definition `own` whose source is that tree. */
export function expressionBody(source: string, written: Expr, own: string): Extract<Body, { kind: 'expression' }> {
  const tree = withoutHead(written, own);
  return { kind: 'expression', source, tree, calls: calledNames(written), head: functionHead(written, own) };
}

/** `f(x) = x^2` in the definition of f is `y = x^2`, and `a = 2` in that of a is 2. */
export function withoutHead(tree: Expr, own: string): Expr {
  if (tree.kind !== 'equation') return tree;
  const { left, right } = tree;
  if (left.kind === 'name' && left.name === own && !isPolarCurve(tree)) return right;
  if (left.kind !== 'call' || left.callee.kind !== 'name' || left.callee.name !== own) return tree;
  const [argument, ...others] = left.args;
  if (others.length > 0 || argument?.kind !== 'name') return tree;
  if (argument.name === 'x') return { ...tree, left: name('y') };
  return argument.name === 'y' ? { ...tree, left: name('x') } : tree;
}

function isPolarCurve(tree: Expr): boolean {
  return isPolar(tree) && dependsOn(tree.right, ['θ', 't']);
}

function calledNames(tree: Expr): readonly string[] {
  const names: string[] = [];
  const pending: Expr[] = [tree];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.kind === 'call' && node.callee.kind === 'name') names.push(node.callee.name);
    pending.push(...childrenOf(node));
  }
  return names;
}

function namesOf(body: Body, own: string): ReadonlySet<string> {
  switch (body.kind) {
    case 'expression': {
      const { head } = body;
      if (head !== undefined && !isCurveHead(head)) {
        return new Set([...namesIn(head.body)].filter((name) => !head.parameters.includes(name)));
      }
      const names = new Set(namesIn(body.tree));
      // The r of `r = 1 + cos(θ)` is the curve's variable, whatever its definition is called.
      if (own === 'r' && isPolarCurve(body.tree)) names.delete(own);
      return names;
    }
    case 'slider':
      return new Set([body.min, body.max, body.step].flatMap((tree) => [...namesIn(tree)]));
    default:
      return new Set();
  }
}
