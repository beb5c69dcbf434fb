import { type PolyhedronValue, Undefined, type Vec3 } from '../values.js';
import { cross, dot, polygonNormal, sub, turn, unit } from './vec3.js';

/**
 * Unfolds a polyhedron over its base. Each face keeps its own corners and turns about the edge that it shares with the face before it;
 * 0 is the closed solid, 1 lies flat in the plane of the base. Throws Undefined for a fraction outside 0..1.
 */
export function net(solid: PolyhedronValue, unfolding: number): PolyhedronValue {
  if (!(unfolding >= 0 && unfolding <= 1)) throw new Undefined(`unfolding runs from 0 to 1, and ${unfolding} does not`);
  const placed = new Map<number, (p: Vec3) => Vec3>([[0, (p) => p]]);
  // The edge of a face that is its hinge: it is the face before's already.
  const hinges = new Map<number, string>();
  const queue = [0];
  for (const index of queue) {
    const face = solid.faces[index]!;
    face.forEach((from, i) => {
      const to = face[(i + 1) % face.length]!;
      const other = solid.faces.findIndex((next, j) => !placed.has(j) && hasEdge(next, to, from));
      if (other < 0) return;
      const hinge = hingeAngle(solid, index, other, from, to) * unfolding;
      const a = solid.vertices[from]!;
      const axis = sub(solid.vertices[to]!, a);
      const outer = placed.get(index)!;
      placed.set(other, (p) => outer(turn(p, a, axis, hinge)));
      hinges.set(other, `${to} ${from}`);
      queue.push(other);
    });
  }
  const vertices: Vec3[] = [];
  const edges: [number, number][] = [];
  // A face with a hole has a bridge to it, which is no edge.
  const known = new Set(solid.edges.flatMap(([from, to]) => [`${from} ${to}`, `${to} ${from}`]));
  const faces = solid.faces.map((face, index) => {
    const move = placed.get(index);
    if (!move) throw new Undefined('the faces of the solid do not hang together');
    const corners = face.map((i) => vertices.push(move(solid.vertices[i]!)) - 1);
    corners.forEach((from, at) => {
      const next = (at + 1) % face.length;
      const name = `${face[at]} ${face[next]}`;
      if (name !== hinges.get(index) && known.has(name)) edges.push([from, corners[next]!]);
    });
    return corners;
  });
  return { type: 'Polyhedron', vertices, faces, edges, closed: false };
}

function hasEdge(face: readonly number[], from: number, to: number): boolean {
  return face.some((corner, at) => corner === from && face[(at + 1) % face.length] === to);
}

/** The turn about the edge from → to that brings the other face's outer normal to this one's. */
function hingeAngle(solid: PolyhedronValue, index: number, other: number, from: number, to: number): number {
  const normal = (face: number): Vec3 => unit(polygonNormal(solid.faces[face]!.map((i) => solid.vertices[i]!)));
  const axis = unit(sub(solid.vertices[to]!, solid.vertices[from]!));
  const a = normal(other);
  const b = normal(index);
  return Math.atan2(dot(cross(a, b), axis), dot(a, b));
}
