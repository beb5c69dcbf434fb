import { StorageError } from '@geoslide/service';
import pg from 'pg';

/** How long the database may take to let us in, and for a statement, ms. */
const LIMIT_MS = 3000;

/** Connections of a process: a call holds one for some ms. */
const MAX_CONNECTIONS = 10;

/** Classes of SQLSTATE that are the server's state and not ours: connection, resources, operator's intervention, system. */
const passing = /^(08|53|57|58)/;

/** Failures of the connection have codes of the system (ECONNREFUSED), or none. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return passing.test(error.code ?? '');
  return true;
}

export type Row = Readonly<Record<string, unknown>>;

/** A PostgreSQL database. */
export interface Database {
  /**
   * Runs a statement. One whose connection fails is run once more, so that it has to be one that may be repeated.
   * @throws StorageError where the server can't be reached, is too slow or fails; else the server's error.
   */
  query(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs a task with a connection of its own, without limits of time. */
  withConnection<T>(run: (query: (statement: string, values?: unknown[]) => Promise<Row[]>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** @param url Such as `postgres://user:password@host:5432/database`. */
export function openDatabase(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
    application_name: 'geoslide',
  });
  // A connection that ends while nobody uses it is replaced by the next query.
  pool.on('error', () => {});

  return {
    async query(statement, values = []) {
      for (let attempt = 1; ; attempt++) {
        try {
          return (await pool.query<Row>(statement, [...values])).rows;
        } catch (error) {
          if (!isPassing(error)) throw error;
          if (attempt === 2) throw new StorageError(`PostgreSQL failed: ${error}`, { cause: error });
        }
      }
    },
    async withConnection(run) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: LIMIT_MS });
      client.on('error', () => {});
      await client.connect();
      try {
        return await run(async (statement, values = []) => (await client.query<Row>(statement, values)).rows);
      } finally {
        await client.end();
      }
    },
    close: () => pool.end(),
  };
}
