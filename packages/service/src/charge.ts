import { createHash } from 'node:crypto';
import type { Charge } from './ports.js';

/** The same for a repeated call, another one for any other: its customer, request id and body. Hex. */
export function chargeId({ customerId, requestId, bodyHash }: Charge): string {
  return createHash('sha256')
    .update(JSON.stringify([customerId, requestId, bodyHash]))
    .digest('hex');
}

/** Calls of one customer in one month (UTC). */
export interface ChargeSum {
  readonly customerId: string;
  /** yyyy-mm */
  readonly month: string;
  readonly count: number;
}

/** Charges summed by customer and month, sorted by both. */
export async function sumCharges(charges: AsyncIterable<Charge>): Promise<ChargeSum[]> {
  const sums = new Map<string, ChargeSum>();
  for await (const { customerId, chargedAt } of charges) {
    const month = chargedAt.slice(0, 7);
    const name = `${customerId} ${month}`;
    sums.set(name, { customerId, month, count: (sums.get(name)?.count ?? 0) + 1 });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}
