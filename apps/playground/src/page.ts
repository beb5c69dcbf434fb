import { createDrawLoop, createMoves, ownView } from '@geoslide/element/parts';
import { hasSavedView, isJsonText } from '@geoslide/protocol';
import { createPageDrawing } from './drawing/page-drawing.js';
import { renderer } from './drawing/page-renderer.js';
import { createPageView } from './drawing/page-view.js';
import { createPane } from './drawing/pane.js';
import { createPictureControls } from './drawing/picture-controls.js';
import { createProgress } from './drawing/progress.js';
import { createScreenRatio } from './drawing/screen-ratio.js';
import { createShowing } from './drawing/showing.js';
import { completion } from './language/completion.js';
import { hints } from './language/hints.js';
import { byId } from './page/dom.js';
import { messageOf } from './page/errors.js';
import { notify } from './page/notice.js';
import type { PageState } from './page-state.js';
import { createPanels } from './panels/panels.js';
import { createOpening } from './projects/opening.js';
import { createProjects } from './projects/projects.js';
import { slidesOf } from './slides/slides-of.js';
import { createSurroundings } from './surroundings.js';
import { createTemplates, isTemplate } from './templates/templates.js';
import { bareName, readForm } from './text/figure-form.js';
import { createPageText } from './text/page-text.js';
import { createHands } from './tools/hands.js';
import { onLanguage, translatePage } from './words/words.js';

// The parts of the page, and what each tells the others. A text is read, what it says is drawn, and what was drawn is
// shown; hands in the picture change the project, and with it the text.

const state: PageState = { slideIndex: 1, drawn: undefined, listed: undefined };
const frame = byId('picture', HTMLDivElement);
const progress = createProgress(frame);
const moves = createMoves();

const slideIndex = () => state.slideIndex;
const objectsShown = () => state.listed?.objects ?? [];

const text = createPageText({
  extensions: [completion(objectsShown), hints(objectsShown)],
  slideIndex,
  template: (name) => templates.named(name),
  onText: (next) => projects.showName(next),
  onRead() {
    // A step of undo may take the slide away that is shown.
    state.slideIndex = Math.max(1, Math.min(state.slideIndex, slidesOf(text.reading.project).length));
    hands.making.reset();
    redraw(false);
  },
  onChange: (project, next) => projects.changed(project, next),
  onProject() {
    // It begins with its first slide, as it is. Until its picture is there, hands find nothing.
    state.slideIndex = 1;
    state.drawn = undefined;
    byId('examples', HTMLSelectElement).value = '';
    view.forget();
  },
  onCursor: (at) => hands.making.onCursor(at),
  onWork,
  fail,
});
const projects = createProjects({ editor: text.editor, beforeLeaving: text.settle });
const templates = createTemplates(() => redraw(false));
const view = createPageView({
  last: () => state.drawn,
  fitsContent() {
    const slide = slidesOf(text.reading.project)[state.slideIndex - 1];
    return slide !== undefined && !hasSavedView(slide);
  },
  redraw,
});
const screen = createScreenRatio(frame, () => redraw(false));
const pane = createPane(frame, () => redraw(false));
const controls = createPictureControls({
  onChange: () => redraw(false),
  onProjection(projection) {
    const camera = view.shown()?.camera;
    if (camera) view.set({ kind: 'space', camera: { ...camera, projection } }, false);
  },
});
const drawing = createPageDrawing({
  ...{ renderer, state, reading: text.reading, templates, view, controls, screen, pane, moves, progress },
  onChanges: (changes) => hands.follow(changes),
});
const hands = createHands({
  ...{ frame, state, text, view, renderer, drawing, moves, onWork, redraw },
  mark: (id) => panels.mark(id),
});
const panels = createPanels({
  ...{ state, text, view, drawing, templates, controls },
  light: hands.making.select,
});
const show = createShowing({
  ...{ frame, state, text, renderer, drawing, hands, panels, controls, screen, moves, progress, fail },
});
const loop = createDrawLoop({ draw: drawing.draw, show });

/** Draws again soon. Until all of the page shows the new state, the picture is said to be busy. */
function redraw(isMoving: boolean): void {
  progress.asked();
  loop.request(isMoving);
}

function onWork(isBegun: boolean): void {
  if (isBegun) progress.begin();
  else progress.end();
}

/** There is no picture of what is wanted. */
function fail(message: string): void {
  hands.picture.fail(message);
  progress.failed();
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
    if (!isJsonText(text.editor.text())) text.readAgain();
  } catch (error) {
    notify(messageOf(error));
  }
}

async function fitContent(): Promise<void> {
  const answer = await drawing.fitted();
  if (!answer) return;
  if (!answer.ok) return fail(answer.message);
  const { viewBound, scale, camera } = answer.result;
  if (camera) view.set({ kind: 'space', camera }, false);
  else if (viewBound && scale !== undefined) view.set({ kind: 'plane', viewBound, scale }, false);
}

createSurroundings({
  ...{ state, text, renderer, drawing, view, templates, projects, frame },
  making: hands.making,
  objects: objectsShown,
  shownFormat: controls.format,
  pixelRatio: controls.pixelRatio,
  fit: fitContent,
  reset: () => view.set(ownView, false),
});
translatePage();
onLanguage(() => redraw(false));
createOpening(openFile, notify);

void projects.start();
