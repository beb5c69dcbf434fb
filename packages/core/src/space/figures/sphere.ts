import type { SphereValue } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import { aroundMiddle } from '../labels/label-spots.js';
import { axisPoints } from '../parts/extent.js';
import { ringWire, sphereParts } from '../parts/round-parts.js';
import { labelAt, plainLines, type SpaceFigure } from '../space-figure.js';

export const sphere: SpaceFigure<SphereValue> = {
  parts: (value, { projector }) => sphereParts(value, projector),
  lines: {
    ...plainLines,
    wires: ({ center, radius }, { style }, _, { wires }) => {
      const equator = { center, radius, u: { x: 1, y: 0, z: 0 }, v: { x: 0, y: 1, z: 0 } };
      return style.get('equator') ? [...wires, ringWire(equator)] : wires;
    },
  },
  fill: 'faces',
  onScreen: undefined,
  span: ({ center, radius }) => axisPoints(center, radius),
  label: labelAt(({ center, radius }, input) => aroundMiddle(axisPoints(center, radius), input)),
  looks: { color: palette.teal, regionOpacity: 12 },
};
