import { applyTo, operationOf } from '@geoslide/element/parts';
import { isJsonText, parseJson } from '@geoslide/protocol';
import type { Change } from 'geoslide';
import type { Editor } from '../editor/editor.js';
import { notify } from '../page/notice.js';
import { t } from '../words/words.js';
import { loadedFigure, printedFigure } from './figure-form.js';
import { withOperation } from './project-text.js';

/**
 * The text of a project with what hands have changed, and all else as it is written. Undefined where the text has no
 * place for it.
 */
export function withChanges(text: string, slideIndex: number, changes: readonly Change[]): string | undefined {
  if (!isJsonText(text)) {
    const { withChange } = loadedFigure();
    return changes.reduce<string | undefined>(
      (written, change) => written && withChange(written, slideIndex, change),
      text,
    );
  }
  const project = parseJson(text);
  return changes.reduce((written, change) => {
    const operation = operationOf(project, slideIndex, change);
    return operation ? withOperation(written, project, operation) : written;
  }, text);
}

/** What tells a change from those of other places. */
function placeOfChange(change: Change): string {
  return change.kind === 'variable' ? change.name : `${change.list} ${change.id} ${change.property}`;
}

/** What hands have changed in a project, until they rest: then it is written into the text. */
export interface HandChanges {
  /** Applies changes to the project; gives those that it has a place for. */
  write(project: unknown, changes: readonly Change[]): readonly Change[];
  /** A hand begins something; what it does in one go has one name, and is undone together. */
  begin(gesture: string, settle: () => void): void;
  /** Writes into the text what was changed. */
  settle(project: unknown, isWhole: boolean): void;
  forget(): void;
}

export interface HandChangesOptions {
  /** The slide that is shown, from 1. */
  readonly slideIndex: () => number;
  /** The text has no place for a change: it counts as it is. */
  readonly onRefused: (text: string) => void;
}

export function createHandChanges(editor: Editor, { slideIndex, onRefused }: HandChangesOptions): HandChanges {
  const pending = new Map<string, Change>();
  let gesture = '';

  return {
    forget: () => pending.clear(),
    write(project, changes) {
      return changes.filter((change) => {
        const operation = operationOf(project, slideIndex(), change);
        if (!operation) return false;
        applyTo(project, operation);
        pending.set(placeOfChange(change), change);
        editor.expectChange();
        return true;
      });
    },
    begin(name, settle) {
      if (name !== gesture) settle();
      gesture = name;
    },
    settle(project, isWhole) {
      if (pending.size === 0) return;
      const changes = [...pending.values()];
      pending.clear();
      const text = editor.text();
      // A canonical text is better than none, but a template or what can't be read would be lost in it.
      const isPlain = isWhole && !isJsonText(text) && !/^[ \t]*template\b/m.test(text);
      const next = withChanges(text, slideIndex(), changes) ?? (isPlain ? printedFigure(project) : undefined);
      if (next !== undefined) return editor.change(next, gesture, true);
      notify(t('The text has no place for this change: it is not kept. Write the statement on a line of its own.'));
      onRefused(text);
    },
  };
}
