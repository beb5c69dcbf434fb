import { describe, expect, it, test } from 'vitest';
import { distanceTo, drawSpaceFigure, linesOf, pathsOf } from './testing/draw.js';
import { defaultCamera, imageOf, towardsEye } from './testing/ray-casting.js';

const TORUS = 'Surface((3 + cos(v)) cos(u), (3 + cos(v)) sin(u), sin(v), 0, 2 pi, 0, 2 pi)';
const SIZE = 900;
/** Of pictures whose lines are not measured. */
const SMALL = 300;
const camera = { yaw: -1.05, pitch: 0.35, scale: 1 / 9 };

it('the rims of a torus seen from above are round', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: { t: TORUS },
    camera: { ...camera, pitch: Math.PI / 2 },
    size: SIZE,
  });
  const lines = linesOf(nodes('t', 'Surface'));
  for (const radius of [200, 400]) {
    for (let angle = 0.01; angle < 6.28; angle += 0.05) {
      const [x, y] = [SIZE / 2 + radius * Math.cos(angle), SIZE / 2 + radius * Math.sin(angle)];
      expect(Math.min(...lines.map((line) => distanceTo(line, x, y)))).toBeLessThan(0.3);
    }
  }
  // Nothing is painted beyond.
  const far = pathsOf(nodes('t')).flatMap(({ path: { coords } }) =>
    Array.from({ length: coords.length / 2 }, (_, i) =>
      Math.hypot(coords[2 * i]! - SIZE / 2, coords[2 * i + 1]! - SIZE / 2),
    ),
  );
  expect(Math.max(...far)).toBeLessThan(400.3);
});

describe('a surface has an outline where it turns from the eye', () => {
  it('of a sphere it is a circle', async () => {
    const { nodes } = await drawSpaceFigure({
      sources: { s: 'Surface(3 cos(u) cos(v), 3 sin(u) cos(v), 3 sin(v), 0, 2 pi, -pi / 2, pi / 2)' },
      camera,
      size: SIZE,
    });
    const lines = linesOf(nodes('s', 'Surface'));
    for (let angle = 0.013; angle < 6.28; angle += 0.05) {
      const [x, y] = [SIZE / 2 + 300 * Math.cos(angle), SIZE / 2 + 300 * Math.sin(angle)];
      expect(Math.min(...lines.map((line) => distanceTo(line, x, y)))).toBeLessThan(0.3);
    }
  });
});

it.each(['z = x^2 - y^2', 'z = x y', 'z = 3 - x^2 - y^2', 'z = sin(x) + y', 'z = 1 / x'])(
  '%s: the picture holds the graph',
  async (source) => {
    for (const projection of ['orthographic', 'perspective', 'oblique'] as const) {
      const { nodes } = await drawSpaceFigure({
        sources: { f: source },
        camera: { ...camera, projection },
        size: SMALL,
      });
      const coords = linesOf(nodes('f')).flatMap(({ points }) => points.flat());
      expect(coords.length).toBeGreaterThan(10);
      expect(Math.min(...coords)).toBeGreaterThan(0);
      expect(Math.max(...coords)).toBeLessThan(SMALL);
    }
  },
);

it('an opaque surface is about one path for each level of its shade, however much of it hides itself', async () => {
  const { nodes } = await drawSpaceFigure({ sources: { t: TORUS }, camera, size: SIZE });
  const fills = pathsOf(nodes('t')).filter(({ fill }) => fill);
  expect(fills.length).toBeLessThan(50);
  expect(fills.reduce((sum, { path }) => sum + path.coords.length, 0)).toBeLessThan(15_000);
});

describe('the surface of an equation', () => {
  it('has the outline of the true one', async () => {
    const { nodes } = await drawSpaceFigure({
      sources: { t: '(sqrt(x^2 + y^2) - 3)^2 + z^2 = 1' },
      camera: { ...camera, pitch: Math.PI / 2 },
      size: SIZE,
    });
    const lines = linesOf(nodes('t'));
    for (const radius of [200, 400]) {
      for (let angle = 0.01; angle < 6.28; angle += 0.05) {
        const [x, y] = [SIZE / 2 + radius * Math.cos(angle), SIZE / 2 + radius * Math.sin(angle)];
        expect(Math.min(...lines.map((line) => distanceTo(line, x, y)))).toBeLessThan(0.3);
      }
    }
  });

  it.each(['x y z = 1', 'sin(x) + sin(y) + sin(z) = 0'])(
    '%s, which goes on, is held by the picture',
    async (source) => {
      const { nodes } = await drawSpaceFigure({ sources: { f: source }, camera, size: SMALL });
      const coords = linesOf(nodes('f')).flatMap(({ points }) => points.flat());
      expect(coords.length).toBeGreaterThan(10);
      expect(Math.min(...coords)).toBeGreaterThan(0);
      expect(Math.max(...coords)).toBeLessThan(SMALL);
    },
  );

  it('shows the line in which a plane crosses it', async () => {
    const { nodes } = await drawSpaceFigure({ sources: { f: 'x^4 + y^4 + z^4 = 16', p: 'Plane(z = 1)' }, camera });
    expect([...nodes('p', 'intersection'), ...nodes('f', 'intersection')].length).toBeGreaterThan(0);
  });
});

test('a surface of which no point is found has a warning', async () => {
  const drawn = (source: string) => drawSpaceFigure({ sources: { s: source }, size: 300 });
  const { nodes, warnings } = await drawn('(z - sin(x))^2 + (y - x^3)^2 = 0');
  expect(nodes('s')).toEqual([]);
  expect(warnings.map(({ id, message }) => `${id}: ${message}`)).toEqual([
    expect.stringContaining('s: no point of the surface is found in view'),
  ]);
  expect((await drawn('(x^4 + y^4 + z^4 - 1)^2 = 0')).warnings).toEqual([]);
});

describe('bounds for display', () => {
  it('end a graph', async () => {
    // From above, a unit is 100 px.
    const above = { pitch: Math.PI / 2, yaw: -Math.PI / 2, scale: 1 / 9 };
    const { nodes } = await drawSpaceFigure({
      sources: { f: 'z = x + y^2' },
      style: { f: { displayMinX: -1, displayMaxX: 1, displayMinY: -0.5 } },
      camera: above,
      size: SIZE,
    });
    const points = linesOf(nodes('f')).flatMap((line) => line.points);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const places = [Math.min(...xs), Math.max(...xs), Math.max(...ys)];
    expect(places).toEqual([350, 550, 500].map((place) => expect.closeTo(place, 3)));
  });

  it('end a surface with ranges of its own', async () => {
    const above = { pitch: Math.PI / 2, yaw: -Math.PI / 2, scale: 1 / 9 };
    const { nodes } = await drawSpaceFigure({
      sources: { f: 'Surface(x + y^2, -3, 3, -3, 3)' },
      style: { f: { displayMinX: -1, displayMaxX: 1 } },
      camera: above,
      size: SIZE,
    });
    const xs = linesOf(nodes('f')).flatMap((line) => line.points.map(([x]) => x));
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([350, 550].map((place) => expect.closeTo(place, 3)));
  });

  it('leave nothing of a graph beyond them', async () => {
    const { nodes } = await drawSpaceFigure({
      sources: { f: 'z = x + y^2' },
      style: { f: { displayMinX: 50 } },
      camera,
      size: SIZE,
    });
    expect(pathsOf(nodes('f'))).toEqual([]);
  });
});

it('a fold is solid where nothing but the facets of its own surface is in front', async () => {
  const [height, alongX, alongY] = [1.15445, 1.04796, 0.95338];
  const view = { yaw: 5.799614175660536, pitch: 0.07276563856285079, scale: 0.09 };
  const { nodes } = await drawSpaceFigure({
    sources: { s: `Surface(u, v, ${height} sin(${alongX} u) cos(${alongY} v), -3, 3, -3, 3)` },
    style: { s: { hiddenLineDash: 'dashed' } },
    camera: view,
    size: 700,
  });
  const lines = linesOf(nodes('s', 'Surface'));
  const seenFrom = { ...defaultCamera, ...view };
  const sight = towardsEye(seenFrom, { x: 0, y: 0, z: 0 });
  const z = (x: number, y: number): number => height * Math.sin(alongX * x) * Math.cos(alongY * y);
  /** How much faster sight lines rise than the surface: 0 at a fold. */
  const rise = (x: number, y: number): number =>
    sight.z -
    height * alongX * Math.cos(alongX * x) * Math.cos(alongY * y) * sight.x +
    height * alongY * Math.sin(alongX * x) * Math.sin(alongY * y) * sight.y;
  /** The surface on one side of a sight line, further from its start than the fold itself. */
  const isFree = (x: number, y: number): boolean => {
    const sides = new Set<boolean>();
    for (let t = 0.05; t < 8; t += 0.01) {
      const [u, v] = [x + t * sight.x, y + t * sight.y];
      const above = z(x, y) + t * sight.z - z(u, v);
      if (Math.abs(u) > 3 || Math.abs(v) > 3) break;
      if (Math.abs(above) < 0.02 && t > 0.5) return false;
      sides.add(above > 0);
    }
    return sides.size === 1;
  };
  let free = 0;
  for (let y = -2.95; y < 3; y += 0.05) {
    for (let x = -2.95; x < 2.95; x += 0.05) {
      let [low, high] = [x, x + 0.05];
      if (rise(low, y) * rise(high, y) > 0) continue;
      for (let step = 0; step < 40; step++) {
        const middle = (low + high) / 2;
        if (rise(low, y) * rise(middle, y) > 0) low = middle;
        else high = middle;
      }
      if (!isFree(low, y)) continue;
      free++;
      const [px, py] = imageOf(seenFrom, { x: low, y, z: z(low, y) }, 700);
      const near = lines.filter((line) => !line.dashed && distanceTo(line, px, py) < 0.5);
      expect(near.length, `${px} ${py}`).toBeGreaterThan(0);
    }
  }
  expect(free).toBeGreaterThan(50);
});
