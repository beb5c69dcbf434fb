import { byId } from './dom.js';

/** Ms that a notice stays. */
const STAYS_MS = 12_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells something that is not about the picture, for a while or until it is closed. */
export function notify(message: string): void {
  const place = byId('notice', HTMLDivElement);
  byId('notice-text', HTMLSpanElement).textContent = message;
  place.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(hide, STAYS_MS);
  byId('notice-close', HTMLButtonElement).onclick = hide;
}

function hide(): void {
  byId('notice', HTMLDivElement).hidden = true;
}
