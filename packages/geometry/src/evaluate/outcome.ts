import type { Entry } from './entries.js';
import type { EntryValue } from './entry-value.js';

/** What became of an entry: a value, or the reason why it has none. */
export interface Outcome {
  readonly entry: Entry;
  readonly result: EntryValue | undefined;
  readonly reason: string | undefined;
  /** The id of the object that is missing, where the reason only follows from that. */
  readonly cause?: string | undefined;
}
