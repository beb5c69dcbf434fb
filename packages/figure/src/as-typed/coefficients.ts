import { writesCoefficient } from '@geoslide/geometry';
import { addStyle, type DraftSlide } from '../draft.js';
import { type Fields, fields, isFields, merge } from '../fields.js';

/** What a file of JSON means that says nothing of coefficients. */
const FILED = fields([['coefficients', 'written']]);

const isWritten = (definition: Fields): boolean =>
  [definition.label, definition.template, definition.title].some(
    (text) => typeof text === 'string' && writesCoefficient(text),
  );

/**
 * Who types `y = {{m}}x` means x for m = 1. A slide in which that is typed says so in its style sheet, since files of
 * JSON that do not say it write 1x.
 */
export function readCoefficients({ definitions, styleSheet }: DraftSlide): void {
  if (isFields(styleSheet.numbers) && styleSheet.numbers.coefficients !== undefined) return;
  if (definitions.some((definition) => isWritten(definition.fields)))
    addStyle(styleSheet, 'numbers', fields([['coefficients', 'tidy']]));
}

/** A slide of a file with what its text has to say for the same coefficients. */
export function withCoefficients(slide: Fields): Fields {
  if (!(slide.definitions as Fields[]).some(isWritten)) return slide;
  const sheet = isFields(slide.styleSheet) ? slide.styleSheet : fields();
  const numbers = merge(FILED, isFields(sheet.numbers) ? sheet.numbers : fields());
  return { ...slide, styleSheet: { ...sheet, numbers } };
}
