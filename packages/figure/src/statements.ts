import { unclosedFault } from '#habits';
import { skipQuoted } from './cursor.js';
import { Fault, type Report } from './problem.js';
import { count } from './work.js';

/** One statement and the comments that belong to it: those in front of it and those after it on its lines. */
interface Statement {
  readonly start: number;
  readonly end: number;
  readonly comments: readonly string[];
}

export interface SlideText {
  readonly start: number;
  /** Comments at the slide's beginning that a blank line parts from its first statement. */
  readonly heading: readonly string[];
  readonly statements: readonly Statement[];
  /** Comments after the last statement. */
  readonly rest: readonly string[];
}

/** A text with more open brackets and strings than this is read line by line, so that each is not looked for to the end. */
const MAX_UNCLOSED = 20;

/** A line between slides; a comment may follow. */
export const SEPARATOR = /^---(?:\s+--.*)?$/;

const DEFINITION_BEGINS = /[ \t]*(?:\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*|`[^`\n]*`)[ \t]*:(?!=)/uy;

/** Splits a text (its line breaks are \n) into slides and statements. */
export function splitSlides(text: string, report: Report): SlideText[] {
  const slides: SlideText[] = [];
  let slide = openSlide(0);
  let comments: string[] = [];
  let unclosed = 0;
  for (let at = 0; at < text.length; ) {
    const newline = text.indexOf('\n', at);
    const lineEnd = newline < 0 ? text.length : newline;
    const start = at + /^[^\S\n]*/.exec(text.slice(at, lineEnd))![0].length;
    const line = text.slice(start, lineEnd).trimEnd();
    at = lineEnd + 1;
    count('line');
    if (line === '') {
      if (slide.statements.length === 0 && slide.heading.length === 0) [slide.heading, comments] = [comments, []];
    } else if (SEPARATOR.test(line)) {
      count('slide');
      slides.push(closeSlide(slide, comments));
      slide = openSlide(start);
      comments = line.length > 3 ? [commentText(line.slice(3).trim())] : [];
    } else if (line.startsWith('--')) {
      warnOfSeparator(line, start, report);
      comments.push(commentText(line));
    } else if (isForeignComment(line)) {
      warnOfComment(start, report);
      comments.push(commentText(line));
    } else if (blockComment(text, start) !== undefined) {
      const end = blockComment(text, start)!;
      warnOfComment(start, report);
      comments.push(...linesOf(text.slice(start, end)));
      BLANK_REST.lastIndex = end;
      at = end + BLANK_REST.exec(text)![0].length;
    } else {
      count('statement');
      const scan = scanStatement(text, start, unclosed < MAX_UNCLOSED, report);
      if (scan.unclosed === undefined) {
        slide.statements.push({ start, end: scan.end, comments: [...comments, ...scan.comments] });
        comments = [];
      } else {
        unclosed += 1;
        if (!report.isFull)
          report.error(
            unclosedFault(text, start, scan.end, scan.unclosed) ??
              new Fault(start, 'an open bracket', 'its end', 'close it'),
          );
      }
      at = (scan.next ?? scan.end) + 1;
    }
  }
  slides.push(closeSlide(slide, comments));
  return slides;
}

function openSlide(start: number) {
  return { start, heading: [] as string[], statements: [] as Statement[] };
}

/** Comments of a slide without statements are its heading. */
function closeSlide(slide: ReturnType<typeof openSlide>, comments: string[]): SlideText {
  if (slide.statements.length > 0) return { ...slide, rest: comments };
  return { ...slide, heading: [...slide.heading, ...comments], rest: [] };
}

function commentText(comment: string): string {
  return comment.replace(/^(?:--|\/\/+|#+|%+|;+) ?/, '').trimEnd();
}

/** A comment as other languages begin it: no statement begins so. */
function isForeignComment(line: string): boolean {
  return /^(?:\/\/|#(?!\w+ *\{)|%|;|REM\s)/.test(line);
}

/** The rest of a line that holds nothing else. */
const BLANK_REST = /[^\S\n]*\n?/y;

/** Comments over several lines, as C and HTML have them. */
const BLOCK_COMMENTS: readonly (readonly [begin: string, end: string])[] = [
  ['/*', '*/'],
  ['<!--', '-->'],
];

/** Where a comment ends that begins here and may go over several lines; undefined where none begins, or none ends. */
function blockComment(text: string, at: number): number | undefined {
  const [begin, end] = BLOCK_COMMENTS.find(([own]) => text.startsWith(own, at)) ?? [];
  if (begin === undefined || end === undefined) return undefined;
  const close = text.indexOf(end, at + begin.length);
  count('scanned', (close < 0 ? text.length : close) - at);
  return close < 0 ? undefined : close + end.length;
}

/** The lines of such a comment without its marks. */
function linesOf(comment: string): string[] {
  const inner = comment.replace(/^(?:\/\*+|<!--)|(?:\*+\/|-->)$/g, '');
  const lines = inner.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  return lines.filter((line) => line !== '');
}

function warnOfComment(at: number, report: Report): void {
  report.warn(new Fault(at, 'a comment of another language', '--', 'a comment begins with --'));
}

/** `--- Solution` is a comment, though its writer may have meant the next slide. */
function warnOfSeparator(line: string, at: number, report: Report): void {
  if (line === '----') {
    report.warn(
      new Fault(at, 'four hyphens, which are a comment', '---', 'write --- alone on its line to begin the next slide'),
    );
    return;
  }
  if (!/^---\s/.test(line)) return;
  const remedy = 'write --- alone on its line to begin the next slide, or -- for a comment';
  report.warn(new Fault(at, '--- with a text after it, which is a comment', '--- or -- with a text', remedy));
}

interface Scan {
  readonly end: number;
  readonly comments: readonly string[];
  /** The index before the next statement, where it is not `end`. */
  readonly next?: number;
  /** Where a bracket or string begins that has no end; the statement then ends with that line. */
  readonly unclosed?: number;
}

function scanStatement(text: string, start: number, goesOn: boolean, report: Report): Scan {
  const comments: string[] = [];
  const open: number[] = [];
  let blocks = 0;
  const unclosed = (at: number, upTo: number): Scan => {
    count('scanned', upTo - start);
    const newline = text.indexOf('\n', at);
    return { end: newline < 0 ? text.length : newline, comments, unclosed: at };
  };
  for (let at = start; at < text.length; ) {
    const sign = text[at]!;
    if (sign === '"' || sign === '`') {
      const end = skipQuoted(text, at);
      if (
        end === undefined ||
        (text.slice(at, end).includes('\n') && !(goesOn && sign === '"' && endsWell(text, end)))
      ) {
        return unclosed(at, end ?? text.length);
      }
      at = end;
      continue;
    }
    if (text.startsWith('--', at)) {
      const newline = text.indexOf('\n', at);
      const end = newline < 0 ? text.length : newline;
      // Comments within the brackets of an expression stay in it.
      if (open.length === 0 || text[open[0]!] === '{') comments.push(commentText(text.slice(at, end)));
      at = end;
      continue;
    }
    if (
      open.length === 0 &&
      sign === ';' &&
      !isHeadWithSemicolon(text, start, at) &&
      !isInterval(text, at) &&
      !isCondition(text, start, at)
    ) {
      const rest = lineRest(text, at + 1);
      const remedy =
        rest === '' || isForeignComment(rest) || rest.startsWith('--')
          ? 'take the ; away'
          : 'write the next statement on a line of its own';
      report.warn(new Fault(at, '";"', 'the end of the line', remedy));
      return { end: at, comments };
    }
    const isAfterBlank = open.length === 0 && /\s/.test(text[at - 1] ?? '');
    if (isAfterBlank && /^(?:\/\/|#(?![\da-fA-F]{3,8}\b|\w+ *\{))/.test(text.slice(at, at + 20))) {
      warnOfComment(at, report);
      comments.push(commentText(lineRest(text, at)));
      return { end: at, comments, next: lineEnd(text, at) };
    }
    const comment = isAfterBlank ? blockComment(text, at) : undefined;
    if (comment !== undefined && lineRest(text, comment) === '') {
      warnOfComment(at, report);
      comments.push(...linesOf(text.slice(at, comment)));
      return { end: at, comments, next: lineEnd(text, comment) };
    }
    if (sign === '\n') {
      if (open.length === 0) return { end: at, comments };
      if (!goesOn || (blocks === 0 && beginsDefinition(text, at + 1))) {
        return unclosed(open[0]!, at);
      }
    } else if ('([{'.includes(sign)) {
      open.push(at);
      if (sign === '{') blocks += 1;
    } else if (')]}'.includes(sign)) {
      const opened = open.pop();
      if (opened !== undefined && text[opened] === '{') blocks -= 1;
    }
    at += 1;
  }
  return open.length === 0 ? { end: text.length, comments } : unclosed(open[0]!, text.length);
}

/** `A; Point(0, 0)`: a sign in place of the colon. */
function isHeadWithSemicolon(text: string, start: number, at: number): boolean {
  if (/^slider\s[^;]*\.\.[^;]*$/.test(text.slice(start, at)) && /^[\d.]+$/.test(lineRest(text, at + 1))) return true;
  if (/^view\s[^;]*\.\.[^;]*$/.test(text.slice(start, at)) && /^-?[^;]*\.\./.test(lineRest(text, at + 1))) return true;
  return (
    /^[A-Za-z][\d_]*(?:;\s*[-\d.]+)?$/.test(text.slice(start, at)) &&
    /^(?:\p{Lu}\p{L}+\s*)?\(|^[-\d]/u.test(lineRest(text, at + 1))
  );
}

/** `; x > 0`, of a part of a graph, or `x^2, x < 0; x + 1, x >= 0`, of a function by cases. */
const isCondition = (text: string, start: number, at: number): boolean =>
  /^\s*(?:-?[\d.]+\s*[<≤]=?\s*)?x\s*[<>≤≥]/.test(text.slice(at + 1, at + 20)) ||
  (/[,:]\s*[^,:<>≤≥]*x\s*[<>≤≥]/.test(text.slice(start, at)) &&
    /^[^:="{}]*,[^:="{}<>≤≥]*x\s*[<>≤≥]/.test(lineRest(text, at + 1)));

/** `]0; 5]`: an open interval, as French schools write it. */
const isInterval = (text: string, at: number): boolean =>
  /\]\s*[-−+]?[\d.]+\s*$/.test(text.slice(Math.max(0, at - 12), at)) &&
  /^\s*[-−+]?[\d.]+\s*[[\]]/.test(text.slice(at + 1, at + 14));

function lineRest(text: string, at: number): string {
  return text.slice(at, lineEnd(text, at)).trim();
}

function lineEnd(text: string, at: number): number {
  const newline = text.indexOf('\n', at);
  return newline < 0 ? text.length : newline;
}

function beginsDefinition(text: string, at: number): boolean {
  DEFINITION_BEGINS.lastIndex = at;
  return DEFINITION_BEGINS.test(text);
}

/**
 * Whether behind a string of several lines stands what may stand there. Where anything else does, its end is the begin
 * of the next string, and its own is missing.
 */
function endsWell(text: string, end: number): boolean {
  return /^[^\S\n]*(?:$|\n|--|\/\/|# |[,;)\]}+"]|\{(?!\{)|(?:plane|space)\b)/.test(text.slice(end, end + 40));
}
