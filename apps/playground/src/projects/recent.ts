import { byId, make } from '../page/dom.js';
import { createMenu } from '../page/menu.js';
import { t } from '../words/words.js';
import type { KeptProject, ProjectStore } from './store.js';

export interface RecentEvents {
  readonly onOpen: (project: KeptProject) => void;
  readonly currentId: () => string;
  /** Before the list is shown. */
  readonly beforeShown: () => void;
}

/** The list of the projects that this browser keeps. */
export function createRecent(store: ProjectStore, { onOpen, currentId, beforeShown }: RecentEvents): void {
  const menu = createMenu('recent');
  const list = byId('recent-list', HTMLUListElement);

  function row(project: KeptProject): HTMLLIElement {
    const { id, name, at } = project;
    const open = make('button', { type: 'button', className: 'quiet' }, name);
    const isCurrent = id === currentId();
    open.append(
      make('span', { className: 'note', textContent: isCurrent ? t('open') : new Date(at).toLocaleString() }),
    );
    open.addEventListener('click', () => {
      menu.open = false;
      if (!isCurrent) onOpen(project);
    });
    const remove = make('button', { type: 'button', className: 'quiet', textContent: '✕', disabled: isCurrent });
    remove.setAttribute('aria-label', t('Remove {name}', { name }));
    remove.addEventListener('click', () => {
      if (!confirm(t('Remove {name} from this browser? It can not be brought back.', { name }))) return;
      store.forget(id);
      show();
    });
    return make('li', {}, open, remove);
  }

  function show(): void {
    const all = store.all();
    const none = make('li', {
      className: 'note',
      textContent: t('No project is kept yet: each is, once you change it.'),
    });
    list.replaceChildren(...(all.length === 0 ? [none] : all.map(row)));
  }

  menu.addEventListener('toggle', () => {
    if (!menu.open) return;
    beforeShown();
    show();
  });
}
