import type { Color } from './scene.js';

/** `top` painted on an opaque colour; a ground that is not opaque keeps its opacity. */
export function over(top: Color, ground: Color): Color {
  const mix = (p: number, q: number): number => q + (p - q) * top.a;
  return { r: mix(top.r, ground.r), g: mix(top.g, ground.g), b: mix(top.b, ground.b), a: ground.a };
}
