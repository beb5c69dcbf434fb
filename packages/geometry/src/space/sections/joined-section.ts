import type { PlaneInSpaceValue, SpaceValue, Vec3 } from '../../values.js';
import { ringOf, ringPoint } from '../ring.js';
import type { ProfilePiece } from '../skins/sheet.js';
import { bridged, faceLoops, sidesOf } from '../solid-sets/face-loops.js';
import { type FlatCorners, flatLines, windingAround } from '../solid-sets/flat-point.js';
import { distance, dot, extent, frame, lerp, polygonNormal } from '../vec3.js';

/** Chords of a curve: 0.01 % of its size off it. */
const CHORDS = 180;
/** Ends that are nearer, relative to all of the section, are one corner. */
const SAME = 1e-6;
/** How near to a hole, relative to all of the section, another corner may be to a bridge that leads there. */
const BRIDGE_GAP = 1e-9;

/** A line of a section, or several that run on into each other. */
interface Run {
  readonly pieces: readonly ProfilePiece[];
  /** What it is, where that is one figure. */
  readonly value?: SpaceValue;
}

/**
 * The lines in which a plane cuts a solid as what they bound: those that make a loop together, or have a hole, as a
 * polygon of many corners with the measures of the curves. Where lines end apart they are left as they are.
 */
export function joinedSection(lines: readonly SpaceValue[], plane: PlaneInSpaceValue): readonly SpaceValue[] {
  const runs = lines.map((value) => ({ pieces: piecesOf(value), value }));
  if (lines.length < 2 || runs.some(({ pieces }) => pieces.length === 0)) return lines;
  const size = extent(runs.flatMap(({ pieces }) => pieces.flatMap((piece) => cornersOf(piece, 2))));
  const loops = loopsOf(runs, SAME * size);
  if (!loops) return lines;
  const { u, v } = frame(plane.normal);
  const corners: Vec3[] = [];
  const owners: number[] = [];
  const rings = loops.map(({ pieces }, owner) =>
    pieces
      .flatMap((piece) => cornersOf(piece, CHORDS))
      .map((corner) => {
        owners.push(owner);
        return corners.push(corner) - 1;
      }),
  );
  const at: FlatCorners = (id) => ({ x: dot(corners[id]!, u), y: dot(corners[id]!, v) });
  const areaOf = (ring: readonly number[]): number => dot(polygonNormal(ring.map((id) => corners[id]!)), plane.normal);
  const sides = rings.flatMap((ring, i) => {
    const around = rings.filter(
      (other, k) => k !== i && windingAround(flatLines(sidesOf(other), at), at(ring[0]!)) !== 0,
    );
    const isHole = around.length % 2 === 1;
    return sidesOf(areaOf(ring) > 0 === isHole ? ring.toReversed() : ring);
  });
  const ownerOf = (ring: readonly number[]): number => owners[ring[0]!]!;
  const faces = faceLoops(sides, at).sort((p, q) => ownerOf(p.outline) - ownerOf(q.outline));
  return faces.map((face): SpaceValue => {
    const own = [face.outline, ...face.holes].map((ring) => loops[ownerOf(ring)]!);
    if (own.length === 1 && own[0]!.value) return own[0]!.value;
    const vertices = bridged(face, at, BRIDGE_GAP * size).map((id) => corners[id]!);
    return { type: 'Polygon3', vertices, curved: () => measures(own, plane.normal) };
  });
}

/** What a line consists of; nothing of what is no line. */
function piecesOf(value: SpaceValue): ProfilePiece[] {
  const straight = (from: Vec3, to: Vec3): ProfilePiece => ({
    at: (t) => lerp(from, to, t),
    min: 0,
    max: 1,
    straight: true,
  });
  switch (value.type) {
    case 'Segment3':
      return [straight(value.start, value.end)];
    case 'Polyline3':
      return value.vertices.slice(1).map((to, i) => straight(value.vertices[i]!, to));
    case 'Polygon3':
      return value.vertices.map((from, i) => straight(from, value.vertices[(i + 1) % value.vertices.length]!));
    case 'Circle3':
    case 'Arc3': {
      const ring = ringOf(value);
      return [{ at: (t) => ringPoint(ring, t), min: ring.start, max: ring.start + ring.sweep }];
    }
    case 'Curve3':
      return [value];
    default:
      return [];
  }
}

/** The corners of a piece without its end. */
function cornersOf({ at, min, max, straight }: ProfilePiece, chords: number): Vec3[] {
  const count = straight ? 1 : chords;
  return Array.from({ length: count }, (_, i) => at(min + ((max - min) * i) / count));
}

const startOf = ([first]: readonly ProfilePiece[]): Vec3 => first!.at(first!.min);
const endOf = (pieces: readonly ProfilePiece[]): Vec3 => pieces.at(-1)!.at(pieces.at(-1)!.max);

const turned = (pieces: readonly ProfilePiece[]): ProfilePiece[] =>
  pieces.toReversed().map((piece) => ({ ...piece, at: (t) => piece.at(piece.min + piece.max - t) }));

/** Runs as loops; undefined where one of them ends apart from all others. */
function loopsOf(runs: readonly Run[], near: number): Run[] | undefined {
  const isClosed = ({ pieces }: Run): boolean => distance(startOf(pieces), endOf(pieces)) <= near;
  const loops = runs.filter(isClosed);
  const open = new Set(runs.filter((run) => !isClosed(run)));
  for (const first of open) {
    open.delete(first);
    let { pieces } = first;
    while (!isClosed({ pieces })) {
      const end = endOf(pieces);
      const next = [...open].find((run) =>
        [startOf(run.pieces), endOf(run.pieces)].some((place) => distance(place, end) <= near),
      );
      if (!next) return undefined;
      open.delete(next);
      const runsOn = distance(startOf(next.pieces), end) <= near;
      pieces = [...pieces, ...(runsOn ? next.pieces : turned(next.pieces))];
    }
    loops.push({ pieces });
  }
  return loops;
}

/** The area and the perimeter of an outline with holes, from two numbers of chords (Richardson 1911). */
function measures([outline, ...holes]: readonly Run[], normal: Vec3) {
  const of = (run: Run, chords: number) => {
    const corners = run.pieces.flatMap((piece) => cornersOf(piece, chords));
    const area = Math.abs(dot(polygonNormal(corners), normal)) / 2;
    const perimeter = corners.reduce((sum, p, i) => sum + distance(p, corners[(i + 1) % corners.length]!), 0);
    return { area, perimeter };
  };
  const exact = (run: Run) => {
    const [rough, fine] = [of(run, CHORDS), of(run, 2 * CHORDS)];
    const better = (key: 'area' | 'perimeter'): number => fine[key] + (fine[key] - rough[key]) / 3;
    return { area: better('area'), perimeter: better('perimeter') };
  };
  return holes
    .map(exact)
    .reduce(
      (sum, { area, perimeter }) => ({ area: sum.area - area, perimeter: sum.perimeter + perimeter }),
      exact(outline!),
    );
}
