import { byId } from './dom.js';

/** A list that opens below a button: it closes with Escape, and when something else is pressed. */
export function createMenu(id: string): HTMLDetailsElement {
  const menu = byId(id, HTMLDetailsElement);
  addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  return menu;
}
