import { snap, takeSteps } from '@geoslide/geometry';
import { inkRect } from '../draw/text.js';
import { type Box, boxContains } from '../draw/viewport.js';
import type { TextNode } from '../scene/scene.js';
import { snapAngle } from '../scene/snap.js';
import { grown, type InkCosts, TEXT } from './ink-costs.js';
import { createLabelBoxes } from './label-boxes.js';
import type { MovableLabel, Spot } from './spot.js';

/** What it costs to stand outside of the view. */
const OUTSIDE = 15;

/** px between labels, on each of them. */
const HALF_CLEARANCE = 1;

/** Rounds in which labels look again for a better spot, now that all others stand. */
const ROUNDS = 4;

/** Spots with this much cost touch something. */
const TOUCHES = 8;

/** A change has to be better by this much: of equal spots the first counts. */
const BETTER = 1e-6;

/** Steps for a spot that is tried, beyond those for what it touches. */
const SPOT_STEPS = 20;

/** Steps for a box of a turned label. */
const BOX_STEPS = 20;

export interface PlaceInput {
  readonly labels: readonly MovableLabel[];
  readonly ink: InkCosts;
  readonly view: Box;
  /** Whether labels keep inside of the view. */
  readonly inView: boolean;
}

/**
 * The labels at the spots where they touch least. Each takes its best spot in the order given; then those that touch
 * something look again, and push others away where that is better for all of them.
 */
export function placeLabels({ labels, ink, view, inView }: PlaceInput): TextNode[] {
  const made: (readonly Box[] | undefined)[][] = labels.map(() => []);
  const known = labels.map(({ spots }) => new Float64Array(spots.length).fill(-1));
  const chosen = new Int32Array(labels.length);
  const standing = createLabelBoxes(view);

  function boxesOf(label: number, spot: number): readonly Box[] {
    const own = made[label]!;
    own[spot] ??= boxesAt(labels[label]!.node, labels[label]!.spots[spot]!);
    return own[spot];
  }

  function alone(label: number, spot: number): number {
    const costs = known[label]!;
    if (costs[spot]! < 0) {
      takeSteps(SPOT_STEPS);
      const own = boxesOf(label, spot);
      const outside = inView && !own.every((box) => boxContains(view, box)) ? OUTSIDE : 0;
      costs[spot] = labels[label]!.spots[spot]!.cost + outside + own.reduce((sum, box) => sum + ink.at(box), 0);
    }
    return costs[spot]!;
  }

  function cost(label: number, spot: number): number {
    takeSteps(SPOT_STEPS);
    return alone(label, spot) + TEXT * standing.under(boxesOf(label, spot)).size;
  }

  /** Puts a label that does not stand to its best spot. */
  function settle(label: number): number {
    const { spots } = labels[label]!;
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let spot = 0; spot < spots.length && spots[spot]!.cost < least - BETTER; spot++) {
      if (alone(label, spot) >= least - BETTER) continue;
      const total = cost(label, spot);
      if (total >= least - BETTER) continue;
      least = total;
      best = spot;
    }
    stand(label, best);
    return least;
  }

  function stand(label: number, spot: number): void {
    chosen[label] = spot;
    standing.put(label, boxesOf(label, spot));
  }

  /** What a label costs where it stands. */
  function standingCost(label: number): number {
    standing.take(label);
    const total = cost(label, chosen[label]!);
    standing.put(label, boxesOf(label, chosen[label]!));
    return total;
  }

  /** Gives a label the first spot on which only others touch it that have another one nearly as good. */
  function push(label: number): void {
    const now = standingCost(label);
    if (now < TOUCHES) return;
    for (let spot = 0; spot < labels[label]!.spots.length; spot++) {
      if (alone(label, spot) >= Math.min(now, TOUCHES)) continue;
      standing.take(label);
      const others = [...standing.under(boxesOf(label, spot))];
      const before = [now, ...others.map(standingCost)].reduce((sum, each) => sum + each, 0);
      const old = [label, ...others].map((each) => [each, chosen[each]!] as const);
      for (const other of others) standing.take(other);
      stand(label, spot);
      const after = others.reduce((sum, other) => sum + settle(other), alone(label, spot));
      if (after < before - BETTER) return;
      for (const [each] of old) standing.take(each);
      for (const [each, place] of old) stand(each, place);
    }
  }

  for (let label = 0; label < labels.length; label++) settle(label);
  for (let round = 0; round < ROUNDS; round++) {
    const before = chosen.slice();
    for (let label = 0; label < labels.length; label++) {
      standing.take(label);
      settle(label);
      push(label);
    }
    if (chosen.every((spot, label) => spot === before[label])) break;
  }
  return labels.map(({ node, spots }, label) => movedTo(node, spots[chosen[label]!]!));
}

function movedTo({ rotation: _, ...node }: TextNode, { at, rotation }: Spot): TextNode {
  return { ...node, x: snap(at[0]), y: snap(at[1]), ...(rotation !== 0 && { rotation: snapAngle(rotation) }) };
}

/** The boxes that cover a label's ink at a spot: a row of small ones where it is turned. */
function boxesAt({ layout }: TextNode, { at: [x, y], rotation }: Spot): Box[] {
  const ink = inkRect(layout);
  const { width, height } = ink;
  if (rotation === 0) {
    const box = { minX: x + ink.x, minY: y + ink.y, maxX: x + ink.x + width, maxY: y + ink.y + height };
    return [grown(box, HALF_CLEARANCE)];
  }
  const count = Math.min(MAX_BOXES, Math.max(1, Math.ceil(width / Math.max(height, 1))));
  const [c, s] = [Math.cos(rotation), Math.sin(rotation)];
  const half = width / count / 2;
  takeSteps(BOX_STEPS * count);
  return Array.from({ length: count }, (_, k) => {
    const dx = ink.x + half * (2 * k + 1);
    const dy = ink.y + height / 2;
    const [mx, my] = [x + dx * c - dy * s, y + dx * s + dy * c];
    const w = half * Math.abs(c) + (height / 2) * Math.abs(s);
    const h = half * Math.abs(s) + (height / 2) * Math.abs(c);
    return { minX: mx - w, minY: my - h, maxX: mx + w, maxY: my + h };
  });
}

/** The most boxes that stand for one turned label. */
const MAX_BOXES = 20;
