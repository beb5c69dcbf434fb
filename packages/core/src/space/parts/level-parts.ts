import {
  type Box3,
  cornerNormals,
  type ImplicitSurfaceValue,
  type LevelMesh,
  meshBorders,
  meshLines,
  SEEN,
  settled,
  slopeBeside,
  type Vec3,
} from '@geoslide/geometry';
import type { SpaceCamera } from '@geoslide/protocol';
import type { Report } from '../../style/reader.js';
import type { Projector } from '../camera/projection.js';
import { along, distance, dot, lerp, unit } from '../camera/vector.js';
import { nothing, type Parts, type Wire } from './parts.js';
import { heldByPicture } from './surface-net.js';

/** Level lines along each axis. */
const LINES = 8;
/** Rings of fewer cells have only three or four corners. Around a summit they are left out. */
const SHORTEST_RING = 6;

/** What is drawn of a surface of an equation: all of it, or what the picture holds of one that goes on. */
export function boxOfLevel(surface: ImplicitSurfaceValue, camera: SpaceCamera, projector: Projector): Box3 {
  const own = surface.bounds();
  if (own) return own;
  const [x, y, z] = camera.offset;
  return heldByPicture(camera.scale, projector, (reach) => {
    const up = reach / projector.scaleZ;
    const box = {
      low: { x: x - reach, y: y - reach, z: z - up },
      high: { x: x + reach, y: y + reach, z: z + up },
    };
    return [surface.roughly(box), () => box];
  });
}

interface LevelContext {
  readonly camera: SpaceCamera;
  readonly projector: Projector;
  readonly onlyExtent: boolean;
  readonly report: Report;
}

const NOT_FOUND =
  'no point of the surface is found in view: it is found where both sides of its equation change their order, not where they only touch';

/** Its triangles, the lines in which it turns from the eye and ends, and its level lines along the axes. */
export function levelParts(
  surface: ImplicitSurfaceValue,
  { camera, projector, onlyExtent, report }: LevelContext,
): Parts {
  const box = boxOfLevel(surface, camera, projector);
  const mesh = surface.mesh(box);
  const { vertices, triangles } = mesh;
  if (triangles.length === 0 && !onlyExtent) report(NOT_FOUND);
  const lines = [...fixedLines(mesh, box), ...(onlyExtent ? roughFolds(mesh, projector) : folds(mesh, projector))];
  return {
    ...nothing,
    wires: lines.map((points): Wire => ({ kind: 'polyline', points })),
    patches: triangles.map((triangle) => ({ corners: triangle.map((i) => vertices[i]!), hides: true, facet: true })),
  };
}

/** What has been found of a mesh: whoever fits a view draws it again and again. */
const known = new WeakMap<LevelMesh, readonly Vec3[][]>();

/** The lines of a mesh that do not depend on the camera: where it ends, and where it has a height along an axis. */
function fixedLines(mesh: LevelMesh, { low, high }: Box3): readonly Vec3[][] {
  const found = known.get(mesh);
  if (found) return found;
  const levels = (['x', 'y', 'z'] as const).flatMap((axis) => {
    const step = (high[axis] - low[axis]) / LINES;
    return Array.from({ length: LINES }, (_, i) => low[axis] + step * (i + 0.5)).flatMap((level) => {
      const over = (p: Vec3): number => p[axis] - level;
      // On triangles that nearly lie in the level its line would zigzag.
      const onSurface = (p: Vec3): Vec3 => settled([mesh.f, over], p, mesh.cell, SEEN);
      return meshLines(mesh, over, onSurface).filter((line) => !isCrumb(line, mesh));
    });
  });
  const lines = [...meshBorders(mesh), ...levels];
  known.set(mesh, lines);
  return lines;
}

function isCrumb(line: readonly Vec3[], { cell }: LevelMesh): boolean {
  if (line[0] !== line[line.length - 1]) return false;
  const length = line.slice(1).reduce((sum, p, i) => sum + distance(p, line[i]!), 0);
  return length < SHORTEST_RING * cell;
}

/** Where a mesh turns from the eye, by the normals at its corners. */
function roughFolds(mesh: LevelMesh, projector: Projector, moved?: (p: Vec3) => Vec3): Vec3[][] {
  const normals = cornerNormals(mesh);
  return meshLines(mesh, (p, corner) => dot(normals[corner]!, projector.toEye(p)), moved);
}

/** Where the surface itself turns from the eye. */
function folds(mesh: LevelMesh, projector: Projector): Vec3[][] {
  const { f, cell } = mesh;
  const turns = (p: Vec3): number => dot(slopeBeside(mesh, p), projector.toEye(p));
  const onFold = (p: Vec3): Vec3 => settled([f, turns], p, cell, SEEN);
  // Where the rim is hollow, triangles reach over it: half a cell nearer to the eye, the line lies before them.
  const nearer = (p: Vec3): Vec3 => along(p, unit(projector.toEye(p)), cell / 2);
  return roughFolds(mesh, projector, onFold).map((line) =>
    // A chord from cell to cell is off the fold: half as long, it is a quarter as far off.
    line.flatMap((p, i) => (i === 0 ? [p] : [onFold(lerp(line[i - 1]!, p, 0.5)), p])).map(nearer),
  );
}
