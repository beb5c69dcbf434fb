import { createWork, sourceIssues, type Work, workOn } from '@geoslide/geometry';
import { type FileContent, type Issue, ProtocolError, RenderError } from '@geoslide/protocol';

/** Issues named in one error. */
const MAX_ISSUES = 20;

/** Steps to read the sources of all slides: some 20,000 objects, half a second. */
const MAX_STEPS = 100_000_000;

/**
 * Reads every source of a project, also those of slides that are not drawn.
 *
 * @param content A project that conforms to the protocol otherwise.
 * @throws ProtocolError for sources that are not in the language, with paths such as `slides.0.definitions.3.source`.
 *   RenderError TOO_COMPLEX for more sources than MAX_STEPS suffice for.
 */
export function checkSources(content: FileContent): void {
  const issues: Issue[] = [];
  const work = createWork(MAX_STEPS);
  for (const [index, slide] of content.slides.entries()) {
    const path = `slides.${index}`;
    for (const issue of readWithin(work, () => sourceIssues(slide), path)) {
      issues.push({ path: `${path}.${issue.path}`, message: issue.message });
    }
    if (issues.length >= MAX_ISSUES) break;
  }
  const [first] = issues;
  if (first === undefined) return;
  const named = issues.slice(0, MAX_ISSUES);
  const more = named.length > 1 ? ` (and ${named.length - 1} more)` : '';
  throw new ProtocolError(`${first.path}: ${first.message}${more}`, named);
}

function readWithin<T>(work: Work, read: () => T, path: string): T {
  try {
    return workOn(work, read);
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    const message = 'the sources of all slides together are too long to be read: send fewer slides at once';
    throw new RenderError(error.code, `${path}: ${message}`);
  }
}
