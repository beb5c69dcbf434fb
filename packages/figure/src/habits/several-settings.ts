import { cameraAdvice } from './advice/setting-advice.js';
import { advise, entry, type HabitEntry, write, writeEach } from './habit.js';

const WORD = '(axes|axis|grid|[xyz]axis)';
const STATE = '(?:\\s*[:=]?\\s*(on|off|shown|hidden|visible|true|false))?';

const stateOf = (said: string | undefined): string | undefined =>
  said === undefined ? undefined : /^(?:on|shown|visible|true)$/.test(said) ? 'on' : 'off';

/** What a slide's axes may have beside them, as people call it. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:arrows?|arrow\s?heads?|tips?|pfeilen?|flèches|flechas)$/, 'arrowStyle'],
  [/^(?:numbers?|values?|tick\s?labels?|zahlen|beschriftung|nombres|números)$/, 'label'],
  [/^(?:ticks?|tick\s?marks?|marks?|strichen?)$/, 'tick'],
  [/^(?:labels|names|names?\s+x\s+(?:and|,)\s+y|labels\s+x\s*(?:and|,)?\s*y)$/, 'axisLabelPreset'],
];

function partOf(words: string, isWith: boolean): string | undefined {
  const key = PARTS.find(([pattern]) => pattern.test(words.trim()))?.[1];
  if (key === 'arrowStyle') return `${key}: ${isWith ? 'filled_stealth' : 'none'}`;
  if (key === 'axisLabelPreset') return `${key}: ${isWith ? 'name' : 'none'}`;
  return key && `${key}: ${isWith}`;
}

/** Axes, grids and cameras that one line sets together, or with what belongs to them. */
export const severalSettings: readonly HabitEntry[] = [
  entry(
    String.raw`${WORD}${STATE}\s*(?:[,;&+]\s*(?:and\s+)?|\s(?:and|und|et|y|with|mit)\s+|\s)\s*${WORD}${STATE}`,
    ([, first = '', own, second, other]) => {
      const [a, b] = [stateOf(own), stateOf(other)];
      return first === second
        ? undefined
        : write(
            `${first.replace('axis', first === 'axis' ? 'axes' : 'axis')} ${a ?? b ?? 'on'}, then ${second} ${b ?? a ?? 'on'} on a line of its own`,
          );
    },
  ),
  entry(
    String.raw`(axes|axis|[xyz]axis)\s*(?:on|shown|visible)?\s*,?\s*(with|without|mit|ohne|avec|sans|con|sin|no)\s+(\p{L}[\p{L} ,]*)`,
    ([, word = '', said = '', list = '']) => {
      const isWith = /^(?:with|mit|avec|con)$/.test(said);
      const parts = list.split(/\s*,\s*|\s+(?:and|und|et|y|or|oder)\s+(?!y$)/).map((part) => partOf(part, isWith));
      return parts.includes(undefined) ? undefined : write(`${word === 'axis' ? 'axes' : word} {${parts.join(', ')}}`);
    },
  ),
  // `slider a: 0 .. 5 = 1, slider b: 0 .. 3`
  entry(
    String.raw`(slider\s+<NAME>[^"{}]*?\.\.[^"{}]*?)\s*[,;&]?\s*(?:(?:and|und|et|y)\s+)?(slider\s+<NAME>[^"{}]*\.\.[^"{}]*)`,
    ([, first = '', second = '']) => writeEach([first, second]),
  ),
  entry(String.raw`sliders?\s+(<NAME>(?:\s*,\s*<NAME>)+)\s*[:=]?\s*(<VALUE>\s*\.\..*)`, ([, names = '', range]) =>
    writeEach(names.split(/\s*,\s*/).map((name) => `slider ${name}: ${range}`)),
  ),
  entry(String.raw`camera\s+on\s*,?\s+((?!.*--)[^{}]*\d[^{}]*)`, ([, angles = '']) => advise(cameraAdvice(angles))),
];
