import { Undefined, type Value, type Vec3 } from '../../values.js';
import { isLineLike3, lineForm } from '../line-form.js';
import { isRing, ringOf, ringPoint } from '../ring.js';
import { along, distance, lerp } from '../vec3.js';
import type { ProfilePiece } from './sheet.js';

export interface Profile {
  readonly pieces: readonly ProfilePiece[];
  readonly closed: boolean;
}

const side = (a: Vec3, b: Vec3): ProfilePiece => ({ at: (t) => lerp(a, b, t), min: 0, max: 1, straight: true });

/** The pieces of a line that something is swept of. Throws Undefined for what has no end, and what is no line. */
export function profileOf(value: Value): Profile {
  switch (value.type) {
    case 'Polygon3': {
      const { vertices } = value;
      return { pieces: vertices.map((a, i) => side(a, vertices[(i + 1) % vertices.length]!)), closed: true };
    }
    case 'Polyline3':
      return { pieces: value.vertices.slice(1).map((b, i) => side(value.vertices[i]!, b)), closed: false };
    case 'Curve3':
      return ofCurve(value.at, value.min, value.max);
    case 'Circle3':
    case 'Arc3': {
      if (!isRing(value)) break;
      const ring = ringOf(value);
      return ofCurve((t) => ringPoint(ring, t), ring.start, ring.start + ring.sweep);
    }
    case 'Segment3': {
      if (!isLineLike3(value)) break;
      const { origin, direction } = lineForm(value);
      return { pieces: [{ at: (t) => along(origin, direction, t), min: 0, max: 1, straight: true }], closed: false };
    }
  }
  throw new Undefined(`a ${value.type.replace(/3$/, '')} is no line with ends, a polygon or a circle`);
}

/** Ends that are nearer, relative to the curve, are one. */
const CLOSED = 1e-9;

function ofCurve(at: (t: number) => Vec3, min: number, max: number): Profile {
  const size = distance(at(min), at((min + max) / 2));
  return { pieces: [{ at, min, max }], closed: distance(at(min), at(max)) <= CLOSED * size };
}
