import {
  type Expr,
  expectedType,
  isDrawn,
  isFactor,
  isOfSpace,
  type KnownNames,
  ParseError,
  parse,
} from '@geoslide/geometry';
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
  const trees = new Map<Fields, Expr | undefined>();
  const names: KnownNames = {
    typeOf: (name) => ofNamed(name, typeOf),
    treeOf: (name) => ofNamed(name, treeOf),
    calls: new Map(),
    isInSpace: () => {
      inSpace ??= holdsSpace(definitions);
      return inSpace;
    },
  };
  let inSpace: boolean | undefined;
  let chain = 0;

  function ofNamed<T>(name: string, find: (definition: Fields) => T): T | undefined {
    const definition = byName.get(name);
    return definition === undefined ? undefined : find(definition);
  }

  function treeOf(definition: Fields): Expr | undefined {
    if (!trees.has(definition)) trees.set(definition, parsed(definition));
    return trees.get(definition);
  }

  /** Undefined for a definition without a source, or with one that does not parse. */
  function parsed({ kind, source }: Fields): Expr | undefined {
    if (typeof source !== 'string' || kind === 'slider' || kind === 'image') return undefined;
    try {
      return parse(source, { isFactor: (name) => isFactor(name, ids) });
    } catch {
      return undefined;
    }
  }

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
    if (definition.kind === 'slider') return 'Number';
    const tree = treeOf(definition);
    return tree === undefined ? 'Any' : expectedType(tree, nameOf(definition), names);
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
