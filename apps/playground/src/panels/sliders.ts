import type { ListedSlider } from '@geoslide/element/parts';
import { byId, make } from '../page/dom.js';
import { t } from '../words/words.js';

export interface Sliders {
  show(sliders: readonly ListedSlider[]): void;
  /** Shows a value that came from elsewhere. */
  follow(id: string, value: number): void;
}

export interface SliderEvents {
  /** A slider moves; more may follow at once. */
  readonly onMove: (id: string, value: number) => void;
  /** It has come to rest. */
  readonly onRest: () => void;
}

/** Ms that a playing slider takes from one end to the other. */
const SWEEP_MS = 6000;

/** The project's sliders as controls of the page, each with a button that plays it. */
export function createSliders({ onMove, onRest }: SliderEvents): Sliders {
  const panel = byId('sliders-panel', HTMLDivElement);
  const list = byId('sliders', HTMLDivElement);
  let shape = '';
  let stopPlaying = () => {};
  const update = new Map<string, (value: number) => void>();

  function row({ id, label, value, min, max, step }: ListedSlider): HTMLElement {
    // Without a step of its own, a slider has a thousand.
    const input = make('input', { type: 'range', id: `slider-${id}`, min: String(min), max: String(max) });
    input.step = String(step > 0 ? step : (max - min) / 1000);
    input.value = String(value);
    const output = make('output', { textContent: format(value) });
    output.htmlFor.add(input.id);
    const set = (next: number) => {
      input.value = String(next);
      output.textContent = format(input.valueAsNumber);
    };
    update.set(id, set);
    input.addEventListener('input', () => {
      stopPlaying();
      output.textContent = format(input.valueAsNumber);
      onMove(id, input.valueAsNumber);
    });
    input.addEventListener('change', onRest);
    const play = make('button', { type: 'button', className: 'quiet play', textContent: '▶' });
    play.setAttribute('aria-label', t('Play {id}', { id }));
    play.setAttribute('aria-pressed', 'false');
    play.addEventListener('click', () => {
      const wasPlaying = play.getAttribute('aria-pressed') === 'true';
      stopPlaying();
      if (!wasPlaying) start();
    });

    function start(): void {
      play.setAttribute('aria-pressed', 'true');
      let before = performance.now();
      let position = input.valueAsNumber;
      let direction = 1;
      let frame = requestAnimationFrame(function next(now) {
        position += (direction * (max - min) * (now - before)) / SWEEP_MS;
        before = now;
        if (position >= max) direction = -1;
        if (position <= min) direction = 1;
        position = Math.min(max, Math.max(min, position));
        set(position);
        onMove(id, input.valueAsNumber);
        frame = requestAnimationFrame(next);
      });
      stopPlaying = () => {
        cancelAnimationFrame(frame);
        play.setAttribute('aria-pressed', 'false');
        stopPlaying = () => {};
        onRest();
      };
    }

    const name = make('label', { htmlFor: input.id, textContent: isWords(label, id) ? `${id} (${label})` : id });
    return make('div', { className: 'slider' }, name, input, output, play);
  }

  return {
    follow: (id, value) => update.get(id)?.(value),
    show(sliders) {
      // Controls stay while they can, so that one that is held is not taken out of the hand.
      const next = JSON.stringify(sliders.map(({ value: _, ...fixed }) => fixed));
      if (next !== shape) {
        stopPlaying();
        shape = next;
        update.clear();
        list.replaceChildren(...sliders.map(row));
      } else for (const { id, value } of sliders) update.get(id)?.(value);
      panel.hidden = sliders.length === 0;
    },
  };
}

/** Whether a label says more than the id, in plain text. */
function isWords(label: string, id: string): boolean {
  return label !== id && !/[\\{}$]/.test(label);
}

function format(value: number): string {
  return String(Number(value.toFixed(4)));
}
