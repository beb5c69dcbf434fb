import { checkProject, type Problem } from '../../check-project.js';

/** What lines on their own are about. */
const FIGURE = 'A: Point(0, 0)\nB: Point(6, 1)\nC: Point(2, 5)\ng: Line(A, B)\nk: Circle(A, 2)\nf: y = x^2\n';

/** How a line of figure text begins. */
const HEAD = String.raw`(?:[\p{L}][\p{L}\p{M}\p{N}_]*['′’]*: (?!and (?:its|a) )|(?:slider|text|view|style|axes|[xyz]axis|grid|camera|background|button|image|layers) )`;
const BEGINS = new RegExp(`^${HEAD}`, 'u');
const NEXT = new RegExp(`, then (?=${HEAD})`, 'u');

/** Where a remark may begin behind a line, or another line to choose. */
const REMARK = /, (?=\p{Ll}|\{)|; |: (?=write )| (?=(?:for|with|without|in|on|or|if|as|alone|behind) )/gu;

/** What is said of a property, or of a sign, is written within its line. */
const OF_A_PART =
  /expected (?:a property|a number|a word|a projection|one of|true|an? angle)|^found the sign |: write \w+: and /;

/** What is said of the example's places, not of its form, or of the line in front of it. */
const OF_PLACES =
  /defined more than once|nothing of it is in the picture|lies where \S+ does|picture can't be shown|nothing uses the value|no intersection|lies inside the circle|radius must be positive|: there is none|meet in one point|on a log|depends on itself/;

/** A line whose remedy does not hold. */
export interface Broken {
  readonly line: string;
  readonly message: string;
  readonly then: string;
}

/** Puts the remedy of the first message of a line in its place: undefined where it holds, or is no line to write. */
export async function brokenRemedy(line: string): Promise<Broken | undefined> {
  const isWhole = /\n\s*\S+\s*[:=]/.test(line);
  const context = isWhole ? '' : FIGURE;
  const before = context.split('\n').length - 1;
  const told = (await checkProject(`${context}${line}\n`)).filter((problem) => (problem.line ?? 0) > before);
  const [first] = told;
  const remedy = first && toldLine(first.message);
  if (first === undefined || remedy === undefined) return undefined;
  let then: string | undefined;
  for (const { statements, replaces } of remedy) {
    const left = await problemsWith(statements, replaces, context + line, first.line! - 1);
    const fresh = left.filter(
      ({ message }) => !OF_PLACES.test(message) && !namesOf(message).every((name) => line.includes(name)),
    );
    if (fresh.length === 0) return undefined;
    then ??= fresh[0]!.message;
  }
  return then === undefined ? undefined : { line, message: first.message, then };
}

interface Remedy {
  readonly statements: readonly string[];
  /** The name of a definition that they stand for. */
  readonly replaces: string | undefined;
}

/** What a message tells to write, without remarks behind it as far as they may go; undefined where that is no line. */
function toldLine(message: string): readonly Remedy[] | undefined {
  const told =
    /(?:it is read as|write each definition on a line of its own:|with a name and a colon:|write the missing \S+:|\bwrite) (.*)$/su
      .exec(message.replace(/ \(\d+ objects? depends? on it\)$/, ''))?.[1]
      ?.replace(/: write it so$/, '');
  if (told === undefined || !BEGINS.test(told) || OF_A_PART.test(message)) return undefined;
  const [, own = told, replaces] = /^(.*) in place of the definition of (\S+)$/su.exec(told) ?? [];
  const ends = [...own.matchAll(REMARK)].map(({ index }) => index).filter((end) => isOutside(own.slice(0, end)));
  return [own.length, ...ends.toReversed()].map((end) => ({ statements: own.slice(0, end).split(NEXT), replaces }));
}

/** Whether no bracket and no string is open at the end of a text. */
function isOutside(text: string): boolean {
  const plain = text.replace(/"(?:[^"\\]|\\.)*"/g, '');
  const count = (signs: RegExp) => plain.match(signs)?.length ?? 0;
  return !plain.includes('"') && count(/[([{]/g) === count(/[)\]}]/g);
}

/** What is wrong with statements in the place of the one that begins in a line of a text. */
async function problemsWith(
  statements: readonly string[],
  replaces: string | undefined,
  text: string,
  at: number,
): Promise<Problem[]> {
  const lines = text.split('\n');
  const isDefinition = (own: string) =>
    replaces !== undefined && new RegExp(`^\\s*${replaces.replace(/\W/g, '\\$&')}\\s*[:=]`, 'u').test(own);
  const place = lines.findIndex(isDefinition);
  const own = place < 0 ? at : place;
  let end = at + 1;
  while (end < lines.length && !isOutside(lines.slice(at, end).join('\n'))) end += 1;
  const kept = lines.flatMap((line, i) => (i === own ? statements.join('\n') : i >= at && i < end ? [] : line));
  const start = kept.indexOf(statements.join('\n')) + 1;
  const problems = await checkProject(`${kept.join('\n')}\n`);
  return problems.filter(({ line = start }) => line >= start && line < start + statements.length);
}

/** The names that a message says nothing defines; one that no line can have, where it says something else. */
const namesOf = (message: string): readonly string[] =>
  /unknown names? ((?:[^\s:,]+(?:, )?)+)/u.exec(message)?.[1]?.split(', ') ?? ['\0'];
