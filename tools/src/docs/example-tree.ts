import { childrenOf, constructors, type Expr } from '@geoslide/geometry';
import type { Definition } from '@geoslide/protocol';

/** What the examples of the table may refer to. */
export const SURROUNDINGS: readonly Definition[] = [
  { kind: 'slider', id: 'a', min: '-2', max: '2', step: '0.1' },
  { kind: 'primitive', id: 'P', source: 'Point(a, a^2)', label: 'P' },
  { kind: 'primitive', id: 'l', source: 'PerpBisector(Point(0, 1), Point(a, -1))', label: 'l' },
];

/** Where the slider of the surroundings stands. */
export const SLIDER_VALUE = 1;

const constructorNames = new Set(constructors.flatMap(({ name, aliases = [] }) => [name, ...aliases]));

/** Whether a node or a part of it passes a test. */
export function some(node: Expr, test: (node: Expr) => boolean): boolean {
  return test(node) || childrenOf(node).some((child) => some(child, test));
}

export const mentions = (tree: Expr, name: string) => some(tree, (node) => node.kind === 'name' && node.name === name);

/** The name that a call calls; empty for a method. */
export function calleeOf(node: Expr): string {
  return node.kind === 'call' && node.callee.kind === 'name' ? node.callee.name : '';
}

/** Whether a node makes a figure: a call of a constructor, or an equation. */
export const isFigure = (node: Expr) => node.kind === 'equation' || constructorNames.has(calleeOf(node));
