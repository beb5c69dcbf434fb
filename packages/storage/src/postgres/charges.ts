import { type Charge, callId, REPEAT_MS } from '@geoslide/service';
import type { Ledger } from '../ledger.js';
import type { Database, Row } from './database.js';

const idOf = (call: Parameters<typeof callId>[0]) => Buffer.from(callId(call), 'hex');

/** The first moment of a month, and that of the next (UTC). */
function boundsOf(month: string): [Date, Date] {
  const start = new Date(`${month}-01T00:00:00.000Z`);
  return [start, new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1))];
}

function chargeOf(row: Row): Charge {
  return {
    type: 'render',
    customerId: String(row.customer_id),
    requestId: String(row.request_id),
    bodyHash: String(row.body_hash),
    endpoint: String(row.endpoint),
    objectKey: String(row.object_key),
    chargedAt: (row.charged_at as Date).toISOString(),
    answer: JSON.parse(String(row.answer)),
  };
}

/** Charges as rows of a table that takes no two of one call within 24 hours. */
export function createPostgresCharges(database: Database): Ledger {
  return {
    async record(charge) {
      const at = new Date(charge.chargedAt);
      const rows = await database.query(
        `INSERT INTO geoslide_charges
           (call_id, customer_id, request_id, body_hash, endpoint, object_key, charged_at, repeated_until, answer)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING 1`,
        [
          idOf(charge),
          charge.customerId,
          charge.requestId,
          charge.bodyHash,
          charge.endpoint,
          charge.objectKey,
          at,
          new Date(at.getTime() + REPEAT_MS),
          JSON.stringify(charge.answer),
        ],
      );
      return rows.length === 1;
    },
    async find(call, now) {
      // The clock of who wrote it may be before ours, so that its time is to come.
      const [row] = await database.query(
        `SELECT * FROM geoslide_charges
         WHERE call_id = $1 AND tstzrange(charged_at, repeated_until) && tstzrange($2, $3)
         ORDER BY charged_at DESC LIMIT 1`,
        [idOf(call), now, new Date(now.getTime() + REPEAT_MS)],
      );
      return row === undefined ? undefined : chargeOf(row);
    },
    async sum({ month, customerId }) {
      const [start, end] = month === undefined ? ['-infinity', 'infinity'] : boundsOf(month);
      const rows = await database.query(
        `SELECT customer_id, to_char(charged_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, count(*) AS count
         FROM geoslide_charges
         WHERE charged_at >= $1 AND charged_at < $2 AND ($3::text IS NULL OR customer_id = $3)
         GROUP BY 1, 2`,
        [start, end, customerId ?? null],
      );
      const sums = rows.map((row) => ({
        customerId: String(row.customer_id),
        month: String(row.month),
        count: Number(row.count),
      }));
      const order = (sum: (typeof sums)[number]) => `${sum.month} ${sum.customerId}`;
      return sums.sort((a, b) => (order(a) < order(b) ? -1 : 1));
    },
    async count(customerId, month) {
      const [row] = await database.query(
        `SELECT count(*) AS count FROM geoslide_charges
         WHERE customer_id = $1 AND charged_at >= $2 AND charged_at < $3`,
        [customerId, ...boundsOf(month)],
      );
      return Number(row?.count ?? 0);
    },
  };
}
