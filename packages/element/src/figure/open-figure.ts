import { createFontLoader } from '@geoslide/fonts';
import { construct } from '@geoslide/geometry';
import type { FileContent, Warning } from '@geoslide/protocol';
import { describe, missingWords, renderPixels } from 'geoslide';
import { createDrawLoop } from '../drawing/draw-loop.js';
import { createDrawer } from '../drawing/drawer.js';
import type { Answer, Drawn } from '../drawing/drawn.js';
import { createMoves } from '../drawing/moves.js';
import { applyTo, operationOf } from '../drawing/project-change.js';
import { slidersOf } from '../drawing/sliders.js';
import { createHandles } from '../hands/handles.js';
import { createPicture } from '../hands/picture.js';
import { type ChosenView, ownView } from '../hands/view.js';
import { handleWords } from '../hands/words.js';
import { make } from '../make.js';

export { readSource } from './read-source.js';

export interface FigureOptions {
  /** It is changed by hands. */
  readonly project: FileContent;
  /** What the picture is put into. */
  readonly root: ShadowRoot;
  /** From 1. */
  readonly slideIndex: number;
  /** px; undefined for the slide's own. */
  readonly width: number | undefined;
  readonly isInteractive: boolean;
  readonly isTransparent: boolean;
  /** The text alternative; undefined for one made from the objects. */
  readonly label: string | undefined;
  /** Address of the folder with the font files, ending in a slash. */
  readonly fonts: string;
  /** Hands have moved something, and rest. */
  readonly onChange: () => void;
}

/** A project in a page. */
export interface Figure {
  readonly project: FileContent;
  /** Ends when the first picture is there; fails where there can be none. */
  readonly drawn: Promise<void>;
  /** Of the picture that is shown. */
  warnings(): readonly Warning[];
  /** Takes it out of the page. */
  end(): void;
}

/** Most device px per px: what is finer takes long, and nobody sees it. */
const MAX_RATIO = 4;
/** Most device px on a side. */
const MAX_SIDE = 8192;
/** px of the page: a narrower picture is not looked at. While a page changes, it may be a px wide for a moment. */
const LEAST_SHOWN = 32;
/** A picture is drawn anew where its resolution is off by more than this part. */
const RATIO_SLACK = 0.02;
/** What readers move; labels and texts stay where their author has put them. */
const MOVABLE: ReadonlySet<string> = new Set(['point', 'thumb', 'button']);

const loaders = new Map<string, ReturnType<typeof createFontLoader>>();

/** The fonts of an address, shared by all figures of the page. */
function fontsAt(address: string): ReturnType<typeof createFontLoader> {
  const known = loaders.get(address);
  if (known) return known;
  const loader = createFontLoader({
    async read(file) {
      const response = await fetch(address + file);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      const remedy = 'let the attribute "fonts" name the folder "files" of @geoslide/fonts';
      throw new Error(`The font file ${response.url} could not be fetched: status ${response.status}; ${remedy}.`);
    },
  });
  loaders.set(address, loader);
  return loader;
}

/**
 * Puts a picture of a project into a page.
 *
 * @throws ProtocolError for a slide index that is none, RenderError for a slide that does not exist.
 */
export function openFigure(options: FigureOptions): Figure {
  const { project, root, slideIndex, isInteractive, isTransparent: transparent, onChange } = options;
  let { language } = describe(project, { slideIndex });
  const fonts = fontsAt(options.fonts);
  const message = make('p', { className: 'message', role: 'alert', hidden: true });
  const announcement = make('span', { className: 'unseen', ariaLive: 'polite' });
  const frame = make('div', { className: 'picture', lang: language, role: isInteractive ? 'group' : 'img' });
  frame.part.add('picture');
  const box = make('div', { className: 'figure' }, frame, message, announcement);
  if (options.width !== undefined) box.style.setProperty('--wanted', `${options.width}px`);

  let last: Drawn | undefined;
  /** Width of the picture, px. */
  let width = 0;
  let view: ChosenView = ownView;
  /** Device px per px of a figure at rest. */
  let ratio = Math.min(MAX_RATIO, devicePixelRatio);
  let isChanged = false;
  let isEnded = false;
  /** Ends the waiting for the first picture. */
  let begin: { readonly resolve: () => void; readonly reject: (reason: Error) => void };

  const drawPixels = createDrawer(({ options: wanted, isShown }) =>
    renderPixels(project, { ...wanted, fonts, handles: isShown && isInteractive, parsed: true }),
  );
  const moves = createMoves();
  const handles = createHandles({
    moves,
    words: () => handleWords[language],
    announcement,
    onMove(move) {
      moves.want(move);
      loop.request(true);
    },
    onPress: () => {},
    onSlide(id, value) {
      const operation = operationOf(project, slideIndex, { kind: 'variable', name: `${id}.0`, value });
      if (operation) applyTo(project, operation);
      isChanged = true;
      loop.request(true);
    },
  });
  const picture = createPicture({
    frame,
    message,
    hands: isInteractive ? 'turn' : 'none',
    shown: () => last && (view.kind === 'space' ? { ...last, camera: view.camera } : last),
    onView(next) {
      view = next;
      loop.request(true);
    },
    onPress: () => {},
    overlays: [handles.element],
  });
  const loop = createDrawLoop({ draw, show });
  const resized = new ResizeObserver(followSize);
  const drawn = new Promise<void>((resolve, reject) => {
    begin = { resolve, reject };
  });
  loop.request(false);

  async function draw(coarse: number | undefined): Promise<Answer<Drawn>> {
    const { viewBound, scale } = last ?? {};
    const wanted = {
      slideIndex,
      transparent,
      pixelRatio: Math.min(coarse ?? ratio, ratio),
      // A view that fits its content would move under the hand that moves it.
      ...(viewBound && scale !== undefined && { viewBound, scale }),
      ...(view.kind === 'space' && { view3D: view.camera }),
    };
    try {
      const result = await drawPixels({
        as: 'pixels',
        project,
        options: wanted,
        moves: moves.take(),
        isShown: true,
      });
      return { ok: true, result: { ...result, pixelRatio: wanted.pixelRatio } };
    } catch (error) {
      return { ok: false, message: error instanceof Error ? error.message : String(error), issues: [] };
    }
  }

  function show(answer: Answer<Drawn>, _coarse: number | undefined, isRest: boolean): void {
    if (isEnded) return;
    if (!answer.ok) {
      if (last) picture.fail(answer.message);
      else begin.reject(new Error(answer.message));
      return;
    }
    const isFirst = last === undefined;
    const { result } = answer;
    const shownRatio = result.pixelRatio ?? 1;
    last = { ...result, handles: (result.handles ?? []).filter(({ part }) => MOVABLE.has(part)) };
    width = result.width / shownRatio;
    isChanged ||= (result.changes ?? []).length > 0;
    picture.show(last, 'pixels', shownRatio);
    handles.show(last);
    moves.shown();
    if (isFirst) {
      root.append(box);
      resized.observe(box);
      if (isInteractive && last.camera) {
        frame.tabIndex = 0;
        frame.role = 'application';
        frame.classList.add('turns');
      }
      begin.resolve();
    }
    if (isRest) rest(last);
  }

  /** What takes longer, and is said of a figure at rest. */
  function rest(shown: Drawn): void {
    const slide = project.slides[slideIndex - 1];
    const say = () => {
      const said = describe(project, { slideIndex });
      language = said.language;
      frame.lang = language;
      frame.ariaLabel = options.label ?? said.description;
      if (isInteractive && slide) handles.describe(shown, slidersOf(construct(slide)));
    };
    say();
    // Without its words a page says it in English.
    missingWords()?.then(say, () => undefined);
    if (isChanged) onChange();
    isChanged = false;
  }

  /** A picture has the resolution of the screen at the size that it has in the page. */
  function followSize(): void {
    const shownWidth = frame.querySelector('canvas')?.getBoundingClientRect().width ?? 0;
    if (!last || shownWidth < LEAST_SHOWN) return;
    const height = (width * last.height) / last.width;
    const most = Math.min(MAX_RATIO, MAX_SIDE / Math.max(width, height));
    const next = Math.min(most, (devicePixelRatio * shownWidth) / width);
    if (Math.abs(next / ratio - 1) < RATIO_SLACK) return;
    ratio = next;
    loop.request(false);
  }

  return {
    project,
    drawn,
    warnings: () => last?.warnings ?? [],
    end() {
      isEnded = true;
      resized.disconnect();
      box.remove();
    },
  };
}
