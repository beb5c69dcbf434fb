import type { PlaneInSpaceValue } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import { inCorners } from '../labels/label-spots.js';
import { loop } from '../parts/lines.js';
import { nothing } from '../parts/parts.js';
import { shownPatch } from '../parts/plane-patch.js';
import { labelAt, plainLines, type SpaceFigure } from '../space-figure.js';

export const plane: SpaceFigure<PlaneInSpaceValue> = {
  parts: (value, seen) => {
    const corners = shownPatch(value, seen);
    return { ...nothing, wires: loop(corners), patches: [{ corners, hides: true }] };
  },
  lines: plainLines,
  fill: 'faces',
  onScreen: undefined,
  span: () => [],
  label: { ...labelAt((_, input) => inCorners(input)), draggedFrom: ({ center }) => center },
  looks: { color: palette.slate, lineWidth: 1.5, regionOpacity: 12 },
};
