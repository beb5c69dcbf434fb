import { CLOSE, LINE, MOVE, type Path, PathBuilder } from '../path.js';
import type { Scene, SceneNode } from '../scene.js';
import { smoothPolyline } from './smooth-polyline.js';

/** What is drawn as it was sampled. A polygon's lines are meant as lines. */
const SAMPLED = new Set(['Curve']);

/**
 * The scene with Bézier curves in place of the many short lines of its curves, within 0.03 px of their points: files of
 * shapes are a fraction as long, and stay smooth where they are magnified.
 */
export function smoothScene(scene: Scene): Scene {
  return { ...scene, children: scene.children.map((child) => smooth(child, false)) };
}

function smooth(node: SceneNode, isSampled: boolean): SceneNode {
  if (node.kind === 'group') {
    const inside = node.type === undefined ? isSampled : SAMPLED.has(node.type);
    return { ...node, children: node.children.map((child) => smooth(child, inside)) };
  }
  // What is filled shares its edges with others, to which it has to fit.
  if (!isSampled || node.kind !== 'path' || node.fill !== undefined) return node;
  return { ...node, path: smoothPath(node.path) };
}

/** Contours of nothing but lines as curves; others as they are. */
function smoothPath(path: Path): Path {
  const { verbs, coords } = path;
  if (!verbs.every((verb) => verb === MOVE || verb === LINE || verb === CLOSE)) return path;
  const smoothed = new PathBuilder();
  for (let verb = 0, at = 0; verb < verbs.length; ) {
    let last = verb + 1;
    while (verbs[last] === LINE) last++;
    const isClosed = verbs[last] === CLOSE;
    const points = pointsOf(coords, at, last - verb, isClosed);
    smoothed.moveTo(points[0]!, points[1]!);
    smoothPolyline(smoothed, points);
    if (isClosed) smoothed.close();
    at += 2 * (last - verb);
    verb = isClosed ? last + 1 : last;
  }
  return smoothed;
}

/** The points of a contour, with its first once more where it is closed. */
function pointsOf(coords: readonly number[], from: number, count: number, isClosed: boolean): Float64Array {
  const points = new Float64Array(2 * (isClosed ? count + 1 : count));
  for (let i = 0; i < 2 * count; i++) points[i] = coords[from + i]!;
  if (isClosed) points.set(points.subarray(0, 2), 2 * count);
  return points;
}
