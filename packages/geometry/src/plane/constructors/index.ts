import type { Constructor } from '../../table.js';
import { angleConstructors } from './angles.js';
import { circleConstructors } from './circles.js';
import { conicConstructors } from './conics.js';
import { lineConstructors } from './lines.js';
import { markConstructors } from './marks.js';
import { pointSetConstructors } from './point-sets.js';
import { pointConstructors } from './points.js';
import { polygonConstructors } from './polygons.js';
import { powerConstructors } from './powers.js';
import { ratioConstructors } from './ratios.js';
import { tangentConstructors } from './tangents.js';
import { triangleCenterConstructors } from './triangle-centers.js';
import { triangleCircleConstructors } from './triangle-circles.js';
import { triangleLineConstructors } from './triangle-lines.js';
import { triangleConstructors } from './triangles.js';
import { valueConstructors } from './values.js';

/** The constructors of the plane that are neither curves, intersections nor transforms. */
export const planeConstructors: readonly Constructor[] = [
  ...pointConstructors,
  ...lineConstructors,
  ...tangentConstructors,
  ...circleConstructors,
  ...conicConstructors,
  ...polygonConstructors,
  ...angleConstructors,
  ...markConstructors,
  ...triangleCenterConstructors,
  ...triangleLineConstructors,
  ...triangleCircleConstructors,
  ...triangleConstructors,
  ...powerConstructors,
  ...ratioConstructors,
  ...pointSetConstructors,
  ...valueConstructors,
];
