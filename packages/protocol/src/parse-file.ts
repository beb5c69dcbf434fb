import * as v from 'valibot';
import { describeValue } from './describe.js';
import { type Issue, ProtocolError } from './errors.js';
import type { FileContent } from './file.js';
import { collectIssues, summary } from './issues.js';
import { MAX_SLIDES } from './limits.js';
import { isRecord, list, maybe, openObject } from './schema-kit.js';
import { slideSchema } from './slide.js';
import { styleSheetSchema } from './style-sheet.js';
import { upgradeFrom10 } from './upgrade.js';
import { wants } from './wanted.js';

/** A project of version "11". */
export const fileSchema = openObject(
  {
    slides: v.pipe(
      list(slideSchema, 'a list of slides, such as [{"definitions": [], "uvarMap": [], "styleSheet": {}}]', MAX_SLIDES),
      v.minLength(
        1,
        'is empty: a project needs at least one slide, such as {"definitions": [], "uvarMap": [], "styleSheet": {}}',
      ),
    ),
    messages: maybe(v.array(v.unknown(), wants('a list'))),
    templateStyle: maybe(styleSheetSchema),
    metadata: openObject({ version: v.literal('11') }, 'an object such as {"version": "11"}'),
  },
  'a project: an object with `slides` and `metadata`',
);

function versionIssue(file: Record<string, unknown>): Issue | undefined {
  const { metadata } = file;
  if (!isRecord(metadata)) return undefined;
  const { version } = metadata;
  if (version === '10' || version === '11') return undefined;
  const isText = typeof version === 'string' || typeof version === 'number';
  const own = isText ? /^1[01](?=\.|$)/.exec(String(version))?.[0] : undefined;
  const remedy =
    own !== undefined ? `write "${own}"` : 'write "11", or save the file of another editor with a current one';
  return {
    path: 'metadata.version',
    message: `must be "11" (or "10", which is upgraded), but is ${describeValue(version)}: ${remedy}`,
  };
}

/** Validates a project without throwing; paths start at the project's root. */
export function checkFile(input: unknown): { readonly file: FileContent } | { readonly issues: readonly Issue[] } {
  let file = input;
  if (isRecord(input)) {
    const issue = versionIssue(input);
    if (issue) {
      // The rest is checked as of the current version.
      const rest = checkFile({ ...input, metadata: { version: '11' } });
      return { issues: [issue, ...('issues' in rest ? rest.issues : [])] };
    }
    if (isRecord(input.metadata) && input.metadata.version === '10') file = upgradeFrom10(input);
  }
  const result = v.safeParse(fileSchema, file);
  if (result.success) return { file: result.output };
  return { issues: collectIssues(result.issues) };
}

/**
 * A project of version "11" from JSON; a version "10" file is upgraded. Unknown keys are kept; null stands for a
 * missing key. The input is not changed.
 * @throws ProtocolError whose issues name the places, such as `slides.0.definitions.3.id`.
 */
export function parseFile(input: unknown): FileContent {
  const result = checkFile(input);
  if ('file' in result) return result.file;
  throw new ProtocolError(
    summary('The project does not conform to the project file protocol', result.issues),
    result.issues,
  );
}
