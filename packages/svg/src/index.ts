export { type SvgOptions, writeSvg } from './write-svg.js';
