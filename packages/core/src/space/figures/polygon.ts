import type { Polygon3Value, Vec3 } from '@geoslide/geometry';
import { dot, length, sub } from '../camera/vector.js';
import { aroundMiddle } from '../labels/label-spots.js';
import { loop } from '../parts/lines.js';
import { nothing, type Wire } from '../parts/parts.js';
import { labelAt, plainLines, type SpaceFigure } from '../space-figure.js';

type Side = Extract<Wire, { kind: 'segment' }>;

/** Sides that turn less, radians, run on into each other: they are chords of a curve, such as that of a section. */
const LEAST_COSINE = Math.cos(0.25);

/** The sides as lines, of which those that bend little are one. */
function chains(sides: readonly Side[]): Wire[] {
  const lines: Vec3[][] = [];
  for (const { a, b } of sides) {
    const line = lines.at(-1);
    const [before, tip] = line?.slice(-2) ?? [];
    if (line && before && tip && isSame(tip, a) && bendsLittle(before, tip, b)) line.push(b);
    else lines.push([a, b]);
  }
  const [first, last] = [lines[0], lines.at(-1)];
  // A loop begins anywhere.
  if (
    first &&
    last &&
    first !== last &&
    isSame(last.at(-1)!, first[0]!) &&
    bendsLittle(last.at(-2)!, first[0]!, first[1]!)
  ) {
    lines[0] = [...last, ...first.slice(1)];
    lines.pop();
  }
  return lines.map(([a, b, ...others]) =>
    others.length === 0 ? { kind: 'segment', a: a!, b: b! } : { kind: 'polyline', points: [a!, b!, ...others] },
  );
}

const isSame = (p: Vec3, q: Vec3): boolean => p.x === q.x && p.y === q.y && p.z === q.z;

function bendsLittle(p: Vec3, q: Vec3, r: Vec3): boolean {
  const [u, v] = [sub(q, p), sub(r, q)];
  return dot(u, v) >= LEAST_COSINE * length(u) * length(v);
}

/** The sides, but for those where the polygon is cut off, and bridges to holes, which are walked there and back. */
function edges({ vertices, cutOff }: Polygon3Value): Side[] {
  const all = loop(vertices);
  const sides = cutOff === undefined ? all : all.filter((_, i) => !cutOff.has(i));
  const nameOf = (p: Vec3, q: Vec3): string => [p.x, p.y, p.z, q.x, q.y, q.z].join(' ');
  const known = new Set(sides.map(({ a, b }) => nameOf(a, b)));
  const outline = sides.filter(({ a, b }) => !known.has(nameOf(b, a)));
  // Of a polygon that is flat to a line, every side is walked back.
  return outline.length > 0 ? outline : sides;
}

export const polygon: SpaceFigure<Polygon3Value> = {
  parts: (value, { filled }) => ({
    ...nothing,
    wires: chains(edges(value)),
    patches: [{ corners: value.vertices, hides: filled }],
  }),
  lines: plainLines,
  fill: 'faces',
  onScreen: undefined,
  span: ({ vertices }) => vertices,
  label: labelAt(({ vertices }, input) => aroundMiddle(vertices, input)),
  looks: undefined,
};
