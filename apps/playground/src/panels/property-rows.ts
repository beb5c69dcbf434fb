import { styleProperties } from '@geoslide/protocol';
import { make } from '../page/dom.js';
import type { StylePart } from '../text/figure-edits.js';
import { zhProperties } from '../words/property-names.js';
import { language, t } from '../words/words.js';
import { choice, colorField, numberField, type StyleControl, type StyleValue, textField } from './style-controls.js';

type StyleKind = keyof typeof styleProperties;
type Property = (typeof properties)[StyleKind][string];

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
  onChange: (part: StylePart, property: string, value: StyleValue) => void,
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

/** What counts where an object has no value of its own. */
const presetOf = (property: Property, type: string) => String(property.byType?.[type] ?? property.default ?? '');

function controlOf(property: Property, type: string, onChange: (value: StyleValue) => void): StyleControl {
  const preset = presetOf(property, type);
  switch (property.type) {
    case 'boolean':
      return choice(named(['true', 'false']), preset, (value) =>
        onChange(value === undefined ? undefined : value === 'true'),
      );
    case 'choice':
      return choice(named(property.options), preset, onChange);
    case 'number':
      return numberField({ preset, min: property.min, max: property.max }, onChange);
    case 'color':
      return colorField(preset, '', onChange);
    default:
      return textField(preset, onChange);
  }
}

/** Options that are called as they are. */
const named = (options: readonly string[]) => options.map((option) => [option, option] as const);
