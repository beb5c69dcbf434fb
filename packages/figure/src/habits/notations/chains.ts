import { closingBracket, splitArguments } from '../arguments.js';
import { type Habit, type HabitEntry, type Surroundings, write } from '../habit.js';
import { lookOf } from '../properties.js';
import { partsOf, printedParts } from '../whole/parts.js';

/** A call with methods behind it, as programs chain them. */
const CHAIN = /^((?:\p{L}\w*\s*[:=]\s*)\p{L}\w*\()(.*\)\.\p{L}\w*\(.*\))\s*;?$/su;

/** Directions of Manim. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  RIGHT: [1, 0],
  LEFT: [-1, 0],
  UP: [0, 1],
  DOWN: [0, -1],
  UR: [1, 1],
  UL: [-1, 1],
  DR: [1, -1],
  DL: [-1, -1],
  ORIGIN: [0, 0],
};

/** The step that `3 * RIGHT + UP` or `(2, 1, 0)` is; undefined for another argument. */
function stepOf(text: string): readonly [number, number] | undefined {
  const [, x, y] =
    /^\(?[[(]\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*(?:,\s*0\s*)?[\])]\)?$/.exec(text.replace(/^np\.array/, '')) ?? [];
  if (x !== undefined) return [Number(x), Number(y)];
  let [right, up] = [0, 0];
  for (const term of text.replace(/\s/g, '').replace(/-/g, '+-').split('+').filter(Boolean)) {
    const [, before = '', word = '', behind = ''] = /^(-?(?:[\d.]+\*)?)([A-Z]+)((?:\*[\d.]+)?)$/.exec(term) ?? [];
    const step = Object.hasOwn(DIRECTIONS, word) ? DIRECTIONS[word] : undefined;
    if (step === undefined) return undefined;
    const factor = (Number.parseFloat(before.replace(/^-(?!\d)/, '-1')) || 1) * (Number(behind.slice(1)) || 1);
    right += factor * step[0];
    up += factor * step[1];
  }
  return [right, up];
}

/** What a method makes of a source, or a look; undefined for one that is not known. */
function changed(
  source: string,
  method: string,
  inner: string,
): readonly [source: string, look: string | undefined] | undefined {
  const [first = ''] = splitArguments(inner);
  const step = method === 'shift' ? stepOf(inner) : undefined;
  if (step !== undefined) return [`Translate(${source}, Vector(${step.join(', ')}))`, undefined];
  if (method === 'scale') return [`Scale(${source}, ${inner})`, undefined];
  const key = { set_color: 'color', set_stroke: 'color', set_fill: 'fill' }[method];
  const look = key === undefined ? undefined : lookOf(key, first.toLowerCase());
  return look === undefined ? undefined : [source, look];
}

/** What a call with methods behind it means; undefined for another line, or one whose call is not known. */
export function chainMeant(line: string, surroundings: Surroundings, habitOf: HabitEntry): Habit | undefined {
  const [, head, rest = ''] = CHAIN.exec(line) ?? [];
  const end = closingBracket(rest) + 1;
  if (head === undefined || !rest.slice(end).startsWith('.')) return undefined;
  const habit = habitOf(`${head}${rest.slice(0, end)}`, surroundings);
  const [own = '', ...others] = habit === undefined ? [] : 'read' in habit ? [habit.read] : (habit.definitions ?? []);
  const parts = others.length > 0 ? undefined : partsOf(own);
  const [, name, plain = ''] = /^(\S+: )(.*)$/s.exec(parts?.head ?? '') ?? [];
  const isText = own.startsWith('text ');
  if (parts === undefined || (name === undefined && !isText)) return undefined;
  let source = plain;
  const looks: string[] = [];
  const unsaid: string[] = [];
  for (const [typed, method = '', inner = ''] of rest.slice(end).matchAll(/\.(\w+)\(((?:[^()]|\([^()]*\))*)\)/g)) {
    const next = isText ? undefined : changed(source, method, inner);
    if (next === undefined) unsaid.push(typed);
    else if (next[1] === undefined) source = next[0];
    else looks.push(next[1]);
  }
  const statement = isText
    ? own
    : printedParts({ ...parts, head: `${name}${source}`, style: [...parts.style, ...looks] });
  return write(statement, unsaid.length === 0 ? '' : `, which says nothing of ${unsaid.join(' and ')}`);
}
