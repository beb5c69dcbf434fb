import type { Circle3Value, Vec3 } from '@geoslide/geometry';
import { projected } from '../camera/images.js';
import { add, mul } from '../camera/vector.js';
import { besidePath } from '../labels/label-spots.js';
import { cross4 } from '../parts/extent.js';
import { nothing } from '../parts/parts.js';
import { around, ringWire } from '../parts/round-parts.js';
import { labelAt, plainLines, type SpaceFigure } from '../space-figure.js';

export const circle: SpaceFigure<Circle3Value> = {
  parts: (value, { filled, projector }) => ({
    ...nothing,
    wires: [ringWire(value)],
    patches: filled ? [{ corners: around(value, projector), hides: true }] : [],
  }),
  lines: plainLines,
  fill: 'faces',
  onScreen: undefined,
  span: ({ center, u, v, radius }) => cross4(center, u, v, radius, radius),
  label: labelAt(({ center, u, v, radius }, input) => {
    const at = (t: number): Vec3 => add(center, add(mul(u, radius * Math.cos(t)), mul(v, radius * Math.sin(t))));
    const { parameter, projector } = input;
    const eighths = Array.from({ length: 16 }, (_, i) => (Math.PI / 8) * i);
    // From the right of the picture to the left.
    const fromRight = eighths.sort((s, t) => projected(projector, at(t))[0] - projected(projector, at(s))[0]);
    return besidePath(at, parameter, fromRight, input);
  }),
  looks: undefined,
};
