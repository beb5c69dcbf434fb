import { byId, make } from './dom.js';

/** What pointers do in the picture, and what keys do. */
const hints = {
  plane: {
    hands: 'Drag points, sliders, labels and texts; drag the ground to move the view, scroll or pinch to zoom.',
    keys: 'Keys: Tab reaches what can be moved, arrows move it, with Shift finely; on the picture itself arrows move the view, + and − zoom, 0 shows the slide’s own view.',
  },
  space: {
    hands: 'Drag to turn, drag with Shift or the right button to move, scroll or pinch to zoom.',
    keys: 'Keys: arrows turn (with Shift: move), + and − zoom, 0 shows the slide’s own camera.',
  },
  source: { hands: '', keys: '' },
} as const;

/** Says below the picture what can be done in it. */
export function showHint(kind: keyof typeof hints): void {
  const { hands, keys } = hints[kind];
  byId('hint', HTMLParagraphElement).replaceChildren(
    hands,
    ' ',
    make('span', { className: 'keys', textContent: keys }),
  );
}
