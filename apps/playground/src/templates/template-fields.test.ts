import { parseTemplate } from '@geoslide/protocol';
import { expect, test } from 'vitest';
import {
  type TemplatePlace,
  templateText,
  templateTypes,
  templateValue,
  withTemplateValue,
} from './template-fields.js';

const axes: TemplatePlace = { part: 'background', names: ['xaxis', 'yaxis'], property: 'show' };
const size: TemplatePlace = { part: 'type', list: 'typeLabels', types: ['Point'], property: 'fontSize' };
const text: TemplatePlace = { part: 'kind', name: 'textType', property: 'color' };
const all: TemplatePlace = { part: 'type', list: 'types', types: templateTypes, property: 'color' };

test.each([axes, size, text, all])('%o is written, read and taken out again', (place) => {
  const value = place.property === 'show' ? false : place.property === 'fontSize' ? 20 : '#123456';
  const written = withTemplateValue({ other: 1 }, place, value);
  expect(() => parseTemplate(written)).not.toThrow();
  expect(templateValue(written, place)).toBe(value);
  expect(written.other).toBe(1);
  expect(templateValue(withTemplateValue(written, place, undefined), place)).toBeUndefined();
});

test('a change of a type leaves the others as they are', () => {
  const template = {
    defaultStyle: {
      types: [
        ['Line', { color: 'red' }],
        ['Point', { color: 'blue', pointSize: 4 }],
      ],
    },
  };
  const place: TemplatePlace = { part: 'type', list: 'types', types: ['Point'], property: 'color' };
  expect(withTemplateValue(template, place, 'green')).toEqual({
    defaultStyle: {
      types: [
        ['Line', { color: 'red' }],
        ['Point', { color: 'green', pointSize: 4 }],
      ],
    },
  });
});

test('types of different looks have no value in common', () => {
  const template = { defaultStyle: { types: [['Line', { color: 'red' }]] } };
  expect(templateValue(template, all)).toBeUndefined();
});

test('a text has on one line what fits into it', () => {
  const template = { backgroundStyle: { background: { color: '#fff' } }, defaultStyle: { types: [] } };
  const written = templateText(template);
  expect(written).toBe(
    '{\n  "backgroundStyle": { "background": { "color": "#fff" } },\n  "defaultStyle": { "types": [] }\n}',
  );
  const long = withTemplateValue(template, all, '#123456');
  expect(JSON.parse(templateText(long))).toEqual(long);
  expect(templateText(long)).toContain('\n      ["Point", { "color": "#123456" }],\n');
});
