import { describe, expect, it } from 'vitest';
import { inkBox } from '../draw/text.js';
import { boxesOverlap } from '../draw/viewport.js';
import { distanceTo, drawSpaceFigure, linesOf, SIZE, type SpaceFigure, textsOf } from './testing/draw.js';
import { defaultCamera, imageOf } from './testing/ray-casting.js';

const NAMES = ['xaxis3d', 'yaxis3d', 'zaxis3d'] as const;
const shown = Object.fromEntries(NAMES.map((name) => [name, {}]));
const block = { block: 'Cuboid(Point(0, 0, 0), 3, 2, 1)' };

/** How far the axes reach on their positive sides, world units. */
async function ends(figure: SpaceFigure): Promise<number[]> {
  const { nodes } = await drawSpaceFigure({ ...figure, sheet: { ...shown, ...figure.sheet } });
  const camera = { ...defaultCamera, ...figure.camera };
  return NAMES.map((name, i) => {
    const unit = [0, 1, 2].map((k) => (k === i ? 1 : 0)) as [number, number, number];
    const k = camera.scaleZ ?? 1;
    const [cx, cy, cz] = camera.offset;
    const at = (x: number, y: number, z: number) =>
      imageOf({ ...camera, offset: [cx, cy, cz * k] }, { x, y, z: z * k }, SIZE);
    const [ox, oy] = at(0, 0, 0);
    const [ux, uy] = at(...unit);
    const [dx, dy] = [ux - ox, uy - oy];
    const along = linesOf(nodes(name)).flatMap(({ points }) =>
      points.map(([x, y]) => ((x - ox) * dx + (y - oy) * dy) / (dx * dx + dy * dy)),
    );
    return Math.max(...along);
  });
}

describe('axes without bounds of their own', () => {
  it('reach equally far where the picture has room', async () => {
    const [x, y, z] = await ends({ sources: block, camera: { scale: 0.08 } });
    expect(x).toBeCloseTo(y!, 0);
    expect(x).toBeCloseTo(z!, 0);
  });

  it('pass the figure, also where that is longer than the others', async () => {
    const long = { line: 'Segment(Point(0, 0.5, 1), Point(7, 0.5, 1))' };
    const [x, y] = await ends({ sources: long, camera: { scale: 0.065, yaw: 1.2 } });
    expect(x).toBeGreaterThan(7);
    expect(y).toBeGreaterThan(0.5);
  });

  it('end where the file says', async () => {
    const [x] = await ends({ sheet: { xaxis3d: { max: 2, arrowStyle: 'none' } } });
    expect(x).toBeCloseTo(2, 6);
  });
});

it('a number stands between the lines that meet at its tick', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: {
      k: 'Sphere(Point(0, 0, 0), 3)',
      a: 'Curve(3cos(t), 3sin(t), 0, -1, 1)',
      b: 'Curve(3cos(t), 0, 3sin(t), -1, 1)',
    },
    sheet: { xaxis3d: { distanceMode: 'custom', distance: 3 } },
    camera: { yaw: Math.PI / 4, pitch: Math.PI / 6, scale: 0.14 },
    size: 600,
  });
  const three = textsOf(nodes('xaxis3d')).find(({ source }) => String(source) === '3')!;
  const { minX, maxX, minY, maxY } = inkBox(three);
  const lines = ['a', 'b', 'k'].flatMap((id) => linesOf(nodes(id)));
  expect(lines.length).toBeGreaterThan(1);
  for (const x of [minX, (minX + maxX) / 2, maxX])
    for (const y of [minY, (minY + maxY) / 2, maxY])
      for (const line of lines) expect(distanceTo(line, x, y)).toBeGreaterThan(1);
});

it('numbers of axes lie on no others and on no other axis', async () => {
  const { nodes } = await drawSpaceFigure({
    sheet: { ...shown, xaxis3d: { distanceMode: 'custom', distance: 0.5 } },
    camera: { projection: 'perspective', yaw: 0.15, pitch: 0.1 },
  });
  const boxes = NAMES.flatMap((name) => textsOf(nodes(name)).map((text) => inkBox(text)));
  expect(boxes.length).toBeGreaterThan(8);
  boxes.forEach((box, i) => {
    for (const other of boxes.slice(i + 1)) expect(boxesOverlap(box, other)).toBe(false);
  });
});

it('numbers in front of a surface have halos of its tint, not of the background', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: { s: 'Surface(u, v, sin(9 u) sin(9 v) / 20 - 0.2, -4, 4, -4, 4)' },
    sheet: { ...shown },
  });
  const halos = textsOf(nodes('xaxis3d')).flatMap(({ halo }) => halo?.color.r ?? []);
  expect(halos.length).toBeGreaterThan(0);
  expect(Math.max(...halos)).toBeLessThan(250);
});

describe('beside lines of the figure', () => {
  const draw = (line: string) =>
    drawSpaceFigure({ sources: { line }, sheet: { zaxis3d: { min: -4, max: 4 }, xaxis3d: { show: false } } });

  it('numbers stand on the free side of their axis', async () => {
    const free = textsOf((await draw('Segment(Point(5, -5, 0), Point(5, -5, 1))')).nodes('zaxis3d'));
    expect(free.filter(({ x }) => x < SIZE / 2).length).toBeGreaterThan(3);
    const { nodes } = await draw('Segment(Point(0.097, -0.097, -5), Point(0.097, -0.097, 5))');
    const numbers = textsOf(nodes('zaxis3d')).map((text) => inkBox(text));
    expect(numbers.filter(({ minX }) => minX > SIZE / 2).length).toBeGreaterThan(3);
  });

  it('the name stands beside the tip where a line runs beyond it', async () => {
    const { nodes } = await draw('Segment(Point(1, -1, 4.14), Point(-1, 1, 4.14))');
    const [line] = linesOf(nodes('line'));
    const crossed = textsOf(nodes('zaxis3d')).filter((text) => {
      const { minX, maxX, minY, maxY } = inkBox(text);
      return distanceTo(line!, (minX + maxX) / 2, (minY + maxY) / 2) < (maxY - minY) / 2;
    });
    expect(crossed).toEqual([]);
  });

  it('numbers at a rim that crosses their axis stand next to it', async () => {
    const camera = { yaw: -Math.PI / 2, pitch: Math.PI / 2 };
    const { nodes } = await drawSpaceFigure({
      sources: { torus: 'Torus(Point(0, 0, 0), 3, 1)' },
      sheet: { ...shown, zaxis3d: { show: false } },
      camera,
    });
    const unit = SIZE * defaultCamera.scale;
    const boxes = ['xaxis3d', 'yaxis3d'].flatMap((name) => textsOf(nodes(name)).map((text) => inkBox(text)));
    const crossed = boxes.filter(({ minX, maxX, minY, maxY }) => {
      const far = [minX, maxX].flatMap((x) => [minY, maxY].map((y) => Math.hypot(x - SIZE / 2, y - SIZE / 2) / unit));
      return [2, 4].some((rim) => Math.min(...far) < rim && Math.max(...far) > rim);
    });
    expect(boxes.length).toBeGreaterThan(8);
    expect(crossed).toEqual([]);
  });

  it('the name in front of a net stands beside the tip where the rim of that runs beyond it', async () => {
    const sheet = { ...shown, zaxis3d: { ...shown.zaxis3d, max: 3.6 } };
    const { nodes } = await drawSpaceFigure({ sources: { s: 'z = x^2 + y^2' }, sheet, size: 400 });
    const name = textsOf(nodes('zaxis3d')).reduce((top, text) => (text.y < top.y ? text : top));
    const { minX, maxX } = inkBox(name);
    expect(Math.abs((minX + maxX) / 2 - 200)).toBeGreaterThan(5);
  });
});

describe('axes beside graphs', () => {
  it.each([
    [
      'a graph that is lower in the picture than in space',
      { graph: 'z = 100 - x^2 - y^2' },
      { scaleZ: 0.1, offset: [0, 0, 75] },
      100,
    ],
    ['the rim of a bowl where the picture has room', { graph: 'z = x^2 + y^2' }, {}, 4.2],
    ['a bowl that ends where the picture does', { graph: 'z = x^2 + y^2' }, { scale: 0.08, offset: [0, 0, 4] }, 8],
  ] as const)('the z-axis passes %s', async (_, sources, camera, least) => {
    const [, , z] = await ends({ sources, camera: { yaw: 0.6, ...camera } });
    expect(z).toBeGreaterThan(least);
  });

  it('no number is cut off by the edge of the picture', async () => {
    for (const height of [70, 71, 72, 73, 74, 75]) {
      const { nodes } = await drawSpaceFigure({
        sources: { graph: 'z = 100 - x^2 - y^2' },
        camera: { scaleZ: 0.1, offset: [0, 0, height] },
        sheet: shown,
      });
      for (const text of NAMES.flatMap((name) => textsOf(nodes(name)))) {
        const { minX, minY, maxX, maxY } = inkBox(text, 0);
        const isOutside = maxX <= 0 || maxY <= 0 || minX >= SIZE || minY >= SIZE;
        expect(isOutside || Math.min(minX, minY, SIZE - maxX, SIZE - maxY) >= 0, `${height}`).toBe(true);
      }
    }
  });

  it('an axis whose only number is next to its head has that', async () => {
    const { nodes } = await drawSpaceFigure({
      sources: { block: 'Cuboid(Point(0, 0, 0), 400, 300, 200)' },
      camera: { scale: 0.0014, offset: [200, 150, 100], yaw: 0.6 },
      sheet: { ...shown, xaxis3d: { max: 437 } },
    });
    const numbers = textsOf(nodes('xaxis3d')).length;
    expect(numbers).toBeGreaterThan(1);
  });
});

it('an axis that enters the picture beyond the origin has its head and its name there', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: { s: 'Segment(Point(4, 0, 0), Point(6, 0, 0))' },
    camera: { offset: [5, 0, 0], scale: 0.45, yaw: -Math.PI / 2, pitch: 0.2 },
    sheet: shown,
  });
  const { minX, maxX } = inkBox(textsOf(nodes('xaxis3d')).at(-1)!, 0);
  expect(minX).toBeGreaterThan(SIZE / 2);
  expect(maxX).toBeLessThan(SIZE);
});

it('shows the numbers of an axis that a solid hides all along', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: { q: 'Cuboid(Point(-9, 0, 0), 18, 1, 18)' },
    camera: { yaw: -Math.PI / 2, projection: 'oblique' },
    sheet: { xaxis3d: { show: false }, yaxis3d: { min: 0, max: 6 }, zaxis3d: { show: false } },
  });
  // Its name, and numbers.
  expect(textsOf(nodes('yaxis3d', 'axis')).length).toBeGreaterThan(3);
});

it('ends the z-axis beside a flat graph soon, and beside a high one as the others', async () => {
  const reach = async (source: string): Promise<number> => {
    const { nodes } = await drawSpaceFigure({
      sources: { f: source },
      sheet: { xaxis3d: {}, yaxis3d: {}, zaxis3d: {} },
    });
    const lengthOfAxis = (name: string): number =>
      Math.max(...linesOf(nodes(name, 'axis')).flatMap(({ points }) => points.map(([, y]) => Math.abs(y - SIZE / 2))));
    return lengthOfAxis('zaxis3d');
  };
  expect(await reach('z = e^(-x^2 - y^2)')).toBeLessThan(0.8 * (await reach('z = 4 - x^2 - y^2')));
});
