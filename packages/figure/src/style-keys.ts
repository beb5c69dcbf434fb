import { nearestName } from '@geoslide/geometry';
import { styleProperties } from '@geoslide/protocol';
import type { BlockEntry } from './block.js';
import { type Fields, fields } from './fields.js';
import { Fault, quoted, type Report } from './problem.js';
import { count } from './work.js';

type Types = ReturnType<typeof styleProperties.objectProperties>;

/** What a block of properties is for, with the properties that it may hold. */
export interface StylePlace {
  /** In a message: "a style of …". */
  readonly what: string;
  readonly types: () => Types;
  /** Properties without a type of their own: editors save them, or several values fit. */
  readonly open: readonly string[];
}

function place(what: string, types: () => Types, open = ''): StylePlace {
  return { what, types, open: open.split(' ') };
}

const { objectProperties, labelProperties, textProperties, sliderProperties, boxProperties } = styleProperties;
const { axisProperties, gridProperties, backgroundProperties } = styleProperties;

export const places = {
  object: place('an object', objectProperties, 'locked'),
  label: place('a label', labelProperties, 'anchorPoint locked'),
  text: place('a text', textProperties, 'anchorPoint locked'),
  slider: place('a slider', sliderProperties, 'locked'),
  button: place('a button', boxProperties, 'locked font'),
  image: place('an image', boxProperties, 'locked'),
  axis: place('an axis', axisProperties, 'locking'),
  grid: place('the grid', gridProperties, 'locking capturingMode'),
  background: place('the background', backgroundProperties),
} as const;

const PHRASES = {
  number: 'a number',
  string: 'a word, or a text in double quotes',
  boolean: 'true or false',
} as const;

/**
 * The style that a block holds. A key that the place does not know is kept, with a warning that names the nearest known one; a value of a wrong
 * type is left out, with an error. Null is as good as nothing, as in JSON.
 */
export function readStyle(entries: readonly BlockEntry[], { what, types, open }: StylePlace, report: Report): Fields {
  const style = fields();
  for (const { key, value, at, valueAt } of entries) {
    count('value');
    if (value === null) continue;
    const type = types().get(key);
    if (type !== undefined && typeof value !== type) {
      const found =
        typeof value === 'string' ? quoted(value) : typeof value === 'object' ? 'a list or block' : String(value);
      report.error(new Fault(valueAt, found, PHRASES[type], `give ${key} ${PHRASES[type]}`));
      continue;
    }
    if (type === undefined && !open.includes(key)) {
      const otherwise =
        what === places.object.what && labelProperties().has(key)
          ? 'it is one of a label: write it in a block after the label'
          : 'see the list of styles; it is kept, and changes nothing';
      const remedy = nearestRemedy(key, [...types().keys()], otherwise);
      report.warn(new Fault(at, `the unknown property ${quoted(key)}`, `a property of ${what}`, remedy));
    }
    style[key] = value;
  }
  return style;
}

/** "did you mean …?" where a known name is near. */
export function nearestRemedy(name: string, known: Iterable<string>, otherwise: string): string {
  count('nearest');
  const nearest = nearestName(name, known);
  return nearest === undefined ? otherwise : `did you mean ${nearest}?`;
}
