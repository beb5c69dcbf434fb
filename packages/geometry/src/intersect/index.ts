export { intersectConstructors } from './constructors.js';
