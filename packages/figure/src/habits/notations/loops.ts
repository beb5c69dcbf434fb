import { constructorMeant } from '@geoslide/geometry';
import { closingBracket, splitArguments } from '../arguments.js';
import {
  advise,
  capital,
  entry,
  type HabitEntry,
  read,
  withLinesBelow,
  withOwnNames,
  write,
  writeEach,
} from '../habit.js';

const RANGE = String.raw`(?:=|in|from|∈|von)\s*[[(]?\s*(<VALUE>)\s*(?:\.\.\.?|to|bis|,|:|…)\s*(<VALUE>)\s*[\])]?`;

/** One of the statements in a loop: a name with an index or none, a call, and its looks. */
const REPEATED =
  /^(?:(?:const\s+|let\s+|var\s+)?\p{L}\w*(?:\[[^\]]*\]|\{[^{}]*\})?\s*[:=]\s*)?(\p{L}\w*\s*\(.*\)|\(.*\))\s*((?:\{[^{}]*\}\s*)?(?:"[^"]*"\s*)?(?:\{[^{}]*\})?)$/u;

/** What a loop draws, as lists with their looks; undefined where one of its statements is no call. */
export function repeated(body: string, index: string, from: string, to: string): readonly string[] | undefined {
  const statements = body
    .split(/\n|;/)
    .map((each) => each.trim())
    .filter((each) => each !== '' && each !== '}' && each !== '{');
  const lists = statements.map((each) => {
    const [, source, tail = ''] = REPEATED.exec(each) ?? [];
    const [, word = '', rest = ''] = /^(\p{L}\w*)?\s*(\(.*)$/su.exec(source ?? '') ?? [];
    const own = /^(?:dot|pt)$/.test(word) ? 'Point' : word === '' ? '' : constructorMeant(word);
    if (source === undefined || own === undefined) return undefined;
    return `L: Sequence(${own}${rest}, ${index}, ${from}, ${to})${tail === '' ? '' : ` ${tail}`}`;
  });
  return lists.length === 0 || lists.includes(undefined) ? undefined : withOwnNames(lists as string[]);
}

/** The lines below a statement that stand further to the right, as bodies of loops do in Python. */
export function indentedBelow(text: string, at: number | undefined): string {
  const lines = at === undefined ? [] : text.slice(at).split('\n').slice(1);
  const end = lines.findIndex((line) => !/^\s+\S/.test(line));
  return lines.slice(0, end < 0 ? undefined : end).join('\n');
}

/** Lists that count, in the words of other languages; `Sequence(source, i, 1, 5)` is theirs. */
export const loopHabits: readonly HabitEntry[] = [
  // `a_n = 0.5 a_(n-1) + 1, a_0 = 4`, also within Iterate
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:Iterate\s*\()?\s*([a-z])_?[({]?\s*n(?:\s*\+\s*1)?\s*[)}]?\s*=\s*([^=,;"]+?)\s*[,;]\s*\2_?[({]?\s*[01]\s*[)}]?\s*=\s*(<NUMBER>)(?:\s*[,;]\s*(?:n\s*=\s*)?(?:\d+\s*\.\.\.?\s*)?(\d+))?\s*\)?`,
    ([, name, letter = '', rule = '', start, count = '10']) => {
      const before = new RegExp(String.raw`${letter}_?[({]?\s*n(?:\s*-\s*1)?\s*[)}]?(?![\p{L}\d])`, 'gu');
      const own = rule.replace(before, letter);
      const free = name === undefined || name === letter ? 'L' : name;
      return own === rule
        ? undefined
        : writeEach([
            `${free}: Iterate(${own}, ${letter}, ${start}, ${count})`,
            `P: Sequence((k, ${free}(k + 1)), k, 0, ${count})`,
          ]);
    },
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:for|für|repeat|loop|wiederhole|répéter|pour|repite|para)\s+(?:each\s+|for\s+)?([a-z])\s*${RANGE}\s*[:,]?\s*(?:do\s+|draw\s+|\{\s*)?(?:<NAME>\s*[:=]\s*)?(\p{Lu}\w*\(.*\)|\(.*\)|[xy]\s*=[^="{}]+)\s*(\{[^{}]*:[^{}]*\})?\s*\}?`,
    ([, name = 'L', index, from, to, source = '', tail]) =>
      // Items are counted from 0 elsewhere.
      tail !== undefined && source.includes('[')
        ? undefined
        : write(`${name}: Sequence(${source}, ${index}, ${from}, ${to})${tail === undefined ? '' : ` ${tail}`}`),
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?[[\{]?\s*([^"{}]*[)\]])\s*,?\s*(?:for|für)\s+([a-z])\s*${RANGE}\s*[\]\}]?`,
    ([, name = 'L', source = '', index, from, to]) =>
      // The x of a graph does not count.
      index === 'x' && /^y\s*=/.test(source)
        ? undefined
        : write(`${name}: Sequence(${source}, ${index}, ${from}, ${to})`),
  ),
  // `L: y = k x^2 for k = 1, 2, 3`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?([^"{}]*?)\s*,?\s+(?:for|für|pour|para|with|mit|avec|con)\s+([a-wz])\s*(?:=|in|∈)\s*[[{(]?\s*(<NUMBER>(?:\s*,\s*<NUMBER>){2,})\s*[\]})]?`,
    ([, name = 'L', source, index, list]) => write(`${name}: Map(${source}, ${index}, [${list}])`),
  ),
  // `L: y = k x^2 for k = 1..3`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?([xy]\s*=[^="{}]*?|\p{Lu}\w*\([^"{}]*\)|\([^"{}]*\))\s*(?:,|,?\s+(?:for|für|pour|para|with|mit|avec|con)\s)\s*([a-wz])\s*(?:=|in|∈|from|von)\s*[[{(]?\s*(<NUMBER>)\s*(?:\.\.\.?|to|bis|à|a)\s*(<NUMBER>)\s*[\]})]?`,
    ([, name = 'L', source = '', index = '', from, to]) =>
      // A place that moves along is a curve, but for the letters that count.
      (source.startsWith('(') && !/[ijkmn]/.test(index)) ||
      !new RegExp(`(?<!\\p{L})${index}(?!\\p{L})`, 'u').test(source) ||
      source.split('(').length !== source.split(')').length
        ? undefined
        : write(`${name}: Sequence(${source}, ${index}, ${from}, ${to})`),
  ),
  entry(
    String.raw`(?:for|für)\s+(?:each\s+)?([a-z])\s*${RANGE}\s*[:{]?\s*(?:do)?`,
    ([, index = '', from = '', to = ''], { text, at }) => {
      const lists = repeated(indentedBelow(text, at), index, from, to);
      return lists === undefined
        ? advise(
            `write one line for all objects, the expression first: L: Sequence(Point(${index}, ${index}^2), ${index}, ${from}, ${to})`,
          )
        : withLinesBelow(writeEach(lists));
    },
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*[[{](.+?)\s*(?:\||for)\s*([a-z])\s*(?:in|∈|<-)\s*(\p{L}[\p{L}\p{N}_]*|\[[^\[\]]*\]|\{[^{}]*\})\s*[\]}]`,
    ([, name, source, index, list = '']) =>
      write(`${name}: Map(${source}, ${index}, ${list.replace('{', '[').replace('}', ']')})`),
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(sum|product)\s*\(\s*([^"{}]*?)\s+for\s+([a-z])\s*${RANGE}\s*\)`,
    ([, head, name, term, index, from, to]) => write(`${head}${name}(${term}, ${index}, ${from}, ${to})`),
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*)lim(?:it)?\s*\(\s*([^"{}]+?)\s*,\s*x\s*(?:->|→|=)\s*([^(),"{}]+)\)`,
    ([, head, source, place]) => write(`${head}Limit(${source}, ${place})`),
    'iu',
  ),
  // Texts of a list are the labels of points that are not seen.
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(Sequence|Map|Zip)\s*\(\s*Text\s*\((.*)\)(?:\s*\{(.*)\})?`,
    ([, name, type, inner = '', style]) => {
      const close = closingBracket(inner);
      const parts = splitArguments(inner.slice(0, close));
      const [words, place] = parts.map((part) => part.trim()).sort(stringsFirst);
      const rest = inner.slice(close + 1);
      if (parts.length !== 2 || words === undefined || place === undefined || !/^\s*,/.test(rest)) return undefined;
      const label = words.startsWith('"') ? joined(words) : `"{{${words}}}"`;
      const look = ['align: center, offsetX: 0, offsetY: 0', ...(style === undefined ? [] : [style])].join(', ');
      return label === undefined
        ? undefined
        : read(`${name}: ${type}(${place}${rest}) {pointSize: 0} ${label} {${look}}`);
    },
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(?:Sequence|Folge|List|Table)\s*\((.*)\)(\s*["{].*)?`,
    ([, head, inner = '', tail = '']) => {
      const args = splitArguments(inner);
      const range = /^(\S+)\s*(?:\.\.\.?|to)\s*(\S+)$/.exec(args.at(-1) ?? '');
      if (args.length === 3 && range !== null)
        return write(`${head}Sequence(${args[0]}, ${args[1]}, ${range[1]}, ${range[2]})${tail}`);
      const arrow = args.map((arg) => /^\(?\s*([a-z])\s*\)?\s*=>\s*(.+)$/.exec(arg)).find(Boolean);
      const rest = args.filter((arg) => !arg.includes('=>'));
      return arrow === undefined || arrow === null || rest.length !== 2
        ? undefined
        : write(`${head}Sequence(${arrow[2]}, ${arrow[1]}, ${rest.join(', ')})${tail}`);
    },
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(Map|Filter|map|filter)\s*\(\s*\(?\s*(\p{L}\w*)\s*\)?\s*([-=]>|→|↦)\s*(.+)\)(\s*["{].*)?`,
    ([, head, type = '', item, arrow, inner = '', tail = '']) => {
      const [source, list, ...others] = splitArguments(inner);
      const isOwn = arrow === '->' && type === capital(type);
      return isOwn || list === undefined || others.length > 0
        ? undefined
        : write(`${head}${capital(type)}(${source}, ${item}, ${list})${tail}`);
    },
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(\[.*\]|[A-Za-z]\w*)\.(?:map|forEach)\s*\(\s*\(?\s*(\p{L}\w*)\s*\)?\s*[-=]>\s*(.*)\)`,
    ([, head, list, item = '', source = '']) => {
      const own = source.replace(new RegExp(`(?<!\\p{L})${item}(?!\\p{L})`, 'gu'), list!);
      return write(`${head}${own}`, ': a constructor takes a list, and makes an object of each item');
    },
  ),
];

const stringsFirst = (a: string, b: string): number => Number(b.startsWith('"')) - Number(a.startsWith('"'));

/** `"P_{{k}}"` for `"P_" + k`; undefined for anything else than strings and names. */
function joined(words: string): string | undefined {
  const parts = words.split(/\s*\+\s*/).map((part) => /^"([^"]*)"$/.exec(part)?.[1] ?? `{{${part}}}`);
  return parts.some((part) => part.includes('"')) ? undefined : `"${parts.join('')}"`;
}
