import type { KeyTexts } from '../key-texts.js';
import type { Database } from './database.js';

/** Keys as rows that are written once, as files and objects are. */
export function createPostgresKeyTexts(database: Database): KeyTexts {
  return {
    async read(name) {
      const [row] = await database.query('SELECT body FROM geoslide_keys WHERE name = $1', [name]);
      return row === undefined ? undefined : String(row.body);
    },
    async create(name, text) {
      const rows = await database.query(
        'INSERT INTO geoslide_keys (name, body) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
        [name, text],
      );
      return rows.length === 1;
    },
    names: async () => (await database.query('SELECT name FROM geoslide_keys')).map((row) => String(row.name)),
  };
}
