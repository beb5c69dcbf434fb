import type { DrawnPlane, SpaceCamera, ViewBound, Warning } from '@geoslide/protocol';

/** A rendered file and what its result says of it. */
export interface Output {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly slideIndex: number;
  readonly warnings: readonly Warning[];
  readonly viewBound?: ViewBound;
  readonly scale?: number;
  readonly plane?: DrawnPlane;
  readonly camera?: SpaceCamera;
  readonly pixelRatio?: number;
}
