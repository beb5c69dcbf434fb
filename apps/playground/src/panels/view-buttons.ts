import { byId } from '../page/dom.js';

export interface ViewButtonsPorts {
  readonly reset: () => void;
  readonly fit: () => Promise<void>;
  /** Writes the view into the project. */
  readonly save: () => void;
}

/** The buttons below the picture that change what of the slide is seen. */
export function createViewButtons({ reset, fit, save }: ViewButtonsPorts): void {
  const whole = byId('full-screen', HTMLButtonElement);
  byId('reset', HTMLButtonElement).addEventListener('click', reset);
  byId('fit', HTMLButtonElement).addEventListener('click', () => void fit());
  byId('save-view', HTMLButtonElement).addEventListener('click', save);
  // Some phones have no full screen for pages.
  whole.hidden = !document.fullscreenEnabled;
  whole.addEventListener('click', () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void byId('picture-panel', HTMLDivElement).requestFullscreen();
  });
  document.addEventListener('fullscreenchange', () =>
    whole.setAttribute('aria-pressed', String(document.fullscreenElement !== null)),
  );
}
