import type { Fault } from '../problem.js';
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
export const unclosedFault = (...args: Parameters<typeof Habits.unclosedFault>): Fault | undefined =>
  wanted()?.unclosedFault(...args);
export const colonAdvice = (...args: Parameters<typeof Habits.colonAdvice>): string | undefined =>
  wanted()?.colonAdvice(...args);
export const commaAdvice = (...args: Parameters<typeof Habits.commaAdvice>): string | undefined =>
  wanted()?.commaAdvice(...args);
/** Nobody reads a page's warnings: for them alone nothing is loaded. */
export const checkTexts: typeof Habits.checkTexts = (...args) => habits?.checkTexts(...args);
export const checkHeadings: typeof Habits.checkHeadings = (...args) => habits?.checkHeadings(...args);
export const checkSize: typeof Habits.checkSize = (...args) => habits?.checkSize(...args);
export const lookNamed: typeof Habits.lookNamed = (...args) => wanted()?.lookNamed(...args);
export const templateAdvice = (...args: Parameters<typeof Habits.templateAdvice>): string | undefined =>
  wanted()?.templateAdvice(...args);
export const templateFaults: typeof Habits.templateFaults = (...args) => habits?.templateFaults(...args) ?? [];
export const adviceFor: typeof Habits.adviceFor = (...args) => wanted()?.adviceFor(...args);
export const tailAdvice = (...args: Parameters<typeof Habits.tailAdvice>): string | undefined =>
  wanted()?.tailAdvice(...args);
export const usualAdvice = (...args: Parameters<typeof Habits.usualAdvice>): string | undefined =>
  wanted()?.usualAdvice(...args);
export const sideAdvice: typeof Habits.sideAdvice = (...args) => wanted()?.sideAdvice(...args);
export const placeAdvice: typeof Habits.placeAdvice = (...args) => wanted()?.placeAdvice(...args);
export const withOwnValue: (...args: Parameters<typeof Habits.withOwnValue>) => string | undefined = (...args) =>
  wanted()?.withOwnValue(...args);
export const colorMeant: (...args: Parameters<typeof Habits.colorMeant>) => string | undefined = (...args) =>
  wanted()?.colorMeant(...args);
export const synonymOf: typeof Habits.synonymOf = (...args) => wanted()?.synonymOf(...args);
export const valueAdvice: typeof Habits.valueAdvice = (...args) => wanted()?.valueAdvice(...args);
export const wordMeant: typeof Habits.wordMeant = (...args) => wanted()?.wordMeant(...args);
/** Nothing is loaded for a text without an error. */
export const proveRemedies: typeof Habits.proveRemedies = (...args) =>
  args[1].errors.length > 0 ? wanted()?.proveRemedies(...args) : undefined;
export const mended: typeof Habits.mended = (...args) => wanted()?.mended(...args);
export const insideMarkup: typeof Habits.insideMarkup = (...args) => wanted()?.insideMarkup(...args);
export const viewAdvice: typeof Habits.viewAdvice = (...args) => wanted()?.viewAdvice(...args);
export const cameraKeyAdvice: typeof Habits.cameraKeyAdvice = (...args) => wanted()?.cameraKeyAdvice(...args);
export const nameAdvice: typeof Habits.nameAdvice = (...args) => wanted()?.nameAdvice(...args);
export const typeAdvice = (...args: Parameters<typeof Habits.typeAdvice>): string | undefined =>
  wanted()?.typeAdvice(...args);
export const angleAdvice: typeof Habits.angleAdvice = (...args) => wanted()?.angleAdvice(...args);
export const cameraAdvice = (...args: Parameters<typeof Habits.cameraAdvice>): string | undefined =>
  wanted()?.cameraAdvice(...args);
export const toggleAdvice = (...args: Parameters<typeof Habits.toggleAdvice>): string | undefined =>
  wanted()?.toggleAdvice(...args);
export const namelessAdvice: typeof Habits.namelessAdvice = (...args) => wanted()?.namelessAdvice(...args);
export const severalAdvice = (...args: Parameters<typeof Habits.severalAdvice>): string | undefined =>
  wanted()?.severalAdvice(...args);
export const strayAdvice = (
  ...args: Parameters<typeof Habits.strayAdvice>
): ReturnType<typeof Habits.strayAdvice> | undefined => wanted()?.strayAdvice(...args);
export const settingAdvice: typeof Habits.settingAdvice = (...args) => wanted()?.settingAdvice(...args);

/** Loads the habits that a text asked for and that were not there; undefined where none were missing. */
export function missingHabits(): Promise<void> | undefined {
  if (!isMissed || habits !== undefined) return undefined;
  return import('./every-habit.js').then((module) => {
    habits = module;
  });
}
