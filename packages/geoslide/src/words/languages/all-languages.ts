import type { Language } from '../language.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import type { Words } from './words.js';
import { zh } from './zh.js';

const all: Readonly<Record<Language, Words>> = { en, zh, de, fr, es };

export const wordsIn = (language: Language): Words => all[language];

/** Pages load words when they miss them; here all are there. */
export const missingWords = (): Promise<void> | undefined => undefined;
