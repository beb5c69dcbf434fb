import { readdirSync, readFileSync } from 'node:fs';
import { parseFigure } from '@geoslide/figure';
import { expect, it } from 'vitest';
import { checkProject } from '../check-project.js';
import { renderSvg } from '../render.js';
import { meantBy } from './line-to-write.js';
import { chosen, randomOf, type Slip, slips } from './testing/slips.js';

/** ms: each slip is checked and drawn. */
const LONG = 600_000;

/** Lines in which each slip is made. */
const LINES = 20;

/** Of these, so many may be told without the line that was there. */
const MOST_OTHERS = 2;

const cookbook = new URL('../../../../docs/cookbook/', import.meta.url);
const figures = readdirSync(cookbook)
  .filter((name) => name.endsWith('.geoslide'))
  .map((name) => readFileSync(new URL(name, cookbook), 'utf8').split('\n'));

const places = figures.flatMap((lines) =>
  lines.flatMap((line, index) => (line === '' || line.startsWith('--') ? [] : [{ lines, index }])),
);

/** A line without what may be written in several ways. */
const plain = (line: string) => line.replace(/\s*([,;:(){}=])\s*/g, '$1').replace(/"([a-z]+)"/g, '$1');

/** What is wrong with a figure where nobody is told how its line was; undefined where somebody is. */
async function untold(lines: readonly string[], index: number, mistyped: string): Promise<string | undefined> {
  const text = lines.with(index, mistyped).join('\n');
  const problems = (await checkProject(text)).filter(({ line }) => line === index + 1);
  const messages = problems.map(({ message }) => message);
  const own = problems.map(({ path, message }) => ({
    path,
    message: message.replace(/ \([^()]* depends? on it.*$/, ''),
  }));
  const meant = meantBy(mistyped, own, parseFigure(text).project.slides)?.statements.join('\n');
  const isToldInPart = messages.some((message) =>
    /did you mean \S+\?|: write \S+(?:\(.*\))?$|: write [-,:"] everywhere/.test(message),
  );
  if (meant !== undefined && plain(meant) === plain(lines[index]!)) return undefined;
  if (meant === undefined && isToldInPart) return undefined;
  const drawn = [lines.join('\n'), lines.with(index, meant ?? mistyped).join('\n')].map(async (own) => {
    try {
      return (await renderSvg(own)).text;
    } catch (error) {
      return String(error);
    }
  });
  const [right, now] = await Promise.all(drawn);
  return right === now ? undefined : `${lines[index]}\n  ${mistyped}\n  ${messages.join('\n  ')}\n  ${meant ?? ''}`;
}

/** Lines of the cookbook with the slip, the same ones in each run. */
function mistyped(slip: Slip) {
  const random = randomOf(20261129);
  const found: { lines: readonly string[]; index: number; line: string }[] = [];
  for (let tries = 0; found.length < LINES && tries < 20_000; tries += 1) {
    const { lines, index } = chosen(places, random);
    const line = slip(lines[index]!, random);
    if (line !== undefined && line !== lines[index]) found.push({ lines, index, line });
  }
  return found;
}

it.each(Object.entries(slips))(
  'a message tells the line that was meant with %s',
  async (_, slip) => {
    const all = mistyped(slip);
    expect(all).toHaveLength(LINES);
    const others: string[] = [];
    for (const { lines, index, line } of all) {
      const other = await untold(lines, index, line);
      if (other !== undefined) others.push(other);
    }
    expect(others.length, others.join('\n')).toBeLessThanOrEqual(MOST_OTHERS);
  },
  LONG,
);
