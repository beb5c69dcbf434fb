import { constructorMeant } from '@geoslide/geometry';
import { offsetsOf } from '../advice/style-advice.js';
import { advise, entry, type HabitEntry, read, type Surroundings, write, writeBehind } from '../habit.js';
import { summands, templateOf } from './joined-text.js';

const SHIFT = '(?:translate|shift|move|displace|offset|verschiebe|déplacer|mover)(?:By|To|Of|d)?';
const NO_COMMANDS = 'take the line away: a figure has definitions, and no commands';

/** The template of a text joined from two parts or more; undefined where a part has a text or a block within. */
function templateOfParts(joined: string): string | undefined {
  const parts = summands(joined);
  const isPlain = parts.every((part) => /^"[^"]*"$/.test(part) || !/["{}]/.test(part));
  return parts.length < 2 || !isPlain ? undefined : templateOf(joined);
}

/** What a figure is called that a program builds, and its methods: `fig = gs.Figure()`, `fig.point(0, 0)`. */
const BUILT = /^(?:(?:const|let|var)\s+)?\w+\s*=\s*(?:new\s+)?(?:\w+\.)*(?:[a-z]\w*|\w*Figure|\w*Canvas)\(.*\)$/;

/** What is done with an object by a method, and texts that are joined from their parts. */
export const memberHabits: readonly HabitEntry[] = [
  entry(
    String.raw`(?:(?:const|let|var)\s+)?(?:(\w+)\s*=\s*)?(?:await\s+)?([a-z]\w*)\.([a-z]\w*)\((.*?)\)(?:\.style\(\{(.*)\}\))?`,
    ([, name, figure, method = '', args, style], { text, defines }) => {
      const made = text.split('\n').find((line) => new RegExp(`^\\s*(?:const |let |var )?${figure}\\s*=`).test(line));
      const own = constructorMeant(method);
      if (own === undefined || made === undefined || !BUILT.test(made.trim().replace(/;$/, ''))) return undefined;
      const letters = own === 'Point' ? 'PQRST' : `${own[0]!.toLowerCase()}ghkmnpq`;
      const head = name ?? [...letters].find((letter) => !defines(letter)) ?? 's_1';
      return read(`${head}: ${own}(${args})${style === undefined ? '' : ` {${style}}`}`);
    },
  ),
  entry(String.raw`(?:(?:const|let|var)\s+)?\w+\s*=\s*(?:new\s+)?(?:\w+\.)*\w*[Ff]igure\(.*\)`, () =>
    advise(NO_COMMANDS),
  ),
  entry(
    String.raw`(?:(<NAME>)\s*:?[:=]\s*)?(<NAME>)\.${SHIFT}\(\s*[([]?\s*([^,()[\]]+),\s*([^,()[\]]+?)\s*[)\]]?\s*\)`,
    ([, name, object = '', x, y], { defines }: Surroundings) =>
      defines(object) ? write(`${name ?? `${object}'`}: Translate(${object}, Vector(${x}, ${y}))`) : undefined,
  ),
  // A label that is joined behind a definition.
  entry(String.raw`(<NAME>\s*[:=]\s*\p{Lu}[^"]*\))\s*("[^"]*"\s*\+.+)`, ([, definition = '', joined = '']) => {
    const template = /[+,]\s*$/.test(definition) ? undefined : templateOfParts(joined);
    return template === undefined ? undefined : write(`${definition} "${template}"`);
  }),
  // `label A "Start" at top left`
  entry(
    String.raw`labell?\s+(?:of\s+)?(<NAME>)\s*[:=]?\s*(?:as\s+|with\s+)?("[^"]*"|\p{Lu}\p{L}+)(?:\s*,?\s*(?:at\s+(?:the\s+)?|to\s+(?:the\s+)?|on\s+(?:the\s+)?|placed\s+)?([\p{L} -]+))?`,
    ([, name, typed = '', side], { defines }) => {
      const label = typed.startsWith('"') ? typed : `"${typed}"`;
      const moved = side === undefined ? undefined : offsetsOf(side.trim());
      return defines(name!) ? writeBehind(name, moved === undefined ? label : `${label} {${moved}}`) : undefined;
    },
  ),
];
