import { describe, expect, it } from 'vitest';
import { applyTemplate } from './apply-template.js';
import { ProtocolError } from './errors.js';
import type { StyleSheet, Template } from './file.js';
import { parseTemplate } from './template.js';

const slide: StyleSheet = {
  background: { color: '#eeeeee' },
  xaxis: { show: true, min: -1, max: 3, distance: 2, distanceMode: 'custom', color: 'red', arrowStyle: 'open' },
  grid: { show: false, locking: true },
  types: [['Point', { color: 'red' }]],
  typeLabels: [['Point', { fontSize: 9 }]],
  primitives: [['A', { color: 'blue' }]],
  texts: [['t', { offsetX: 1 }]],
  textType: { fontSize: 30 },
  types3d: [['Cone', { color: 'green' }]],
  typeLabels3d: [['Point', { fontSize: 7 }]],
  primitives3d: [['A', { color: 'green' }]],
  xaxis3d: { show: true, min: -2, color: 'red' },
  workingPlane: { show: true },
};

describe('applyTemplate', () => {
  const rows: [rule: string, template: Template, part: keyof StyleSheet, expected: unknown][] = [
    [
      'the background is replaced',
      { backgroundStyle: { background: { color: '#fff' } } },
      'background',
      { color: '#fff' },
    ],
    ['an empty background is the default one', { backgroundStyle: { background: {} } }, 'background', {}],
    ['a missing background stays', { backgroundStyle: {} }, 'background', slide.background],
    ['type styles are replaced as a whole', { defaultStyle: { types: [['Line', {}]] } }, 'types', [['Line', {}]]],
    ['missing type styles stay', { defaultStyle: {} }, 'types', slide.types],
    ['label styles by type are replaced', { defaultStyle: { typeLabels: [] } }, 'typeLabels', []],
    ['the text style is replaced', { defaultStyle: { textType: { color: 'red' } } }, 'textType', { color: 'red' }],
    ['styles by id stay', { defaultStyle: { types: [] } }, 'primitives', slide.primitives],
    ['texts by id stay', { defaultStyle: { textType: {} } }, 'texts', slide.texts],
    ['missing type styles stay in space', { defaultStyle: { typeLabels: [] } }, 'types3d', slide.types3d],
    ['type styles of space are replaced too', { defaultStyle: { types: [] } }, 'types3d', []],
    ['and those of labels', { defaultStyle: { typeLabels: [] } }, 'typeLabels3d', []],
    ['styles by id in space stay', { defaultStyle: { types: [] } }, 'primitives3d', slide.primitives3d],
    [
      'looks of an axis are taken in space, range, spacing and visibility are not',
      { backgroundStyle: { xaxis: { show: false, min: 0, distance: 7, color: 'gray', axisLabelOffsetX: 9 } } },
      'xaxis3d',
      { show: true, min: -2, color: 'gray' },
    ],
    [
      'the third axis looks as the second',
      { backgroundStyle: { yaxis: { color: 'gray' } } },
      'zaxis3d',
      { color: 'gray' },
    ],
    [
      'the grid in space is the working plane',
      { backgroundStyle: { grid: { show: false, color: 'gray', distance: 3 } } },
      'workingPlane',
      { show: true, color: 'gray' },
    ],
    [
      'looks of an axis are taken',
      { backgroundStyle: { xaxis: { color: 'black', lineWidth: 3 } } },
      'xaxis',
      { ...slide.xaxis, color: 'black', lineWidth: 3 },
    ],
    [
      'range, spacing, visibility and lock of an axis are not',
      { backgroundStyle: { xaxis: { show: false, min: 0, max: 9, distance: 7, distanceMode: 'auto', locking: true } } },
      'xaxis',
      slide.xaxis,
    ],
    [
      'the same for the grid',
      { backgroundStyle: { grid: { show: true, locking: false, color: 'gray' } } },
      'grid',
      { ...slide.grid, color: 'gray' },
    ],
    [
      'an axis without a style takes looks',
      { backgroundStyle: { yaxis: { show: true, color: 'gray' } } },
      'yaxis',
      { color: 'gray' },
    ],
  ];

  it.each(rows)('%s', (_rule, template, part, expected) => {
    expect(applyTemplate(slide, template)[part]).toEqual(expected);
  });

  it('of nothing changes nothing', () => {
    expect(applyTemplate(slide, {})).toEqual(slide);
  });
});

describe('parseTemplate', () => {
  it('keeps what it does not know', () => {
    const template = {
      previewPngUrl: 'x',
      metadata: { version: '1' },
      defaultStyle: { types: [['Point', { glow: 1 }]] },
    };
    expect(parseTemplate(template)).toEqual(template);
  });

  it.each([
    ['{"defaultStyle":{}}', ''],
    [[], ''],
    [{ backgroundStyle: [] }, 'backgroundStyle'],
    [{ backgroundStyle: { xaxis: { min: 'x' } } }, 'backgroundStyle.xaxis.min'],
    [{ defaultStyle: { types: [['Point']] } }, 'defaultStyle.types.0.1'],
  ])('refuses %j', (input, path) => {
    try {
      parseTemplate(input);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ProtocolError);
      expect((error as ProtocolError).issues[0]?.path).toBe(path);
    }
  });
});
