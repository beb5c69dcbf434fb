import { type Path, PathBuilder } from '../../scene/path.js';
import type { Color, Fill, SceneNode, Stroke } from '../../scene/scene.js';
import { rasterize } from '../rasterize.js';
import type { Coverage, Polygon } from './coverage.js';

export const BLACK: Color = { r: 0, g: 0, b: 0, a: 1 };

export function pathOf(polygons: readonly Polygon[]): PathBuilder {
  const path = new PathBuilder();
  for (const points of polygons) path.polyline(points, true);
  return path;
}

/** Whether corners in these directions from a centre have it between them. */
export function surrounds(degrees: readonly number[]): boolean {
  const sorted = [...degrees].sort((a, b) => a - b);
  return sorted.every((degree, i) => (sorted[i + 1] ?? sorted[0]! + 360) - degree < 180);
}

export function filled(path: Path, rule: Fill['rule'] = 'nonzero', color = BLACK): SceneNode {
  return { kind: 'path', path, fill: { color, rule } };
}

export function stroked(path: Path, stroke: Partial<Stroke> & { readonly width: number }): SceneNode {
  return { kind: 'path', path, stroke: { color: BLACK, cap: 'butt', join: 'miter', ...stroke } };
}

/** Alpha of nodes drawn on nothing. */
export function coverageOf(nodes: SceneNode | readonly SceneNode[], width: number, height: number): Coverage {
  const children = 'kind' in nodes ? [nodes] : nodes;
  const { data } = rasterize({ width, height, children }, { pixelRatio: 1 });
  const bytes = Uint8Array.from({ length: width * height }, (_, i) => data[4 * i + 3]!);
  return { width, height, bytes };
}

/** Area in px² that is covered. */
export function areaOf({ bytes }: Coverage): number {
  return bytes.reduce((sum, byte) => sum + byte, 0) / 255;
}

export function at({ width, bytes }: Coverage, x: number, y: number): number {
  return bytes[y * width + x]!;
}

/** The most by which two pictures differ, over the pixels that `where` picks. */
export function difference(a: Coverage, b: Coverage, where: (x: number, y: number) => boolean = () => true): number {
  let most = 0;
  for (let i = 0; i < a.bytes.length; i++) {
    const off = Math.abs(a.bytes[i]! - b.bytes[i]!);
    if (off > most && where(i % a.width, Math.floor(i / a.width))) most = off;
  }
  return most;
}
