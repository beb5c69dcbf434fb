import { hasFunction, isConstructor } from '@geoslide/geometry';
import { splitArguments } from '../arguments.js';
import { advise, entry, type HabitEntry } from '../habit.js';

/** What can be said of points, and what of lines, which the names of constructors resemble. */
const OF_POINTS = /^(?:are_?|is_?)?(?:collinear|concyclic|cocyclic|kollinear|konzyklisch)$/i;
const OF_LINES = /^(?:are_?|is_?)?(?:parallel|perpendicular|orthogonal|concurrent|perp)$/i;

/** What a figure can't state, as if it were a definition: `p: parallel(g, h)`. Whether it holds, a command tells. */
export const statedHabits: readonly HabitEntry[] = [
  entry(String.raw`(?:<NAME>\s*:?[:=]\s*)?(<NAME>)\s*\(([^"{}]*)\)`, ([, word = '', inner = ''], { defines }) => {
    if (defines(word) || isConstructor(word) || hasFunction(word)) return undefined;
    const args = splitArguments(inner);
    const isOfLines = args.length > 1 && args.every((arg) => /^\p{Ll}\d*$/u.test(arg) && defines(arg));
    if (!OF_POINTS.test(word) && !(OF_LINES.test(word) && isOfLines)) return undefined;
    const own = word.replace(/^(?:are|is)_?/i, '').toLowerCase();
    return advise(
      `take the line away, for a figure draws, and states nothing: geoslide assert FILE "${own}(${args.join(', ')})" tells whether it holds`,
    );
  }),
];
