import { styleProperties } from '@geoslide/protocol';
import type { Px } from './viewport.js';

const { offsetX, offsetY } = styleProperties.label;

/** The offset of a label that nobody dragged, px; it may be placed more cleverly. */
export const DEFAULT_OFFSET = { offsetX: offsetX.default, offsetY: offsetY.default } as const;

/** Whether an offset is that of a label that nobody dragged. */
export function isUndragged([x, y]: Px): boolean {
  return x === DEFAULT_OFFSET.offsetX && y === DEFAULT_OFFSET.offsetY;
}
