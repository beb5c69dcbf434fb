export { intersectConstructors } from './constructors.js';
export { intersections } from './intersect.js';
