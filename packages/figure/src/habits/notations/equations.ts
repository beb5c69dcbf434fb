import { probabilityCall } from '@geoslide/geometry';
import { entry, type HabitEntry, write, writeEach } from '../habit.js';

/** Between both bounds of a range, and what may stand before them. */
const TO = String.raw`(?:\.\.\.?|…|,|;|to|bis|until|à|a|–)`;

/** Where a parameter runs: `t from 0 to 2π`, `0 <= t <= 2π`, `t ∈ [0, 2π]`. */
const rangeOf = (name: string): string =>
  String.raw`(?:${name}\s*(?:=|∈|in|from|von|between)?\s*[\[(]?\s*(<VALUE>)\s*${TO}\s*(<VALUE>)\s*[\])]?|(<VALUE>)\s*(?:<=?|≤)\s*${name}\s*(?:<=?|≤)\s*(<VALUE>))`;

const JOINED = String.raw`\s*(?:[,;]|\bfor\b|\bfür\b|\bwith\b|\bwhere\b|\bmit\b)\s*`;

/** The name of a distribution that a line defines, and what it is. */
const DISTRIBUTED =
  /^[ \t]*(\p{L}[\p{L}\d_]*)\s*[:=]\s*(Normal|Binomial|Poisson|Uniform|Exponential|Geometric|Hypergeometric)\(/gmu;

const PLACE = String.raw`\([^()]*\)|<NAME>`;

/** Curves, lines and surfaces as textbooks write them, with the range of their parameters. */
export const equationHabits: readonly HabitEntry[] = [
  // `y = {1, 2, 3} x^2`: a curve for each number
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(y\s*=\s*[^"{}]*)\{(\s*<NUMBER>(?:\s*,\s*<NUMBER>)+\s*)\}([^"{}]*)`,
    ([, name, before, list, behind = ''], { defines }) => {
      const each = ['k', 'n', 'i'].find((letter) => !defines(letter)) ?? 'k_1';
      const formula = `${before}${`${each} ${behind.replace(/^\s*[*·]?\s*/, '')}`.trim()}`;
      return write(`${name}: Map(${formula}, ${each}, [${list}])`);
    },
  ),
  entry(
    String.raw`(<NAME>)\s*:\s*[{(]?\s*x\s*(?:\(t\))?\s*=\s*([^=,;{}"]+?)\s*(?:[,;]|and)\s*y\s*(?:\(t\))?\s*=\s*([^=,;{}"]+?)\s*[})]?(?:${JOINED}${rangeOf('t')})?\s*[})]?`,
    ([, name, x, y, a, b, c, d]) =>
      /(?<!\p{L})t(?!\p{L})/u.test(`${x} ${y}`)
        ? write(`${name}: Curve(${x}, ${y}, ${a ?? c ?? '0'}, ${b ?? d ?? '2π'})`)
        : undefined,
  ),
  entry(
    String.raw`(?:(<NAME>)\s*:\s*)?z\s*=\s*([^=;{}"]+?)${JOINED}${rangeOf('x')}(?:\s*(?:[,;]|and|und)\s*${rangeOf('y')})?`,
    ([, name = 's', height = '', x0, x1, x2, x3, y0, y1, y2, y3]) => {
      const [left, right] = [x0 ?? x2, x1 ?? x3];
      const [front = left, back = right] = [y0 ?? y2, y1 ?? y3];
      return write(`${name}: z = if(${left} <= x <= ${right} && ${front} <= y <= ${back}, ${height})`);
    },
  ),
  // `g: X = A + t (1, 2)`
  entry(
    String.raw`(<NAME>)\s*:\s*(?:(?:X|x⃗|x|r|\\vec\{?[xr]\}?)\s*=\s*)?(${PLACE})\s*\+\s*([trsλμkα])\s*[*·⋅]?\s*(${PLACE})`,
    ([, name, start, parameter = '', direction = ''], { defines }) =>
      defines(parameter) ? undefined : write(`${name}: Line(${start}, ${start} + ${direction})`),
  ),
  // A region with further conditions: `y < 4 - x^2 {y > 0}`
  entry(
    String.raw`(?:(<NAME>)\s*:\s*)?([^={}":]*(?:[<>]=?|≤|≥)[^={}":]*)((?:\{[^{}":]*(?:[<>]=?|≤|≥)[^{}":]*\}\s*)+)(\{[^{}]*:[^{}]*\})?`,
    ([, name = 'r', first = '', others = '', look]) => {
      const conditions = [first, ...others.split(/[{},]/)].map((each) => each.trim()).filter((each) => each !== '');
      return write(`${name}: ${conditions.join(' && ')}${look === undefined ? '' : ` ${look}`}`);
    },
  ),
  // What a graph leaves out.
  entry(
    String.raw`(<NAME>)\s*:\s*y\s*=\s*([^={}"]+?)\s*(?:\{\s*(x\s*(?:!=|≠|\\ne)\s*<NUMBER>)\s*\}|(?:,|\s(?:where|for|with|if|when|für|mit|wenn)\s)\s*(x\s*(?:!=|≠|\\ne)\s*<NUMBER>))`,
    ([, name, formula, first, second]) =>
      write(`${name}: y = if(${(first ?? second ?? '').replace(/≠|\\ne/, '!=')}, ${formula})`),
  ),
  // Probabilities of a distribution.
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?[Pp]\s*\(\s*(?:(<VALUE>)\s*(<=?|≤)\s*)?(<NAME>)\s*(<=?|>=?|≤|≥|==?)\s*(<VALUE>)\s*\)`,
    ([, name = 'p', from, first = '', variable = '', sign = '', to], { defines, text }) => {
      const known = [...text.matchAll(DISTRIBUTED)];
      const [other, ...more] = known.map(([, own]) => own);
      const of = defines(variable) || other === undefined || more.length > 0 ? variable : other;
      if (!defines(of)) {
        if (from === undefined || !(Number(from) < Number(to))) return undefined;
        const half = (Number(to) - Number(from)) / 2;
        return writeEach([
          `${of}: Normal(${Number(from) + half}, ${half})`,
          `${name === 'P' ? 'p' : name}: Shade(${of}, ${from}, ${to})`,
        ]);
      }
      const type = known.find(([, own]) => own === of)?.[2] ?? '';
      const isBelow = /^[<≤]/.test(sign);
      const isOpen = /^[<>]$/.test(sign);
      const asked = sign.startsWith('=')
        ? { from: to, to }
        : {
            from: isBelow ? from : to,
            to: isBelow ? to : undefined,
            isToOpen: isOpen,
            isFromOpen: isBelow ? first === '<' : isOpen,
          };
      const isDiscrete = /^(?:Binomial|Poisson|(?:Hyperg|G)eometric)$/.test(type);
      return write(`${name === 'P' ? 'p' : name}: ${probabilityCall(of, isDiscrete, asked)}`);
    },
  ),
  // Shares with a percent sign are numbers.
  entry(String.raw`(<NAME>\s*:\s*(?:PieChart|BarChart)\()([^()"]*\d\s*%[^()"]*)\)`, ([, head, shares = '']) =>
    write(`${head}[${shares.replace(/[%[\]]/g, '').trim()}])`, ', without %'),
  ),
];
