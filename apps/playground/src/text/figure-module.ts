// What is loaded when a text first is figure text.
export { formatFigure, parseFigure, printFigure } from '@geoslide/figure';
export { renamed } from '../language/renamed.js';
export { withSlideEdit } from '../slides/slide-edits.js';
export { jsonIdAt } from '../tools/json-id.js';
export { withRedefinition } from '../tools/redefinition.js';
export { dependentsOf, withDefinitions, withoutDefinitions, withStatement } from '../tools/statements.js';
export { definitionsIn, withChange, withStyle } from './figure-edits.js';
export { withInput } from './input.js';
export { letteringOf, withLettering } from './label-edits.js';
export { withBackdrop, withView } from './setting-edits.js';
export { triedInput } from './tried-input.js';
