import { type Definition, ProtocolError, type Slide, type Warning } from '@geoslide/protocol';
import { ParseError } from '../syntax/parse-error.js';
import { parse } from '../syntax/parser.js';
import { construct } from './construct.js';
import { namesIn } from './names/dependencies.js';

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
