import { DEFAULT_SCALE, type Definition, type Style } from '@geoslide/protocol';
import type { Element } from '../file/model.js';
import { child, flagIn, numberIn } from '../file/xml.js';
import { colourOf } from './colour.js';
import type { View } from './view.js';

/** The boxes that the bundled fonts have. */
const [CHECKED, UNCHECKED] = ['☑', '□'];

/** Px between the place of a check box and its box. */
const CHECK_BOX_MARGIN = 5;

/** From this mode of labels on the caption is shown. */
const CAPTION_MODE = 3;

/** The size of letters: `sizeM` times that of the view, or points more. */
function fontSize({ node }: Element, view: View): number {
  const font = child(node, 'font');
  const factor = numberIn(font, 'sizeM');
  return factor === undefined ? view.fontSize + (numberIn(font, 'size') ?? 0) : factor * view.fontSize;
}

/** A text without its `$`. */
export function textDefinition(id: string, element: Element, template: string): Definition {
  const isLatex = flagIn(child(element.node, 'isLaTeX')) ?? false;
  return { kind: 'text', id, template: isLatex ? template.replace(/^\$|\$$/g, '') : template };
}

/**
 * How a text looks and where it stands.
 *
 * @param anchor the logical place that it hangs at; undefined where the file has none
 */
export function textStyle(element: Element, view: View, anchor: { x: number; y: number } | undefined): Style {
  const { node } = element;
  const screen = child(node, 'absoluteScreenLocation');
  const offset = child(node, 'labelOffset');
  const isLatex = flagIn(child(node, 'isLaTeX')) ?? false;
  const [dx, dy] = [numberIn(offset, 'x') ?? 0, numberIn(offset, 'y') ?? 0];
  const color = colourOf(child(node, 'objColor'));
  const camera = view.slide.camera?.kind === '3d' ? undefined : view.slide.camera;
  const scale = camera?.scale ?? DEFAULT_SCALE;
  const place =
    screen !== undefined
      ? { offsetX: numberIn(screen, 'x') ?? 0, offsetY: numberIn(screen, 'y') ?? 0, screenFixed: true }
      : { offsetX: (anchor?.x ?? 0) + dx / scale, offsetY: (anchor?.y ?? 0) - dy / (camera?.scaleY ?? scale) };
  return {
    ...place,
    mode: isLatex ? 'latex' : 'normal',
    font: isLatex ? 'KaTeX_Math' : flagIn(child(node, 'font'), 'serif') ? 'serif' : 'sans-serif',
    fontSize: fontSize(element, view),
    precision: view.precision,
    ...(color !== undefined && { color }),
  };
}

/** A slider's track and thumb, in px of the window or where it stands in the plane. */
export function sliderStyle({ node }: Element, view: View): Style {
  const slider = child(node, 'slider');
  const color = colourOf(child(node, 'objColor'));
  const isFixed = flagIn(slider, 'absoluteScreenLocation') ?? false;
  const width = numberIn(slider, 'width') ?? 100;
  return {
    offsetX: numberIn(slider, 'x') ?? 20,
    offsetY: numberIn(slider, 'y') ?? 20,
    // With a place in the window the length is in px, of which 50 are one unit.
    trackLength: isFixed ? width / 50 : width,
    screenFixed: isFixed,
    fontSize: view.fontSize,
    precision: view.precision,
    ...(color !== undefined && { color, labelColor: color }),
  };
}

/** A check box as it stands: a text of its box and its caption, at its place in px of the window. */
export function checkBox({ node, label }: Element, id: string, condition: string, view: View): [Definition, Style] {
  const show = child(node, 'show');
  const mode = numberIn(child(node, 'labelMode'), 'val') ?? 0;
  const caption = mode >= CAPTION_MODE ? child(node, 'caption')?.attributes.val : undefined;
  const title = flagIn(show, 'label') === true ? ` ${caption ?? label}` : '';
  const place = child(node, 'labelOffset');
  const color = colourOf(child(node, 'objColor'));
  return [
    { kind: 'text', id, template: `{{if(${condition}, "${CHECKED}", "${UNCHECKED}")}}${title}` },
    {
      offsetX: (numberIn(place, 'x') ?? 0) + CHECK_BOX_MARGIN,
      offsetY: (numberIn(place, 'y') ?? 0) + CHECK_BOX_MARGIN,
      screenFixed: true,
      font: 'sans-serif',
      fontSize: view.fontSize,
      ...(color !== undefined && { color }),
    },
  ];
}

/** An input box as it stands: a text of its caption and of what is in it, at its place in px of the window. */
export function inputBox(element: Element, id: string, value: string, view: View): [Definition, Style] {
  const { node, label } = element;
  const place = child(node, 'labelOffset') ?? child(node, 'absoluteScreenLocation');
  const caption = child(node, 'caption')?.attributes.val ?? label;
  const title = flagIn(child(node, 'show'), 'label') === true ? `${caption} ` : '';
  const color = colourOf(child(node, 'objColor'));
  const size = fontSize(element, view);
  return [
    { kind: 'text', id, template: `${title}${value}` },
    {
      offsetX: numberIn(place, 'x') ?? 0,
      // The place is that of its upper left corner.
      offsetY: (numberIn(place, 'y') ?? 0) + BASELINE * size,
      screenFixed: true,
      font: 'sans-serif',
      fontSize: size,
      precision: view.precision,
      ...(color !== undefined && { color }),
    },
  ];
}

/** Em from the upper edge of a box to the baseline of what is in it. */
const BASELINE = 1.3;

/** A button's place in px of the window. */
export function buttonStyle(element: Element, view: View): Style {
  const { node } = element;
  const place = child(node, 'labelOffset') ?? child(node, 'absoluteScreenLocation');
  const size = child(node, 'dimensions');
  const [width, height] = [numberIn(size, 'width'), numberIn(size, 'height')];
  const color = colourOf(child(node, 'objColor'));
  const background = colourOf(child(node, 'bgColor'));
  return {
    offsetX: numberIn(place, 'x') ?? 0,
    offsetY: numberIn(place, 'y') ?? 0,
    screenFixed: true,
    fontSize: fontSize(element, view),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(color !== undefined && { color }),
    ...(background !== undefined && { backgroundColor: background }),
  };
}
