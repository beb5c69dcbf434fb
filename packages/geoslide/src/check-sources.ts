import { sourceIssues } from '@geoslide/geometry';
import { type FileContent, type Issue, ProtocolError } from '@geoslide/protocol';

/** Issues named in one error. */
const MAX_ISSUES = 20;

/**
 * Reads every source of a project, also those of slides that are not drawn.
 *
 * @param content A project that conforms to the protocol otherwise.
 * @throws ProtocolError for sources that are not in the language, with paths such as `slides.0.definitions.3.source`.
 */
export function checkSources(content: FileContent): void {
  const issues: Issue[] = [];
  for (const [index, slide] of content.slides.entries()) {
    for (const { path, message } of sourceIssues(slide)) issues.push({ path: `slides.${index}.${path}`, message });
    if (issues.length >= MAX_ISSUES) break;
  }
  const [first] = issues;
  if (first === undefined) return;
  const named = issues.slice(0, MAX_ISSUES);
  const more = named.length > 1 ? ` (and ${named.length - 1} more)` : '';
  throw new ProtocolError(`${first.path}: ${first.message}${more}`, named);
}
