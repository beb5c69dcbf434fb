import angles from './angles.js';
import axes from './axes.js';
import type { ByName, Cell } from './cell.js';
import controls from './controls.js';
import curves from './curves.js';
import functions from './functions.js';
import labels from './labels.js';
import lines from './lines.js';
import points from './points.js';
import regions from './regions.js';
import statistics from './statistics.js';

/** The contact sheets by name. */
export const families: ByName<readonly Cell[]> = {
  points,
  lines,
  angles,
  regions,
  statistics,
  curves,
  functions,
  labels,
  axes,
  controls,
};
