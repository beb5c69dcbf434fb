import type { Constructor } from '../table.js';
import { plainCurveConstructors } from './constructors/curves.js';
import { functionConstructors } from './constructors/functions.js';
import { regionConstructors } from './constructors/regions.js';

export { curveProperties } from './properties.js';

export const curveConstructors: readonly Constructor[] = [
  ...plainCurveConstructors,
  ...functionConstructors,
  ...regionConstructors,
];
