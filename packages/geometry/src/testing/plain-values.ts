import type { Value } from '../values.js';
import { constructSources } from './sources.js';

/**
 * A value as tests write it: a number, the coordinates of a point or vector, the items of a list; of other figures the
 * type.
 */
function plainValue(value: Value): unknown {
  switch (value.type) {
    case 'Number':
    case 'Boolean':
    case 'String':
      return value.value;
    case 'Angle':
      return { degrees: (value.value * 180) / Math.PI };
    case 'Point':
      return [value.x, value.y];
    case 'Point3':
      return [value.x, value.y, value.z];
    case 'Vector':
      return [value.end.x - value.start.x, value.end.y - value.start.y];
    case 'Vector3':
      return [value.end.x - value.start.x, value.end.y - value.start.y, value.end.z - value.start.z];
    case 'List':
      return value.items.map(plainValue);
    default:
      return value.type;
  }
}

function definitionsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split('\n')
      .flatMap((line) => line.split(' | '))
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => {
        const [, id = '', source = ''] = /^(\S+?): (.*)$/u.exec(part) ?? [];
        return [id, source];
      }),
  );
}

/** The slide with an expression as `result` beside definitions `id: source | id: source`. */
export function definedBy(expression: string, definitions = '') {
  return constructSources({ ...definitionsOf(definitions), result: expression });
}

/** What an expression gives beside definitions `id: source | id: source`; throws the reason where it is undefined. */
export function plainResult(expression: string, definitions = ''): unknown {
  const { value, warning } = definedBy(expression, definitions);
  const result = value('result');
  if (result === undefined) throw new Error(warning('result') ?? 'no value');
  return plainValue(result);
}

/** The value with its numbers rounded to nine decimals, so that it can be compared with one in closed form. */
export function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 1e9) / 1e9 || 0;
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rounded(inner)]));
}
