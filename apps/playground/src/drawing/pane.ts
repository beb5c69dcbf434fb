import { isSpaceSlide, type Size, type Slide, spaceSide } from '@geoslide/protocol';
import { MAX_RATIO } from './max-ratio.js';
import { LEAST_SHOWN } from './screen-ratio.js';

/** The room for the picture on the page. */
export interface Pane {
  /**
   * How a slide in space is drawn so that it fills the pane; undefined while there is no room, and for a slide in the
   * plane, whose view has a shape.
   */
  fill(slide: Slide | undefined): PaneFill | undefined;
}

interface PaneFill {
  /** px at pixelRatio 1: as high as the slide is by itself. */
  readonly size: Size;
  /** Device px per px of the picture with the pixels of the screen. */
  readonly ratio: number;
}

/** Pictures are at most so many times as wide as high: what is wider would show little of the figure. */
const WIDEST = 3;

/**
 * @param frame The element in which the picture lies. As high as its style lets it become, and as wide as it is.
 * @param onChange Pictures that were drawn for it fill it no more.
 */
export function createPane(frame: HTMLElement, onChange: () => void): Pane {
  /** The room of the last picture; undefined for one in the plane. */
  let filled: string | undefined;

  /** px of the page that a picture may take; undefined while there is no room. */
  function room(): Size | undefined {
    const style = getComputedStyle(frame);
    const inner = (whole: number, before: string, after: string) =>
      whole - Number.parseFloat(before) - Number.parseFloat(after);
    const width = inner(frame.clientWidth, style.paddingLeft, style.paddingRight);
    const height = inner(Number.parseFloat(style.maxHeight), style.paddingTop, style.paddingBottom);
    return Math.min(width, height) < LEAST_SHOWN ? undefined : { width: Math.min(width, WIDEST * height), height };
  }

  const situation = (): string => JSON.stringify([room(), devicePixelRatio]);
  new ResizeObserver(() => {
    if (filled !== undefined && room() !== undefined && situation() !== filled) onChange();
  }).observe(frame);

  return {
    fill(slide) {
      if (!slide || !isSpaceSlide(slide)) {
        filled = undefined;
        return undefined;
      }
      filled = situation();
      const found = room();
      if (!found) return undefined;
      const height = spaceSide(slide);
      const width = Math.round((height * found.width) / found.height);
      return {
        size: { width, height },
        ratio: Math.min(MAX_RATIO, Math.round(devicePixelRatio * found.width) / width),
      };
    },
  };
}
