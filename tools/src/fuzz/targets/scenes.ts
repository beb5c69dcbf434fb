import { rasterize, type Scene } from '@geoslide/core';
import { encodePng } from '@geoslide/png';
import { RenderError } from '@geoslide/protocol';
import { writeSvg } from '@geoslide/svg';
import { writeTikz } from '@geoslide/tikz';
import { scene } from '../make/scenes.js';
import { declared, holds, type Target } from '../target.js';
import { checkPng, checkSvg, checkTikz } from './outputs.js';

const SIDE = 60;

export const scenes: Target<Scene> = {
  name: 'scene',
  make: (random) => scene(random, { side: SIDE, wildness: random.chance(0.3) ? 0.1 : 0, broken: random.chance(0.05) }),
  check(given) {
    const svg = declared(() => writeSvg(given), RangeError);
    if (!(svg instanceof Error)) {
      checkSvg(svg);
      holds(writeSvg(given) === svg, 'written again, the SVG is another');
      // Real text says where it stands, outlines that are nowhere in sight are left out: only the first may be too far away.
      const real = declared(() => writeSvg(given, { text: 'text', title: '<&"\u0000' }), RangeError);
      if (!(real instanceof Error)) checkSvg(real);
    }
    const tikz = declared(() => writeTikz(given), RangeError);
    if (!(tikz instanceof Error)) {
      checkTikz(tikz);
      holds(writeTikz(given) === tikz, 'written again, the TikZ document is another');
    }
    const pixels = declared(() => rasterize(given, { pixelRatio: 1 }), RangeError, RenderError);
    if (!(pixels instanceof Error)) checkPng(encodePng(pixels), pixels.width, pixels.height);
  },
};
