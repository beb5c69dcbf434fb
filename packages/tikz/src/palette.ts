import type { Color } from '@geoslide/core';

/**
 * xcolor's own colours by their 8-bit values, but for cyan, magenta, yellow and olive: to xcolor these are inks, of
 * which viewers make other colours.
 */
const XCOLOR: Readonly<Record<string, string>> = {
  FF0000: 'red',
  '00FF00': 'green',
  '0000FF': 'blue',
  '000000': 'black',
  FFFFFF: 'white',
  '808080': 'gray',
  '404040': 'darkgray',
  BFBFBF: 'lightgray',
  BF8040: 'brown',
  BFFF00: 'lime',
  FF8000: 'orange',
  FFBFBF: 'pink',
  BF0040: 'purple',
  '008080': 'teal',
  '800080': 'violet',
};

/** The names of inks, which a picture does not redefine. */
const INKS = ['cyan', 'magenta', 'yellow', 'olive'];

/** Where the hues of a name end, degrees. */
const HUES: readonly (readonly [end: number, name: string])[] = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [200, 'cyan'],
  [255, 'blue'],
  [290, 'violet'],
  [340, 'magenta'],
  [360, 'red'],
];
/** Below this difference of the channels a colour is a gray. */
const GRAY_SPREAD = 24;

/** The names of a picture's colours, each defined once. */
export interface Palette {
  name(color: Color): string;
  /** `\definecolor` for those that xcolor does not know, in the order of their first use. */
  definitions(): string[];
}

export function createPalette(): Palette {
  const names = new Map<string, string>();
  const taken = new Set([...Object.values(XCOLOR), ...INKS]);
  const lines: string[] = [];
  return {
    name(color) {
      const hex = hexText(color);
      const known = XCOLOR[hex] ?? names.get(hex);
      if (known !== undefined) return known;
      const base = describe(color);
      let name = base;
      for (let n = 2; taken.has(name); n++) name = `${base}${n}`;
      taken.add(name);
      names.set(hex, name);
      lines.push(`\\definecolor{${name}}{HTML}{${hex}}`);
      return name;
    },
    definitions: () => lines,
  };
}

function hexText({ r, g, b }: Color): string {
  return [r, g, b]
    .map((channel) =>
      Math.min(255, Math.max(0, Math.round(channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase();
}

/** A word for the colour: its hue, and whether it is dark or light. */
function describe({ r, g, b }: Color): string {
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const lightness = (high + low) / 2;
  const shade = lightness < 90 ? 'dark' : lightness > 190 ? 'light' : '';
  if (high - low < GRAY_SPREAD) return `${shade}gray`;
  const spread = high - low;
  const sector = high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return shade + HUES.find(([end]) => sector * 60 <= end)![1];
}
