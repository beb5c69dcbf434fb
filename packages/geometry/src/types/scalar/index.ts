export { boolean as Boolean } from './boolean.js';
export { list as List } from './list.js';
export { mapping as Mapping } from './mapping.js';
export { number as Number } from './number.js';
export { string as String } from './string.js';
