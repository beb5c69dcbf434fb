import { construct } from '@geoslide/geometry';
import type { Definition, Slide, SpaceCamera, Style, StyleSheet, Warning } from '@geoslide/protocol';
import { CLOSE, COORDS, MOVE } from '../../scene/path.js';
import type { Group, PathNode, Scene, SceneNode, Stroke, TextNode } from '../../scene/scene.js';
import { testFonts } from '../../testing/fonts.js';
import { drawSpace, spaceTextNeeds } from '../draw-space.js';
import { defaultCamera } from './ray-casting.js';

const fonts = testFonts();

export const SIZE = 1024;

/** Axes off. */
const NO_AXES: StyleSheet = { xaxis3d: { show: false }, yaxis3d: { show: false }, zaxis3d: { show: false } };

export interface SpaceFigure {
  /** Sources by id; a label template stands behind a `|`: `A|{{id}}`. */
  readonly sources?: Readonly<Record<string, string>>;
  readonly definitions?: readonly Definition[];
  /** Styles by id, as `primitives3d`. */
  readonly style?: Readonly<Record<string, Style>>;
  readonly sheet?: StyleSheet;
  readonly camera?: Partial<SpaceCamera>;
  readonly size?: number;
  readonly transparent?: boolean;
  readonly language?: 'zh';
}

export interface DrawnSpace {
  readonly scene: Scene;
  readonly warnings: readonly Warning[];
  /** What the groups with this id and type hold, in painting order. */
  nodes(id: string, type?: string): readonly SceneNode[];
}

/** Draws a slide in space with the bundled fonts. */
export async function drawSpaceFigure(figure: SpaceFigure): Promise<DrawnSpace> {
  const definitions = Object.entries(figure.sources ?? {}).map(([key, source]): Definition => {
    const [id = '', label] = key.split('|');
    return { kind: 'primitive', id, source, ...(label !== undefined && { label }) };
  });
  const slide: Slide = {
    definitions: [...definitions, ...(figure.definitions ?? [])],
    uvarMap: [],
    styleSheet: { ...NO_AXES, primitives3d: Object.entries(figure.style ?? {}), ...figure.sheet },
  };
  const construction = construct(slide);
  await fonts.loadAll(spaceTextNeeds(slide, construction, figure.camera?.layout, figure.language));
  const size = figure.size ?? SIZE;
  const { scene, warnings } = drawSpace({
    slide,
    construction,
    camera: { ...defaultCamera, ...figure.camera },
    width: size,
    height: size,
    fonts,
    ...(figure.language && { language: figure.language }),
    ...(figure.transparent !== undefined && { transparent: figure.transparent }),
  });
  const groups = scene.children.filter((node): node is Group => node.kind === 'group');
  return {
    scene,
    warnings: [...construction.warnings, ...warnings],
    nodes: (id, type) =>
      groups.filter((group) => group.id === id && (!type || group.type === type)).flatMap(({ children }) => children),
  };
}

export const pathsOf = (nodes: readonly SceneNode[]): PathNode[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? pathsOf(node.children) : node.kind === 'path' ? [node] : []));

export const textsOf = (nodes: readonly SceneNode[]): TextNode[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? textsOf(node.children) : node.kind === 'text' ? [node] : []));

/** The strokes that are only lines, solid or dashed, with their corners. */
export interface Line {
  readonly points: readonly (readonly [number, number])[];
  readonly dashed: boolean;
  readonly stroke: Stroke;
}

export function linesOf(nodes: readonly SceneNode[]): Line[] {
  return pathsOf(nodes).flatMap(({ path, stroke, fill }): Line[] => {
    if (!stroke || fill || path.verbs.some((verb) => verb > CLOSE || (verb !== CLOSE && COORDS[verb] !== 2))) return [];
    const contours: [number, number][][] = [];
    let at = 0;
    for (const verb of path.verbs) {
      if (verb === MOVE) contours.push([]);
      const points = contours.at(-1)!;
      if (verb === CLOSE) points.push(points[0]!);
      else points.push([path.coords[at++]!, path.coords[at++]!]);
    }
    return contours.map((points) => ({ points, dashed: stroke.dash !== undefined, stroke }));
  });
}

export const lengthOf = ({ points }: Line): number =>
  points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0);

/** How far a place is from a line. */
export function distanceTo({ points }: Line, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1]!;
    const [dx, dy] = [points[i]![0] - ax, points[i]![1] - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(ax + t * dx - x, ay + t * dy - y));
  }
  return least;
}
