import { namedColor } from '@geoslide/protocol';

/**
 * What a line says that the statements to write in its place do not have: points, numbers and colours. An author who
 * is told so adds them; without it a remedy would draw another figure.
 *
 * @param names Those of the objects that the figure text defines.
 */
export function leftOut(line: string, statements: readonly string[], names: ReadonlySet<string>): readonly string[] {
  const written = statements.join('\n');
  // What is to be written for a property alone is no statement.
  const [, key = ''] = /^(\p{Ll}{4,}): /u.exec(written) ?? [];
  if (key !== '' && new RegExp(`[{,]\\s*${key}\\b`, 'u').test(line)) return [];
  const plain = line.replace(/"[^"]*"|'[^']*'/g, ' ');
  return [...new Set([...pointsOf(plain, written, names), ...numbersOf(plain, written), ...colorsOf(plain, written)])];
}

const NAME = /\p{L}[\p{L}\p{N}_]*['′’]*/gu;

/** A name of a point, or a row of such names as in `ABC`. */
const ROW = /(?<![\p{L}\p{N}_\\.-])(?:\p{Lu}\d*['′’]?)+(?![\p{L}\p{N}_])/gu;

function pointsOf(line: string, written: string, names: ReadonlySet<string>): readonly string[] {
  const [, behind = ''] = /^\s*(?:[^:="(]*[:=]|\S*)(.*)$/su.exec(line) ?? [];
  // A name that is taken is written as A_2.
  const said = new Set((written.match(NAME) ?? []).flatMap((name) => [name, name.replace(/_\d+$/, '')]));
  // A line or a curve may be the one through the points.
  if ([...said].some((name) => names.has(name) && /^\p{Ll}/u.test(name))) return [];
  return (behind.match(ROW) ?? []).filter((row) => {
    const points = row.match(/\p{Lu}\d*['′’]?/gu) ?? [];
    return points.every((name) => names.has(name)) && !said.has(row) && !points.every((name) => said.has(name));
  });
}

/** Numbers of a line that say something else: parts of colors, how smooth a curve is, `3d`. */
const OTHER_NUMBERS =
  /#[\da-f]{3,8}\b|!\s*\d+|(?<!\p{L})(?:samples|dash\p{L}*|\p{L}*colou?r)\s*[:=]\s*[\d.]+|(?<![\p{L}\p{N}])3d(?!\p{L})/giu;

/** A number as it is typed, with the name in front of it. */
const TYPED =
  /(?:(?<![\p{L}\p{N}_.])\p{L}[\p{L}_]*\s*[:=]\s*)?(?<![\p{L}\p{N}_.,])(\d+(?:[.,]\d+)?|\.\d+)(?!\p{N}|\s*(?:[cm]m|in|p[tx]|r?em)(?!\p{L}))/gu;

/** Numbers of which the statements have neither the value nor what follows from it. */
function numbersOf(line: string, written: string): readonly string[] {
  // Settings, sizes in px, shares and multiples of π are told in other numbers.
  if (/^(?:view|axes|[xyz]axis|grid|camera) |Size: |Midpoint|\.\d{4}/.test(written) || /^\s*</.test(line)) return [];
  const values = (written.match(/\d+(?:\.\d+)?|\.\d+/g) ?? []).map(Number);
  const isThere = (typed: string) =>
    Number(typed) === 0 || formsOf(Number(typed)).some((form) => values.some((value) => isNear(form, value)));
  return [...line.replace(OTHER_NUMBERS, ' ').matchAll(TYPED)].flatMap(([typed, number = '']) => {
    if (isThere(number.replace(',', '.'))) return [];
    const missing = number.split(/[.,]/).filter((part) => !isThere(part));
    if (missing.length === 0) return [];
    return number.includes(',') ? missing : [typed.trim()];
  });
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 0.005 * Math.max(1, Math.abs(a));

/** A number, and what is written of it as a diameter, a share, a slope, an angle, a squared radius or a count. */
const formsOf = (n: number): readonly number[] => [
  n,
  n / 2,
  2 * n,
  100 * n,
  n / 100,
  1 / n,
  (n * Math.PI) / 180,
  (n * 180) / Math.PI,
  360 - n,
  Math.sqrt(n),
  n - 1,
  n + 1,
];

const colorsOf = (line: string, written: string): readonly string[] =>
  /[cC]olor: /.test(written)
    ? []
    : (line.match(/(?<![\p{L}\p{N}_])\p{L}{3,}(?![\p{L}\p{N}_(])/gu) ?? []).filter(
        (word) => namedColor(word.toLowerCase()) !== undefined,
      );
