import type { StyleSheet } from '@geoslide/protocol';
import type { SceneNode } from '../scene/scene.js';

/** The painting order of kinds within one layer, from the bottom to the top. */
const RANKS = [
  'image',
  'field',
  'region',
  'angle',
  'line',
  'tick',
  'point',
  'label',
  'text',
  'slider',
  'button',
] as const;
export type Rank = (typeof RANKS)[number];

export interface Drawn {
  readonly id: string;
  readonly rank: Rank;
  readonly node: SceneNode;
}

/** The layer of each id in `elementLayers`: the given one, or for a bare id its place in the list from 1. Others are in layer 0. */
export function readLayers(layers: StyleSheet['elementLayers']): Map<string, number> {
  return new Map((layers ?? []).map((entry, i) => (typeof entry === 'string' ? [entry, i + 1] : [entry[0], entry[1]])));
}

/** Sorted by layer, then rank, then the order given. Labels are above every layer's objects. */
export function inDrawingOrder(drawn: readonly Drawn[], layers: ReadonlyMap<string, number>): SceneNode[] {
  const objects = drawn.filter(({ rank }) => rank !== 'label');
  const top = Math.max(0, ...objects.map(({ id }) => layers.get(id) ?? 0));
  return drawn
    .map((each, index) => {
      const own = layers.get(each.id) ?? 0;
      const isLabel = each.rank === 'label';
      return { node: each.node, index, layer: isLabel ? top : own, rank: RANKS.indexOf(each.rank), own };
    })
    .sort((a, b) => a.layer - b.layer || a.rank - b.rank || a.own - b.own || a.index - b.index)
    .map(({ node }) => node);
}
