import type { Rect, TextPiece } from '../../scene/scene.js';
import { clipContours } from './clip.js';
import type { Contours } from './contours.js';
import { flatten } from './flatten.js';
import { scaling, type Transform } from './transform.js';

/**
 * Puts stretched artwork into the empty `out`, in device px: it is cut to `clip` while it stands upright, then turned.
 * `transform` turns and scales evenly; `spare` is overwritten.
 */
export function clippedPiece(
  piece: Extract<TextPiece, { kind: 'path' }>,
  clip: Rect,
  transform: Transform,
  out: Contours,
  spare: Contours,
): void {
  const scale = Math.hypot(transform.a, transform.b);
  const bounds = {
    left: clip.x * scale,
    top: clip.y * scale,
    right: (clip.x + clip.width) * scale,
    bottom: (clip.y + clip.height) * scale,
  };
  flatten(piece.path, scaling(scale), bounds, 0, out);
  clipContours(out, bounds, spare);
  const { xy } = out;
  const cos = transform.a / scale;
  const sin = transform.b / scale;
  for (let i = 0; i < 2 * out.points; i += 2) {
    const x = xy[i]!;
    const y = xy[i + 1]!;
    xy[i] = cos * x - sin * y + transform.e;
    xy[i + 1] = sin * x + cos * y + transform.f;
  }
}
