import { drawnBound, EVEN_PLANE } from '@geoslide/protocol';
import type { Drawn, ListedSlider, Move, ShownHandle } from '../drawing/drawn.js';
import { keyOf, type Moves } from '../drawing/moves.js';
import { make } from '../make.js';
import { placeIn } from './view.js';
import type { HandleWords } from './words.js';

/** What in the picture can be moved, as elements over it that pointers and keys reach. */
export interface Handles {
  readonly element: HTMLElement;
  /** Puts the handles where they are drawn now. */
  show(drawn: Drawn): void;
  /** Tells what assistive technology says of them; slower, for a figure at rest. */
  describe(drawn: Drawn, sliders: readonly ListedSlider[]): void;
}

export interface HandleOptions {
  readonly moves: Pick<Moves, 'placeOf'>;
  readonly words: () => HandleWords;
  /** What is written here is said aloud: where a key has moved something. */
  readonly announcement: HTMLElement;

  /** A hand wants a handle somewhere; what it does in one go has one name. */
  readonly onMove: (move: Move, gesture: string) => void;
  /** A handle was pressed and not moved, or chosen with Enter. */
  readonly onPress: (handle: ShownHandle) => void;
  /** A key wants a slider at a value. */
  readonly onSlide: (id: string, value: number, gesture: string) => void;
}

/** More would only be in each other's way. */
const MAX_HANDLES = 300;
/** Page px that a pointer moves before it is more than a press. */
const SLACK = 3;
/** px of the picture that an arrow key moves at most; points move by a round number of units. */
const KEY_STEP = 10;
/** px that an arrow key moves a label; with Shift 1. */
const LABEL_STEP = 5;
/** Steps of a slider for an arrow key: about this part of its range. */
const SLIDE_PART = 1 / 100;
/** Ms without a key after which the next one begins anew. */
const PAUSE_MS = 1000;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** In space these keys move a point up and down. */
const lifts: Readonly<Record<string, readonly [number, number]>> = { PageUp: [0, -1], PageDown: [0, 1] };

/** Points and thumbs are reached before texts. */
const isSmall = ({ part }: Pick<ShownHandle, 'part'>) => part === 'point' || part === 'thumb';

export function createHandles({ moves, words, announcement, onMove, onPress, onSlide }: HandleOptions): Handles {
  const element = make('div', { className: 'handles' });
  const shown = new Map<string, { handle: ShownHandle; button: HTMLElement }>();
  let size = { width: 1, height: 1 };
  let scale = 1;
  let isInSpace = false;
  let sliders: readonly ListedSlider[] = [];
  let held = '';
  let gestures = 0;
  let lastKey = { at: 0, on: '' };

  function create(key: string): HTMLElement {
    const button = make('div', { tabIndex: 0 });
    const current = () => shown.get(key)?.handle;

    button.addEventListener('pointerdown', (event) => {
      const handle = current();
      if (!handle || event.button !== 0 || held !== '') return;
      event.preventDefault();
      event.stopPropagation();
      button.focus({ focusVisible: false } as FocusOptions);
      button.setPointerCapture(event.pointerId);
      const box = element.getBoundingClientRect();
      const unit = box.width > 0 ? size.width / box.width : 1;
      const from = { x: event.clientX, y: event.clientY };
      const gesture = `drag ${++gestures}`;
      let isMoving = false;
      held = key;
      button.classList.add('held');

      function move({ clientX, clientY, shiftKey }: PointerEvent): void {
        const [dx, dy] = [clientX - from.x, clientY - from.y];
        isMoving ||= Math.hypot(dx, dy) > SLACK;
        if (isMoving && handle) onMove(target(handle, handle.x + dx * unit, handle.y + dy * unit, shiftKey), gesture);
      }
      function end(): void {
        if (!isMoving && handle) onPress(handle);
        held = '';
        button.classList.remove('held');
        button.removeEventListener('pointermove', move);
        button.removeEventListener('lostpointercapture', end);
      }
      button.addEventListener('pointermove', move);
      button.addEventListener('lostpointercapture', end);
    });

    button.addEventListener('keydown', (event) => {
      const handle = current();
      if (!handle || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        event.stopPropagation();
        onPress(handle);
        return;
      }
      const lift = isInSpace && handle.part === 'point' ? lifts[event.key] : undefined;
      const arrow = lift ?? arrows[event.key];
      const isEnd = handle.part === 'thumb' && (event.key === 'Home' || event.key === 'End');
      if (!arrow && !isEnd) return;
      event.preventDefault();
      event.stopPropagation();
      if (lastKey.on !== key || event.timeStamp - lastKey.at > PAUSE_MS) gestures += 1;
      lastKey = { at: event.timeStamp, on: key };
      const gesture = `keys ${gestures}`;
      if (handle.part === 'thumb') {
        slide(
          handle.id,
          event.key === 'Home' ? -Infinity : arrow ? arrow[0] - arrow[1] : Infinity,
          event.shiftKey,
          gesture,
        );
      } else if (arrow) {
        const step = stepOf(handle, event.shiftKey);
        const { x, y } = moves.placeOf(handle);
        onMove(target(handle, x + arrow[0] * step, y + arrow[1] * step, lift !== undefined), gesture);
      }
    });
    return button;
  }

  /** A handle stays in the picture, or nobody could take it back. */
  function target({ id, part }: ShownHandle, x: number, y: number, upright: boolean): Move {
    const within = { x: Math.min(size.width, Math.max(0, x)), y: Math.min(size.height, Math.max(0, y)) };
    return { id, part, ...within, ...(upright && isInSpace && { upright }) };
  }

  function stepOf({ part }: ShownHandle, isFine: boolean): number {
    if (part === 'label') return isFine ? 1 : LABEL_STEP;
    const step = roundBelow(KEY_STEP / scale) * scale;
    return isFine ? step / 10 : step;
  }

  /** Moves a slider by about a hundredth of its range, by a single step with Shift, or to an end. */
  function slide(id: string, direction: number, isFine: boolean, gesture: string): void {
    const slider = sliders.find((each) => each.id === id);
    if (!slider) return;
    const { min, max, value } = slider;
    const step = slider.step > 0 ? slider.step : (max - min) / 1000;
    const steps = isFine ? 1 : Math.max(1, Math.round(((max - min) * SLIDE_PART) / step));
    const next = min + (Math.round((value - min) / step) + direction * steps) * step;
    const within = Number(Math.min(max, Math.max(min, next)).toPrecision(12));
    // The next key may come before the picture does.
    sliders = sliders.map((each) => (each === slider ? { ...slider, value: within } : each));
    onSlide(id, within, gesture);
  }

  function place({ handle, button }: { handle: ShownHandle; button: HTMLElement }): void {
    const { x, y, width, height } = handle.box;
    const share = (value: number, whole: number) => `${(100 * value) / whole}%`;
    button.style.left = share(x + width / 2, size.width);
    button.style.top = share(y + height / 2, size.height);
    button.style.width = share(width, size.width);
    button.style.height = share(height, size.height);
  }

  return {
    element,
    show({
      handles = [],
      width,
      height,
      pixelRatio = 1,
      viewBound,
      plane = EVEN_PLANE,
      scale: drawnScale = 1,
      camera,
    }) {
      isInSpace = camera !== undefined;
      scale = camera ? (camera.scale * height) / pixelRatio : drawnScale;
      const bound = viewBound && drawnBound(plane, viewBound);
      size = bound
        ? { width: (bound.right - bound.left) * scale, height: (bound.top - bound.bottom) * scale }
        : { width: width / pixelRatio, height: height / pixelRatio };
      const kept = handles.length > MAX_HANDLES ? handles.filter(isSmall).slice(0, MAX_HANDLES) : handles;
      const next = new Set<string>();
      for (const handle of kept) {
        const key = keyOf(handle);
        next.add(key);
        const entry = shown.get(key) ?? { handle, button: create(key) };
        const { button } = entry;
        const now = { handle, button };
        if (!shown.has(key)) {
          button.className = `handle ${handle.part}`;
          button.dataset.handle = key;
          button.setAttribute('role', handle.part === 'thumb' ? 'slider' : 'button');
          button.setAttribute('aria-label', words()[handle.part](handle.id));
          if (handle.part === 'thumb') button.setAttribute('aria-valuenow', '0');
          const firstText = isSmall(handle) ? element.querySelector(':scope > :is(.label, .text, .button)') : null;
          element.insertBefore(button, firstText);
        }
        shown.set(key, now);
        place(now);
      }
      for (const [key, { button }] of shown) {
        if (next.has(key) || key === held) continue;
        button.remove();
        shown.delete(key);
      }
    },
    describe(drawn, all) {
      sliders = all;
      const moved = performance.now() - lastKey.at < PAUSE_MS ? shown.get(lastKey.on)?.button : undefined;
      for (const { handle, button } of shown.values()) {
        const slider = handle.part === 'thumb' ? all.find(({ id }) => id === handle.id) : undefined;
        if (slider) {
          button.setAttribute('aria-valuemin', String(slider.min));
          button.setAttribute('aria-valuemax', String(slider.max));
          button.setAttribute('aria-valuenow', String(Number(slider.value.toFixed(4))));
        } else if (handle.part === 'point') {
          const place = placeIn(drawn, handle);
          // In space the page's own table of objects tells where a point is.
          if (!place || drawn.camera) continue;
          const round = (value: number) => String(Number(value.toFixed(3)) + 0);
          const x = round(place.x);
          const y = round(place.y);
          button.setAttribute('aria-label', words().pointAt(handle.id, `(${x}, ${y})`));
          if (button === moved) announcement.textContent = `${handle.id} (${x}, ${y})`;
        }
      }
    },
  };
}

/** The largest of 1, 2, 5, 10, 20… and 0.5, 0.2, 0.1… that is not above a value. */
function roundBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = value / power;
  return power * (digit >= 5 ? 5 : digit >= 2 ? 2 : 1);
}
