// What is loaded when a text first is figure text.
export { formatFigure, parseFigure, printFigure } from '@geoslide/figure';
export { withChange } from './figure-edits.js';
export { renamed } from './language/renamed.js';
