export { de } from './de.js';
export { es } from './es.js';
export { fr } from './fr.js';
export { zh } from './zh.js';
