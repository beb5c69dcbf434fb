import { expectedType, isDrawn, isFactor, isOfSpace, ParseError, parse } from '@geoslide/geometry';
import type { Fields } from './fields.js';

/** Longest chain of definitions that is followed: reading calls itself for each, and in files most definitions name earlier ones. */
const MAX_CHAIN = 300;

/**
 * The kind that each definition has where nothing else is said, by its place: `primitive` where its source gives something to draw, else
 * `other`. The forms of the sources decide, not their values; undefined for definitions without a source that is an expression.
 */
export function expectedKinds(definitions: readonly Fields[]): ('primitive' | 'other' | undefined)[] {
  const ids = new Set(definitions.map(({ id }) => id));
  const byName = new Map<string, Fields>();
  for (const definition of definitions) {
    const name = nameOf(definition);
    if (!byName.has(name)) byName.set(name, definition);
  }
  const types = new Map<Fields, string>();
  let chain = 0;

  function typeOf(definition: Fields): string {
    const found = types.get(definition);
    if (found !== undefined) return found;
    // Where a cycle comes back to, and where a chain is too long.
    types.set(definition, 'Any');
    if (chain >= MAX_CHAIN) return 'Any';
    chain += 1;
    const type = computeType(definition);
    chain -= 1;
    types.set(definition, type);
    return type;
  }

  function computeType(definition: Fields): string {
    const { kind, source } = definition;
    if (kind === 'slider') return 'Number';
    if (typeof source !== 'string' || kind === 'image') return 'Any';
    try {
      const tree = parse(source, { isFactor: (name) => isFactor(name, ids) });
      return expectedType(tree, nameOf(definition), (name) => {
        const other = byName.get(name);
        return other === undefined ? undefined : typeOf(other);
      });
    } catch {
      return 'Any';
    }
  }

  return definitions.map((definition) => {
    if (!hasExpression(definition)) return undefined;
    return isDrawn(typeOf(definition)) ? 'primitive' : 'other';
  });
}

/** Whether the sources of some definitions only make sense in space, as far as their forms tell. */
export function holdsSpace(definitions: readonly Fields[]): boolean {
  const ids = new Set(definitions.map(({ id }) => id));
  return definitions.some((definition) => {
    if (!hasExpression(definition)) return false;
    try {
      const tree = parse(String(definition.source), { isFactor: (name) => isFactor(name, ids) });
      return isOfSpace(tree, (name) => ids.has(name));
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      return false;
    }
  });
}

/** True for a definition whose kind its source may tell. */
function hasExpression({ kind, source }: Fields): boolean {
  return typeof source === 'string' && (kind === undefined || kind === 'primitive' || kind === 'other');
}

/** The id as other definitions write it. */
function nameOf({ id }: Fields): string {
  return String(id).replace(/[′’]/gu, "'");
}
