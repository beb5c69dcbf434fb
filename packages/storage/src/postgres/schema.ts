import type { Database } from './database.js';
import { type Migration, migrations } from './migrations.js';

/** The lock that is held while a schema is changed: any number that no other program uses. */
const LOCK = 4_715_362_908;

const UNDEFINED_TABLE = '42P01';

const versionOf = (rows: readonly { readonly version?: unknown }[]) => Number(rows[0]?.version ?? 0);

const SELECT_VERSION = 'SELECT max(version) AS version FROM geoslide_migrations';

/**
 * Makes sure that the database has the schema of this program, or a later one.
 * @throws Error that names the command which brings it.
 */
export async function checkSchema(database: Database): Promise<void> {
  const version = await database.query(SELECT_VERSION).then(versionOf, (error: { code?: unknown }) => {
    if (error.code === UNDEFINED_TABLE) return 0;
    throw error;
  });
  if (version >= migrations.length) return;
  throw new Error(
    `the database has version ${version} of the schema, and this geoslide needs ${migrations.length}: run "geoslide migrate" with the same DATABASE_URL`,
  );
}

/** Brings the schema to this program's version, each step whole or not at all. Who comes second waits, and finds it done. */
export async function migrateSchema(database: Database, steps: readonly Migration[] = migrations): Promise<string[]> {
  return database.withConnection(async (query) => {
    await query('SELECT pg_advisory_lock($1)', [LOCK]);
    await query(`CREATE TABLE IF NOT EXISTS geoslide_migrations (
      version integer PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const done: string[] = [];
    for (let version = versionOf(await query(SELECT_VERSION)) + 1; version <= steps.length; version++) {
      const { name, sql } = steps[version - 1]!;
      await query('BEGIN');
      await query(sql);
      await query('INSERT INTO geoslide_migrations (version, name) VALUES ($1, $2)', [version, name]);
      await query('COMMIT');
      done.push(`the database has version ${version} of the schema (${name})`);
    }
    return done;
  });
}
