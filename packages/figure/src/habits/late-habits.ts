import type * as Habits from './every-habit.js';

// What `#habits` is for pages (the condition late-habits): most figures are plain figure text, and the habits weigh a
// fifteenth of all scripts. A text that asks for them is read again once they are there.

let habits: typeof Habits | undefined;
let isMissed = false;

/** The habits; undefined until they are loaded, which is noted. */
function wanted(): typeof Habits | undefined {
  isMissed = true;
  return habits;
}

export const habitOf: typeof Habits.habitOf = (...args) => wanted()?.habitOf(...args);
export const expressionAdvice = (...args: Parameters<typeof Habits.expressionAdvice>): string | undefined =>
  wanted()?.expressionAdvice(...args);
export const colonAdvice = (...args: Parameters<typeof Habits.colonAdvice>): string | undefined =>
  wanted()?.colonAdvice(...args);
export const commaAdvice = (...args: Parameters<typeof Habits.commaAdvice>): string | undefined =>
  wanted()?.commaAdvice(...args);
/** Nobody reads a page's warnings: for them alone nothing is loaded. */
export const checkTexts: typeof Habits.checkTexts = (...args) => habits?.checkTexts(...args);
export const adviceFor: typeof Habits.adviceFor = (...args) => wanted()?.adviceFor(...args);
export const placeAdvice: typeof Habits.placeAdvice = (...args) => wanted()?.placeAdvice(...args);
export const withOwnValue: (...args: Parameters<typeof Habits.withOwnValue>) => string | undefined = (...args) =>
  wanted()?.withOwnValue(...args);
export const shadeColor: typeof Habits.shadeColor = (...args) => wanted()?.shadeColor(...args);
export const valueAdvice: typeof Habits.valueAdvice = (...args) => wanted()?.valueAdvice(...args);
export const wordMeant: typeof Habits.wordMeant = (...args) => wanted()?.wordMeant(...args);
export const provenRemedy: typeof Habits.provenRemedy = (...args) => wanted()?.provenRemedy(...args);
export const largeViewFault: typeof Habits.largeViewFault = (...args) => wanted()?.largeViewFault(...args);
export const settingAdvice: typeof Habits.settingAdvice = (...args) => wanted()?.settingAdvice(...args);

/** Loads the habits that a text asked for and that were not there; undefined where none were missing. */
export function missingHabits(): Promise<void> | undefined {
  if (!isMissed || habits !== undefined) return undefined;
  return import('./every-habit.js').then((module) => {
    habits = module;
  });
}
