/** What JSON does not have, though JavaScript, Python and editors do, by the sign with which it begins. */
const HABITS: readonly (readonly [signs: string, hint: string])[] = [
  ["'", '; JSON has double quotes only'],
  ['“”„', '; write " for it'],
  ['`', '; take the lines with ``` away'],
  ['TF', '; JSON writes true and false'],
  ['u', '; JSON has no undefined: write null'],
  ['N', '; JSON writes null, and has no NaN'],
  ['I', '; JSON has no Infinity'],
  ['/#', '; JSON has no comments: take it away'],
  ['+', '; a number has no + before it'],
  ['.', '; write 0 before the point'],
  [';', '; write , for it'],
  ['\u00a0\u3000\u2003', '; it is no plain blank: write one'],
  ['<', '; this is HTML or XML'],
  ['\0', '; this is UTF-16: save the file as UTF-8'],
];

/** What to do with a sign with which no value begins; begins with a semicolon, or is empty. */
export function habitHint(sign = ''): string {
  const known = sign === '' ? undefined : HABITS.find(([signs]) => signs.includes(sign))?.[1];
  return known ?? (/^[a-z_$]$/i.test(sign) ? '; JSON has words in double quotes only, and none around its braces' : '');
}

/** What to do with a sign that stands behind the whole value. */
export function restHint(sign: string): string {
  if (sign === '}' || sign === ']') return '; take it away';
  return sign === '{' || sign === '[' ? '; a file holds one value: make two files of it' : habitHint(sign);
}

/** What to do with a text that begins with no property name in quotes. */
export function keyHint(text: string): string {
  const key = /^[A-Za-z_$][\w$]*(?=\s*:)/.exec(text)?.[0];
  return key === undefined ? habitHint(text[0]) : `; write "${key}" with its quotes`;
}

/** Of a string that is not closed before the rest of a text: others write strings over several lines. */
export const stringHint = (rest: string): string =>
  rest.includes('"') ? ' on its line: a line break in it is \\n' : '';
