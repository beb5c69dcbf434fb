import { nearFraction } from '../../functions/closed-form.js';
import { formatNumber } from '../../functions/format.js';
import { takeSteps } from '../../functions/steps.js';
import type { Expr } from '../../syntax/ast.js';
import { type ChartPart, type ChartText, type ChartValue, Undefined, type Value, type Vec2 } from '../../values.js';

/** Units from one level to the next, and between two ends of branches. */
const LEVEL = 3;
const LEAF = 1;

/** Where branches begin and end beside the names, and where a probability stands along its branch. */
const START = 0.35;
const END = 0.35;
const ALONG = 0.55;

const BRANCH_STEPS = 300;

/** Ends of branches, and levels: more can't be read. */
const MAX_LEAVES = 200;
const MAX_LEVELS = 12;

interface Branch {
  readonly name: string;
  readonly chance: string | undefined;
  readonly probability: number | undefined;
  readonly branches: readonly Branch[];
}

interface Placed {
  readonly y: number;
  readonly texts: readonly ChartText[];
}

const FORM = 'a branch is a list of its name, its probability and its own branches: ["A", 1/3, ["B", 0.5], ["C", 0.5]]';

/** A value of a list, with its source where that is written in the call. */
interface Written {
  readonly value: Value;
  readonly tree: Expr | undefined;
}

/** The items of a list, with their sources. */
export function writtenItems(items: readonly Value[], tree: Expr | undefined): Written[] {
  const trees = tree?.kind === 'list' && tree.items.length === items.length ? tree.items : [];
  return items.map((value, i) => ({ value, tree: trees[i] }));
}

function branchOf({ value, tree }: Written, level: number): Branch {
  takeSteps(BRANCH_STEPS);
  if (level > MAX_LEVELS) throw new Undefined(`a tree diagram has at most ${MAX_LEVELS} levels`);
  if (value.type !== 'List') throw new Undefined(`${FORM}, not a ${value.type}`);
  const [first, ...others] = writtenItems(value.items, tree);
  const name = first?.value;
  if (name?.type !== 'String') throw new Undefined(FORM);
  const [second] = others;
  const chance = second === undefined ? undefined : chanceOf(second);
  const branches = (chance === undefined ? others : others.slice(1))
    .flatMap(branchesIn)
    .map((each) => branchOf(each, level + 1));
  return { name: name.value, chance: chance?.text, probability: chance?.value, branches };
}

/** A list of branches counts as these: its first item is a list, and no name. */
function branchesIn({ value, tree }: Written): readonly Written[] {
  const isList = value.type === 'List' && value.items[0]?.type === 'List';
  return isList ? writtenItems(value.items, tree) : [{ value, tree }];
}

/** What stands on a branch, with its number where it has one; undefined for what is no probability. */
function chanceOf({ value, tree }: Written): { readonly text: string; readonly value: number | undefined } | undefined {
  if (value.type === 'Number') return { text: chanceText(value.value, tree), value: value.value };
  if (value.type !== 'String') return undefined;
  const [, p, q] = /^\s*(\d+)\s*\/\s*(\d+)\s*$/.exec(value.value) ?? [];
  if (p === undefined || Number(q) === 0) return { text: value.value, value: undefined };
  return { text: `\\frac{${p}}{${q}}`, value: Number(p) / Number(q) };
}

/** A probability as it is written by hand: 0.25, 1/3; a fraction of two numbers, such as 2/4, stays as it is typed. */
function chanceText(value: number, tree: Expr | undefined): string {
  if (!(value >= 0 && value <= 1)) throw new Undefined(`a probability lies between 0 and 1, it is not ${value}`);
  if (tree?.kind === 'binary' && tree.operator === '/' && tree.left.kind === 'number' && tree.right.kind === 'number')
    return `\\frac{${formatNumber(tree.left.value, 4)}}{${formatNumber(tree.right.value, 4)}}`;
  const decimals = formatNumber(value, 2);
  if (Math.abs(Number(decimals) - value) < 1e-9) return decimals;
  const fraction = nearFraction(value);
  return fraction === undefined ? formatNumber(value, 4) : `\\frac{${fraction[0]}}{${fraction[1]}}`;
}

/**
 * Branches from the left to the right, from the origin, with their names at their ends and their probabilities on them;
 * its values are the probabilities of the paths, from the top.
 */
export function treeDiagram(items: readonly Written[]): ChartValue {
  const branches = items.map((item) => branchOf(item, 1));
  const leaves = branches.reduce((count, branch) => count + leavesOf(branch), 0);
  if (leaves < 1 || leaves > MAX_LEAVES) {
    throw new Undefined(`a tree diagram has 1 to ${MAX_LEAVES} ends of branches, not ${leaves}`);
  }
  const parts: ChartPart[] = [];
  const values: number[] = [];
  let next = ((leaves - 1) * LEAF) / 2;

  /** The height of a node, once all behind it stands, and the texts behind it: those of each branch after its own. */
  function place(children: readonly Branch[], level: number, product: number): Placed {
    if (children.length === 0) {
      values.push(product);
      next -= LEAF;
      return { y: next + LEAF, texts: [] };
    }
    const placed = children.map((child) => place(child.branches, level + 1, product * (child.probability ?? 1)));
    const y = (placed[0]!.y + placed.at(-1)!.y) / 2;
    const texts = children.flatMap((child, i) => {
      const behind = placed[i]!;
      const own = add(child, { x: level * LEVEL, y }, { x: (level + 1) * LEVEL, y: behind.y }, level);
      return [...own, ...behind.texts];
    });
    return { y, texts };
  }

  function add({ name, chance }: Branch, from: Vec2, to: Vec2, level: number): ChartText[] {
    const start = level === 0 ? from : { x: from.x + START, y: from.y };
    const end = { x: to.x - END, y: to.y };
    parts.push({ figure: { type: 'Segment', start, end } });
    const named: ChartText = { text: name, at: to, side: 'middle' };
    if (chance === undefined) return [named];
    const at = { x: start.x + ALONG * (end.x - start.x), y: start.y + ALONG * (end.y - start.y) };
    const slope = (end.y - start.y) / (end.x - start.x);
    return [named, { text: chance, at, side: to.y < from.y ? 'below' : 'above', slope }];
  }

  const { texts } = place(branches, 0, 1);
  return { type: 'Chart', parts, texts, values };
}

const leavesOf = ({ branches }: Branch): number =>
  branches.length === 0 ? 1 : branches.reduce((count, branch) => count + leavesOf(branch), 0);
