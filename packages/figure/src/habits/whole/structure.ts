import { isConstructor } from '@geoslide/geometry';
import { definitionMeant } from '@geoslide/protocol';
import { cameraAdvice } from '../advice/setting-advice.js';
import {
  advise,
  entry,
  type HabitEntry,
  pointList,
  read,
  withLinesBelow,
  withOwnNames,
  write,
  writeEach,
} from '../habit.js';
import { settingsIn } from './layout.js';
import { membersBelow, objectMeant, ofSection, SECTIONS, sectionAbove } from './sections.js';
import { saidAlready, viewInLines } from './view-lines.js';

/** What begins as a statement does: a name or a word, and what is defined. */
const BEGINS = String.raw`(?:<NAME>\s*[:=]|(?:slider|text|view|axes|grid|style|camera)\s).*`;

/** What stands around the statements of a figure, or orders them, in other formats. */
export const structureHabits: readonly HabitEntry[] = [
  // A head with a version: `geoslide 11`, `figure v1.0`.
  entry(
    String.raw`["'<]?(?:geoslide|figure|gsl?)(?:[\s-]+(?:text|figure|file|format))?[\s:=]*(?:v(?:ersion)?[\s:=]*)?[\d.]+["'>]?;?|(?:geoslide|figure)\s+text`,
    ([line = ''], { defines }) =>
      /^(?:geoslide|figure)\s*[:=]/.test(line) && defines(line.split(/[\s:=]/)[0]!)
        ? undefined
        : advise('take the line away: a figure text begins with its statements'),
    'iu',
  ),
  entry(String.raw`(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[A-Za-z\d+/]{24,}={0,2}`, () =>
    advise('give the text itself: this is Base64, which is to be decoded'),
  ),
  entry(String.raw`(view|window|bounds|viewport)\s*:`, (_, { text }) => {
    const line = viewInLines(text)?.line;
    const remedy = line === undefined ? saidAlready(text) : `take the line away, for ${line} says it`;
    return remedy === undefined ? undefined : advise(remedy);
  }),
  // A setting whose values stand below it.
  entry(String.raw`(camera|style|[xyz]axis|axes|grid|background)\s*:`, ([, word = ''], { text, at }) => {
    const members = Object.entries(membersBelow(text, at)).map(([key, value]) => `${key}: ${value}`);
    if (members.length === 0) return undefined;
    const block = `{${members.join(', ')}}`;
    if (word === 'style') return undefined;
    return withLinesBelow(word === 'camera' ? advise(cameraAdvice(block)) : write(`${word} ${block}`));
  }),
  // The head of lines that stand further to the right.
  entry(String.raw`(\p{Ll}{3,})\s*:`, ([, word = ''], { text, at, defines }) => {
    const below = at === undefined ? '' : (text.slice(at).split('\n')[1] ?? '');
    // Of these more is said where no statement is found at all.
    const isOther = !Object.hasOwn(SECTIONS, word) && !/^(?:objects|elements|shapes|definitions|labels)$/.test(word);
    const isHead = (/^\s+\S/.test(below) || /^styles?$/.test(word)) && isOther;
    return isHead && (!defines(word) || /^(?:styles?|looks?|values|settings?)$/.test(word))
      ? advise('take the line away: the lines of a figure stand in no sections, and each is read by itself')
      : undefined;
  }),
  // A name whose definition stands below it.
  entry(String.raw`(<NAME>)\s*[:=]`, ([, name = ''], { text, at }) => {
    const below = at === undefined ? '' : (text.slice(at).split('\n')[1] ?? '');
    if (!/^\s+[^\s-]/.test(below)) return undefined;
    const call = /^\s+(\p{Lu}\p{L}*\(.*\))\s*$/u.exec(below)?.[1];
    const source = call ?? definitionMeant({ ...membersBelow(text, at), id: name }, 0)?.source;
    return source === undefined ? undefined : withLinesBelow(write(`${name}: ${source}`));
  }),
  // An object over several lines, as YAML has it.
  entry(String.raw`-\s+(\w+\s*:\s+[^:]*)`, ([, first = ''], { text, at }) => objectMeant(first, text, at)),
  // What belongs to the line before.
  entry(String.raw`\{[^{}]*\}|"[^"]*"(?:\s*\{[^{}]*\})?`, ([part = ''], { text, at }) => {
    const line = at === undefined ? '' : (text.slice(0, at).trimEnd().split('\n').pop() ?? '');
    const isDefinition = /^\s*\p{L}[\p{L}\p{N}_]*['′]*\s*:\s*\p{Lu}\p{L}*\(.*\)[^"]*$/u.test(line);
    return isDefinition
      ? advise(`write it behind the line before: ${line.trim().replace(/\s*\\$/, '')} ${part}`)
      : undefined;
  }),
  // Signs of quotations, of differences between files, and numbers of lines.
  entry(
    String.raw`(?:[>+]|\(?[a-z\d]\)|\d+\s*[|:]|\d+\s(?=\s*<NAME>\s*:\s*\p{Lu}))\s*(${BEGINS})`,
    ([, statement = '']) => read(statement),
  ),
  // A statement in tags of HTML.
  entry(String.raw`<(\w+)[^>]*>\s*(${BEGINS})</\w+>`, ([, , statement = '']) => write(statement.trim())),
  entry(String.raw`(?:options?|settings?|config|layout|display)\s*:?\s*\{(.*)\}`, ([, block = '']) => {
    const lines = settingsIn(block);
    return lines && writeEach(lines);
  }),
  // `segments: AB, BC`
  entry(String.raw`(\p{L}+)\s*:\s*(<POINTS>(?:\s*[,;]\s*<POINTS>)*)`, ([, word = '', list = '']) => {
    const type = Object.hasOwn(SECTIONS, word.toLowerCase()) ? SECTIONS[word.toLowerCase()]! : undefined;
    if (type === undefined || type === 'Point') return undefined;
    const lines = list.split(/\s*[,;]\s*/).map((name) => `${type[0]!.toLowerCase()}: ${type}(${pointList(name)})`);
    return writeEach(withOwnNames(lines));
  }),
  // `- Segment: {color: red}`
  entry(String.raw`(?:[-*•]\s+)?(\p{Lu}\p{L}+)\s*:\s*(\{[^{}]*\})`, ([, type = '', block], { defines, text }) =>
    isConstructor(type) && (!defines(type) || /^styles?:/m.test(text)) ? write(`style ${type} ${block}`) : undefined,
  ),
  // Remarks behind a definition, and lines that are left out.
  entry(String.raw`(<NAME>\s*:\s*\p{Lu}\w*\([^"]*\))\s+(?:<--?|←|⟵)\s*(\p{L}.*)`, ([, definition = '']) =>
    write(definition, ', with -- in front of the words for a comment'),
  ),
  entry(String.raw`\.{3,}|…`, () => advise('take the line away: all lines of a figure are written')),
  entry(String.raw`(?:[-*•]\s+)?(?:<NAME>\s*[:=]\s*)?[[(].*[\])],?`, ([line = ''], { text, at }) => {
    const type = sectionAbove(text, at);
    const own = type === undefined ? undefined : ofSection(line, type);
    return own === undefined ? undefined : read(own);
  }),
];
