import type { Style } from '@geoslide/protocol';

/** What an object hands down, its own and what it inherits: heirs share what is said before them. */
export interface Generation {
  /** What it hands down of its own entry, if it has one. */
  readonly entry: Style | undefined;
  /** What it inherits from; where parents run in a circle, so do generations. */
  parent: Generation | undefined;
  /** The styles of its ancestors' types and then its own, strongest first and each once. */
  types: readonly Style[];
  /** By property: the nearest generation from here on that has it, so that a search does not walk again where one has been. */
  readonly nearest: Map<string, Generation | undefined>;
}

export function generation(entry: Style | undefined, parent?: Generation): Generation {
  return { entry, parent, types: [], nearest: new Map() };
}

/** The nearest generation from `start` on whose entry has a property; a value of null is none. */
export function nearestWith(start: Generation | undefined, name: string): Generation | undefined {
  const passed: Generation[] = [];
  let found: Generation | undefined;
  for (let at = start; at !== undefined; at = at.parent) {
    if (at.nearest.has(name)) {
      found = at.nearest.get(name);
      break;
    }
    passed.push(at);
    // A search in a circle ends where it comes back to.
    at.nearest.set(name, undefined);
    if (valueIn(at.entry, name) !== undefined) {
      found = at;
      break;
    }
  }
  for (const each of passed) each.nearest.set(name, found);
  return found;
}

/** A style's own property; undefined where it is missing or null. */
export function valueIn(style: Style | undefined, name: string): unknown {
  return style !== undefined && Object.hasOwn(style, name) ? (style[name] ?? undefined) : undefined;
}
