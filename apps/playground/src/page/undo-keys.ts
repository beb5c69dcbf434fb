/** The usual keys undo and do again wherever they are pressed, but in fields, which undo their own text. */
export function createUndoKeys(undo: () => void, redo: () => void): void {
  // Before the editor's own keys: what hands have done may not be in its text yet.
  addEventListener(
    'keydown',
    (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof HTMLInputElement && event.target.type !== 'range') return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    },
    { capture: true },
  );
}
