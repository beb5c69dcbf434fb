export type Polygon = readonly (readonly [x: number, y: number])[];

/** One byte per pixel. */
export interface Coverage {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}
