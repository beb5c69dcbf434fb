import { Fault, habitFault } from '../../problem.js';
import { habitOf } from '../habit-of.js';
import { quotesAdvice } from './expression-advice.js';

const PARTNERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '"': '"', '`': '`' };

/** Longer lines are not told as they are to be. */
const MAX_LINE = 200;

/** A longer one is not told with what it lacks. */
const MAX_CLOSED = 200;

/** What is wrong with a statement from `start` to `end` whose bracket or string at `at` has no end. */
export function unclosedFault(text: string, start: number, end: number, at: number): Fault {
  const habit = habitOf(text.slice(start, end).replace(/;\s*$/, ''), { defines: () => false, inSpace: false, text });
  if (habit !== undefined && 'remedy' in habit) {
    return habitFault(start, text.slice(start, end).trim(), habit);
  }
  const sign = text[at]!;
  const partner = PARTNERS[sign]!;
  if (text.slice(start, end).trim() === sign)
    return new Fault(
      at,
      `${sign} alone`,
      'a statement',
      'take the line away: nothing stands around the definitions of a figure',
    );
  const line = text.slice(start, end).trimEnd();
  const comment = '([{'.includes(sign) ? line.indexOf('--', at - start) : -1;
  if (comment >= 0 && line.includes(partner, comment)) {
    const remedy = `-- begins a comment, which hides the ${partner}: write what stands there without --`;
    return new Fault(at, `${sign} without its ${partner}`, partner, remedy);
  }
  // A style and a label stand behind what is closed.
  const tail = sign === '(' ? (/\s*(?:\{[^{}]*\}\s*|"[^"]*"\s*)+$/.exec(line)?.[0] ?? '') : '';
  const inner = /\([^()]*$/.test(line) && sign === '{' && line.endsWith('}');
  if (inner) return new Fault(at, '( without its )', ')', `write the missing ): ${line.slice(0, -1)})}`);
  const head = line.slice(0, line.length - tail.length);
  const [, block, label] =
    /^([^"]*\{[^"]*[^\s":,])\s*("[^"]*"(?:\s*\{[^{}]*\})?)$/.exec(
      sign === '{' && line.length <= MAX_LINE ? line : '',
    ) ?? [];
  if (block !== undefined) return new Fault(at, '{ without its }', '}', `write the missing }: ${block}} ${label}`);
  const whole = sign === '"' && line.length <= MAX_CLOSED ? quotesAdvice(line) : undefined;
  if (whole !== undefined) return new Fault(at, '" without its "', '"', `write the missing ": ${whole}`);
  const closed =
    '([{'.includes(sign) && !line.includes('\n') && line.length <= MAX_CLOSED ? `: ${head}${partner}${tail}` : '';
  return new Fault(at, `${sign} without its ${partner}`, partner, `write the missing ${partner}${closed}`);
}
