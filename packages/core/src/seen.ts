import type { Construction, ConstructionObject } from '@geoslide/geometry';
import { isSpaceSlide, type Slide } from '@geoslide/protocol';
import {
  buttonStyle,
  type DrawnSlide,
  drawnSlide,
  imageStyle,
  objectStyle,
  sliderStyle,
  writingOf,
} from './plane/content.js';
import { spaceSheet } from './space/sheet.js';
import { readableText } from './text/readable-text.js';

/** Whether the style of an object hides it, by the kind of its definition. */
const isHidden: Readonly<Record<string, (slide: DrawnSlide, object: ConstructionObject) => boolean>> = {
  primitive: (slide, object) => objectStyle(slide, object).get('hidden'),
  slider: (slide, object) => sliderStyle(slide, object).get('hidden'),
  button: (slide, object) => buttonStyle(slide, object).get('hidden'),
  image: (slide, object) => imageStyle(slide, object).get('hidden'),
};

/** What is seen of a slide: its objects, in the order of the file, and what their labels say. */
export interface Seen {
  /** Those that are hidden neither by their style nor by their condition. */
  readonly objects: readonly ConstructionObject[];
  /** The words of an object's label, as a screen reader says them; undefined where none is seen. */
  readonly label: (object: ConstructionObject) => string | undefined;
}

export function seenOn(slide: Slide, construction: Construction): Seen {
  const styleSheet = isSpaceSlide(slide) ? spaceSheet(slide.styleSheet) : slide.styleSheet;
  const drawn = drawnSlide({ ...slide, styleSheet }, construction, () => () => {});
  const objects = [...construction.objects.values()].filter(
    (object) => object.isShown && isHidden[object.kind]?.(drawn, object) !== true,
  );
  return {
    objects,
    label: (object) => {
      const spec = writingOf(drawn, object);
      return spec && readableText(spec.source, spec.mode);
    },
  };
}
