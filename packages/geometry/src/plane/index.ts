export { compose, invert, scaleOf, transformDirection, transformPoint } from './affine.js';
export { closestParameter, closestPoint } from './closest.js';
export { type ConicCoefficients, type ConicShape, conicCoefficients, conicFromCoefficients } from './conic.js';
export { planeConstructors } from './constructors/index.js';
export { areaOf, lengthOf } from './measure.js';
export { parameterRange, pointAt } from './path.js';
export { planeProperties } from './properties/index.js';
export { transformValue } from './transform-value.js';
