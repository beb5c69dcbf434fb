import { de } from './de.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { zh } from './zh.js';

/** The languages that a page loads when it misses one. */
export const others = { de, es, fr, zh };
