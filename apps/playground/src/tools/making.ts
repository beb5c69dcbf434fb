import { type Drawn, type PressedPlace, placeIn, pxOf, type ShownHandle } from '@geoslide/element/parts';
import { isJsonText, parseJson } from '@geoslide/protocol';
import type { Listed } from '../drawing/messages.js';
import type { Editor } from '../editor/editor.js';
import { loadedKnowledge, loadKnowledge } from '../language/load-knowledge.js';
import { messageOf } from '../page/errors.js';
import { notify } from '../page/notice.js';
import { slidesOf } from '../slides/slides-of.js';
import { loadedFigure, loadFigure } from '../text/figure-form.js';
import { rangeOf } from '../text/project-text.js';
import type { TriedInput } from '../text/tried-input.js';
import { t } from '../words/words.js';
import { createGhost } from './ghost.js';
import { createToolbar, type PickedPlace } from './toolbar.js';

/** Tools and selection: what hands do in the picture beside moving. */
export interface Making {
  /** Lies over the picture and lights up what is selected. */
  readonly overlay: HTMLElement;
  onPress(place: PressedPlace): void;
  onHandle(handle: ShownHandle): void;
  /** The cursor is at an offset of the text. */
  onCursor(at: number): void;
  /** The picture is another one now, which may go on moving. */
  outdate(isRest: boolean): void;
  /** The objects at a place of the page, the nearest first. */
  at(clientX: number, clientY: number): Promise<readonly string[]>;
  /** Reads what is typed into the input line. */
  read(typed: string): Promise<TriedInput>;
  /**
   * Adds statements of figure text to the slide, in one step of undo; `isAgain` says that the last one is of an object
   * that is there.
   */
  add(statements: string, isAgain?: boolean): void;
  /** Lights up an object, and marks it in the table. */
  select(id: string): void;
  /** Forgets what a tool has picked, and what is selected. */
  reset(): void;
}

export interface MakingPorts {
  readonly editor: Editor;
  /** The objects of a project on the slide that is shown; default as it is now. */
  readonly list: (project?: unknown) => Promise<Listed['objects']>;
  /** The project as it is read. */
  readonly project: () => unknown;
  /** The slide that is shown, from 1. */
  readonly slideIndex: () => number;
  readonly shown: () => Drawn | undefined;
  readonly drawSvg: () => Promise<string | undefined>;
  readonly closest: (id: string, place: PickedPlace) => Promise<number | undefined>;
  /** Puts what hands have done into the text. */
  readonly settle: () => void;
  /** Keeps the view while the content changes. */
  readonly holdView: () => void;
  /** Marks an object in the table of objects, or none. */
  readonly mark: (id: string | undefined) => void;
  /** Where a hand is drawn to, px of the picture. */
  readonly snap: (px: Px) => Px;
  /** A press is worked on, or no longer. */
  readonly onWork: (isBegun: boolean) => void;
}

interface Px {
  readonly x: number;
  readonly y: number;
}

/** px of the picture that a new point is rounded by at most. */
const ROUNDING = 6;

/** A value rounded so that it stays nearer than the next one. */
function rounded(value: number, next: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.abs(next - value)) + 1e-9);
  return Number((Math.round(value / step) * step).toPrecision(12)) + 0;
}

export function createMaking(ports: MakingPorts): Making {
  const { editor, slideIndex } = ports;
  /** The types of the objects' values, of the last pick. */
  let types: ReadonlyMap<string, string> = new Map();
  const ghost = createGhost(ports.drawSvg);
  let selected: string | undefined;
  let changes = 0;
  /** While a tool writes: what it has picked stays. */
  let isWriting = false;

  const definedIds = (): string[] =>
    slidesOf(ports.project())[slideIndex() - 1]?.definitions.map(({ id }) => String(id)) ?? [];

  /** Picks that come while one is worked on wait for it. */
  let turn: Promise<unknown> = Promise.resolve();
  function inTurn(act: () => Promise<void>): void {
    ports.onWork(true);
    turn = turn
      .then(act)
      .catch((error: unknown) => notify(messageOf(error)))
      .finally(() => ports.onWork(false));
  }

  /** Changes the text in one step of undo. */
  function change(next: string): void {
    changes += 1;
    isWriting = true;
    editor.change(next, `tool ${changes}`);
    isWriting = false;
  }

  function add(statement: string, isAgain = false): void {
    ports.settle();
    ports.holdView();
    const next = isAgain ? redefined(statement)?.text : undefined;
    change(next ?? loadedFigure().withStatement(editor.text(), slideIndex(), statement));
  }

  /** The project with another definition of an object that is there; undefined where it is of another kind. */
  function redefined(statements: string): { readonly text: string; readonly project: unknown } | undefined {
    ports.settle();
    const text = loadedFigure().withRedefinition(editor.text(), slideIndex(), statements);
    if (text === undefined) return undefined;
    return { text, project: isJsonText(text) ? parseJson(text) : loadedFigure().parseFigure(text).project };
  }

  const isTaken = (name: string) => definedIds().includes(name) || loadedKnowledge()?.callNames.includes(name) === true;

  const toolbar = createToolbar({
    async prepare() {
      const [objects] = await Promise.all([ports.list(), loadFigure(), loadKnowledge()]);
      types = new Map(objects.map(({ id, valueType }) => [id, valueType]));
    },
    add,
    is(id, wanted) {
      // A side of a polygon is no object of its own.
      const type = /\.edge\(\d+\)$/.test(id) ? 'Segment' : types.get(id);
      const isOf = (union: string) => type !== undefined && loadedKnowledge()?.isOfType(type, union) === true;
      // Figures of the plane lie in z = 0.
      if (wanted === 'SpaceObject') return isOf(wanted) || (isOf('PlaneObject') && !isOf('Point'));
      return isOf(wanted) || isOf(`${wanted}3`);
    },
    isTaken,
    closest: ports.closest,
    onSelect: (id) => void select(id, true),
    onDelete: () => inTurn(remove),
  });

  async function select(id: string | undefined, isShownInText: boolean): Promise<void> {
    selected = id;
    ports.mark(id);
    if (id !== undefined && isShownInText) await showInText(id);
    await ghost.light(id);
  }

  async function showInText(id: string): Promise<void> {
    ports.settle();
    await loadFigure();
    const text = editor.text();
    if (!isJsonText(text)) {
      const definition = loadedFigure()
        .definitionsIn(text, slideIndex())
        .find((each) => each.id === id);
      if (definition) editor.select(definition.head.from, (definition.source ?? definition.head).to);
      return;
    }
    const index = definedIds().indexOf(id);
    if (index < 0) return;
    const { from, to } = rangeOf(text, ['slides', slideIndex() - 1, 'definitions', index]);
    editor.select(from, to);
  }

  async function remove(): Promise<void> {
    if (selected === undefined || !definedIds().includes(selected)) {
      notify(t('Select an object first: press it in the picture, or put the cursor on its line.'));
      return;
    }
    await loadFigure();
    ports.settle();
    ports.holdView();
    const { dependentsOf, withoutDefinitions } = loadedFigure();
    const gone = dependentsOf(ports.project(), slideIndex(), selected);
    const others = gone.size - 1;
    change(withoutDefinitions(editor.text(), slideIndex(), gone));
    if (others > 0) {
      const names = [...gone].slice(1, 20).join(', ');
      notify(t('{id} and what is made from it are deleted: {others}.', { id: selected, others: names }));
    }
    await select(undefined, false);
  }

  addEventListener('keydown', (event) => {
    const isPicture = event.target instanceof Element && event.target.closest('#picture, #tools') !== null;
    if (!isPicture || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    inTurn(remove);
  });

  /** A place of the picture in units of the slide, rounded so that nobody sees it. */
  function unitsAt(px: Px): Px {
    const shown = ports.shown();
    const place = shown && placeIn(shown, px);
    const beside = shown && placeIn(shown, { x: px.x + ROUNDING, y: px.y - ROUNDING });
    if (!place || !beside) return { x: 0, y: 0 };
    return { x: rounded(place.x, beside.x), y: rounded(place.y, beside.y) };
  }

  /** Where a text lies that is put at a place: in space counted from the origin's image. */
  function flatAt(px: Px): Px {
    const shown = ports.shown();
    if (!shown?.camera) return unitsAt(px);
    const origin = pxOf(shown, { x: 0, y: 0 }) ?? { x: shown.width / 2, y: shown.height / 2 };
    const scale = (shown.camera.scale * shown.height) / (shown.pixelRatio ?? 1);
    const units = (from: number, to: number) => rounded((to - from) / scale, (to - from + ROUNDING) / scale);
    return { x: units(origin.x, px.x), y: units(px.y, origin.y) };
  }

  const pickAt = (px: Px) => ({ ...unitsAt(px), px, flat: flatAt(px) });
  /** Axes and grids are no objects of the slide. */
  const ownOf = (ids: readonly string[]) => {
    const own = new Set(definedIds());
    return ids.filter((id) => own.has(id));
  };

  return {
    overlay: ghost.element,
    at: async (clientX, clientY) => ownOf(await ghost.at(clientX, clientY)),
    add,
    select: (id) => void select(id, false),
    async read(typed) {
      await Promise.all([loadFigure(), loadKnowledge()]);
      const { withInput, withDefinitions, triedInput } = loadedFigure();
      const input = withInput(typed, isTaken, ports.shown()?.camera !== undefined);
      const again = !input.ok && input.again && definedIds().includes(input.again.id) ? input.again : undefined;
      if (!input.ok && !(again && redefined(again.statement))) return input;
      const tried = await triedInput(input.ok ? input.statement : again!.statement, {
        typed,
        isTaken,
        async attempt(statements) {
          const project = again
            ? redefined(statements)?.project
            : withDefinitions(ports.project(), slideIndex(), statements);
          const listed = await ports.list(project);
          return (again ? listed.find(({ id }) => id === again.id) : listed.at(-1)) ?? { valueType: '' };
        },
      });
      return tried.ok && again ? { ...tried, isAgain: true } : tried;
    },
    outdate(isRest) {
      toolbar.setSpace(ports.shown()?.camera !== undefined);
      ghost.outdate(isRest);
    },
    reset() {
      ghost.outdate(false);
      if (!isWriting) toolbar.reset();
      if (selected !== undefined && !definedIds().includes(selected)) void select(undefined, false);
    },
    onPress(place) {
      const at = pickAt(ports.snap(place));
      inTurn(async () => toolbar.pick({ ...at, ids: ownOf(await ghost.at(place.clientX, place.clientY)) }));
    },
    onHandle({ id, x, y }) {
      const at = pickAt({ x, y });
      inTurn(() => toolbar.pick({ ...at, ids: [id] }));
    },
    async onCursor(at) {
      const text = editor.text();
      await loadFigure();
      const id = isJsonText(text)
        ? loadedFigure().jsonIdAt(text, at)
        : loadedFigure()
            .definitionsIn(text, slideIndex())
            .find(
              ({ head, source, label, style }) =>
                head.from <= at && at <= Math.max(...[head, source, label, style].map((part) => part?.to ?? 0)),
            )?.id;
      if (id !== selected) await select(id, false);
    },
  };
}
