import { type Box, uniteBoxes } from '../../draw/viewport.js';
import type { Projector } from '../camera/projection.js';
import type { ConvexSolid } from '../parts/convex-solid.js';
import { cutByBody, type Place } from './cut-by-body.js';
import { relationOfSheets, type Sheet, sheetOf } from './facet-sheets.js';
import type { RoundSide } from './piece.js';
import { type Relation, turned } from './screen-order.js';

/** More sides than these would take too long to cut. */
const MOST_SIDES = 16;

/** A side of a round body, or what is left of it between the curves in which it meets other bodies. */
export interface Part {
  readonly sheet: Sheet;
  readonly side: RoundSide;
  readonly box: Box;
  /** By the bodies that it was cut by. */
  readonly places: ReadonlyMap<ConvexSolid, Place>;
}

/** Sides of round bodies, each cut along the curves in which it meets other bodies; undefined where some are of no such body, or too many. */
export function cutApart(
  sheets: readonly Sheet[],
  projector: Projector,
  budget: { halvings: number },
): Part[] | undefined {
  const sides = sheets.flatMap((sheet) =>
    sheet.side ? [{ sheet, side: sheet.side, box: sheet.box, places: new Map() } satisfies Part] : [],
  );
  if (sides.length < sheets.length || sides.length > MOST_SIDES || budget.halvings <= 0) return undefined;
  const solids = [...new Set(sides.map(({ side }) => side.solid))];
  let parts: Part[] = sides;
  for (const [i, other] of solids.entries()) {
    const others = sides.filter(({ side }) => side.solid === other).map(({ sheet }) => sheet);
    const box = others.map((sheet) => sheet.box).reduce(uniteBoxes);
    for (const solid of solids.slice(i + 1)) {
      const meets = sides.some(
        ({ side, sheet }) =>
          side.solid === solid && others.some((one) => relationOfSheets(sheet, one, projector) === 'crossing'),
      );
      if (meets)
        parts = parts.flatMap((part) =>
          part.side.solid === solid ? cutPart(part, other, box, projector, budget) : [part],
        );
    }
  }
  return parts;
}

function cutPart(
  { sheet, side, places }: Part,
  other: ConvexSolid,
  box: Box,
  projector: Projector,
  budget: { halvings: number },
): Part[] {
  return [...cutByBody(sheet.facets(), side, other, box, projector, budget)].map(([place, pieces]) => {
    const part = sheetOf(pieces);
    return { sheet: part, side, box: part.box, places: new Map([...places, [other, place]]) };
  });
}

/** How the first of two parts, whose boxes overlap, lies to the second. */
export function relationOfParts(a: Part, b: Part, projector: Projector): Relation {
  const order = orderOfParts(a, b, projector);
  if (order === 'front') return mayBeInFront(a, b) ? 'front' : 'apart';
  return order === 'behind' && !mayBeInFront(b, a) ? 'apart' : order;
}

function orderOfParts(a: Part, b: Part, projector: Projector): Relation {
  if (a.side.solid === b.side.solid) {
    return a.side.near === b.side.near ? 'apart' : a.side.near ? 'front' : 'behind';
  }
  const [ofA, ofB] = [a.places.get(b.side.solid), b.places.get(a.side.solid)];
  if (ofA) return toSide(ofA, b.side);
  return ofB ? turned(toSide(ofB, a.side)) : relationOfSheets(a.sheet, b.sheet, projector);
}

/** Whether one part may be in front of another where both are seen: not where only one of them is over a third body, nor where it is further back in that. */
function mayBeInFront(a: Part, b: Part): boolean {
  for (const [solid, place] of a.places) {
    const other = b.places.get(solid);
    if (other === undefined) continue;
    if ((place === 'outside') !== (other === 'outside') || ORDER[place] < ORDER[other]) return false;
  }
  return true;
}

const ORDER = { outside: 0, behind: 1, inside: 2, front: 3 } as const;

function toSide(place: Place, { near }: RoundSide): Relation {
  if (place === 'outside') return 'apart';
  return place === 'front' || (place === 'inside' && !near) ? 'front' : 'behind';
}
