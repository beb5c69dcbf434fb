import { Fault, type Report } from '../../problem.js';

const HEADING = /^[#/\s]*(?:slide|page|folie|seite|diapositiva?)\s*#?\s*(\d+)\b/i;

/** Tells of comments that number a slide which nothing begins: all of the text before them is on the first one. */
export function checkHeadings({ text, warnings }: Report): void {
  for (const [i, { at, expected }] of warnings.entries()) {
    const number = expected === '--' ? HEADING.exec(text.slice(at, at + 40))?.[1] : undefined;
    if (number === undefined) continue;
    const before = text.slice(0, at).match(/^\s*---(?:\s+--.*)?$/gm)?.length ?? 0;
    if (Number(number) > before + 1)
      warnings[i] = new Fault(
        at,
        'the heading of a slide',
        '---',
        'write --- alone on its line to begin the next slide',
      );
  }
}
