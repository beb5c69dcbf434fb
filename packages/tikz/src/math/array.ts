import { type Context, command, inner, join, UnsupportedMath } from './context.js';
import { printArgument, printList } from './lists.js';
import type { MathNode, NodeOf } from './nodes.js';
import { lengthText } from './switches.js';
import { delimiter } from './symbol.js';

type ArrayNode = NodeOf<'array'>;

/** amsmath's matrices have no more columns. */
const MAX_MATRIX_COLUMNS = 10;
/** What arraystretch says of \begin{subarray} and \begin{smallmatrix}. */
const SCRIPT_STRETCH = 0.5;

/** Heights of rows that \begin{array} and the small environments have. */
const STRETCHES: ReadonlySet<number> = new Set([SCRIPT_STRETCH, 1]);

const FENCED: Readonly<Record<string, string>> = {
  '( )': 'pmatrix',
  '[ ]': 'bmatrix',
  '\\{ \\}': 'Bmatrix',
  '| |': 'vmatrix',
  '\\Vert \\Vert': 'Vmatrix',
};

/** `\left … \right`, or the environment that it came from. */
export function printLeftRight(node: NodeOf<'leftright'>, context: Context): string {
  const [only, ...others] = node.body;
  if (only?.type === 'array' && others.length === 0) {
    if (node.left === '\\{' && node.right === '.' && isCases(only)) return environment('cases', only, context);
    const fenced = FENCED[`${node.left} ${node.right}`];
    if (fenced !== undefined && isMatrix(only)) return environment(fenced, only, context);
  }
  const within = inner(context);
  const body = printList(node.body, { ...within, fenced: within.depth });
  return join(['\\left', delimiter(node.left), ' ', body, ' ', '\\right', delimiter(node.right)]);
}

function isCases(node: ArrayNode): boolean {
  const inDisplay = node.body.flat().some((cell) => cell.type === 'styling' && cell.style === 'display');
  return (
    !inDisplay && node.cols?.length === 2 && node.cols.every(({ align }) => align === 'l') && node.arraystretch > 1
  );
}

function isMatrix(node: ArrayNode): boolean {
  const columns = Math.max(0, ...node.body.map((row) => row.length));
  const centred = node.cols === undefined || node.cols.every(({ align }) => align === 'c');
  const ruled = node.hLinesBeforeRow.some((lines) => lines.length > 0);
  return columns <= MAX_MATRIX_COLUMNS && centred && !ruled && !node.hskipBeforeAndAfter && !node.colSeparationType;
}

export function printArray(node: ArrayNode, context: Context): string {
  if (!STRETCHES.has(node.arraystretch) || node.cols?.some(({ separator }) => separator === ':')) {
    throw new UnsupportedMath('The array has lines or a height that LaTeX has not');
  }
  switch (node.colSeparationType) {
    case 'align':
      return environment('aligned', node, context);
    case 'gather':
      return environment('gathered', node, context);
    case 'small':
      return environment('smallmatrix', node, context);
    case undefined:
      break;
    default:
      throw new UnsupportedMath(`${node.colSeparationType} is not printed`);
  }
  if (node.arraystretch === SCRIPT_STRETCH && node.cols?.length === 1) {
    return environment('subarray', node, context, `{${node.cols[0]!.align === 'l' ? 'l' : 'c'}}`);
  }
  return isMatrix(node) ? environment('matrix', node, context) : environment('array', node, context, columnTypes(node));
}

function columnTypes(node: ArrayNode): string {
  const columns = Math.max(1, ...node.body.map((row) => row.length));
  const types = (node.cols ?? [])
    .map((column) => (column.type === 'separator' ? '|' : /^[lcr]$/.test(column.align ?? '') ? column.align! : 'c'))
    .join('');
  const missing = columns - types.replaceAll('|', '').length;
  const all = types + 'c'.repeat(Math.max(0, missing));
  return node.hskipBeforeAndAfter ? `{${all}}` : `{@{}${all}@{}}`;
}

function environment(name: string, node: ArrayNode, context: Context, types = ''): string {
  const deeper = inner(context, 'math');
  const rows = node.body.map((cells, i) => {
    const rules = '\\hline '.repeat(node.hLinesBeforeRow[i]?.length ?? 0);
    return rules + cells.map((cell, column) => printCell(cell, column, deeper)).join(' & ');
  });
  const source = rows.map((row, i) => {
    // LaTeX has no row after a \\ at the end; KaTeX's equations have.
    if (i === rows.length - 1) return row.trim() === '' && i > 0 ? '{}' : row;
    const gap = node.rowGaps[i];
    const next = rows[i + 1]!;
    // A bracket or star after \\ would be its argument.
    return `${row} \\\\${gap ? `[${lengthText(gap)}]` : ''} ${/^\s*[[*]/.test(next) ? '{}' : ''}`;
  });
  const lastRules = '\\hline'.repeat(node.hLinesBeforeRow[node.body.length]?.length ?? 0);
  const end = lastRules === '' ? '' : ` \\\\ ${lastRules}`;
  return `${command('\\begin', name)}${types} ${source.join('')}${end} ${command('\\end', name)}`;
}

/** KaTeX wraps a cell into its style and a group, and puts an empty group before what stands in even columns of alignments. */
function printCell(cell: MathNode, column: number, context: Context): string {
  const group = cell.type === 'styling' && cell.body.length === 1 ? cell.body[0]! : cell;
  if (group.type === 'ordgroup' && column % 2 === 1 && isEmptyGroup(group.body[0])) {
    return printList(group.body.slice(1), inner(context));
  }
  return printArgument(group, context);
}

function isEmptyGroup(node: MathNode | undefined): boolean {
  return node?.type === 'ordgroup' && node.body.length === 0;
}
