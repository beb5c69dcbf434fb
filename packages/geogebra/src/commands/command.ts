import { build, type Expr, parse } from '@geoslide/geometry';
import type { Tree } from '../expression/tree.js';
import type { Kind, Typed } from '../translate/kinds.js';
import type { Variables } from '../translate/scope.js';
import type { Outputs } from './outputs.js';

/** What a command gives for one of its outputs. */
export interface Made extends Typed {
  /** Other readings, best first: the first whose value is the saved one is taken instead of `tree`. */
  readonly better?: readonly Expr[];
  /** The template of a text. */
  readonly template?: string;
  /** A warning that goes with it. */
  readonly remark?: string;
  /** Of a point on a path: the path. Its place is the saved one. */
  readonly path?: Expr;
  /** True of a circle or side that the solid before it draws. */
  readonly isOfSolid?: boolean;
}

export interface Form {
  /** The kinds of the arguments; the last may end in `…`: one or more of it. */
  readonly takes: readonly string[];
  /** For the reference: what it becomes in our language, the arguments being a, b, c… */
  readonly becomes: string;
  readonly write: (args: readonly Typed[], outputs: Outputs) => readonly Made[];
}

export interface Command {
  readonly name: string;
  /** Other spellings. */
  readonly also?: readonly string[];
  readonly forms?: readonly Form[];
  /** Instead of forms: for a command whose arguments are no values, such as the variable of a sequence. */
  readonly special?: {
    readonly takes: string;
    readonly becomes: string;
    readonly write: (call: Call) => readonly Made[];
  };
  /** Instead of forms: why only its saved value is read. */
  readonly savedOnly?: string;
}

/** A command as it stands in an expression or a construction. */
export interface Call {
  readonly items: readonly Tree[];
  readonly outputs: Outputs;
  /** An argument in our language; `own` are the variables that the command itself gives it. Throws Unreadable. */
  value(tree: Tree, own?: Variables): Typed;
  /** Whether a label is that of an object that was read. */
  isObject(label: string): boolean;
  /** An argument as the template of a text. Throws Unreadable. */
  template(tree: Tree): string;
}

const ARGUMENTS = 'abcdefghij';

/**
 * A form whose result is a source of our language with the arguments a, b, c…
 *
 * @param takes the kinds of the arguments, with commas
 * @param sources one source for each output
 */
export function form(takes: string, gives: Kind, ...sources: readonly string[]): Form {
  let trees: readonly Expr[] | undefined;
  return {
    takes: takes === '' ? [] : takes.split(', '),
    becomes: sources.map((source) => `\`${source}\``).join(', '),
    write: (args) => {
      trees ??= sources.map((source) => parse(source));
      const inSpace = args.some((argument) => argument.inSpace);
      return trees.map((tree) => ({ kind: gives, inSpace, tree: filled(tree, args) }));
    },
  };
}

/** A form of one argument or more of a kind, all of which ours takes as they are. */
export function many(takes: string, gives: Kind, ours: string): Form {
  return {
    takes: [`${takes}…`],
    becomes: `\`${ours}(a, b, …)\``,
    write: (args) => [
      {
        kind: gives,
        inSpace: args.some((argument) => argument.inSpace),
        tree: build.call(ours, ...args.map(({ tree }) => tree)),
      },
    ],
  };
}

/** A form of a list, and the same of its items one by one. */
export function ofItems(takes: string, gives: Kind, source: string): readonly Form[] {
  return [
    form('list', gives, source),
    {
      takes: [`${takes}…`],
      becomes: `\`${source}\`, a the list of them`,
      write: (args) => {
        const items = args.map(({ tree }) => tree);
        return [
          { kind: gives, tree: template(source, [{ kind: 'list', tree: { kind: 'list', items, start: 0, end: 0 } }]) },
        ];
      },
    },
  ];
}

/** The tree of a source with the arguments a, b, c… in their places. */
export function template(source: string, args: readonly Typed[]): Expr {
  return filled(parse(source), args);
}

function filled(tree: Expr, args: readonly Typed[]): Expr {
  const inner = (part: Expr) => filled(part, args);
  switch (tree.kind) {
    case 'name': {
      const argument = tree.name.length === 1 ? args[ARGUMENTS.indexOf(tree.name)] : undefined;
      return argument?.tree ?? tree;
    }
    case 'list':
      return { ...tree, items: tree.items.map(inner) };
    case 'negate':
    case 'degrees':
    case 'factorial':
      return { ...tree, operand: inner(tree.operand) };
    case 'binary':
    case 'equation':
      return { ...tree, left: inner(tree.left), right: inner(tree.right) };
    case 'comparison':
      return { ...tree, operands: tree.operands.map(inner) };
    case 'call': {
      const { callee } = tree;
      // A name is a function of our language, or an argument: of a list the item at a place.
      const own = callee.kind === 'member' ? { ...callee, object: inner(callee.object) } : inner(callee);
      return { ...tree, callee: own, args: tree.args.map(inner) };
    }
    case 'member':
      return { ...tree, object: inner(tree.object) };
    default:
      return tree;
  }
}
