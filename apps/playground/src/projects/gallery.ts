import type { Answer, Drawn } from '@geoslide/element/parts';
import { byId, make, paint } from '../page/dom.js';

export interface GalleryPorts {
  /** Draws a figure text small. */
  readonly draw: (text: string) => Promise<Answer<Drawn>>;
  readonly open: (name: string, text: string) => void;
}

/** The dialog with the pictures of all examples, drawn when they come into sight. */
export function createGallery({ draw, open }: GalleryPorts): void {
  const dialog = byId('gallery', HTMLDialogElement);
  const list = byId('gallery-list', HTMLUListElement);
  const query = byId('gallery-query', HTMLInputElement);
  /** What is searched of each example, by its place in the list. */
  const searched = new Map<HTMLElement, string>();
  let turn: Promise<unknown> = Promise.resolve();

  async function fill(): Promise<void> {
    if (list.childElementCount > 0) return;
    const { cookbook } = await import('./cookbook.js');
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        turn = turn.then(async () => {
          if (dialog.open) await paints.get(target)?.();
          else seen.observe(target);
        });
      }
    });
    const paints = new Map<Element, () => Promise<void>>();
    for (const { name, title, text } of cookbook) {
      const canvas = make('canvas', { width: 1, height: 1 });
      canvas.setAttribute('aria-hidden', 'true');
      const choice = make(
        'button',
        { type: 'button', className: 'quiet' },
        canvas,
        make('span', { textContent: title }),
      );
      choice.addEventListener('click', () => {
        dialog.close();
        open(name, text);
      });
      paints.set(choice, async () => paint(canvas, await draw(text)));
      const item = make('li', {}, choice);
      searched.set(item, `${title} ${name} ${text}`.toLowerCase());
      list.append(item);
      seen.observe(choice);
    }
  }

  query.addEventListener('input', () => {
    const wanted = query.value.trim().toLowerCase();
    for (const [item, said] of searched) item.hidden = !said.includes(wanted);
  });
  byId('gallery-open', HTMLButtonElement).addEventListener('click', () => {
    dialog.showModal();
    void fill();
  });
  byId('gallery-close', HTMLButtonElement).addEventListener('click', () => dialog.close());
}
