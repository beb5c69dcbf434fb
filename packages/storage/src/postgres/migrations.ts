/** A step of the schema. Steps are never changed once they were released: a later one mends what is wrong. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** The steps, of which the first makes version 1 of the schema. */
export const migrations: readonly Migration[] = [
  {
    name: 'keys',
    sql: `
      CREATE TABLE geoslide_keys (
        name text PRIMARY KEY,
        body text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`,
  },
  {
    name: 'charges',
    // No call has two charges within the time in which it gets its first answer: the exclusion says so, to all at once.
    sql: `
      CREATE EXTENSION IF NOT EXISTS btree_gist;
      CREATE TABLE geoslide_charges (
        call_id bytea NOT NULL,
        customer_id text NOT NULL,
        request_id text NOT NULL,
        body_hash text NOT NULL,
        endpoint text NOT NULL,
        object_key text NOT NULL,
        charged_at timestamptz NOT NULL,
        repeated_until timestamptz NOT NULL,
        answer text NOT NULL,
        EXCLUDE USING gist (call_id WITH =, tstzrange(charged_at, repeated_until) WITH &&)
      );
      CREATE INDEX geoslide_charges_by_time ON geoslide_charges (charged_at, customer_id);
      CREATE INDEX geoslide_charges_by_customer ON geoslide_charges (customer_id, charged_at)`,
  },
];
