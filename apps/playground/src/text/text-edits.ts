import type { Editor } from '../editor/editor.js';
import { messageOf } from '../page/errors.js';
import { notify } from '../page/notice.js';
import type { SlideEdit } from '../slides/slide-edits.js';
import { t } from '../words/words.js';
import { loadedFigure, loadFigure } from './figure-form.js';
import { type StyleEdit, withStyleEdit } from './style-edits.js';

/** Changes of the whole text, each of them one step to undo. */
export interface TextEdits {
  /** Writes the project in the other form, or a figure text in its canonical one. */
  rewrite(write: (text: string) => string): Promise<void>;
  /** Writes a style property of an object of a slide. */
  style(slideIndex: number, edit: StyleEdit): Promise<void>;
  /** Writes something into the text where it has a place for it. */
  put(write: (text: string) => string | undefined): Promise<void>;
  /** Changes slides; `beforeChange` is called once the text has all that hands have done. */
  slides(edit: SlideEdit, beforeChange: () => void): Promise<void>;
}

export interface TextEditsPorts {
  readonly editor: Editor;
  /** The text with all that hands have changed. */
  readonly settledText: () => string;
  /** Whether all of the text can be read. */
  readonly isWhole: () => boolean;
  readonly fail: (message: string) => void;
}

export function createTextEdits({ editor, settledText, isWhole, fail }: TextEditsPorts): TextEdits {
  let count = 0;

  function change(text: string): void {
    count += 1;
    editor.change(text, `rewrite ${count}`);
  }

  async function put(write: (text: string) => string | undefined): Promise<void> {
    await loadFigure();
    const next = write(settledText());
    if (next === undefined) notify(t('The text has no place for this: write the statement on a line of its own.'));
    else change(next);
  }

  return {
    async rewrite(write) {
      const text = settledText();
      await loadFigure();
      if (!isWhole()) {
        notify(t('Mend what is wrong in the text first: what can not be read would be lost.'));
        return;
      }
      try {
        change(write(text));
      } catch (error) {
        fail(messageOf(error));
      }
    },
    style: (slideIndex, edit) => put((text) => withStyleEdit(text, slideIndex, edit)),
    put,
    async slides(edit, beforeChange) {
      await loadFigure();
      const next = loadedFigure().withSlideEdit(settledText(), edit);
      beforeChange();
      change(next);
    },
  };
}
