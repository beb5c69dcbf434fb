import type { Arc3Value, Vec3 } from '@geoslide/geometry';
import { add, mul } from '../camera/vector.js';
import { besidePath } from '../labels/label-spots.js';
import { cross4 } from '../parts/extent.js';
import { ellipseWire, nothing, type Parts, type Wire } from '../parts/parts.js';
import { labelAt, plainLines, type SpaceFigure } from '../space-figure.js';

/** Corners of the region of a whole turn; parts of it have their share. */
const AROUND = 96;

function arcParts(arc: Arc3Value, filled: boolean): Parts {
  const { center, a, b, u, v, startAngle, sweep, closing } = arc;
  const closed = Math.abs(sweep) >= 2 * Math.PI - 1e-9;
  const [min, max] = [Math.min(startAngle, startAngle + sweep), Math.max(startAngle, startAngle + sweep)];
  const wire = ellipseWire({ center, a: mul(u, a), b: mul(v, b) }, min, max, closed);
  const { at } = wire;
  const steps = Math.max(2, Math.ceil((AROUND * (max - min)) / (2 * Math.PI)));
  const corners = Array.from({ length: steps + 1 }, (_, i) => at(min + ((max - min) * i) / steps));
  const outline = closed ? corners.slice(1) : closing === 'chord' ? corners : [center, ...corners];
  const sides: Wire[] = closed
    ? []
    : closing === 'chord'
      ? [{ kind: 'segment', a: at(min), b: at(max) }]
      : closing === 'radii'
        ? [
            { kind: 'segment', a: center, b: at(min) },
            { kind: 'segment', a: center, b: at(max) },
          ]
        : [];
  return {
    ...nothing,
    wires: [wire, ...sides],
    patches: filled ? [{ corners: outline, hides: true }] : [],
  };
}

export const arc: SpaceFigure<Arc3Value> = {
  parts: (value, { filled }) => arcParts(value, filled),
  lines: plainLines,
  fill: 'faces',
  onScreen: undefined,
  span: ({ center, u, v, a, b }) => cross4(center, u, v, a, b),
  label: labelAt(({ center, u, v, a, b, startAngle, sweep }, input) => {
    const at = (share: number): Vec3 => {
      const t = startAngle + sweep * share;
      return add(center, add(mul(u, a * Math.cos(t)), mul(v, b * Math.sin(t))));
    };
    return besidePath(at, input.parameter, [0.5, 0.4, 0.6, 0.25, 0.75, 0.1, 0.9], input);
  }),
  looks: undefined,
};
