import { build, type Expr } from '@geoslide/geometry';
import { Unreadable } from '../unreadable.js';
import { argument } from './argument.js';
import type { Call, Command, Made } from './command.js';

/** `If(condition, a, condition, b, …, c)`: an object, a text, or a function of x in pieces. */
function conditional(given: Call): Made[] {
  const { items, outputs } = given;
  if (outputs.element(0)?.type === 'text') {
    const written = given.template({ kind: 'call', name: 'If', items, primes: 0 });
    return [{ kind: 'text', tree: { kind: 'string', value: '', start: 0, end: 0 }, template: written }];
  }
  const args = items.map((item) => argument(item, given));
  const [condition, chosen] = args;
  if (condition?.kind !== 'boolean' || chosen === undefined) throw new Unreadable('If without a condition');
  const isFunction = outputs.element(0)?.type === 'function';
  const pieces = args.map(({ tree, kind }) => (kind === 'function' && isFunction ? valueAt(tree) : tree));
  const tree = build.call('if', ...pieces);
  if (!isFunction) return [{ kind: chosen.kind, inSpace: chosen.inSpace, tree }];
  return [{ kind: 'function', tree: { kind: 'equation', left: build.name('y'), right: tree, start: 0, end: 0 } }];
}

/** The value of a function at x; an expression in x stays as it is. */
function valueAt(tree: Expr): Expr {
  return tree.kind === 'name' && tree.name !== 'x'
    ? { kind: 'call', callee: tree, args: [build.name('x')], start: 0, end: 0 }
    : tree;
}

export const conditionalCommands: readonly Command[] = [
  {
    name: 'If',
    special: {
      takes: 'condition, object, …',
      becomes: '`if(a, b, …)`; of functions a function in pieces, of texts a template',
      write: conditional,
    },
  },
];
