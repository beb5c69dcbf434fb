import { type Definition, ProtocolError, type Slide, type Warning } from '@geoslide/protocol';
import { formsOf } from '../registry.js';
import type { Expr } from '../syntax/ast.js';
import { ParseError } from '../syntax/parse-error.js';
import { parse } from '../syntax/parser.js';
import { childrenOf } from '../syntax/walk.js';
import { construct } from './construct.js';
import { takes } from './match-arguments.js';
import { namesIn } from './names/dependencies.js';
import { isPointName } from './names/point-name.js';

/** What stands in for a name that nothing defines, one after the other, where its letter says nothing of it; with the types that it has. */
const STAND_INS: readonly (readonly [types: RegExp, ...sources: string[]])[] = [
  [/^(?:Number|Expr)$/, '2'],
  [/^Point$/, 'Point(1, 2)'],
  [/^(?:LineLike|Line|Segment|Ray)$/, 'Line((0, 0), (3, 1))', 'Line((0, 2), (2, 0))'],
  [/^(?:CircleLike|Circle)$/, 'Circle((0, 0), 2)', 'Circle((3, 0), 2)'],
  [/^(?:Path|Curve)$/, 'y = x^2', 'y = x + 1'],
  [/^Polygon$/, 'Polygon((0, 0), (4, 0), (1, 3))'],
  [/^Vector$/, 'Vector((0, 0), (1, 2))'],
  [/^(?:List|.*\[\])$/, '[1, 2, 3, 4]'],
];

/** Points that stand in, no three of them on a line. */
const PLACES = ['0, 0', '4, 0', '1, 3', '-2, 1', '3, 4', '-1, -3'];

/**
 * Sources for a name that nothing defines, the likeliest first.
 *
 * @param index Tells those of one type apart.
 * @param tree The expression that it stands in: what fits its call is the likeliest.
 */
export function standInsFor(name: string, index = 0, tree?: Expr): readonly string[] {
  const types = (name === 'f' ? 'Curve' : ((tree && wantedFor(name, tree)) ?? '')).split('/');
  const place = `Point(${PLACES[index % PLACES.length]})`;
  const fits = ([own]: (typeof STAND_INS)[number]) => types.some((type) => own.test(type));
  const sources = [...STAND_INS.filter(fits), ...STAND_INS.filter((own) => !fits(own))].map(
    ([, ...own]) => own[index % own.length]!,
  );
  return isPointName(name) ? [place, ...sources] : sources;
}

/** The type of an argument that is only a name; undefined where none is, or its call takes any. */
function wantedFor(name: string, tree: Expr): string | undefined {
  if (tree.kind === 'call' && tree.callee.kind === 'name') {
    if (tree.callee.name === name) return 'Curve';
    const index = tree.args.findIndex((arg) => arg.kind === 'name' && arg.name === name);
    const form = index < 0 ? undefined : formsOf(tree.callee.name)?.find(({ arity }) => takes(arity, tree.args.length));
    const type = form?.signature.parameters[index]?.type;
    if (type !== undefined) return String(type);
  }
  for (const child of childrenOf(tree)) {
    const found = wantedFor(name, child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A definition by its name and its source. */
export const standIn = (id: string, source: string): Definition => ({ kind: 'primitive', id, source }) as Definition;

/** More points of a slide are not looked at for what a call lacks. */
const MAX_POINTS = 6;

/** A point by its coordinates, with one letter for its name. */
const isPlainPoint = ([name, definition]: readonly [string, Definition]): boolean =>
  /^\p{Lu}$/u.test(name) && 'source' in definition && /^(?:Point)?\([-−\d. ,]+\)$/u.test(String(definition.source));

/**
 * What is wrong with definitions that a slide does not have yet, evaluated with what they need of those that it has;
 * a source that is not in the language is the only reason.
 *
 * @param own The definitions to try, and what stands in for names that nothing defines: they hide those of the slide.
 */
export function tried(
  own: readonly Definition[],
  defined: ReadonlyMap<string, Definition>,
  uvarMap: Slide['uvarMap'],
): readonly Warning[] {
  const needed = new Map(own.map((definition) => [definition.id, definition]));
  const pending = [...own];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const name of [...namesOf(next)].flatMap((own) => (defined.has(own) ? [own] : lettersOf(own)))) {
      const found = needed.has(name) ? undefined : defined.get(name);
      if (found === undefined) continue;
      needed.set(name, found);
      pending.push(found);
    }
  }
  // What a call lacks may be one of these, which are evaluated before it.
  const points = [...defined].filter((each) => isPlainPoint(each) && !needed.has(each[0])).slice(0, MAX_POINTS);
  const definitions = [...points.map(([, point]) => point), ...needed.values()];
  try {
    return construct({ definitions, uvarMap, styleSheet: {} }).warnings;
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    return error.issues.map(({ message }) => ({ message, id: own[0]!.id }));
  }
}

/** `B` and `C` for a name `BC` that nothing has. */
const lettersOf = (name: string): readonly string[] => name.match(/\p{Lu}\d*'*/gu) ?? [];

/** The names that a definition may mean others by; none where it can't be read. */
function namesOf(definition: Definition): Iterable<string> {
  const sources = [
    'source' in definition ? definition.source : '',
    ...('min' in definition ? [definition.min, definition.max, definition.step] : []),
  ];
  return sources.flatMap((source) => {
    if (typeof source !== 'string' || source === '') return [];
    try {
      return [...namesIn(parse(source))];
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      return [];
    }
  });
}
