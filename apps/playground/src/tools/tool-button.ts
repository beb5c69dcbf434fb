import { byId, make } from '../page/dom.js';
import { t } from '../words/words.js';
import { type Tool, tools } from './tool.js';

/** What a button of the toolbar shows. */
export type ButtonFace = Pick<Tool, 'title' | 'icon'>;

export const MOVE: ButtonFace = { title: 'Move', icon: '<path d="M5 3 19 12l-6.500 1.500L9 20z"/>' };
export const DELETE: ButtonFace = {
  title: 'Delete the selected object',
  icon: '<path d="M4 7h16M9 7V4h6v3M6.500 7l1 13h9l1-13M10 10.500v6M14 10.500v6"/>',
};

export function toolButton({ title, icon }: ButtonFace): HTMLButtonElement {
  const element = make('button', { type: 'button', title: t(title) });
  element.setAttribute('aria-label', t(title));
  // The icons are those of the tables.
  element.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true">${icon}</svg>`;
  return element;
}

/** Shows the toolbar before it can be used, so that the picture below it is where it will stay. */
export function outlineToolbar(): void {
  const faces = [MOVE, ...Object.values<ButtonFace>(tools), DELETE];
  byId('tools', HTMLDivElement).append(...faces.map((face) => Object.assign(toolButton(face), { disabled: true })));
}
