import type { SurfaceValue } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import { aroundMiddle } from '../labels/label-spots.js';
import { contourLines } from '../parts/contour-lines.js';
import { surfaceParts, surfacePoints } from '../parts/surface-parts.js';
import { labelAt, type SpaceFigure } from '../space-figure.js';

export const surface: SpaceFigure<SurfaceValue> = {
  parts: (value, { camera, projector, contours, values }) => {
    const surfaces = values.filter(({ type }) => type === 'Surface').length;
    if (contours === undefined) return surfaceParts(value, camera, projector, 'net', surfaces);
    const parts = surfaceParts(value, camera, projector, 'border', surfaces);
    return { ...parts, wires: [...parts.wires, ...contourLines(parts.patches, contours, value.endless)] };
  },
  lines: { wires: 'parts', hidden: 'behind tints' },
  fill: 'cells',
  onScreen: undefined,
  span: surfacePoints,
  label: labelAt((_, input) => aroundMiddle(input.patch ?? [], input)),
  looks: { color: palette.blue, lineWidth: 0.75, lineOpacity: 70, regionOpacity: 100 },
};
