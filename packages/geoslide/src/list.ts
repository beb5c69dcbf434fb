import { describeValue } from '@geoslide/geometry';
import type { Warning } from '@geoslide/protocol';
import { prepareSlide } from './prepare.js';
import type { ReadOptions } from './read-project.js';

/** One object of a slide, as plain JSON. */
export interface ListedObject {
  readonly id: string;
  readonly kind: string;
  /** Its style type: `Point`, `Segment`, `Semicircle`… */
  readonly type: string;
  /** False where the construction is impossible; a warning then says why. */
  readonly defined: boolean;
  /** `{ x, y }` of a point, the number of a number, and so on; null where it is undefined. */
  readonly value: unknown;
}

/**
 * Every object of a slide with its type and value, in the order of the file.
 *
 * @param content A project: parsed from JSON, or as a text, figure text or JSON.
 * @param slideIndex 1-based.
 * @throws ProtocolError for a project that breaks the format, RenderError for a slide that does not exist.
 */
export function listObjects(
  content: unknown,
  slideIndex = 1,
  options: ReadOptions = {},
): { slide: number; objects: ListedObject[]; warnings: readonly Warning[] } {
  const { construction, reported } = prepareSlide(content, { ...options, slideIndex });
  const objects = [...construction.objects.values()].map(({ id, kind, type, value }) => ({
    id,
    kind,
    type,
    defined: value !== undefined,
    value: value === undefined ? null : describeValue(value),
  }));
  return { slide: slideIndex, objects, warnings: reported(construction.warnings) };
}
