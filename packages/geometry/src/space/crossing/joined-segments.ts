import { takeSteps } from '../../functions/steps.js';
import type { Segment3Value, SpaceValue, Vec3 } from '../../values.js';
import { Undefined } from '../../values.js';
import { unevenness } from '../planes.js';
import { distance } from '../vec3.js';

/** Ends that are nearer, relative to the longest segment, are one corner. */
const SAME = 1e-9;

/**
 * Figures with the segments among them joined at their ends: a flat loop is a polygon, everything else of more than one
 * segment a polyline.
 */
export function joinedSegments(values: readonly SpaceValue[]): SpaceValue[] {
  const segments = values.filter((value): value is Segment3Value => value.type === 'Segment3');
  const others = values.filter(({ type }) => type !== 'Segment3');
  if (segments.length < 2) return [...values];
  const limit = SAME * Math.max(...segments.map(({ start, end }) => distance(start, end)));
  const left = new Set(segments);
  const near = (p: Vec3): readonly [Segment3Value, Vec3] | undefined => {
    takeSteps(left.size);
    for (const segment of left) {
      if (distance(segment.start, p) <= limit) return [segment, segment.end];
      if (distance(segment.end, p) <= limit) return [segment, segment.start];
    }
    return undefined;
  };
  const follow = (line: Vec3[]): void => {
    for (let next = near(line[line.length - 1]!); next; next = near(line[line.length - 1]!)) {
      left.delete(next[0]);
      line.push(next[1]);
    }
  };
  const joined: SpaceValue[] = [];
  for (const segment of segments) {
    if (!left.delete(segment)) continue;
    const line = [segment.start, segment.end];
    follow(line);
    line.reverse();
    follow(line);
    joined.push(lineValue(line, limit));
  }
  return [...joined, ...others];
}

function lineValue(line: readonly Vec3[], limit: number): SpaceValue {
  const isLoop = line.length > 3 && distance(line[0]!, line[line.length - 1]!) <= limit;
  const vertices = line.slice(0, -1);
  if (isLoop && isFlat(vertices)) return { type: 'Polygon3', vertices };
  return line.length === 2
    ? { type: 'Segment3', start: line[0]!, end: line[1]! }
    : { type: 'Polyline3', vertices: line };
}

function isFlat(vertices: readonly Vec3[]): boolean {
  try {
    return unevenness(vertices).uneven === 0;
  } catch (error) {
    if (error instanceof Undefined) return false;
    throw error;
  }
}
