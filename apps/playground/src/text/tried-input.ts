import { parseFigure } from '@geoslide/figure';
import { constructors, namesIn, ParseError, parse } from '@geoslide/geometry';
import { freeName, pointNames } from '../tools/tool.js';

/** What a definition comes to on a slide. */
interface Trial {
  /** The type of its value; empty where it has none. */
  readonly valueType: string;
  /** Why it has none, or what else is to be said of it. */
  readonly warning?: string | undefined;
}

/** Statements for what was typed; `note` says why nothing of it is seen yet. */
export type TriedInput =
  | {
      readonly ok: true;
      readonly statement: string;
      readonly note?: string;
      /** Whether the last one is said of an object that is there. */
      readonly isAgain?: true;
    }
  | { readonly ok: false; readonly message: string };

export interface TrialPorts {
  /** What the last definition of some statements comes to after those of the slide. */
  readonly attempt: (statements: string) => Promise<Trial>;
  readonly isTaken: (name: string) => boolean;
  /** What was typed, from which the statement comes. */
  readonly typed: string;
}

/** Numbers that what is typed may ask for. */
const MAX_SLIDERS = 8;
/** A letter that stands for a number, as in `a x + b`. */
const UNKNOWN = /^unknown name (\p{Ll}\d*)(?![\p{L}\d_])/u;
/** What is wrong wherever the points are, and of which call. */
const WRONG_CALL =
  /^(?:unknown constructor or function )?(\p{L}[\p{L}\d]*)(?=[ :]).*: write (\p{L}[\p{L}\d.]*(?:\(.*\))?)/su;
const NEVER = /^unknown |^it depends on itself|\bdoes not take\b|\btakes\b|: write /;

/**
 * Tries a statement on the slide, as a person would: letters without a value become sliders, as in other programs, a
 * call is written as the renderer advises, points get their name as label.
 */
export async function triedInput(statement: string, ports: TrialPorts): Promise<TriedInput> {
  const { attempt } = ports;
  let sliders = '';
  let own = statement;
  let trial = await attempt(own);
  for (let tries = 0; tries < MAX_SLIDERS && trial.warning !== undefined; tries += 1) {
    const [, letter] = UNKNOWN.exec(trial.warning) ?? [];
    if (letter !== undefined && !ports.isTaken(letter)) sliders += `slider ${letter}: -5 .. 5 step 0.1 = 1\n`;
    else {
      const next = asAdvised(own, trial.warning);
      if (next === undefined || (await attempt(sliders + next)).valueType === '') break;
      own = next;
    }
    trial = await attempt(sliders + own);
  }
  const { warning, valueType } = trial;
  if (valueType === '' && warning !== undefined && NEVER.test(warning)) return { ok: false, message: warning };
  const result = { ok: true as const, statement: sliders + (/^Point3?$/.test(valueType) ? asPoint(own, ports) : own) };
  return warning === undefined ? result : { ...result, note: warning };
}

/** The statement with the call that a warning is about as the warning advises; undefined where it has no advice. */
function asAdvised(statement: string, warning: string): string | undefined {
  const [, name, advice] = WRONG_CALL.exec(warning) ?? [];
  if (name === undefined || advice === undefined) return undefined;
  const from = statement.indexOf(`${name}(`);
  if (from < 0 || statement.indexOf(`${name}(`, from + 1) >= 0) return undefined;
  const next = statement.slice(0, from) + advice + statement.slice(closing(statement, from + name.length) + 1);
  return isReadable(next) && namesOf(next).every((each) => namesOf(statement).includes(each) || isCall(each))
    ? next
    : undefined;
}

/** The index of the bracket that closes the one at an index. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

const sourceOf = (statement: string): string => {
  const [definition] = parseFigure(statement).project.slides[0]?.definitions ?? [];
  return definition && 'source' in definition ? String(definition.source) : '';
};
const isReadable = (statement: string): boolean => parseFigure(statement).errors.length === 0;
const isCall = (name: string): boolean => constructors.some((each) => each.name === name);

function namesOf(statement: string): readonly string[] {
  try {
    return [...namesIn(parse(sourceOf(statement)))];
  } catch (error) {
    if (error instanceof ParseError) return [];
    throw error;
  }
}

const STATEMENT = /^([^\s:]+): (.*?)(\s*"[^"]*")?$/su;

/** A point with its name as label; `v = (2, 1)` with a small letter is a vector, as in other programs. */
function asPoint(statement: string, { isTaken, typed }: TrialPorts): string {
  const [, name = '', source = '', label] = STATEMENT.exec(statement) ?? [];
  // Who writes a statement of the language says all of it.
  if (name === '' || /^\s*[^\s:=("]+\s*:(?!=)/u.test(typed)) return statement;
  const isNamed = typed.trimStart().startsWith(name) && /^\s*:?=/.test(typed.trimStart().slice(name.length));
  if (isNamed && /^\p{Ll}/u.test(name)) {
    const [, places] = /^Point\((\?:=.*)\)$/.exec(source) ?? [];
    if (places !== undefined && label !== undefined) return `${name}: Vector(${places.replaceAll('?:=', '')})`;
    if (label === undefined && !/^\p{Lu}[\p{L}\d]*\s*[([]/u.test(source)) return `${name}: Vector(${source})`;
  }
  const id = isNamed ? name : freeName(pointNames, (each) => each !== name && isTaken(each));
  return `${id}: ${source}${label ?? ' "{{id}}"'}`;
}
