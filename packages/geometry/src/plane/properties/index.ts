import type { Property } from '../../table.js';
import { angleProperties } from './angles.js';
import { circleProperties } from './circles.js';
import { conicProperties } from './conics.js';
import { lineProperties } from './lines.js';
import { polygonProperties } from './polygons.js';

/** The properties and methods of values in the plane but those of functions. */
export const planeProperties: readonly Property[] = [
  ...lineProperties,
  ...circleProperties,
  ...conicProperties,
  ...polygonProperties,
  ...angleProperties,
];
