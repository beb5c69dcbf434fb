import { childrenOf, constructorMeant, type Expr, formsOf, ParseError, parse, takes } from '@geoslide/geometry';
import { Fault, habitFault } from '../../problem.js';
import { habitOf } from '../habit-of.js';
import { quotesAdvice } from './expression-advice.js';

/** Whether each call of a constructor has as many arguments as a form takes, and numbers where it takes them. */
function isPlausible(source: string): boolean {
  const holds = (tree: Expr): boolean => childrenOf(tree).every(holds) && isPlausibleCall(tree);
  try {
    return holds(parse(source));
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return false;
  }
}

function isPlausibleCall(tree: Expr): boolean {
  const own = tree.kind === 'call' && tree.callee.kind === 'name' ? constructorMeant(tree.callee.name) : undefined;
  if (tree.kind !== 'call' || own === undefined) return true;
  const isNumber = (arg: Expr) => arg.kind === 'number';
  return formsOf(own)!.some(
    ({ arity, signature: { parameters } }) =>
      takes(arity, tree.args.length) &&
      tree.args.every((arg, i) => {
        const type = String((parameters[i] ?? parameters.at(-1)!).type);
        const isPoint = arg.kind === 'call' && arg.callee.kind === 'name' && arg.callee.name === 'Point';
        return isNumber(arg) ? /^(?:Number|Expr|Any|Function)/.test(type) : !(isPoint && /^Number/.test(type));
      }),
  );
}

/** A definition with the bracket that it lacks, at its end or where the calls have what they take. */
function closedCalls(head: string): string {
  const [, name = '', source = ''] = /^(\S+\s*[:=]\s*)(.*)$/su.exec(head) ?? [];
  const places = [...source.matchAll(/"[^"]*"|,/g)].filter(({ 0: sign }) => sign === ',').map(({ index }) => index);
  const choices = [source.length, ...places.reverse()].map((at) => `${source.slice(0, at)})${source.slice(at)}`);
  return `${name}${name === '' ? `${head})` : (choices.find(isPlausible) ?? choices[0])}`;
}

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
  const mended = sign === '(' ? closedCalls(head) : `${head}${partner}`;
  const closed = '([{'.includes(sign) && !line.includes('\n') && line.length <= MAX_CLOSED ? `: ${mended}${tail}` : '';
  return new Fault(at, `${sign} without its ${partner}`, partner, `write the missing ${partner}${closed}`);
}
