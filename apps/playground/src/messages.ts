import type { Issue, Template, View3D, ViewBound, Warning } from '@geoslide/protocol';
import type { Contain, Size } from 'geoslide';

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

/** What the page asks of the renderer's thread. `pixels` are for the canvas, `png` is the file. */
export type Ask =
  | { readonly kind: 'start'; readonly fonts: string }
  | {
      readonly kind: 'draw';
      readonly as: 'pixels' | 'png' | 'svg' | 'tikz';
      readonly project: unknown;
      readonly options: DrawOptions;
    }
  | { readonly kind: 'list'; readonly project: unknown; readonly slideIndex: number };

export interface SpaceShown {
  readonly offset: readonly [number, number, number];
  readonly yaw: number;
  readonly pitch: number;
  readonly projection: 'orthographic' | 'perspective' | 'oblique';
  readonly obliqueAngle: number;
  readonly obliqueScaleRatio: number;
  readonly scale: number;
}

export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly warnings: readonly Warning[];
  /** Of a slide of the plane. */
  readonly viewBound?: ViewBound;
  readonly scale?: number;
  /** Of a slide in space. */
  readonly camera?: SpaceShown;
  readonly pixelRatio?: number;
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

export interface Listed {
  readonly slides: number;
  readonly objects: readonly {
    readonly id: string;
    readonly kind: string;
    readonly type: string;
    readonly value: string;
    readonly index: number;
  }[];
  readonly sliders: readonly ListedSlider[];
  readonly isInSpace: boolean;
}

export type Answer<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly message: string; readonly issues: readonly Issue[] };
