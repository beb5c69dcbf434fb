import type { DrawAsk, DrawOptions, ListedSlider } from '@geoslide/element/parts';
import type { AnimationAsk } from '../exports/animate.js';

/** What the page asks of the renderer's thread. */
export type Ask =
  | { readonly kind: 'start'; readonly fonts: string }
  | ({ readonly kind: 'draw' } & DrawAsk)
  | ({ readonly kind: 'animate'; readonly options: DrawOptions } & AnimationAsk)
  /** The picture of an expression, small. */
  | { readonly kind: 'sample'; readonly example: string }
  | { readonly kind: 'list'; readonly project: unknown; readonly slideIndex: number }
  /** The parameter of a path's point nearest to a place, in units of the slide. */
  | {
      readonly kind: 'closest';
      readonly project: unknown;
      readonly slideIndex: number;
      readonly id: string;
      readonly x: number;
      readonly y: number;
    };

export interface Listed {
  readonly slides: number;
  readonly objects: readonly {
    readonly id: string;
    readonly kind: string;
    readonly type: string;
    /** The type of its value, which the types of parameters name; empty where it has none. */
    readonly valueType: string;
    readonly value: string;
    /** How it moves: `free`, `on k`, `dependent`, `fixed`; empty for what has no place. */
    readonly movement: string;
    readonly index: number;
  }[];
  readonly sliders: readonly ListedSlider[];
  readonly isInSpace: boolean;
}
