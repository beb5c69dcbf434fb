import { parseFigure } from '@geoslide/figure';
import { describe, expect, test } from 'vitest';
import { withBackdrop, withView } from './setting-edits.js';

const plane = { width: 800, height: 500, warnings: [], data: '', ms: 0 };
const shown = { ...plane, viewBound: { left: -3, right: 5, bottom: -2, top: 3 }, scale: 100 };
const camera = {
  offset: [0, 0, 1] as const,
  yaw: 0.5,
  pitch: 0.25,
  projection: 'perspective' as const,
  obliqueAngle: 0.7,
  obliqueScaleRatio: 0.5,
  scale: 0.1,
};
const text = '-- A circle\nview -8 .. 8, -5 .. 5 scale 50\nk: Circle(Point(0, 0), 2)\n';
const json = '{ "slides": [{ "definitions": [], "styleSheet": { "xaxis": { "color": "red" } } }] }';

describe('the view', () => {
  test('is written in place of the one that stands there', () => {
    expect(withView(text, 1, shown)).toBe(text.replace('-8 .. 8, -5 .. 5 scale 50', '-3 .. 5, -2 .. 3 scale 100'));
  });

  test('or before all statements', () => {
    expect(withView('k: Circle(Point(0, 0), 2)\n', 1, shown)).toBe(
      'view -3 .. 5, -2 .. 3 scale 100\nk: Circle(Point(0, 0), 2)\n',
    );
    expect(withView('', 1, shown)).toBe('view -3 .. 5, -2 .. 3 scale 100\n');
  });

  test('is a camera in space', () => {
    const written = withView('camera {yaw: 2}\nA: Point(0, 0, 1)\n', 1, { ...plane, camera })!;
    expect(written).toBe(
      'camera {projection: perspective, yaw: 0.5, pitch: 0.25, offset: [0, 0, 1], scale: 0.1}\nA: Point(0, 0, 1)\n',
    );
    expect(parseFigure(written).errors).toEqual([]);
  });

  test('is written into JSON', () => {
    expect(JSON.parse(withView(json, 1, shown)!).slides[0].viewBounds).toEqual({
      minX: -3,
      maxX: 5,
      minY: -2,
      maxY: 3,
      scale: 100,
    });
    expect(JSON.parse(withView(json, 1, { ...plane, camera })!).slides[0].camera).toMatchObject({
      kind: '3d',
      yaw: 0.5,
    });
  });
});

describe('axes and grid', () => {
  const off = { what: 'axes', isInSpace: false, isShown: false } as const;

  test('are written behind the view', () => {
    expect(withBackdrop(text, 1, off)).toBe(text.replace('scale 50\n', 'scale 50\naxes off\n'));
  });

  test('keep their looks', () => {
    const looks = 'xaxis {color: red}\nyaxis off\nA: Point(1, 2)\n';
    expect(withBackdrop(looks, 1, { ...off, isShown: true })).toBe('xaxis on {color: red}\nyaxis on\nA: Point(1, 2)\n');
    const grid = 'grid {color: red}\n';
    const hidden = withBackdrop(grid, 1, { ...off, what: 'grid' });
    expect(hidden).toBe('grid off {color: red}\n');
    expect(parseFigure(hidden).errors).toEqual([]);
    const again = withBackdrop(hidden, 1, { ...off, what: 'grid', isShown: true });
    expect(parseFigure(again).errors).toEqual([]);
  });

  test('in space the grid is the working plane', () => {
    const written = withBackdrop('camera on\n', 1, { what: 'grid', isInSpace: true, isShown: true });
    expect(written).toBe('camera on\nworkingPlane on\n');
  });

  test('are written into JSON', () => {
    expect(JSON.parse(withBackdrop(json, 1, off)).slides[0].styleSheet).toEqual({
      xaxis: { color: 'red', show: false },
      yaxis: { show: false },
    });
  });
});
