import * as v from 'valibot';
import { ProtocolError } from './errors.js';
import type { Template } from './file.js';
import { collectIssues, summary } from './issues.js';
import { maybe, once, openObject } from './schema-kit.js';
import { backgroundEntries, typeEntries } from './style-sheet.js';

/** spec.md 2.3 and docs/format.md, "Templates": every part may be missing. */
export const templateSchema = once(() =>
  openObject(
    {
      backgroundStyle: maybe(openObject(backgroundEntries, 'an object')),
      defaultStyle: maybe(openObject(typeEntries, 'an object')),
    },
    'a template: a JSON object, not a string',
  ),
);

/**
 * A template from JSON. Keys that a template does not have are kept and ignored.
 * @throws ProtocolError whose issues name the places, such as `defaultStyle.types.0.1.color`.
 */
export function parseTemplate(input: unknown): Template {
  const result = v.safeParse(templateSchema(), input);
  if (result.success) return result.output;
  const issues = collectIssues(result.issues);
  throw new ProtocolError(summary('The template is not valid', issues), issues);
}
