/**
 * A label that can be a name too, and that no function or constant has: one capital letter with digits and
 * primes.
 */
const NAME_LABEL = /^\p{Lu}(?:_?\p{Nd}+)?'*$/u;

const NAME = /^\p{L}[\p{L}\p{M}\p{Nd}_]*'*$/u;

/** Letters with a meaning of their own. */
const MEANT: ReadonlySet<string> = new Set(['x', 'y', 'z', 't', 'u', 'v', 'e', 'pi', 'π', 'xAxis', 'yAxis', 'zAxis']);

/** The names of the objects of one figure. */
export function createNames() {
  const taken = new Set<string>();

  function take(id: string): void {
    const quoted = JSON.stringify(id);
    if (taken.has(id)) throw new TypeError(`the name ${quoted} is taken: give each object a name of its own`);
    if (typeof id !== 'string' || !NAME.test(id) || MEANT.has(id)) {
      throw new TypeError(
        `${quoted} can't be a name: take a text that begins with a letter, then letters and digits, and is none of ${[...MEANT].join(', ')}`,
      );
    }
    taken.add(id);
  }

  return {
    /** @throws TypeError for a name that is taken, or that the language can't have. */
    take,
    /** A name for an object that got none: its label, or its type and a number. */
    of(type: string, label = ''): string {
      if (NAME_LABEL.test(label) && !taken.has(label)) {
        taken.add(label);
        return label;
      }
      const stem = type[0]!.toLowerCase() + type.slice(1);
      let number = 1;
      while (taken.has(`${stem}${number}`)) number += 1;
      taken.add(`${stem}${number}`);
      return `${stem}${number}`;
    },
  };
}
