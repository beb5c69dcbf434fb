import type { ImageNode } from '@geoslide/core';
import type { Frame } from './frame.js';
import { bp, decimal, degrees } from './numbers.js';

/** Gives the name under which an image's file is found beside the document. */
export type ImageAsset = (image: ImageNode, index: number) => string;

/** Names that are a file's and nothing else to TeX. */
const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** The image from its file, or the frame in its place. Throws RangeError where the file's name could be more than a name. */
export function imageLines(node: ImageNode, index: number, frame: Frame, assets: ImageAsset | undefined): string[] {
  const { x, y, width, height } = node.rect;
  if (node.opacity <= 0 || width <= 0 || height <= 0) return [];
  const center = frame.point(x + width / 2, y + height / 2);
  const turn = degrees(node.rotation);
  const options = ['anchor=center', 'inner sep=0pt', ...(turn === '0' ? [] : [`rotate=${turn}`])];
  if (node.opacity < 1) options.push(`opacity=${decimal(node.opacity, 3)}`);
  if (assets === undefined) {
    const size = `minimum width=${bp(width)}, minimum height=${bp(height)}`;
    return [`\\node[draw=gray, line width=0.75bp, ${size}, ${options.join(', ')}] at ${center} {};`];
  }
  const name = assets(node, index);
  if (!SAFE_NAME.test(name)) {
    throw new RangeError(
      `An image's file is called ${JSON.stringify(name)}: use letters, digits, dots, hyphens and underscores.`,
    );
  }
  const graphics = `\\includegraphics[width=${bp(width)}, height=${bp(height)}]{${name}}`;
  return [`\\node[${options.join(', ')}] at ${center} {${graphics}};`];
}
