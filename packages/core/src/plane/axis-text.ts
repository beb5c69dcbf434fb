import { inkBox, inkRect, layOut, type TextSpec, textNode } from '../draw/text.js';
import { AXIS_NAME_SIZE, AXIS_NUMBER_SIZE, roundUp125, tickLabel } from '../draw/ticks.js';
import { type Box, boxContains, boxesOverlap, type Px, viewBox } from '../draw/viewport.js';
import type { SceneNode, TextNode } from '../scene/scene.js';
import { type AxesInput, type Axis, axisBox, axisPoint, headBox } from './axis.js';

/** px between a tick and its number, and between numbers at least. */
const NUMBER_GAP = 3;
const NUMBER_DISTANCE = 7;

/** px that numbers keep from axes, heads, names and the edge of the view. */
const MARGIN = 1;

/** px between ticks from which fractions are written in full size. */
const LARGE_FRACTIONS = 45;

/** Height of KaTeX's digits in em: numbers share a baseline whatever else is beside them. */
const DIGIT_HEIGHT = 0.645;

/**
 * The offsets of names that nobody dragged, px. Offsets lead from the point NAME_RISE px above the tip to the
 * baseline's left end: so the dragged names of published files stand clear of the arrow and of the figure.
 */
const NAME_OFFSETS = { x: [-14, 31], y: [-20, 19] } as const;
const NAME_RISE = 10;

function mathSpec(source: string, fontSize: number): TextSpec {
  return { source, mode: 'latex', font: 'KaTeX_Math', fontSize, align: 'left' };
}

/** All characters that axes with these names write, for loading fonts; × and π lie in the files of the digits and of the names. */
export function axisTexts(names: readonly string[]): TextSpec[] {
  return ['-0123456789.', ...names].map((source) => mathSpec(source, AXIS_NUMBER_SIZE));
}

/** The axis's name at its tip, where its style asks for it. */
export function nameNode(axis: Axis, { background, fonts, report, viewport }: AxesInput): TextNode | undefined {
  if (axis.style.get('axisLabelPreset') === 'none') return undefined;
  const spec = mathSpec(axis.name, AXIS_NAME_SIZE);
  const layout = layOut(spec, fonts, report);
  const [defaultX, defaultY] = NAME_OFFSETS[axis.name];
  const tip = axisPoint(axis, axis.tip, 0);
  const [x, y] = [tip[0], tip[1] - NAME_RISE];
  const dx = axis.style.get('axisLabelOffsetX');
  const dy = axis.style.get('axisLabelOffsetY');
  const paint = { color: axis.color, halo: background };
  const node = textNode(spec, layout, [x + (dx ?? defaultX), y + (dy ?? defaultY)], paint);
  if (!node || dx !== undefined || dy !== undefined || boxContains(viewBox(viewport), inkBox(node))) return node;
  // Beside an axis at the edge of the view there is room on its other side only.
  const ink = inkRect(layout);
  const place: Px =
    axis.name === 'x'
      ? [node.x, 2 * tip[1] - node.y - 2 * ink.y - ink.height]
      : [2 * tip[0] - node.x - 2 * ink.x - ink.width, node.y];
  return { ...node, x: place[0], y: place[1] };
}

/** The numbers of the axes that are shown: those that touch nothing, the ones nearest to the origin first. */
export function drawNumbers(
  axes: readonly Axis[],
  names: readonly TextNode[],
  input: AxesInput,
): Map<'x' | 'y', SceneNode[]> {
  const taken: Box[] = [...names.map((name) => inkBox(name)), ...axes.flatMap((axis) => headBox(axis) ?? [])];
  const crossed = axes.length === 2 && axes.every((axis) => axis.hasOrigin);
  const view = viewBox(input.viewport);
  const numbers = new Map<'x' | 'y', SceneNode[]>();
  let originWritten = false;
  for (const axis of axes) {
    if (!axis.style.get('label')) continue;
    const others = axes.filter((other) => other !== axis).map(axisBox);
    const placed: SceneNode[] = [];
    for (const node of numberNodes(axis, crossed, originWritten, input)) {
      const box = inkBox(node.text, MARGIN);
      const free = ![...taken, ...others].some((other) => boxesOverlap(box, other));
      if (!free || !boxContains(view, box)) continue;
      taken.push(inkBox(node.text, NUMBER_DISTANCE / 2));
      placed.push(node.text);
      if (node.k === 0) originWritten = true;
    }
    numbers.set(axis.name, placed);
  }
  return numbers;
}

interface NumberNode {
  readonly k: number;
  readonly text: TextNode;
}

function numberNodes(axis: Axis, crossed: boolean, originWritten: boolean, input: AxesInput): NumberNode[] {
  const size = AXIS_NUMBER_SIZE;
  const step = axis.spacing.unit * axis.spacing.multiple * input.viewport.scale;
  const entries = axis.ticks.map(({ k, at }) => {
    const spec = mathSpec(tickLabel(axis.spacing, k, step >= LARGE_FRACTIONS), size);
    const layout = layOut(spec, input.fonts, input.report);
    return { k, at, spec, layout, ink: inkRect(layout) };
  });
  const horizontal = axis.name === 'x';
  const extent = Math.max(0, ...entries.map(({ ink }) => (horizontal ? ink.width : ink.height)));
  const every = extent + NUMBER_DISTANCE <= step ? 1 : roundUp125((extent + NUMBER_DISTANCE) / step);
  const ascent = Math.max(DIGIT_HEIGHT * size, ...entries.map(({ ink }) => -ink.y));
  const descent = Math.max(0, ...entries.map(({ ink }) => ink.y + ink.height));
  const widest = Math.max(0, ...entries.map(({ ink }) => ink.width));
  const aside = axis.reach + NUMBER_GAP;
  const below = axis.at + aside + ascent + descent <= input.viewport.height;
  const left = axis.at - aside - widest >= 0;

  const place = ({ k, at, ink, layout }: (typeof entries)[number]): Px => {
    if (k === 0 && crossed) {
      // In the corner below and to the left of the origin, as far from one axis as from the other.
      return horizontal
        ? [at - aside - ink.x - ink.width, below ? axis.at + aside - ink.y : axis.at - aside - descent]
        : [left ? axis.at - aside - ink.x - ink.width : axis.at + aside - ink.x, at + aside - ink.y];
    }
    if (horizontal) {
      const baseline = below ? axis.at + aside + Math.max(DIGIT_HEIGHT * size, -ink.y) : axis.at - aside - descent;
      return [at - layout.width / 2, baseline];
    }
    const x = left ? axis.at - aside - ink.x - ink.width : axis.at + aside - ink.x;
    return [x, at - ink.y - ink.height / 2];
  };
  const paint = { color: axis.color, halo: input.background };
  return entries
    .filter(({ k }) => k % every === 0 && !(k === 0 && originWritten))
    .sort((a, b) => Math.abs(a.k) - Math.abs(b.k))
    .flatMap((entry) => {
      const text = textNode(entry.spec, entry.layout, place(entry), paint);
      return text ? [{ k: entry.k, text }] : [];
    });
}
