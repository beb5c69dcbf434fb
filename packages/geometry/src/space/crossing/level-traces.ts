import type { Vec3 } from '../../values.js';
import type { LevelMesh } from '../level/level-mesh.js';
import { meshLines } from '../level/mesh-lines.js';
import { type Level, settled } from '../level/settle.js';
import { lerp } from '../vec3.js';
import type { Trace } from './trace.js';

/** The curves in which the surface of a mesh meets another one, on which `g` is 0. */
export function levelTraces(mesh: LevelMesh, g: Level, tolerance: number): Trace[] {
  if (mesh.vertices.every((p) => Math.abs(g(p)) <= tolerance + SAME * mesh.cell)) return [];
  return meshLines(mesh, g, (p) => settled([mesh.f, g], p, mesh.cell)).map((points) => traceThrough(points, mesh, g));
}

/** Relative to a cell: what is nearer is rounding. */
const SAME = 1e-9;

function traceThrough(points: readonly Vec3[], { f, cell }: LevelMesh, g: Level): Trace {
  const last = points.length - 1;
  const closed = points[0] === points[last];
  const at = (t: number): Vec3 => {
    const turned = closed ? t - last * Math.floor(t / last) : t;
    const i = Math.min(last - 1, Math.max(0, Math.floor(turned)));
    return settled([f, g], lerp(points[i]!, points[i + 1]!, turned - i), cell);
  };
  return { at, min: 0, max: last, closed };
}
