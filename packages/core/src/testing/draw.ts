import { construct } from '@geoslide/geometry';
import { type Definition, drawnPlane, type Slide, type Style, type StyleSheet, type Warning } from '@geoslide/protocol';
import { drawSlide, textNeeds } from '../draw.js';
import type { LoadedPicture } from '../plane/box-object.js';
import type { Group, PathNode, Scene, SceneNode, TextNode } from '../scene/scene.js';
import { testFonts } from './fonts.js';

const fonts = testFonts();

/** A slide in few words. Axes are hidden unless `sheet` says otherwise. */
export interface Figure {
  /** Sources by id; a label template stands behind a `|`: `A|{{id}}`. */
  readonly sources?: Readonly<Record<string, string>>;
  readonly definitions?: readonly Definition[];
  readonly uvar?: Readonly<Record<string, number>>;
  readonly types?: Readonly<Record<string, Style>>;
  readonly typeLabels?: Readonly<Record<string, Style>>;
  readonly style?: Readonly<Record<string, Style>>;
  readonly labels?: Readonly<Record<string, Style>>;
  readonly sheet?: StyleSheet;
  /** left, right, bottom, top, scale; ±5 at 50 px per unit by default. */
  readonly view?: readonly [number, number, number, number, number];
  /** px upwards over px across; 1 by default. Axes are logarithmic where the sheet says so. */
  readonly ratio?: number;
  readonly pixelRatio?: number;
  readonly transparent?: boolean;
  readonly images?: ReadonlyMap<string, LoadedPicture>;
}

export interface DrawnFigure {
  readonly scene: Scene;
  readonly warnings: readonly Warning[];
  /** The top-level groups by `id/type`: `a/Segment`, `a/label`, `xaxis/xaxis`. */
  readonly groups: ReadonlyMap<string, Group>;
}

export function slideOf(figure: Figure): Slide {
  const entries = (record: Readonly<Record<string, Style>> = {}) => Object.entries(record);
  return {
    definitions: [
      ...Object.entries(figure.sources ?? {}).map(([key, source]): Definition => {
        const [id = '', label] = key.split('|');
        return { kind: 'primitive', id, source, ...(label !== undefined && { label }) };
      }),
      ...(figure.definitions ?? []),
    ],
    uvarMap: Object.entries(figure.uvar ?? {}),
    styleSheet: {
      xaxis: { show: false },
      yaxis: { show: false },
      types: entries(figure.types),
      typeLabels: entries(figure.typeLabels),
      primitives: entries(figure.style),
      primitiveLabels: entries(figure.labels),
      ...figure.sheet,
    },
  };
}

/** Draws a figure with the bundled fonts. */
export async function drawFigure(figure: Figure): Promise<DrawnFigure> {
  const slide = slideOf(figure);
  const construction = construct(slide);
  await fonts.loadAll(textNeeds(slide, construction));
  const [left, right, bottom, top, scale] = figure.view ?? [-5, 5, -5, 5, 50];
  const plane = drawnPlane(slide, { left, right, bottom, top }, figure.ratio ?? 1);
  const { scene, warnings } = drawSlide({
    slide,
    construction,
    view: { left, right, bottom, top, scale, plane },
    fonts,
    ...(figure.images && { images: figure.images }),
    ...(figure.transparent !== undefined && { transparent: figure.transparent }),
    ...(figure.pixelRatio !== undefined && { pixelRatio: figure.pixelRatio }),
  });
  const groups = scene.children.flatMap((node) =>
    node.kind === 'group' ? [[`${node.id}/${node.type}`, node] as const] : [],
  );
  return { scene, warnings: [...construction.warnings, ...warnings], groups: new Map(groups) };
}

/** The paths in a node, in painting order. */
export function pathsIn(node: SceneNode | undefined): PathNode[] {
  if (node === undefined) return [];
  if (node.kind === 'group') return node.children.flatMap(pathsIn);
  return node.kind === 'path' ? [node] : [];
}

/** The texts in a node, in painting order. */
export function textsIn(node: SceneNode | undefined): TextNode[] {
  if (node === undefined) return [];
  if (node.kind === 'group') return node.children.flatMap(textsIn);
  return node.kind === 'text' ? [node] : [];
}
