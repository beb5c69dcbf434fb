/** How finely the picture is drawn so that it has the pixels of the screen. */
export interface ScreenRatio {
  /** Device px per px of the picture as wide as it is shown. */
  get(): number;
  /** A picture is shown that is so wide, px at pixelRatio 1. */
  shown(width: number): void;
}

const MAX_RATIO = 4;
/** px by which a picture may differ from its place. */
const NEAR_PX = 1;

/**
 * @param frame The element in which the picture lies.
 * @param onChange The picture that is shown has not the pixels of the screen any more.
 */
export function createScreenRatio(frame: HTMLElement, onChange: () => void): ScreenRatio {
  /** px of the picture that is shown, at pixelRatio 1. */
  let width = 0;
  let ratio = Math.min(MAX_RATIO, devicePixelRatio);

  function check(): void {
    const sheet = frame.querySelector('.sheet');
    const wide = sheet?.getBoundingClientRect().width ?? 0;
    if (width === 0 || wide === 0) return;
    const wanted = Math.min(MAX_RATIO, (devicePixelRatio * wide) / width);
    if (Math.abs(wanted - ratio) * width < NEAR_PX) return;
    ratio = Number(wanted.toFixed(4));
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
