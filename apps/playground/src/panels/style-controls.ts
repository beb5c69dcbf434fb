import { make } from '../page/dom.js';
import { t } from '../words/words.js';

/** A value of a style property; undefined where there is none of its own. */
export type StyleValue = string | number | boolean | undefined;

/** What shows a value of a style property, and changes it. */
export interface StyleControl {
  readonly control: HTMLElement;
  readonly show: (value: unknown) => void;
}

/** A list to choose from; what counts without a choice is named in its empty entry. */
export function choice(
  options: readonly (readonly [value: string, text: string])[],
  preset: string,
  onChange: (value: string | undefined) => void,
): StyleControl {
  const none = make('option', { value: '', textContent: preset === '' ? '—' : `— (${preset})` });
  const all = options.map(([value, textContent]) => make('option', { value, textContent }));
  const control = make('select', {}, none, ...all);
  control.addEventListener('change', () => onChange(control.value === '' ? undefined : control.value));
  return { control, show: (value) => (control.value = value === undefined ? '' : String(value)) };
}

interface NumberLimits {
  readonly preset?: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A field for a number; empty for none. */
export function numberField({ preset = '', min, max }: NumberLimits, onChange: (value: StyleValue) => void) {
  const input = make('input', { type: 'number', step: 'any', placeholder: preset });
  if (min !== undefined) input.min = String(min);
  if (max !== undefined) input.max = String(max);
  return typed(input, () => (input.value === '' ? undefined : input.valueAsNumber), onChange);
}

/** A field for a text; empty for none. */
export function textField(preset: string, onChange: (value: StyleValue) => void): StyleControl {
  const input = make('input', { type: 'text', placeholder: preset, autocomplete: 'off' });
  return typed(input, () => (input.value === '' ? undefined : input.value), onChange);
}

function typed(control: HTMLInputElement, read: () => StyleValue, onChange: (value: StyleValue) => void): StyleControl {
  control.addEventListener('change', () => {
    if (control.reportValidity()) onChange(read());
  });
  return { control, show: shownUnlessTyped(control) };
}

/** Shows a value in a field, but does not write over what is being typed: the picture may be drawn again meanwhile. */
function shownUnlessTyped(field: HTMLInputElement): (value: unknown) => void {
  let isTyped = false;
  field.addEventListener('input', () => {
    isTyped = true;
  });
  for (const end of ['change', 'blur']) {
    field.addEventListener(end, () => {
      isTyped = false;
    });
  }
  return (value) => {
    if (!isTyped) field.value = value === undefined ? '' : String(value);
  };
}

/** A field for any CSS colour, and the browser's own choice. */
export function colorField(preset: string, name: string, onChange: (value: StyleValue) => void): StyleControl {
  const text = make('input', { type: 'text', placeholder: preset, autocomplete: 'off', spellcheck: false });
  const choose = make('input', { type: 'color' });
  if (name !== '') text.setAttribute('aria-label', name);
  choose.setAttribute('aria-label', name === '' ? t('Choose a colour') : t('Choose a colour: {name}', { name }));
  text.addEventListener('change', () => onChange(text.value.trim() === '' ? undefined : text.value.trim()));
  choose.addEventListener('change', () => onChange(choose.value));
  const showText = shownUnlessTyped(text);
  return {
    control: make('span', { className: 'color' }, text, choose),
    show(value) {
      showText(value);
      const shown = text.value || preset;
      if (/^#[\da-f]{6}$/i.test(shown)) choose.value = shown.toLowerCase();
    },
  };
}
