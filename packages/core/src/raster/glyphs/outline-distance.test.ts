import { describe, expect, it } from 'vitest';
import { PathBuilder } from '../../scene/path.js';
import { Contours } from '../outline/contours.js';
import { flatten } from '../outline/flatten.js';
import { scaling } from '../outline/transform.js';
import { coverWithin } from './outline-distance.js';

const SIDE = 24;
const EVERYWHERE = { left: -1e3, top: -1e3, right: 1e3, bottom: 1e3 };
/** Samples per px and direction of the coverage that is compared with. */
const SAMPLES = 16;

function contoursOf(path: PathBuilder): Contours {
  const contours = new Contours();
  flatten(path, scaling(1), EVERYWHERE, 0, contours);
  return contours;
}

function distanceTo({ xy, ends, count }: Contours, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let c = 0, start = 0; c < count; start = ends[c++]!) {
    for (let i = start, j = ends[c]! - 1; i < ends[c]!; j = i++) {
      const [ax, ay] = [xy[2 * j]! - x, xy[2 * j + 1]! - y];
      const [dx, dy] = [xy[2 * i]! - x - ax, xy[2 * i + 1]! - y - ay];
      const t = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, Math.hypot(ax + t * dx, ay + t * dy));
    }
  }
  return least;
}

/** By how many of 255 the pixel that differs most from the share of its samples within reach does so. */
function worst(path: PathBuilder, reach: number): number {
  const contours = contoursOf(path);
  const covered = coverWithin(contours, reach, SIDE, SIDE);
  let most = 0;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      let hits = 0;
      for (let k = 0; k < SAMPLES * SAMPLES; k++) {
        const u = x + ((k % SAMPLES) + 0.5) / SAMPLES;
        const v = y + (Math.floor(k / SAMPLES) + 0.5) / SAMPLES;
        if (distanceTo(contours, u, v) <= reach) hits++;
      }
      most = Math.max(most, Math.abs(covered[y * SIDE + x]! - (255 * hits) / SAMPLES ** 2));
    }
  }
  return most;
}

describe('what is within reach of an outline', () => {
  // Two rows of samples: 2/16 of a pixel.
  it.each([
    ['upright sides', () => new PathBuilder().rect(6.25, 7.5, 10.5, 9.25), 2.2],
    ['sides on the edges of pixels', () => new PathBuilder().rect(6, 7, 10, 9), 2],
    ['slanted sides', () => new PathBuilder().moveTo(4.3, 18.2).lineTo(12.1, 3.7).lineTo(20.4, 16.9).close(), 2.5],
    ['a round outline', () => new PathBuilder().circle(12.2, 11.7, 6.4), 3],
    ['an eye that all but closes', () => new PathBuilder().circle(12, 12, 3.3), 3],
    ['a slit that the sides close', () => new PathBuilder().rect(4, 4, 5, 15).rect(12.9, 4, 5, 15), 2],
    ['a slit that stays', () => new PathBuilder().rect(4, 4, 5, 15).rect(13.3, 4, 5, 15), 2],
    ['one point', () => new PathBuilder().moveTo(9.3, 9.6).lineTo(9.3, 9.6).close(), 4],
    ['less than a pixel', () => new PathBuilder().rect(6.25, 7.5, 10.5, 9.25), 0.5],
    ['parts out of the picture', () => new PathBuilder().rect(-5, -5, 12.3, 50), 3],
  ])('is covered as far as it reaches into pixels: %s', (_, path, reach) => {
    expect(worst(path(), reach)).toBeLessThanOrEqual(24);
  });

  it('is nothing without an outline', () => {
    expect(coverWithin(new Contours(), 2, 3, 2)).toEqual(new Uint8Array(6));
  });

  it('does not remember the outline before', () => {
    const first = coverWithin(contoursOf(new PathBuilder().rect(2, 2, 3, 3)), 1, SIDE, SIDE);
    coverWithin(contoursOf(new PathBuilder().circle(5, 5, 4)), 3, 40, 40);
    expect(coverWithin(contoursOf(new PathBuilder().rect(2, 2, 3, 3)), 1, SIDE, SIDE)).toEqual(first);
  });
});
