/** A change of a text: at an index, what was taken out and what was put in. */
interface Difference {
  readonly at: number;
  readonly removed: string;
  readonly inserted: string;
}

interface Step extends Difference {
  readonly group: string;
}

/** Undoing and doing again the changes of a text, whoever made them. */
export interface History {
  /** Starts anew. */
  reset(text: string): void;
  /** The text is now this. Changes of one group that follow each other are undone together. */
  commit(text: string, group: string): void;
  /** The text before the last change; undefined where there is none. */
  undo(): string | undefined;
  redo(): string | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Characters that all steps together may hold; the oldest are forgotten. */
const MAX_CHARACTERS = 20_000_000;

export function createHistory(): History {
  let current = '';
  /** The text before the newest step, which more of its group may join. */
  let before = '';
  let done: Step[] = [];
  let undone: Step[] = [];

  function forgetOldest(): void {
    let total = 0;
    const kept = done.findLastIndex(({ removed, inserted }) => {
      total += removed.length + inserted.length;
      return total > MAX_CHARACTERS;
    });
    done = done.slice(kept + 1);
  }

  return {
    reset(text) {
      current = text;
      done = [];
      undone = [];
    },
    commit(text, group) {
      if (text === current) return;
      const joins = undone.length === 0 && done.at(-1)?.group === group;
      if (joins) done.pop();
      else before = current;
      const change = difference(before, text);
      if (change) done.push({ ...change, group });
      undone = [];
      current = text;
      forgetOldest();
    },
    undo() {
      const step = done.pop();
      if (!step) return undefined;
      undone.push({ ...step, group: '' });
      current = replaced(current, step.at, step.inserted, step.removed);
      // What comes next is a step of its own.
      const last = done.pop();
      if (last) done.push({ ...last, group: '' });
      return current;
    },
    redo() {
      const step = undone.pop();
      if (!step) return undefined;
      done.push(step);
      current = replaced(current, step.at, step.removed, step.inserted);
      return current;
    },
    get canUndo() {
      return done.length > 0;
    },
    get canRedo() {
      return undone.length > 0;
    },
  };
}

function replaced(text: string, at: number, old: string, next: string): string {
  return text.slice(0, at) + next + text.slice(at + old.length);
}

/** What turns one text into another; undefined where they are equal. */
export function difference(from: string, to: string): Difference | undefined {
  if (from === to) return undefined;
  const most = Math.min(from.length, to.length);
  let at = 0;
  while (at < most && from[at] === to[at]) at += 1;
  let tail = 0;
  while (tail < most - at && from[from.length - 1 - tail] === to[to.length - 1 - tail]) tail += 1;
  return { at, removed: from.slice(at, from.length - tail), inserted: to.slice(at, to.length - tail) };
}
