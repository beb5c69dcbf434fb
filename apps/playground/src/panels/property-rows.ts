import { styleProperties } from '@geoslide/protocol';
import { make } from '../dom.js';
import type { StylePart } from '../text/figure-edits.js';
import { zhProperties } from '../words/property-names.js';
import { language, t } from '../words/words.js';

type StyleKind = keyof typeof styleProperties;
type Property = (typeof properties)[StyleKind][string];
type Value = string | number | boolean | undefined;

const properties: Readonly<Record<StyleKind, import('@geoslide/protocol').StyleProperties>> = styleProperties;

/** The kinds of style that a kind of definition has. */
const kindsOf: Readonly<Record<string, readonly (readonly [StyleKind, StylePart])[]>> = {
  primitive: [
    ['object', 'style'],
    ['label', 'labelStyle'],
  ],
  text: [['text', 'style']],
  slider: [['slider', 'style']],
  button: [['button', 'style']],
  image: [['image', 'style']],
};

/** A property of an object, and its control. */
export interface PropertyRow {
  readonly part: StylePart;
  readonly property: string;
  readonly element: HTMLElement;
  /** Shows the object's own value; undefined where it has none. */
  show(value: unknown): void;
}

export interface RowsOf {
  readonly kind: string;
  /** The type of its value. */
  readonly type: string;
  readonly isInSpace: boolean;
}

/** A row for each style property that an object of this kind and type has, from the table of styles. */
export function propertyRows(
  { kind, type, isInSpace }: RowsOf,
  onChange: (part: StylePart, property: string, value: Value) => void,
): PropertyRow[] {
  const has = ({ of }: Property) =>
    of === undefined || of.includes(type) || (isInSpace && of.includes('figures in space'));
  return (kindsOf[kind] ?? []).flatMap(([style, part]) =>
    Object.entries(properties[style])
      .filter(([, property]) => has(property) && property.type !== 'ticks')
      .map(([name, property]) => {
        const { control, show } = controlOf(property, type, (value) => onChange(part, name, value));
        const word = (language() === 'zh' && zhProperties[name]) || name;
        const title = part === 'labelStyle' ? t('label: {name}', { name: word }) : word;
        const label = make(
          'label',
          { className: 'field', title: `${name}: ${property.doc}` },
          make('span', { textContent: title }),
          control,
        );
        return { part, property: name, element: label, show };
      }),
  );
}

interface Control {
  readonly control: HTMLElement;
  readonly show: (value: unknown) => void;
}

/** What counts where an object has no value of its own. */
const presetOf = (property: Property, type: string) => String(property.byType?.[type] ?? property.default ?? '');

function controlOf(property: Property, type: string, onChange: (value: Value) => void): Control {
  const preset = presetOf(property, type);
  switch (property.type) {
    case 'boolean':
      return choice(['true', 'false'], preset, (value) => onChange(value === undefined ? undefined : value === 'true'));
    case 'choice':
      return choice(property.options, preset, onChange);
    case 'number': {
      const input = make('input', { type: 'number', step: 'any', placeholder: preset });
      if (property.min !== undefined) input.min = String(property.min);
      if (property.max !== undefined) input.max = String(property.max);
      return typed(input, () => (input.value === '' ? undefined : input.valueAsNumber), onChange);
    }
    case 'color':
      return color(preset, onChange);
    default: {
      const input = make('input', { type: 'text', placeholder: preset, autocomplete: 'off' });
      return typed(input, () => (input.value === '' ? undefined : input.value), onChange);
    }
  }
}

function choice(options: readonly string[], preset: string, onChange: (value: string | undefined) => void): Control {
  const none = make('option', { value: '', textContent: preset === '' ? '—' : `— (${preset})` });
  const control = make('select', {}, none, ...options.map((value) => make('option', { value, textContent: value })));
  control.addEventListener('change', () => onChange(control.value === '' ? undefined : control.value));
  return { control, show: (value) => (control.value = value === undefined ? '' : String(value)) };
}

function typed(control: HTMLInputElement, read: () => Value, onChange: (value: Value) => void): Control {
  control.addEventListener('change', () => {
    if (control.reportValidity()) onChange(read());
  });
  return { control, show: (value) => (control.value = value === undefined ? '' : String(value)) };
}

/** A field for any CSS colour, and the browser's own choice. */
function color(preset: string, onChange: (value: Value) => void): Control {
  const text = make('input', { type: 'text', placeholder: preset, autocomplete: 'off', spellcheck: false });
  const choose = make('input', { type: 'color' });
  choose.setAttribute('aria-label', t('Choose a colour'));
  text.addEventListener('change', () => onChange(text.value.trim() === '' ? undefined : text.value.trim()));
  choose.addEventListener('change', () => onChange(choose.value));
  return {
    control: make('span', { className: 'color' }, text, choose),
    show(value) {
      text.value = value === undefined ? '' : String(value);
      const shown = text.value || preset;
      if (/^#[\da-f]{6}$/i.test(shown)) choose.value = shown.toLowerCase();
    },
  };
}
