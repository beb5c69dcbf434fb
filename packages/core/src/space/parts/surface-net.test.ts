import { construct } from '@geoslide/geometry';
import { expect, test } from 'vitest';
import { projector } from '../camera/projection.js';
import { defaultCamera } from '../testing/ray-casting.js';
import { boundsOf } from './surface-net.js';

const surfaceOf = (source: string) => {
  const definitions = [{ kind: 'primitive' as const, id: 'f', source }];
  const value = construct({ definitions, uvarMap: [], styleSheet: {} }).objects.get('f')?.value;
  if (value?.type !== 'Surface') throw new Error(value?.type);
  return value;
};

/** Bounds in a view that looks at a height, on a picture of 620 px. */
const boundsFrom = (source: string, height: number) => {
  const camera = { ...defaultCamera, offset: [0, 0, height] as const, scale: 1 / 6, yaw: -1.05, pitch: 0.35 };
  return boundsOf(surfaceOf(source), camera, projector(camera, 620, 620));
};

test('the rim of a paraboloid is whole where the sides of its box would cut a little off it', () => {
  const { u, v, z } = boundsFrom('z = x^2 + y^2', 2);
  const least = Math.min(...[...u, ...v].map((side) => side * side));
  expect(z![1]).toBeLessThan(least);
  expect(z![1]).toBeGreaterThan(0.9 * least);
  const below = boundsFrom('z = -x^2 - y^2', -2);
  const most = -Math.min(...[...below.u, ...below.v].map((side) => side * side));
  expect(below.z![0]).toBeGreaterThan(most);
});

test('a saddle, of which the sides cut much off, has all of its height', () => {
  const { u, z } = boundsFrom('z = x^2 - y^2', 0);
  expect(z![1]).toBeCloseTo(u[1]);
});

test('the box goes on to a summit that the picture holds', () => {
  const { z } = boundsFrom('z = 4 - x^2 - y^2', 1);
  expect(z![1]).toBeGreaterThan(4);
  expect(boundsFrom('z = x^2 + y^2 - 4', -1).z![0]).toBeLessThan(-4);
  // Half the view is 3 units high.
  expect(boundsFrom('z = 40 - x^2 - y^2', 35).z![1]).toBeLessThan(39);
});
