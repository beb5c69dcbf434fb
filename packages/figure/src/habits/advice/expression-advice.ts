import { namedCounts } from '../named-counts.js';

/** What people write out of the habit of other languages, and how it is written here. */
const HABITS: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [/^\\/, 'LaTeX stands in labels and texts'],
  [/^\|/, 'write abs(…), or distance(A, B) for the distance of points'],
  [/^\[/, 'arguments stand in ( and )'],
  [/^['“”„‘’]/, 'write a label in plain double quotes: "…"'],
  [/^;/, 'write the next statement on a line of its own'],
  [/^:/, 'write the next statement on a line of its own'],
  [/^(?:\/|#)/, 'a comment begins with --'],
];

const PARTNERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** More of a line is not repeated in a message. */
const MAX_REPEATED = 60;

/** What to write where an expression is none: it is read up to `offset`, where something else was expected. */
export function expressionAdvice(source: string, offset: number, expected: string): string {
  const unopened = /^(.*[)\]])\s*,?\s*(\p{L}[\p{L}\p{N}]*\s*[:=][^{}"]*)\}\s*$/su.exec(source);
  if (unopened !== null) return `write the missing {: ${unopened[1]} {${unopened[2]!.trim()}}`;
  const extra = source[offset] === ',' ? undefined : extraBracket(source);
  if (extra !== undefined) return bracketAdvice(source, extra, source.slice(0, extra).trimEnd());
  const rest = source.slice(offset);
  const before = source.slice(0, offset).trimEnd();
  const angle = /\(\s*([-+]?[\d.]+)$/.exec(before)?.[1];
  const radius = /^:\s*([\d.]+)\s*(?:cm)?\s*\)/.exec(rest)?.[1];
  if (angle !== undefined && radius !== undefined)
    return `write (${radius}; ${angle}°) for a point by its distance and direction, 1/2 for a ratio`;
  const [, distance] = /\(\s*([\d.]+)$/.exec(before) ?? [];
  const turned = /^[:|∠]\s*([-+]?[\d.]+)\s*°\s*\)/.exec(rest)?.[1];
  if (distance !== undefined && turned !== undefined)
    return `write (${distance}; ${turned}°) for a point by its distance and direction`;
  const arrow = /(?<![\p{L}\p{N}_.])([\d.]+)$/u.exec(before)?.[1];
  const direction = /^∠\s*\(?\s*([-+]?[\d.]+)\s*°?/u.exec(rest)?.[1];
  if (arrow !== undefined && direction !== undefined)
    return `write (${arrow}; ${direction}°) for a length and a direction`;
  const chart = rest.startsWith(':') ? namedCounts(source) : undefined;
  if (chart !== undefined) return `write ${chart}`;
  const constant = /^:\s*(-?[\d.]+)\s*$/.exec(rest)?.[1];
  if (constant !== undefined && /x.*y|y.*x/.test(before) && !before.includes('='))
    return `write = for an equation: ${before} = ${constant}`;
  if (/^:\s*\d/.test(rest) && /[\d)]$/.test(before))
    return 'write a ratio as a quotient, 1/2, or with a comma where a constructor takes two numbers';
  if (/\?$/.test(before) && /^[:=]/.test(rest)) return 'write ?:= between the placeholder and its value, as in ?:=3';
  if (/^:\s*$/.test(rest)) return `a label stands behind the expression, without a colon: ${before} "A"`;
  const condition = /^,\s*([^,]*[<>≤≥][^,]*)$/u.exec(rest)?.[1];
  const [, head = '', formula = ''] = /^(\s*[yz]\s*=\s*)?(.*)$/s.exec(before) ?? [];
  if (condition !== undefined && /[<>≤≥]/u.test(before))
    return `write && between the conditions: ${before.trim()} && ${condition.trim()}`;
  if (condition !== undefined && /(?<!\p{L})x(?!\p{L})/u.test(condition))
    return `write ${head.trimStart()}if(${condition.trim()}, ${formula}) for a part of a graph`;
  if (/^,/.test(rest) && expected.endsWith('the end'))
    return 'arguments stand in brackets; {the style} and "the label" stand behind the expression, without commas';
  if (/\d\s*%$/.test(before)) return `write a share without its sign: ${withoutPercent(source)}`;
  if (/^,/.test(rest)) return 'a value is missing before the comma: write it, or take the comma away';
  if (/[\p{L}\d]\.\s+$/u.test(source.slice(0, offset)) && /^\d/.test(rest))
    return 'write a comma between the two, and a point only within a number';
  const grouped = groupedNumber(before, rest);
  if (grouped !== undefined) return grouped;
  const number = /^['‘]([-+]?[\d.]+)['’]/.exec(rest)?.[1];
  if (number !== undefined) return `write the number without quotes: ${number}`;
  const unquoted = /[(,[]$/.test(before) ? withoutQuotes(source) : undefined;
  if (unquoted !== undefined) return `write ${unquoted}`;
  const root = /^\[(\d+)\]\s*(?:\(([^()]*)\)|\{([^{}]*)\})/.exec(rest);
  if (root !== null && /(?<!\p{L})\\?sqrt$/u.test(before)) return `write root(${root[2] ?? root[3]}, ${root[1]})`;
  const [, called, start] = /(?<!\p{L})(\p{L}+)\(\s*([^(),\s]+)\s*$/u.exec(before) ?? [];
  const end = /^->\s*([^(),\s]+)\s*\)/.exec(rest)?.[1];
  if (start !== undefined && end !== undefined)
    return `write ${/^(?:arrow|pfeil|flèche|flecha|line|edge|path)$/i.test(called!) ? 'Vector' : called}(${start}, ${end})`;
  if (/^->/.test(rest)) return 'an arrow is a style: write {endArrow: stealth} in place of ->';
  if (/^[)\]}]/.test(rest)) return bracketAdvice(source, offset, before);
  if (/^[\^*/]/.test(rest) && before.endsWith(rest[0]!)) return `take one of the two ${rest[0]} away`;
  const exchanged = before.endsWith('=') ? /^[<>]/.exec(rest)?.[0] : undefined;
  if (exchanged !== undefined) return `write ${exchanged}= in place of =${exchanged}`;
  const habit = HABITS.find(([pattern]) => pattern.test(rest));
  if (habit !== undefined) return habit[1];
  const form = /^(?:the arguments alone|round brackets|a list of names and one of numbers): (.+)$/s.exec(expected)?.[1];
  if (form !== undefined) return `write ${form}`;
  return offset >= source.length
    ? `the expression ends too early: write ${expected} at its end`
    : `write ${expected} here`;
}

/**
 * A call with the names in single quotes without them, in double quotes where words are its data; undefined without
 * such names.
 */
function withoutQuotes(source: string): string | undefined {
  if (source.includes('"')) return undefined;
  const isData = /\[\s*['‘]|^\s*(?:\w*Chart|Image|Text|Venn|TreeDiagram)\(/.test(source);
  const plain = source.replace(/(?<=[(,[]\s*)['‘]([^'‘’]*)['’](?=\s*[),\]])/gu, (_, word: string) =>
    isData || !/^\p{L}[\p{L}\p{N}_]*$/u.test(word) ? `"${word}"` : word,
  );
  return plain === source || plain.includes("'") ? undefined : plain;
}

/** A source with `20%` as 20 in a chart, which takes any counts, and as 0.2 elsewhere. */
const withoutPercent = (source: string): string =>
  source.replace(/([\d.]+)\s*%/g, (_, share) =>
    /Chart\(/.test(source) ? share : String(Number((Number(share) / 100).toFixed(6))),
  );

/** What to write for a number with a blank or a sign between its digits: `1 000`, `1'000`, `7 3/4`, `30°30'`. */
function groupedNumber(before: string, rest: string): string | undefined {
  const first = /(?<![\p{L}\p{N}_.])\d+$/u.exec(before.replace(/['’]$/, ''))?.[0];
  const behind = /^['’]?(\d{3}(?:[ '’]\d{3})*(?:\.\d+)?)(?![\d/])/.exec(rest)?.[1];
  if (first !== undefined && first.length <= 3 && behind !== undefined)
    return `write ${first}${behind.replace(/[ '’]/g, '')}, without a sign between the digits`;
  const part = /^\d+\s*\/\s*\d+/.exec(rest)?.[0];
  if (first !== undefined && part !== undefined) return `write (${first} + ${part}) for a whole number and a fraction`;
  const [, degrees, minutes] = /(?<![\p{L}\p{N}_.])([\d.]+)\s*°\s*(\d+)$/u.exec(before) ?? [];
  if (degrees !== undefined && /^['′’]/.test(rest))
    return `write (${degrees} + ${minutes}/60)° for minutes of a degree`;
  return undefined;
}

/** Of a bracket that closes where none may: another one is open, something is missing before it, or it is too much. */
function bracketAdvice(source: string, offset: number, before: string): string {
  const sign = source[offset]!;
  const open = openBracket(before);
  if (open === undefined) {
    const without = `${before}${source.slice(offset).replace(/^[)\]}]+/, '')}`;
    return `take it away, for nothing is open: ${repeated(without)}`;
  }
  const partner = PARTNERS[open]!;
  if (partner !== sign) {
    const closed = `${before}${partner}${source.slice(offset + 1)}`;
    return `write ${partner} in place of ${sign}, which closes no ${open}: ${repeated(closed)}`;
  }
  if (before.endsWith(',')) return 'write what is missing behind the comma, or take the comma away';
  return /[-+*/^=<>·]$/.test(before)
    ? `write what is missing behind ${before.at(-1)}`
    : `write what is missing before ${sign}`;
}

/** Where the first bracket stands that closes none. */
function extraBracket(source: string): number | undefined {
  let depth = 0;
  for (const { 0: sign, index } of source.matchAll(/"[^"]*"|[()[\]{}]/g)) {
    if (sign in PARTNERS) depth += 1;
    else if (sign.length === 1) depth -= 1;
    if (depth < 0) return index;
  }
  return undefined;
}

/** The last bracket of a text that it does not close. */
function openBracket(text: string): string | undefined {
  const open: string[] = [];
  for (const sign of text.replace(/"[^"]*"/g, '')) {
    if (sign in PARTNERS) open.push(sign);
    else if (')]}'.includes(sign)) open.pop();
  }
  return open.at(-1);
}

function repeated(text: string): string {
  return text.length > MAX_REPEATED ? `${text.slice(0, MAX_REPEATED)}…` : text;
}

/** A line with both quotes of each text, of which one is missing; undefined where its place is not known. */
export function quotesAdvice(line: string): string | undefined {
  if (line.includes('\n')) return undefined;
  const [, before, word, behind = ''] = /^([^"]*[)\]]\s*)([^"\s{}()]+)"(\s*\{.*)?$/s.exec(line) ?? [];
  if (word !== undefined) return `${before}"${word}"${behind}`;
  const quotes = [...line.matchAll(/"/g)].map(({ index }) => index);
  for (const open of quotes.filter((_, i) => i % 2 === 0))
    for (const { index } of line.slice(open + 2).matchAll(/[,)\]}]|\s*\{(?!\{)|$/g)) {
      const at = open + 2 + index;
      const closed = `${line.slice(0, at)}"${line.slice(at)}`;
      if (!line.slice(open + 1, at).includes('"') && isWellQuoted(closed)) return closed;
    }
  return undefined;
}

/** Whether the brackets of a line close each other, and its texts stand where they may. */
function isWellQuoted(line: string): boolean {
  const open: string[] = [];
  for (const [sign, before, after] of line.matchAll(/(?<=([^\s"]?)\s*)(?:"[^"]*"(?=\s*(.?))|[([{}\])"])/gs)) {
    if (sign === '"') return false;
    if (sign.startsWith('"')) {
      const isArgument = open.length > 0;
      if (!(isArgument ? /[([,:]/ : /[^,([{]|^$/).test(before ?? '')) return false;
      if (!(isArgument ? /[,)\]}]/ : /\{|^$/).test(after ?? '')) return false;
    } else if (sign in PARTNERS) open.push(PARTNERS[sign]!);
    else if (open.pop() !== sign) return false;
  }
  return open.length === 0;
}
