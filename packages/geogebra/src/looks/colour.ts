import { type Node, numberIn } from '../file/xml.js';

/** `#rrggbb` of the attributes r, g, b, 0 to 255; undefined where they are missing. */
export function colourOf(node: Node | undefined): string | undefined {
  const parts = ['r', 'g', 'b'].map((name) => numberIn(node, name));
  if (!parts.every((part) => part !== undefined)) return undefined;
  return `#${parts
    .map((part) =>
      Math.min(255, Math.max(0, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
