import type { ProjectIdentity } from './identity.js';

/** A project that this browser keeps. */
export interface KeptProject extends ProjectIdentity {
  readonly text: string;
  /** When it was kept, ms since 1970. */
  readonly at: number;
}

export interface ProjectStore {
  /** Keeps a project in place of what was kept of it. Throws where the browser has no room or does not allow it. */
  keep(project: ProjectIdentity, text: string): void;
  /** Every project that is kept, the newest first. */
  all(): readonly KeptProject[];
  forget(id: string): void;
}

const PREFIX = 'geoslide.project.';

/** The key of a project, for events of other windows. */
export const keyOfProject = (id: string): string => `${PREFIX}${id}`;

/** Projects in the local storage of the browser: it writes at once, even while the page is being left. */
export function createStore(storage: Storage, now: () => number): ProjectStore {
  return {
    keep({ id, name }, text) {
      storage.setItem(keyOfProject(id), JSON.stringify({ name, at: now(), text }));
    },
    all() {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      const kept = keys.filter((key) => key.startsWith(PREFIX)).flatMap((key) => read(key, storage.getItem(key) ?? ''));
      return kept.sort((a, b) => b.at - a.at);
    },
    forget(id) {
      storage.removeItem(keyOfProject(id));
    },
  };
}

function read(key: string, json: string): KeptProject[] {
  try {
    const { name, at, text } = JSON.parse(json);
    return typeof text === 'string' ? [{ id: key.slice(PREFIX.length), name: String(name), at: Number(at), text }] : [];
  } catch {
    // Not written by this page: left as it is.
    return [];
  }
}
