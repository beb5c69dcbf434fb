import { CLOSE, COORDS, LINE, MOVE, type Path, PathBuilder } from '../path.js';
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
  let points: number[] = [];
  const flush = (isClosed: boolean) => {
    if (points.length === 0) return;
    smoothed.moveTo(points[0]!, points[1]!);
    if (isClosed) points.push(points[0]!, points[1]!);
    smoothPolyline(smoothed, Float64Array.from(points));
    if (isClosed) smoothed.close();
    points = [];
  };
  let at = 0;
  for (const verb of verbs) {
    if (verb !== LINE) flush(verb === CLOSE);
    for (let i = 0; i < COORDS[verb]!; i++) points.push(coords[at++]!);
  }
  flush(false);
  return smoothed;
}
