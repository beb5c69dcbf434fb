import type { TextPosition } from '@geoslide/protocol';
import { byId, make } from './dom.js';
import { difference } from './history.js';

/** Something wrong in the text, and where. */
export interface Problem {
  readonly message: string;
  readonly position?: TextPosition;
  readonly severity: 'error' | 'warning';
}

/** The text of the project with its line numbers, and what is wrong in it. */
export interface Editor {
  setText(text: string): void;
  /** Shows a text that differs little from the last one, and leaves the cursor and what is seen where they are. */
  follow(text: string): void;
  showProblems(problems: readonly Problem[]): void;
  /** Selects a line and scrolls to it. */
  goTo(position: TextPosition): void;
}

/** Most problems that are listed; the rest are counted. */
const MAX_LISTED = 20;

export function createEditor(onInput: (text: string) => void): Editor {
  const area = byId('text', HTMLTextAreaElement);
  const gutter = byId('gutter', HTMLDivElement);
  const list = byId('problems', HTMLDivElement);
  let marks = new Map<number, 'error' | 'warning'>();
  let lines = 0;

  function drawGutter(): void {
    const count = area.value.split('\n').length;
    if (count !== lines) {
      lines = count;
      gutter.replaceChildren(...Array.from({ length: count }, (_, i) => make('span', { textContent: String(i + 1) })));
    }
    for (const marked of gutter.querySelectorAll('[class]')) marked.removeAttribute('class');
    for (const [line, severity] of marks) gutter.children[line - 1]?.setAttribute('class', severity);
    gutter.scrollTop = area.scrollTop;
  }

  function goTo({ line, column }: TextPosition): void {
    const starts = area.value.split('\n');
    const start = starts.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
    area.focus();
    area.setSelectionRange(start + column - 1, start + (starts[line - 1]?.length ?? 0));
    const height = area.scrollHeight / Math.max(1, starts.length);
    area.scrollTop = Math.max(0, (line - 1) * height - area.clientHeight / 3);
  }

  area.addEventListener('scroll', () => {
    gutter.scrollTop = area.scrollTop;
  });
  area.addEventListener('input', () => {
    drawGutter();
    onInput(area.value);
  });

  return {
    setText(text) {
      area.value = text;
      area.scrollTop = 0;
      drawGutter();
    },
    follow(text) {
      const change = difference(area.value, text);
      if (!change) return;
      area.setRangeText(change.inserted, change.at, change.at + change.removed.length, 'preserve');
      // What has no line break changes no line number.
      if (change.inserted.includes('\n') || change.removed.includes('\n')) drawGutter();
    },
    goTo,
    showProblems(problems) {
      marks = new Map(
        problems.flatMap(({ position, severity }) => (position ? [[position.line, severity] as const] : [])),
      );
      const shown = problems.slice(0, MAX_LISTED).map((problem) => problemRow(problem, goTo));
      const rest = problems.length - shown.length;
      if (rest > 0) shown.push(make('p', { className: 'problem', textContent: `and ${rest} more` }));
      list.replaceChildren(...shown);
      if (problems.some(({ severity }) => severity === 'error')) area.setAttribute('aria-invalid', 'true');
      else area.removeAttribute('aria-invalid');
      drawGutter();
    },
  };
}

function problemRow({ message, position, severity }: Problem, goTo: Editor['goTo']): HTMLElement {
  const row = make('p', { className: `problem ${severity}` });
  if (position) {
    const link = make('button', { type: 'button', className: 'link', textContent: `line ${position.line}` });
    link.addEventListener('click', () => goTo(position));
    row.append(link, ' ');
  }
  row.append(message);
  return row;
}
