import type * as v from 'valibot';
import { valueHint } from '#json-hints';
import { describeValue } from './describe.js';

/** The sentence about a value that should have been `what`: it reads well after the value's path. */
export function wantedMessage(what: string, value: unknown): string {
  if (value === undefined) return `is missing: give ${what}`;
  return `must be ${what}, but is ${describeValue(value)}${valueHint(what, value)}`;
}

/** A valibot message that says what was wanted and what came. */
export function wants(what: string): (issue: v.BaseIssue<unknown>) => string {
  return (issue) => wantedMessage(what, issue.input);
}
