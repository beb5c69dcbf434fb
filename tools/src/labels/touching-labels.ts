import type { Scene, SceneNode, TextNode } from '@geoslide/core';
import { createInk } from '../../../packages/core/dist/draw/hits.js';
import { inkBox } from '../../../packages/core/dist/draw/text.js';
import { type Box, boxesOverlap } from '../../../packages/core/dist/draw/viewport.js';

/** px around a label's ink that have to be free. */
const CLEARANCE = 1;

/** What of a scene's labels is seen. */
export interface TouchingLabels {
  readonly count: number;
  /** The ids of the objects whose labels touch something, with what they touch. */
  readonly touching: readonly string[];
}

/** Counts the labels whose glyphs touch a line, a mark or another text; lines of a grid do not count. */
export function touchingLabels({ children, width, height }: Scene): TouchingLabels {
  const view: Box = { minX: 0, minY: 0, maxX: width, maxY: height };
  const lines = createInk(view);
  lines.add(children.filter((node) => !isOf(node, 'grid')));
  const texts = children.flatMap(textsIn);
  const labels = children.filter((node) => isOf(node, 'label')).flatMap(withTexts);
  const touching = labels.flatMap(({ id, text }): string[] => {
    const own = glyphBoxes(text);
    if (own.some(({ box, rotation }) => lines.touches(box, CLEARANCE, [text.x, text.y], rotation)))
      return [`${id}: line`];
    const others = texts.filter((other) => other !== text && boxesOverlap(inkBox(other), inkBox(text, CLEARANCE)));
    return others.length > 0 ? [`${id}: ${others[0]!.source}`] : [];
  });
  return { count: labels.length, touching };
}

function isOf(node: SceneNode, type: string): boolean {
  return node.kind === 'group' && node.type === type;
}

function withTexts(node: SceneNode): { id: string; text: TextNode }[] {
  return textsIn(node).map((text) => ({ id: node.kind === 'group' ? (node.id ?? '') : '', text }));
}

function textsIn(node: SceneNode): TextNode[] {
  if (node.kind === 'group') return node.children.flatMap(textsIn);
  return node.kind === 'text' ? [node] : [];
}

/** The boxes of a text's pieces before its rotation. */
function glyphBoxes(text: TextNode): { readonly box: Box; readonly rotation: number }[] {
  const { rotation = 0, layout } = text;
  return layout.pieces.map((piece) => {
    const alone: TextNode = { ...text, layout: { ...layout, pieces: [piece] }, rotation: 0 };
    return { box: inkBox(alone), rotation };
  });
}
