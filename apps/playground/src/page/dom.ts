import { type Answer, type Drawn, make } from '@geoslide/element/parts';
import { t } from '../words/words.js';

export { make };

/** The element of the page with this id; throws where the page has none of this type. */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`the page has no ${type.name} "${id}"`);
  return found;
}

/** Copies text, and says so on the button for a moment. */
export async function copyFrom(button: HTMLButtonElement, text: string): Promise<void> {
  const before = button.dataset.label ?? button.textContent ?? '';
  button.dataset.label = before;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = t('Copied');
  } catch {
    button.textContent = t('The browser does not allow it');
  }
  setTimeout(() => {
    button.textContent = before;
  }, 1500);
}

/** Gives a file to the browser, to keep where it keeps downloads. */
export function saveAs(name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const link = make('a', { href: URL.createObjectURL(new Blob([content], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Says what is wrong in a form; an empty message takes it away. */
export function showFault(place: HTMLElement, message: string): void {
  place.textContent = message;
  place.hidden = message === '';
}

/** Shows a small picture; what can't be drawn leaves an empty sheet. */
export function paint(canvas: HTMLCanvasElement, answer: Answer<Drawn>): void {
  const { width, height, data } = answer.ok ? answer.result : { width: 1, height: 1, data: undefined };
  Object.assign(canvas, { width, height });
  if (data instanceof Uint8ClampedArray)
    canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
}
