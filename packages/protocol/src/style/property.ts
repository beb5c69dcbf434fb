import { wantedLanguage } from '../language-tag.js';

/** What every entry of a style property says; `V` is what its default may be. */
interface Described<V> {
  /** One sentence or two for the reference of styles; says the unit of a number. */
  readonly doc: string;
  /** Values that the reference draws one beside the other. */
  readonly shown?: readonly (string | number | boolean)[];
  /** What counts where no layer of the style has a value. */
  readonly default?: V;
  /** What counts instead where no layer has a value, but one has another property, and none a third. */
  readonly defaultWith?: { readonly given: string; readonly without: string; readonly value: V };
  /** The same, where it depends on the type of object: the mark of the type reads it from here. */
  readonly byType?: Readonly<Record<string, V>>;
  /** The types of objects that have the property, where not all do. */
  readonly of?: readonly string[];
  /** The types of objects that do not have it, where most do. */
  readonly notOf?: readonly string[];
  /**
   * Whether files of other editors may hold anything there: a file with a value of a wrong type is read, and the
   * drawing warns of the value.
   */
  readonly open?: true;
}

interface NumberProperty extends Described<number> {
  readonly type: 'number';
  readonly min?: number;
  readonly max?: number;
}

interface BooleanProperty extends Described<boolean> {
  readonly type: 'boolean';
}

/** A CSS colour. */
interface ColorProperty extends Described<string> {
  readonly type: 'color';
}

interface ChoiceProperty extends Described<string> {
  readonly type: 'choice';
  readonly options: readonly string[];
}

/** A BCP 47 tag. */
interface LanguageProperty extends Described<string> {
  readonly type: 'language';
}

/** Any text; `named` are those that a reader may want to know. */
interface TextProperty extends Described<string> {
  readonly type: 'text';
  readonly named: readonly string[];
}

/**
 * Ticks of one's own: a list of positions, and of pairs of a position and its text. A position is a number or an
 * expression.
 */
interface TicksProperty extends Described<never> {
  readonly type: 'ticks';
}

/** One style property. Checking, reading, the default and the reference of styles come from this entry. */
export type StyleProperty =
  | NumberProperty
  | BooleanProperty
  | ColorProperty
  | ChoiceProperty
  | TextProperty
  | LanguageProperty
  | TicksProperty;

/** The properties of one kind of style, by name, in the order of the reference. */
export type StyleProperties = Readonly<Record<string, StyleProperty>>;

/** The type of a property's value in JSON. */
export type JsonType = 'number' | 'string' | 'boolean';

/** The JSON types of the properties that a file is checked for; others are kept as they are, and so are lists. */
export function checkedTypes(properties: StyleProperties): ReadonlyMap<string, JsonType> {
  const checked = Object.entries(properties).filter(([, { open, type }]) => !open && type !== 'ticks');
  return new Map(checked.map(([name, { type }]) => [name, type === 'number' || type === 'boolean' ? type : 'string']));
}

/** Most ticks of one's own on an axis: more can't be told apart. */
export const MAX_OWN_TICKS = 1000;

/** The values that a property takes, to follow "is not"; it may tell what is meant by the `value` that came. */
export function wantedValue(property: StyleProperty, value?: unknown): string {
  switch (property.type) {
    case 'number':
      return wantedNumber(property);
    case 'boolean':
      return 'true or false';
    case 'color':
      return 'a CSS colour';
    case 'choice':
      return `one of ${property.options.join(', ')}`;
    case 'text':
      return 'a text';
    case 'language':
      return wantedLanguage(value);
    case 'ticks':
      return `a list of at most ${MAX_OWN_TICKS} positions and pairs [position, text]`;
  }
}

function wantedNumber({ min, max }: NumberProperty): string {
  if (min !== undefined && max !== undefined) return `a number from ${min} to ${max}`;
  if (min !== undefined) return `a number from ${min}`;
  if (max !== undefined) return `a number up to ${max}`;
  return 'a finite number';
}
