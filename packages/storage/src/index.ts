export {
  changeKey,
  createKey,
  hasKeys,
  type KeyChange,
  type KeyTexts,
  listKeys,
  type NewKey,
  revokeKey,
} from './key-texts.js';
export type { ChargeQuery, ChargeSum, Ledger } from './ledger.js';
export { type OpenStorage, openStorage, type StorageOptions } from './open-storage.js';
export type { Files, Records, Tell } from './storage-home.js';
