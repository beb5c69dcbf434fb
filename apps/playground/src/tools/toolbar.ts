import { byId } from '../page/dom.js';
import { onLanguage, type Text, t } from '../words/words.js';
import { spaceTools } from './space-tools.js';
import { freeName, type Made, pointNames, type Tool, tools, type Wanted } from './tool.js';
import { type ButtonFace, DELETE, MOVE, toolButton } from './tool-button.js';

/** A place that is picked. */
export interface PickedPlace {
  /** Units of the slide, rounded to what can be seen; in space, of z = 0. */
  readonly x: number;
  readonly y: number;
  /** The place in the picture, px at pixelRatio 1. */
  readonly px: { readonly x: number; readonly y: number };
}

/** Where a hand picks something. */
interface Pick extends PickedPlace {
  /** The place of a text that is put there. */
  readonly flat: { readonly x: number; readonly y: number };
  /** The objects there, the nearest first. */
  readonly ids: readonly string[];
}

export interface ToolbarEvents {
  /** Adds statements of figure text to the slide, in one step of undo. */
  readonly add: (statements: string) => void;
  /** Whether an object is of a type or union. */
  readonly is: (id: string, wanted: Wanted) => boolean;
  readonly isTaken: (name: string) => boolean;
  /** The parameter of a path's point nearest to a place. */
  readonly closest: (id: string, place: PickedPlace) => Promise<number | undefined>;
  /** An object is picked with the move tool, or nothing. */
  readonly onSelect: (id: string | undefined) => void;
  readonly onDelete: () => void;
  /** Before a tool is used. */
  readonly prepare: () => Promise<void>;
}

export interface Toolbar {
  /** One after the other: what is picked next counts with what was picked before. */
  pick(pick: Pick): Promise<void>;
  /** Shows the tools of space, or those of the plane. */
  setSpace(isInSpace: boolean): void;
  /** Forgets what is picked: the text has changed otherwise. */
  reset(): void;
}

/** What the move tool does. */
const IDLE: Text = 'Press an object to select it, drag what is free';
const IDLE_IN_SPACE: Text = 'Press an object to select it, drag free points; with Shift, upright';

/** The buttons over the picture, and what a hand does with them. */
export function createToolbar(events: ToolbarEvents): Toolbar {
  const bar = byId('tools', HTMLDivElement);
  const hint = byId('tool-hint', HTMLSpanElement);
  let current: Tool | undefined;
  let picked: string[] = [];
  /** Where they were picked. */
  let places: Pick[] = [];
  let isInSpace = false;

  function button(face: ButtonFace, onClick: () => void): HTMLButtonElement {
    const element = toolButton(face);
    element.addEventListener('click', onClick);
    return element;
  }

  const choices = new Map<Tool | undefined, HTMLButtonElement>();

  function fill(): void {
    choices.clear();
    const move = button(MOVE, () => choose(undefined));
    choices.set(undefined, move);
    for (const tool of Object.values<Tool>(isInSpace ? spaceTools : tools)) {
      const choice = button(tool, () => choose(tool));
      choices.set(tool, choice);
    }
    bar.replaceChildren(...choices.values(), button(DELETE, events.onDelete));
    show();
  }

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

  function forget(): void {
    picked = [];
    places = [];
  }

  function choose(next: Tool | undefined): void {
    current = next;
    forget();
    show();
    if (next !== undefined) void begin(next);
  }

  /** What needs no place is made at once. */
  async function begin(tool: Tool): Promise<void> {
    await events.prepare();
    if (tool.picks.length > 0 || tool !== current) return;
    const none = { x: 0, y: 0 };
    finish(tool, { ...none, px: none, flat: none, ids: [] });
    choose(undefined);
  }

  function show(): void {
    for (const [each, element] of choices) element.setAttribute('aria-pressed', String(each === current));
    document.body.classList.toggle('making', current !== undefined);
    const picks = current?.picks ?? [];
    hint.textContent = t(picks[Math.min(picked.length, picks.length - 1)]?.ask ?? (isInSpace ? IDLE_IN_SPACE : IDLE));
  }

  /** A point that is there, or a new one: on a path, or free. */
  async function pointAt(pick: Pick): Promise<string> {
    const { x, y, ids } = pick;
    const found = ids.find((id) => events.is(id, 'Point'));
    if (found !== undefined) return found;
    const id = freeName(pointNames, events.isTaken);
    const path = ids.find((each) => events.is(each, 'Path'));
    const at = path === undefined ? undefined : await events.closest(path, pick);
    const free = isInSpace ? `Point(?:=${x}, ?:=${y}, ?:=0)` : `Point(?:=${x}, ?:=${y})`;
    const source = at === undefined ? free : `Point(${path}, ?:=${at})`;
    events.add(`${id}: ${source} "{{id}}"`);
    return id;
  }

  /** The side of a polygon that is nearest: where a line is wanted, a polygon is pressed for its side. */
  async function edgeAt(pick: Pick): Promise<string | undefined> {
    const polygon = pick.ids.find((id) => events.is(id, 'Polygon'));
    const at = polygon === undefined ? undefined : await events.closest(polygon, pick);
    return at === undefined ? undefined : `${polygon}.edge(${Math.floor(at) + 1})`;
  }

  async function pickFor(tool: Tool, pick: Pick): Promise<void> {
    const left = remaining(tool);
    const before = picked.length;
    const nearest = pick.ids[0];
    const isPoint = left.includes('Point') && nearest !== undefined && events.is(nearest, 'Point');
    const wanted = isPoint
      ? undefined
      : left.find((type) => type !== 'Point' && type !== 'Place' && pick.ids.some((id) => events.is(id, type)));
    const edge = wanted === undefined && !isPoint && left.includes('LineLike') ? await edgeAt(pick) : undefined;
    const first = tool.isOpen && picked.length >= 3 && pick.ids.includes(picked[0]!);
    if (!first && !left.includes('Place')) {
      if (edge !== undefined) picked.push(edge);
      else if (wanted !== undefined)
        picked.push(pick.ids.find((id) => !picked.includes(id) && events.is(id, wanted)) ?? '');
      else if (left.includes('Point')) picked.push(await pointAt(pick));
      if (picked.at(-1) === '' || isTwice(tool)) picked.pop();
    }
    if (picked.length > before) places.push(pick);
    const isDone = tool.isOpen ? first === true : left.includes('Place') || picked.length === tool.picks.length;
    if (isDone) finish(tool, pick);
    show();
  }

  /** Of two equal points there is no line. */
  function isTwice({ isOpen }: Tool): boolean {
    const last = picked.at(-1);
    return last !== undefined && picked.indexOf(last) < picked.length - 1 && !isOpen;
  }

  /** What is still to be picked; objects of different types may come in any order. */
  function remaining(tool: Tool): Wanted[] {
    const left = tool.picks.map(({ wanted }) => wanted);
    if (tool.isOrdered) return left.slice(picked.length);
    for (const id of picked) {
      const index = left.findIndex((wanted) => (wanted === 'Point') === (events.is(id, 'Point') || isNew(id)));
      if (index >= 0) left.splice(index, 1);
    }
    return left.length === 0 && tool.isOpen ? ['Point'] : left;
  }

  /** A point that was made just now is not listed yet. */
  const isNew = (id: string) => !events.is(id, 'Path') && !events.is(id, 'LineLike');

  function finish(tool: Tool, { x, y, flat }: Pick): void {
    const isPoint = (id: string) => events.is(id, 'Point') || isNew(id);
    const points = picked.filter(isPoint);
    const others = picked.filter((id) => !isPoint(id));
    const inOrder = hasOrder(tool)
      ? picked
      : tool.picks.map(({ wanted }) => (wanted === 'Point' ? points : others).shift() ?? '');
    const mean = (of: (place: Pick) => number) =>
      Number((places.reduce((sum, place) => sum + of(place), 0) / Math.max(1, places.length)).toFixed(2));
    const middle = { x: mean((place) => place.x), y: mean((place) => place.y) };
    const made = tool.statement(inOrder, { x, y, flat, middle }, (question, preset) => prompt(t(question), preset));
    forget();
    if (made !== undefined) write(tool, made);
  }

  /** Whether the picks count in the order in which they came. */
  const hasOrder = ({ picks, isOpen, isOrdered }: Tool) =>
    picks.length > picked.length ||
    isOpen === true ||
    isOrdered === true ||
    picks.every(({ wanted }) => wanted === picks[0]?.wanted);

  function write({ names }: Tool, { word, top, rest }: Made): void {
    const head = word === undefined ? '' : `${word} `;
    const apex = top === undefined ? '' : freeName(pointNames, events.isTaken);
    const first = top === undefined ? '' : `${apex}: ${top} "{{id}}"\n`;
    const id = freeName(names, (name) => name === apex || events.isTaken(name));
    events.add(`${first}${head}${id}: ${typeof rest === 'string' ? rest : rest(apex)}`);
  }

  fill();
  onLanguage(fill);
  return {
    setSpace(next) {
      if (next === isInSpace) return;
      isInSpace = next;
      choose(undefined);
      fill();
    },
    reset() {
      forget();
      show();
    },
    async pick(pick) {
      if (current === undefined) return events.onSelect(pick.ids[0]);
      const tool = current;
      await events.prepare();
      await pickFor(tool, pick);
    },
  };
}
