import { createWork, workOn } from '@geoslide/geometry';
import { RenderError } from '@geoslide/protocol';
import type { DraftSlide } from '../../draft.js';
import { Fault, type Report } from '../../problem.js';
import { MAX_PROOF_STEPS } from '../../work.js';
import { mendLines } from '../whole/mended-lines.js';
import { freeNames } from './free-names.js';
import { provenRemedy } from './proven-remedy.js';
import { wholeLine } from './whole-line.js';

/** A longer line is not looked at as a whole. */
const MAX_LINE = 300;

/** Reads statements as a text of their own. */
type StatementReader = (text: string) => { readonly slide: DraftSlide | undefined; readonly report: Report };

/** Puts what holds in place of what a remedy tells to write and does not, as far as a part of a second suffices for. */
export function proveRemedies(slides: readonly DraftSlide[], report: Report, reader: StatementReader): void {
  const { text, errors } = report;
  const read = (definitions: string) => {
    const own = reader(definitions);
    return own.report.errors.length === 0 ? own.slide : undefined;
  };
  dropEnds(report);
  const given = new Map<string, string>();
  const lineAt = (at: number) => {
    const end = text.indexOf('\n', at);
    return text.slice(at, end < 0 ? undefined : end);
  };
  const slideAt = (at: number) => slides.findLast(({ start }) => start <= at) ?? slides[0];
  const prove = (fault: Fault): Fault => {
    const slide = slideAt(fault.at);
    const remedy = slide && provenRemedy(fault, lineAt, slide, read, given);
    return remedy === undefined ? fault : new Fault(fault.at, fault.found, fault.expected, remedy);
  };
  const withLine = (fault: Fault): Fault => {
    const start = text.lastIndexOf('\n', fault.at - 1) + 1;
    const remedy = wholeLine(fault, lineAt(start), fault.at - start, read);
    return remedy === undefined ? fault : new Fault(fault.at, fault.found, fault.expected, remedy);
  };
  const renamed = errors.length > 0 ? renamedIn(text) : new Map<string, string>();
  within(() => {
    for (const [i, fault] of [...errors.entries()].sort(([, a], [, b]) => a.at - b.at)) {
      const isOpen = fault.definitions.length > 0 || fault.isGeneral;
      errors[i] = withName(fault, lineAt, renamed) ?? withLine(isOpen ? prove(fault) : fault);
    }
  });
  within(() => mendLines(report, (line) => reader(line).report.faults));
  freeNames(report);
}

/** Does what has a budget of its own: the remedies that are left behind its end are told as they are. */
function within(run: () => void): void {
  try {
    workOn(createWork(MAX_PROOF_STEPS), run);
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
  }
}

/** Takes away what is said of the semicolon behind a statement that an error tells how to write. */
function dropEnds({ text, errors, warnings }: Report): void {
  const rest = warnings.filter(
    ({ at, remedy }) =>
      remedy !== 'take the ; away' || !errors.some((error) => error.at < at && isOne(text.slice(error.at, at))),
  );
  warnings.splice(0, warnings.length, ...rest);
}

/** Whether lines end within brackets only. */
function isOne(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (sign === '\n' && depth === 0) return false;
  }
  return true;
}

/** A name of several words, in front of its source. */
const WORDS =
  /^[ \t]*(?!(?:slider|text|button|image|primitive|other|definition|style|layers|view|axes|grid|camera)\b)(\p{L}[\p{L}\d]*(?:[ -][\p{L}\d]+){1,3})[ \t]*:[ \t]*(?:\p{Lu}\w*)?\(/gmu;

/** Names of several words that lines define, each with the one word that is to be written. */
function renamedIn(text: string): ReadonlyMap<string, string> {
  return new Map(Array.from(text.matchAll(WORDS), ([, words = '']) => [words, words.replace(/[ -]/g, '_')]));
}

/** What a line is with the names that other lines are told to define; undefined for one that has none. */
function withName(
  fault: Fault,
  lineAt: (at: number) => string,
  renamed: ReadonlyMap<string, string>,
): Fault | undefined {
  const line = renamed.size === 0 ? '' : lineAt(fault.at).trim();
  if (line.length > MAX_LINE) return undefined;
  const [head = '', source = ''] = /^(\S+\s*[:=]\s*)(.*)$/s.exec(line)?.slice(1) ?? [];
  const used = [...renamed].filter(([words]) => source.includes(words));
  if (used.length === 0 || renamed.has(head.replace(/\s*[:=]\s*$/, ''))) return undefined;
  const meant = used.reduce((own, [words, name]) => own.replaceAll(words, name), source);
  return new Fault(fault.at, fault.found, fault.expected, `write ${head}${meant}`);
}
