import { takeSteps } from '@geoslide/geometry';
import { type Box, isInside, type Px } from '../../draw/viewport.js';
import { over } from '../../scene/over.js';
import type { Color } from '../../scene/scene.js';
import { winding } from '../camera/winding.js';
import { boxOf } from '../sight/faces.js';
import type { Painted } from './cells.js';

/** The colour of the picture at a place after its fills, for texts and halos that have to match it. */
export function tintsOf(painted: readonly Painted[], background: Color): (at: Px) => Color {
  let fills: readonly Fill[] | undefined;
  return (at) => {
    fills ??= painted.flatMap(fillsOf);
    takeSteps(1 + FILL_STEPS * fills.length);
    let color = background;
    for (const { top, outlines, box } of fills) {
      if (!isInside(box, at)) continue;
      takeSteps(outlines.reduce((sum, outline) => sum + outline.length, 0));
      if (outlines.reduce((sum, outline) => sum + winding(outline, ...at), 0) !== 0) color = over(top, color);
    }
    return color;
  };
}

/** Steps for a fill whose box is compared with a place. */
const FILL_STEPS = 0.5;

interface Fill {
  readonly top: Color;
  readonly outlines: Painted['outlines'];
  /** Around all outlines, px. */
  readonly box: Box;
}

function fillsOf({ node, outlines }: Painted): Fill[] {
  if (!node.fill) return [];
  return [{ top: node.fill.color, outlines, box: boxOf(outlines.flat()) }];
}
