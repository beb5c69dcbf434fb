import type { Constructor, Property } from '../table.js';
import { calculusConstructors } from './constructors/calculus.js';
import { plainCurveConstructors } from './constructors/curves.js';
import { fieldConstructors, fieldProperties } from './constructors/fields.js';
import { functionConstructors } from './constructors/functions.js';
import { motionConstructors } from './constructors/motion.js';
import { regionConstructors } from './constructors/regions.js';
import { curveProperties as functionProperties } from './properties.js';

export const curveProperties: readonly Property[] = [...functionProperties, ...fieldProperties];

export const curveConstructors: readonly Constructor[] = [
  ...plainCurveConstructors,
  ...functionConstructors,
  ...calculusConstructors,
  ...motionConstructors,
  ...regionConstructors,
  ...fieldConstructors,
];
