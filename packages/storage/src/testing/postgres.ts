// The checks of the service use the same server.
import { postgresPrograms } from '../../../../tools/src/end-to-end/servers/start-postgres.js';

export { startPostgres } from '../../../../tools/src/end-to-end/servers/start-postgres.js';

/** Why tests of the real server are skipped, for their names; empty where they run. */
export const noPostgres =
  postgresPrograms() === undefined ? ' (skipped: Debian’s package postgresql is not installed)' : '';
