import type { Drawn } from '@geoslide/element/parts';
import { drawnBound, EVEN_PLANE } from '@geoslide/protocol';
import { MAX_RATIO } from './max-ratio.js';

/** The size of a picture at pixelRatio 1, px; its own pixels are whole, and say it less exactly. */
export function logicalSize(
  { width, height, viewBound, scale, plane = EVEN_PLANE }: Drawn,
  ratio: number,
): { readonly width: number; readonly height: number } {
  if (!viewBound || scale === undefined)
    return { width: Math.round(width / ratio), height: Math.round(height / ratio) };
  const { left, right, top, bottom } = drawnBound(plane, viewBound);
  const exact = (units: number) => Number((units * scale).toFixed(3));
  return { width: exact(right - left), height: exact(top - bottom) };
}

/** How finely the picture is drawn so that it has the pixels of the screen. */
export interface ScreenRatio {
  /** Device px per px of the picture as wide as it is shown. */
  get(): number;
  /** A picture is shown that is so wide, px at pixelRatio 1. */
  shown(width: number): void;
}

/**
 * px of the page: a narrower picture is not looked at. While a window opens or changes, it may be a px wide for a
 * moment.
 */
export const LEAST_SHOWN = 32;

/**
 * @param frame The element in which the picture lies.
 * @param onChange The picture that is shown has not the pixels of the screen any more.
 */
export function createScreenRatio(frame: HTMLElement, onChange: () => void): ScreenRatio {
  /** px of the picture that is shown, at pixelRatio 1. */
  let width = 0;
  let ratio = Math.min(MAX_RATIO, devicePixelRatio);
  /** What the ratio was chosen for: to choose it again from what came of it could go on for ever. */
  let chosenFor = '';

  function check(): void {
    const wide = frame.querySelector('.sheet')?.getBoundingClientRect().width ?? 0;
    const situation = [width, frame.clientWidth, innerHeight, devicePixelRatio].join(' ');
    if (width === 0 || wide < LEAST_SHOWN || situation === chosenFor) return;
    chosenFor = situation;
    const wanted = Math.min(MAX_RATIO, Math.round(devicePixelRatio * wide) / width);
    if (wanted === ratio) return;
    ratio = wanted;
    onChange();
  }
  new ResizeObserver(check).observe(frame);

  return {
    get: () => ratio,
    shown(next) {
      width = next;
      check();
    },
  };
}
