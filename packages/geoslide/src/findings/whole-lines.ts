import { mendedLine } from '@geoslide/figure';
import type { FileContent } from '@geoslide/protocol';

/** Lines that are told as a whole: each is read several times. */
const MAX_LINES = 20;

/** A longer line is not told as a whole. */
const MAX_LENGTH = 200;

interface Told {
  readonly severity: 'error' | 'warning';
  readonly path: string;
  readonly message: string;
  readonly line?: number;
}

/**
 * The problems of a figure text with one for each line that has mistakes of reading and of evaluation: the line as all
 * of them tell to write it.
 */
export function wholeLines<P extends Told>(text: string, problems: readonly P[], { slides }: FileContent): P[] {
  const lines = text.split('\n');
  const numbers = [...new Set(problems.map(({ line }) => line ?? 0))].filter((number) => number > 0);
  const told = new Map<number, P>();
  for (const number of numbers.slice(0, MAX_LINES)) {
    const line = lines[number - 1]?.trim() ?? '';
    const own = problems.filter((problem) => problem.line === number);
    const whole = own.length < 2 || line.length > MAX_LENGTH ? undefined : wholeLine(line, own, slides);
    if (whole === undefined) continue;
    const isError = own.some(({ severity }) => severity === 'error');
    told.set(number, { ...whole.problem, severity: isError ? 'error' : 'warning', message: whole.message });
  }
  return problems.flatMap((problem) => {
    const whole = told.get(problem.line ?? 0);
    if (whole === undefined) return [problem];
    return problem === problems.find(({ line }) => line === problem.line) ? [whole] : [];
  });
}

/** What to say in place of all that is said of a line; undefined where one of the mistakes has no certain remedy. */
function wholeLine<P extends Told>(line: string, own: readonly P[], slides: FileContent['slides']) {
  const [evaluated, ...others] = own.filter(({ path }) => DEFINITION.test(path));
  if (others.length > 0) return undefined;
  if (evaluated === undefined) {
    // A name of the line may mean what another line defines.
    const problem = own.find(({ message }) => WHOLE.test(message));
    const [, told = ''] = WHOLE.exec(problem?.message ?? '') ?? [];
    const meant = told === '' ? undefined : mendedLine(told);
    return meant === undefined
      ? undefined
      : { problem: problem!, message: problem!.message.replace(WHOLE, () => `: write ${meant}`) };
  }
  const [, slide, index] = DEFINITION.exec(evaluated.path)!;
  const definition = slides[Number(slide)]?.definitions[Number(index)];
  const source = definition !== undefined && 'source' in definition ? definition.source : undefined;
  const meant = typeof source === 'string' ? sourceMeant(source, evaluated.message) : undefined;
  const whole = meant === undefined ? undefined : readAs(line, own, source as string, meant.source);
  return whole === undefined ? undefined : { problem: evaluated, message: `${meant!.reason}: write ${whole}` };
}

const DEFINITION = /^slides\.(\d+)\.definitions\.(\d+)(?:\.source)?$/;

/** The source that a message tells to write, and what it says before that; undefined where it tells none. */
function sourceMeant(source: string, message: string) {
  const [, reason = '', call = ''] = /^(.*?): write (\p{Lu}\p{L}*\(.*\))$/su.exec(message) ?? [];
  const [, wrong = '', near = ''] =
    /^\S+: unknown constructor or function (\S+) \(did you mean ([^\s?]+)\?\)$/u.exec(message) ?? [];
  if (near !== '') return { reason: message.replace(/ \(did.*/, ''), source: source.replace(wrong, near) };
  const name = /^\p{L}+/u.exec(source)?.[0];
  const isWhole = name !== undefined && message.includes(name) && /^\p{L}+\s*\(.*\)$/su.test(source);
  return call === '' || !isWhole || / or \p{Lu}\p{L}*\(/u.test(call) ? undefined : { reason, source: call };
}

/** A line with another source, as it is read without a message. */
function readAs(line: string, own: readonly Told[], source: string, meant: string): string | undefined {
  const told = own.flatMap(({ message }) => WHOLE.exec(message)?.[1] ?? []);
  const now = [line, ...told].find((each) => each.includes(source))?.replace(source, () => meant);
  // What is told of the line may have the call already.
  const call = (each: string) => each.slice(each.indexOf(':') + 1).replace(/\s/g, '');
  const other = told.find((each) => call(each).startsWith(meant.replace(/\s/g, '')));
  const whole = now ?? other?.replace(/: [^"{]*[^\s"{]/, () => `: ${meant}`);
  return whole === undefined ? undefined : mendedLine(whole);
}

/** What a message says that has a whole line. */
const WHOLE = /: (?:write|it is read as) (\p{L}[\p{L}\d_]*['′’]*: .*?)(?:: write it so|; it is read as that)?$/su;
