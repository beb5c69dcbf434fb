interface Postgres {
  readonly url: string;
  restart(): Promise<void>;
  close(): Promise<void>;
}

interface PostgresScript {
  postgresPrograms(): string | undefined;
  startPostgres(): Promise<Postgres>;
}

// The scripts that check the service use it too, and are not compiled.
const script = (await import(
  new URL('../../../../scripts/service/start-postgres.mjs', import.meta.url).href
)) as PostgresScript;

export const { startPostgres } = script;

/** Why tests of the real server are skipped, for their names; empty where they run. */
export const noPostgres =
  script.postgresPrograms() === undefined ? ' (skipped: Debian’s package postgresql is not installed)' : '';
