export { type GeoGebraRead, readGeoGebra } from './read-geogebra.js';
