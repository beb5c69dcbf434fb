import { fillOf, pathNode, strokeOf } from '../draw/pen.js';
import { screenPlace } from '../draw/screen-place.js';
import { inkRect, layOut, type TextSpec, textNode } from '../draw/text.js';
import type { Px, Viewport } from '../draw/viewport.js';
import { PathBuilder } from '../scene/path.js';
import { rotatePath } from '../scene/rotate-path.js';
import type { Color, ImageNode, Pixels, SceneNode } from '../scene/scene.js';
import { withOpacity } from '../style/color.js';
import type { Report, StyleReader, Values } from '../style/reader.js';
import type { LoadedFonts } from '../text/fonts.js';
import { roundRect } from './slider.js';

/** px around a button's title where it has no size of its own. */
const PADDING = { x: 14, y: 8 } as const;

const none: Color = { r: 0, g: 0, b: 0, a: 0 };

type ButtonStyle = StyleReader<Values['button']>;

export function buttonSpec(title: string, style: ButtonStyle, lang: string | undefined): TextSpec | undefined {
  const fontSize = style.get('fontSize');
  if (fontSize === 0 || title.trim() === '') return undefined;
  const language = style.get('lang') ?? lang;
  return { source: title, mode: 'plain', font: style.get('font'), fontSize, align: 'center', language };
}

/** A rounded box with its top left corner at the offset, and its title in the middle. */
export function drawButton(
  title: TextSpec | undefined,
  style: ButtonStyle,
  viewport: Viewport,
  fonts: LoadedFonts,
  report: Report,
): SceneNode[] {
  const layout = title && layOut(title, fonts, report);
  const lineHeight = layout ? layout.ascent + layout.descent : 0;
  const width = style.get('width') ?? (layout?.width ?? 0) + 2 * PADDING.x;
  const height = style.get('height') ?? lineHeight + 2 * PADDING.y;
  const opacity = style.get('opacity');
  const color = withOpacity(style.get('color'), opacity);
  const background = withOpacity(style.get('backgroundColor'), opacity);
  const [x, y] = screenPlace(style, viewport);
  const nodes: SceneNode[] = [];
  // Angles of a project turn counterclockwise, a scene's clockwise.
  const rotation = -style.get('rotation');
  const center: Px = [x + width / 2, y + height / 2];
  if (width > 0 && height > 0) {
    const box = roundRect(x, y, width, height, style.get('cornerRadius'));
    const path = rotation === 0 ? box : rotatePath(box, center, rotation);
    const border = { color: withOpacity(color, BORDER_OPACITY), width: 1, dash: 'solid' } as const;
    nodes.push(pathNode(path, { fill: fillOf(background), stroke: strokeOf(border, { cap: 'butt' }) }));
  }
  if (title && layout) {
    const ink = inkRect(layout);
    const dx = -layout.width / 2;
    const dy = -ink.y - ink.height / 2;
    const at: Px = [
      center[0] + dx * Math.cos(rotation) - dy * Math.sin(rotation),
      center[1] + dx * Math.sin(rotation) + dy * Math.cos(rotation),
    ];
    const text = textNode(title, layout, at, { color, halo: none }, rotation);
    if (text) nodes.push(text);
  }
  return nodes;
}

/** The border is the title's colour, fainter: percent. */
const BORDER_OPACITY = 30;

export interface LoadedPicture {
  readonly pixels: Pixels;
  readonly file: ImageNode['file'];
}

/** px of a picture that can't be shown and has no size of its own. */
const MISSING_SIDE = 100;

/**
 * A picture with its top left corner at the offset, in px: its own size, or the style's; one given side keeps its proportions.
 * In the place of one that is missing stands a frame with a cross.
 */
export function drawImage(
  picture: LoadedPicture | undefined,
  style: StyleReader<Values['image']>,
  viewport: Viewport,
): SceneNode[] {
  const givenWidth = style.get('width');
  const givenHeight = style.get('height');
  const own = picture?.pixels ?? { width: MISSING_SIDE, height: MISSING_SIDE };
  const ratio = own.width / own.height;
  const width = givenWidth ?? (givenHeight === undefined ? own.width : givenHeight * ratio);
  const height = givenHeight ?? width / ratio;
  const opacity = style.get('opacity') / 100;
  if (!(width > 0) || !(height > 0) || opacity === 0) return [];
  const [x, y] = screenPlace(style, viewport);
  const rotation = -style.get('rotation');
  if (picture) return [{ kind: 'image', rect: { x, y, width, height }, rotation, opacity, ...picture }];
  const frame = new PathBuilder().rect(x, y, width, height);
  frame.moveTo(x, y).lineTo(x + width, y + height);
  frame.moveTo(x + width, y).lineTo(x, y + height);
  const path = rotation === 0 ? frame : rotatePath(frame, [x + width / 2, y + height / 2], rotation);
  const pen = { color: { ...FRAME_COLOR, a: opacity }, width: 1, dash: 'solid' } as const;
  return [pathNode(path, { stroke: strokeOf(pen, { cap: 'butt' }, 'miter') })];
}

const FRAME_COLOR = { r: 128, g: 128, b: 128 } as const;
