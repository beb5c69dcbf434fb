import { describe, expect, it, test } from 'vitest';
import { parseFigure, printFigure } from './index.js';

const viewOf = (text: string) => parseFigure(text).project.slides[0]!.viewBounds;
const canonical = (text: string) => printFigure(parseFigure(text).project).trimEnd();

describe('a view without a scale', () => {
  it.each([
    ['view 0 .. 1, 0 .. 1', { scale: 600 }],
    ['view 0 .. 3, 0 .. 2', { scale: 200 }],
    ['view 0.1 .. 1000, 0.1 .. 1000\nxaxis {scale: log}\nyaxis {scale: log}', { scale: 150 }],
    ['view 0 .. 100, 0 .. 80', { scale: 6 }],
    ['view 0 .. 10, 0 .. 100', { scale: 60, scaleY: 4 }],
    ['view -100 .. 100, 0 .. 2', { scale: 3, scaleY: 200 }],
  ])('gets one where the picture would be small or large: %s', (text, scales) => {
    expect(viewOf(text)).toMatchObject(scales);
  });

  it.each([
    'view -4 .. 4, 0 .. 1',
    'view 0 .. 40, 0 .. 10',
    'view 0 .. 0, 0 .. 1',
    'view 0 .. 1, 0 .. 1\ncamera {scale: 9}',
  ])('has the usual one else: %s', (text) => {
    expect(viewOf(text)).not.toHaveProperty('scale');
  });

  it.each(['view 0 .. 1, 0 .. 1', 'view 0 .. 10, 0 .. 100', 'view -5 .. 5, -5 .. 5', 'view 0 .. 1, 0 .. 1 scale 50'])(
    'is written as it was: %s',
    (text) => {
      expect(canonical(text)).toBe(text);
    },
  );
});

test('the view of a file that says no scale has none after a round trip', () => {
  const { project } = parseFigure('');
  const slide = { ...project.slides[0]!, viewBounds: { minX: 0, maxX: 1, minY: 0, maxY: 1 }, fit: undefined };
  expect(viewOf(printFigure({ ...project, slides: [slide] }))).toEqual(slide.viewBounds);
});
