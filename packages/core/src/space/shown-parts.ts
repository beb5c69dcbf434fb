import type { Construction, ConstructionObject } from '@geoslide/geometry';
import type { Slide } from '@geoslide/protocol';
import { drawnSlide, objectStyle } from '../plane/content.js';
import { spaceStyleTypes } from './figure-table.js';
import { shownPart } from './figures-of.js';
import { spaceSheet } from './sheet.js';

/** The construction with its graphs within the bounds that their styles show, for who looks for a view of them. */
export function shownParts(slide: Slide, construction: Construction): Construction {
  const isGraph = ({ value }: ConstructionObject): boolean => value?.type === 'Surface' && value.graph === true;
  if (![...construction.objects.values()].some(isGraph)) return construction;
  const sheet = spaceSheet(slide.styleSheet);
  const drawn = drawnSlide({ ...slide, styleSheet: sheet }, construction, () => () => {}, spaceStyleTypes);
  const objects = [...construction.objects].map(
    ([id, object]) =>
      [
        id,
        object.value && isGraph(object)
          ? { ...object, value: shownPart(object.value, objectStyle(drawn, object)) }
          : object,
      ] as const,
  );
  return { ...construction, objects: new Map(objects) };
}
