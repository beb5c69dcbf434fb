import { byId, make } from '../dom.js';
import { freeName, pointNames, type Tool, type ToolName, tools, type Wanted } from './tool.js';

/** Where a hand picks something. */
interface Pick {
  /** Units of the slide, rounded to what can be seen. */
  readonly x: number;
  readonly y: number;
  /** The objects there, the nearest first. */
  readonly ids: readonly string[];
}

export interface ToolbarEvents {
  /** Adds a statement of figure text to the slide, in one step of undo. */
  readonly add: (statement: string) => void;
  /** Whether an object is of a type or union. */
  readonly is: (id: string, wanted: Wanted) => boolean;
  readonly isTaken: (name: string) => boolean;
  /** The parameter of a path's point nearest to a place. */
  readonly closest: (id: string, x: number, y: number) => Promise<number | undefined>;
  /** An object is picked with the move tool, or nothing. */
  readonly onSelect: (id: string | undefined) => void;
  readonly onDelete: () => void;
  /** Before a tool is used. */
  readonly prepare: () => Promise<void>;
}

export interface Toolbar {
  /** One after the other: what is picked next counts with what was picked before. */
  pick(pick: Pick): Promise<void>;
  /** Tools make objects of the plane only. */
  enable(isInPlane: boolean): void;
  /** Forgets what is picked: the text has changed otherwise. */
  reset(): void;
}

/** What the move tool does. */
const IDLE = 'Press an object to select it, drag what is free';
const IN_SPACE = 'Tools draw in the plane: write definitions in space into the text';
const MOVE_ICON = '<path d="M5 3 19 12l-6.500 1.500L9 20z"/>';
const DELETE_ICON = '<path d="M4 7h16M9 7V4h6v3M6.500 7l1 13h9l1-13M10 10.500v6M14 10.500v6"/>';

/** The buttons over the picture, and what a hand does with them. */
export function createToolbar(events: ToolbarEvents): Toolbar {
  const bar = byId('tools', HTMLDivElement);
  const hint = byId('tool-hint', HTMLSpanElement);
  let name: ToolName | undefined;
  let picked: string[] = [];
  let isEnabled = true;

  const tool = (): Tool | undefined => (name === undefined ? undefined : tools[name]);

  function button(title: string, icon: string, onClick: () => void): HTMLButtonElement {
    const element = make('button', { type: 'button', title });
    element.setAttribute('aria-label', title);
    // The icons are those of the table above.
    element.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true">${icon}</svg>`;
    element.addEventListener('click', onClick);
    return element;
  }

  const choices = new Map<ToolName | undefined, HTMLButtonElement>();
  choices.set(
    undefined,
    button('Move', MOVE_ICON, () => choose(undefined)),
  );
  for (const [each, { title, icon }] of Object.entries(tools) as [ToolName, Tool][]) {
    choices.set(
      each,
      button(title, icon, () => choose(each)),
    );
  }
  bar.append(...choices.values(), button('Delete the selected object', DELETE_ICON, events.onDelete));
  bar.addEventListener('keydown', (event) => {
    const all: (Element | null)[] = [...bar.querySelectorAll('button')];
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const index = all.indexOf(document.activeElement);
    if (step === 0 || index < 0) return;
    event.preventDefault();
    const next = all[(index + step + all.length) % all.length];
    if (next instanceof HTMLElement) next.focus();
  });
  addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape' && !(target instanceof Element && target.closest('.cm-editor, details'))) choose(undefined);
  });

  function choose(next: ToolName | undefined): void {
    name = next;
    picked = [];
    if (next !== undefined) void events.prepare();
    show();
  }

  function show(): void {
    for (const [each, element] of choices) element.setAttribute('aria-pressed', String(each === name));
    document.body.classList.toggle('making', name !== undefined);
    const picks = tool()?.picks ?? [];
    hint.textContent = picks[Math.min(picked.length, picks.length - 1)]?.ask ?? (isEnabled ? IDLE : IN_SPACE);
  }

  /** A point that is there, or a new one: on a path, or free. */
  async function pointAt({ x, y, ids }: Pick): Promise<string> {
    const found = ids.find((id) => events.is(id, 'Point'));
    if (found !== undefined) return found;
    const id = freeName(pointNames, events.isTaken);
    const path = ids.find((each) => events.is(each, 'Path'));
    const t = path === undefined ? undefined : await events.closest(path, x, y);
    const source = t === undefined ? `Point(?:=${x}, ?:=${y})` : `Point(${path}, ?:=${t})`;
    events.add(`${id}: ${source} "{{id}}"`);
    return id;
  }

  async function pickFor(current: Tool, pick: Pick): Promise<void> {
    const left = remaining(current);
    const nearest = pick.ids[0];
    const isPoint = left.includes('Point') && nearest !== undefined && events.is(nearest, 'Point');
    const wanted = isPoint
      ? undefined
      : left.find((type) => type !== 'Point' && type !== 'Place' && pick.ids.some((id) => events.is(id, type)));
    const first = current.isOpen && picked.length >= 3 && pick.ids.includes(picked[0]!);
    if (!first && !left.includes('Place')) {
      if (wanted !== undefined) picked.push(pick.ids.find((id) => !picked.includes(id) && events.is(id, wanted)) ?? '');
      else if (left.includes('Point')) picked.push(await pointAt(pick));
      if (picked.at(-1) === '' || isTwice(current)) picked.pop();
    }
    const isDone = current.isOpen ? first === true : left.includes('Place') || picked.length === current.picks.length;
    if (isDone) finish(current, pick);
    show();
  }

  /** Of two equal points there is no line. */
  function isTwice({ isOpen }: Tool): boolean {
    const last = picked.at(-1);
    return last !== undefined && picked.indexOf(last) < picked.length - 1 && !isOpen;
  }

  /** What is still to be picked; objects of different types may come in any order. */
  function remaining(current: Tool): Wanted[] {
    const left = current.picks.map(({ wanted }) => wanted);
    for (const id of picked) {
      const index = left.findIndex((wanted) => (wanted === 'Point') === (events.is(id, 'Point') || isNew(id)));
      if (index >= 0) left.splice(index, 1);
    }
    return left.length === 0 && current.isOpen ? ['Point'] : left;
  }

  /** A point that was made just now is not listed yet. */
  const isNew = (id: string) => !events.is(id, 'Path') && !events.is(id, 'LineLike');

  function finish(current: Tool, { x, y }: Pick): void {
    const isPoint = (id: string) => events.is(id, 'Point') || isNew(id);
    const points = picked.filter(isPoint);
    const others = picked.filter((id) => !isPoint(id));
    const inOrder =
      current.picks.length > picked.length || current.isOpen
        ? picked
        : current.picks.map(({ wanted }) => (wanted === 'Point' ? points : others).shift() ?? '');
    const made = current.statement(inOrder, { x, y }, (question, preset) => prompt(question, preset));
    picked = [];
    if (made === undefined) return;
    const id = freeName(current.names, events.isTaken);
    events.add(`${made.word === undefined ? '' : `${made.word} `}${id}: ${made.rest}`);
  }

  show();
  return {
    enable(isInPlane) {
      if (isInPlane === isEnabled) return;
      isEnabled = isInPlane;
      if (!isInPlane) choose(undefined);
      for (const [each, element] of choices) element.disabled = each !== undefined && !isInPlane;
      show();
    },
    reset() {
      picked = [];
      show();
    },
    async pick(pick) {
      const current = tool();
      if (current === undefined) return events.onSelect(pick.ids[0]);
      await events.prepare();
      await pickFor(current, pick);
    },
  };
}
