import type { HalfSpaceValue, Vec3 } from '@geoslide/geometry';
import type { Projector } from '../camera/projection.js';
import { stretched, stretchedNormal, unstretched } from '../camera/stretch.js';
import { along, cross, distance, length, lerp, unit } from '../camera/vector.js';
import { inCorners } from '../labels/label-spots.js';
import { loop } from '../parts/lines.js';
import { nothing, type Wire } from '../parts/parts.js';
import { shownPatch } from '../parts/plane-patch.js';
import { labelAt, plainLines, type SpaceFigure } from '../space-figure.js';
import { plane } from './plane.js';

/** Where arrows stand: this part of the way from a corner to the middle of the border. */
const INSET = 0.2;
/** Length of an arrow, in shorter sides of the border, and of its head, in arrows. */
const ARROW = 0.18;
const HEAD = 0.3;
/** Half the width of a head, in its lengths. */
const HEAD_WIDTH = 0.45;

/** A part of the plane that bounds it, with arrows into the half-space. */
export const halfSpace: SpaceFigure<HalfSpaceValue> = {
  parts: (value, seen) => {
    const { projector } = seen;
    const border = shownPatch({ ...value, type: 'Plane' }, seen);
    const patches = [{ corners: border, hides: true }];
    return { ...nothing, wires: [...loop(border), ...arrows(border, value.normal, projector)], patches };
  },
  lines: plainLines,
  fill: 'faces',
  onScreen: undefined,
  span: () => [],
  label: { ...labelAt((_, input) => inCorners(input)), draggedFrom: ({ center }) => center },
  looks: plane.looks,
};

function arrows(inWorld: readonly Vec3[], normalInWorld: Vec3, projector: Projector): Wire[] {
  const { scaleZ } = projector;
  const inPicture = (p: Vec3): Vec3 => stretched(p, scaleZ);
  const back = (p: Vec3): Vec3 => unstretched(p, scaleZ);
  const border = inWorld.map(inPicture);
  const normal = scaleZ === 1 ? normalInWorld : unit(stretchedNormal(normalInWorld, scaleZ));
  const [a, b, c] = [border[0]!, border[1]!, border[2]!];
  const middle = lerp(a, c, 0.5);
  const size = ARROW * Math.min(distance(a, b), distance(b, c));
  return border.flatMap((corner): Wire[] => {
    const foot = lerp(corner, middle, INSET);
    const tip = along(foot, normal, size);
    // Heads face the eye, which sees nothing of an arrow that looks along its sight.
    const side = cross(normal, inPicture(projector.toEye(back(tip))));
    if (length(side) === 0) return [];
    const neck = along(tip, normal, -HEAD * size);
    const across = HEAD * HEAD_WIDTH * size;
    const barbs = [across, -across].map((width) => back(along(neck, unit(side), width))) as [Vec3, Vec3];
    return [
      { kind: 'segment', a: back(foot), b: back(tip) },
      { kind: 'polyline', points: [barbs[0], back(tip), barbs[1]] },
    ];
  });
}
