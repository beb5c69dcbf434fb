import { snap } from '@geoslide/geometry';
import { inkBox, inkRect, layOut, textNode } from '../../draw/text.js';
import { type Box, boxContains, type Px, uniteBoxes, viewBox } from '../../draw/viewport.js';
import type { TextNode } from '../../scene/scene.js';
import { type AxesInput, type Axis, axisPoint } from './axis.js';
import { mathSpec, titleSpec } from './axis-words.js';

/**
 * The offsets of names that nobody dragged, px. Offsets lead from the point NAME_RISE px above the tip to the
 * baseline's left end: so the dragged names of published files stand clear of the arrow and of the figure.
 */
const NAME_OFFSETS = { x: [-14, 31], y: [-20, 19] } as const;
const NAME_RISE = 10;

/**
 * px from an axis to a title at its arrow, from the view's edge to it, and from the numbers to one along the middle.
 */
const ASIDE = 9;
const EDGE = 2;
const BEYOND = 6;

/** What an axis has at its arrow: its title, or its name where its style asks for it. */
export function endTitle(axis: Axis, input: AxesInput): TextNode | undefined {
  if (axis.style.get('title') === undefined) return nameNode(axis, input);
  return axis.style.get('titlePosition') === 'end' ? titleAtEnd(axis, input) : undefined;
}

/** px along its axis that a name moves where an object is drawn across it. */
const NAME_SHIFT = 18;

function nameNode(axis: Axis, { background, fonts, report, viewport, isClear }: AxesInput): TextNode | undefined {
  const size = axis.style.get('titleSize');
  if (axis.style.get('axisLabelPreset') === 'none' || size === 0) return undefined;
  const spec = mathSpec(axis.name, size);
  const layout = layOut(spec, fonts, report);
  const [defaultX, defaultY] = NAME_OFFSETS[axis.name];
  const tip = axisPoint(axis, axis.tip, 0);
  const [x, y] = [tip[0], tip[1] - NAME_RISE];
  const dx = axis.style.get('axisLabelOffsetX');
  const dy = axis.style.get('axisLabelOffsetY');
  const paint = { color: axis.color, halo: background };
  const node = textNode(spec, layout, [x + (dx ?? defaultX), y + (dy ?? defaultY)], paint);
  if (!node || dx !== undefined || dy !== undefined) return node;
  const ink = inkRect(layout);
  const isX = axis.name === 'x';
  const mirrored: TextNode = isX
    ? { ...node, y: 2 * tip[1] - node.y - 2 * ink.y - ink.height }
    : { ...node, x: 2 * tip[0] - node.x - 2 * ink.x - ink.width };
  const shifted = (each: TextNode): TextNode =>
    isX ? { ...each, x: snap(each.x - NAME_SHIFT) } : { ...each, y: snap(each.y + NAME_SHIFT) };
  const isSeen = (each: TextNode): boolean => boxContains(viewBox(viewport), inkBox(each));
  // Beside an axis at the edge of the view there is room on its other side only.
  const usual = isSeen(node) ? node : mirrored;
  const places = [usual, mirrored, shifted(node), shifted(mirrored)];
  return places.find((each) => isSeen(each) && isClear(inkBox(each, 1))) ?? usual;
}

/**
 * Above the end of the x-axis and to the right of that of the y-axis, where no numbers are; on the other side without
 * room, and below the numbers of the x-axis where an object is drawn above it.
 */
function titleAtEnd(axis: Axis, input: AxesInput): TextNode | undefined {
  return placed(axis, input, 0, (ink, { width, height }) => {
    const aside = axis.width / 2 + ASIDE;
    if (axis.name === 'x') {
      const above = axis.at - aside - ink.height;
      const left = Math.min(axis.tip, width - EDGE) - ink.width;
      const isClear = (top: number): boolean =>
        input.isClear({ minX: left, maxX: left + ink.width, minY: top, maxY: top + ink.height });
      const below = axis.at + axis.reach + axis.style.get('fontSize') + 2 * BEYOND;
      if (!isClear(above) && below + ink.height <= height && isClear(below)) return [left, below];
      const top = above >= 0 ? above : axis.at + aside;
      return [left, Math.min(top, height - ink.height)];
    }
    const right = axis.at + aside;
    const left = right + ink.width <= width ? right : axis.at - aside - ink.width;
    return [left, Math.max(axis.tip, EDGE)];
  });
}

/** The title along the middle of an axis, beyond its numbers; that of the y-axis is read upwards. */
export function middleTitle(axis: Axis, numbers: readonly TextNode[], input: AxesInput): TextNode | undefined {
  if (axis.style.get('titlePosition') !== 'middle') return undefined;
  const middle = (axis.start + axis.tip) / 2;
  const [x, y] = axisPoint(axis, middle, 0);
  const { reach } = axis;
  const line: Box = { minX: x - reach, maxX: x + reach, minY: y - reach, maxY: y + reach };
  const covered = numbers.map((node) => inkBox(node)).reduce(uniteBoxes, line);
  return placed(axis, input, axis.name === 'x' ? 0 : -Math.PI / 2, (ink, { height }) => {
    if (axis.name === 'x') {
      const below = covered.maxY + BEYOND;
      return [middle - ink.width / 2, below + ink.height <= height ? below : covered.minY - BEYOND - ink.height];
    }
    const left = covered.minX - BEYOND - ink.width;
    return [left >= 0 ? left : covered.maxX + BEYOND, middle - ink.height / 2];
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * @param cornerOf The upper left corner of the title's ink, px, for the size of the ink on screen and that of the view.
 */
function placed(
  axis: Axis,
  { background, fonts, report, viewport }: AxesInput,
  rotation: number,
  cornerOf: (ink: Size, view: Size) => Px,
): TextNode | undefined {
  const title = axis.style.get('title') ?? '';
  const size = axis.style.get('titleSize');
  if (title.trim() === '' || size === 0) return undefined;
  const spec = titleSpec(title, size, axis.style.get('lang'));
  const node = textNode(spec, layOut(spec, fonts, report), [0, 0], { color: axis.color, halo: background }, rotation);
  if (node === undefined) return undefined;
  const box = inkBox(node);
  const [left, top] = cornerOf({ width: box.maxX - box.minX, height: box.maxY - box.minY }, viewport);
  const x = left - box.minX + (axis.style.get('axisLabelOffsetX') ?? 0);
  const y = top - box.minY + (axis.style.get('axisLabelOffsetY') ?? 0);
  const at = { ...node, x: snap(x), y: snap(y) };
  if (!boxContains(viewBox(viewport, 1), inkBox(at))) {
    report(`the title of the ${axis.name}-axis does not fit into the view: make the view larger, or titleSize smaller`);
  }
  return at;
}
