import type { Style } from '@geoslide/protocol';
import type { Element } from '../file/model.js';
import { child, flagIn, numberIn } from '../file/xml.js';
import { kindOf } from '../translate/kinds.js';
import { colourOf } from './colour.js';

/** GeoGebra's numbers of dashes. */
const DASHES: Readonly<Record<number, string>> = { 10: 'dashed', 15: 'dashed', 20: 'dotted', 30: 'dashdot' };

/** GeoGebra's numbers of point styles; triangles become diamonds. */
const POINTS: Readonly<Record<number, string>> = {
  1: 'cross',
  2: 'circle',
  3: 'plus',
  4: 'diamond',
  5: 'diamond',
  6: 'diamond',
  7: 'diamond',
  8: 'diamond',
  9: 'diamond',
};

/** GeoGebra's numbers of fillings; chessboards, bricks and weaving become crosshatching, honeycombs dots. */
const FILLINGS: Readonly<Record<number, string>> = {
  1: 'hatch',
  2: 'crosshatch',
  3: 'crosshatch',
  4: 'dots',
  5: 'dots',
  6: 'crosshatch',
  7: 'crosshatch',
};

/** Thickness of a line in a file that says nothing of it. */
const DEFAULT_THICKNESS = 5;
const DEFAULT_POINT_SIZE = 5;
const DEFAULT_ANGLE_SIZE = 30;

/**
 * How an object looks: colour, lines, points, fillings.
 *
 * @param hasRightAngles false where the view marks right angles as others, or with a dot
 */
export function objectStyle({ type, node }: Element, kind = kindOf(type), hasRightAngles = true): Style {
  const colour = child(node, 'objColor');
  const color = colourOf(colour);
  return {
    ...(color !== undefined && { color }),
    ...((kind === 'point' || kind === 'list') && pointStyle(node)),
    ...(kind !== 'point' && lineStyle(node)),
    ...(FILLED.has(kind) && fillStyle(colour)),
    ...(kind === 'angle' && angleStyle(node, hasRightAngles)),
    ...(kind === 'segment' && segmentStyle(node)),
  };
}

const FILLED: ReadonlySet<string> = new Set([
  'polygon',
  'conic',
  'arc',
  'angle',
  'region',
  'area',
  'list',
  'quadric',
  'polyhedron',
  'plane',
]);

/** GeoGebra's numbers of lines that something hides: not drawn, and as the rest. */
const HIDDEN_DASHES: Readonly<Record<number, string>> = { 0: 'none', 2: 'solid' };

/** From this alpha on one sees nothing through. */
const OPAQUE = 0.99;

/**
 * What a figure in space has beside: light on what is opaque, and nothing again of a solid on its circles and its
 * side.
 */
export function solidStyle(
  { type, node }: Element,
  { isOfSolid }: { readonly isOfSolid: boolean },
  { hasLight }: { readonly hasLight: boolean },
): Style {
  const kind = kindOf(type);
  if (isOfSolid && kind === 'quadric') return { lineOpacity: 0, regionOpacity: 0, hides: false };
  const isOpaque = (numberIn(child(node, 'objColor'), 'alpha') ?? 0) >= OPAQUE;
  const hiddenLineDash = HIDDEN_DASHES[numberIn(child(node, 'lineStyle'), 'typeHidden') ?? 1];
  return {
    ...(isOfSolid && kind === 'conic' && { regionOpacity: 0 }),
    ...(hasLight && isOpaque && (kind === 'quadric' || kind === 'polyhedron') && { shading: 'light' }),
    ...(kind !== 'point' && hiddenLineDash !== undefined && { hiddenLineDash }),
  };
}

function pointStyle(node: Element['node']): Style {
  const style = POINTS[numberIn(child(node, 'pointStyle'), 'val') ?? 0];
  // GeoGebra has half of the diameter.
  const pointSize = 2 * (numberIn(child(node, 'pointSize'), 'val') ?? DEFAULT_POINT_SIZE);
  return { pointSize, ...(style !== undefined && { pointStyle: style }) };
}

function lineStyle(node: Element['node']): Style {
  const line = child(node, 'lineStyle');
  const thickness = numberIn(line, 'thickness') ?? DEFAULT_THICKNESS;
  const dash = DASHES[numberIn(line, 'type') ?? 0];
  const opacity = numberIn(line, 'opacity');
  return {
    // GeoGebra counts half pixels; without thickness it draws no line.
    lineWidth: thickness / 2,
    ...(thickness === 0 && { lineOpacity: 0 }),
    ...(thickness !== 0 &&
      opacity !== undefined &&
      opacity < 255 && { lineOpacity: Math.round((100 * opacity) / 255) }),
    ...(dash !== undefined && { lineDash: dash }),
  };
}

/** Whether what is outside of a figure is filled. */
export function isInverse(colour: Element['node'] | undefined): boolean {
  return flagIn(colour, 'inverseFill') === true;
}

function fillStyle(colour: Element['node'] | undefined): Style {
  // What fills everything but its inside is not filled here.
  const alpha = isInverse(colour) ? 0 : (numberIn(colour, 'alpha') ?? 0);
  const fillPattern = FILLINGS[numberIn(colour, 'fillType') ?? 0];
  if (fillPattern === undefined) return { regionOpacity: Math.round(1000 * Math.min(1, Math.max(0, alpha))) / 10 };
  const patternAngle = numberIn(colour, 'hatchAngle');
  const distance = numberIn(colour, 'hatchDistance');
  return {
    // Between the lines one sees what is behind.
    regionOpacity: 0,
    fillPattern,
    ...(patternAngle !== undefined && { patternAngle }),
    ...(distance !== undefined && { patternSpacing: Math.min(200, Math.max(2, distance)) }),
  };
}

function angleStyle(node: Element['node'], hasRightAngles: boolean): Style {
  // Two or three arcs, one to three strokes across the arc, an arrow at one end.
  const arcs = numberIn(child(node, 'decoration'), 'type') ?? 0;
  return {
    angleSize: numberIn(child(node, 'arcSize'), 'val') ?? DEFAULT_ANGLE_SIZE,
    ...((!hasRightAngles || flagIn(child(node, 'emphasizeRightAngle')) === false) && { emphasizeRightAngle: false }),
    ...(arcs >= 1 && arcs <= 2 && { arcCount: arcs + 1 }),
    ...(arcs >= 3 && arcs <= 5 && { arcStrokes: arcs - 2 }),
    ...(arcs === 6 && { endArrow: 'filled_stealth' }),
    ...(arcs === 7 && { startArrow: 'filled_stealth' }),
  };
}

/** GeoGebra's names of what stands at an end of a segment, as far as it is an arrow. */
const ARROWS: Readonly<Record<string, string>> = {
  arrow: 'stealth',
  arrow_filled: 'filled_stealth',
  arrow_outline: 'open',
};

/** Arrows of a segment: at its ends, or as its decoration in the middle. */
function segmentStyle(node: Element['node']): Style {
  const [startArrow, endArrow] = ['startStyle', 'endStyle'].map(
    (name) => ARROWS[(child(node, name)?.attributes.val ?? '').toLowerCase()],
  );
  const decoration = numberIn(child(node, 'decoration'), 'type') ?? 0;
  return {
    ...(startArrow !== undefined && { startArrow }),
    ...(endArrow !== undefined && { endArrow }),
    ...(decoration > STROKES && { middleArrow: 'stealth' }),
  };
}

/** Up to so many strokes across a segment are its decoration; the greater numbers are arrows. */
const STROKES = 3;

/** The number of strokes across a segment; 0 where it has none. */
export function strokesOf({ node }: Element): number {
  const decoration = numberIn(child(node, 'decoration'), 'type') ?? 0;
  return decoration <= STROKES ? decoration : 0;
}
