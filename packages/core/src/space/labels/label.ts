import { type SpaceValue, takeSteps, type Vec3 } from '@geoslide/geometry';
import type { Ink } from '../../draw/hits.js';
import { DEFAULT_OFFSET } from '../../draw/label-offset.js';
import { alignShift, inkBox, inkRect, layOut, readTextPaint, textNode } from '../../draw/text.js';
import { type Box, boxContains, boxesOverlap, type Px } from '../../draw/viewport.js';
import type { Writing } from '../../plane/content.js';
import type { Color, TextNode } from '../../scene/scene.js';
import type { LabelStyle, ObjectStyle, Report } from '../../style/reader.js';
import type { LoadedFonts } from '../../text/fonts.js';
import { isInFront } from '../camera/images.js';
import type { Projector } from '../camera/projection.js';
import type { LabelPlaces } from '../space-figure.js';
import { aroundPoint, type Spot, type SpotInput } from './label-spots.js';

/** What labels keep clear of. */
export interface LabelSurroundings {
  readonly projector: Projector;
  /** The middle of the figure's image. */
  readonly center: Px;
  /** Lines in sight, and hidden ones, which a name may rather cover. */
  readonly visible: Ink;
  readonly hidden: Ink;
  /** Boxes of the names and numbers that stand already; a label adds its own. */
  readonly taken: Box[];
  /** The colour behind the labels at a place. */
  readonly tintAt: (at: Px) => Color;
}

export interface SpaceLabelInput {
  readonly value: SpaceValue;
  readonly places: LabelPlaces<SpaceValue>;
  /** The corners of a plane's patch, or the ends of what is drawn of an endless line. */
  readonly patch: readonly Vec3[] | undefined;
  readonly writing: Writing;
  /** The object's own style. */
  readonly style: ObjectStyle;
  readonly color: Color;
  readonly surroundings: LabelSurroundings;
  readonly fonts: LoadedFonts;
  readonly report: Report;
}

/** px between what a label names and its ink. */
const GAP = 6;

/** px that a label keeps from lines. */
const CLEARANCE = 2;

/** Steps for a spot, beyond those for each box that it is compared with. */
const SPOT_STEPS = 20;

/** What it costs a spot to lie on a line in sight, on a hidden one, on another text, or outside of the picture. */
const COSTS = { visible: 5, hidden: 2.5, text: 9, outside: 20 } as const;

/** The label of an object in space; undefined where it has no place in the picture. */
export function drawSpaceLabel(input: SpaceLabelInput): TextNode | undefined {
  const { value, places, writing, surroundings, fonts, report } = input;
  const { projector, taken, tintAt } = surroundings;
  const layout = layOut(writing.spec, fonts, report);
  const ink = inkRect(layout);
  const spots = places.spots(value, {
    patch: input.patch,
    projector,
    center: surroundings.center,
    gap: GAP,
    half: [ink.width / 2, ink.height / 2],
    parameter: writing.style.get('anchorParam'),
    markRadius: places.markRadius(input.style),
  });
  const dx = givenOffset(writing.style, 'offsetX');
  const dy = givenOffset(writing.style, 'offsetY');
  const dragged = dx !== undefined || dy !== undefined;
  const anchor = dragged ? labelAnchor(input) : undefined;
  if (dragged && !anchor) return undefined;
  const best = anchor ? undefined : cheapest(spots, ink, surroundings);
  const place: Px | undefined = anchor
    ? [
        anchor[0] + (dx ?? DEFAULT_OFFSET.offsetX) + alignShift(writing.spec.align, layout.width),
        anchor[1] + (dy ?? DEFAULT_OFFSET.offsetY),
      ]
    : best && [best[0] - ink.x - ink.width / 2, best[1] - ink.y - ink.height / 2];
  if (!place) return undefined;
  const middle: Px = [place[0] + ink.x + ink.width / 2, place[1] + ink.y + ink.height / 2];
  const node = textNode(writing.spec, layout, place, readTextPaint(writing.style, input.color, tintAt(middle)));
  if (node) taken.push(inkBox(node, CLEARANCE));
  return node;
}

/** An offset that the file gives; the built-in default counts as none. */
function givenOffset(style: LabelStyle, name: 'offsetX' | 'offsetY'): number | undefined {
  const value = style.get(name);
  return value === DEFAULT_OFFSET[name] ? undefined : value;
}

/** What a dragged label is offset from. */
function labelAnchor({ value, places, patch, writing, surroundings }: SpaceLabelInput): Px | undefined {
  const input: SpotInput = {
    patch,
    projector: surroundings.projector,
    center: surroundings.center,
    gap: 0,
    half: [0, 0],
    parameter: writing.style.get('anchorParam'),
    markRadius: 0,
  };
  const [spot] = places.draggedFrom ? aroundPoint(places.draggedFrom(value), input) : places.spots(value, input);
  return spot?.at;
}

function cheapest(
  spots: readonly Spot[],
  ink: { readonly width: number; readonly height: number },
  { projector, visible, hidden, taken }: LabelSurroundings,
): Px | undefined {
  const view: Box = { minX: 0, minY: 0, maxX: projector.width, maxY: projector.height };
  let best: Px | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { at, cost } of spots) {
    if (cost >= least) continue;
    takeSteps(SPOT_STEPS + taken.length / 3);
    const [x, y] = at;
    const box: Box = {
      minX: x - ink.width / 2,
      maxX: x + ink.width / 2,
      minY: y - ink.height / 2,
      maxY: y + ink.height / 2,
    };
    const total =
      cost +
      (visible.touches(box, CLEARANCE) ? COSTS.visible : 0) +
      (hidden.touches(box, CLEARANCE) ? COSTS.hidden : 0) +
      (taken.some((other) => boxesOverlap(other, box)) ? COSTS.text : 0) +
      (boxContains(view, box) ? 0 : COSTS.outside);
    if (total < least) {
      least = total;
      best = at;
    }
  }
  return best;
}

/** The middle of the images of the figure's points. */
export function figureCenter(all: readonly Vec3[], projector: Projector): Px {
  const points = all.filter((p) => isInFront(projector, p));
  if (points.length === 0) return [projector.width / 2, projector.height / 2];
  let [x, y] = [0, 0];
  for (const p of points) {
    const image = projector.project(p);
    x += image.x / points.length;
    y += image.y / points.length;
  }
  return [x, y];
}
