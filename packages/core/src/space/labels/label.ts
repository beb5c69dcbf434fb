import { type SpaceValue, takeSteps, type Vec3 } from '@geoslide/geometry';
import { DEFAULT_OFFSET } from '../../draw/label-offset.js';
import { alignShift, inkRect, layOut, readTextPaint, textNode } from '../../draw/text.js';
import type { Px } from '../../draw/viewport.js';
import { aroundPoint } from '../../labels/around-point.js';
import { angleLeader } from '../../labels/leader.js';
import { besideSides } from '../../labels/on-bisector.js';
import { centered, OTHER_COST, type Spot, type Spots } from '../../labels/spot.js';
import type { Writing } from '../../plane/content.js';
import type { Color, TextNode } from '../../scene/scene.js';
import type { LabelStyle, ObjectStyle, Report } from '../../style/reader.js';
import type { LoadedFonts } from '../../text/fonts.js';
import { isInFront, projected } from '../camera/images.js';
import type { Projector } from '../camera/projection.js';
import type { LabelPlaces } from '../space-figure.js';
import { awayFromPoint, pointLeader } from './away-from-point.js';
import { besidePoint, type SpotInput } from './label-spots.js';

/** What labels are placed by. */
export interface LabelSurroundings {
  readonly projector: Projector;
  /** The middle of the figure's image. */
  readonly center: Px;
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

/** A label at its usual place. */
export interface SpaceLabel {
  readonly node: TextNode;
  /** Other places for it; undefined where somebody put it to its place. */
  readonly spots: Spots | undefined;
  /** The same text at another place, with the halo that it needs there. */
  readonly at: (place: Px) => TextNode;
  /** Where it stands with an offset of 0, px; undefined where it has no place. */
  readonly origin: () => Px | undefined;
}

/** By an object's id, what gives where its label stands with an offset of 0, px; undefined where it has no place. */
export type LabelOrigins = ReadonlyMap<string, () => Px | undefined>;

/** px between what a label names and its ink. */
const GAP = 6;

/** What it costs an angle's label to stand beside the sides. */
const BESIDE_COST = 4;

/** Steps for a spot. */
const SPOT_STEPS = 20;

/** The label of an object in space; undefined where it has no place in the picture. */
export function spaceLabel(input: SpaceLabelInput): SpaceLabel | undefined {
  const { value, places, writing, surroundings, fonts, report } = input;
  const { projector, tintAt } = surroundings;
  const layout = layOut(writing.spec, fonts, report);
  const ink = inkRect(layout);
  const node = (place: Px): TextNode | undefined => {
    const middle: Px = [place[0] + ink.x + ink.width / 2, place[1] + ink.y + ink.height / 2];
    return textNode(writing.spec, layout, place, readTextPaint(writing.style, input.color, tintAt(middle)));
  };
  const shift = alignShift(writing.spec.align, layout.width);
  const origin = (): Px | undefined => {
    const anchor = labelAnchor(input);
    return anchor && [anchor[0] + shift, anchor[1]];
  };
  const labelled = (place: Px, spots?: Spots): SpaceLabel | undefined => {
    const first = node(place);
    return first && { node: first, spots, at: (other) => node(other) ?? first, origin };
  };
  const dx = givenOffset(writing.style, 'offsetX');
  const dy = givenOffset(writing.style, 'offsetY');
  if (dx !== undefined || dy !== undefined) {
    const anchor = labelAnchor(input);
    if (!anchor) return undefined;
    const x = anchor[0] + (dx ?? DEFAULT_OFFSET.offsetX) + shift;
    return labelled([x, anchor[1] + (dy ?? DEFAULT_OFFSET.offsetY)]);
  }
  const spotInput: SpotInput = {
    patch: input.patch,
    projector,
    center: surroundings.center,
    gap: GAP,
    half: [ink.width / 2, ink.height / 2],
    parameter: writing.style.get('anchorParam'),
    markRadius: places.markRadius(input.style),
  };
  const [first, ...others] = places.spots(value, spotInput);
  if (!first) return undefined;
  takeSteps(SPOT_STEPS * (1 + others.length));
  const own = others.map(({ at, cost }) => centered(ink, at, Math.max(OTHER_COST, cost)));
  const point = places.around?.(value);
  const at = point && projected(projector, point);
  const isPoint = value.type === 'Point3';
  const mark = at && isPoint && { kind: 'point' as const, at, radius: spotInput.markRadius };
  const angle = places.angle?.(value, spotInput);
  const further = (): Spot[] => {
    if (!at) return [];
    const around = [...aroundPoint(ink, at, spotInput.markRadius)];
    if (isPoint) return [...around, ...awayFromPoint(ink, at, spotInput.markRadius)];
    return [...(angle ? besideSides(ink, angle) : []), ...around.map(beside)];
  };
  const spots: Spots = {
    first: centered(ink, first.at, 0),
    others: () => [...own, ...further()].sort((a, b) => a.cost - b.cost),
    ...(mark && { mark, leader: (placed: TextNode) => pointLeader(placed, mark) }),
    ...(angle && { leader: (placed: TextNode) => angleLeader(placed, angle) }),
  };
  return labelled(spots.first.at, spots);
}

/** A spot around a vertex, outside of the angle's sides. */
const beside = (spot: Spot): Spot => ({ ...spot, cost: spot.cost + BESIDE_COST });

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
  const [spot] = places.draggedFrom ? besidePoint(places.draggedFrom(value), input) : places.spots(value, input);
  return spot?.at;
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
