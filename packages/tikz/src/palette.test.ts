import { expect, it } from 'vitest';
import { createPalette } from './palette.js';

function color(hex: string) {
  const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  return { r, g, b, a: 1 };
}

it.each([
  ['000000', 'black'],
  ['FF0000', 'red'],
  ['808080', 'gray'],
  ['1D5FAD', 'blue2'],
  ['000080', 'darkblue'],
  ['FFE0E0', 'lightred'],
  ['262B33', 'darkgray2'],
  ['388E3C', 'green2'],
  ['9C27B0', 'magenta2'],
  // xcolor's yellow is an ink.
  ['FFFF00', 'yellow2'],
])('%s is %s', (hex, name) => {
  expect(createPalette().name(color(hex))).toBe(name);
});

it('defines each colour once, with a name of its own', () => {
  const palette = createPalette();
  expect(['000080', '000081', '000080', '0000FF'].map((hex) => palette.name(color(hex)))).toEqual([
    'darkblue',
    'darkblue2',
    'darkblue',
    'blue',
  ]);
  expect(palette.definitions()).toEqual([
    '\\definecolor{darkblue}{HTML}{000080}',
    '\\definecolor{darkblue2}{HTML}{000081}',
  ]);
});
