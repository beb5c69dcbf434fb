import { Undefined, type Value, type Vec2 } from '../values.js';
import { centerOf } from './conics/conic-parts.js';
import { pointAt } from './path.js';
import { middle } from './vec.js';

/** The middle of a segment, vector or arc; the centre of a closed or two-branched conic. Throws Undefined for what has no middle. */
export function midpointOf(value: Value): Vec2 {
  switch (value.type) {
    case 'Segment':
    case 'Vector':
    case 'Dimension':
      return middle(value.start, value.end);
    case 'Arc':
    case 'EllipticArc':
      return pointAt(value, 0.5);
    case 'Sector':
    case 'CircleSegment':
      return pointAt({ ...value, type: 'Arc' }, 0.5);
    case 'Circle':
    case 'Ellipse':
    case 'Hyperbola':
      return centerOf(value);
    default:
      throw new Undefined(
        `a ${value.type} has no midpoint${value.type === 'Point' ? ': write Midpoint(A, B), with two points' : ''}`,
      );
  }
}
