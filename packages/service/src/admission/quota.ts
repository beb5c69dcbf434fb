import type { Charges, KeyRecord } from '../ports.js';
import { ServiceError } from '../service-error.js';

/** How long a count of charges holds, ms. Meanwhile calls to other processes may exceed the quota. */
const COUNT_LIFETIME_MS = 60_000;

/** Enforces the monthly number of renders of keys. */
export interface Quota {
  /** @throws ServiceError RATE_LIMITED where the key's customer has had them. */
  check(key: KeyRecord): Promise<void>;
  /** Counts a charge that was just written. */
  add(customerId: string): void;
}

interface Count {
  readonly month: string;
  count: number;
  at: number;
  /** Whether it is being counted again. */
  isCounting: boolean;
}

/** Counts the charges of customers whose keys have a quota, and none else. */
export function createQuota(charges: Charges, now: () => Date): Quota {
  const counts = new Map<string, Count>();

  async function countOf(customerId: string, month: string): Promise<Count> {
    const last = counts.get(customerId);
    const at = now().getTime();
    if (last?.month !== month) {
      const first = { month, count: await charges.count(customerId, month), at, isCounting: false };
      counts.set(customerId, first);
      return first;
    }
    if (at - last.at >= COUNT_LIFETIME_MS && !last.isCounting) {
      last.isCounting = true;
      // Calls go on with the count before: it may take long, and a storage that fails is told by the charge.
      charges
        .count(customerId, month)
        .then(
          (count) => {
            last.count = count;
            last.at = at;
          },
          () => {},
        )
        .finally(() => {
          last.isCounting = false;
        });
    }
    return last;
  }

  return {
    async check({ customerId, monthlyRenders }) {
      if (monthlyRenders === undefined) return;
      const time = now();
      const { count } = await countOf(customerId, time.toISOString().slice(0, 7));
      if (count < monthlyRenders) return;
      const nextMonth = Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1);
      const headers = { 'retry-after': String(Math.ceil((nextMonth - time.getTime()) / 1000)) };
      const message = `This API key allows ${monthlyRenders} renders a month (UTC), and they are used up. The call was not charged.`;
      throw new ServiceError('RATE_LIMITED', message, { headers });
    },
    add(customerId) {
      const last = counts.get(customerId);
      if (last !== undefined) last.count++;
    },
  };
}
