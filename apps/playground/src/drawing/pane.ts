import { isSpaceSlide, type Size, type Slide, spaceSide } from '@geoslide/protocol';

/** The room for the picture on the page. */
export interface Pane {
  /** px at pixelRatio 1 of a slide in space that fills it; undefined for a slide in the plane, whose view has a shape. */
  sizeFor(slide: Slide | undefined): Size | undefined;
}

/** Pictures are at most so many times as wide as high: what is wider would show little of the figure. */
const WIDEST = 3;

/**
 * @param frame The element in which the picture lies. As high as its style lets it become, and as wide as it is.
 * @param onChange Pictures that were drawn for it have not its shape any more.
 */
export function createPane(frame: HTMLElement, onChange: () => void): Pane {
  /** The shape of the last picture. */
  let drawnFor: number | undefined;

  /** Width : height; undefined while it has no room. */
  function shape(): number | undefined {
    const style = getComputedStyle(frame);
    const inner = (whole: number, before: string, after: string) =>
      whole - Number.parseFloat(before) - Number.parseFloat(after);
    const width = inner(frame.clientWidth, style.paddingLeft, style.paddingRight);
    const height = inner(Number.parseFloat(style.maxHeight), style.paddingTop, style.paddingBottom);
    return width > 0 && height > 0 ? Math.min(WIDEST, width / height) : undefined;
  }

  new ResizeObserver(() => {
    if (drawnFor !== undefined && shape() !== drawnFor) onChange();
  }).observe(frame);

  return {
    sizeFor(slide) {
      drawnFor = slide && isSpaceSlide(slide) ? shape() : undefined;
      if (slide === undefined || drawnFor === undefined) return undefined;
      const height = spaceSide(slide);
      return { width: Math.round(height * drawnFor), height };
    },
  };
}
