import type { Definition, Style } from '@geoslide/protocol';
import type { Element } from '../file/model.js';
import { child, numberIn } from '../file/xml.js';
import type { View } from './view.js';

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Bytes of a picture that is taken into a project, where it is a third longer. */
const MAX_BYTES = 5_000_000;

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' };

/**
 * A picture of the zip between its corners: lower left, lower right, upper left.
 *
 * @returns the definition and its style, or the reason why there is none
 */
export function imageOf(
  id: string,
  { node }: Element,
  corners: readonly (Corner | undefined)[],
  pictures: ReadonlyMap<string, Uint8Array>,
  view: View,
): { definition: Definition; style: Style } | { reason: string } {
  const name = child(node, 'file')?.attributes.name ?? '';
  const bytes = pictures.get(name) ?? pictures.get(name.replace(/^\//, ''));
  if (bytes === undefined) return { reason: `the picture ${JSON.stringify(name)} is not in the zip` };
  const type = TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (type === undefined) return { reason: `the picture ${JSON.stringify(name)} is neither PNG nor JPEG` };
  if (bytes.length > MAX_BYTES)
    return { reason: `the picture ${JSON.stringify(name)} has ${bytes.length} bytes: at most ${MAX_BYTES} are taken` };
  const definition: Definition = { kind: 'image', id, source: `Image("data:${type};base64,${base64(bytes)}")` };
  const opacity = Math.round(100 * (numberIn(child(node, 'objColor'), 'alpha') ?? 1));
  return { definition, style: { ...placeOf(node, corners, view), ...(opacity < 100 && { opacity }) } };
}

function placeOf(node: Element['node'], [left, right, top]: readonly (Corner | undefined)[], view: View): Style {
  const screen = child(node, 'absoluteScreenLocation');
  if (screen !== undefined)
    return { offsetX: numberIn(screen, 'x') ?? 0, offsetY: numberIn(screen, 'y') ?? 0, screenFixed: true };
  const corner = left ?? { x: 0, y: 0 };
  const camera = view.slide.camera;
  const scale = camera?.kind === '3d' ? 50 : (camera?.scale ?? 50);
  const size = (other: Corner | undefined) => other && Math.hypot(other.x - corner.x, other.y - corner.y);
  const width = size(right);
  const height = size(top);
  return {
    offsetX: corner.x,
    offsetY: top?.y ?? corner.y + (height ?? width ?? 1),
    ...(width !== undefined && { width: width * scale }),
    ...(height !== undefined && { height: height * scale }),
  };
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b = 0, c = 0] = bytes.subarray(i, i + 3) as unknown as [number, number?, number?];
    const bits = (a << 16) | (b << 8) | c;
    const digits = [18, 12, 6, 0].map((shift) => DIGITS[(bits >> shift) & 63]!);
    parts.push(
      digits
        .join('')
        .slice(0, Math.min(4, bytes.length - i + 1))
        .padEnd(4, '='),
    );
  }
  return parts.join('');
}
