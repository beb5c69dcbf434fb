import { childrenOf, constructorMeant, type Expr, isConstructor, ParseError, parse } from '@geoslide/geometry';
import { nearestName } from '@geoslide/protocol';
import type { Cursor } from '../../cursor.js';
import { shortened } from '../../problem.js';
import { definitionWords, settingWords } from '../../words.js';
import { count } from '../../work.js';
import { capital } from '../habit.js';
import { styleOf } from '../looks/look-at.js';
import { freeName } from '../meant/meant-call.js';
import { LINES, sentenceAdvice } from './sentence-advice.js';

/** More is no path of points that people write. */
const MAX_PATH = 100;

/** What to write for `{S, T}: Intersect(a, b)`: what is found under several names has one each. */
export function severalAdvice(names: string, source: string): string {
  const numbered = (n: number) => source.replace(/\)$/, `, ${n})`);
  const each = names.split(',').map((name, i) => `${name.trim()}: ${numbered(i + 1)}`);
  return `write ${each.join(', then ')}`;
}

/** What to write for a line that begins with no name. */
export function namelessAdvice(line: string): string | undefined {
  return sentenceAdvice(line) ?? unnamedRemedy(line);
}

interface Stray {
  readonly remedy: string;
  /** The definition that the remedy gives. */
  readonly definitions: readonly string[];
  /** Whether the line is an expression that only lacks a name. */
  readonly isNameless: boolean;
  /** Whether the remedy says nothing of what the line means. */
  readonly isGeneral: boolean;
}

/** A longer line is not told as a whole. */
const MAX_TOLD = 200;

/** What to write for a line that begins with a name and is no definition. The cursor stands behind the name. */
export function strayAdvice(name: string, line: string, cursor: Cursor): Stray {
  const { text, end } = cursor;
  const rest = text.slice(cursor.at, end).trim();
  const start = end - line.length;
  const path = pathRemedy(text.slice(start, start + MAX_PATH));
  const unnamed = path ?? unnamedRemedy(line, text, start);
  if (unnamed !== undefined && !/^[\p{L}\p{Nd}(]/u.test(rest))
    return { remedy: unnamed, definitions: [], isNameless: true, isGeneral: false };
  const look = styleOf(rest);
  if (look !== undefined) {
    const part = `{${look}}`;
    const as = `${name}: Point(0, 0) ${part}`;
    return {
      remedy: `write ${part} after the definition of ${name}, as in ${as}`,
      definitions: [as],
      isNameless: false,
      isGeneral: false,
    };
  }
  const said = path ?? sentenceAdvice(line);
  if (said !== undefined) return { remedy: said, definitions: [], isNameless: false, isGeneral: path === undefined };
  count('nearest');
  const nearest = nearestName(name, [...settingWords, ...definitionWords, 'extra']);
  if (nearest !== undefined)
    return { remedy: `did you mean ${nearest}?`, definitions: [], isNameless: false, isGeneral: false };
  // The other name of an object is hardly meant.
  const isWord = /^\p{Ll}{3,}$/u.test(name) && /^\p{L}[\p{L}\p{N}_]*['′’]*$/u.test(rest);
  if (isWord || (rest === '' && !/^\p{Lu}[\d_₀-₉]*['′’]*$/u.test(name)))
    return {
      remedy: `no line begins with "${name}": take the line away; ${LINES}`,
      definitions: [],
      isNameless: false,
      isGeneral: true,
    };
  const named =
    cursor.next() === '(' ? withName(name, rest) : `${name}: ${drawn(rest.replace(/^：\s*/u, '')) || 'Point(0, 0)'}`;
  const remedy = `a definition is written with a name and a colon: ${shortened(named, MAX_TOLD)}`;
  return { remedy, definitions: [named], isNameless: false, isGeneral: true };
}

/** `Angle(A, B, C)` for `angle(A, B, C)`: a number by itself draws nothing. */
const drawn = (source: string): string =>
  source.replace(/^\p{Ll}\p{L}*(?=\()/u, (word) => (isConstructor(capital(word)) ? capital(word) : word));

const NAMELESS_CURVE = /^[ \t]*[xy][ \t]*(?:[<>]=?|[=≤≥])[^:\n]*$/gm;

/** Characters in which names that are taken are looked for. */
const MAX_NAMES = 2000;

/** What to write for an expression without a name; undefined for what is none. */
function unnamedRemedy(line: string, text = '', start = 0): string | undefined {
  if (line.length > MAX_PATH) return undefined;
  const [, source = '', tail = ''] = /^\s*(.*?)(\s*\{[^{}]*\})?\s*$/.exec(line) ?? [];
  if (source === '') return undefined;
  try {
    const tree = parse(source);
    if (tree.kind === 'name' || tree.kind === 'string') return undefined;
    const isCurve = isGraph(tree);
    const defined = new Set(
      Array.from(text.slice(0, MAX_NAMES).matchAll(/^[ \t]*([a-z])[ \t]*[:=]/gm), ([, name]) => name),
    );
    const letters = [...(isCurve ? 'fghuvw' : 'pqrstu')].filter((letter) => !defined.has(letter));
    // The curves before it are told to have the first names.
    const index = text.slice(Math.max(0, start - MAX_NAMES), start).match(NAMELESS_CURVE)?.length ?? 0;
    return `give it a name, as in ${letters[isCurve ? index : 0] ?? 'k'}: ${source}${tail}`;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return undefined;
  }
}

/** An equation, an inequality or a formula of x. */
function isGraph(tree: Expr): boolean {
  return (
    tree.kind === 'equation' ||
    tree.kind === 'comparison' ||
    (tree.kind === 'name' && /^[xy]$/.test(tree.name)) ||
    childrenOf(tree).some(isGraph)
  );
}

/** A point of a path, with its coordinates or its words as Mermaid has them: `A[0, 0]`, `B((Start))`. */
const NODE = String.raw`([A-Z]\d*)\s*(?:[[({]+\s*([^\])}]*?)\s*[\])}]+)?`;
const LINK = String.raw`\s*--+>?\s*(?:\|([^|]*)\|\s*)?`;
const PATH = new RegExp(`^${NODE}(?:${LINK}${NODE})+\\s*(?::\\s*(.*?))?\\s*$`);

/** What is meant by `A -- B -- C`, of which a statement has only A: the rest is a comment. */
function pathRemedy(text: string): string | undefined {
  const line = text.split(/[\n;]/)[0]!;
  const path = PATH.exec(line);
  if (path === null) return undefined;
  const [ends = ''] = line.split(/:(?!.*--)/);
  const nodes = [...ends.matchAll(new RegExp(NODE, 'g'))];
  const points = nodes.map(([, name]) => name!);
  const placed = nodes.flatMap(([, name, place = '']) =>
    /^[-\d.]+\s*,\s*[-\d.]+$/.test(place) ? [`${name}: Point(${place})`] : [],
  );
  const words = (/\|([^|]*)\|/.exec(ends)?.[1] ?? path.at(-1) ?? '').trim().replaceAll('"', '');
  const isVector = points.length === 2 && ends.includes('->');
  const type = isVector ? 'Vector' : points.length === 2 ? 'Segment' : 'Polyline';
  const own = `${isVector ? 'v' : 's'}: ${type}(${points.join(', ')})${words === '' ? '' : ` "${words}"`}`;
  return placed.length === 0
    ? `write ${own}`
    : `write each definition on a line of its own: ${[...placed, own].join(', then ')}`;
}

/** What other programs call a point. */
function isDot(name: string): boolean {
  return /^(?:dot|pt|node|vertex|coord(?:inate)?)$/i.test(name);
}

/** A call with a name that the line does not use, and a function as a curve. */
function withName(name: string, rest: string): string {
  const graph = /^\(\s*x\s*\)\s*:?=?\s*(.+)/.exec(rest)?.[1];
  if (graph !== undefined && /^\(\s*x\s*\)\s*(?:=|:)/.test(rest)) return `${name}: y = ${graph}`;
  const own = isDot(name) ? 'Point' : (constructorMeant(name) ?? name);
  const used = [name, name.replace(/['′’]+$/, ''), ...(rest.match(/\p{L}[\p{L}\d_]*/gu) ?? [])];
  const usual = { Point: 'A', Circle: 'k' }[own];
  const free = usual !== undefined && !used.includes(usual) ? usual : freeName(own, used);
  return `${free}: ${own}${rest}`;
}
