import { snap } from '@geoslide/geometry';
import { inkRect } from '../draw/text.js';
import { type Box, boxContains } from '../draw/viewport.js';
import type { Rect, TextNode } from '../scene/scene.js';
import { snapAngle } from '../scene/snap.js';
import { createBelonging } from './belonging.js';
import { boxesAt } from './boxes-at.js';
import { type Effort, spend } from './effort.js';
import { type InkCosts, TEXT } from './ink-costs.js';
import { createLabelBoxes } from './label-boxes.js';
import { type MovableLabel, OTHER_COST, type Spot } from './spot.js';

/** What it costs to stand outside of the view. */
const OUTSIDE = 15;

/** Rounds in which labels look again for a better spot, now that all others stand. */
const ROUNDS = 4;

/** Spots with this much cost touch something. */
const TOUCHES = 8;

/** Spots on which a label tries to push others away in one round, and the most labels that it pushes at once. */
const MAX_PUSHES = 12;
const MAX_PUSHED = 3;

/** Spots of all labels together: where there are very many labels, each looks only at its nearest ones. */
const MAX_SPOTS = 50_000;

/** Pushes in a picture, and for each of its labels: where there is room for all of them, some do. */
const PUSHES = 100;
const PUSHES_PER_LABEL = 1;

/** A change has to be better by this much: of equal spots the first counts. */
const BETTER = 1e-6;

/** Steps for a spot, beyond those for the ink that it is compared with. */
const SPOT_STEPS = 4;

export interface PlaceInput {
  readonly labels: readonly MovableLabel[];
  readonly ink: InkCosts;
  readonly effort: Effort;
  readonly view: Box;
  /** Whether labels keep inside of the view. */
  readonly inView: boolean;
}

/** A spot with what is known of it. */
interface Choice {
  readonly label: number;
  readonly spot: Spot;
  /** What the spot costs for where it is, whatever lies there. */
  readonly own: number;
  readonly boxes: readonly Box[];
  /** What it costs at least if no other label stood; all of that once `isKnown`. */
  alone: number;
  isKnown: boolean;
}

/** A label with its spots, of which only the first is known until it touches something. */
interface Placing {
  readonly label: MovableLabel;
  /** Its place in the order given. */
  readonly number: number;
  readonly ink: Rect;
  /** The spots that nobody has looked at yet. */
  others: Iterator<Spot> | undefined;
  readonly choices: Choice[];
  chosen: Choice;
}

/**
 * The labels at the spots where they touch least. Each takes its best spot in the order given; then those that touch
 * something look again, and push others away where that is better for all of them.
 */
export function placeLabels({ labels, ink, view, inView, effort }: PlaceInput): TextNode[] {
  const standing = createLabelBoxes(view, effort);
  const belonging = createBelonging(
    labels.map(({ spots }) => spots),
    view,
    effort,
  );
  const placings = labels.map((label, number): Placing => {
    const rect = inkRect(label.node.layout);
    const first = choiceOf(number, rect, label.spots.first, label.spots.firstCost?.(ink));
    return { label, number, ink: rect, others: undefined, choices: [first], chosen: first };
  });

  const mostSpots = MAX_SPOTS / labels.length;
  let pushesLeft = PUSHES + PUSHES_PER_LABEL * labels.length;

  /** What a spot costs if no other label stood. Where it is `enough` or more, only that much is known. */
  function alone(choice: Choice, enough: number): number {
    if (choice.isKnown || choice.alone >= enough) return choice.alone;
    spend(effort, SPOT_STEPS);
    const outside = inView && !choice.boxes.every((box) => boxContains(view, box)) ? OUTSIDE : 0;
    let cost = choice.own + outside;
    for (const box of choice.boxes) if (cost < enough) cost += ink.at(box, enough - cost);
    if (cost < enough) cost += belonging.cost(choice.label, choice.boxes);
    choice.alone = cost;
    choice.isKnown = cost < enough;
    return cost;
  }

  const others = (choice: Choice): number => TEXT * standing.under(choice.boxes).length;

  const cost = (choice: Choice): number => alone(choice, Infinity) + others(choice);

  /** A spot of a label, by its place from the cheapest on: one that is known, or the next. */
  function choiceAt(placing: Placing, index: number): Choice | undefined {
    if (index > 0 && effort.left <= 0) return undefined;
    const known = placing.choices[index];
    if (known) return known;
    if (index > mostSpots) return undefined;
    placing.others ??= placing.label.spots.others(ink)[Symbol.iterator]();
    const next = placing.others.next();
    if (next.done) return undefined;
    const choice = choiceOf(placing.number, placing.ink, next.value);
    placing.choices.push(choice);
    return choice;
  }

  /** Puts a label that does not stand to its best spot; once the effort is spent, to its first. */
  function settle(label: number): number {
    const placing = placings[label]!;
    let best = placing.choices[0]!;
    if (effort.left <= 0) {
      stand(label, best);
      return 0;
    }
    let least = cost(best);
    for (let index = 1; least > OTHER_COST; index++) {
      const choice = choiceAt(placing, index);
      if (!choice || choice.own >= least - BETTER) break;
      const own = alone(choice, least - BETTER);
      if (own >= least - BETTER) continue;
      const total = own + others(choice);
      if (total >= least - BETTER) continue;
      least = total;
      best = choice;
    }
    stand(label, best);
    return least;
  }

  function stand(label: number, choice: Choice): void {
    placings[label]!.chosen = choice;
    standing.put(label, choice.boxes);
  }

  /** What a label costs where it stands. */
  function standingCost(label: number): number {
    const { chosen } = placings[label]!;
    standing.take(label);
    const total = cost(chosen);
    standing.put(label, chosen.boxes);
    return total;
  }

  /**
   * Gives a label that touches something the first spot on which only others touch it that have another one nearly as
   * good.
   */
  function push(label: number, now: number): void {
    const placing = placings[label]!;
    let pushes = Math.min(MAX_PUSHES, pushesLeft);
    for (let index = 0; pushes > 0; index++) {
      const choice = choiceAt(placing, index);
      if (!choice) return;
      const own = alone(choice, Math.min(now, TOUCHES));
      if (own >= Math.min(now, TOUCHES)) continue;
      standing.take(label);
      const pushed = standing.under(choice.boxes);
      if (pushed.length > MAX_PUSHED) {
        stand(label, placing.chosen);
        continue;
      }
      pushes -= 1;
      pushesLeft -= 1;
      const before = pushed.reduce((sum, other) => sum + standingCost(other), now);
      const old = [label, ...pushed].map((each) => [each, placings[each]!.chosen] as const);
      for (const other of pushed) standing.take(other);
      stand(label, choice);
      const after = pushed.reduce((sum, other) => sum + settle(other), own);
      if (after < before - BETTER) return;
      for (const [each] of old) standing.take(each);
      for (const [each, place] of old) stand(each, place);
    }
  }

  /** Lets a label look again; gives whether it or another moved. */
  function improve(label: number): boolean {
    const placing = placings[label]!;
    const before = placing.chosen;
    if (standingCost(label) <= OTHER_COST) return false;
    standing.take(label);
    const now = settle(label);
    if (now >= TOUCHES) push(label, now);
    return placing.chosen !== before;
  }

  for (let label = 0; label < labels.length; label++) settle(label);
  for (let round = 0; round < ROUNDS && effort.left > 0; round++) {
    const moved = placings.filter((_, label) => effort.left > 0 && improve(label));
    if (moved.length === 0) break;
  }
  return placings.map(({ label: { node }, choices: [usual], chosen }) =>
    chosen === usual ? node : movedTo(node, chosen.spot),
  );
}

function choiceOf(label: number, ink: Rect, spot: Spot, extra = 0): Choice {
  return { label, spot, own: spot.cost + extra, boxes: boxesAt(ink, spot), alone: 0, isKnown: false };
}

function movedTo({ rotation: _, ...node }: TextNode, { at, rotation }: Spot): TextNode {
  return { ...node, x: snap(at[0]), y: snap(at[1]), ...(rotation !== 0 && { rotation: snapAngle(rotation) }) };
}
