import {
  type Answer,
  createDrawLoop,
  createHandles,
  createMoves,
  createPicture,
  type Drawn,
  type DrawOptions,
  handleWords,
  ownView,
  pictureStyles,
} from '@geoslide/element/parts';
import { hasSavedView, isJsonText } from '@geoslide/protocol';
import type { Change } from 'geoslide';
import { byId, copyFrom, make } from './dom.js';
import { createEditor } from './editor/editor.js';
import type { Problem } from './editor/problem.js';
import { messageOf } from './errors.js';
import type { ExportFormat } from './exports.js';
import { showHint } from './hint.js';
import { completion } from './language/completion.js';
import { hints } from './language/hints.js';
import type { Listed } from './messages.js';
import { notify } from './notice.js';
import { createObjects } from './objects.js';
import { createOpening } from './opening.js';
import { createPageView } from './page-view.js';
import { createBackdrop } from './panels/backdrop.js';
import { createProperties } from './panels/properties.js';
import { createPictureControls } from './picture-controls.js';
import { createProgress } from './progress.js';
import { createProjects } from './projects/projects.js';
import { createReading } from './reading.js';
import { startRenderer } from './renderer.js';
import { createRequestPanel } from './request.js';
import { createScreenRatio, logicalSize } from './screen-ratio.js';
import { createSliders } from './sliders.js';
import { slidesOf } from './slides/slides-of.js';
import { createSlidesPanel } from './slides/slides-panel.js';
import { createSurroundings } from './surroundings.js';
import { createTemplates, isTemplate } from './templates.js';
import { bareName, contentOf, formatted, loadedFigure, otherForm, placeIn, readForm } from './text/figure-form.js';
import { createHandChanges } from './text/hand-changes.js';
import { hintsOf, problemsOf } from './text/problems.js';
import { createTextEdits } from './text/text-edits.js';
import { createThemeButton } from './theme.js';
import { createMaking } from './tools/making.js';
import { snapped } from './tools/snapping.js';
import { createUndoKeys } from './undo-keys.js';
import { createLanguageChoice } from './words/language-choice.js';
import { language, onLanguage, t } from './words/words.js';

/** Device px per px of the small pictures of slides. */
const THUMB_RATIO = 0.25;

const renderer = startRenderer(new URL('fonts/', document.baseURI).href);

let openedAtDraw = 0;
let slideIndex = 1;
let last: Drawn | undefined;
let listed: Listed | undefined;
/** Counts the times that a slider of the page was moved. */
let slides = 0;
/** Device px per px of the picture that is being drawn. */
let ratioAtDraw = 1;

const pictureBox = byId('picture', HTMLDivElement);
pictureBox.tabIndex = 0;
const progress = createProgress(pictureBox);
const exampleSelect = byId('examples', HTMLSelectElement);
const snapBox = byId('snap', HTMLInputElement);
const info = byId('info', HTMLSpanElement);
const copySource = byId('copy-source', HTMLButtonElement);
const convert = byId('convert', HTMLButtonElement);

const editor = createEditor(
  {
    onText: readText,
    onChange: (current, text) => projects.changed(current, text),
    onProject: shownFromStart,
    onCursor: (at) => making.onCursor(at),
    beforeInput: settle,
  },
  [completion(objectsShown), hints(objectsShown)],
);
const edits = createTextEdits({ editor, settledText, isWhole: () => reading.isWhole, fail });
const reading = createReading({
  template: (name) => templates.named(name),
  text: editor.text,
  onRead() {
    // A step of undo may take the slide away that is shown.
    slideIndex = Math.max(1, Math.min(slideIndex, slidesOf(reading.project).length));
    making.reset();
    redraw(false);
  },
  onUnreadable(message, problems) {
    editor.showProblems(problems);
    fail(message);
  },
  onWork,
});
const hands = createHandChanges(editor, { slideIndex: () => slideIndex, onRefused: readText });
const projects = createProjects({ editor, beforeLeaving: settle });
const templates = createTemplates(() => redraw(false));
const requestPanel = createRequestPanel();
const objects = createObjects((index, id) => {
  editor.goTo(placeIn(settledText(), `slides.${slideIndex - 1}.definitions.${index}`));
  making.select(id);
});
const view = createPageView({ last: () => last, fitsContent, redraw });
const screen = createScreenRatio(pictureBox, () => redraw(false));
const controls = createPictureControls({
  onChange: () => redraw(false),
  onProjection(projection) {
    const camera = view.shown()?.camera;
    if (camera) view.set({ kind: 'space', camera: { ...camera, projection } }, false);
  },
});
const moves = createMoves();
const handles = createHandles({
  moves,
  words: () => handleWords[language()],
  announcement: byId('moved', HTMLSpanElement),
  onMove(move, name) {
    if (!last) return;
    hands.begin(name, settle);
    view.hold();
    const isSnapped = snapBox.checked && move.part === 'point' && !last.camera;
    moves.want(isSnapped ? { ...move, ...snapped(move, last, move.id) } : move);
    redraw(true);
  },
  onPress(handle) {
    if (last) making.onHandle(handle);
  },
  onSlide: slide,
});
const making = createMaking({
  editor,
  async list() {
    const answer = await renderer.list(reading.project, slideIndex);
    return answer.ok ? answer.result.objects : objectsShown();
  },
  project: () => reading.project,
  slideIndex: () => slideIndex,
  shown: view.shown,
  drawSvg,
  async closest(id, x, y) {
    const answer = await renderer.closest({ project: reading.project, slideIndex, id, x, y });
    return answer.ok ? answer.result : undefined;
  },
  settle,
  holdView: view.hold,
  mark(id) {
    objects.mark(id);
    properties.select(id);
  },
  snap: (px) => (snapBox.checked && last ? snapped(px, last) : px),
  onWork,
});
const slidesPanel = createSlidesPanel({
  look: () => templates.chosen(),
  draw(of, index) {
    const { template } = optionsOf('png', THUMB_RATIO);
    const drawn = { slideIndex: index, pixelRatio: THUMB_RATIO, ...(template && { template }) };
    return renderer.draw({ as: 'pixels', project: of, options: drawn, isShown: false });
  },
  choose: chooseSlide,
  edit(edit, next) {
    void edits.slides(edit, () => {
      slideIndex = next;
      view.forget();
    });
  },
});
const properties = createProperties({
  listed: () => listed,
  project: () => reading.project,
  slideIndex: () => slideIndex,
  write(edit) {
    view.hold();
    void edits.style(slideIndex, edit);
  },
});
const backdrop = createBackdrop((what, isInSpace, isShown) => {
  view.hold();
  void edits.put((text) => loadedFigure().withBackdrop(text, slideIndex, { what, isInSpace, isShown }));
});
const picture = createPicture({
  frame: pictureBox,
  message: byId('message', HTMLParagraphElement),
  hands: 'all',
  shown: view.shown,
  onView: (next) => view.set(next, true),
  onPress(place) {
    if (last) making.onPress(place);
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
const loop = createDrawLoop({ draw, show });

function onWork(isBegun: boolean): void {
  if (isBegun) progress.begin();
  else progress.end();
}

function objectsShown(): Listed['objects'] {
  return listed?.objects ?? [];
}

function options(ratio: number): DrawOptions {
  return optionsOf(controls.format(), ratio);
}

function optionsOf(as: ExportFormat, ratio: number): DrawOptions {
  const template = templates.chosen();
  return {
    slideIndex,
    ...view.options(),
    ...(as === 'png' && { pixelRatio: ratio }),
    ...(template && { template }),
    transparent: controls.isTransparent(),
  };
}

/** Draws again soon. Until all of the page shows the new state, the picture is said to be busy. */
function redraw(isMoving: boolean): void {
  progress.asked();
  loop.request(isMoving);
}

async function draw(coarse: number | undefined): Promise<Answer<Drawn>> {
  const as = controls.format() === 'png' ? 'pixels' : controls.format();
  const from = { project: reading.project, slideIndex };
  const taken = moves.take();
  progress.drawing();
  openedAtDraw = reading.opened;
  ratioAtDraw = Math.min(coarse ?? Infinity, screen.get());
  const asked = { as, project: from.project, options: options(ratioAtDraw), moves: taken, isShown: true } as const;
  const answer = await renderer.draw(asked);
  if (answer.ok && reading.project === from.project && slideIndex === from.slideIndex)
    write(answer.result.changes ?? []);
  return answer;
}

/** What is shown, as SVG. */
async function drawSvg(): Promise<string | undefined> {
  const { viewBound, scale, camera } = view.shown() ?? {};
  const { pixelRatio: _, ...rest } = options(1);
  const seen = camera ? { view3D: camera } : { viewBound, scale };
  const answer = await renderer.draw({
    as: 'svg',
    project: reading.project,
    options: { ...rest, ...seen } as DrawOptions,
    isShown: false,
  });
  return answer.ok && typeof answer.result.data === 'string' ? answer.result.data : undefined;
}

/** Writes changes into the project, and soon into its text. */
function write(changes: readonly Change[]): void {
  if (!reading.isReadable) return;
  for (const change of hands.write(reading.project, changes)) {
    if (change.kind === 'variable') sliders.follow(change.name.replace(/\.0$/, ''), change.value);
  }
}

function settle(): void {
  hands.settle(reading.project, reading.isWhole);
}

/** The text with all that hands have changed. */
function settledText(): string {
  settle();
  return editor.text();
}

function fitsContent(): boolean {
  const shownSlide = slidesOf(reading.project)[slideIndex - 1];
  return shownSlide !== undefined && !hasSavedView(shownSlide);
}

function slide(id: string, value: number, name: string): void {
  hands.begin(name, settle);
  view.hold();
  write([{ kind: 'variable', name: `${id}.0`, value }]);
  redraw(true);
}

function show(answer: Answer<Drawn>, coarse: number | undefined, isRest: boolean): void {
  // What it was drawn from is no longer what the text says, or another project.
  if (!reading.isReadable || openedAtDraw !== reading.opened) return;
  if (!answer.ok) {
    fail(answer.message);
    editor.showProblems([...reading.problems, ...problemsOf(answer.issues, editor.text())]);
    return;
  }
  last = answer.result;
  const format = controls.format();
  const isText = typeof last.data === 'string';
  if (isText !== (format !== 'png')) return;
  if (format === 'png') {
    picture.show(last, 'pixels', ratioAtDraw);
    if (coarse === undefined) screen.shown(logicalSize(last, ratioAtDraw).width);
  } else picture.show(last, format, 1);
  handles.show(last);
  making.outdate(isRest);
  moves.shown();
  if (!isRest) return;
  settle();
  editor.showProblems(problems());
  const isInSpace = last.camera !== undefined;
  controls.showCamera(last.camera);
  pictureBox.setAttribute('aria-label', t('Picture of slide {n}', { n: slideIndex }));
  showHint(format === 'tikz' ? 'source' : isInSpace ? 'space' : 'plane');
  const size = format === 'png' ? logicalSize(last, ratioAtDraw) : last;
  const saved = format === 'png' ? controls.pixelRatio() : 1;
  info.textContent = t('{width} × {height} px, drawn in {ms} ms', {
    width: Math.round(size.width * saved),
    height: Math.round(size.height * saved),
    ms: last.ms < 10 ? last.ms.toFixed(1) : last.ms.toFixed(0),
  });
  backdrop.show(slidesOf(reading.project)[slideIndex - 1], isInSpace);
  copySource.hidden = !isText;
  void list(last);
}

function fail(message: string): void {
  picture.fail(message);
  progress.failed();
}

async function list(drawn: Drawn): Promise<void> {
  const mark = progress.shown();
  const answer = await renderer.list(reading.project, slideIndex);
  if (!answer.ok || drawn !== last) return;
  listed = answer.result;
  editor.showProblems(problems(), hintsOf(drawn.warnings, listed.objects, editor.text(), slideIndex));
  objects.show(listed, drawn.warnings);
  properties.refresh();
  sliders.show(listed.sliders);
  handles.describe(drawn, listed.sliders);
  slidesPanel.show(reading.project, slideIndex);
  const template = templates.chosen();
  requestPanel.show({
    project: contentOf(settledText(), reading.project),
    slideIndex,
    format: controls.format(),
    shown: drawn,
    pixelRatio: controls.pixelRatio(),
    transparent: controls.isTransparent(),
    ...(template && { template }),
  });
  progress.told(mark);
}

/** Reads the editor's text. What can't be read is told at its line; the rest is drawn, or the last picture stays. */
function readText(text: string): void {
  hands.forget();
  convert.textContent = t(isJsonText(text) ? 'As text' : 'As JSON');
  projects.showName(text);
  reading.read(text);
}

/** What is wrong with the text that is drawn. */
function problems(): readonly Problem[] {
  return [...reading.problems, ...problemsOf(last?.issues ?? [], editor.text())];
}

function chooseSlide(next: number): void {
  settle();
  slideIndex = next;
  view.set(ownView, false);
}

/** Another project begins with its first slide, as it is. Until its picture is there, hands find nothing. */
function shownFromStart(): void {
  reading.begin();
  last = undefined;
  exampleSelect.value = '';
  slideIndex = 1;
  view.forget();
  hands.forget();
}

/** Opens a project, or takes a template. */
function openFile(name: string, next: string): void {
  // The editor shows what is wrong in it.
  const value = isJsonText(next) ? readForm(next, templates.named).project : undefined;
  if (!isTemplate(value)) {
    projects.openFile(bareName(name), next);
    return;
  }
  try {
    templates.add(bareName(name), value);
    if (!isJsonText(editor.text())) readText(settledText());
  } catch (error) {
    notify(messageOf(error));
  }
}

function undo(): void {
  settle();
  editor.undo();
}

function redo(): void {
  settle();
  editor.redo();
}

async function fitContent(): Promise<void> {
  if (!last) return;
  const ratio = last.pixelRatio ?? (controls.format() === 'png' ? ratioAtDraw : 1);
  const size = { width: Math.round(last.width / ratio), height: Math.round(last.height / ratio) };
  const { pixelRatio: _, scale: __, ...rest } = options(1);
  const answer = await renderer.draw({
    as: 'pixels',
    project: reading.project,
    options: { ...rest, contain: true, size },
    isShown: false,
  });
  if (!answer.ok) return fail(answer.message);
  const { viewBound, scale, camera } = answer.result;
  if (camera) view.set({ kind: 'space', camera }, false);
  else if (viewBound && scale !== undefined) view.set({ kind: 'plane', viewBound, scale }, false);
}

byId('skip', HTMLButtonElement).addEventListener('click', () => pictureBox.focus());
createSurroundings({
  editor,
  renderer,
  edits,
  view,
  templates,
  making,
  projects,
  picture: pictureBox,
  project: () => reading.project,
  slideIndex: () => slideIndex,
  slideCount: () => listed?.slides ?? 1,
  sliders: () => listed?.sliders ?? [],
  objects: objectsShown,
  shownFormat: controls.format,
  options: (as) => optionsOf(as, controls.pixelRatio()),
  fit: fitContent,
  settle,
});
createLanguageChoice();
onLanguage(() => {
  editor.translate();
  redraw(false);
});
convert.addEventListener('click', () => void edits.rewrite((text) => otherForm(text, reading.project)));
byId('format', HTMLButtonElement).addEventListener('click', () => void edits.rewrite(formatted));
copySource.addEventListener('click', () => {
  if (typeof last?.data === 'string') void copyFrom(copySource, last.data);
});
createOpening(openFile, notify);
createUndoKeys(undo, redo);
byId('undo', HTMLButtonElement).addEventListener('click', undo);
byId('redo', HTMLButtonElement).addEventListener('click', redo);
createThemeButton();
document.head.prepend(make('style', { textContent: pictureStyles }));
editor.view.contentDOM.addEventListener('keydown', (event) => {
  if (!event.altKey || !event.shiftKey || event.code !== 'KeyF') return;
  event.preventDefault();
  void edits.rewrite(formatted);
});

void projects.start();
