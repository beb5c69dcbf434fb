import {
  createHandles,
  createPicture,
  type Handles,
  handleWords,
  type Moves,
  type Picture,
} from '@geoslide/element/parts';
import type { Change } from 'geoslide';
import type { PageDrawing } from '../drawing/page-drawing.js';
import type { PageView } from '../drawing/page-view.js';
import type { Renderer } from '../drawing/renderer.js';
import { byId } from '../page/dom.js';
import type { PageState } from '../page-state.js';
import { createSliders, type Sliders } from '../panels/sliders.js';
import type { PageText } from '../text/page-text.js';
import { language } from '../words/words.js';
import { createMaking, type Making, type MakingPorts } from './making.js';
import { snapped } from './snapping.js';

/** The picture, and all that hands do in it: they move what is free and the view, press objects, and use tools. */
export interface Hands {
  readonly picture: Picture;
  readonly handles: Handles;
  readonly sliders: Sliders;
  readonly making: Making;
  /** What was moved in the picture has changed the project. */
  follow(changes: readonly Change[]): void;
}

export interface HandsPorts extends Pick<MakingPorts, 'mark' | 'onWork'> {
  /** The element in which the picture lies. */
  readonly frame: HTMLElement;
  readonly state: PageState;
  readonly text: PageText;
  readonly view: PageView;
  readonly renderer: Renderer;
  readonly drawing: PageDrawing;
  readonly moves: Moves;
  /** Draws again soon. */
  readonly redraw: (isMoving: boolean) => void;
}

export function createHands(ports: HandsPorts): Hands {
  const { frame, state, text, view, renderer, drawing, moves, mark, onWork, redraw } = ports;
  const snapBox = byId('snap', HTMLInputElement);
  /** Counts the times that a slider of the page was moved. */
  let slides = 0;

  const making = createMaking({
    editor: text.editor,
    async list(project = text.reading.project) {
      const answer = await renderer.list(project, state.slideIndex);
      return answer.ok ? answer.result.objects : (state.listed?.objects ?? []);
    },
    project: () => text.reading.project,
    slideIndex: () => state.slideIndex,
    shown: view.shown,
    drawSvg: drawing.svg,
    async closest(id, { x, y, px }) {
      const { camera, width = 0, height = 0, pixelRatio = 1 } = view.shown() ?? {};
      const seen = camera && { camera, px, width: width / pixelRatio, height: height / pixelRatio };
      const asked = { project: text.reading.project, slideIndex: state.slideIndex, id, x, y, ...(seen && { seen }) };
      const answer = await renderer.closest(asked);
      return answer.ok ? answer.result : undefined;
    },
    settle: text.settle,
    holdView: view.hold,
    mark,
    snap: (px) => (snapBox.checked && state.drawn ? snapped(px, state.drawn) : px),
    onWork,
  });
  const handles = createHandles({
    moves,
    words: () => handleWords[language()],
    announcement: byId('moved', HTMLSpanElement),
    onMove(move, gesture) {
      const { drawn } = state;
      if (!drawn) return;
      text.begin(gesture);
      view.hold();
      const isSnapped = snapBox.checked && move.part === 'point' && !drawn.camera;
      moves.want(isSnapped ? { ...move, ...snapped(move, drawn, move.id) } : move);
      redraw(true);
    },
    onPress(handle) {
      if (state.drawn) making.onHandle(handle);
    },
    onSlide: slide,
  });
  const picture = createPicture({
    frame,
    message: byId('message', HTMLParagraphElement),
    hands: 'all',
    shown: view.shown,
    onView: (next) => view.set(next, true),
    onPress(place) {
      if (state.drawn) making.onPress(place);
    },
    overlays: [making.overlay, handles.element],
  });
  const sliders = createSliders({
    onMove: (id, value) => slide(id, value, `slider ${slides}`),
    onRest() {
      slides += 1;
      redraw(false);
    },
  });

  function slide(id: string, value: number, gesture: string): void {
    text.begin(gesture);
    view.hold();
    follow([{ kind: 'variable', name: `${id}.0`, value }]);
    redraw(true);
  }

  function follow(changes: readonly Change[]): void {
    for (const change of text.write(changes)) {
      if (change.kind === 'variable') sliders.follow(change.name.replace(/\.0$/, ''), change.value);
    }
  }

  frame.tabIndex = 0;
  byId('skip', HTMLButtonElement).addEventListener('click', () => frame.focus());
  return { picture, handles, sliders, making, follow };
}
