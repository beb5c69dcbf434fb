export { checkTexts } from '../texts/check-texts.js';
export { colonAdvice, commaAdvice, valueAdvice } from './advice/block-advice.js';
export { expressionAdvice } from './advice/expression-advice.js';
export {
  angleAdvice,
  cameraAdvice,
  cameraKeyAdvice,
  nameAdvice,
  toggleAdvice,
  typeAdvice,
  viewAdvice,
} from './advice/setting-advice.js';
export { namelessAdvice, severalAdvice, strayAdvice } from './advice/stray-advice.js';
export { adviceFor, placeAdvice, sideAdvice, usualAdvice } from './advice/style-advice.js';
export { withOwnValue, wordMeant } from './advice/style-values.js';
export { tailAdvice } from './advice/tail-advice.js';
export { unclosedFault } from './advice/unclosed-advice.js';
export { checkSize } from './check-size.js';
export { habitOf } from './habit-of.js';
export { colorMeant } from './looks/shades.js';
export { lookNamed, templateAdvice, templateFaults } from './named-looks.js';
export { settingAdvice } from './no-such.js';
export { proveRemedies } from './proof/prove-remedies.js';
export { synonymOf } from './synonyms.js';
export { checkHeadings } from './whole/headings.js';
export { insideMarkup } from './whole/markup.js';
export { mended } from './whole/mended-lines.js';

/** Loads the habits that a text missed; undefined where none were missing, as always here. */
export const missingHabits = (): Promise<void> | undefined => undefined;
