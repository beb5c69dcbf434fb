import type { Expr } from '@geoslide/geometry';
import type { Element } from '../file/model.js';
import type { Kind, Typed } from '../translate/kinds.js';

/** An object on its way from the file to a definition. */
export interface Draft {
  readonly id: string;
  readonly label: string;
  /** Where in the XML it is made, from 1. */
  readonly line: number;
  /** What makes it, for warnings: `Intersect`, `an expression`… */
  readonly maker: string;
  readonly element: Element | undefined;
  readonly kind: Kind;
  readonly inSpace: boolean;
  readonly items?: readonly Typed[] | undefined;
  readonly itemKind?: Kind | undefined;
  readonly isCircle?: boolean | undefined;
  /** In our language; undefined for texts, buttons and pictures. Changes until it gives what was saved. */
  source: Expr | undefined;
  /** Other readings, best first. */
  readonly better: readonly Expr[];
  /** Of a point on a path: the path. */
  readonly path: Expr | undefined;
  /** The values of the placeholders of `source`. */
  uvars: readonly number[];
  readonly slider?: { readonly min: Expr | number; readonly max: Expr | number; readonly step: number } | undefined;
  /** The template of a text. */
  readonly template?: string | undefined;
  /** Where a text of a list of texts stands. */
  readonly place?: Expr | undefined;
  /** Of the saved equation of a locus: the point that runs along it, and what moves that. */
  traced?: { readonly point: string; readonly mover: string } | undefined;
  /** True of a line or curve that stands for a saved part of it, whose ends the file does not have. */
  isStandIn?: boolean;
  /** True of a circle or side that the solid before it draws. */
  readonly isOfSolid: boolean;
  /** False where its construction could not be read, so that it is what was saved. */
  isConstructed: boolean;
  /** Made by a custom tool on the way, and shown nowhere. */
  readonly isInside: boolean;
}
