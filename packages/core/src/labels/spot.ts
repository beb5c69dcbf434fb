import type { Coordinates } from '@geoslide/geometry';
import type { Px } from '../draw/viewport.js';
import type { PathNode, Rect, TextNode } from '../scene/scene.js';
import type { InkCosts } from './ink-costs.js';

/** A place for a label. */
export interface Spot {
  /** Where the layout's (0, 0) stands, px. */
  readonly at: Px;
  /** Radians about `at`, clockwise on screen. */
  readonly rotation: number;
  /** How much worse it is than the best one if both are free; 0 for the best. */
  readonly cost: number;
}

/** A mark that a label names: a point, or the middle of an angle's arc. */
export interface LabelMark {
  readonly kind: 'point' | 'angle';
  readonly at: Px;
  /** How far it reaches from its middle, px. */
  readonly radius: number;
}

/** Where a label may stand. */
export interface Spots {
  /** The place that it takes where nothing is in its way. */
  readonly first: Spot;
  /** What the first costs beyond what lies there, such as inside of a corner; 0 where it is missing. */
  readonly firstCost?: (ink: InkCosts) => number;
  /** What is named, if labels of its neighbours might be taken for its own. */
  readonly mark?: LabelMark;
  /** The outline of what is named, px, where that is closed; its label stands inside of it, or beside it. */
  readonly outline?: () => Coordinates | undefined;
  readonly isInside?: boolean;
  /**
   * The other places, cheapest first: each costs `OTHER_COST` at least. They are made only where the first touches
   * something, and those around a point only as they are looked at.
   */
  readonly others: (ink: InkCosts) => Iterable<Spot>;
  /** The line that leads to the label where it was placed, if it needs one. */
  readonly leader?: (placed: TextNode) => PathNode | undefined;
}

/** The least that it costs not to stand at the first spot. */
export const OTHER_COST = 0.3;

/** A label that nobody placed by hand. */
export interface MovableLabel {
  readonly node: TextNode;
  readonly spots: Spots;
}

/** How far a layout's ink reaches from its middle in a direction of length 1, px. */
export function reachOf(ink: Rect, [x, y]: Px): number {
  return (Math.abs(x) * ink.width + Math.abs(y) * ink.height) / 2;
}

/** The spot at which the middle of a layout's ink stands at `center`. */
export function centered(ink: Rect, [x, y]: Px, cost: number, rotation = 0): Spot {
  const dx = ink.x + ink.width / 2;
  const dy = ink.y + ink.height / 2;
  const c = Math.cos(rotation);
  const s = Math.sin(rotation);
  return { at: [x - dx * c + dy * s, y - dx * s - dy * c], rotation, cost };
}

/** The middle of a layout's ink at a spot, px. */
export function middleAt(ink: Rect, { at: [x, y], rotation }: Spot): Px {
  const dx = ink.x + ink.width / 2;
  const dy = ink.y + ink.height / 2;
  const [c, s] = [Math.cos(rotation), Math.sin(rotation)];
  return [x + dx * c - dy * s, y + dx * s + dy * c];
}
