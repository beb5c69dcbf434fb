import { withoutLengthUnits } from '@geoslide/geometry';
import { type Habit, type HabitEntry, read, type Surroundings } from '../habit.js';
import { settingAdvice } from '../no-such.js';

/** A number that is no label behind a call. */
const NUMBER = String.raw`(?<![\p{L}\d_.)]|\)\s+)\d+(?:[.]\d+)?`;
const END = String.raw`(?![\p{L}\d_(^])`;
/** Units that a number has elsewhere, where nothing defines them. */
const UNITS = new RegExp(
  String.raw`(?<=${NUMBER})\s*(?:[cmdk]?m[²³]|[cmdk]?m\^[23]|(?:km|m|cm)\/(?:h|s²?)|[cmdk]m|px|pt|kg|LE|units?|einheiten?|unités?|unidad(?:es)?|unità|unidades|eenheden|单位|厘米|米)${END}`,
  'giu',
);
const ANGLES = new RegExp(
  String.raw`(?<=${NUMBER})\s*(?:deg(?:rees?)?|grad|degrés?|grados?|gradi|graus?|graden|stopni|度)${END}`,
  'giu',
);
/** Letters that are units behind a number which is all of a source or of an argument. */
const LETTERS = /(?<=(?:[(,]|[:=])\s*[-−]?\d+(?:\.\d+)?)\s*([msghl])(?=\s*(?:[,)]|$))/gu;
/** Units behind a name among the arguments, or behind a call of a function. */
const BEHIND =
  /(?<=[(,]\s*\p{L}[\p{L}\d_]*|[:=]\s*\p{Ll}[\p{L}\d_]*\([^()]*\))\s+(?:[cmk]m|px|pt|units?|einheiten?)(?=\s*(?:[,)]|$))/giu;

/** A definition or a slider, and no sentence. */
const DEFINITION =
  /^(?:slider\s+)?(\p{L}[\p{L}\p{N}_]*['′’]*)\s*[:=]\s*(?=[-−(.\d]|\p{L}[\p{L}\d_]*\s*\()(?!.*\p{L}{3}\s+\p{L}{2})/su;

/** A definition without the units of its numbers, and with ° behind those of angles; undefined where it has none. */
function withoutUnits(statement: string, { defines, text }: Surroundings): Habit | undefined {
  const end = statement.search(/["{]/);
  const [source, tail] = end < 0 ? [statement, ''] : [statement.slice(0, end), statement.slice(end)];
  const units = new Set<string>();
  const isUnit = (unit: string) => {
    units.add(unit.trim());
    return !(unit.match(/\p{L}+/gu) ?? []).some(defines);
  };
  // Lengths are told in the unit that the figure has most.
  const isOfLengths =
    /\d\s*[cdm]m(?![\p{L}\d_^²³])/u.test(source) && !/\)\s+\d/.test(source) && !['mm', 'cm', 'dm', 'm'].some(defines);
  const plain = (isOfLengths ? withoutLengthUnits(source, text) : source)
    .replace(ANGLES, (unit) => (isUnit(unit) ? '°' : unit))
    .replace(LETTERS, (unit) => (isUnit(unit) ? '' : unit))
    .replace(UNITS, (unit) => (isUnit(unit) ? '' : unit))
    .replace(BEHIND, (unit) => (isUnit(unit) ? '' : unit));
  // Of several units one would have to be converted.
  if (plain === source || units.size > 1) return undefined;
  return read(`${plain.replace(/^(\S+?)\s*=\s*/, '$1: ')}${tail}`);
}

/** Numbers with their units: `s = 5 cm`, `k: Circle(A, 2cm)`, `w: 30 deg`. */
export const numberHabits: readonly HabitEntry[] = [
  (statement, surroundings) => {
    const [head = '', name = ''] = DEFINITION.exec(statement) ?? [];
    // `scale: 2cm` and `grid: 1 unit` are settings elsewhere.
    const isSetting = head === '' || settingAdvice(name, statement.slice(head.length)) !== undefined;
    return isSetting ? undefined : withoutUnits(statement, surroundings);
  },
];
