import { byId } from '../page/dom.js';
import { messageOf } from '../page/errors.js';
import { t } from '../words/words.js';
import type { ProjectIdentity } from './identity.js';
import { keyOfProject, type ProjectStore } from './store.js';

/** Keeps the project while it is written. */
export interface Autosave {
  /** The project is this now. It is kept soon, and before the page is left. */
  changed(project: ProjectIdentity, text: string): void;
  /** Keeps what is not kept yet. */
  flush(): void;
}

export interface AutosaveEvents {
  /** It could not be kept, for this reason; told once until it can again. */
  readonly onFailed: (message: string) => void;
  /** Another window has changed the project that is open here. */
  readonly onForeign: () => void;
  readonly current: () => ProjectIdentity;
  /** Before the page is left: puts what hands have done into the text. */
  readonly beforeLeaving: () => void;
}

/** Ms without a change after which a project is kept. */
const PAUSE_MS = 400;

export function createAutosave(store: ProjectStore, events: AutosaveEvents): Autosave {
  const note = byId('kept', HTMLParagraphElement);
  let waiting: { readonly project: ProjectIdentity; readonly text: string } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;

  function flush(): void {
    clearTimeout(timer);
    if (!waiting) return;
    try {
      store.keep(waiting.project, waiting.text);
      waiting = undefined;
      hasFailed = false;
      note.textContent = t('kept in this browser');
    } catch (error) {
      note.textContent = t('not kept');
      const reason = messageOf(error);
      const message =
        'The browser can not keep this project ({reason}). Save it as a file, or remove projects from the list of recent ones.';
      if (!hasFailed) events.onFailed(t(message, { reason }));
      hasFailed = true;
    }
  }

  addEventListener('pagehide', () => {
    events.beforeLeaving();
    flush();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    events.beforeLeaving();
    flush();
  });
  addEventListener('beforeunload', (event) => {
    events.beforeLeaving();
    flush();
    if (waiting) event.preventDefault();
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === keyOfProject(events.current().id) && newValue !== null) events.onForeign();
  });

  return {
    flush,
    changed(project, text) {
      if (waiting && waiting.project.id !== project.id) flush();
      waiting = { project, text };
      note.textContent = '';
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE_MS);
    },
  };
}
