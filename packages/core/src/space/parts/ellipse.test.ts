import type { SpaceCamera } from '@geoslide/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arcPoint } from '../../draw/clip-ellipse.js';
import { projector } from '../camera/projection.js';
import { add, mul } from '../camera/vector.js';
import { type Ellipse, ellipseImage } from './ellipse.js';

const CAMERA: SpaceCamera = {
  projection: 'orthographic',
  yaw: 0.6,
  pitch: 0.4,
  scale: 0.1,
  offset: [0, 0, 0],
  obliqueAngle: Math.PI / 4,
  obliqueScaleRatio: 0.5,
};

const coordinate = fc.integer({ min: -200, max: 200 }).map((value) => value / 100);
const point = fc.record({ x: coordinate, y: coordinate, z: coordinate });
const ellipse: fc.Arbitrary<Ellipse> = fc.record({ center: point, a: point, b: point });
const camera = fc.record({
  projection: fc.constantFrom('orthographic', 'perspective', 'oblique'),
  yaw: fc.integer({ min: 0, max: 62 }).map((value) => value / 10),
  pitch: fc.integer({ min: -15, max: 15 }).map((value) => value / 10),
});

const at = ({ center, a, b }: Ellipse, t: number) => add(center, add(mul(a, Math.cos(t)), mul(b, Math.sin(t))));
describe('ellipseImage', () => {
  it('runs where the image of each point lies, with every camera', () => {
    let arcs = 0;
    fc.assert(
      fc.property(
        ellipse,
        camera,
        fc.integer({ min: 1, max: 1260 }).map((value) => value / 100),
        (figure, look, t) => {
          const eye = projector({ ...CAMERA, ...look }, 800, 600);
          const image = ellipseImage(figure, eye);
          if (!image) return;
          const { rx, ry } = image(0, 1);
          // In flatter ones a point's angle is lost in rounding.
          if (ry < 1 || rx > 5000) return;
          arcs++;
          const from = image(0, 0).start;
          for (const end of [t, -t / 2]) {
            const arc = image(0, end);
            expect(arc.start).toBe(from);
            const [x, y] = arcPoint(arc, arc.start + arc.sweep);
            const { x: px, y: py } = eye.project(at(figure, end));
            expect(Math.hypot(x - px, y - py)).toBeLessThan(1e-3);
            // Each whole turn is one of the image, too.
            expect(Math.abs(Math.abs(arc.sweep) - Math.abs(end))).toBeLessThan(Math.PI);
          }
        },
      ),
      { numRuns: 2000, seed: 1 },
    );
    expect(arcs).toBeGreaterThan(1000);
  });

  it('is a whole turn for a whole ellipse', () => {
    const figure: Ellipse = { center: { x: 0, y: 1, z: 0 }, a: { x: 1, y: 0, z: 0 }, b: { x: 0, y: 2, z: 1 } };
    for (const projection of ['orthographic', 'perspective', 'oblique'] as const) {
      const arc = ellipseImage(figure, projector({ ...CAMERA, projection }, 800, 600))!(0, 2 * Math.PI);
      expect(Math.abs(arc.sweep)).toBeCloseTo(2 * Math.PI, 12);
    }
  });

  it('has no direction where it is a circle', () => {
    const figure: Ellipse = { center: { x: 1, y: 1, z: 1 }, a: { x: 0, y: 0.6, z: 0.8 }, b: { x: 0, y: -0.8, z: 0.6 } };
    const look = { ...CAMERA, yaw: 0, pitch: 0 };
    const arc = ellipseImage(figure, projector(look, 800, 600))!(0, 1);
    expect(arc).toMatchObject({ rotation: 0, rx: arc.ry });
    expect(arc.rx).toBeCloseTo(60, 9);
    const [x, y] = arcPoint(arc, arc.start);
    const image = projector(look, 800, 600).project(at(figure, 0));
    expect(x).toBeCloseTo(image.x, 6);
    expect(y).toBeCloseTo(image.y, 6);
  });

  it('is none edge-on, nor where it is too large, or where the eye sees a part of it only', () => {
    const flat: Ellipse = { center: { x: 0, y: 0, z: 0 }, a: { x: 1, y: 0, z: 0 }, b: { x: 0, y: 1, z: 0 } };
    expect(ellipseImage(flat, projector({ ...CAMERA, pitch: 0 }, 800, 600))).toBeUndefined();
    const eye = projector({ ...CAMERA, projection: 'perspective' }, 800, 600);
    expect(ellipseImage(flat, eye)).toBeDefined();
    const wide: Ellipse = { ...flat, a: { x: 100, y: 0, z: 0 } };
    expect(ellipseImage(wide, eye)).toBeUndefined();
    expect(ellipseImage({ ...flat, b: { x: 0, y: 1e200, z: 1e200 } }, projector(CAMERA, 800, 600))).toBeUndefined();
  });
});
