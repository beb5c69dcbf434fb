import { isFactor, ParseError, parse } from '@geoslide/geometry';
import { styleProperties } from '@geoslide/protocol';
import { expressionAdvice, habitOf, namelessAdvice, severalAdvice, strayAdvice } from '#habits';
import { readCoefficients } from './as-typed/coefficients.js';
import { degreesMeant } from './as-typed/degrees.js';
import { isSound } from './as-typed/sound.js';
import { blockFields, readBlock } from './block.js';
import { Cursor } from './cursor.js';
import { type Context, type DraftSlide, draftSlide, keepStylePlaces } from './draft.js';
import { type Fields, fields, isFields, mergeInto } from './fields.js';
import { holdsSpace } from './kinds.js';
import { readLabels } from './label-words.js';
import { Fault, habitFault, quoted, Report, shortened } from './problem.js';
import { readExpression, readKind } from './read-definition.js';
import { impliedCamera, readCamera, readSetting } from './read-settings.js';
import { type SlideText, splitSlides } from './statements.js';
import { definitionWords, settingWords } from './words.js';
import { count, MAX_SOURCE_LENGTH } from './work.js';

/** What a text says, before templates, kinds and the extra part are put in. */
export interface Draft {
  readonly slides: readonly DraftSlide[];
  readonly extra: Fields | undefined;
}

const WORDS: readonly string[] = [...settingWords, ...definitionWords, 'extra'];

/** Statements that no habit is found for; further ones are not compared, which takes milliseconds for each. */
const MAX_IN_VAIN = 200;

/** What is known of a whole text where a statement of it is read. */
interface Known {
  readonly defines: (name: string) => boolean;
  /** What a statement means that is written as elsewhere. */
  readonly habit: (statement: string, inSpace: boolean, at: number) => ReturnType<typeof habitOf>;
}

/** Keys for comments that belong to no statement. */
export const HEADING = 'slide';
export const REST = 'end';

/** Reads a text whose line breaks are \n; what is wrong goes to the report. Whether expressions are in the language is left open. */
export function readText(text: string, report: Report): Draft {
  let extra: Fields | undefined;
  let names: ReadonlySet<string> | undefined;
  const defines = (name: string) => {
    names ??= definedNames(text);
    return names.has(name);
  };
  let inVain = 0;
  const habit = (statement: string, inSpace: boolean, at: number) => {
    const found = inVain < MAX_IN_VAIN ? habitOf(statement, { defines, inSpace, text, at }) : undefined;
    if (found === undefined) inVain += 1;
    return found;
  };
  const readSlide = (part: SlideText, space: boolean, told: Report): DraftSlide => {
    const slide = draftSlide(space, part.start);
    addComments(slide, HEADING, part.heading);
    let below: number | undefined;
    for (const statement of part.statements) {
      const indent = indentAt(text, statement.start);
      // What is told of the head of a loop or of an object says what its lines are meant to be.
      if (below !== undefined && indent > below) continue;
      below = undefined;
      const context = { cursor: new Cursor(text, statement.start, statement.end), slide, report: told };
      const key = attempt(told, () => {
        if (context.cursor.takeWord('extra') === undefined || ':='.includes(context.cursor.next() || ' ')) {
          context.cursor.at = statement.start;
          return readHabit(context, { defines, habit }) ?? readStatement(context);
        }
        const found = blockFields(readBlock(context.cursor));
        extra ??= fields();
        mergeInto(extra, found);
        context.cursor.expectEnd(() => 'write one statement on a line');
        return 'extra';
      });
      if (key === undefined && told.errors.at(-1)?.remedy.includes('lines below')) below = indent;
      for (const fault of context.cursor.slips) told.warn(fault);
      addComments(slide, key ?? REST, statement.comments);
    }
    addComments(slide, REST, part.rest);
    return slide;
  };
  const slides = splitSlides(text, report).map((part) => {
    let told = new Report(text);
    let slide = readSlide(part, hasSpaceCamera(text, part), told);
    if (!slide.space && !slide.cameraSaid && !slide.viewSaid && holdsSpace(fieldsOf(slide))) {
      told = new Report(text);
      slide = readSlide(part, true, told);
      slide.camera = impliedCamera();
    }
    report.addAll(told);
    readLabels(slide);
    readCoefficients(slide);
    return slide;
  });
  return { slides, extra };
}

/** How far from the left a statement stands. */
const indentAt = (text: string, at: number): number => at - (text.lastIndexOf('\n', at - 1) + 1);

function fieldsOf({ definitions }: DraftSlide): Fields[] {
  return definitions.map((definition) => definition.fields);
}

/** The names that stand in front of a colon or a sign = at the begin of a line. */
function definedNames(text: string): ReadonlySet<string> {
  const heads = text.matchAll(
    /^[ \t]*(?:slider[ \t]+)?(\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*)(?:\([a-z]\))?[ \t]*[:=]/gmu,
  );
  const sliders = text.matchAll(/^[ \t]*slider[ \t]+(\p{L}[\p{L}\p{Nd}_]*)[ \t]/gimu);
  return new Set([...heads, ...sliders].map(([, name = '']) => name));
}

function attempt<T>(report: Report, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    report.error(error);
    return undefined;
  }
}

function addComments({ comments }: DraftSlide, key: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  const text = lines.join('\n');
  comments[key] = comments[key] === undefined ? text : `${comments[key]}\n${text}`;
}

/** The camera decides what unmarked styles and axes are for, wherever it stands in the slide. */
function hasSpaceCamera(text: string, { statements }: SlideText): boolean {
  const silent = new Report(text);
  const slide = draftSlide(false);
  for (const { start, end } of statements) {
    const cursor = new Cursor(text, start, end);
    if (cursor.takeWord('camera') === undefined || ':='.includes(cursor.next() || ' ')) continue;
    attempt(silent, () => readCamera({ cursor, slide, report: silent }));
  }
  return isFields(slide.camera) && slide.camera.kind === '3d';
}

/**
 * Reads a statement that is written as in another language or a textbook, and gives its key for comments; undefined for
 * others. What
 * it can only mean is read, with a warning. Throws Fault where its writer has to change it.
 */
function readHabit({ cursor: { text, at, end }, slide, report }: Context, known: Known): string | undefined {
  const statement = text.slice(at, end).trim();
  if (report.isFull || isFigureText({ text, at, end }, slide, known.defines)) return undefined;
  const habit = known.habit(statement, slide.space, at);
  if (habit === undefined) return undefined;
  if ('remedy' in habit) throw habitFault(at, statement, habit);
  const own = new Report(habit.read);
  const before = slide.definitions.length;
  const inner = new Cursor(habit.read, 0, habit.read.length);
  const key = attempt(own, () => readStatement({ cursor: inner, slide, report: own }));
  for (const fault of inner.slips) own.warn(fault);
  for (let i = before; i < slide.definitions.length; i += 1) {
    const { fields: read, expressions } = slide.definitions[i]!;
    const moved = expressions.map(({ source }) => ({ source, at, isRewritten: true }));
    slide.definitions[i] = { fields: read, at, expressions: moved };
  }
  const remedy = `it is read as ${shortened(habit.read, MAX_READ)}: write it so`;
  report.warn(new Fault(at, quoted(statement), 'figure text', remedy, undefined, [habit.read]));
  for (const fault of own.warnings) report.warn(fault.movedTo(at));
  for (const fault of own.errors) report.error(fault.movedTo(at));
  return key;
}

/** Signs of a statement that is told as it is read. */
const MAX_READ = 200;

/**
 * Whether a statement reads without a fault, and its expressions hold nothing unknown: then it is not compared with the
 * habits of others, whose hundreds of patterns take more than a second of a new process.
 */
function isFigureText(
  { text, at, end }: Pick<Cursor, 'text' | 'at' | 'end'>,
  { space }: DraftSlide,
  defines: (name: string) => boolean,
): boolean {
  const report = new Report(text);
  const cursor = new Cursor(text, at, end);
  const slide = draftSlide(space);
  attempt(report, () => readStatement({ cursor, slide, report }));
  const faults = [...report.errors, ...report.warnings, ...cursor.slips];
  const [first] = slide.definitions;
  const id = String(first?.fields.id);
  // A constructor shows that `view: Point(0, 0)` defines something.
  const isWord = text.startsWith(id, at) && !/^[A-Z]\w+\(/.test(first?.expressions[0]?.source ?? '');
  return (
    (faults.length === 0 || (faults.every(isSignOfHead) && /^\p{L}[\d_₀-₉'′’]*$/u.test(id))) &&
    !/^\s*\S+\s*[:=]\s*\w+\.(?:point|line|segment|circle|polygon|triangle|vector|angle)\(/.test(text.slice(at, end)) &&
    !(isWord && [...WORDS, ...Object.keys(styleProperties.axis)].includes(id)) &&
    // A path of TikZ, whose signs begin a comment here.
    !/^\S+\s*[:=]\s*\p{Lu}\d*(?:\s*--\s*(?:\p{Lu}\d*|cycle))+\s*$/u.test(text.slice(at, end)) &&
    slide.definitions.every(({ expressions }) => expressions.every(({ source }) => isSound(source, id, defines)))
  );
}

const DEFINITION_REMEDY = 'write a definition such as A: Point(0, 0)';

/** Reads a statement that is not `extra`, and gives its key for comments. Throws Fault. */
export function readStatement(context: Context): string {
  const { cursor, report } = context;
  const { at } = cursor;
  const names = /^[{[]\s*([^"':{}[\]]*,[^"':{}[\]]*)[}\]]\s*[:=]\s*(?=\S)/.exec(cursor.text.slice(at, cursor.end));
  if (names !== null) {
    const [head, list = ''] = names;
    const source = cursor.text
      .slice(at + head.length, cursor.end)
      .split('\n')[0]!
      .trim();
    const remedy = severalAdvice(list, source) ?? 'write each definition on a line of its own';
    throw new Fault(at, quoted(shortened(head + source)), 'a definition of one object', remedy);
  }
  if (cursor.next() === '{' || cursor.match(/\[\s*[[{"]/y) !== undefined) {
    const remedy = 'give a project in JSON as a file that ends in .json, or write figure text';
    throw new Fault(
      at,
      cursor.next() === '{' ? 'a block without a word before it' : 'a list without a name before it',
      'a statement',
      remedy,
    );
  }
  const name = cursor.name();
  const line = cursor.text.slice(at, cursor.end);
  if (name === undefined) throw cursor.fault('a statement', namelessAdvice(line) ?? DEFINITION_REMEDY);
  const isWord = cursor.text[at] !== '`';
  if (cursor.next() === ':' || (cursor.next() === '=' && !WORDS.includes(name))) {
    const value = cursor.text.slice(cursor.at + 1, cursor.end).trim();
    if (settingWords.some((word) => word === name) && /^(?:on|off|true|false)$|^(?:on|off)\b|\.\.|^\{/.test(value)) {
      const own = shortened(value.replace(/^true$/, 'on').replace(/^false$/, 'off'));
      throw new Fault(at, quoted(`${name}:`), `the word ${name}`, `write ${name} ${own}, without a colon`);
    }
    if (name === 'layers' && value.startsWith('[')) {
      const remedy = `write layers ${shortened(value.replace(/^\[|\]$/g, ''))} for the order of objects`;
      report.warn(new Fault(at, 'a list with the name layers', 'the word layers', remedy));
    }
    readHead(context, name, at);
    readExpression(context, name);
    return `${name}:`;
  }
  const setting = isWord ? settingWords.find((word) => word === name) : undefined;
  if (setting !== undefined) {
    const key = readSetting(context, setting);
    keepStylePlaces(context.slide, at);
    return key;
  }
  const kind = isWord ? definitionWords.find((word) => word === name) : undefined;
  if (kind !== undefined) return `${readKind(context, kind)}:`;
  const { remedy, definitions, isNameless, isGeneral } = strayAdvice(name, line, cursor) ?? {
    remedy: DEFINITION_REMEDY,
    definitions: [],
    isNameless: false,
    isGeneral: true,
  };
  if (isNameless) throw new Fault(at, quoted(line.trim()), 'a name and a colon', remedy);
  const expected = 'a name with a colon after it, or a word such as view or style';
  throw new Fault(at, quoted(name), expected, remedy, undefined, definitions, isGeneral);
}

/** `A = Point(1, 2)`. */
const isSignOfHead = ({ found, expected }: Fault): boolean => found === '"="' && expected === '":"';

/** A longer source is not told again. */
const MAX_TOLD = 200;

/** Passes the colon; `A := …` and `A = …` can mean nothing else, so they are taken too, with a warning. */
function readHead({ cursor, report }: Context, name: string, at: number): void {
  cursor.blank();
  const place = cursor.at;
  if (cursor.take(':') && !cursor.text.startsWith('=', cursor.at)) return;
  cursor.take('=');
  if (cursor.text.startsWith('=', cursor.at)) cursor.take('=');
  const isSurface = name === 'z' && /(?<![\p{L}\d_])[xy](?![\p{L}\d_])/u.test(cursor.text.slice(cursor.at, cursor.end));
  if (name === 'x' || name === 'y' || isSurface) {
    const what = isSurface ? 'surface' : 'curve';
    const free = [...'fghk'].find((letter) => !new RegExp(`\\b${letter}\\b`).test(cursor.text.slice(at, cursor.end)));
    const curve = `${free ?? 'c'}: ${shortened(cursor.text.slice(at, cursor.end).trim())}`;
    const isNumber = /^\s*-?[\d.]+\s*$/.test(cursor.text.slice(cursor.at, cursor.end));
    const other = isNumber ? `, or a number another name than ${name}` : '';
    const remedy = `give the ${what} a name, as in ${curve}${other}`;
    throw new Fault(at, `${name} =`, 'a name and a colon', remedy, undefined, isNumber ? [] : [curve]);
  }
  const sign = cursor.text.slice(place, cursor.at);
  const rest = cursor.text.slice(cursor.at, cursor.end).trim();
  const isAlone = rest !== '' && rest.length <= MAX_TOLD && !rest.includes('\n') && cursor.text[cursor.end] !== ';';
  const remedy = `write ${name}: ${isAlone ? rest : 'with a colon'}`;
  report.warn(new Fault(place, quoted(sign), '":"', remedy));
}

/**
 * Reports each expression that is not in the language, and leaves its definition out, so that the rest can be drawn. Of definitions with one
 * name the first counts.
 */
export function checkExpressions(slide: DraftSlide, report: Report): void {
  const ids = new Set(slide.definitions.map(({ fields }) => fields.id));
  const seen = new Set<unknown>();
  slide.definitions = slide.definitions.filter(({ fields: { id }, expressions }) => {
    if (seen.has(id)) return true;
    seen.add(id);
    return expressions.every(({ source, at, isRewritten }) => {
      count('character', Math.min(source.length, MAX_SOURCE_LENGTH));
      try {
        const tree = parse(source, { isFactor: (name) => isFactor(name, ids) });
        for (const { start, end } of degreesMeant(tree)) {
          const number = source.slice(start, end);
          const remedy = `write ${number}° if degrees are meant`;
          report.warn(new Fault(isRewritten ? at : at + start, `the angle ${number}`, 'radians', remedy));
        }
        return true;
      } catch (error) {
        if (!(error instanceof ParseError)) throw error;
        const { offset, found, expected } = error;
        const remedy = (report.isFull ? undefined : expressionAdvice(source, offset, expected)) ?? expected;
        report.error(new Fault(isRewritten ? at : at + offset, found, expected, remedy));
        return false;
      }
    });
  });
}
