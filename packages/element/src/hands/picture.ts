import type { Drawn } from '../drawing/drawn.js';
import { make } from '../make.js';
import { type ChosenView, dragged, ownView, zoomed } from './view.js';

/** The picture on the page, and the hands on it. */
export interface Picture {
  /** Shows a drawing; `ratio` is the device px per px that it was drawn with. */
  show(drawn: Drawn, as: 'pixels' | 'svg' | 'tikz', ratio: number): void;
  /** Says why there is no picture; the last one stays, faded. */
  fail(message: string | undefined): void;
}

export interface PictureOptions {
  /** The element in which the picture lies. */
  readonly frame: HTMLElement;
  /** Says why there is no picture. */
  readonly message: HTMLElement;
  /** Hands on the ground move and enlarge `all` pictures, `turn` those in space, or do nothing. */
  readonly hands: 'all' | 'turn' | 'none';
  /** What is shown now, at pixelRatio 1. */
  readonly shown: () => Drawn | undefined;
  readonly onView: (view: ChosenView) => void;
  /** A place was pressed and nothing moved: of the page, and px of the picture at pixelRatio 1. */
  readonly onPress: (place: PressedPlace) => void;
  /** What lies over the picture, the lowest first. */
  readonly overlays: readonly HTMLElement[];
}

export interface PressedPlace {
  readonly clientX: number;
  readonly clientY: number;
  readonly x: number;
  readonly y: number;
}

/** Page px that a pointer moves before it is more than a press. */
const SLACK = 4;
/** px that an arrow key moves, and the factor of plus and minus. */
const KEY_STEP = 20;
const KEY_FACTOR = 1.25;
/** A notch of a wheel, about 100 px of scrolling, enlarges by a quarter. */
const WHEEL = 0.0022;

export function createPicture(options: PictureOptions): Picture {
  const { frame: picture, message, hands, shown, onView, onPress, overlays } = options;
  const sheet = make('div', { className: 'sheet' });
  const canvas = make('canvas');
  // A canvas that is read often stays in the page's own memory: one of the graphics card is empty once that fails.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const source = make('pre', { className: 'code source' });
  const parser = new DOMParser();
  let width = 1;

  /** Px of the picture for a px of the page. */
  function unit(): number {
    const box = sheet.getBoundingClientRect();
    return box.width > 0 ? width / box.width : 1;
  }

  function zoomAt(factor: number, clientX: number, clientY: number): void {
    const drawn = shown();
    const box = sheet.getBoundingClientRect();
    if (drawn) onView(zoomed(drawn, factor, (clientX - box.left) * unit(), (clientY - box.top) * unit()));
  }

  function zoomCenter(factor: number): void {
    const box = picture.getBoundingClientRect();
    zoomAt(factor, box.left + box.width / 2, box.top + box.height / 2);
  }

  function move(dx: number, dy: number, pan: boolean): void {
    const drawn = shown();
    if (drawn) onView(dragged(drawn, dx, dy, pan));
  }

  const isSource = () => picture.contains(source);
  /** What hands on the ground do nothing to. */
  const isFixed = () => isSource() || hands === 'none' || (hands === 'turn' && shown()?.camera === undefined);
  const pointers = new Map<number, { x: number; y: number }>();
  /** Where a pointer went down that has not moved since. */
  let pressed: { x: number; y: number } | undefined;

  function press(clientX: number, clientY: number): void {
    const box = sheet.getBoundingClientRect();
    onPress({ clientX, clientY, x: (clientX - box.left) * unit(), y: (clientY - box.top) * unit() });
  }

  picture.addEventListener('pointerdown', (event) => {
    if (isFixed() || event.button > 2) return;
    picture.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    pressed = pointers.size === 1 && event.button === 0 ? { x: event.clientX, y: event.clientY } : undefined;
  });
  picture.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (pressed && Math.hypot(now.x - pressed.x, now.y - pressed.y) <= SLACK) return;
    pressed = undefined;
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    const [dx, dy] = [(now.x - before.x) * unit(), (now.y - before.y) * unit()];
    if (!other) {
      move(dx, dy, event.shiftKey || (event.buttons & 6) !== 0);
      return;
    }
    const spread = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y);
    if (spread(before) > 0) zoomAt(spread(now) / spread(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
  });
  picture.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (pressed) press(clientX, clientY);
    pressed = undefined;
  });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    picture.addEventListener(type, ({ pointerId }) => pointers.delete(pointerId));
  }
  picture.addEventListener('contextmenu', (event) => {
    if (!isFixed()) event.preventDefault();
  });
  picture.addEventListener(
    'wheel',
    (event) => {
      // A page that shows figures scrolls over them.
      if (isSource() || hands !== 'all') return;
      event.preventDefault();
      const px = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 * event.deltaY : event.deltaY;
      zoomAt(Math.exp(-px * WHEEL), event.clientX, event.clientY);
    },
    { passive: false },
  );
  picture.addEventListener('keydown', (event) => {
    if (isFixed() || event.ctrlKey || event.metaKey || event.altKey) return;
    const pan = event.shiftKey;
    const actions: Record<string, () => void> = {
      ArrowLeft: () => move(KEY_STEP, 0, pan),
      ArrowRight: () => move(-KEY_STEP, 0, pan),
      ArrowUp: () => move(0, KEY_STEP, pan),
      ArrowDown: () => move(0, -KEY_STEP, pan),
      '+': () => zoomCenter(KEY_FACTOR),
      '=': () => zoomCenter(KEY_FACTOR),
      '-': () => zoomCenter(1 / KEY_FACTOR),
      '0': () => onView(ownView),
      Enter: () => {
        const box = sheet.getBoundingClientRect();
        press(box.left + box.width / 2, box.top + box.height / 2);
      },
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });

  /** An SVG is a new element each time, and a handle that is held must not be taken out of the page. */
  function put(element: Element): void {
    if (sheet.parentElement !== picture) picture.replaceChildren(sheet);
    for (const overlay of overlays) if (overlay.parentElement !== sheet) sheet.append(overlay);
    const before = sheet.firstElementChild;
    if (before === overlays[0]) sheet.prepend(element);
    else if (before !== element) before?.replaceWith(element);
  }

  return {
    show(drawn, as, ratio) {
      message.hidden = true;
      picture.classList.remove('stale');
      picture.classList.toggle('has-source', as === 'tikz');
      picture.style.setProperty('--width', `${drawn.width / ratio}px`);
      picture.style.setProperty('--shape', String(drawn.width / drawn.height));
      width = drawn.width / ratio;
      if (typeof drawn.data !== 'string') {
        // Before the canvas is emptied: pixels that do not fit throw, and the last picture stays.
        const pixels = new ImageData(drawn.data as Uint8ClampedArray<ArrayBuffer>, drawn.width, drawn.height);
        // Setting a size, even the same one, makes a new canvas.
        if (canvas.width !== drawn.width) canvas.width = drawn.width;
        if (canvas.height !== drawn.height) canvas.height = drawn.height;
        context?.putImageData(pixels, 0, 0);
        put(canvas);
      } else if (as === 'svg') {
        const parsed = parser.parseFromString(drawn.data, 'image/svg+xml').documentElement;
        put(document.importNode(parsed, true));
      } else {
        source.textContent = drawn.data;
        picture.replaceChildren(source);
      }
    },
    fail(text) {
      message.hidden = text === undefined;
      message.textContent = text ?? '';
      picture.classList.toggle('stale', text !== undefined);
    },
  };
}
