import type { ImageNode, Pixels } from '../../scene/scene.js';
import type { Transform } from '../outline/transform.js';
import type { Painter, Target } from '../sweep/painter.js';
import { mix, over255 } from './blend.js';
import { markPainted } from './pixel-buffer.js';

/** A picture as premultiplied RGBA. */
export interface Texture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Image px to device px. */
export function imageTransform(node: ImageNode, width: number, height: number, pixelRatio: number): Transform {
  const { rect, rotation } = node;
  const cos = rotation === 0 ? 1 : Math.cos(rotation);
  const sin = rotation === 0 ? 0 : Math.sin(rotation);
  const sx = (rect.width / width) * pixelRatio;
  const sy = (rect.height / height) * pixelRatio;
  const centerX = (rect.x + rect.width / 2) * pixelRatio;
  const centerY = (rect.y + rect.height / 2) * pixelRatio;
  const a = cos * sx;
  const b = sin * sx;
  const c = -sin * sy;
  const d = cos * sy;
  return {
    a,
    b,
    c,
    d,
    e: centerX - (a * width + c * height) / 2,
    f: centerY - (b * width + d * height) / 2,
  };
}

/**
 * The picture at no more than `width` × `height` px: sides that shrink are averaged by area, so that nothing of
 * it is skipped; sides that grow stay, and are interpolated when painted.
 */
export function textureAtMost(pixels: Pixels, width: number, height: number): Texture {
  const source = premultiplied(pixels);
  const across = Math.max(1, Math.round(width));
  const down = Math.max(1, Math.round(height));
  const narrow = across < source.width ? averageRows(source, across) : source;
  return down < narrow.height ? transposed(averageRows(transposed(narrow), down)) : narrow;
}

function premultiplied({ width, height, data }: Pixels): Texture {
  const out = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < out.length; i += 4) {
    const alpha = data[i + 3]!;
    out[i] = over255(data[i]! * alpha);
    out[i + 1] = over255(data[i + 1]! * alpha);
    out[i + 2] = over255(data[i + 2]! * alpha);
    out[i + 3] = alpha;
  }
  return { width, height, data: out };
}

/** Shrinks each row to `width` px; a new px is the mean of what it covers. */
function averageRows({ width: from, height, data }: Texture, width: number): Texture {
  const out = new Uint8ClampedArray(width * height * 4);
  const step = from / width;
  for (let x = 0; x < width; x++) {
    const start = x * step;
    const end = Math.min(from, start + step);
    const first = Math.floor(start);
    const last = Math.min(from - 1, Math.ceil(end) - 1);
    for (let y = 0; y < height; y++) {
      let r = 0;
      let g = 0;
      let b = 0;
      let alpha = 0;
      for (let k = first; k <= last; k++) {
        const weight = Math.min(k + 1, end) - Math.max(k, start);
        const at = (y * from + k) * 4;
        r += weight * data[at]!;
        g += weight * data[at + 1]!;
        b += weight * data[at + 2]!;
        alpha += weight * data[at + 3]!;
      }
      const to = (y * width + x) * 4;
      out[to] = r / step;
      out[to + 1] = g / step;
      out[to + 2] = b / step;
      out[to + 3] = alpha / step;
    }
  }
  return { width, height, data: out };
}

function transposed({ width, height, data }: Texture): Texture {
  const out = new Uint8ClampedArray(data.length);
  const from = new Uint32Array(data.buffer);
  const to = new Uint32Array(out.buffer);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) to[x * height + y] = from[y * width + x]!;
  return { width: height, height: width, data: out };
}

/** Paints a picture, interpolated between the centres of its pixels; its rim's pixels reach outwards. */
export class ImagePainter implements Painter {
  private readonly opacity: number;
  /** Device px to texture px. */
  private readonly inverse: Transform;
  private readonly full: Uint8Array;
  private readonly bytes = new Uint8ClampedArray(4);
  private readonly pixel = new Int32Array(this.bytes.buffer);

  constructor(
    private readonly target: Target,
    private readonly texture: Texture,
    { a, b, c, d, e, f }: Transform,
    opacity: number,
  ) {
    this.opacity = Math.round(255 * Math.min(1, Math.max(0, opacity)));
    const det = a * d - b * c;
    this.inverse = {
      a: d / det,
      b: -b / det,
      c: -c / det,
      d: a / det,
      e: (c * f - d * e) / det,
      f: (b * e - a * f) / det,
    };
    this.full = new Uint8Array(target.width).fill(255);
  }

  solid(y: number, x0: number, x1: number): void {
    this.partial(y, x0, x1, this.full);
  }

  partial(y: number, x0: number, x1: number, coverage: Uint8Array): void {
    const { pixels, width, painted, shift } = this.target;
    markPainted(painted, y, x0, x1);
    const { inverse, opacity } = this;
    for (let x = x0; x < x1; x++) {
      const alpha = over255(coverage[x]! * opacity);
      if (alpha === 0) continue;
      const u = inverse.a * (x + 0.5) + inverse.c * (y + 0.5) + inverse.e - 0.5;
      const v = inverse.b * (x + 0.5) + inverse.d * (y + 0.5) + inverse.f - 0.5;
      const at = y * width + x - shift;
      pixels[at] = this.over(u, v, alpha, pixels[at]!);
    }
  }

  /** The texture at (u, v), counted from the first pixel's centre, source-over at coverage `alpha`. */
  private over(u: number, v: number, alpha: number, below: number): number {
    const { width, height, data } = this.texture;
    const x = Math.min(width - 1, Math.max(0, u));
    const y = Math.min(height - 1, Math.max(0, v));
    const left = Math.floor(x);
    const top = Math.floor(y);
    const p = x - left;
    const q = y - top;
    const a = (top * width + left) * 4;
    const b = left + 1 < width ? a + 4 : a;
    const down = top + 1 < height ? width * 4 : 0;
    const c = a + down;
    const d = b + down;
    const { bytes } = this;
    for (let k = 0; k < 4; k++) {
      const above = data[a + k]! + p * (data[b + k]! - data[a + k]!);
      const under = data[c + k]! + p * (data[d + k]! - data[c + k]!);
      bytes[k] = Math.round(above + q * (under - above));
    }
    const sourceAlpha = bytes[3]!;
    const source = this.pixel[0]!;
    // No byte passes 255: a premultiplied channel is at most its alpha.
    return (mix(source, 0, alpha) + mix(below, 0, 255 - over255(sourceAlpha * alpha))) | 0;
  }
}
