import type { Tree } from '../expression/tree.js';
import { Unreadable } from '../unreadable.js';
import type { Call, Command, Made } from './command.js';

/** Rows of a table at most. */
const MAX_ROWS = 100;

const text = (template: string): Made[] => [
  { kind: 'text', tree: { kind: 'string', value: '', start: 0, end: 0 }, template },
];

/** The text of the first argument; its place and other settings are saved with it. */
function textOf({ items, template }: Call): Made[] {
  const [first] = items;
  if (first === undefined) throw new Unreadable('a text of nothing');
  return text(template(first));
}

/** `TableText(list, …, "settings")`: a column or row for each list. */
function table({ items, template, value }: Call): Made[] {
  const settings = items.flatMap((item) => (item.kind === 'text' ? [item.value] : [])).join('');
  // Numbers are widths and heights of columns and rows.
  const lists = items.filter(({ kind }) => kind !== 'text' && kind !== 'number').flatMap(listsIn);
  const rows = lists.map((list) => cellsOf(list, value, template));
  const columns = settings.includes('v') ? rows : transposed(rows);
  const align = /[lcr]/.exec(settings)?.[0] ?? 'l';
  const width = Math.max(0, ...columns.map(({ length }) => length));
  if (width === 0 || columns.length > MAX_ROWS) throw new Unreadable(`a table of ${columns.length} rows`);
  const body = columns.map((row) => row.join(' & ')).join(' \\\\ ');
  return text(`\\begin{array}{${align.repeat(width)}}${body}\\end{array}`);
}

/** A list of lists counts as these. */
function listsIn(tree: Tree): readonly Tree[] {
  return tree.kind === 'list' && tree.items.length > 0 && tree.items.every(({ kind }) => kind === 'list')
    ? tree.items
    : [tree];
}

function cellsOf(list: Tree, value: Call['value'], template: Call['template']): string[] {
  if (list.kind === 'list') return list.items.map((item) => cell(item, template));
  const count = value(list).items?.length;
  if (count === undefined) throw new Unreadable('a table of a list whose length can change');
  const item = (n: number): Tree => ({
    kind: 'call',
    name: 'Element',
    primes: 0,
    items: [list, { kind: 'number', value: n }],
  });
  return Array.from({ length: count }, (_, i) => template(item(i + 1)));
}

function cell(item: Tree, template: Call['template']): string {
  return item.kind === 'text' ? `\\text{${item.value}}` : template(item);
}

function transposed(rows: readonly (readonly string[])[]): string[][] {
  const length = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length }, (_, i) => rows.map((row) => row[i] ?? ''));
}

/** A command whose text is made as it is inside of other texts. */
function written(name: string, becomes: string): Command {
  const write = ({ items, template }: Call) => text(template({ kind: 'call', name, items, primes: 0 }));
  return { name, special: { takes: 'object', becomes, write } };
}

/** An input box shows the value of an object. */
function inputBox({ items, template }: Call): Made[] {
  const [first] = items;
  if (first === undefined) throw new Unreadable('an input box of nothing');
  return [{ ...text(template(first))[0]!, kind: 'none' }];
}

export const textCommands: readonly Command[] = [
  {
    name: 'Textfield',
    also: ['InputBox'],
    special: { takes: 'object', becomes: 'a text of its caption and the value', write: inputBox },
  },
  ...['Text', 'FormulaText', 'LaTeX'].map(
    (name): Command => ({
      name,
      special: { takes: 'object, …', becomes: 'a text of its value', write: textOf },
    }),
  ),
  written('Name', 'its label'),
  written('FractionText', 'the number as a fraction, `-3/4`'),
  written('SurdText', 'the number with decimals, and a warning'),
  written('ScientificText', 'the number with decimals, and a warning'),
  written('ContinuedFraction', 'the number with decimals, and a warning'),
  written('VerticalText', 'the text, not turned, and a warning'),
  written('RotateText', 'the text, not turned, and a warning'),
  written('UnicodeToLetter', 'the letter of a number that stays'),
  { name: 'TableText', special: { takes: 'list, …', becomes: 'a table of the items', write: table } },
];
