import type { Answer, ListedSlider } from '@geoslide/element/parts';
import { byId, make, saveAs, showFault } from '../page/dom.js';
import { notify } from '../page/notice.js';
import { t } from '../words/words.js';
import type { AnimationAsk, AnimationFormat } from './animate.js';

export interface AnimationPorts {
  readonly sliders: () => readonly ListedSlider[];
  readonly draw: (ask: Omit<AnimationAsk, 'project'>) => Promise<Answer<Uint8Array<ArrayBuffer>>>;
  /** The name of a file, without its ending. */
  readonly name: () => string;
}

const files: Readonly<Record<AnimationFormat, { readonly ending: string; readonly type: string }>> = {
  apng: { ending: '.apng', type: 'image/apng' },
  gif: { ending: '.gif', type: 'image/gif' },
  png: { ending: '-png.zip', type: 'application/zip' },
  svg: { ending: '-svg.zip', type: 'application/zip' },
};

/** The form that saves how the figure moves with a slider. */
export function createAnimationForm({ sliders, draw, name }: AnimationPorts): void {
  const dialog = byId('animation', HTMLDialogElement);
  const form = byId('animation-form', HTMLFormElement);
  const slider = byId('animation-slider', HTMLSelectElement);
  const from = byId('animation-from', HTMLInputElement);
  const to = byId('animation-to', HTMLInputElement);
  const count = byId('animation-count', HTMLInputElement);
  const rate = byId('animation-rate', HTMLInputElement);
  const format = byId('animation-format', HTMLSelectElement);
  const save = byId('animation-save', HTMLButtonElement);
  const fault = byId('animation-fault', HTMLParagraphElement);

  function showEnds(): void {
    const chosen = sliders().find(({ id }) => id === slider.value);
    from.value = String(chosen?.min ?? '');
    to.value = String(chosen?.max ?? '');
  }

  byId('animate', HTMLButtonElement).addEventListener('click', () => {
    byId('export', HTMLDetailsElement).open = false;
    const all = sliders();
    if (all.length === 0) {
      notify(t('An animation needs a slider: add one with the tool Slider.'));
      return;
    }
    slider.replaceChildren(...all.map(({ id }) => make('option', { value: id, textContent: id })));
    showEnds();
    showFault(fault, '');
    dialog.showModal();
  });
  slider.addEventListener('change', showEnds);
  byId('animation-close', HTMLButtonElement).addEventListener('click', () => dialog.close());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void write();
  });

  async function write(): Promise<void> {
    showFault(fault, '');
    save.disabled = true;
    save.textContent = t('Drawing…');
    const as = format.value as AnimationFormat;
    const answer = await draw({
      format: as,
      frames: `${slider.value}=${from.value}..${to.value}:${count.value}`,
      framesPerSecond: rate.valueAsNumber,
      name: name(),
    });
    save.disabled = false;
    save.textContent = t('Save');
    if (!answer.ok) return showFault(fault, answer.message);
    const { ending, type } = files[as];
    saveAs(`${name()}${ending}`, answer.result, type);
    dialog.close();
  }
}
