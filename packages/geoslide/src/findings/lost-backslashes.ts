import { type Finding, quoted, type Slide } from '@geoslide/protocol';

/** Commands of LaTeX whose single backslash JSON reads as another sign: frac, beta, theta, rho. */
const LOST = /[\b\f\t\r](?=\p{L})/u;
const LETTERS: Readonly<Record<string, string>> = { '\b': 'b', '\f': 'f', '\t': 't', '\r': 'r' };

/**
 * Labels and texts of a file in JSON with a control sign where a command of LaTeX is meant.
 *
 * @param path The slide's: `slides.0`.
 */
export function lostBackslashes({ definitions }: Slide, path: string): Finding[] {
  return definitions.flatMap((definition, index) =>
    (['label', 'template'] as const).flatMap((key) => {
      const text: unknown = definition[key as keyof typeof definition];
      if (typeof text !== 'string' || !LOST.test(text)) return [];
      const meant = text.replace(new RegExp(LOST, 'gu'), (sign) => `\\${LETTERS[sign]}`);
      const message = `JSON reads a single backslash as a part of another sign: write ${quoted(meant)}, with two`;
      return [{ id: definition.id, path: `${path}.definitions.${index}.${key}`, message }];
    }),
  );
}
