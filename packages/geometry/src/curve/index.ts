import type { Constructor } from '../table.js';
import { calculusConstructors } from './constructors/calculus.js';
import { plainCurveConstructors } from './constructors/curves.js';
import { functionConstructors } from './constructors/functions.js';
import { motionConstructors } from './constructors/motion.js';
import { regionConstructors } from './constructors/regions.js';

export { curveProperties } from './properties.js';

export const curveConstructors: readonly Constructor[] = [
  ...plainCurveConstructors,
  ...functionConstructors,
  ...calculusConstructors,
  ...motionConstructors,
  ...regionConstructors,
];
