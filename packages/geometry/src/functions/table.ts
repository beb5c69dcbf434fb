import type { Expr } from '../syntax/ast.js';
import { elementaryFunctions, formFunctions } from './elementary.js';
import type { FunctionEntry } from './function-entry.js';
import { trigonometricFunctions } from './trigonometry.js';

/** Every function of real numbers, in the order of the language reference. */
export const functionTable: readonly FunctionEntry[] = [
  ...trigonometricFunctions,
  ...elementaryFunctions,
  ...formFunctions,
];

const byName = new Map<string, FunctionEntry>();
for (const entry of functionTable) {
  byName.set(entry.name, entry);
  for (const alias of entry.aliases ?? []) byName.set(alias, entry);
}

export function functionNamed(name: string): FunctionEntry | undefined {
  return byName.get(name);
}

/** The function that a call means: its own, or that of its name; undefined where no function has the name. */
export function functionCalled({ callee, own }: Extract<Expr, { kind: 'call' }>): FunctionEntry | undefined {
  return own ?? (callee.kind === 'name' ? functionNamed(callee.name) : undefined);
}

export function hasFunction(name: string): boolean {
  return byName.has(name);
}

/** All names and aliases, for suggestions. */
export function functionNames(): IterableIterator<string> {
  return byName.keys();
}
