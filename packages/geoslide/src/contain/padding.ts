import { ProtocolError } from '@geoslide/protocol';
import type { Contain, Size } from '../options.js';

/** px between the content and the picture's border where nobody says. */
const DEFAULT_PADDING = 16;

/** px of padding that `contain` asks for. */
export function paddingOf(contain: Contain): number {
  const padding = typeof contain === 'object' ? (contain.padding ?? DEFAULT_PADDING) : DEFAULT_PADDING;
  if (Number.isFinite(padding) && padding >= 0) return padding;
  const message = `padding (${padding}) has to be 0 px or more`;
  throw new ProtocolError(`contain.padding: ${message}`, [{ path: 'contain.padding', message }]);
}

/** The px that padding leaves of a size; throws ProtocolError where that is none. */
export function innerSize({ width, height }: Size, padding: number): Size {
  const inner = { width: width - 2 * padding, height: height - 2 * padding };
  if (inner.width > 0 && inner.height > 0) return inner;
  const message = `padding of ${padding} px on each side leaves nothing of ${width} × ${height} px`;
  throw new ProtocolError(`contain.padding: ${message}`, [{ path: 'contain.padding', message }]);
}
