import type { Extension } from '@codemirror/state';
import { isJsonText } from '@geoslide/protocol';
import type { Change } from 'geoslide';
import { createEditor, type Editor } from '../editor/editor.js';
import { byId } from '../page/dom.js';
import { createUndoKeys } from '../page/undo-keys.js';
import type { ProjectIdentity } from '../projects/identity.js';
import { onLanguage, t } from '../words/words.js';
import { formatted, otherForm } from './figure-form.js';
import { createHandChanges } from './hand-changes.js';
import { createReading, type Reading, type ReadingPorts } from './reading.js';
import { createTextEdits, type TextEdits } from './text-edits.js';

/**
 * The text of the project: what it says, what hands have changed and it does not say yet, and what changes it as a
 * whole.
 */
export interface PageText {
  readonly editor: Editor;
  readonly edits: TextEdits;
  readonly reading: Reading;
  /** Puts what hands have done into the text. */
  settle(): void;
  /** The text with all that hands have changed. */
  settled(): string;
  /** A hand begins something; what it does in one go has one name, and is undone together. */
  begin(gesture: string): void;
  /** Writes changes of hands into the project, and soon into its text; gives those that it has a place for. */
  write(changes: readonly Change[]): readonly Change[];
  /** Reads the text again: there is another template that it may name. */
  readAgain(): void;
}

export interface PageTextPorts extends Pick<ReadingPorts, 'template' | 'onRead' | 'onWork'> {
  /** What the editor does beyond writing. */
  readonly extensions: Extension;
  /** The slide that is shown, from 1. */
  readonly slideIndex: () => number;
  /** A text is about to be read. */
  readonly onText: (text: string) => void;
  /** Anything has changed that is kept with the project. */
  readonly onChange: (project: ProjectIdentity, text: string) => void;
  /** Another project is opened, and not read yet. */
  readonly onProject: () => void;
  /** The cursor was set by its user. */
  readonly onCursor: (at: number) => void;
  /** There is no picture of what is wanted. */
  readonly fail: (message: string) => void;
}

export function createPageText(ports: PageTextPorts): PageText {
  const { template, extensions, slideIndex, fail, onRead, onWork } = ports;
  const convert = byId('convert', HTMLButtonElement);

  const editor = createEditor(
    {
      onText: read,
      onChange: ports.onChange,
      onProject() {
        reading.begin();
        hands.forget();
        ports.onProject();
      },
      onCursor: ports.onCursor,
      beforeInput: settle,
    },
    extensions,
  );
  const reading = createReading({
    template,
    text: editor.text,
    onRead,
    onUnreadable(message, problems) {
      editor.showProblems(problems);
      fail(message);
    },
    onWork,
  });
  const hands = createHandChanges(editor, { slideIndex, onRefused: read });
  const edits = createTextEdits({ editor, settledText: settled, isWhole: () => reading.isWhole, fail });

  /** What can't be read is told at its line; the rest is drawn, or the last picture stays. */
  function read(text: string): void {
    hands.forget();
    convert.textContent = t(isJsonText(text) ? 'As text' : 'As JSON');
    ports.onText(text);
    reading.read(text);
  }

  function settle(): void {
    hands.settle(reading.project, reading.isWhole);
  }

  function settled(): string {
    settle();
    return editor.text();
  }

  function undo(): void {
    settle();
    editor.undo();
  }

  function redo(): void {
    settle();
    editor.redo();
  }

  const format = () => void edits.rewrite(formatted);
  convert.addEventListener('click', () => void edits.rewrite((text) => otherForm(text, reading.project)));
  byId('format', HTMLButtonElement).addEventListener('click', format);
  editor.view.contentDOM.addEventListener('keydown', (event) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyF') return;
    event.preventDefault();
    format();
  });
  byId('undo', HTMLButtonElement).addEventListener('click', undo);
  byId('redo', HTMLButtonElement).addEventListener('click', redo);
  createUndoKeys(undo, redo);
  onLanguage(editor.translate);

  return {
    editor,
    edits,
    reading,
    settle,
    settled,
    begin: (gesture) => hands.begin(gesture, settle),
    write: (changes) => (reading.isReadable ? hands.write(reading.project, changes) : []),
    readAgain: () => read(settled()),
  };
}
