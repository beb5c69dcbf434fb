import type { Vec3 } from '@geoslide/geometry';
import type { Color } from '../../scene/scene.js';
import { polygonImage } from '../camera/images.js';
import type { Projector } from '../camera/projection.js';
import { stretched, stretchedNormal } from '../camera/stretch.js';
import { add, dot, mean, mul, polygonNormal, sub, unit } from '../camera/vector.js';
import type { Filling } from '../order/fills.js';
import { facetsBetween } from '../order/mantle-pieces.js';
import { signedArea } from '../order/piece.js';
import type { Parts } from '../parts/parts.js';
import { levelOf, normalOf, shadeOf, TONES } from './shade.js';
import { smoothLevels } from './smooth-levels.js';

/** The light comes from the left above the viewer: parts of its way to the left, up and to the viewer. */
const LIGHT = { left: 0.45, up: 0.8, near: 0.4 };
/** Facets from pole to rim, or along an axis. */
const FACETS = 20;
/**
 * Light that comes around what is round: else half of an upright cylinder, beyond a right angle to the light, were one
 * tone.
 */
const WRAP = 0.6;
/** Cosines with the light above which a flat face is of the first tone, and of the second. */
const FIRST_TONE = 0.6;
const SECOND_TONE = 0;

/**
 * Opaque fills by the light: flat faces in three tones by their direction, what is round in a gradient.
 *
 * @param flat The flat faces.
 */
export function litFillings(
  owner: number,
  color: Color,
  flat: readonly (readonly Vec3[])[],
  { patches, bodies }: Parts,
  projector: Projector,
): Filling[] {
  const opaque = { ...color, a: 1 };
  const isNear = (face: readonly Vec3[]): boolean => signedArea(polygonImage(projector, face)) < 0;
  const sheets = new Set(patches.flatMap(({ sheet }) => sheet ?? []));
  const levelAt = (normal: Vec3, at: Vec3): number =>
    levelOf(Math.max(0, (lightOn(normal, at, projector) + WRAP) / (1 + WRAP)));
  // Of a convex body, what looks away from the eye is hidden.
  const middle = bodies[0] && mean(bodies[0].around);
  const seen = middle ? flat.filter((face) => looksAtEye(face, middle, projector)) : flat;
  return [
    ...seen.map(
      (face): Filling => ({ owner, color: shadeOf(opaque, toneOf(face, projector)), kind: 'faces', faces: [face] }),
    ),
    ...[...sheets].map((piece): Filling => {
      // Of a skin that is closed only the outside is in sight; a vase is seen from inside, too.
      const faces = patches.flatMap(({ corners, sheet, outward }) => {
        const near = isNear(corners);
        if (sheet !== piece || (outward !== undefined && near !== outward)) return [];
        return [near ? corners : [...corners].reverse()];
      });
      return { owner, color: opaque, kind: 'lit', faces, levels: smoothLevels(faces, projector, levelAt) };
    }),
    ...bodies.map(({ mantle }): Filling => {
      const faces = facetsBetween(mantle.rows(FACETS)).filter(isNear);
      const normal = (face: readonly Vec3[], at: Vec3): Vec3 =>
        stretchedNormal(mantle.normalAt(at) ?? normalOf(face), projector.scaleZ);
      const levels = faces.map((face) => face.map((at) => levelAt(normal(face, at), at)));
      return { owner, color: opaque, kind: 'lit', faces, levels };
    }),
  ];
}

/** Whether the eye sees the outer side of a face of a body around `middle`. */
function looksAtEye(face: readonly Vec3[], middle: Vec3, projector: Projector): boolean {
  const normal = polygonNormal(face);
  return dot(normal, sub(face[0]!, middle)) * dot(normal, projector.toEye(face[0]!)) > 0;
}

/** The level of a flat face, of whose two sides the one that is seen counts. */
function toneOf(face: readonly Vec3[], projector: Projector): number {
  const normal = polygonNormal(face);
  const faces = Math.sign(dot(normal, projector.toEye(face[0]!)));
  // Rounded, for engines differ in the last digits of sines.
  const cosine =
    Math.round(1e6 * lightOn(stretchedNormal(mul(normal, faces), projector.scaleZ), face[0]!, projector)) / 1e6;
  return cosine > FIRST_TONE ? TONES[0] : cosine > SECOND_TONE ? TONES[1] : TONES[2];
}

/** The cosine between a normal of the stretched world and the way to the light. */
function lightOn(normal: Vec3, at: Vec3, projector: Projector): number {
  const inPicture = (direction: Vec3): Vec3 => stretched(direction, projector.scaleZ);
  const image = projector.project(at);
  const way = (dx: number, dy: number): Vec3 =>
    unit(inPicture(sub(projector.unproject({ x: image.x + dx, y: image.y + dy, z: image.z }), at)));
  const near = mul(unit(inPicture(projector.toEye(at))), LIGHT.near);
  const light = add(add(mul(way(-1, 0), LIGHT.left), mul(way(0, -1), LIGHT.up)), near);
  return dot(normal, light) / (Math.sqrt(dot(normal, normal) * dot(light, light)) || 1);
}
