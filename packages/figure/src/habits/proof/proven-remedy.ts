import {
  constructorMeant,
  constructors,
  isConstructor,
  isPointName,
  standIn,
  standInsFor,
  tried,
} from '@geoslide/geometry';
import type { Definition } from '@geoslide/protocol';
import type { DraftSlide } from '../../draft.js';
import { Fault } from '../../problem.js';
import { looseValue } from '../../texts/loose-value.js';
import type { Surroundings } from '../habit.js';
import { habitOf } from '../habit-of.js';
import { withoutLooks } from '../looks/sentence-looks.js';
import { type Looks, withLooks } from '../looks/tail.js';
import { isInvented, namesUnknownPoint } from '../meant/invented.js';
import {
  freeName,
  isOperation,
  type Meant,
  meantCalls,
  saysDirection,
  saysPart,
  type Trial,
  withObjects,
} from '../meant/meant-call.js';
import { HEAD, HEAD_OF_ANY, isFree, NOT_READ, wordsOf } from '../meant/names.js';
import { nearestForm } from '../meant/nearest-forms.js';
import { isExample, nearestStatement } from '../meant/nearest-statements.js';
import { blockOf } from '../notations/options.js';
import { firstFree } from './free-names.js';
import { vertexAngles } from './vertex-angles.js';

/** Reads definitions as a text of their own; undefined where something of it can't be read. */
export type DefinitionReader = (text: string) => DraftSlide | undefined;

/**
 * What to say in place of a fault's remedy whose definitions do not hold: they are read, and evaluated with what the
 * rest of the slide defines. Undefined where they hold.
 *
 * @param lineAt The rest of a line from a place on.
 * @param given The definitions that other remedies of the text give, by their names: those of this one are added.
 */
export function provenRemedy(
  fault: Fault,
  lineAt: (at: number) => string,
  slide: DraftSlide,
  read: DefinitionReader,
  given: Map<string, string> = new Map(),
): string | undefined {
  const line = lineAt(fault.at);
  const known = new Set(slide.definitions.map(({ fields: { id } }) => String(id)));
  const said = withoutLooks(line, (name) => known.has(name));
  const angles = vertexAngles(said?.plain ?? line, slide, given);
  if (angles !== undefined) return angleRemedy(angles, said?.looks, given);
  const completed = completedDefinition(fault, lineAt, slide, given);
  if (completed !== undefined) return completed;
  const isLater = ({ at }: DraftSlide['definitions'][number]) => at > fault.at;
  const names = slide.definitions
    .toSorted((a, b) => Number(isLater(b)) - Number(isLater(a)))
    .map(({ fields: { id } }) => String(id));
  const typeOf = (name: string) => {
    const source = slide.definitions.find(({ fields: { id } }) => id === name)?.fields.source;
    return typeof source === 'string' ? (/^(\p{Lu}\p{L}+)\(/u.exec(source)?.[1] ?? 'Curve') : undefined;
  };
  const withNames = withObjects(line, names, typeOf);
  if (withNames !== line) {
    const meant = meantWith(withNames, fault, slide, known);
    return provenRemedy(meant, (at) => (at === fault.at ? withNames : lineAt(at)), slide, read, given) ?? meant.remedy;
  }
  const renamed = withFreeHeads(fault, line, new Set([...known, ...given.keys()]));
  if (renamed !== undefined) return provenRemedy(renamed, lineAt, slide, read, given) ?? renamed.remedy;
  const toldBefore = new Set(given.keys());
  const proven = provenDefinitions(fault, line, slide, read, given, known);
  const isSure =
    proven.holds &&
    !isInvented(fault, line, known, toldBefore) &&
    !dropsDirection(fault, line) &&
    !dropsPart(fault, line);
  if (isSure && !namesUnknownPoint(fault, known)) return proven.remedy;
  const plain = line.trim();
  const trial = (definition: string) => {
    const own = read(definition);
    if (own === undefined) return 'it can not be read';
    // Names that nothing defines are meant where the line has them.
    const unknown = wordsOf(definition.replace(/"[^"]*"|\{[^{}]*\}/g, '')).slice(1);
    const isSaid = (name: string) => known.has(name) || !isFree(name) || plain.includes(name);
    return unknown.every(isSaid) ? wrongCall(own, slide, known, ANY) : 'it names what the line does not';
  };
  const { definitions: meant, unsaid } = meantWithLooks(plain, names, trial);
  if (isSure && (meant.length === 0 || unsaid.length > 0)) return proven.remedy;
  const isNamed = /^\S+\s*[:=]/.test(line);
  if (meant.length > 0 && unsaid.length < meant.length + MAX_UNSAID) {
    for (const definition of meant) given.set(HEAD_OF_ANY.exec(definition)?.[1] ?? '', definition);
    const each = meant.length > 1 ? `each definition on a line of its own: ${meant.join(', then ')}` : meant[0];
    const left = unsaid.length === 0 ? '' : `, which says nothing of ${unsaid.map((word) => `"${word}"`).join(', ')}`;
    return `write ${each}${left}${isNamed ? '' : ', or begin a comment with --'}`;
  }
  const statement = nearestStatement(plain, (own) => read(own) !== undefined);
  if (statement !== undefined && !isNamed && !plain.startsWith('\\') && !wordsOf(plain).some(isOperation))
    return isExample(statement, plain)
      ? `${NOT_READ}; an example of such a statement is ${statement}`
      : `write ${statement}, or begin a comment with --`;
  // What a call takes is said of it; a reason with other calls is more than forms of its words.
  if (proven.remedy !== undefined && (IS_CALL.test(plain) || / write |did you mean/.test(proven.remedy.slice(6))))
    return proven.remedy;
  const near = nearestForm(plain, names, slide.space, (definition) => trial(definition) === undefined);
  if (near === undefined) return proven.holds ? generalRemedy(plain) : proven.remedy;
  return `${NOT_READ}; ${near}`;
}

/** What to write for angles of which a line names the vertices. */
function angleRemedy(
  { vertex, definitions: plain }: NonNullable<ReturnType<typeof vertexAngles>>,
  looks: Looks | undefined,
  given: Map<string, string>,
): string {
  const definitions = plain?.map((own) => (looks === undefined ? own : (withLooks(own, looks) ?? own)));
  if (definitions === undefined)
    return `${NOT_READ}; an angle has its vertex between points of its sides, as in a: Angle(P, ${vertex}, Q)`;
  for (const angle of definitions) given.set(HEAD.exec(angle)![1]!, angle);
  return `write ${definitions.length > 1 ? 'each definition on a line of its own: ' : ''}${definitions.join(', then ')}`;
}

/** A verb that asks for a name beside what the rest of a line is. */
const LABEL = /^(?:label|beschrifte|étiquette[rz]?|nomme[rz]?|rotula|etiqueta)\s+/i;

/** What a line in words can mean, with the looks that it says behind the last definition. */
function meantWithLooks(line: string, names: readonly string[], trial: Trial): Meant {
  const said = withoutLooks(line, (name) => names.includes(name));
  const { definitions, unsaid } = meantCalls((said?.plain ?? line).replace(LABEL, ''), names, trial);
  const last = definitions.at(-1);
  const name = LABEL.test(line) && last !== undefined ? /^\p{Lu}\d*(?=: )/u.exec(last)?.[0] : undefined;
  const labelled = name === undefined || last!.includes('"') ? last : `${last} "${name}"`;
  const own = labelled === undefined || said === undefined ? labelled : (withLooks(labelled, said.looks) ?? labelled);
  return { definitions: own === undefined ? [] : [...definitions.slice(0, -1), own], unsaid };
}

/** Whether a line is told to be any line through two points where it says which it is: `Droite parallèle (g, A)`. */
function dropsDirection({ definitions: [only = '', ...others] }: Fault, line: string): boolean {
  return others.length === 0 && /: Line\(/.test(only) && wordsOf(line).some(saysDirection);
}

/** Whether a line is told to be the object alone of which it names a part or a size. */
function dropsPart({ definitions: [only = '', ...others] }: Fault, line: string): boolean {
  return others.length === 0 && /^\S+: \p{Lu}\p{L}*\([^()]*\)$/u.test(only) && wordsOf(line).some(saysPart);
}

/** The fault of a line with the names of the objects that it means. */
function meantWith(line: string, fault: Fault, slide: DraftSlide, known: ReadonlySet<string>): Fault {
  const { at, found, expected } = fault;
  const habit = habitOf(line.trim(), { defines: (name) => known.has(name), inSpace: slide.space, text: '' });
  if (habit !== undefined && 'read' in habit)
    return new Fault(at, found, expected, `write ${habit.read}`, undefined, [habit.read]);
  const definitions = habit?.definitions ?? [];
  return habit === undefined || definitions.length === 0
    ? new Fault(at, found, expected, fault.remedy, undefined, [], true)
    : new Fault(at, found, expected, habit.remedy, undefined, definitions);
}

/** A call, by itself or with the head of a definition. */
const IS_CALL = /^(?:\S+\s*[:=]\s*)?[\p{L}.]+\s*\([^"]*\)\s*\p{L}*;?$/u;

/** With more words left out, a definition is not what the line means. */
const MAX_UNSAID = 2;

/** A definition with its parts. */
const DEFINITION = /^(.*[^\s"{}])\s*(?:\{([^{}]*)\})?\s*("[^"]*")?\s*(?:\{([^{}]*)\})?\s*$/s;

/** What to write of objects that are to have a style or a label: their own definitions with that. */
function completedDefinition(
  { remedy }: Fault,
  lineAt: (at: number) => string,
  slide: DraftSlide,
  given: Map<string, string>,
): string | undefined {
  const [, told = ''] = /^write (.*), as in \S+: \p{Lu}\p{L}*\([^()]*\) /u.exec(remedy) ?? [];
  const parts = told.split(/, and (?=[{"])/).flatMap((each) => {
    const [, part, place, called] = /^([{"].*) after the (definition|label) of (\S+)$/.exec(each) ?? [];
    if (part === undefined || place === undefined || called === undefined) return [];
    return [completed(part, place, called, lineAt, slide, given)];
  });
  const own = parts.filter((each) => each !== undefined);
  const [first] = own;
  if (first === undefined || own.length < parts.length) return undefined;
  for (const { name, line } of own) given.set(name, line);
  const lines = own.map(({ line }) => line).join(', then ');
  if (first.isNew && own.length === 1) return `write ${lines}`;
  return `write ${lines} in place of the ${own.length > 1 ? 'definitions' : 'definition'} of ${own.map(({ name }) => name).join(', ')}`;
}

interface Completed {
  readonly name: string;
  readonly line: string;
  /** True where the text has no such definition yet. */
  readonly isNew: boolean;
}

/** The definition of an object with a part behind it; undefined where that is not known. */
function completed(
  part: string,
  place: string,
  called: string,
  lineAt: (at: number) => string,
  slide: DraftSlide,
  given: ReadonlyMap<string, string>,
): Completed | undefined {
  const lines = new Map([...slide.definitions.flatMap((own) => typedLine(own, lineAt) ?? []), ...given]);
  const [start, vertex, end = vertex] = lines.has(called)
    ? []
    : (/^(?:\p{Lu}\d*){2,3}$/u.exec(called) && called.match(/\p{Lu}\d*/gu)) || [];
  const isAngle = start !== undefined && end !== vertex;
  const ends = isAngle
    ? [`${start}, ${vertex}, ${end}`, `${end}, ${vertex}, ${start}`]
    : [`${start}, ${end}`, `${end}, ${start}`];
  const type = isAngle ? 'Angle' : 'Segment';
  const sides = ends.map((each) => `${type}(${each})`.replaceAll(' ', ''));
  const side =
    start &&
    [...lines].find(([, line]) => sides.some((own) => line.replace(/^\S+?\s*[:=]\s*| /g, '').startsWith(own)))?.[0];
  if (side === undefined && start !== undefined && (isAngle || [start, end!].every((name) => lines.has(name))))
    return {
      name: called,
      line: `${freeName(type, [...lines.keys()])}: ${type}(${ends[0]}) ${part}`,
      isNew: true,
    };
  const name = side ?? called;
  const [, source, style = '', label = '', labelStyle = ''] = DEFINITION.exec(lines.get(name) ?? '') ?? [];
  if (source === undefined) return undefined;
  const added = /^\{(.*)\}$/s.exec(part)?.[1];
  const blocks = [style, labelStyle].map((block, i) =>
    blockOf([block.trim(), i === (place === 'label' ? 1 : 0) ? (added ?? '') : ''].filter((each) => each !== '')),
  );
  const [first, second] = blocks;
  // A caption counts more than a name.
  const isName = part === `"${name}"` && label !== '';
  const words = added === undefined && !isName ? part : label === '' && second !== '' ? `"${name}"` : label;
  const [, typed, rest = source] = /^(\S+?)\s*(?::=?|=)\s*(.*)$/s.exec(source) ?? [];
  const own = (typed === name ? rest : source)
    .replace(/^\p{L}[\p{L}\d]*(?=\()/u, (call) => (isConstructor(call) ? call : (constructorMeant(call) ?? call)))
    .replace(/^((?:Parallel|Perp)Line)\((\p{Lu}\w*), (\p{Ll}\w*)\)$/u, '$1($3, $2)');
  const head = `${name}: ${own}`;
  return {
    name,
    line: `${head}${first}${words === '' ? '' : ` ${words}`}${second}`,
    isNew: false,
  };
}

/** The name of a definition, and its line as figure text; undefined where the line has more than its source. */
function typedLine(
  { at, fields: { id, kind, source }, expressions }: DraftSlide['definitions'][number],
  lineAt: (at: number) => string,
): readonly [readonly [string, string]] | undefined {
  if (kind !== undefined || typeof source !== 'string') return undefined;
  const line = lineAt(at);
  if (!expressions.some(({ isRewritten }) => isRewritten)) return [[String(id), line]];
  return /"|\{[^{}]*:/.test(line) ? undefined : [[String(id), `${id}: ${source}`]];
}

interface Proven {
  /** What is to be told; undefined where the fault tells it. */
  readonly remedy: string | undefined;
  /** False where that says nothing of what the line means. */
  readonly holds: boolean;
}

const HOLDS: Proven = { remedy: undefined, holds: true };

function provenDefinitions(
  { remedy, definitions, isGeneral }: Fault,
  line: string,
  slide: DraftSlide,
  read: DefinitionReader,
  given: Map<string, string>,
  known: ReadonlySet<string>,
): Proven {
  const told = definitions.filter((definition) => HEAD.test(definition) && !definition.includes('…'));
  if (told.length === 0) {
    const [only = '', ...others] = definitions;
    const free = others.length === 0 ? withFreeName(only, line, new Set([...known, ...given.keys()])) : only;
    const own = free.startsWith('text ') ? withValues(free, known) : free;
    given.set(HEAD_OF_ANY.exec(own)?.[1] ?? '', own);
    return { remedy: own === only ? undefined : remedy.replace(only, () => own), holds: !isGeneral };
  }
  const surroundings = { defines: (name: string) => known.has(name), inSpace: slide.space, text: '' };
  const plain = told.map((definition) => asFigureText(definition, surroundings, read));
  const readable = plain.filter((definition) => definition !== undefined);
  const general: Proven = { remedy: generalRemedy(line), holds: false };
  if (readable.length < told.length) return general;
  const used = new Set([...known, ...given.keys()]);
  const named = readable.length === 1 ? [withFreeName(readable[0]!, line, used)] : readable;
  for (const definition of named) given.set(HEAD_OF_ANY.exec(definition)?.[1] ?? '', definition);
  const own = read(named.join('\n'));
  if (own === undefined) return general;
  const [first = ''] = named;
  const reason = wrongCall(own, slide, known, OF_FORM, given);
  if (reason !== undefined) {
    const isSentence = !IS_CALL.test(line.trim());
    if (isGeneral && isSentence && !/ write |did you mean/.test(reason)) return general;
    const instead = insteadOfOne(named, reason);
    // What a sentence does not say is hardly that of the reference.
    const numbers = (instead.remedy ?? '').split(';')[0]!.match(/(?<![\p{L}\d_.])\d+/gu) ?? [];
    return isSentence && !/^\S+\s*[:=]/.test(line) && numbers.some((number) => !line.includes(number))
      ? general
      : instead;
  }
  // `connect: them`, of which nothing is known.
  const isWord = (name: string) => /^\p{Ll}{3,}$/u.test(name) && isFree(name) && !known.has(name);
  if (
    isGeneral &&
    (isOperation(wordsOf(first)[0] ?? '') ||
      wordsOf(first.replace(/"[^"]*"|\{[^{}]*\}/g, ''))
        .slice(1)
        .some(isWord))
  )
    return { remedy: undefined, holds: false };
  if (told.length > 1 || first === told[0]) return HOLDS;
  return { remedy: remedy.includes(told[0]!) ? remedy.replace(told[0]!, () => first) : `write ${first}`, holds: true };
}

/** A remedy may be written as elsewhere, too: `A: Point(a, a^{2})`. */
const MAX_ROUNDS = 3;

/** A definition of a remedy as it is to be written; undefined where it is none. */
function asFigureText(definition: string, surroundings: Surroundings, read: DefinitionReader): string | undefined {
  let meant: string | undefined = definition;
  for (let round = 0; round < MAX_ROUNDS && meant !== undefined; round += 1) {
    const habit = habitOf(meant, surroundings);
    if (habit === undefined) return read(meant) === undefined ? undefined : meant;
    meant = 'read' in habit ? habit.read : habit.definitions?.length === 1 ? habit.definitions[0] : undefined;
  }
  return undefined;
}

/** Another name where the text has an object with that of the definition, and the line does not mean that one. */
function withFreeName(definition: string, line: string, known: ReadonlySet<string>): string {
  const name = HEAD_OF_ANY.exec(definition)?.[1] ?? '';
  if (name === '' || wordsOf(line.replace(/"[^"]*"/g, '')).includes(name)) return definition;
  // `y = 2x "g"`: what a line is called in its picture is its name.
  const [, label] = /"((?![exyzt]")\p{L}[\d_]*['′]*)"\s*(?:\{[^{}]*\})?$/u.exec(definition) ?? [];
  const mayBe =
    label !== undefined && (!isPointName(label) || /^\S+: (?:Point|Midpoint|Intersect)?\(/.test(definition));
  if (mayBe && !known.has(label) && !definition.startsWith('text '))
    return definition.replace(`${name}:`, () => `${label}:`);
  const used = wordsOf(definition);
  const isOfPoint = /^[A-Z]: (?!Sequence|Map|Zip|\[)/.test(definition) && known.has(name);
  const free =
    (isOfPoint ? [...'MPQDEFGHRST'].find((other) => !known.has(other) && !used.includes(other)) : undefined) ??
    firstFree(name, known);
  return definition.replace(`${name}:`, () => `${free}:`);
}

/** Values of a text in a line to write are put into two braces one after the other; more stay as they are. */
const MAX_VALUES = 5;

/** A line of a text whose values stand in two braces. */
function withValues(definition: string, known: ReadonlySet<string>): string {
  let own = definition;
  for (let round = 0; round < MAX_VALUES; round += 1) {
    const loose = looseValue(/"[^"]*"/.exec(own)?.[0] ?? '', known);
    if (loose === undefined) break;
    own = own.replace(loose.written, () => `{{${loose.name}}}`);
  }
  return own;
}

/** Definitions with free names for those that the text has and the line does not mean; undefined where none is. */
function withFreeHeads(fault: Fault, line: string, known: ReadonlySet<string>): Fault | undefined {
  const { definitions, remedy } = fault;
  const heads = definitions.map((definition) => HEAD_OF_ANY.exec(definition)?.[1] ?? '');
  const said = wordsOf(line);
  const taken = heads.filter((head) => known.has(head) && !said.includes(head));
  if (definitions.length < 2 || taken.length === 0) return undefined;
  const used = new Set([...known, ...heads]);
  const names = new Map<string, string>();
  for (const head of taken) {
    const free = firstFree(head, used);
    used.add(free);
    names.set(head, free);
  }
  const own = (text: string) =>
    text.replace(/(?<![\p{L}\p{N}_"])\p{L}[\p{L}\p{N}_]*/gu, (name) => names.get(name) ?? name);
  const told = definitions.join(', then ');
  const now = definitions.map(own);
  return remedy.includes(told)
    ? new Fault(
        fault.at,
        fault.found,
        fault.expected,
        remedy.replace(told, () => now.join(', then ')),
        undefined,
        now,
      )
    : undefined;
}

/** Why a definition can't be written so, whatever its undefined names are; undefined where it can. */
function wrongCall(
  own: DraftSlide,
  slide: DraftSlide,
  known: ReadonlySet<string>,
  counts = OF_FORM,
  given: ReadonlyMap<string, string> = new Map(),
): string | undefined {
  const ids = new Set(own.definitions.map(({ fields: { id } }) => String(id)));
  const words = own.definitions.flatMap(({ fields: { source } }) =>
    // What stands in quotes is no name, and a long word with brackets behind it would be a constructor.
    typeof source === 'string' ? wordsOf(source.replace(/"[^"]*"|\p{L}[\p{L}\d_]+(?=\()/gu, ' ')) : [],
  );
  const unknown = [...new Set(words)].filter((name) => !ids.has(name) && !known.has(name) && isFree(name));
  // Of a name that another line is told to define nothing is known yet.
  if (unknown.some((name) => given.has(name))) return undefined;
  const points = unknown.filter((name) => isPointName(name) && /^.[\d_₀-₉]*['′’]*$/u.test(name));
  const others = unknown.filter((name) => !isPointName(name));
  // Of two names that may be anything nothing is known.
  if (others.length > 1) return undefined;
  const places = points.map((id, i) => standIn(id, standInsFor(id, i)[0]!));
  const choices =
    others.length === 0 ? [places] : standInsFor(others[0]!).map((source) => [...places, standIn(others[0]!, source)]);
  const definitions = own.definitions.map(({ fields }) => definitionOf(fields));
  const defined = new Map(slide.definitions.map(({ fields }) => [String(fields.id), definitionOf(fields)]));
  const uvarMap = Object.entries({ ...slide.uvarMap, ...own.uvarMap }) as [string, number][];
  let reason: string | undefined;
  for (const choice of choices) {
    const found = tried([...definitions, ...choice], defined, uvarMap).find(
      ({ id, message, cause }) => ids.has(id ?? '') && cause === undefined && counts.test(message),
    )?.message;
    if (found === undefined) return undefined;
    reason ??= found;
  }
  return reason;
}

function definitionOf(fields: DraftSlide['definitions'][number]['fields']): Definition {
  return { ...fields, kind: fields.kind ?? 'primitive' } as unknown as Definition;
}

const ANY = /(?:)/;

/** Reasons that hold whatever the numbers are; circles that do not meet may do so another time. */
const OF_FORM = /^unknown |(?:^|: )\S+ (?:takes|does not take) |has no property/;

/** The same for one of several definitions, of which the reason begins with the constructor. */
function insteadOfOne(named: readonly string[], reason: string): Proven {
  const [type = ''] = /^\p{L}+/u.exec(reason) ?? [];
  const failed = named.find((definition) => definition.includes(`: ${type}(`)) ?? named[0]!;
  const instead = insteadOf(failed, reason);
  const [, own] = /^write (\S+: \p{L}+\([^;:]*\))$/u.exec(instead.remedy ?? '') ?? [];
  if (named.length === 1 || own === undefined) return instead;
  const each = named.map((definition) => (definition === failed ? own : definition));
  return { remedy: `write each definition on a line of its own: ${each.join(', then ')}`, holds: true };
}

/** The call of the reason in the definition, else the reason. */
function insteadOf(definition: string, reason: string): Proven {
  const [, name = '', whole, looks = ''] =
    /^(\S+): (\p{L}[\p{L}\p{N}_]*\((?:[^()]|\([^()]*\))*\))?([^()]*)/u.exec(definition) ?? [];
  const [, told, others = ''] =
    /: write (\p{L}\w*\(.*?\))( or .*|, which .*| for (?:the|an?) .*)?$/u.exec(reason) ?? [];
  // Which argument is too many is not known.
  const call = others !== '' && reason.includes('so many arguments') ? undefined : told;
  const subject = /^unknown (?:constructor or function|name) (\S+?):/.exec(reason)?.[1];
  if (call !== undefined && subject !== undefined && whole?.startsWith(subject) === false) {
    const part = new RegExp(`(?<![\\p{L}\\d_.])${subject}\\((?:[^()]|\\([^()]*\\))*\\)`, 'u');
    const meant = definition.replace(part, () => call);
    if (meant !== definition) return { remedy: `write ${meant}`, holds: true };
  }
  if (call !== undefined && whole !== undefined) return { remedy: `write ${name}: ${call}${looks}`, holds: true };
  // What is wrong with the points is told of them, too.
  if (reason.includes('also where they are defined')) return { remedy: `write ${definition}; ${reason}`, holds: true };
  const [, meant, example] = /: did you mean (\p{L}+), as in (?!.*Point\()(.*)\?$/u.exec(reason) ?? [];
  return {
    remedy:
      meant === undefined
        ? `begin with a name and a colon, as in ${name}: …; and ${reason}`
        : `write ${name}: ${example}${looks}, if ${meant} is meant`,
    holds: false,
  };
}

/** What is said of a line whose meaning is not known: a form of the constructor that it names. */
function generalRemedy(line: string): string {
  for (const word of wordsOf(line.replace(/"[^"]*"/g, ' '))) {
    const own = word.length < 4 ? undefined : constructorMeant(word);
    const form = constructors.find(({ name }) => name === own)?.signatures[0];
    if (own === undefined || form === undefined) continue;
    const names = form.parameters.map(({ name }) => name).join(', ');
    return `${NOT_READ}; ${own} stands behind a name and a colon, such as ${own[0]!.toLowerCase()}: ${own}(${names})`;
  }
  return 'take the line away, or begin it with -- as a comment';
}
