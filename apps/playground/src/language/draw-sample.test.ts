import { constructors } from '@geoslide/geometry';
import { renderPixels } from 'geoslide';
import { expect, test } from 'vitest';
import { SAMPLE, sampleProject } from './draw-sample.js';

const examples = ['Circle', 'Midpoint', 'Sphere', 'Pyramid', 'Incircle'].map(
  (wanted) => constructors.find(({ name }) => name === wanted)!.signatures[0]!.example,
);

test.each(examples)('%s has a picture', async (example) => {
  const { width, height, warnings, data } = await renderPixels(sampleProject(example), SAMPLE);
  expect({ width, height, warnings }).toEqual({ width: 198, height: 132, warnings: [] });
  expect(new Set(data).size).toBeGreaterThan(3);
});

test('what is of space is drawn in space', () => {
  expect(sampleProject('Sphere(Point(0, 0, 0), 2)')).toMatchObject({ slides: [{ camera: { kind: '3d' } }] });
  expect(sampleProject('Circle(Point(0, 0), 2)')).not.toHaveProperty('slides.0.camera');
});
