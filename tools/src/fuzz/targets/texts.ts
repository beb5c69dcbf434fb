import { layoutText, type Scene, type TextLayoutStyle } from '@geoslide/core';
import { createFontLoader } from '@geoslide/fonts';
import { writeTikz } from '@geoslide/tikz';
import { latex } from '../make/latex.js';
import type { Random } from '../make/random.js';
import { mutatedText, nastyText } from '../make/text.js';
import { holds, type Target } from '../target.js';
import { checkTikz } from './outputs.js';

interface Text {
  readonly source: string;
  readonly style: TextLayoutStyle;
}

const fonts = createFontLoader();

function source(random: Random): string {
  const kind = random.next();
  if (kind < 0.5) return latex(random);
  if (kind < 0.8) return mutatedText(latex(random), random);
  if (kind < 0.99) return nastyText(random, 30);
  return nastyText(random, 30).repeat(random.int(2000)).slice(0, 30_000);
}

/** The numbers of a layout that are not finite. */
function brokenNumbers(value: unknown, path: string): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'glyph' ? [] : brokenNumbers(part, `${path}.${key}`)));
}

export const texts: Target<Text> = {
  name: 'text',
  make: (random) => ({
    source: source(random),
    style: {
      mode: random.chance(0.7) ? 'latex' : 'plain',
      font: random.pick(['sans-serif', 'serif', 'monospace', 'KaTeX_Math', nastyText(random, 2)]),
      fontSize: random.pick([0, 1e-9, 1, 16, 1000]),
      align: random.pick(['left', 'center', 'right']),
    },
  }),
  async check({ source, style }) {
    await fonts.load({ text: source, fontKey: style.font, math: style.mode === 'latex' });
    const { layout, warnings } = layoutText(source, style, fonts);
    const [broken] = brokenNumbers(layout, 'layout');
    holds(broken === undefined, `${broken}`);
    for (const warning of warnings) holds(warning.length < 1000, `a warning has ${warning.length} characters`);
    const again = layoutText(source, style, fonts);
    holds(JSON.stringify(again) === JSON.stringify({ layout, warnings }), 'laid out again, it is another');
    if (style.fontSize === 0) return;
    const color = { r: 0, g: 0, b: 0, a: 1 };
    const scene: Scene = {
      width: 100,
      height: 100,
      children: [{ kind: 'text', source, x: 0, y: 50, color, layout, ...style }],
    };
    checkTikz(writeTikz(scene));
  },
};
