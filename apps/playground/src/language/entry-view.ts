import { make } from '../page/dom.js';
import type { Entry } from './knowledge.js';
import { samplePicture } from './sample-picture.js';

/** An entry of the language for people: how it is written, what it gives, and what it is. */
export function entryView({ form, gives, doc, example }: Entry): HTMLElement {
  const head = make('div', { className: 'form' }, make('code', { textContent: form }), ` → ${gives}`);
  const body = make('div', { textContent: doc });
  const shown =
    example === undefined ? [] : [make('div', { className: 'note' }, make('code', { textContent: example }))];
  const picture = example === undefined ? [] : [samplePicture(example)];
  return make('div', { className: 'entry' }, ...picture, head, body, ...shown);
}
