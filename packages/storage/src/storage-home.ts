import type { Keys, Storage } from '@geoslide/service';
import type { KeyTexts } from './key-texts.js';
import type { Ledger } from './ledger.js';

/** Files, and what an operator does with them. */
export interface Files extends Storage {
  /**
   * Deletes files of the days (UTC) before that of `time`. Gives how many.
   * @param prefix What all their object keys begin with, such as `renders`. Nothing else is looked at.
   */
  removeBefore(prefix: string, time: Date): Promise<number>;
}

/** Where keys and charges are kept. */
export interface Records {
  readonly keys: Keys;
  /** The same keys, to issue and change them. */
  readonly keyTexts: KeyTexts;
  readonly charges: Ledger;
  /** @throws Error that names the remedy, where the records are of an older layout that only `migrate` may change. */
  check(): Promise<void>;
  /** Brings records of an older layout to this one. Gives what was done, as sentences. */
  migrate(): Promise<string[]>;
  close(): Promise<void>;
}

/** Tells the operator something. */
export type Tell = (message: string) => void;

export const tellOnStandardError: Tell = (message) => console.error(`geoslide: ${message}`);
