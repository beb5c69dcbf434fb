import type { Editor } from '../editor/editor.js';
import { byId } from '../page/dom.js';
import { notify } from '../page/notice.js';
import { loadedFigure, loadFigure } from '../text/figure-form.js';
import { t } from '../words/words.js';
import type { ListObjects } from './completion.js';
import { loadKnowledge } from './load-knowledge.js';

export interface RenameOptions {
  readonly editor: Editor;
  readonly objects: ListObjects;
  /** The slide that is shown, from 1. */
  readonly slideIndex: () => number;
  /** Puts what hands have done into the text. */
  readonly settle: () => void;
}

/** Gives the object at the cursor another name, wherever it is named: by a button and by F2. */
export function createRename({ editor, objects, slideIndex, settle }: RenameOptions): void {
  let count = 0;

  function idAtCursor(): string | undefined {
    const { state } = editor.view;
    const { head } = state.selection.main;
    const line = state.doc.lineAt(head);
    const at = head - line.from;
    const names = line.text.matchAll(/`[^`]*`|\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*/gu);
    const name = [...names].find(({ 0: found, index }) => index <= at && at <= index + found.length)?.[0];
    const known = objects().map(({ id }) => id);
    const wanted = name?.replace(/^`|`$/g, '').replace(/[′’]/g, "'");
    return known.find((id) => id === wanted);
  }

  async function rename(): Promise<void> {
    settle();
    const id = idAtCursor();
    if (id === undefined) return notify(t('Put the cursor on the name of an object to give it another one.'));
    const next = prompt(t('New name of {id}', { id }), id)?.trim();
    if (!next || next === id) return;
    const { isName, callNames } = await loadKnowledge();
    const taken = objects().some((object) => object.id === next);
    if (!isName(next))
      return notify(t('{name} is no name: use letters, digits and _, with a letter first.', { name: next }));
    if (taken || callNames.includes(next) || next === 'x' || next === 'y') {
      return notify(t('{name} is the name of something else already: choose another one.', { name: next }));
    }
    await loadFigure();
    count += 1;
    editor.change(loadedFigure().renamed(editor.text(), slideIndex(), id, next), `rename ${count}`);
  }

  byId('rename', HTMLButtonElement).addEventListener('click', () => void rename());
  editor.view.contentDOM.addEventListener('keydown', (event) => {
    if (event.key !== 'F2') return;
    event.preventDefault();
    void rename();
  });
}
