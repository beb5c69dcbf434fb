import {
  ARC,
  CLOSE,
  type Color,
  CUBIC,
  type Fill,
  LINE,
  MOVE,
  type Path,
  QUAD,
  type Rect,
  type Scene,
  type SceneNode,
  type Stroke,
  type TextNode,
} from '@geoslide/core';
import { anyNumber, finiteNumber } from './numbers.js';
import type { Random } from './random.js';
import { nastyText } from './text.js';

/** Where coordinates come from: figures of about `side` px, or of any size. */
export interface Coordinates {
  readonly side: number;
  /** The share of numbers of any size, 0..1. */
  readonly wildness: number;
  /** NaN and the infinities too, which no drawer makes. */
  readonly broken?: boolean;
}

function coordinate(random: Random, { side, wildness, broken }: Coordinates): number {
  if (random.chance(wildness)) return broken ? anyNumber(random, 1) : finiteNumber(random, 1);
  const kind = random.next();
  if (kind < 0.3) return random.int(side + 1);
  if (kind < 0.4) return random.int(2 * side + 1) / 2;
  return (random.next() * 1.6 - 0.3) * side;
}

function angle(random: Random, where: Coordinates): number {
  if (random.chance(where.wildness)) return coordinate(random, where);
  return random.chance(0.3) ? (random.int(9) - 4) * (Math.PI / 2) : (random.next() - 0.5) * 14;
}

/** A path of any verbs; each contour starts with MOVE. */
export function path(random: Random, where: Coordinates, most = 12): Path {
  const verbs: number[] = [];
  const coords: number[] = [];
  const c = () => coordinate(random, where);
  const add = (verb: number, ...numbers: number[]) => {
    verbs.push(verb);
    coords.push(...numbers);
  };
  for (let contours = 1 + random.int(3); contours > 0; contours--) {
    let x = c();
    let y = c();
    add(MOVE, x, y);
    for (let count = random.int(most); count > 0; count--) {
      const kind = random.next();
      const same = random.chance(0.08);
      if (!same) [x, y] = [c(), random.chance(0.1) ? y : c()];
      if (kind < 0.5) add(LINE, x, y);
      else if (kind < 0.65) add(QUAD, c(), c(), x, y);
      else if (kind < 0.8) add(CUBIC, c(), c(), c(), c(), x, y);
      else if (kind < 0.93) {
        const [rx, ry, turn, start, sweep] = [
          c(),
          c(),
          angle(random, where),
          angle(random, where),
          angle(random, where),
        ];
        const u = Math.abs(rx) * Math.cos(start);
        const v = Math.abs(ry) * Math.sin(start);
        add(LINE, x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn));
        add(ARC, x, y, Math.abs(rx), Math.abs(ry), turn, start, sweep);
      } else {
        add(CLOSE);
        add(MOVE, x, y);
      }
    }
    if (random.chance(0.5)) add(CLOSE);
  }
  return { verbs, coords };
}

function color(random: Random): Color {
  const channel = () => random.pick([0, 1, 127, 128, 254, 255]);
  return {
    r: channel(),
    g: channel(),
    b: channel(),
    a: random.chance(0.5) ? 1 : random.pick([0, 1 / 255, 0.5, random.next()]),
  };
}

function fill(random: Random): Fill {
  return { color: color(random), rule: random.pick(['nonzero', 'evenodd']) };
}

export function stroke(random: Random, where: Coordinates): Stroke {
  const size = () => Math.abs(random.chance(0.8) ? random.next() * 10 : coordinate(random, where));
  const dash = random.several(3, () => [size(), size() + 0.01]).flat();
  return {
    color: color(random),
    width: size() + (random.chance(0.9) ? 0.01 : 0),
    cap: random.pick(['butt', 'round', 'square']),
    join: random.pick(['miter', 'round', 'bevel']),
    ...(dash.length > 0 && { dash }),
    ...(random.chance(0.2) && { dashOffset: coordinate(random, where) }),
    ...(random.chance(0.2) && { miterLimit: 1 + size() }),
  };
}

export function rect(random: Random, where: Coordinates): Rect {
  const size = () => Math.abs(coordinate(random, where));
  return { x: coordinate(random, where), y: coordinate(random, where), width: size(), height: size() };
}

function text(random: Random, where: Coordinates): TextNode {
  const source = nastyText(random);
  const c = () => coordinate(random, where);
  const glyph = { key: 'Test/65', unitsPerEm: 1000, outline: path(random, { side: 1000, wildness: 0 }, 5) };
  return {
    kind: 'text',
    source,
    mode: random.pick(['latex', 'plain']),
    font: random.pick(['sans-serif', 'serif', 'KaTeX_Math', nastyText(random, 2)]),
    fontSize: random.pick([1, 16, 20, 100]),
    x: c(),
    y: c(),
    color: color(random),
    ...(random.chance(0.3) && { rotation: angle(random, where) }),
    ...(random.chance(0.3) && { halo: { color: color(random), width: random.int(5) } }),
    layout: {
      width: 20,
      ascent: 10,
      descent: 4,
      pieces: random.several(4, () => {
        const kind = random.int(3);
        if (kind === 0) return { kind: 'glyph' as const, glyph, x: random.int(30), y: 0, size: 16 };
        if (kind === 1) return { kind: 'rule' as const, rect: rect(random, { side: 20, wildness: 0 }) };
        const clip = rect(random, { side: 20, wildness: 0 });
        return {
          kind: 'path' as const,
          path: path(random, { side: 20, wildness: 0 }, 4),
          ...(random.chance(0.3) && { clip }),
        };
      }),
    },
  };
}

/** Four pixels; the file is not looked into by any writer. */
const PIXELS = { width: 2, height: 2, data: Uint8Array.from({ length: 16 }, (_, i) => i * 16) };

function node(random: Random, where: Coordinates, depth = 0): SceneNode {
  const kind = random.next();
  if (kind < 0.2 && depth < 5) {
    return {
      kind: 'group',
      ...(random.chance(0.7) && {
        id: nastyText(random, 3),
        type: random.pick(['Point', 'label', nastyText(random, 2)]),
      }),
      ...(random.chance(0.3) && { clip: rect(random, where) }),
      children: random.several(4, () => node(random, where, depth + 1)),
    };
  }
  if (kind < 0.3) return text(random, where);
  if (kind < 0.35) {
    const file = { bytes: Uint8Array.of(1, 2, 3), mimeType: 'image/png' as const };
    return {
      kind: 'image',
      rect: rect(random, where),
      rotation: angle(random, where),
      opacity: random.next(),
      pixels: PIXELS,
      file,
    };
  }
  return {
    kind: 'path',
    path: path(random, where),
    ...(random.chance(0.6) && { fill: fill(random) }),
    ...(random.chance(0.6) && { stroke: stroke(random, where) }),
  };
}

export function scene(random: Random, where: Coordinates): Scene {
  return {
    width: 1 + random.next() * where.side,
    height: 1 + random.next() * where.side,
    ...(random.chance(0.7) && { background: color(random) }),
    children: random.several(8, () => node(random, where)),
    ...(random.chance(0.5) && { view: { left: -1, top: 1, scale: 50 } }),
  };
}
