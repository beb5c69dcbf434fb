import { constructorMeant } from '@geoslide/geometry';
import { splitArguments } from './arguments.js';
import { entry, type HabitEntry, read, write } from './habit.js';

/** An equation or an inequality, and no argument by its name. */
const EQUATION = /^[^"{}(:]*(?:\([^()]*\)[^"{}:]*)*?(?<![<>=!])(?:=|<=?|>=?|≤|≥)[^"{}:]*$/u;

/** The name of something in front of its id: `Punkt A: Point(0, 0)`. Statements have such words of their own. */
const typeOf = (word: string): string | undefined =>
  /^(?:text|image|slider|button|style|primitive|other|definition)$/.test(word) ? undefined : constructorMeant(word);

/** What stands in front of a source beside its name: a type, a variable, or a word with a second colon. */
export const headHabits: readonly HabitEntry[] = [
  // `f(x): y = x^2`
  entry(
    String.raw`(<NAME>)\(\s*x\s*\)\s*:(?!=)\s*(?:(?:y|<NAME>\(\s*x\s*\))\s*=\s*)?([^":={}]+)(\s*[{"].*)?`,
    ([, name = '', source = '', tail = '']) =>
      /['′’]$/.test(name) || /\p{L}{2,}\s+\p{L}/u.test(source)
        ? undefined
        : write(`${name}: y = ${source.trim()}${tail}`),
  ),
  // `E: Plane: 2x + y - z = 4`, `s: Segment: A, B`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(\p{L}{3,})\s*:(?!=)\s*([^":{}]+?)(\s*[{"].*)?`,
    ([, name, word = '', rest = '', tail = '']) => {
      const own = typeOf(word);
      if (own === undefined) return undefined;
      if (EQUATION.test(rest) && /(?<!\p{L})[xyz](?!\p{L})/u.test(rest)) return write(`${name}: ${rest}${tail}`);
      const inner = /^\(([^()]*)\)$/.exec(rest)?.[1] ?? rest;
      const args = own === 'Point' ? splitArguments(inner) : splitArguments(rest);
      const isArgument = (arg: string) => /^(?:[-−+.\d°π]+|<?\p{L}\d*['′]*|\([^()]*\)|\p{L}\w*\(.*\))$/u.test(arg);
      return args.length > 0 && args.every(isArgument)
        ? write(`${name}: ${own}(${args.join(', ')})${tail}`)
        : undefined;
    },
  ),
];

/** The same, for lines that no other habit reads. */
export const typedHeads: readonly HabitEntry[] = [
  // `Punkt A: Point(0, 0)`, `circle k: Circle(A, 2)`
  entry(
    String.raw`(\p{L}{3,})\s+([A-Za-z]\d*['′’]*)\s*:(?!=)\s*((?:\p{Lu}\p{L}+\(|\(|[xy]\s*=).*)`,
    ([, word = '', name, source], { defines }) =>
      defines(word) || typeOf(word) === undefined ? undefined : read(`${name}: ${source}`),
  ),
];
