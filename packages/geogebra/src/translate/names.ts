/** Names that no definition of our language may have, and those that would hide what expressions need. */
const RESERVED: ReadonlySet<string> = new Set(['x', 'y', 't', 'xAxis', 'yAxis', 'zAxis']);

/** The most characters of an id that we make. */
const MAX_LENGTH = 60;

/** Ids of the objects of a file: one of its own for each label. */
export class Names {
  private readonly ids = new Map<string, string>();
  private readonly taken = new Set<string>();

  /** @param hidden names that would hide a constructor or function that is called: objects get others */
  constructor(private readonly hidden: ReadonlySet<string> = new Set()) {}

  /** The id of a label; the same one each time. */
  idOf(label: string): string {
    const known = this.ids.get(label);
    if (known !== undefined) return known;
    const id = this.free(idFor(label));
    this.ids.set(label, id);
    return id;
  }

  /** A new id for something without a label. */
  fresh(wish: string): string {
    return this.free(idFor(wish));
  }

  /** Whether an id is that of an object. */
  isTaken(id: string): boolean {
    return this.taken.has(id);
  }

  /** The labels whose ids are more than another way to write them. */
  changed(): [label: string, id: string][] {
    return [...this.ids].filter(([label, id]) => spelling(label) !== id);
  }

  private free(wish: string): string {
    let id = wish;
    for (let n = 2; this.taken.has(id) || RESERVED.has(id) || this.hidden.has(id); n++) id = `${wish}_${n}`;
    this.taken.add(id);
    return id;
  }
}

/** `A_{12}` is written `A_12`. */
function spelling(label: string): string {
  return label.replace(/_\{([^}]*)\}/gu, '_$1');
}

/** The nearest name of our language: letters, digits and `_`, with primes at the end only. */
function idFor(label: string): string {
  const primes = label.match(/['′’]/gu)?.length ?? 0;
  const body = spelling(label)
    .replace(/['′’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{Nd}_]+/gu, '_');
  const name = /^\p{L}/u.test(body) ? body : `o${body.startsWith('_') ? '' : '_'}${body}`;
  return name.slice(0, MAX_LENGTH) + "'".repeat(Math.min(primes, 5));
}
