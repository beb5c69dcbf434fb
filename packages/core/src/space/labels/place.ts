import type { Box } from '../../draw/viewport.js';
import { newEffort } from '../../labels/effort.js';
import { createInkCosts } from '../../labels/ink-costs.js';
import { placeLabels } from '../../labels/place-labels.js';
import type { SceneNode } from '../../scene/scene.js';
import type { SpaceLabel } from './label.js';

/** A name rather covers a hidden line than one in sight. */
export const HIDDEN_WEIGHT = 0.4;

/** More labels than these leave no room to look for, and stay where they are. */
const MOST_LABELS = 2000;

/** What labels keep clear of: lines in sight with the texts on them, and hidden lines. */
export interface LabelInk {
  readonly visible: readonly SceneNode[];
  readonly hidden: readonly SceneNode[];
}

/**
 * The labels where they touch least, in their order, with the lines that lead to them: those that nobody placed by hand
 * move.
 *
 * @param isPainted False where the content is only measured: then labels may leave the view.
 */
export function placedLabels(
  labels: readonly SpaceLabel[],
  { visible, hidden }: LabelInk,
  view: Box,
  isPainted: boolean,
): SceneNode[][] {
  const movable = labels.flatMap(({ node, spots }, index) => (spots ? [{ index, label: { node, spots } }] : []));
  if (movable.length === 0 || movable.length > MOST_LABELS) return labels.map(({ node }) => [node]);
  const effort = newEffort(isPainted);
  const ink = createInkCosts(view, effort);
  ink.add(hidden, HIDDEN_WEIGHT);
  ink.add([...visible, ...labels.flatMap(({ node, spots }) => (spots ? [] : [node]))], 1);
  const placed = placeLabels({ labels: movable.map(({ label }) => label), ink, effort, view, inView: isPainted });
  const places = new Map(movable.map(({ index }, k) => [index, placed[k]!]));
  return labels.map(({ node, at, spots }, index) => {
    const moved = places.get(index);
    if (!moved || (moved.x === node.x && moved.y === node.y)) return [node];
    const label = at([moved.x, moved.y]);
    const leader = spots?.leader?.(label);
    return leader ? [leader, label] : [label];
  });
}
