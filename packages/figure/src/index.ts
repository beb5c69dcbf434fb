export { missingHabits } from '#habits';
export { anglesIn, isInDegrees } from './as-typed/degrees.js';
export { splitArguments } from './habits/arguments.js';
export { lookNamed, lookNames } from './habits/named-looks.js';
export { holdsSpace } from './kinds.js';
export { labelWords, wordsStyle } from './label-words.js';
export {
  type OutlinedDefinition,
  type OutlinedSlide,
  type OutlinedStatement,
  outlineFigure,
  type TextRange,
} from './outline.js';
export { type FigureResult, mendedLine, type ParseFigureOptions, parseFigure } from './parse-figure.js';
export { type FormatResult, formatFigure, printFigure } from './print/print-figure.js';
export type { Problem } from './problem.js';
export { looseValue } from './texts/loose-value.js';
export { chosenScale } from './view-scale.js';
export { withValue } from './with-value.js';
export { type DefinitionWord, definitionWords, type SettingWord, settingWords } from './words.js';
