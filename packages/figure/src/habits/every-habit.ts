export { checkTexts } from '../check-texts.js';
export { colonAdvice, commaAdvice, valueAdvice } from './block-advice.js';
export { expressionAdvice } from './expression-advice.js';
export { habitOf } from './habit-of.js';
export { largeViewFault } from './large-view.js';
export { settingAdvice } from './no-such.js';
export { provenRemedy } from './proven-remedy.js';
export { cameraAdvice, cameraKeyAdvice, nameAdvice, toggleAdvice, typeAdvice, viewAdvice } from './setting-advice.js';
export { namelessAdvice, severalAdvice, strayAdvice } from './stray-advice.js';
export { adviceFor, placeAdvice } from './style-advice.js';
export { shadeColor, withOwnValue, wordMeant } from './style-values.js';

/** Loads the habits that a text missed; undefined where none were missing, as always here. */
export const missingHabits = (): Promise<void> | undefined => undefined;
