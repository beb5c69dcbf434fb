import { constructorMeant, constructors, hasFunction, isConstructor } from '@geoslide/geometry';
import { nearestName, styleProperties } from '@geoslide/protocol';
import { Fault, type Report } from '../../problem.js';
import { styleOf } from '../looks/look-at.js';
import { isFree, NOT_READ, wordsOf } from '../meant/names.js';
import { type FaultsOf, type Followed, followedLine, STATEMENT } from './followed.js';
import { lineMeant } from './line-meant.js';
import { partsOf } from './parts.js';

/** A longer line is not told as a whole. */
const MAX_LENGTH = 200;

/** Lines that are told as a whole: each is read several times. */
const MAX_LINES = 20;

/** Puts one line to write in place of several messages about a line, or of one that leaves a part of the line out. */
export function mendLines(report: Report, faultsOf: FaultsOf): void {
  const { text, errors, warnings, faults } = report;
  const starts = new Set(faults.map(({ at }) => text.lastIndexOf('\n', at - 1) + 1));
  for (const start of [...starts].slice(0, MAX_LINES)) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, end).trim();
    const isHere = ({ at }: Fault) => at >= start && at <= end;
    const here = faults.filter(isHere);
    const [first, ...others] = here;
    const isError = errors.some(isHere);
    if (first === undefined || line.length > MAX_LENGTH || first.remedy.startsWith('take the line away')) continue;
    const isSeveral = here.some(({ found, expected }) => found === '";"' && expected === 'the end of the line');
    const each = isSeveral ? eachOf(line, faultsOf) : undefined;
    const isDone =
      each === undefined && (isError ? tellsAll(first.remedy, line, faultsOf) : !isOneProperty(first.remedy));
    if (others.length === 0 && isDone) continue;
    const statement = others.length === 0 && hasAll(first.remedy, line) ? statementIn(first.remedy) : undefined;
    const told =
      each ??
      withTail(statement === undefined ? statementIn(first.remedy) : undefined, line, faultsOf) ??
      mended(statement ?? line, faultsOf) ??
      (others.length === 0 ? mended(statementIn(first.remedy) ?? line, faultsOf) : undefined);
    if (isSeveral && told !== undefined && !hasAll(told, line)) continue;
    if (first.remedy.startsWith(NOT_READ) && told !== undefined && !namesAll(line, told)) continue;
    if (told === undefined || told === line || (isOfBlock(first.remedy) && HAS_NOTES.test(told))) continue;
    // Of what the other lines say nothing is known here.
    const own = faultsOf(line).map((fault) => fault.found);
    const isTold = (fault: Fault) =>
      isHere(fault) && (own.includes(fault.found) || OF_SIGNS.test(fault.found) || SETTING.test(told));
    if (!here.every(isTold)) continue;
    const { at, found, expected } = errors.find(isHere) ?? first;
    const isRead = others.length === 0 && first.remedy.endsWith(IS_READ) ? IS_READ : '';
    const remedy = here.find((each) => each.remedy.startsWith(`write ${told}`))?.remedy ?? `write ${told}${isRead}`;
    const fault = new Fault(at, found, expected, remedy);
    for (const [list, isOwn] of [
      [errors, isError],
      [warnings, !isError],
    ] as const) {
      const rest = list.filter((each) => !isTold(each));
      list.splice(0, list.length, ...rest, ...(isOwn ? [fault] : []));
    }
  }
}

/** Whether a line has all names that another one has: where its meaning is not known, no others are meant. */
const namesAll = (line: string, told: string): boolean =>
  wordsOf(told.replace(/"[^"]*"|\{[^{}]*\}/g, '')).every((name) => !isFree(name) || line.includes(name));

/** The statements between the semicolons of a line, each as it is read; undefined where one can't be mended. */
function eachOf(line: string, faultsOf: FaultsOf): string | undefined {
  if (/"[^"]*;[^"]*"|--/.test(line)) return undefined;
  const all = line.split(';').flatMap((part) => {
    const own = part.trim();
    if (own === '') return [];
    return faultsOf(own).length === 0 ? own : mended(own, faultsOf);
  });
  return all.some((own) => own === undefined || HAS_NOTES.test(own))
    ? undefined
    : all.length === 1
      ? all[0]
      : `each definition on a line of its own: ${all.join(', then ')}`;
}

/** A remedy's statement without looks, with those and the label of the line; undefined where they do not fit. */
function withTail(statement: string | undefined, line: string, faultsOf: FaultsOf): string | undefined {
  const tail = /(?:\s*\{[^{}]*:[^{}]*\}|\s*"[^"]*")+$/.exec(line)?.[0];
  if (statement === undefined || tail === undefined || /["{]/.test(statement) || SETTING.test(statement))
    return undefined;
  const whole = mended(`${statement} ${tail.trim()}`, faultsOf);
  return whole !== undefined && hasAll(whole, line) && !HAS_NOTES.test(whole) ? whole : undefined;
}

/** A line as it is read without a message; undefined where that is not known. */
export function mended(line: string, faultsOf: FaultsOf): string | undefined {
  const [, code = line, own = ''] = /^((?:[^"]|"[^"]*")*?)(\s--(?:\s.*)?)$/su.exec(line) ?? [];
  const [, before = code, words, behind = ''] = /^((?:[^"]|"[^"]*")*?)\s*\/\*\s*(.*?)\s*\*\/(.*)$/su.exec(code) ?? [];
  const comment = words === undefined ? own : ` -- ${words}${own}`;
  const found = [partsOf, lineMeant].flatMap((read) => {
    const parts = read(before + behind);
    const followed = parts && followedLine(parts, line, faultsOf);
    return followed === undefined || followed.left.length > 0 ? [] : [followed];
  });
  const cost = ({ line: own, notes }: Followed) => notes.length + (hasAll(own, line) ? 0 : 1);
  const [best] = found.sort((a, b) => cost(a) - cost(b));
  return best && [withConstructor(best.line) + comment, ...best.notes].join('; ');
}

const NAMES = constructors.map(({ name }) => name);

/** `Point(1, 2)` for `Punkt(1, 2)`. */
function withConstructor(line: string): string {
  const round = line.replace(/^(\S+: \p{L}[\p{L}\d_]*)\s*\[([^[\]]*)\](?=\s*(?:[{"]|$))/u, '$1($2)');
  return round.replace(/(?<=^\S+: )\p{L}[\p{L}\d_]*(?=\()/u, (name) =>
    isConstructor(name) || hasFunction(name) ? name : (constructorMeant(name) ?? nearestName(name, NAMES) ?? name),
  );
}

const IS_READ = '; it is read as that';

/** A line that defines no object has nothing of what was said of one. */
const SETTING = /^(?:view|style|camera|axes|grid|background|[xyz]axis) /;

const HAS_NOTES = /; (?:without|for) /;

/** What is said of signs that another line has no more. */
const OF_SIGNS = /^(?:the signs? |"[;=]"$)/;

/** The statement that a remedy is; undefined for one with a remark behind it, or with a property alone. */
function statementIn(remedy: string): string | undefined {
  const own = isOfBlock(remedy) ? undefined : STATEMENT.exec(remedy)?.[1];
  const outside = own?.replace(/"[^"]*"|\{[^{}]*\}|\[[^[\]]*\]|\((?:[^()]|\([^()]*\))*\)/g, '') ?? ',';
  return /[,;…]|\s(?:for|with|or|where|alone)\s/.test(outside) ? undefined : own;
}

/** Whether a remedy has a statement that can be read, with all that the line has. */
function tellsAll(remedy: string, line: string, faultsOf: FaultsOf): boolean {
  if (!TOLD.test(remedy) || isOfBlock(remedy)) return false;
  // A name in front of a part of the remedy may be a word.
  const head = /^(\p{L}[\p{L}\d_]*['′’]*)\s*[:=]/u.exec(line)?.[1];
  if (
    head !== undefined &&
    /: \p{Lu}\p{L}*\(/u.test(remedy) &&
    !/(?<!such as )(?<![\p{L}\d_])\S+: \p{Lu}/u.test(remedy)
  )
    return false;
  // What another remark follows may be more than a statement.
  const own = statementIn(remedy);
  if (own !== undefined && faultsOf(own).length > 0) return partsOf(own) === undefined;
  return hasAll(remedy, line);
}

/** Whether a remedy has all labels, numbers, colours and looks of the line. */
function hasAll(remedy: string, line: string): boolean {
  const labels = [...line.matchAll(/"([^"]+)"/g)].flatMap(([, label = '']) => label.split(VALUES));
  const plain = line
    .replace(/"[^"]*"/g, '')
    // Manim has a third coordinate.
    .replace(/(\[[^[\],]+,[^[\],]+),\s*0\s*\]/g, '$1]');
  // Lengths may be told in another unit.
  const numbers = plain.replace(/\d+\s*[cm]m(?!\p{L})/gu, ' ').match(/(?<![\p{L}\d_])\d+/gu) ?? [];
  const looks = (plain.match(/#[\da-f]{3,8}\b|\p{L}{3,}/giu) ?? []).flatMap((word) =>
    word.startsWith('#') ? [word] : (styleOf(word.toLowerCase())?.split(': ')[1] ?? []),
  );
  // What stands in quotes within quotes is a part of the text.
  const inner = /^text\s/.test(line) && line.split('"').length > 3 ? (plain.match(/\p{L}{2,}/gu) ?? []) : [];
  // A value may have got its second brace.
  const told = inOneBrace(remedy);
  return [...labels, ...numbers, ...looks, ...inner].every((each) => told.includes(inOneBrace(each)));
}

/** Values within a text, and what other programs write for them. */
const VALUES = /[$#]?\{+[^{}]*\}+|\$\p{L}+|%[.\d]*[a-z]/u;

const inOneBrace = (text: string): string => text.replace(/([{}])\1/g, '$1');

/** Whether a remedy is a property alone. */
function isOfBlock(remedy: string): boolean {
  const key = /^write (\w+): /.exec(remedy)?.[1] ?? '';
  const isProperty = Object.values(styleProperties).some((place) => Object.hasOwn(place, key));
  return isProperty || /^(?:yaw|pitch|roll|zoom|distance)$/.test(key);
}

/** Whether a remedy is properties that stand in for what was typed, and leaves no choice. */
const isOneProperty = (remedy: string): boolean =>
  (isOfBlock(remedy) && !/ or /.test(remedy)) || remedy.startsWith('the label stands after');

const TOLD =
  /(?:write|: |then) (?:.*: )?(\p{L}[\p{L}\d_]*['′’]*: |(?:slider|text|view|style|camera|axes|grid|background|[xyz]axis) )/su;
