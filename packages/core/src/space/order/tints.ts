import type { Px } from '../../draw/viewport.js';
import type { Color } from '../../scene/scene.js';
import { winding } from '../camera/winding.js';
import type { Painted } from './fills.js';

/** The colour of the picture at a place after its fills, for texts and halos that have to match it. */
export function tintsOf(painted: readonly Painted[], background: Color): (at: Px) => Color {
  return ([x, y]) => {
    let color = background;
    for (const { node, outlines } of painted) {
      const fill = node.fill?.color;
      if (fill && outlines.reduce((sum, outline) => sum + winding(outline, x, y), 0) !== 0) color = over(fill, color);
    }
    return color;
  };
}

/** `top` painted on an opaque colour; a transparent ground stays as it is. */
function over(top: Color, ground: Color): Color {
  const mix = (p: number, q: number): number => q + (p - q) * top.a;
  return { r: mix(top.r, ground.r), g: mix(top.g, ground.g), b: mix(top.b, ground.b), a: ground.a };
}
