import type { Warning } from '@geoslide/protocol';

/** Ids that a message lists of those that depend on an object. */
const MAX_LISTED = 5;

/** What a text says of an object that it shows and that has no value. */
const OF_A_VALUE = /^\{\{[^{}]*\}\}: (\S+) is undefined$/u;

/** A warning with the objects that are missing only because of it. */
export interface FoldedWarning {
  readonly warning: Warning;
  readonly dependents: readonly string[];
}

/** The warnings without those that only follow from another one, which tells of them instead. */
export function foldedWarnings(all: readonly Warning[]): FoldedWarning[] {
  const told = new Set(all.map(({ id }) => id));
  const warnings = all.map((warning) => {
    const shown = warning.id === undefined ? undefined : OF_A_VALUE.exec(warning.message)?.[1];
    return shown !== undefined && shown !== warning.id && told.has(shown) ? { ...warning, cause: shown } : warning;
  });
  const causes = new Map(
    warnings.flatMap(({ id, cause }) => (id === undefined || cause === undefined ? [] : [[id, cause]])),
  );
  const roots = new Map<string, string[]>();
  for (const { id, cause } of warnings) {
    if (id === undefined || cause === undefined) continue;
    const root = rootOf(cause, causes);
    const dependents = roots.get(root);
    if (dependents === undefined) roots.set(root, [id]);
    else dependents.push(id);
  }
  return warnings
    .filter(({ cause }) => cause === undefined)
    .map((warning) => {
      // Why an object is missing has no place of its own, and comes before what is said of its style.
      const name = warning.path === undefined ? (warning.id ?? '') : '';
      const dependents = roots.get(name) ?? [];
      roots.delete(name);
      return { warning, dependents };
    });
}

function rootOf(id: string, causes: Map<string, string>): string {
  const line: string[] = [];
  let root = id;
  for (let next = causes.get(root); next !== undefined; next = causes.get(root)) {
    line.push(root);
    root = next;
  }
  // So that long lines of dependence are walked once.
  for (const member of line) causes.set(member, root);
  return root;
}

/** ` (2 objects depend on it: B, C)`, or nothing. */
export function dependsOnIt(ids: readonly string[]): string {
  const [first] = ids;
  if (first === undefined) return '';
  if (ids.length === 1) return ` (${first} depends on it)`;
  const more = ids.length > MAX_LISTED ? ', …' : '';
  return ` (${ids.length} objects depend on it: ${ids.slice(0, MAX_LISTED).join(', ')}${more})`;
}
