import { compile } from '../../functions/compile.js';
import type { Expr } from '../../syntax/ast.js';
import type { ImplicitSurfaceValue } from '../../values.js';
import { backOf, type Motion } from '../motion.js';
import { distance, vec3 } from '../vec3.js';
import { type Box3, boxAround, cornersOfBox } from './box.js';
import { type LevelMesh, levelMesh } from './level-mesh.js';
import type { Level } from './settle.js';

/** A surface that lies within so many units of the origin is drawn whole. */
const REACH = 10;
/** Cells along the box in which is looked whether it does. */
const SEARCH_CELLS = 40;
/** Where nothing bounds a surface, and no camera says what is seen of it: as far as graphs go. */
const UNBOUNDED = 5;
/** Cells along the longest side of a box, for drawing and for lines of crossing. */
const CELLS = 28;
/** Where only a few points of it are asked for. */
const FEW_CELLS = 12;

const cube = (reach: number): Box3 => ({ low: vec3(-reach, -reach, -reach), high: vec3(reach, reach, reach) });

/** The surface on which a closed expression in x, y and z is 0. */
export function surfaceOfZeros(closed: Expr): ImplicitSurfaceValue {
  const f = compile(closed, ['x', 'y', 'z']);
  return implicitSurface(({ x, y, z }) => f(x, y, z));
}

/** The surface on which a function of space is 0. */
export function implicitSurface(level: Level): ImplicitSurfaceValue {
  return withBounds(level, () => boundsOf(level));
}

function withBounds(level: Level, findBounds: () => Box3 | undefined): ImplicitSurfaceValue {
  let bounds: { readonly box: Box3 | undefined } | undefined;
  let last: { readonly box: Box3; readonly mesh: LevelMesh } | undefined;
  const own = (): Box3 | undefined => {
    bounds ??= { box: findBounds() };
    return bounds.box;
  };
  return {
    type: 'ImplicitSurface',
    level,
    bounds: own,
    roughly: (box) => levelMesh(level, box, FEW_CELLS).vertices,
    mesh: (box = own() ?? cube(UNBOUNDED)) => {
      if (!last || !isSameBox(last.box, box)) last = { box, mesh: levelMesh(level, box, CELLS) };
      return last.mesh;
    },
  };
}

const isSameBox = (a: Box3, b: Box3): boolean => distance(a.low, b.low) === 0 && distance(a.high, b.high) === 0;

/** A box around a surface that does not reach far; undefined where it does, and where none is found. */
function boundsOf(level: Level): Box3 | undefined {
  const { vertices, cell } = levelMesh(level, cube(REACH), SEARCH_CELLS);
  if (vertices.length === 0) return undefined;
  const box = boxAround(vertices, cell);
  const { low, high } = box;
  const most = Math.max(-low.x, -low.y, -low.z, high.x, high.y, high.z);
  if (most > REACH) return undefined;
  // The cells of the search are coarse beside a small figure.
  const nearer = levelMesh(level, box, FEW_CELLS);
  return nearer.vertices.length === 0 ? box : boxAround(nearer.vertices, nearer.cell / 4);
}

export function movedSurface({ level, bounds }: ImplicitSurfaceValue, motion: Motion): ImplicitSurfaceValue {
  const back = backOf(motion);
  return withBounds(
    (p) => level(back(p)),
    () => {
      const box = bounds();
      return box && boxAround(cornersOfBox(box).map(motion.point));
    },
  );
}
