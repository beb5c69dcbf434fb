export { closestPoint } from './closest.js';
export { planeConstructors } from './constructors/index.js';
export { parameterRange, pointAt } from './path.js';
export { planeProperties } from './properties/index.js';
