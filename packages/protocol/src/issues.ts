import type * as v from 'valibot';
import type { Issue } from './errors.js';
import { MAX_ISSUES } from './limits.js';

/** valibot's issues with their paths as text, each under `prefix` where one is given. */
export function collectIssues(issues: readonly v.BaseIssue<unknown>[]): Issue[] {
  return issues.slice(0, MAX_ISSUES).map((issue) => ({
    path: issue.path?.map((item) => String(item.key)).join('.') ?? '',
    message: issue.message,
  }));
}

/** One sentence: what is wrong, and the first place of it. */
export function summary(what: string, issues: readonly Issue[]): string {
  const first = issues[0];
  if (first === undefined) return `${what}.`;
  const place = first.path === '' ? '' : `${first.path} `;
  const rest = issues.length > 1 ? ` (and ${issues.length - 1} more)` : '';
  return `${what}: ${place}${first.message}${rest}.`;
}
