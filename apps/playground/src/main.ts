import { hasSavedView, type Issue, isJsonText, type Slide } from '@geoslide/protocol';
import type { Change } from 'geoslide';
import { byId, copyFrom, make, saveAs } from './dom.js';
import { createDrawLoop } from './draw-loop.js';
import { createEditor, type Problem } from './editor.js';
import { examples, firstExample } from './examples.js';
import {
  bareName,
  contentOf,
  fileNameFor,
  isFigureLoaded,
  loadFigure,
  otherForm,
  placeIn,
  printedFigure,
  readForm,
} from './figure-form.js';
import { createHandles } from './handles.js';
import type { Answer, Drawn, DrawOptions, Listed } from './messages.js';
import { createMoves } from './moves.js';
import { createObjects } from './objects.js';
import { createOpening } from './opening.js';
import { createPicture, type Hint } from './picture.js';
import { applyTo, editOf, operationOf } from './project-text.js';
import { startRenderer } from './renderer.js';
import { createRequestPanel } from './request.js';
import { createSliders } from './sliders.js';
import { createTemplates, isTemplate } from './templates.js';
import { createThemeButton } from './theme.js';
import { createUndo } from './undo.js';
import { type ChosenView, ownView } from './view.js';

type Format = 'png' | 'svg' | 'tikz';

const endings = { png: '.png', svg: '.svg', tikz: '.tex' } as const;
const mimeTypes = { png: 'image/png', svg: 'image/svg+xml', tikz: 'text/x-tex' } as const;
const planeHint: Hint = {
  hands: 'Drag points, sliders, labels and texts; drag the ground to move the view, scroll or pinch to zoom.',
  keys: 'Keys: Tab reaches what can be moved, arrows move it, with Shift finely; on the picture itself arrows move the view, + and − zoom, 0 shows the slide’s own view.',
};
const spaceHint: Hint = {
  hands: 'Drag to turn, drag with Shift or the right button to move, scroll or pinch to zoom.',
  keys: 'Keys: arrows turn (with Shift: move), + and − zoom, 0 shows the slide’s own camera.',
};
const noHint: Hint = { hands: '', keys: '' };

const renderer = startRenderer(new URL('fonts/', document.baseURI).href);

let text = '';
/** What the text says, or last said while it can't be read. */
let project: unknown;
let isReadable = false;
/** Of a text that can be read all the same. */
let textWarnings: readonly Problem[] = [];
/** Whether hands have changed the project of a figure text, which is printed once they rest. */
let isBehind = false;
let fileName = '';
let slideIndex = 1;
let view: ChosenView = ownView;
let format: Format = 'png';
let last: Drawn | undefined;
let listed: Listed | undefined;
/** Counts what was asked to be drawn: whether the picture shows the latest of it. */
let asked = 0;
let askedAtDraw = 0;
let askedAtShow = 0;
/** Counts the times that a slider of the page was moved. */
let slides = 0;

const pictureBox = byId('picture', HTMLDivElement);
const ratioSelect = byId('ratio', HTMLSelectElement);
const transparentBox = byId('transparent', HTMLInputElement);
const projectionSelect = byId('projection', HTMLSelectElement);
const slideSelect = byId('slides', HTMLSelectElement);
const exampleSelect = byId('examples', HTMLSelectElement);
const info = byId('info', HTMLSpanElement);
const copySource = byId('copy-source', HTMLButtonElement);
const convert = byId('convert', HTMLButtonElement);

const editor = createEditor((next) => {
  undo.settle();
  text = next;
  isBehind = false;
  undo.typed();
  readText();
});
const undo = createUndo({ text: currentText, onText: restore });
const templates = createTemplates(() => redraw(false));
const requestPanel = createRequestPanel();
const objects = createObjects((index) =>
  editor.goTo(placeIn(currentText(), `slides.${slideIndex - 1}.definitions.${index}`)),
);
const moves = createMoves();
const handles = createHandles(moves, {
  onMove(move, gesture) {
    undo.begin(gesture);
    holdView();
    moves.want(move);
    redraw(true);
  },
  onSlide: slide,
});
const picture = createPicture({ shown, onView: (next) => setView(next, true), overlay: handles.element });
const sliders = createSliders({
  onMove: (id, value) => slide(id, value, `slider ${slides}`),
  onRest() {
    slides += 1;
    redraw(false);
  },
});
const loop = createDrawLoop({ draw, show });

/** What is shown, with the view that is already wanted. */
function shown(): Drawn | undefined {
  if (!last || view.kind === 'own') return last;
  return view.kind === 'plane'
    ? { ...last, viewBound: view.viewBound, scale: view.scale }
    : { ...last, camera: view.camera };
}

function pixelRatio(): number {
  return Number(ratioSelect.value);
}

function options(ratio: number): DrawOptions {
  const template = templates.chosen();
  return {
    slideIndex,
    ...(view.kind === 'plane' && { viewBound: view.viewBound, scale: view.scale }),
    ...(view.kind === 'space' && { view3D: view.camera }),
    ...(format === 'png' && { pixelRatio: ratio }),
    ...(template && { template }),
    transparent: transparentBox.checked,
  };
}

/** Draws again soon. Until all of the page shows the new state, the picture is said to be busy. */
function redraw(isMoving: boolean): void {
  asked += 1;
  pictureBox.setAttribute('aria-busy', 'true');
  loop.request(isMoving);
}

async function draw(coarse: number | undefined): Promise<Answer<Drawn>> {
  const as = format === 'png' ? 'pixels' : format;
  const from = { project, slideIndex };
  const taken = moves.take();
  askedAtDraw = asked;
  const ratio = coarse ?? pixelRatio();
  const answer = await renderer.draw({ as, project, options: options(ratio), moves: taken, isShown: true });
  if (answer.ok && project === from.project && slideIndex === from.slideIndex) write(answer.result.changes ?? []);
  return answer;
}

/** Writes changes into the project and its text. */
function write(changes: readonly Change[]): void {
  if (!isReadable) return;
  const isJson = isJsonText(text);
  for (const change of changes) {
    const operation = operationOf(project, slideIndex, change);
    if (!operation) continue;
    if (isJson) {
      const edit = editOf(text, operation);
      text = text.slice(0, edit.from) + edit.text + text.slice(edit.to);
    } else isBehind = true;
    applyTo(project, operation);
    if (change.kind === 'variable') sliders.follow(change.name.replace(/\.0$/, ''), change.value);
  }
  if (changes.length > 0 && isJson) editor.follow(text);
}

/** The text with all that hands have changed. */
function currentText(): string {
  if (isBehind) {
    isBehind = false;
    text = printedFigure(project);
    editor.follow(text);
  }
  return text;
}

/** A view that fits its content would move under the hand that moves it. */
function holdView(): void {
  if (view.kind === 'own' && fitsContent() && last?.viewBound && last.scale !== undefined) {
    view = { kind: 'plane', viewBound: last.viewBound, scale: last.scale };
  }
}

function fitsContent(): boolean {
  const { slides = [] } = project as { readonly slides?: readonly Slide[] };
  const shownSlide = slides[slideIndex - 1];
  return shownSlide !== undefined && !hasSavedView(shownSlide);
}

function slide(id: string, value: number, gesture: string): void {
  undo.begin(gesture);
  holdView();
  write([{ kind: 'variable', name: `${id}.0`, value }]);
  redraw(true);
}

/** Takes a text that was there before. */
function restore(next: string): void {
  text = next;
  isBehind = false;
  editor.follow(text);
  readText();
}

function show(answer: Answer<Drawn>, coarse: number | undefined, isRest: boolean): void {
  askedAtShow = askedAtDraw;
  // What it was drawn from is no longer what the text says.
  if (!isReadable) return;
  if (!answer.ok) {
    fail(answer.message);
    editor.showProblems(problemsOf(answer.issues));
    return;
  }
  last = answer.result;
  const isText = typeof last.data === 'string';
  if (isText !== (format !== 'png')) return;
  picture.show(last, format === 'png' ? 'pixels' : format, format === 'png' ? (coarse ?? pixelRatio()) : 1);
  handles.show(last);
  moves.shown();
  if (!isRest) return;
  undo.settle();
  editor.showProblems(textWarnings);
  const isInSpace = last.camera !== undefined;
  projectionSelect.value = last.camera?.projection ?? 'orthographic';
  byId('projection-field', HTMLLabelElement).hidden = !isInSpace;
  picture.describe(`Picture of slide ${slideIndex}`, format === 'tikz' ? noHint : isInSpace ? spaceHint : planeHint);
  info.textContent = `${last.width} × ${last.height} px, drawn in ${last.ms < 10 ? last.ms.toFixed(1) : last.ms.toFixed(0)} ms`;
  copySource.hidden = !isText;
  void list(last);
}

function fail(message: string): void {
  picture.fail(message);
  pictureBox.removeAttribute('aria-busy');
}

async function list(drawn: Drawn): Promise<void> {
  const answer = await renderer.list(project, slideIndex);
  if (!answer.ok || drawn !== last) return;
  listed = answer.result;
  objects.show(listed, drawn.warnings);
  sliders.show(listed.sliders);
  handles.describe(drawn, listed.sliders);
  const count = listed.slides;
  if (slideSelect.options.length !== count) {
    slideSelect.replaceChildren(
      ...Array.from({ length: count }, (_, i) =>
        make('option', { value: String(i + 1), textContent: `${i + 1} of ${count}` }),
      ),
    );
  }
  slideSelect.value = String(slideIndex);
  const template = templates.chosen();
  requestPanel.show({
    project: contentOf(text, project),
    slideIndex,
    format,
    shown: drawn,
    pixelRatio: pixelRatio(),
    transparent: transparentBox.checked,
    ...(template && { template }),
  });
  if (askedAtShow === asked) pictureBox.removeAttribute('aria-busy');
}

/** Reads the editor's text; what can't be read is told at its line, and the last picture stays. */
function readText(): void {
  const isJson = isJsonText(text);
  convert.textContent = isJson ? 'As text' : 'As JSON';
  byId('file-name', HTMLSpanElement).textContent = fileNameFor(fileName, text);
  if (!isJson && !isFigureLoaded()) {
    void loadFigure().then(readText);
    return;
  }
  const read = readForm(text, templates.named);
  isReadable = read.isReadable;
  textWarnings = read.problems;
  if (isReadable) {
    project = read.project;
    redraw(false);
    return;
  }
  editor.showProblems(read.problems);
  const [first] = read.problems;
  const { line, column } = first?.position ?? { line: 1, column: 1 };
  const what = isJson ? 'The project is not JSON' : 'The figure text is not valid';
  fail(`${what}: line ${line}, column ${column}: ${first?.message}`);
}

/** Writes the project in the other form; that is one step to undo. */
async function convertText(): Promise<void> {
  if (!isReadable) return;
  await loadFigure();
  undo.settle();
  try {
    text = otherForm(currentText(), project);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
    return;
  }
  editor.setText(text);
  undo.settle();
  readText();
}

/** What is wrong with the text; what only this output can't draw is told in the place of the picture. */
function problemsOf(issues: readonly Issue[]): Problem[] {
  return issues.map(({ path, message }) => {
    const place = path.replace(/^content\.?/, '');
    return {
      severity: 'error',
      message: `${place === '' ? '' : `${place}: `}${message}`,
      position: placeIn(text, place),
    };
  });
}

function setView(next: ChosenView, isMoving: boolean): void {
  view = next;
  redraw(isMoving);
}

function open(name: string, next: string): void {
  fileName = bareName(name);
  text = next;
  isBehind = false;
  slideIndex = 1;
  view = ownView;
  editor.setText(text);
  undo.reset();
  readText();
}

/** Opens a project, or takes a template. */
function openFile(name: string, next: string): void {
  // The editor shows what is wrong in it.
  const value = isJsonText(next) ? readForm(next, templates.named).project : undefined;
  if (!isTemplate(value)) {
    exampleSelect.value = '';
    open(name, next);
    return;
  }
  try {
    templates.add(bareName(name), value);
    if (!isJsonText(text)) readText();
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

async function openExample(name: string): Promise<void> {
  const example = examples.find((each) => each.name === name);
  if (!example) return;
  exampleSelect.value = name;
  open(`${name}.json`, await example.load());
}

async function fitContent(): Promise<void> {
  if (!last) return;
  const ratio = last.pixelRatio ?? (format === 'png' ? pixelRatio() : 1);
  const size = { width: Math.round(last.width / ratio), height: Math.round(last.height / ratio) };
  const { pixelRatio: _, scale: __, ...rest } = options(1);
  const answer = await renderer.draw({
    as: 'pixels',
    project,
    options: { ...rest, contain: true, size },
    isShown: false,
  });
  if (!answer.ok) return fail(answer.message);
  const { viewBound, scale, camera } = answer.result;
  if (camera) setView({ kind: 'space', camera }, false);
  else if (viewBound && scale !== undefined) setView({ kind: 'plane', viewBound, scale }, false);
}

async function download(): Promise<void> {
  const answer = await renderer.draw({ as: format, project, options: options(pixelRatio()), isShown: false });
  if (!answer.ok) return fail(answer.message);
  const { data } = answer.result;
  const name = `${fileName}${listed && listed.slides > 1 ? `-${slideIndex}` : ''}${endings[format]}`;
  saveAs(name, typeof data === 'string' ? data : new Uint8Array(data), mimeTypes[format]);
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-format]')) {
  button.addEventListener('click', () => {
    format = button.dataset.format as Format;
    for (const other of document.querySelectorAll('[data-format]'))
      other.setAttribute('aria-pressed', String(other === button));
    byId('ratio-field', HTMLLabelElement).hidden = format !== 'png';
    byId('transparent-field', HTMLLabelElement).hidden = format === 'tikz';
    redraw(false);
  });
}
for (const control of [ratioSelect, transparentBox]) control.addEventListener('change', () => redraw(false));
projectionSelect.addEventListener('change', () => {
  const camera = shown()?.camera;
  const projection = projectionSelect.value as 'orthographic' | 'perspective' | 'oblique';
  if (camera) setView({ kind: 'space', camera: { ...camera, projection } }, false);
});
slideSelect.addEventListener('change', () => {
  slideIndex = Number(slideSelect.value);
  setView(ownView, false);
});
byId('skip', HTMLButtonElement).addEventListener('click', () => pictureBox.focus());
byId('reset', HTMLButtonElement).addEventListener('click', () => setView(ownView, false));
byId('fit', HTMLButtonElement).addEventListener('click', () => void fitContent());
byId('download', HTMLButtonElement).addEventListener('click', () => void download());
convert.addEventListener('click', () => void convertText());
byId('save', HTMLButtonElement).addEventListener('click', () => {
  const own = currentText();
  saveAs(fileNameFor(fileName, own), own, isJsonText(own) ? 'application/json' : 'text/vnd.geoslide');
});
copySource.addEventListener('click', () => {
  if (typeof last?.data === 'string') void copyFrom(copySource, last.data);
});
createOpening(openFile, fail);
createThemeButton();

exampleSelect.append(make('option', { value: '', textContent: '—' }));
for (const { name, title } of examples) exampleSelect.append(make('option', { value: name, textContent: title }));
exampleSelect.addEventListener('change', () => void openExample(exampleSelect.value));
void openExample(new URLSearchParams(location.hash.slice(1)).get('example') ?? firstExample);
