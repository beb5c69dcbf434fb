import { byId, make } from '../page/dom.js';
import { t } from '../words/words.js';
import { entryView } from './entry-view.js';
import { loadKnowledge } from './load-knowledge.js';

/** The searchable reference of the language in the page. */
export function createReference(): void {
  const panel = byId('reference', HTMLDetailsElement);
  const query = byId('reference-query', HTMLInputElement);
  const found = byId('reference-found', HTMLElement);
  // It scrolls, so keys have to reach it.
  found.tabIndex = 0;
  const count = byId('reference-count', HTMLSpanElement);

  async function show(): Promise<void> {
    const { search } = await loadKnowledge();
    const entries = search(query.value);
    count.textContent = entries.length === 0 ? t('nothing found') : t('{n} shown', { n: entries.length });
    found.replaceChildren(make('div', {}, ...entries.map(entryView)));
  }

  panel.addEventListener('toggle', () => {
    if (panel.open) void show();
  });
  query.addEventListener('input', () => void show());
}
