import { readKey } from '../key-texts.js';
import type { Records } from '../storage-home.js';
import { createPostgresCharges } from './charges.js';
import { openDatabase } from './database.js';
import { createPostgresKeyTexts } from './keys.js';
import { checkSchema, migrateSchema } from './schema.js';

/** Keys and charges in a PostgreSQL database, such as `postgres://user:password@host:5432/database`. */
export function openPostgresRecords(url: string): Records {
  const database = openDatabase(url);
  const keyTexts = createPostgresKeyTexts(database);
  return {
    keys: { find: (hash) => readKey(hash, keyTexts.read) },
    keyTexts,
    charges: createPostgresCharges(database),
    check: () => checkSchema(database),
    migrate: () => migrateSchema(database),
    close: () => database.close(),
  };
}
