import { type Issue, JsonError, locateInJson, parseJson } from '@geoslide/protocol';
import type { Change } from 'geoslide';
import { byId, copyFrom, make } from './dom.js';
import { createDrawLoop } from './draw-loop.js';
import { createEditor, type Problem } from './editor.js';
import { examples, firstExample } from './examples.js';
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
/** What the text says, or last said while it is no JSON. */
let project: unknown;
let isJson = false;
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

const editor = createEditor((next) => {
  undo.settle();
  text = next;
  undo.typed();
  readText();
});
const undo = createUndo({ text: () => text, onText: restore });
const templates = createTemplates(() => redraw(false));
const requestPanel = createRequestPanel();
const objects = createObjects((index) =>
  editor.goTo(locateInJson(text, `slides.${slideIndex - 1}.definitions.${index}`)),
);
const moves = createMoves();
const handles = createHandles(moves, {
  onMove(move, gesture) {
    undo.begin(gesture);
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
  if (!isJson) return;
  for (const change of changes) {
    const operation = operationOf(project, slideIndex, change);
    if (!operation) continue;
    const edit = editOf(text, operation);
    text = text.slice(0, edit.from) + edit.text + text.slice(edit.to);
    applyTo(project, operation);
    if (change.kind === 'variable') sliders.follow(change.name.replace(/\.0$/, ''), change.value);
  }
  if (changes.length > 0) editor.follow(text);
}

function slide(id: string, value: number, gesture: string): void {
  undo.begin(gesture);
  write([{ kind: 'variable', name: `${id}.0`, value }]);
  redraw(true);
}

/** Takes a text that was there before. */
function restore(next: string): void {
  text = next;
  editor.follow(text);
  readText();
}

function show(answer: Answer<Drawn>, coarse: number | undefined, isRest: boolean): void {
  askedAtShow = askedAtDraw;
  // What it was drawn from is no longer what the text says.
  if (!isJson) return;
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
  editor.showProblems([]);
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
    project,
    slideIndex,
    format,
    shown: drawn,
    pixelRatio: pixelRatio(),
    transparent: transparentBox.checked,
    ...(template && { template }),
  });
  if (askedAtShow === asked) pictureBox.removeAttribute('aria-busy');
}

/** Reads the editor's text; what is not JSON is told at its line, and the last picture stays. */
function readText(): void {
  try {
    project = parseJson(text);
    isJson = true;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    isJson = false;
    editor.showProblems([{ severity: 'error', message: withoutPlace(error.message), position: error.position }]);
    fail(`The project is not JSON: ${error.message}`);
    return;
  }
  redraw(false);
}

function withoutPlace(message: string): string {
  return message.replace(/^line \d+, column \d+: /, '');
}

/** What is wrong with the text; what only this output can't draw is told in the place of the picture. */
function problemsOf(issues: readonly Issue[]): Problem[] {
  return issues.map(({ path, message }) => {
    const place = path.replace(/^content\.?/, '');
    return {
      severity: 'error',
      message: `${place === '' ? '' : `${place}: `}${message}`,
      position: locateInJson(text, place),
    };
  });
}

function setView(next: ChosenView, isMoving: boolean): void {
  view = next;
  redraw(isMoving);
}

function open(name: string, next: string): void {
  fileName = name.replace(/\.json$/i, '');
  text = next;
  slideIndex = 1;
  view = ownView;
  byId('file-name', HTMLSpanElement).textContent = name;
  editor.setText(text);
  undo.reset();
  readText();
}

/** Opens a project, or takes a template. */
function openFile(name: string, next: string): void {
  let value: unknown;
  try {
    value = parseJson(next);
  } catch (error) {
    // The editor shows what is wrong in it.
    if (!(error instanceof JsonError)) throw error;
  }
  if (!isTemplate(value)) {
    exampleSelect.value = '';
    open(name, next);
    return;
  }
  try {
    templates.add(name.replace(/\.json$/i, ''), value);
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
  const blob = new Blob([typeof data === 'string' ? data : new Uint8Array(data)], { type: mimeTypes[format] });
  const link = make('a', {
    href: URL.createObjectURL(blob),
    download: `${fileName}${listed && listed.slides > 1 ? `-${slideIndex}` : ''}${endings[format]}`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
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
copySource.addEventListener('click', () => {
  if (typeof last?.data === 'string') void copyFrom(copySource, last.data);
});
createOpening(openFile, fail);
createThemeButton();

exampleSelect.append(make('option', { value: '', textContent: '—' }));
for (const { name, title } of examples) exampleSelect.append(make('option', { value: name, textContent: title }));
exampleSelect.addEventListener('change', () => void openExample(exampleSelect.value));
void openExample(new URLSearchParams(location.hash.slice(1)).get('example') ?? firstExample);
