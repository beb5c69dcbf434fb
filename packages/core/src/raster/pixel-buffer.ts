/** RGBA pixels, 8 bits each, rows from the top; colours premultiplied by alpha. */
export interface PixelBuffer {
  readonly width: number;
  readonly height: number;
  /** width * height * 4 bytes. */
  readonly data: Uint8ClampedArray | Uint8Array;
}
