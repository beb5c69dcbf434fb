import type { Answer, Drawn } from '@geoslide/element/parts';
import { byId, make, paint } from '../page/dom.js';
import { t } from '../words/words.js';
import type { SlideEdit } from './slide-edits.js';
import { slidesOf } from './slides-of.js';

export interface SlidesPanel {
  /** Shows the slides of a project, one of them marked. */
  show(project: unknown, slideIndex: number): void;
}

export interface SlidesPorts {
  /** Draws a slide small, as pixels. */
  readonly draw: (project: unknown, slideIndex: number) => Promise<Answer<Drawn>>;
  /** What the look of slides depends on beside the project. */
  readonly look: () => unknown;
  readonly choose: (slideIndex: number) => void;
  /** Changes the text in one step of undo, and shows a slide. */
  readonly edit: (edit: SlideEdit, slideIndex: number) => void;
}

/** A slide's button. */
interface Thumb {
  readonly element: HTMLLIElement;
  readonly button: HTMLButtonElement;
  readonly canvas: HTMLCanvasElement;
  /** What was drawn on it. */
  drawn: string;
}

/**
 * The list of slides, and the panel with their small pictures, drawn while it is open, and the buttons that change
 * them.
 */
export function createSlidesPanel({ draw, look, choose, edit }: SlidesPorts): SlidesPanel {
  const panel = byId('slides-panel', HTMLDetailsElement);
  const list = byId('slide-list', HTMLOListElement);
  const count = byId('slide-count', HTMLSpanElement);
  const select = byId('slides', HTMLSelectElement);
  const button = (id: string) => byId(id, HTMLButtonElement);
  const thumbs: Thumb[] = [];
  let project: unknown;
  let current = 1;
  let version = 0;

  function thumb(slide: number): Thumb {
    const canvas = make('canvas', { width: 1, height: 1 });
    const choice = make('button', { type: 'button' }, canvas, make('span', { textContent: String(slide) }));
    choice.setAttribute('aria-label', t('Slide {n}', { n: slide }));
    choice.addEventListener('click', () => choose(slide));
    return { element: make('li', {}, choice), button: choice, canvas, drawn: '' };
  }

  /** Draws what has changed, one after the other, until something else is shown. */
  async function renew(): Promise<void> {
    version += 1;
    const own = version;
    if (!panel.open) return;
    for (const [i, slide] of slidesOf(project).entries()) {
      const shown = thumbs[i];
      const key = JSON.stringify([slide, look()]);
      if (!shown || shown.drawn === key) continue;
      const answer = await draw(project, i + 1);
      if (own !== version) return;
      shown.drawn = key;
      paint(shown.canvas, answer);
    }
  }

  select.addEventListener('change', () => choose(Number(select.value)));
  panel.addEventListener('toggle', () => void renew());
  button('slide-add').addEventListener('click', () => edit({ kind: 'add', slide: current }, current + 1));
  button('slide-add-space').addEventListener('click', () =>
    edit({ kind: 'add in space', slide: current }, current + 1),
  );
  button('slide-copy').addEventListener('click', () => edit({ kind: 'copy', slide: current }, current + 1));
  button('slide-delete').addEventListener('click', () =>
    edit({ kind: 'delete', slide: current }, Math.max(1, current - 1)),
  );
  for (const [id, step] of [
    ['slide-back', -1],
    ['slide-forward', 1],
  ] as const) {
    button(id).addEventListener('click', () =>
      edit({ kind: 'move', slide: current, to: current + step }, current + step),
    );
  }

  return {
    show(next, slideIndex) {
      project = next;
      current = slideIndex;
      const total = slidesOf(project).length;
      if (thumbs.length !== total) {
        while (thumbs.length < total) thumbs.push(thumb(thumbs.length + 1));
        thumbs.length = total;
        list.replaceChildren(...thumbs.map(({ element }) => element));
        select.replaceChildren(
          ...thumbs.map((_, i) =>
            make('option', { value: String(i + 1), textContent: t('{n} of {total}', { n: i + 1, total }) }),
          ),
        );
      }
      select.value = String(current);
      for (const [i, { button: each }] of thumbs.entries()) {
        if (i + 1 === current) each.setAttribute('aria-current', 'true');
        else each.removeAttribute('aria-current');
      }
      count.textContent = String(total);
      button('slide-delete').disabled = total < 2;
      button('slide-back').disabled = current < 2;
      button('slide-forward').disabled = current >= total;
      void renew();
    },
  };
}
