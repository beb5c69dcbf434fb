import { type StyleProperties, type StyleProperty, styleProperties } from '@geoslide/protocol';
import { describe, expect, expectTypeOf, it, test } from 'vitest';
import type { Color } from '../scene/scene.js';
import { createReader, type LabelStyle, type ObjectStyle, type StyleReader, withValues } from './reader.js';

function read(style: object, name: string, properties: StyleProperties = styleProperties.object) {
  const reports: string[] = [];
  const value = createReader(properties, [style as never], (message) => reports.push(message)).get(name);
  return { value, reports };
}

it.each([
  [[{ fillColor: '#ff0000' }], 12],
  [[{ fillColor: '#ff0000', fillPattern: 'hatch' }], 0],
  [[{ fillColor: '#ff0000' }, { regionOpacity: 0 }], 0],
  [[{ fillColor: '#ff0000' }, { regionOpacity: 40 }], 40],
  [[{ color: '#ff0000' }], 0],
])('of %j the inside is filled by %d percent', (layers, opacity) => {
  const reader = createReader(styleProperties.object, layers, () => {});
  expect(reader.get('regionOpacity')).toBe(opacity);
});

test("reads a layer's own properties only", () => {
  const inherited = Object.create({ color: '#ff0000', hidden: true, pointSize: 9 });
  const reports: string[] = [];
  const reader = createReader(styleProperties.object, [inherited, undefined, { pointSize: 3 }], (message) =>
    reports.push(message),
  );
  expect(reader.get('color')).toEqual({ r: 38, g: 43, b: 51, a: 1 });
  expect(reader.get('hidden')).toBe(false);
  expect(reader.get('pointSize')).toBe(3);
  expect(reader.get('fillPattern')).toBeUndefined();
  expect(reports).toEqual([]);
});

it.each<[string, StyleProperties, string, unknown, unknown, string]>([
  ['a number below its range', styleProperties.object, 'pointSize', -1, 7, 'a number from 0 to 1000'],
  ['a number above its range', styleProperties.object, 'lineOpacity', 101, 100, 'a number from 0 to 100'],
  ['a number that is none', styleProperties.label, 'offsetX', '5', 5, 'a finite number'],
  ['a distance of 0', styleProperties.grid, 'distance', 0, undefined, 'a number from 5e-324'],
  ['a flag', styleProperties.axis, 'show', 1, true, 'true or false'],
  ['a colour', styleProperties.label, 'color', 'blu', undefined, 'a CSS colour'],
  ['a word', styleProperties.text, 'align', 'top', 'left', 'one of left, center, right'],
  ['a language', styleProperties.label, 'lang', 'Japanese', undefined, 'a language tag, here ja'],
  ['an unknown language', styleProperties.axis, 'lang', 'j', undefined, 'a language tag such as ja, zh-Hans or ko'],
  ['a text', styleProperties.button, 'font', 3, 'sans-serif', 'a text'],
])('reports %s and takes the default', (_, properties, name, wrong, expected, wanted) => {
  const { value, reports } = read({ [name]: wrong }, name, properties);
  expect(value).toEqual(expected);
  expect(reports).toEqual([`${name}: ${JSON.stringify(wrong)} is not ${wanted}; the default is used`]);
});

describe.each(Object.entries<StyleProperties>(styleProperties))('the entries of %s', (_, properties) => {
  it.each(Object.entries(properties))('%s takes its default and what the reference shows', (name, property) => {
    const shown = property.shown ?? [];
    const defaults = [property.default ?? [], Object.values(property.byType ?? {})].flat();
    for (const value of [...defaults, ...shown]) {
      const { value: found, reports } = read({ [name]: value }, name, properties);
      expect(reports).toEqual([]);
      expect(found).toBeDefined();
    }
    expect(property.doc).toMatch(/^\S.*\.$/s);
  });
});

test('some values stand in for those of another reader', () => {
  const reader = withValues(
    createReader(styleProperties.object, [{ pointSize: 3, arcCount: 2 }], () => {}),
    {
      arcCount: 5,
      emphasizeRightAngle: false,
    },
  );
  expect([reader.get('pointSize'), reader.get('arcCount'), reader.get('emphasizeRightAngle')]).toEqual([3, 5, false]);
});

test('a property has the type that its entry says', () => {
  const object: ObjectStyle = createReader(styleProperties.object, [], () => {});
  expectTypeOf(object.get('pointSize')).toEqualTypeOf<number>();
  expectTypeOf(object.get('hidden')).toEqualTypeOf<boolean>();
  expectTypeOf(object.get('color')).toEqualTypeOf<Color>();
  expectTypeOf(object.get('lineDash')).toEqualTypeOf<'solid' | 'dashed' | 'dotted' | 'dashdot'>();
  expectTypeOf(object.get('fillPattern')).toEqualTypeOf<'hatch' | 'crosshatch' | 'dots' | undefined>();
  expectTypeOf(object.get('displayMinX')).toEqualTypeOf<number | undefined>();
});

test('what does not fit the table does not compile', () => {
  const object: ObjectStyle = createReader(styleProperties.object, [], () => {});
  // @ts-expect-error A misspelt name.
  expect(() => object.get('pointsize')).toThrow();
  // @ts-expect-error A property of labels.
  expect(() => object.get('fontSize')).toThrow();
  // @ts-expect-error A number is no flag.
  const flag: boolean = object.get('pointSize');
  // @ts-expect-error A property without a default may be missing.
  const bound: number = object.get('displayMinX');
  // @ts-expect-error A word that lines do not have.
  const isWavy = object.get('lineDash') === 'wavy';
  // @ts-expect-error An object's style is none of a label.
  const label: LabelStyle = object;
  // @ts-expect-error Not of this type.
  withValues(object, { arcCount: true });
  const some: StyleReader<{ readonly lineWidth: number }> = object;
  expect([flag, bound, isWavy, label, some.get('lineWidth')]).toEqual([7, undefined, false, object, 2]);
});

test('an entry that lacks a field, or has one that its type does not have, does not compile', () => {
  // @ts-expect-error No doc.
  const undocumented: StyleProperty = { type: 'boolean', default: true };
  // @ts-expect-error No type.
  const untyped: StyleProperty = { doc: 'Draws it.' };
  // @ts-expect-error A choice without options.
  const choice: StyleProperty = { type: 'choice', doc: 'Its shape.' };
  // @ts-expect-error A range of words.
  const range: StyleProperty = { type: 'text', named: [], doc: 'The font.', min: 0 };
  // @ts-expect-error A default of another type.
  const wrong: StyleProperty = { type: 'number', doc: 'px.', default: '7' };
  expect([undocumented, untyped, choice, range, wrong]).toHaveLength(5);
});
