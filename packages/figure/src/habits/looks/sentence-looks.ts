import { definitionWords, settingWords } from '../../words.js';
import { type Habit, type HabitEntry, read, type Surroundings, write, writeBehind, writeBehindEach } from '../habit.js';
import { blockOf } from '../notations/options.js';
import { FILLER, isFill, type Looks, looksIn, ownMembers, partAt, withLooks } from './tail.js';

/** In front of looks: `in red`, `as a dashed line`, `de color rojo`. */
const LEAD =
  /(?:^|[\s,;]+|(?<=\p{Script=Han}))(?:(?:in|en|as|durch(?=\s+eine)|par(?=\s+un)|with|mit|als|avec|con|comme|como|using|de\s+coule?u?r|and|und|et|y|使?用|为|画成)(?:\s+|(?<=\p{Script=Han}))(?:(?:the|an?|eine[nrms]?|einem|une?|una?|dem|der|den)\s+)?(?:(?:coule?u?r|colou?r|farbe|trazo|trait|traits)\s+)?)+$/iu;
/** Behind looks: what has them. */
const NOUN =
  /^\s*(?:lines?|strokes?|outlines?|colou?rs?|linien?|strich(?:en)?|farben?|umriss|traits?|lignes?|couleurs?|líneas?|trazos?|color(?:es)?|style|fill)(?!\p{L})/iu;
const END =
  /^\s*(?:[.。!，,;；]|$|(?:and|und|et|y|through|durch|from|von|between|zwischen|par|por|passant|um|around)(?!\p{L}))/iu;
/** What does nothing but draw, or colours what the line names. */
const VERB =
  /^(?:please\s+)?(fill(?:\s+in)?|shade|hide|colou?r|paint|make|turn|draw|label|beschrifte|set|füll?e|färbe|mal[et]?|zeichne|mach[et]?|verstecke|schattiere|schraffiere|colori[ée]r?|coloriez|remplis(?:sez|sons)?|remplir|trace[rz]?|rellena|colorea|pinta|dibuja[r]?|grafica[r]?|traza[r]?|disegna|oculta)\s+/iu;
const FILLS = /^(?:fill|shade|füll|schatt|schraff|rempl|rellen)/i;
/** To colour a figure with an inside fills it. */
const COLORS = /^(?:colou?r|paint|färb|mal|colori|colore|pinta)/i;
const INSIDE =
  /(?<!\p{L})(?:triangle|polygon|square|rectangle|quadrilateral|dreieck|vieleck|viereck|quadrat|rechteck|carré|triángulo|polígono|cuadrado)/iu;
const HIDES = /^(?:hide|verst|ocult)/i;
/** What lies between two curves is filled as it is. */
const BETWEEN = /(?<!\p{L})(?:between|under|below|zwischen|unter|entre|sous|bajo)(?!\p{L})/iu;
/** Objects alone, which are defined elsewhere: `the circle k`, `g soll … sein`. */
const OBJECTS =
  /^(?:(?:the|der|die|das|den|le|la|el|both|all)\s+|l['’]\s*)?(?:(?:points?|lines?|segments?|circles?|curves?|graphs?|polygons?|triangles?|function|punkte?|geraden?|strecken?|kreise?|graph(?:en)?|vielecke?|droites?|cercles?|segmentos?|rectas?|círculos?|circunferencias?|puntos?)\s+)?(?:(?:of|von|de)\s+)?(\p{L}[\p{L}\d_]*['′’]*(?:\s*(?:,|and|und|et|y)\s*\p{L}[\p{L}\d_]*['′’]*)*)(?:\s+(?:is|are|be|should\s+be|shall\s+be|must\s+be|to|soll(?:en)?|ist|sind|sei|an|aus|sein|werden|est|es))*\s*[.!]?$/iu;

/** A verb for what was named before: `and make it dashed`. */
const AND_IT =
  /\s*[,.;]?\s*(?:and|und|et|y|then|dann)?\s+(?:make|draw|colou?r|paint|mach[et]?|zeichne|färbe|colorie[rz]?|pinta|haz)\s+(?:it|them|ihn|sie|es|le|la|lo)\s+(?=\p{L})/giu;

/** What is no sentence: a formula, a call, a block. */
const IS_CALL = /[{}\\<>]|:=|^[^"]*\)[^"]*=|^\S+\s*[:=]\s*\p{L}*[([]|^\p{L}+\(/u;

/** What is a definition already. */
const IS_WHOLE = /^[xy]\s*=[^"]*$|^\S+\s*[:=]\s*\p{Lu}\p{L}+\(.*\)$/u;

const NOTHING: Looks = { style: [], label: undefined, labelStyle: [] };

const STATEMENT = new RegExp(`^(?:${[...definitionWords, ...settingWords].join('|')})(?!\\p{L})`, 'u');

/** A sentence without what it says of looks, with that; undefined where it says nothing of them. */
export function withoutLooks(typed: string, defines: (name: string) => boolean) {
  const sentence = typed.replace(AND_IT, ', ');
  let looks = NOTHING;
  let plain = '';
  const verb = VERB.exec(sentence)?.[0].length ?? 0;
  for (let at = 0; at < sentence.length; ) {
    const rest = sentence.slice(at);
    const [passed] = /^(?:\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\])/u.exec(rest) ?? [];
    const begins =
      at >= verb &&
      /^[\p{L}#"“\d]/u.test(rest) &&
      (/^\p{Script=Han}/u.test(rest) || /(?:^|[^\p{L}\d_.]|\p{Script=Han})$/u.test(plain));
    const run = passed === undefined && begins ? runAt(rest, defines) : undefined;
    if (run === undefined) {
      const next = passed ?? /^(?:(?!\p{Script=Han})[\p{L}\d_.])+|^./su.exec(rest)![0];
      plain += next;
      at += next.length;
      continue;
    }
    if (run.looks.label !== undefined && looks.label !== undefined) return undefined;
    looks = {
      style: [...looks.style, ...run.looks.style],
      label: looks.label ?? run.looks.label,
      labelStyle: [...looks.labelStyle, ...run.looks.labelStyle],
    };
    at += run.length;
    const lead = LEAD.exec(plain)?.[0];
    const noun = NOUN.exec(sentence.slice(at))?.[0];
    const isEnd = END.test(sentence.slice(at + (lead === undefined ? 0 : (noun?.length ?? 0))));
    if (lead !== undefined && isEnd) {
      plain = plain.slice(0, -lead.length);
      at += noun?.length ?? 0;
    } else if (isEnd) plain = plain.replace(/[\s,;，]+$/, '');
  }
  const word = VERB.exec(sentence)?.[1] ?? '';
  const isFilling = FILLS.test(word) || (COLORS.test(word) && INSIDE.test(sentence));
  const ofVerb =
    isFilling && !BETWEEN.test(sentence) ? 'regionOpacity: 30' : HIDES.test(word) ? 'hidden: true' : undefined;
  if (ofVerb !== undefined && !looks.style.some(isFill)) looks = { ...looks, style: [ofVerb, ...looks.style] };
  return looks.style.length === 0 && looks.label === undefined ? undefined : { plain: tidied(plain), looks };
}

const tidied = (text: string): string =>
  text
    .replace(/\s*,(?=\s*(?:,|\.?$))/g, '')
    .replace(/(?<=(?:^|\s)(?:an?|the|eine?[nr]?|une?|una?)\s)\s*,\s*/giu, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{Script=Han})的(?=\p{Script=Han}*$)/u, '')
    .replace(/\s(?=[.,])|\s+(?:as|als|mit|with)$/g, '')
    .trim();

/** The looks that follow each other from a place on. */
function runAt(
  text: string,
  defines: (name: string) => boolean,
): { readonly length: number; readonly looks: Looks } | undefined {
  let length = 0;
  for (;;) {
    const gap = length === 0 ? '' : (FILLER.exec(text.slice(length))?.[0] ?? '');
    const rest = text.slice(length + gap.length);
    const word = /^\p{L}[\p{L}\d_]*/u.exec(rest)?.[0] ?? '';
    const part = rest === '' || defines(word) || /^[[({<']/.test(rest) ? undefined : partAt(rest);
    if (part === undefined || (length > 0 && gap === '' && !/^\p{Script=Han}/u.test(rest))) break;
    // A word behind `labelled` is the name of the object.
    if (part.label !== undefined && !/["'“$]/.test(rest.slice(0, part.length))) break;
    length += gap.length + part.length;
  }
  const looks = length === 0 ? undefined : looksIn(text.slice(0, length));
  return looks && { length, looks };
}

/**
 * What a sentence means that says something of looks, or has a label: what it means without them, with those behind
 * what it defines last, or behind each where all are of a kind.
 */
export function withSaidLooks(line: string, surroundings: Surroundings, habitOf: HabitEntry): Habit | undefined {
  if (STATEMENT.test(line) || IS_CALL.test(line) || !/\p{L}{3}|\p{Script=Han}/u.test(line)) return undefined;
  const said = withoutLooks(line, surroundings.defines);
  if (said === undefined) return undefined;
  const { plain, looks } = said;
  const [lead = '', verb = ''] = VERB.exec(plain) ?? [];
  const rest = plain.slice(lead.length);
  if (rest === '') return undefined;
  const command = ofObjects(rest, looks, surroundings, lead !== '');
  if (command !== undefined) return command;
  if (/^(?:label|beschrifte)/i.test(verb)) return undefined;
  const habit =
    (plain === line ? undefined : habitOf(plain, surroundings)) ??
    (lead === '' ? undefined : habitOf(rest, surroundings));
  if (habit === undefined) {
    const whole = IS_WHOLE.test(rest) ? withLooks(rest.replace(/^(?=[xy]\s*=)/, 'l: '), looks) : undefined;
    return whole === undefined ? undefined : /^\S+\s*:/.test(line) ? read(whole) : write(whole);
  }
  if ('read' in habit) {
    const whole = withLooks(habit.read, looks);
    return whole === undefined ? undefined : read(whole);
  }
  const { definitions = [], remedy } = habit;
  const kinds = new Set(definitions.map((each) => /: (\p{L}*)/u.exec(each)?.[1]));
  const told = definitions.map((each, i) =>
    kinds.size === 1 || i === definitions.length - 1 ? withLooks(each, looks) : each,
  );
  if (definitions.length === 0 || definitions.some((each) => !remedy.includes(each)) || told.includes(undefined))
    return undefined;
  const whole = definitions.reduce((text, each, i) => text.replace(each, () => told[i]!), remedy);
  return { ...habit, remedy: whole, definitions: told as string[] };
}

/** What to write behind the definitions of objects that a line names alone, with their looks. */
function ofObjects(
  words: string,
  { style, label }: Looks,
  { defines }: Surroundings,
  isCommand: boolean,
): Habit | undefined {
  // `color the circle blue`
  const isNoun = (name: string) => /^\p{Ll}{3}/u.test(name) && !style.some(isFill) && !STATEMENT.test(name);
  const isName = (name: string) => defines(name) || (isCommand && (/^\p{L}\d*$/u.test(name) || isNoun(name)));
  const names = OBJECTS.exec(words)?.[1]?.split(/\s*(?:,|(?<!\p{L})(?:and|und|et|y)(?!\p{L}))\s*/u) ?? [];
  if (names.length === 0 || !names.every(isName)) return undefined;
  if (label !== undefined)
    return isCommand && names.length === 1 ? writeBehind(names[0], `${label}${blockOf(style)}`) : undefined;
  if (style.length === 0) return undefined;
  const members = ownMembers(/^\p{Lu}/u.test(names[0]!) ? ': (' : '', style);
  return writeBehindEach(names, () => `{${members.join(', ')}}`);
}
