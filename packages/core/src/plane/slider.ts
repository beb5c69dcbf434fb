import { fillOf, pathNode } from '../draw/pen.js';
import { screenPlace } from '../draw/screen-place.js';
import { inkRect, layOut, readTextPaint, type TextSpec, textNode } from '../draw/text.js';
import { isInside, type Px, type Viewport, viewBox } from '../draw/viewport.js';
import { PathBuilder } from '../scene/path.js';
import type { Color, SceneNode } from '../scene/scene.js';
import { withOpacity } from '../style/color.js';
import type { Report, StyleReader, Values } from '../style/reader.js';
import type { LoadedFonts } from '../text/fonts.js';

type SliderStyle = StyleReader<Values['slider']>;

/** A track of `trackLength` units is this long on a fixed slider, px per unit. */
const FIXED_SCALE = 50;

/** px between the label and what it belongs to. */
const LABEL_GAP = 6;

export interface SliderInput {
  readonly style: SliderStyle;
  /** Where the thumb is, 0..1. */
  readonly fraction: number;
  readonly label: { readonly spec: TextSpec; readonly style: StyleReader<Values['sliderLabel']> } | undefined;
  readonly viewport: Viewport;
  readonly background: Color;
  readonly fonts: LoadedFonts;
  readonly report: Report;
}

/** The track of a slider: its start, and its length to the right of that, px. */
export function sliderTrack(style: SliderStyle, viewport: Viewport): { readonly start: Px; readonly length: number } {
  const units = style.get('trackLength');
  const length = units * (style.get('screenFixed') ? FIXED_SCALE : viewport.scale);
  return { start: screenPlace(style, viewport), length };
}

/** Where between its ends a slider's value is, 0..1. */
export function sliderFraction({ min, max }: { readonly min: number; readonly max: number }, value: number): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
}

/** Diameter of a slider's thumb, px. */
export function thumbSize(style: SliderStyle): number {
  return style.get('size');
}

/** A track from its offset to the right, a thumb on it, and the label above the thumb or at the start of the track. */
export function drawSlider(input: SliderInput): SceneNode[] {
  const { style, viewport } = input;
  const size = thumbSize(style);
  const opacity = style.get('opacity');
  const height = style.get('trackHeight');
  const { start, length } = sliderTrack(style, viewport);
  const [x, y] = start;
  const trackOpacity = style.get('trackOpacity');
  const trackColor = withOpacity(withOpacity(style.get('trackColor'), trackOpacity), opacity);
  const color = withOpacity(style.get('color'), opacity);
  const thumb: Px = [x + input.fraction * length, y];

  const nodes: SceneNode[] = [];
  if (height > 0 && length > 0 && trackColor.a > 0) {
    nodes.push(pathNode(roundRect(x, y - height / 2, length, height, height / 2), { fill: fillOf(trackColor) }));
  }
  if (size > 0 && color.a > 0) {
    nodes.push(pathNode(thumbPath(style.get('shape'), thumb, size), { fill: fillOf(color) }));
  }
  const label = labelNode(input, [x, y], thumb, Math.max(size, height) / 2);
  return label ? [...nodes, label] : nodes;
}

function thumbPath(shape: Values['slider']['shape'], [x, y]: Px, size: number): PathBuilder {
  const r = size / 2;
  switch (shape) {
    case 'dot':
      return new PathBuilder().circle(x, y, r);
    case 'square':
      return new PathBuilder().rect(x - r, y - r, size, size);
    case 'triangle':
      // Points down at the track, its centre of gravity on it.
      return new PathBuilder().polyline(
        [
          [x, y + r],
          [x - r, y - r],
          [x + r, y - r],
        ],
        true,
      );
    case 'roundRect':
      return roundRect(x - 0.35 * size, y - r, 0.7 * size, size, 0.22 * size);
  }
}

function labelNode(input: SliderInput, start: Px, thumb: Px, half: number): SceneNode | undefined {
  const { label, style, background, fonts, report } = input;
  if (!label) return undefined;
  const layout = layOut(label.spec, fonts, report);
  const ink = inkRect(layout);
  const onTrack = style.get('labelPosition') === 'track';
  const above = thumb[1] - half - LABEL_GAP - Math.max(0, ink.y + ink.height);
  const below = thumb[1] + half + LABEL_GAP - ink.y;
  const beside = onTrack ? start[0] - ink.x : thumb[0] - ink.x - ink.width / 2;
  // Of a thumb outside of the view a label is seen where it reaches into it, whole or not at all.
  const ends = [beside + ink.x, beside + ink.x + ink.width].map((end): Px => [end, thumb[1]]);
  const isSeen = [thumb, ...ends].some((place) => isInside(viewBox(input.viewport), place));
  const baseline = isSeen && above + ink.y < 0 ? below : above;
  const x = isSeen ? insideOf(input.viewport.width, beside + ink.x, ink.width) - ink.x : beside;
  return textNode(label.spec, layout, [x, baseline], readTextPaint(label.style, label.style.get('color'), background));
}

/** px that a label keeps from the edge of the view. */
const EDGE = 3;

/** Where something `extent` px wide begins so that it is seen whole between 0 and `size` px, its beginning first. */
function insideOf(size: number, start: number, extent: number): number {
  return Math.max(EDGE, Math.min(start, size - extent - EDGE));
}

/** Radii of corners as large as the sides allow. */
export function roundRect(x: number, y: number, width: number, height: number, radius: number): PathBuilder {
  const r = Math.min(radius, width / 2, height / 2);
  const path = new PathBuilder();
  if (r <= 0) return path.rect(x, y, width, height);
  const quarter = Math.PI / 2;
  path.arc(x + width - r, y + r, r, r, 0, -quarter, quarter);
  path.arc(x + width - r, y + height - r, r, r, 0, 0, quarter, true);
  path.arc(x + r, y + height - r, r, r, 0, quarter, quarter, true);
  return path.arc(x + r, y + r, r, r, 0, 2 * quarter, quarter, true).close();
}
