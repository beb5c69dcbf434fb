import type { Construction, ConstructionObject } from '@geoslide/geometry';
import { isSpaceSlide, type Slide } from '@geoslide/protocol';
import { buttonStyle, type DrawnSlide, drawnSlide, imageStyle, objectStyle, sliderStyle } from './plane/content.js';
import { spaceSheet } from './space/sheet.js';

/** Whether the style of an object hides it, by the kind of its definition. */
const isHidden: Readonly<Record<string, (slide: DrawnSlide, object: ConstructionObject) => boolean>> = {
  primitive: (slide, object) => objectStyle(slide, object).get('hidden'),
  slider: (slide, object) => sliderStyle(slide, object).get('hidden'),
  button: (slide, object) => buttonStyle(slide, object).get('hidden'),
  image: (slide, object) => imageStyle(slide, object).get('hidden'),
};

/** The objects of a slide that are hidden neither by their style nor by their condition, in the order of the file. */
export function seenObjects(slide: Slide, construction: Construction): ConstructionObject[] {
  const styleSheet = isSpaceSlide(slide) ? spaceSheet(slide.styleSheet) : slide.styleSheet;
  const drawn = drawnSlide({ ...slide, styleSheet }, construction, () => () => {});
  return [...construction.objects.values()].filter(
    (object) => object.isShown && isHidden[object.kind]?.(drawn, object) !== true,
  );
}
