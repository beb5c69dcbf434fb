import { isMirror, transformAngle, transformPoint } from '../../plane/affine.js';
import { normalizeAngle } from '../../plane/turn.js';
import type { AngleValue } from '../../values.js';
import { ownFields } from '../fields.js';
import { isFiniteData } from '../finite.js';
import { formatDegrees } from '../format.js';
import { raise, turnedFrame } from '../lifted.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  /** The mark from `startAngle` counterclockwise over `value` radians (0..2π; Angle(P, V, Q) gives at most π). */
  interface AngleValue {
    readonly type: 'Angle';
    readonly vertex: Vec2;
    readonly startAngle: number;
    readonly value: number;
    /** On a drawn plane, where a right angle may look like another: whether it is one. */
    readonly isRight?: boolean;
  }
  interface PlaneValues {
    Angle: AngleValue;
  }
}

export const angle: PlaneType<AngleValue> = {
  constructors: [],
  isPath: false,
  transform: (angle, m) => {
    // A mirror image runs clockwise from the image of the start, so it starts counterclockwise at the image of the end.
    const start = isMirror(m) ? normalizeAngle(angle.startAngle + angle.value) : angle.startAngle;
    return { ...angle, vertex: transformPoint(m, angle.vertex), startAngle: transformAngle(m, start) };
  },
  lift: ({ vertex, startAngle, value }) => {
    const start = turnedFrame(startAngle).u;
    const end = turnedFrame(startAngle + value).u;
    return { type: 'Angle3', vertex: raise(vertex), start, end, value };
  },
  fields: ownFields,
  listed: ['degrees'],
  shown: ({ value }, options) => formatDegrees(value, options),
  hasEquation: false,
  number: ({ value }) => value,
  isFinite: isFiniteData,
  extent: ({ vertex }) => [raise(vertex)],
};
