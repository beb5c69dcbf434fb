import type { Warning } from '../errors.js';
import { nearestName } from './nearest-name.js';

/** Findings that one look at a slide tells; who has more reads no further. */
const MAX_FINDINGS = 200;

/** Characters of a key that a message repeats. */
const MAX_KEY = 40;

/** A warning with its place from the root of what is looked at. */
export interface Finding extends Warning {
  readonly path: string;
}

/** A key that nothing reads, and where it stands. */
interface UnknownKey {
  readonly key: string;
  /** The keys that are read there. */
  readonly known: readonly string[];
  /** Whose key it is: `a slide`. */
  readonly what: string;
  readonly path: string;
  readonly id?: string;
  /** What to do, where that is known better than by the nearest key. */
  readonly remedy?: (() => string | undefined) | undefined;
  /** What to do with this one, which is told for each place by itself. */
  readonly own?: string | undefined;
}

/** Collects what is found; the same key in the same kind of place is told once, with a count. */
export class Findings {
  private readonly found = new Map<string, Finding & { count: number }>();

  /** @param name What makes two findings the same. */
  add(name: string, make: () => Finding): void {
    const same = this.found.get(name);
    if (same !== undefined) same.count += 1;
    else if (this.found.size < MAX_FINDINGS) this.found.set(name, { ...make(), count: 1 });
  }

  unknownKey({ key, known, what, path, id, remedy, own }: UnknownKey): void {
    this.add(`${what} ${key} ${own ?? ''}`, () => {
      const nearest = nearestName(key, known);
      const near = nearest === undefined ? `known are ${known.join(', ')}` : `did you mean ${nearest}?`;
      return {
        ...(id === undefined ? {} : { id }),
        path: `${path}.${key}`,
        message: `${quoted(key)} is no key of ${what}, and is ignored: ${own ?? remedy?.() ?? near}`,
      };
    });
  }

  list(): Finding[] {
    return [...this.found.values()].map(({ count, ...finding }) => (count > 1 ? { ...finding, count } : finding));
  }
}

/** A name from a file, as a message repeats it. */
export function quoted(name: string): string {
  return JSON.stringify(name.length > MAX_KEY ? `${name.slice(0, MAX_KEY)}…` : name);
}
