import type { Answer, Drawn, Moves } from '@geoslide/element/parts';
import type { Problem } from '../editor/problem.js';
import { byId, copyFrom } from '../page/dom.js';
import { showHint } from '../page/hint.js';
import type { PageState } from '../page-state.js';
import type { Panels } from '../panels/panels.js';
import type { PageText } from '../text/page-text.js';
import { hintsOf, problemsOf } from '../text/problems.js';
import type { Hands } from '../tools/hands.js';
import { t } from '../words/words.js';
import type { PageDrawing } from './page-drawing.js';
import type { PictureControls } from './picture-controls.js';
import type { Progress } from './progress.js';
import type { Renderer } from './renderer.js';
import type { ScreenRatio } from './screen-ratio.js';

export interface ShowingPorts {
  /** The element in which the picture lies. */
  readonly frame: HTMLElement;
  readonly state: PageState;
  readonly text: PageText;
  readonly renderer: Renderer;
  readonly drawing: PageDrawing;
  readonly hands: Hands;
  readonly panels: Panels;
  readonly controls: PictureControls;
  readonly screen: ScreenRatio;
  readonly moves: Moves;
  readonly progress: Progress;
  /** There is no picture of what is wanted. */
  readonly fail: (message: string) => void;
}

/** Gives what shows an answer of the renderer: the picture at once, and all that tells of it once the figure rests. */
export function createShowing(ports: ShowingPorts) {
  const { frame, state, text, renderer, drawing, hands, panels, controls, screen, moves, progress, fail } = ports;
  const info = byId('info', HTMLSpanElement);
  const copySource = byId('copy-source', HTMLButtonElement);

  /** What is wrong with the text that is drawn. */
  function problems(): readonly Problem[] {
    return [...text.reading.problems, ...problemsOf(state.drawn?.issues ?? [], text.editor.text())];
  }

  function showPicture(drawn: Drawn, isCoarse: boolean): void {
    const format = controls.format();
    const ratio = drawing.ratio();
    if (format !== 'png') hands.picture.show(drawn, format, 1);
    else {
      hands.picture.show(drawn, 'pixels', ratio);
      // Of a slide in space the pane says it before.
      if (!isCoarse && !drawn.camera) screen.shown(drawing.logicalSize(drawn).width);
    }
  }

  function showInfo(drawn: Drawn): void {
    const isPixels = controls.format() === 'png';
    const size = isPixels ? drawing.logicalSize(drawn) : drawn;
    const saved = isPixels ? controls.pixelRatio() : 1;
    info.textContent = t('{width} × {height} px, drawn in {ms} ms', {
      width: Math.round(size.width * saved),
      height: Math.round(size.height * saved),
      ms: drawn.ms < 10 ? drawn.ms.toFixed(1) : drawn.ms.toFixed(0),
    });
  }

  async function list(drawn: Drawn): Promise<void> {
    const mark = progress.shown();
    const answer = await renderer.list(text.reading.project, state.slideIndex);
    if (!answer.ok || drawn !== state.drawn) return;
    const listed = answer.result;
    state.listed = listed;
    const hints = hintsOf(drawn.warnings, listed.objects, text.editor.text(), state.slideIndex);
    text.editor.showProblems(problems(), hints);
    hands.sliders.show(listed.sliders);
    hands.handles.describe(drawn, listed.sliders);
    panels.show(drawn, listed);
    progress.told(mark);
  }

  copySource.addEventListener('click', () => {
    if (typeof state.drawn?.data === 'string') void copyFrom(copySource, state.drawn.data);
  });

  return function show(answer: Answer<Drawn>, coarse: number | undefined, isRest: boolean): void {
    // What it was drawn from is no longer what the text says, or another project.
    if (!drawing.isCurrent()) return;
    if (!answer.ok) {
      fail(answer.message);
      text.editor.showProblems([...text.reading.problems, ...problemsOf(answer.issues, text.editor.text())]);
      return;
    }
    const drawn = answer.result;
    state.drawn = drawn;
    const format = controls.format();
    const isText = typeof drawn.data === 'string';
    if (isText !== (format !== 'png')) return;
    showPicture(drawn, coarse !== undefined);
    hands.handles.show(drawn);
    hands.making.outdate(isRest);
    moves.shown();
    if (!isRest) return;
    text.settle();
    text.editor.showProblems(problems());
    const isInSpace = drawn.camera !== undefined;
    controls.showCamera(drawn.camera);
    frame.setAttribute('aria-label', t('Picture of slide {n}', { n: state.slideIndex }));
    showHint(format === 'tikz' ? 'source' : isInSpace ? 'space' : 'plane');
    showInfo(drawn);
    panels.showBackdrop(isInSpace);
    copySource.hidden = !isText;
    void list(drawn);
  };
}
