import { join } from 'node:path';
import { createChargeTexts } from '../charge-texts.js';
import { type KeyTexts, keyTextsIn, readKey } from '../key-texts.js';
import type { Ledger } from '../ledger.js';
import type { Files, Records, Tell } from '../storage-home.js';
import { takeOverCharges } from '../take-over-charges.js';
import { createDurableFiles } from './durable-files.js';
import { createFolderFiles } from './files.js';
import { inFolder } from './folder-failure.js';
import { takeOverKeys } from './take-over-keys.js';
import { createFolderTexts } from './texts.js';

const CHARGES = 'charges';

/** Runs a task once, before whatever needs it; one that failed is run again. */
function once(run: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= run().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}

/** The files of a folder, in its `files/`. `publicUrl`: scheme and host that clients reach the service at, else those of the call. */
export function openFolderFiles(folder: string, publicUrl?: string): Files {
  return createFolderFiles(join(folder, 'files'), createDurableFiles(join(folder, 'tmp')), publicUrl);
}

/**
 * Keys and charges of a folder, in its `keys/` and `charges/`. What lies there in a layout of before is taken over when it is
 * first needed.
 */
export function openFolderRecords(folder: string, tell: Tell): Records {
  const texts = createFolderTexts(folder, createDurableFiles(join(folder, 'tmp')));
  const ownKeys = keyTextsIn(texts, 'keys');
  const ownCharges = createChargeTexts(texts, CHARGES, tell);
  const keysReady = once(async () => {
    const done = await inFolder(folder, () => takeOverKeys(folder, ownKeys));
    if (done !== undefined) tell(done);
  });
  const chargesReady = once(async () => {
    const moved = await takeOverCharges(texts, CHARGES);
    if (moved > 0) tell(`${moved} ${moved === 1 ? 'charge' : 'charges'} of ${folder} now lie by month`);
  });

  const keyTexts: KeyTexts = {
    read: (name) => keysReady().then(() => ownKeys.read(name)),
    create: (name, text) => keysReady().then(() => ownKeys.create(name, text)),
    names: () => keysReady().then(() => ownKeys.names()),
  };
  const charges: Ledger = {
    record: (charge) => chargesReady().then(() => ownCharges.record(charge)),
    find: (call, now) => chargesReady().then(() => ownCharges.find(call, now)),
    count: (customerId, month) => chargesReady().then(() => ownCharges.count(customerId, month)),
    sum: (query, onSkipped) => chargesReady().then(() => ownCharges.sum(query, onSkipped)),
  };
  return {
    keys: { find: (hash) => readKey(hash, keyTexts.read) },
    keyTexts,
    charges,
    async check() {
      await Promise.all([keysReady(), chargesReady()]);
    },
    async migrate() {
      await Promise.all([keysReady(), chargesReady()]);
      return [];
    },
    async close() {},
  };
}
