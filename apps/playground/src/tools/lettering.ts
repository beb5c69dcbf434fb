import { loadedFigure, loadFigure } from '../text/figure-form.js';
import { t } from '../words/words.js';

export interface LetteringPorts {
  /** The element of the picture. */
  readonly picture: HTMLElement;
  /** The objects at a place of the page, the nearest first. */
  readonly at: (clientX: number, clientY: number) => Promise<readonly string[]>;
  readonly project: () => unknown;
  readonly slideIndex: () => number;
  /** Changes the text in one step of undo. */
  readonly rewrite: (write: (text: string) => string | undefined) => void;
}

/** The object whose handle an element is, or lies in. */
function heldAt(target: EventTarget | null): string | undefined {
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-handle]')?.dataset.handle : undefined;
  return handle?.slice(handle.indexOf(' ') + 1);
}

/** A double click on an object, its label or a text asks for other letters. */
export function createLettering({ picture, at, project, slideIndex, rewrite }: LetteringPorts): void {
  async function edit(id: string): Promise<void> {
    await loadFigure();
    const { letteringOf, withLettering } = loadedFigure();
    const found = letteringOf(project(), slideIndex(), id);
    if (found === undefined) return;
    const question = found.isText ? 'Text of {id}; {{…}} shows a value' : 'Label of {id}; {{…}} shows a value';
    const template = prompt(t(question, { id }), found.template);
    if (template === null || template === found.template) return;
    rewrite((text) => withLettering(text, slideIndex(), { id, template }));
  }

  picture.addEventListener('dblclick', async ({ target, clientX, clientY }) => {
    if (document.body.classList.contains('making')) return;
    const id = heldAt(target) ?? (await at(clientX, clientY))[0];
    if (id !== undefined) await edit(id);
  });
  picture.addEventListener('keydown', ({ key, target }) => {
    const id = heldAt(target);
    if (key === 'F2' && id !== undefined) void edit(id);
  });
}
