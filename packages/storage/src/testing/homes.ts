import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenStorage, openStorage } from '../open-storage.js';
import { openDatabase } from '../postgres/database.js';
import type { S3Limits } from '../s3/client.js';
import { startFakeS3 } from './fake-s3.js';
import { noPostgres, startPostgres } from './postgres.js';

/** A home of storages, for tests. */
export interface TestHome {
  /** A new process's view of the storage. */
  open(): Promise<OpenStorage>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** The server and all its clients are this one process. */
const PATIENT: S3Limits = { tryMs: 20_000, totalMs: 50_000 };

const noWord = (message: string) => {
  throw new Error(`told unasked: ${message}`);
};

async function folderHome(): Promise<TestHome> {
  const folder = await mkdtemp(join(tmpdir(), 'geoslide-home-'));
  const clear = () => rm(folder, { recursive: true, force: true });
  return { open: () => openStorage(folder, { tell: noWord }), clear, close: clear };
}

async function s3Home(): Promise<TestHome> {
  const s3 = await startFakeS3();
  const address = `s3://pics/some/place?region=eu-central-1&endpoint=${s3.settings.endpoint?.href}`;
  return {
    open: () => openStorage(address, { tell: noWord, s3Limits: PATIENT }),
    clear: async () => s3.objects.clear(),
    close: () => s3.close(),
  };
}

async function postgresHome(): Promise<TestHome> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'geoslide-home-'));
  const open = () => openStorage(folder, { env: { DATABASE_URL: postgres.url }, tell: noWord });
  const first = await open();
  await first.migrate();
  await first.close();
  return {
    open,
    async clear() {
      const database = openDatabase(postgres.url);
      await database.query('TRUNCATE geoslide_keys, geoslide_charges');
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
    async close() {
      await rm(folder, { recursive: true, force: true });
      await postgres.close();
    },
  };
}

/** All homes, with what to add to their names where they can't be tested here. */
export const homes: readonly { name: string; skipped: string; start: () => Promise<TestHome> }[] = [
  { name: 'a folder', skipped: '', start: folderHome },
  { name: 'S3', skipped: '', start: s3Home },
  { name: 'PostgreSQL', skipped: noPostgres, start: postgresHome },
];
