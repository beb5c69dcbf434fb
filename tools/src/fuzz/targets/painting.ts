import { type Path, PathBuilder, pathBounds, type Rect, rasterize, type SceneNode, type Stroke } from '@geoslide/core';
import { RenderError } from '@geoslide/protocol';
import type { Random } from '../make/random.js';
import { type Coordinates, path, rect, stroke } from '../make/scenes.js';
import { declared, holds, type Target } from '../target.js';

const SIDE = 40;

/** Coordinates, px, up to which areas are exact. */
const LARGEST_EXACT = 1e6;

/** Of 255: what tangles of many edges in one pixel may be off, since they are sampled. */
const MOST_OFF = 40;

/** Paths up to this length are no noise. */
const MOST_VERBS = 40;
const BLACK = { r: 0, g: 0, b: 0, a: 1 };

interface Painting {
  readonly path: Path;
  readonly stroke: Stroke;
  readonly clip: Rect;
  readonly broken: boolean;
  readonly pixelRatio: number;
  readonly triangle: readonly (readonly [number, number])[];
}

function make(random: Random): Painting {
  const broken = random.chance(0.03);
  const where: Coordinates = { side: SIDE, wildness: random.chance(0.3) ? 0.2 : 0, broken };
  const tame: Coordinates = { side: SIDE, wildness: 0 };
  const inside = () => random.next() * SIDE;
  return {
    path: path(random, where, random.chance(0.02) ? 300 : 12),
    stroke: stroke(random, where),
    clip: rect(random, random.chance(0.1) ? where : tame),
    broken,
    pixelRatio: random.pick([1, 1, 1, 2, 0.5, 1.37]),
    triangle: [0, 1, 2].map(() => [inside(), inside()] as const),
  };
}

function draw(children: readonly SceneNode[], pixelRatio = 1) {
  return rasterize({ width: SIDE, height: SIDE, children }, { pixelRatio });
}

function filled(path: Path): SceneNode {
  return { kind: 'path', path, fill: { color: BLACK, rule: 'evenodd' } };
}

/** Alphas of the pixels. */
function coverage(node: SceneNode, pixelRatio = 1): { bytes: Uint8Array; side: number } {
  const { data, width } = draw([node], pixelRatio);
  return { bytes: Uint8Array.from({ length: data.length / 4 }, (_, i) => data[4 * i + 3]!), side: width };
}

/** The path and a frame around all of the canvas: even-odd, just what the path leaves. */
function complement({ verbs, coords }: Path): Path {
  const frame = new PathBuilder().rect(-1, -1, SIDE + 2, SIDE + 2);
  return { verbs: [...frame.verbs, ...verbs], coords: [...frame.coords, ...coords] };
}

function untouchedOutside(
  { bytes, side }: { bytes: Uint8Array; side: number },
  area: Rect,
  ratio: number,
  what: string,
) {
  for (let i = 0; i < bytes.length; i++) {
    const x = i % side;
    const y = Math.floor(i / side);
    const outside =
      x + 1 < area.x * ratio - 0.01 ||
      x > (area.x + area.width) * ratio + 0.01 ||
      y + 1 < area.y * ratio - 0.01 ||
      y > (area.y + area.height) * ratio + 0.01;
    holds(!outside || bytes[i] === 0, `the pixel (${x}, ${y}) outside ${what} is ${bytes[i]}`);
  }
}

function checkTriangle(points: Painting['triangle']): void {
  const [[ax, ay], [bx, by], [cx, cy]] = points as [[number, number], [number, number], [number, number]];
  const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
  const perimeter = Math.hypot(bx - ax, by - ay) + Math.hypot(cx - bx, cy - by) + Math.hypot(ax - cx, ay - cy);
  const { bytes } = coverage(filled(new PathBuilder().polyline(points, true)));
  const sum = bytes.reduce((total, byte) => total + byte, 0) / 255;
  // Corners snap to 1/256 px, and each pixel on an edge is off by 4 / 255 at most.
  holds(Math.abs(sum - area) < 0.02 * perimeter + 0.1, `a triangle of ${area} px² covers ${sum}`);
}

export const painting: Target<Painting> = {
  name: 'painting',
  make,
  check({ path, stroke, clip, broken, pixelRatio, triangle }) {
    const nodes: SceneNode[] = [{ kind: 'path', path, stroke, fill: { color: BLACK, rule: 'nonzero' } }];
    const finite = !broken && path.coords.every(Number.isFinite);
    const whole = !finite
      ? declared(() => draw(nodes, pixelRatio), RangeError, RenderError)
      : declared(() => draw(nodes, pixelRatio), RenderError);
    if (whole instanceof Error) return;
    const { data, width, height } = whole;
    holds(
      width === Math.round(SIDE * pixelRatio) && data.length === 4 * width * height,
      'the picture has another size',
    );
    for (let i = 0; i < data.length; i += 4) {
      const most = Math.max(data[i]!, data[i + 1]!, data[i + 2]!);
      holds(most <= data[i + 3]!, `a channel (${most}) is over its alpha (${data[i + 3]})`);
    }
    holds(
      Buffer.compare(new Uint8Array(draw(nodes, pixelRatio).data), new Uint8Array(data)) === 0,
      'drawn again, it looks otherwise',
    );
    untouchedOutside(coverage({ kind: 'group', clip, children: nodes }, pixelRatio), clip, pixelRatio, 'the clip');
    checkTriangle(triangle);
    // Beyond, doubles resolve too little of a pixel for sums to be right.
    if (path.coords.some((coordinate) => !(Math.abs(coordinate) <= LARGEST_EXACT))) return;
    const inside = coverage(filled(path));
    const { left, top, right, bottom } = pathBounds(path);
    untouchedOutside(inside, { x: left, y: top, width: right - left, height: bottom - top }, 1, 'the path');
    // Rows of very many edges are sampled, and a frame more can make them so.
    if (path.verbs.length > MOST_VERBS) return;
    const outside = coverage(filled(complement(path)));
    inside.bytes.forEach((byte, i) => {
      const sum = byte + outside.bytes[i]!;
      holds(
        Math.abs(sum - 255) <= MOST_OFF,
        `what is inside and outside comes to ${sum} of 255 at ${i % SIDE}, ${Math.floor(i / SIDE)}`,
      );
    });
  },
};
