import { isJsonText } from '@geoslide/protocol';
import type { Editor } from '../editor/editor.js';
import { byId, copyFrom, make, saveAs } from '../page/dom.js';
import { messageOf } from '../page/errors.js';
import { notify } from '../page/notice.js';
import { EMPTY_SLIDE, EMPTY_SPACE } from '../text/empty-slide.js';
import { fileNameFor } from '../text/figure-form.js';
import { t } from '../words/words.js';
import { createAutosave } from './autosave.js';
import { examples, firstExample } from './examples.js';
import { newProject, type ProjectIdentity } from './identity.js';
import { projectOfAddress } from './project-of-address.js';
import { createRecent } from './recent.js';
import { fragmentOf } from './share-link.js';
import { createStore } from './store.js';

/** The projects of the page: where they come from, and where they are kept. */
export interface Projects {
  /** Opens what the address asks for, else what was open last, else an example. */
  start(): Promise<void>;
  /** Anything of the project has changed. */
  changed(project: ProjectIdentity, text: string): void;
  openFile(name: string, text: string): void;
  /** Opens what is there again at any time; it is kept once it is changed. */
  openCopy(name: string, text: string): void;
  /** Shows the name of the project's file. */
  showName(text: string): void;
}

export interface ProjectsOptions {
  readonly editor: Editor;
  /** Puts what hands have done into the text. */
  readonly beforeLeaving: () => void;
}

/** Characters that many programs keep of an address. */
const LONG_LINK = 30_000;

export function createProjects({ editor, beforeLeaving }: ProjectsOptions): Projects {
  const store = createStore(localStorage, Date.now);
  const share = byId('share', HTMLButtonElement);
  const fileName = byId('file-name', HTMLButtonElement);
  const exampleSelect = byId('examples', HTMLSelectElement);
  /** Projects that nobody has changed yet are not kept. */
  let untouched: { readonly id: string; readonly text: string } | undefined;
  let isReady = false;

  const autosave = createAutosave(store, {
    onFailed: notify,
    onForeign() {
      editor.identify(newProject(editor.project().name), false);
      notify(t('Another window changes this project: what you do here is kept as a copy of it.'));
    },
    current: editor.project,
    beforeLeaving,
  });

  function open(project: ProjectIdentity, text: string): void {
    beforeLeaving();
    autosave.flush();
    if (isReady) editor.open(project, text);
    else editor.start(project, text);
    isReady = true;
  }

  /** Opens what comes from elsewhere and is there again; it is kept once it is changed. */
  function openUntouched(name: string, text: string): void {
    const project = newProject(name);
    untouched = { id: project.id, text };
    open(project, text);
  }

  function openFile(name: string, text: string): void {
    open(newProject(name), text);
    autosave.changed(editor.project(), editor.text());
  }

  function showExample(name: string, text: string): void {
    openUntouched(name, text);
    exampleSelect.value = name;
  }

  async function openExample(name: string): Promise<void> {
    const example = examples.find((each) => each.name === name);
    if (example) showExample(name, await example.load());
  }

  /** True where the address brings a project. */
  async function openAddress(): Promise<boolean> {
    try {
      const found = await projectOfAddress(location.hash.slice(1));
      if (found?.kind === 'example') showExample(found.name, found.text);
      else if (found) openUntouched(found.name, found.text);
      return found !== undefined;
    } catch (error) {
      notify(messageOf(error));
      return false;
    }
  }

  async function link(): Promise<string> {
    beforeLeaving();
    const fragment = await fragmentOf({ name: editor.project().name, text: editor.text() });
    return `${location.origin}${location.pathname}${location.search}#${fragment}`;
  }

  share.addEventListener('click', async () => {
    const address = await link();
    await copyFrom(share, address);
    if (address.length > LONG_LINK) {
      notify(
        t('The link has {n} characters, and some programs cut it: a saved file is safer to send.', {
          n: address.length,
        }),
      );
    }
  });
  for (const [id, empty] of [
    ['new', EMPTY_SLIDE],
    ['new-space', EMPTY_SPACE],
  ] as const) {
    byId(id, HTMLButtonElement).addEventListener('click', () => {
      openUntouched('untitled', empty);
      editor.view.dispatch({ selection: { anchor: empty.length } });
    });
  }
  byId('save', HTMLButtonElement).addEventListener('click', () => {
    beforeLeaving();
    const text = editor.text();
    const type = isJsonText(text) ? 'application/json' : 'text/vnd.geoslide';
    saveAs(fileNameFor(editor.project().name, text), text, type);
  });
  fileName.addEventListener('click', () => {
    const { id, name } = editor.project();
    const next = prompt(t('Name of the project'), name)?.trim();
    if (!next || next === name) return;
    editor.identify({ id, name: next });
    showName(editor.text());
  });
  exampleSelect.append(make('option', { value: '', textContent: '—' }));
  for (const { name, title } of examples) exampleSelect.append(make('option', { value: name, textContent: title }));
  exampleSelect.addEventListener('change', () => void openExample(exampleSelect.value));
  addEventListener('hashchange', () => void openAddress());
  createRecent(store, {
    onOpen(kept) {
      exampleSelect.value = '';
      open({ id: kept.id, name: kept.name }, kept.text);
    },
    currentId: () => editor.project().id,
    beforeShown() {
      beforeLeaving();
      autosave.flush();
    },
  });

  function showName(text: string): void {
    fileName.textContent = fileNameFor(editor.project().name, text);
  }

  return {
    openFile,
    openCopy: openUntouched,
    showName,
    changed(project, text) {
      showName(text);
      if (project.id === untouched?.id && text === untouched.text) return;
      // The project of the address is no longer this one.
      if (location.hash !== '') window.history.replaceState(null, '', location.pathname + location.search);
      autosave.changed(project, text);
    },
    async start() {
      if (await openAddress()) return;
      const [newest] = store.all();
      if (newest) open({ id: newest.id, name: newest.name }, newest.text);
      else showExample(firstExample.name, await firstExample.load());
    },
  };
}
