import { takeSteps } from '@geoslide/geometry';
import { type Box, uniteBoxes } from '../../draw/viewport.js';
import type { Projector, ScreenPoint } from '../camera/projection.js';
import { boxOf } from '../sight/faces.js';
import { type DepthMap, depthMap } from './depth-map.js';
import type { Facets } from './facets.js';
import type { Piece, RoundSide } from './piece.js';
import { depthOn } from './round-depth.js';
import type { Relation } from './screen-order.js';

/** The facets of one surface that face the same way: those of a convex body don't overlap each other. */
export interface Sheet {
  readonly side: RoundSide | undefined;
  /** What is painted where nothing cuts the sheet: the outline of a whole side, or the facets. */
  readonly uncut: readonly Piece[];
  readonly box: Box;
  facets(): Facets;
  depths(): DepthMap;
  /** The area it covers. Its depths are not used. */
  cover(): DepthMap;
}

/** Places of one sheet that are compared with another one. */
const SAMPLES = 40;

/** Steps for a place that is compared: more where the depths are asked of the round bodies themselves. */
const PLACE_STEPS = 4;
const ROUND_PLACE_STEPS = 60;

/** Sheets that are nearer to each other than this, px, touch there. */
const TOUCH = 1;

/** Where two sheets touch, this part of the places may speak against the rest, unless both are of round bodies, whose depths are exact. */
const STRAY = 0.06;

export function sheetsOf(pieces: readonly Piece[]): Sheet[] {
  const sheets = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const sheet = sheets.get(piece.key);
    if (sheet) sheet.push(piece);
    else sheets.set(piece.key, [piece]);
  }
  return [...sheets.values()].map(sheetOf);
}

/** `pieces` are of one key, one at least: facets, or one that is a whole side. */
export function sheetOf(pieces: readonly Piece[]): Sheet {
  const first = pieces[0]!;
  const uncut = boxed(pieces);
  const box = uncut.boxes.reduce(uniteBoxes);
  let cut = first.facets ? undefined : uncut;
  let ofFacets: DepthMap | undefined;
  let ofWhole: DepthMap | undefined;
  const facets = () => (cut ??= boxed(first.facets?.() ?? pieces));
  const depths = () => (ofFacets ??= depthMap(facets(), box));
  return {
    side: first.round,
    uncut: pieces,
    box,
    facets,
    depths,
    cover() {
      if (!first.facets) return depths();
      ofWhole ??= depthMap(uncut, box);
      return ofWhole;
    },
  };
}

function boxed(pieces: readonly Piece[]): Facets {
  return { pieces, boxes: pieces.map(({ corners }) => boxOf(corners)) };
}

/** Order of two sheets whose boxes overlap. */
export function relationOfSheets(a: Sheet, b: Sheet, projector: Projector): Relation {
  if (a.side && a.side.solid === b.side?.solid) return a.side.near ? 'front' : 'behind';
  const [p, q] = a.side && b.side ? [a.cover(), b.cover()] : [a.depths(), b.depths()];
  const steps = a.side && b.side ? ROUND_PLACE_STEPS : PLACE_STEPS;
  let behind = 0;
  let front = 0;
  const compare = (place: ScreenPoint): void => {
    takeSteps(steps);
    const difference = depthDifference(a, b, place, projector);
    if (difference < -TOUCH) behind += 1;
    else if (difference > TOUCH) front += 1;
  };
  for (const place of p.samples(SAMPLES)) if (q.at(place.x, place.y) !== undefined) compare(place);
  for (const place of q.samples(SAMPLES)) if (p.at(place.x, place.y) !== undefined) compare(place);
  if (behind + front === 0) return 'apart';
  const strays = a.side && b.side ? 0 : (behind + front) * STRAY;
  if (front <= strays) return 'behind';
  return behind <= strays ? 'front' : 'crossing';
}

/** How far the first sheet is in front of the second at a place that both cover, px; exact for round bodies, whose facets would cut each other where the bodies touch. */
function depthDifference(a: Sheet, b: Sheet, place: ScreenPoint, projector: Projector): number {
  if (!a.side || !b.side) return a.depths().at(place.x, place.y)! - b.depths().at(place.x, place.y)!;
  const p = projector.unproject(place);
  const direction = projector.toEye(p);
  const [own, other] = [depthOn(a.side, p, direction, projector), depthOn(b.side, p, direction, projector)];
  return own === undefined || other === undefined ? 0 : own - other;
}
