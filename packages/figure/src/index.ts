export { type FigureResult, type ParseFigureOptions, parseFigure } from './parse-figure.js';
export { type FormatResult, formatFigure, printFigure } from './print-figure.js';
export type { Problem } from './problem.js';
