import type { Warning } from '@geoslide/protocol';
import { describe, expect, test } from 'vitest';
import { listObjects, renderPng, renderSvg, renderTikz } from './index.js';

/** What every object has: tables that are looked up without care have it too. */
const INHERITED = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'prototype',
  '__proto__',
  '__defineGetter__',
];

const size = { width: 120, height: 120 };
const primitive = (id: string, source: string, more: object = {}) => ({ kind: 'primitive', id, source, ...more });

/** Every part of a file that names something, all with one name. */
function project(name: string, shown: boolean): unknown {
  const label = shown ? '{{id}}' : undefined;
  const isIdentifier = /^[a-z]/i.test(name);
  return {
    metadata: { version: '11' },
    messages: [],
    slides: [
      {
        definitions: [
          primitive(name, 'Point(?, 2)', { label }),
          ...(isIdentifier ? [primitive('s', `Segment(${name}, Point(-3, -1))`)] : []),
          primitive('heir', 'Point(1, -2)', { parent: name, inheritStyle: true }),
          { kind: 'text', id: `${name}2`, template: isIdentifier ? `{{${name}.x}}` : '3' },
        ],
        uvarMap: [[`${name}.0`, 3]],
        styleSheet: {
          types: [[name, { color: '#00ff00' }]],
          typeLabels: [[name, { color: '#00ff00' }]],
          primitives: [[name, { color: '#ff0000', [name]: 1 }]],
          primitiveLabels: [[name, { color: '#0000ff' }]],
          elementLayers: [[name, 3]],
          texts: [[`${name}2`, { font: name, offsetX: -3, offsetY: 3 }]],
          images: [[name, {}]],
        },
        doc: [],
      },
    ],
  };
}

/** Without those that tell of a name that is no type, property or picture: it stands there for the tables. */
function ofDrawing(warnings: readonly Warning[]): readonly Warning[] {
  return warnings.filter(({ path }) => path === undefined);
}

describe.each(INHERITED)('an object named %s', (name) => {
  test('is drawn as one of any other name', async () => {
    const usual = name.startsWith('_') ? '~plain' : 'plain';
    const named = await renderPng(project(name, false), { size });
    expect(ofDrawing(named.warnings)).toEqual([]);
    expect(named.bytes).toEqual((await renderPng(project(usual, false), { size })).bytes);
  });

  test('is labelled with its name, once', async () => {
    const { text, warnings } = await renderSvg(project(name, true), { size, text: 'text' });
    expect(ofDrawing(warnings).filter(({ message }) => !message.startsWith('KaTeX'))).toEqual([]);
    expect(text).toContain(`data-id="${name}" data-type="Point"`);
    expect(text).toContain(`data-id="${name}" data-type="label"`);
    expect(text).not.toMatch(/native code|\[object|function|undefined/);
  });

  test('is listed and commented with its name', async () => {
    const list = listObjects(project(name, true));
    expect(list.objects.find(({ id }) => id === name)).toMatchObject({ id: name, value: { x: 3, y: 2 } });
    expect(list.warnings).toEqual([]);
    const { text } = await renderTikz(project(name, true), { size });
    expect(text).toContain(`% ${name}: Point`);
    expect(text).not.toMatch(/native code|\[object|function|undefined/);
  });
});

test.each(INHERITED)('no value, colour, font, layer or macro is found under %s', async (name) => {
  const text = (id: string, template: string) => ({ kind: 'text', id, template });
  const content = {
    metadata: { version: '11' },
    slides: [
      {
        definitions: [
          primitive('A', 'Point(1, 1)', { label: 'A' }),
          text('value', `{{${name}}}`),
          text('property', `{{A.${name}}}`),
          text('call', `{{${name}(1)}}`),
          text('macro', `\\${name}{a}`),
          text('environment', `\\begin{${name}}a\\end{${name}}`),
          text('color', `\\color{${name}}a`),
          text('delimiter', `\\left\\${name} a\\right)`),
          text('space', `\\kern1${name} a`),
        ],
        uvarMap: [],
        styleSheet: {
          textType: { mode: 'latex', font: name, align: name, color: name },
          primitives: [['A', { color: name, pointStyle: name, lineDash: name, fillPattern: name, startArrow: name }]],
          elementLayers: [name, [name, 2]],
        },
      },
    ],
  };
  const [png, svg, tikz] = [
    await renderPng(content, { size }),
    await renderSvg(content, { size }),
    await renderTikz(content, { size }),
  ];
  expect(svg.warnings).toEqual(png.warnings);
  const unknown = png.warnings.map(({ message }) => message);
  expect(unknown.join('\n')).not.toMatch(/native code|\[object|function Object|undefined/);
  expect(unknown.filter((message) => message.includes('is not a CSS colour'))).not.toEqual([]);
  expect(`${svg.text}${tikz.text}`).not.toMatch(/native code|\[object|function Object|undefined/);
});
