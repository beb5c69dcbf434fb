import { isProtocolError } from '@geoslide/protocol';

/** The command line was wrong: exit code 2. */
export class UsageError extends Error {}

/** Something failed and was reported already: exit code 1 without another word. */
export class Failed extends Error {}

/** What to print of an error; the issues of a ProtocolError each on a line of their own. */
export function messageOf(error: unknown): string {
  if (isProtocolError(error) && error.issues.length > 1) {
    return [error.message, ...error.issues.map(({ path, message }) => `  ${path}: ${message}`)].join('\n');
  }
  return error instanceof Error ? error.message : String(error);
}
