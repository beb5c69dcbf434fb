import { t } from '../words/words.js';
import { byId, make } from './dom.js';

/** What pointers do in the picture, and what keys do. */
const hints = {
  plane: {
    hands: 'Drag points, sliders, labels and texts; drag the ground to move the view, scroll or pinch to zoom.',
    keys: 'Keys: Tab reaches what can be moved, arrows move it, with Shift finely; on the picture itself arrows move the view, + and − zoom, 0 shows the slide’s own view.',
  },
  space: {
    hands:
      'Drag free points along the plane, with Shift upright; drag the ground to turn, with Shift or the right button to move, scroll or pinch to zoom.',
    keys: 'Keys: Tab reaches points, arrows and Page Up, Page Down move them; on the picture itself arrows turn (with Shift: move), + and − zoom, 0 shows the slide’s own camera.',
  },
} as const;

/** Says below the picture what can be done in it; nothing of a source. */
export function showHint(kind: keyof typeof hints | 'source'): void {
  const place = byId('hint', HTMLParagraphElement);
  place.replaceChildren();
  if (kind === 'source') return;
  const { hands, keys } = hints[kind];
  place.append(t(hands), ' ', make('span', { className: 'keys', textContent: t(keys) }));
}
