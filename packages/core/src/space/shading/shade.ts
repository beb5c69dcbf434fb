import type { Vec3 } from '@geoslide/geometry';
import type { Color } from '../../scene/scene.js';
import type { Projector } from '../camera/projection.js';
import { stretched, stretchedNormal } from '../camera/stretch.js';
import { cross, dot, length, sub } from '../camera/vector.js';

/** How much of its colour a face keeps in full light and in the dark; the rest is white, as a book's tints are. */
const LIT = 0.16;
const DARK = 0.5;

/** Steps of the shade: faces of one step are painted in one go. */
const STEPS = 20;

/** How far above the viewer the light stands, in lengths of the line of sight. */
const LIGHT_RISE = 0.8;

/**
 * Lambert's law with the light above the viewer's shoulder; both sides of a face are lit. 0 in full light to STEPS in
 * the
 * dark.
 *
 * @param normal In the stretched world.
 */
export function shadeLevel(normal: Vec3, at: Vec3, projector: Projector): number {
  const sight = stretched(projector.toEye(at), projector.scaleZ);
  const light = { x: sight.x, y: sight.y, z: sight.z + LIGHT_RISE * length(sight) };
  return levelOf(Math.abs(dot(normal, light)) / (length(normal) * length(light) || 1));
}

/** The level for the cosine between a normal and the way to the light, from 0 to 1. */
export const levelOf = (cosine: number): number => (1 - cosine) * STEPS;

/** The levels of faces in three tones. */
export const TONES = [0, STEPS / 2, STEPS] as const;

/** The colour at a whole level. */
export function shadeOf(color: Color, level: number): Color {
  const share = LIT + ((DARK - LIT) * level) / STEPS;
  const mix = (channel: number): number => 255 + (channel - 255) * share;
  return { r: mix(color.r), g: mix(color.g), b: mix(color.b), a: color.a };
}

/** The colour of a flat face as a whole. */
export function shade(color: Color, face: readonly Vec3[], projector: Projector): Color {
  return shadeOf(color, Math.round(shadeLevel(stretchedNormal(normalOf(face), projector.scaleZ), face[0]!, projector)));
}

/** A normal of a flat face, as long as twice the area of its first triangle. */
export function normalOf(face: readonly Vec3[]): Vec3 {
  return cross(sub(face[1]!, face[0]!), sub(face[2]!, face[0]!));
}
