import { parseFigure } from '@geoslide/figure';

/** More errors than these are not mended. */
const MAX_ERRORS = 50;

const STATEMENT = String.raw`(?:\p{L}[\p{L}\p{N}_]*['′’]*: |(?:slider|text|view|style|axes|[xyz]axis|grid|camera|background|button|image) )`;

const TOLD = new RegExp(
  `(?:^|: )(?:write|it is read as|give the curve a name, as in)(?: each definition on a line of its own:| the missing [^:]*:)? (${STATEMENT}.*)$`,
  'su',
);

/** What a remedy says behind the statement that it tells to write. */
const REMARK =
  /(?:: write it so.*|; .*|, (?:with|without|which|where|or|and|in|as|a|the|for) .*| (?:with the bounds|in place of|as a line) .*)$/su;

interface Told {
  readonly line?: number;
  readonly message: string;
}

export interface MendedText {
  readonly text: string;
  /** The numbers of the lines that were mended. */
  readonly lines: ReadonlySet<number>;
  /** How many lines the text had; what stands behind them was added. */
  readonly count: number;
}

/**
 * A figure text with what its errors tell to write in place of their lines, so that what is said of the other lines is
 * said of the figure that is meant. Undefined where none of the remedies can be read.
 */
export function mendedText(text: string, errors: readonly Told[]): MendedText | undefined {
  if (errors.length > MAX_ERRORS) return undefined;
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const mended = new Set<number>();
  const added: string[] = [];
  for (const { line = 0, message } of errors) {
    const statements = line === 0 || mended.has(line) ? undefined : statementsIn(message);
    if (statements === undefined) continue;
    const [first = '', ...others] = statements;
    lines[line - 1] = first;
    // At the end, so that the lines keep their numbers.
    added.push(...others);
    mended.add(line);
  }
  if (mended.size === 0) return undefined;
  const whole = [...lines, ...added].join('\n');
  const left = new Set(errors.map(({ line }) => line));
  const isRead = parseFigure(whole).errors.every(({ line }) => left.has(line) && !mended.has(line));
  return isRead ? { text: whole, lines: mended, count: lines.length } : undefined;
}

/** The statements that a message tells to write; undefined where they can't be read by themselves. */
function statementsIn(message: string): readonly string[] | undefined {
  const told = TOLD.exec(message)?.[1] ?? '';
  for (const own of [told, told.replace(REMARK, '')]) {
    const statements = own.split(new RegExp(`, then (?=${STATEMENT})`, 'u'));
    if (own !== '' && parseFigure(statements.join('\n')).errors.length === 0) return statements;
  }
  return undefined;
}
