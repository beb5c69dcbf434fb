import type { Answer, Drawn, DrawOptions, Moves } from '@geoslide/element/parts';
import type { Size } from '@geoslide/protocol';
import type { Change } from 'geoslide';
import type { ExportFormat } from '../exports/exports.js';
import type { PageState } from '../page-state.js';
import { slidesOf } from '../slides/slides-of.js';
import type { Templates } from '../templates/templates.js';
import type { Reading } from '../text/reading.js';
import type { PageView } from './page-view.js';
import type { Pane } from './pane.js';
import type { PictureControls } from './picture-controls.js';
import type { Progress } from './progress.js';
import type { Renderer } from './renderer.js';
import { logicalSize, type ScreenRatio } from './screen-ratio.js';

/** What is asked of the renderer: the picture that is shown, and others of the same slide. */
export interface PageDrawing {
  /** Draws what is wanted now, at most at `coarse` device px per px where that is given. */
  draw(coarse: number | undefined): Promise<Answer<Drawn>>;
  /** Device px per px of the picture that was drawn last. */
  ratio(): number;
  /** The size of that picture, px at pixelRatio 1. */
  logicalSize(drawn: Drawn): Size;
  /** Whether the picture that was drawn last is one of the project that is open. */
  isCurrent(): boolean;
  /** What draws the slide as it is shown. */
  options(as: ExportFormat, pixelRatio: number): DrawOptions;
  /** The slide as it is shown, as a file has it. */
  file(as: ExportFormat): Promise<Answer<Drawn>>;
  /** What is shown, as SVG. */
  svg(): Promise<string | undefined>;
  /** A small picture of a slide. */
  thumb(project: unknown, slideIndex: number): Promise<Answer<Drawn>>;
  /** The slide with a view that shows all of it. */
  fitted(): Promise<Answer<Drawn> | undefined>;
}

export interface PageDrawingPorts {
  readonly renderer: Renderer;
  readonly state: PageState;
  readonly reading: Reading;
  readonly templates: Templates;
  readonly view: PageView;
  readonly controls: PictureControls;
  readonly screen: ScreenRatio;
  readonly pane: Pane;
  readonly moves: Moves;
  readonly progress: Progress;
  /** What was moved before the picture was drawn has changed the project. */
  readonly onChanges: (changes: readonly Change[]) => void;
}

/** Device px per px of the small pictures of slides. */
const THUMB_RATIO = 0.25;

export function createPageDrawing(ports: PageDrawingPorts): PageDrawing {
  const { renderer, state, reading, templates, view, controls, screen, pane, moves, progress, onChanges } = ports;
  let ratio = 1;
  /** px at pixelRatio 1 that the last picture was asked to have. */
  let size: Size | undefined;
  /** The projects that were opened when the last picture was asked for. */
  let openedAtDraw = 0;

  const filled = () => pane.fill(slidesOf(reading.project)[state.slideIndex - 1]);

  function options(as: ExportFormat, pixelRatio: number): DrawOptions {
    const template = templates.chosen();
    const fill = filled();
    return {
      slideIndex: state.slideIndex,
      ...view.options(),
      ...(fill && { size: fill.size }),
      ...(as === 'png' && { pixelRatio }),
      ...(template && { template }),
      transparent: controls.isTransparent(),
    };
  }

  function other(as: 'svg' | 'pixels', drawOptions: DrawOptions): Promise<Answer<Drawn>> {
    return renderer.draw({ as, project: reading.project, options: drawOptions, isShown: false });
  }

  return {
    ratio: () => ratio,
    logicalSize: (drawn) => size ?? logicalSize(drawn, ratio),
    isCurrent: () => reading.isReadable && openedAtDraw === reading.opened,
    options,
    async draw(coarse) {
      const format = controls.format();
      const { project } = reading;
      const { slideIndex } = state;
      progress.drawing();
      openedAtDraw = reading.opened;
      const fill = filled();
      ratio = Math.min(coarse ?? Infinity, fill?.ratio ?? screen.get());
      size = fill?.size;
      const answer = await renderer.draw({
        as: format === 'png' ? 'pixels' : format,
        project,
        options: options(format, ratio),
        moves: moves.take(),
        isShown: true,
      });
      if (answer.ok && reading.project === project && state.slideIndex === slideIndex)
        onChanges(answer.result.changes ?? []);
      return answer;
    },
    file: (as) =>
      renderer.draw({
        as,
        project: reading.project,
        options: options(as, controls.pixelRatio()),
        isShown: false,
      }),
    async svg() {
      const { viewBound, scale, camera } = view.shown() ?? {};
      const seen = camera ? { view3D: camera } : { viewBound, scale };
      const answer = await other('svg', { ...options('svg', 1), ...seen } as DrawOptions);
      return answer.ok && typeof answer.result.data === 'string' ? answer.result.data : undefined;
    },
    thumb(project, slideIndex) {
      const template = templates.chosen();
      const thumbOptions = { slideIndex, pixelRatio: THUMB_RATIO, ...(template && { template }) };
      return renderer.draw({ as: 'pixels', project, options: thumbOptions, isShown: false });
    },
    async fitted() {
      const { drawn } = state;
      if (!drawn) return undefined;
      const own = drawn.pixelRatio ?? (controls.format() === 'png' ? ratio : 1);
      const shown = { width: Math.round(drawn.width / own), height: Math.round(drawn.height / own) };
      const { pixelRatio: _, scale: __, ...rest } = options('png', 1);
      return other('pixels', { size: shown, ...rest, contain: true });
    },
  };
}
