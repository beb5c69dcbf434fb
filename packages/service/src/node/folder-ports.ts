import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { CountedCharge } from '../charge.js';
import { withDevelopmentKey } from '../development-key.js';
import type { KeyTexts } from '../key-store.js';
import type { ServicePorts } from '../ports.js';
import { createDurableFiles } from './durable-files.js';
import { createFolderCharges, readFolderCharges } from './folder-charges.js';
import { createFolderKeys, createFolderKeyTexts, type Tell } from './folder-keys.js';
import { createFolderStorage } from './folder-storage.js';

export interface FolderOptions {
  /** Scheme and host that clients reach the service at; default the request's own origin. */
  readonly publicUrl?: string | undefined;
  /** A key that is valid beside the issued ones, for development: `GEOSLIDE_API_KEY`. */
  readonly developmentKey?: string | undefined;
  /** Tells the operator what was done with the folder; default: on standard error. */
  readonly tell?: Tell | undefined;
}

const tellOnStandardError: Tell = (message) => console.error(`geoslide: ${message}`);

/** The service's ports over one folder, which one machine holds: `keys/`, `files/`, `charges/`. */
export function createFolderPorts(
  folder: string,
  { publicUrl, developmentKey, tell = tellOnStandardError }: FolderOptions = {},
): Pick<ServicePorts, 'keys' | 'storage' | 'charges' | 'now' | 'newId'> {
  const files = createDurableFiles(join(folder, 'tmp'));
  const keys = createFolderKeys(createFolderKeyTexts(folder, files, tell));
  return {
    keys: developmentKey === undefined ? keys : withDevelopmentKey(keys, developmentKey),
    storage: createFolderStorage(join(folder, 'files'), files, publicUrl),
    charges: createFolderCharges(join(folder, 'charges'), files),
    now: () => new Date(),
    newId: randomUUID,
  };
}

/** The keys of that folder, for {@link createKey} and its kin. */
export function folderKeys(folder: string, tell: Tell = tellOnStandardError): KeyTexts {
  return createFolderKeyTexts(folder, createDurableFiles(join(folder, 'tmp')), tell);
}

/** Every charge of that folder, in no order. The path of a file that is no charge is told to `onSkipped`. */
export function folderCharges(folder: string, onSkipped: (path: string) => void): AsyncGenerator<CountedCharge> {
  return readFolderCharges(join(folder, 'charges'), onSkipped);
}
