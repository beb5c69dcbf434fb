import type { TextPosition } from '@geoslide/protocol';

/** Something wrong in the text, and where. */
export interface Problem {
  readonly message: string;
  readonly position?: TextPosition;
  readonly severity: 'error' | 'warning';
}
