export { closestParameter, closestPoint } from './closest.js';
export { type ConicCoefficients, type ConicShape, conicCoefficients, conicFromCoefficients } from './conic.js';
export { parameterRange, pointAt } from './path.js';
