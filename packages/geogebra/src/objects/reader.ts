import type { Tree } from '../expression/tree.js';
import type { Scope } from '../translate/scope.js';
import type { Draft } from './draft.js';

/** The objects that were read so far, for those that refer to them. */
export interface Reader extends Scope {
  /** The tree of an expression; `names` are the labels that stand for others in it. Throws Unreadable. */
  parse(text: string, names?: ReadonlyMap<string, string>): Tree;
  /** Warns of something about the object that is being read. */
  remark(message: string): void;
  draft(label: string): Draft | undefined;
  /** Whether angles are written in radians, not in degrees. */
  readonly writesRadians: boolean;
}
