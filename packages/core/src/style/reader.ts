import { takeSteps } from '@geoslide/geometry';
import {
  isLanguageTag,
  MAX_OWN_TICKS,
  type Style,
  type StyleProperties,
  type StyleProperty,
  type styleProperties,
  wantedValue,
} from '@geoslide/protocol';
import type { Color } from '../scene/scene.js';
import { parseColor } from './color.js';
import { type Generation, nearestWith, valueIn } from './generations.js';

/** Takes the complaint about a property that can't be used. */
export type Report = (message: string) => void;

type ValueOf<P extends StyleProperty> =
  | (P extends { readonly options: readonly (infer Option)[] } ? Option : Kinds[Exclude<P['type'], 'choice'>])
  | (P extends { readonly default: unknown } ? never : undefined);

interface Kinds {
  readonly number: number;
  readonly boolean: boolean;
  readonly color: Color;
  readonly text: string;
  readonly language: string;
  readonly ticks: readonly OwnTick[];
}

/** A tick of one's own: its position is a number, or an expression that is one. */
interface OwnTick {
  readonly position: number | string;
  readonly text?: string;
}

/** What is read of properties: undefined only of those without a default. */
export type ValuesOf<P extends StyleProperties> = { readonly [N in keyof P]: ValueOf<P[N]> };

/** The values of each kind of style. */
export type Values = { readonly [K in keyof typeof styleProperties]: ValuesOf<(typeof styleProperties)[K]> };

/** Reads the properties `V` of a style. */
export interface StyleReader<V> {
  /** The value of the strongest layer that has one; otherwise the default of the property. */
  get<N extends keyof V>(name: N): V[N];
}

export type ObjectStyle = StyleReader<Values['object']>;

/** The style of a label, or of a text, which has all that labels have. */
export type LabelStyle = StyleReader<Omit<Values['label'], 'placement'>>;

/** An object's own entry, those that it inherits, and the layers that are the same for many; strongest first. */
export interface Cascade {
  readonly own?: Style | undefined;
  readonly inherited?: Generation | undefined;
  readonly layers: readonly (Style | undefined)[];
}

/** Wrong values of one property that are passed over: behind as many more nobody has a right one. */
const MAX_WRONG = 20;
/** Steps for a value that is complained about. */
const WRONG_STEPS = 200;

/**
 * The reader of a cascade. A value that is missing, null, or not one that its property takes is looked up in the next
 * weaker layer; the wrong ones are reported. Behind all layers stands the property's default.
 * @param cascade By itself a list of layers, strongest first; those that are undefined say nothing.
 */
export function createReader<P extends StyleProperties>(
  properties: P,
  cascade: Cascade | readonly (Style | undefined)[],
  report: Report,
): StyleReader<ValuesOf<P>> {
  const { own, inherited, layers }: Cascade = 'layers' in cascade ? cascade : { layers: cascade };

  function read(name: string, property: StyleProperty, value: unknown): unknown {
    const result = taken(property, value);
    if (result === undefined) {
      takeSteps(WRONG_STEPS);
      const found = JSON.stringify(value)?.slice(0, 60);
      report(`${name}: ${found} is not ${wantedValue(property, value)}; the default is used`);
    }
    return result;
  }

  function find(name: string, property: StyleProperty): unknown {
    const value = valueIn(own, name);
    const result = value === undefined ? undefined : read(name, property, value);
    if (result !== undefined) return result;
    let wrong = value === undefined ? 0 : 1;
    for (let at = nearestWith(inherited, name); at && wrong < MAX_WRONG; at = nearestWith(at.parent, name), wrong++) {
      const result = read(name, property, valueIn(at.entry, name));
      if (result !== undefined) return result;
    }
    for (const layer of layers) {
      const value = valueIn(layer, name);
      const result = value === undefined ? undefined : read(name, property, value);
      if (result !== undefined) return result;
    }
    const { default: usual, defaultWith: other } = property;
    const isOther =
      other && find(other.given, properties[other.given]!) && !find(other.without, properties[other.without]!);
    return usual === undefined ? undefined : taken(property, isOther ? other.value : usual);
  }

  return { get: (name) => find(name as string, properties[name]!) as ValuesOf<P>[typeof name] };
}

/** A reader that looks up each property once. */
export function remembering<V>(style: StyleReader<V>): StyleReader<V> {
  const known: Partial<V> = {};
  return {
    get(name) {
      if (!(name in known)) known[name] = style.get(name);
      return known[name] as V[typeof name];
    },
  };
}

/** A reader that has these values, and those of `style` for other properties. */
export function withValues<V>(style: StyleReader<V>, values: Partial<V>): StyleReader<V> {
  return { get: (name) => values[name] ?? style.get(name) };
}

/** What a property makes of a value; undefined for one that it does not take. */
function taken(property: StyleProperty, value: unknown): unknown {
  switch (property.type) {
    case 'number': {
      const { min = -Infinity, max = Infinity } = property;
      return typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max ? value : undefined;
    }
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'color':
      return typeof value === 'string' ? parseColor(value) : undefined;
    case 'choice':
      return property.options.find((option) => option === value);
    case 'text':
      return typeof value === 'string' ? value : undefined;
    case 'language':
      return isLanguageTag(value) ? value : undefined;
    case 'ticks':
      return ownTicks(value);
  }
}

function ownTicks(value: unknown): readonly OwnTick[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_OWN_TICKS) return undefined;
  const ticks = value.flatMap((item: unknown): OwnTick[] => {
    if (isPosition(item)) return [{ position: item }];
    if (!Array.isArray(item) || item.length !== 2) return [];
    const [position, text]: unknown[] = item;
    const isText = typeof text === 'string' || typeof text === 'number';
    return isPosition(position) && isText ? [{ position, text: String(text) }] : [];
  });
  return ticks.length === value.length ? ticks : undefined;
}

function isPosition(value: unknown): value is number | string {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}
