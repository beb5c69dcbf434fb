import type { SpaceValue } from '@geoslide/geometry';
import { mul } from '../camera/vector.js';
import { loop } from './lines.js';
import { ellipseWire, type Wire } from './parts.js';

/** A line with ends, a polygon's outline or a curve as it lies in space; none for other figures. */
export function wiresOfValue(value: SpaceValue): Wire[] {
  switch (value.type) {
    case 'Segment3':
      return [{ kind: 'segment', a: value.start, b: value.end }];
    case 'Polygon3':
      return loop(value.vertices);
    case 'Polyline3':
      return [{ kind: 'polyline', points: value.vertices }];
    case 'Curve3':
      return [{ kind: 'curve', at: value.at, min: value.min, max: value.max, closed: value.closed ?? false }];
    case 'Circle3': {
      const { center, u, v, radius } = value;
      return [ellipseWire({ center, a: mul(u, radius), b: mul(v, radius) }, 0, 2 * Math.PI, true)];
    }
    case 'Arc3': {
      const { center, u, v, a, b, startAngle, sweep } = value;
      const closed = Math.abs(sweep) >= 2 * Math.PI - WHOLE;
      const [from, to] = sweep < 0 ? [startAngle + sweep, startAngle] : [startAngle, startAngle + sweep];
      return [ellipseWire({ center, a: mul(u, a), b: mul(v, b) }, from, to, closed)];
    }
    default:
      return [];
  }
}

/** An arc that lacks less of a full turn, radians, is a whole ellipse. */
const WHOLE = 1e-9;
