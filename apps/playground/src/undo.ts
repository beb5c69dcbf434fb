import { byId } from './dom.js';
import { createHistory } from './history.js';

/** Undoing what hands have done to the text and in the picture, by buttons and by the usual keys. */
export interface Undo {
  /** A new project is opened. */
  reset(): void;
  /** The text is about to change by one gesture; all that belongs to it is undone together. */
  begin(gesture: string): void;
  /** Someone has typed. */
  typed(): void;
  /** A gesture has come to rest, or something else begins. */
  settle(): void;
}

export interface UndoEvents {
  readonly text: () => string;
  /** The text was changed back, or forth. */
  readonly onText: (text: string) => void;
}

/** Ms without a key after which typing is a new step. */
const PAUSE_MS = 1000;

export function createUndo({ text, onText }: UndoEvents): Undo {
  const undoButton = byId('undo', HTMLButtonElement);
  const redoButton = byId('redo', HTMLButtonElement);
  const area = byId('text', HTMLTextAreaElement);
  const history = createHistory();
  let gesture = '';
  let typed = { run: 0, at: -Infinity };

  function showState(): void {
    undoButton.disabled = !history.canUndo;
    redoButton.disabled = !history.canRedo;
  }

  function settle(): void {
    history.commit(text(), gesture);
    showState();
  }

  function step(direction: 'undo' | 'redo'): void {
    settle();
    const next = history[direction]();
    showState();
    if (next !== undefined) onText(next);
  }

  undoButton.addEventListener('click', () => step('undo'));
  redoButton.addEventListener('click', () => step('redo'));
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    // Fields such as the service's address undo their own text.
    if (event.target instanceof HTMLInputElement && event.target.type !== 'range') return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    step(key === 'y' || event.shiftKey ? 'redo' : 'undo');
  });
  // The browser's menu.
  area.addEventListener('beforeinput', (event) => {
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
    event.preventDefault();
    step(event.inputType === 'historyUndo' ? 'undo' : 'redo');
  });

  return {
    settle,
    reset() {
      history.reset(text());
      showState();
    },
    begin(next) {
      if (next !== gesture) settle();
      gesture = next;
    },
    typed() {
      const now = performance.now();
      typed = { run: now - typed.at > PAUSE_MS ? typed.run + 1 : typed.run, at: now };
      gesture = `typing ${typed.run}`;
      settle();
    },
  };
}
