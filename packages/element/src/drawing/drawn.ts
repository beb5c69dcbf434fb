import type { DrawnPlane, Issue, Projection, Template, View3D, ViewBound, Warning } from '@geoslide/protocol';
import type { Change, Contain, Handle, Size } from 'geoslide';

/** Everything that decides on a picture beside the project. */
export interface DrawOptions {
  readonly slideIndex: number;
  readonly viewBound?: ViewBound;
  readonly scale?: number;
  readonly pixelRatio?: number;
  readonly view3D?: View3D;
  readonly template?: Template;
  readonly transparent?: boolean;
  readonly contain?: Contain;
  readonly size?: Size;
}

/** A handle that was drawn last, without what moves it, which stays with the renderer. */
export type ShownHandle = Omit<Handle, 'moveTo'>;

/** Where a hand wants a handle, px of the picture at pixelRatio 1. */
export interface Move extends Pick<Handle, 'id' | 'part'> {
  readonly x: number;
  readonly y: number;
  /** In space: along the vertical, instead of at the same height. */
  readonly upright?: boolean;
}

/** A picture that is asked for. `pixels` are for a canvas, `png` is the file. */
export interface DrawAsk {
  readonly as: 'pixels' | 'png' | 'svg' | 'tikz' | 'pdf';
  readonly project: unknown;
  readonly options: DrawOptions;
  /** Of a picture that is shown: what moves before it is drawn. */
  readonly moves?: readonly Move[];
  /** Whether the picture is shown, so that hands can move what is in it. */
  readonly isShown: boolean;
}

export interface SpaceShown {
  readonly offset: readonly [number, number, number];
  readonly yaw: number;
  readonly pitch: number;
  readonly projection: Projection;
  readonly obliqueAngle: number;
  readonly obliqueScaleRatio: number;
  readonly scale: number;
  readonly scaleZ?: number;
}

export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly warnings: readonly Warning[];
  /** Of a slide of the plane. */
  readonly viewBound?: ViewBound;
  readonly scale?: number;
  /** How the plane is drawn, where its scales are not the same everywhere. */
  readonly plane?: DrawnPlane;
  /** Of a slide in space. */
  readonly camera?: SpaceShown;
  readonly pixelRatio?: number;
  readonly handles?: readonly ShownHandle[];
  /** What the moves that were asked for have changed in the project. */
  readonly changes?: readonly Change[];
  /** What of the project can't be read: the rest is drawn. */
  readonly issues?: readonly Issue[];
  readonly data: Uint8ClampedArray<ArrayBuffer> | Uint8Array | string;
  /** How long it took, ms. */
  readonly ms: number;
}

export interface ListedSlider {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export type Answer<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly message: string; readonly issues: readonly Issue[] };
