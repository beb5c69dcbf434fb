import { isJsonText, parseJson } from '@geoslide/protocol';
import type { Change } from 'geoslide';
import { loadedFigure } from './figure-form.js';
import { applyTo, editOf, operationOf } from './project-text.js';

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
    if (!operation) return written;
    const edit = editOf(written, operation);
    applyTo(project, operation);
    return written.slice(0, edit.from) + edit.text + written.slice(edit.to);
  }, text);
}

/** What tells a change from those of other places. */
export function placeOfChange(change: Change): string {
  return change.kind === 'variable' ? change.name : `${change.list} ${change.id} ${change.property}`;
}
