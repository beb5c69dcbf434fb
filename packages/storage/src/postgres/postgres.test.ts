import { StorageError } from '@geoslide/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../open-storage.js';
import { charge } from '../testing/charge.js';
import { noPostgres, startPostgres } from '../testing/postgres.js';
import { openDatabase } from './database.js';
import { migrations } from './migrations.js';
import { openPostgresRecords } from './open-postgres.js';
import { checkSchema, migrateSchema } from './schema.js';

describe.skipIf(noPostgres !== '')(`PostgreSQL${noPostgres}`, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 120_000);
  afterAll(() => postgres?.close());

  const sql = async (statement: string) => {
    const database = openDatabase(postgres.url);
    try {
      return await database.query(statement);
    } finally {
      await database.close();
    }
  };

  it('is refused without its schema, which many may bring at once', async () => {
    const [one, two] = [openPostgresRecords(postgres.url), openPostgresRecords(postgres.url)];
    const tooOld = `version 0 of the schema, and this geoslide needs ${migrations.length}: run "geoslide migrate"`;
    await expect(one.check()).rejects.toThrow(tooOld);
    const done = await Promise.all([one.migrate(), two.migrate()]);
    expect(done.map((lines) => lines.length).sort()).toEqual([0, migrations.length]);
    await one.check();
    expect(await two.migrate()).toEqual([]);
    await sql('DELETE FROM geoslide_migrations WHERE version = 2');
    await expect(one.check()).rejects.toThrow('version 1 of the schema');
    await sql("INSERT INTO geoslide_migrations VALUES (2, 'charges'), (3, 'of a later version')");
    await one.check();
    await sql('DELETE FROM geoslide_migrations WHERE version = 3');
    await Promise.all([one.close(), two.close()]);
  });

  it('takes a step of the schema whole or not at all', async () => {
    const database = openDatabase(postgres.url);
    const broken = [...migrations, { name: 'broken', sql: 'CREATE TABLE half (a int); SELECT 1 / 0' }];
    await expect(migrateSchema(database, broken)).rejects.toThrow('division by zero');
    await expect(database.query('SELECT * FROM half')).rejects.toThrow('does not exist');
    await checkSchema(database);
    const mended = [...migrations, { name: 'mended', sql: 'CREATE TABLE half (a int); SELECT 1' }];
    expect(await migrateSchema(database, mended)).toHaveLength(1);
    await database.close();
  });

  it('may be restarted while the service runs', async () => {
    const records = openPostgresRecords(postgres.url);
    expect(await records.charges.record(charge)).toBe(true);
    await postgres.restart();
    expect(await records.charges.record(charge)).toBe(false);
    expect(await records.charges.find(charge, new Date(charge.chargedAt))).toEqual(charge);
    await records.close();
  });

  it('sums a month by an index, without reading the others', async () => {
    // Many rows may take longer than the limit of a statement, which would then be run once more.
    const database = openDatabase(postgres.url);
    await database.withConnection((query) =>
      query(`INSERT INTO geoslide_charges SELECT sha256(i::text::bytea), 'acme', '', '', '', '',
      '2020-01-01'::timestamptz + i * interval '1 hour', '2020-01-02'::timestamptz + i * interval '1 hour', ''
      FROM generate_series(1, 20000) AS i`),
    );
    await database.close();
    await sql('ANALYZE geoslide_charges');
    const plan = await sql(`EXPLAIN SELECT customer_id, count(*) FROM geoslide_charges
      WHERE charged_at >= '2021-03-01' AND charged_at < '2021-04-01' GROUP BY 1`);
    expect(plan.map((row) => String(row['QUERY PLAN'])).join('\n')).toMatch(/Index.* geoslide_charges_by_time/);
  });
});

describe('a database that can’t be reached', () => {
  it('is a storage that fails', async () => {
    const records = openPostgresRecords('postgres://x@127.0.0.1:1/x');
    await expect(records.check()).rejects.toThrow(StorageError);
    await expect(records.keys.find('0'.repeat(64))).rejects.toThrow(/^PostgreSQL failed: .*ECONNREFUSED/);
    await expect(records.charges.record(charge)).rejects.toThrow(StorageError);
    await records.close();
  });

  it('is named without its password', async () => {
    const env = { DATABASE_URL: 'postgres://me:secret@db.test:5432/geo?sslmode=require' };
    const { place, close } = await openStorage('/data', { env });
    expect(place).toBe('/data and postgres://db.test:5432/geo');
    await close();
  });
});
