import type { DrawAsk, DrawOptions, ListedSlider, SpaceShown } from '@geoslide/element/parts';
import type { Size } from '@geoslide/protocol';
import type { AnimationAsk } from '../exports/animate.js';

/** A place of a picture in space, px at pixelRatio 1. */
export interface SeenPlace extends Size {
  readonly camera: SpaceShown;
  readonly px: { readonly x: number; readonly y: number };
}

/** What the page asks of the renderer's thread. */
export type Ask =
  | { readonly kind: 'start'; readonly fonts: string }
  | ({ readonly kind: 'draw' } & DrawAsk)
  | ({ readonly kind: 'animate'; readonly options: DrawOptions } & AnimationAsk)
  /** The picture of an expression, small. */
  | { readonly kind: 'sample'; readonly example: string }
  | { readonly kind: 'list'; readonly project: unknown; readonly slideIndex: number }
  /**
   * The parameter of a path's point nearest to a place, in units of the slide; of a path in space, to where it is
   * seen.
   */
  | {
      readonly kind: 'closest';
      readonly project: unknown;
      readonly slideIndex: number;
      readonly id: string;
      readonly x: number;
      readonly y: number;
      readonly seen?: SeenPlace;
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
    /** What is to be said of it first. */
    readonly warning?: string | undefined;
    /** How it moves: `free`, `on k`, `dependent`, `fixed`; empty for what has no place. */
    readonly movement: string;
    readonly index: number;
  }[];
  readonly sliders: readonly ListedSlider[];
  readonly isInSpace: boolean;
}
