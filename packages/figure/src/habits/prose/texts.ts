import { offsetsOf } from '../advice/style-advice.js';
import { type HabitEntry, read, write, writeBehind } from '../habit.js';
import { printedParts } from '../whole/parts.js';
import { textMeant } from '../whole/text-meant.js';

/** A text as figure text has it, of which other rules tell what is wrong within it, and a string with a name. */
const OWN = /^text\s+[^\s:"]+(?:\s*:\s*|\s+)(?:"(?:[^"\\]|\\.)*"\s*(?:\{.*)?|\p{L}[^"'{}]*)$|^\S+\s*[:=]\s*"[^"]*"$/su;

/** The label of an object, `label(A, "Start")`, which no name makes a text of its own. */
const LABEL = /^(?:label|name|caption)\s*[([]/i;

/** Where a label stands beside its point. */
const SIDE =
  /(?<!\p{L})(?:(?:top|bottom|upper|lower|above|below)[\s_-]+)?(?:above|below|left|right|top|bottom|north|south|east|west)(?!\p{L})/iu;

/** What has a name, and can be nothing but a text. */
const READ = /^(?:\p{L}[\p{L}\p{N}_]*\s*[:=]\s*Text\s*\([^+&]*$|text\s+\p{L}[\p{L}\p{N}_]*\s*[:=]\s*"[^"]*"$)/iu;

/** A text of GeoGebra or Manim that is a formula. */
const FORMULA =
  /^(\S+\s*[:=]\s*)(?:FormulaText|LaTeX|Latex|MathTex|TeX|Formula)\(\s*r?"((?:[^"\\$]|\\.)*)"(?=\s*[,)])/u;

/** Words with a name, `Text(text="Hi", x=1, y=2)`. */
const NAMED = /^(\S+\s*[:=]\s*(?:Text|Label)\(\s*)(?:text|content|value|s|string)\s*[:=]\s*"/u;

/** Texts with their words, their place, their values and their looks in whatever order and notation. */
export const textHabits: readonly HabitEntry[] = [
  (typed, surroundings) => {
    const statement = typed.replace(FORMULA, '$1Text("$$$2$$"').replace(NAMED, '$1"');
    const bare = /^text\s+\S+\s*:\s*(\p{L}[\p{L}\p{N}_]*)$/u.exec(statement)?.[1];
    const isOwn = OWN.test(statement) && (bare === undefined || !surroundings.defines(bare));
    const parts = isOwn ? undefined : textMeant(statement, surroundings);
    if (parts === undefined) return undefined;
    const at = parts.style.find((member) => member.startsWith('at: '))?.slice(4) ?? '';
    if (!LABEL.test(statement) || !(surroundings.defines(at) || /^\p{Lu}\d*['′’]*$/u.test(at))) {
      const own = printedParts(parts);
      const words = /"(?:[^"\\]|\\.)*"/s.exec(own)?.[0] ?? '';
      return READ.test(statement) && statement.includes(words) ? read(own) : write(own);
    }
    const style = parts.style.filter((member) => !member.startsWith('at: '));
    const side = SIDE.exec(statement.replace(/"[^"]*"/g, ''))?.[0];
    const members = [offsetsOf(side ?? '') ?? [], style].flat();
    const block = members.length === 0 ? '' : ` {${members.join(', ')}}`;
    return writeBehind(at, `${parts.head.replace(/^text \S+ /, '')}${block}`);
  },
];
