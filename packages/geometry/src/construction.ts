import type { Definition, Warning } from '@geoslide/protocol';
import type { Expr } from './syntax/ast.js';
import type { Value, Vec3 } from './values.js';

export interface ConstructionObject {
  readonly id: string;
  readonly kind: string;
  readonly definition: Definition;
  /** The tree of `source`, where there is one. */
  readonly tree: Expr | undefined;
  /** The style type: `Point`, `Segment`, `Semicircle`, `Curve`… For a definition without a geometric value its kind: `text`, `slider`, `button`, `image`. */
  readonly type: string;
  /** Undefined where the construction is impossible; a warning of the construction then says why. A slider's value is a Number. */
  readonly value: Value | undefined;
  /** False where its condition does not hold, so that it is not drawn. */
  readonly isShown: boolean;
  /** Where a text hangs that says so by expressions, in logical units; z = 0 in the plane. */
  readonly place?: Vec3;
  /** For an item of a list that is looked at by itself: its place there. */
  readonly item?: ItemPlace;
  /** The value in each range of a slider; undefined for other kinds. */
  readonly slider?: { readonly min: number; readonly max: number; readonly step: number };
}

/** Where an item stands in a list, for its label. */
interface ItemPlace {
  /** From 1. */
  readonly number: number;
  /** What names stand for with which the list's own call counts, such as n of `Sequence((n, 1), n, 1, 12)`. */
  readonly counters: ReadonlyMap<string, Value>;
}

/** What a slide's definitions come to, in the order of the file. */
export interface Construction {
  readonly objects: ReadonlyMap<string, ConstructionObject>;
  readonly warnings: readonly Warning[];
}

/** The objects with a geometric value that a slide shows; the value of an impossible one is undefined. */
export function shownObjects({ objects }: Construction): ConstructionObject[] {
  return [...objects.values()].filter(({ kind, isShown }) => kind === 'primitive' && isShown);
}

/** The values of those of them that are possible. */
export function shownValues(construction: Construction): Value[] {
  return shownObjects(construction).flatMap(({ value }) => value ?? []);
}
