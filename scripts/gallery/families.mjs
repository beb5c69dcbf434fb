import angles from './angles.mjs';
import axes from './axes.mjs';
import controls from './controls.mjs';
import curves from './curves.mjs';
import functions from './functions.mjs';
import labels from './labels.mjs';
import lines from './lines.mjs';
import points from './points.mjs';
import regions from './regions.mjs';

/** The contact sheets by name. */
export const families = { points, lines, angles, regions, curves, functions, labels, axes, controls };
