import { type Charges, chargeId, findCharge, parseCharge } from '@geoslide/service';
import type { Bucket } from './bucket.js';

/**
 * One object per charge, written on the condition that it does not exist: S3 keeps one call from being charged twice,
 * whichever instances it reaches.
 */
export function createS3Charges(bucket: Bucket, prefix: string): Charges {
  const keyOf = (customerId: string, id: string) => `${prefix}/${customerId}/${id}.json`;
  return {
    record: (charge) =>
      bucket.write({
        key: keyOf(charge.customerId, chargeId(charge)),
        body: JSON.stringify(charge),
        contentType: 'application/json',
        onlyNew: true,
      }),
    find: (call, now) =>
      findCharge(call, now, async (id) => {
        const key = keyOf(call.customerId, id);
        const text = await bucket.read(key);
        return text === undefined ? undefined : parseCharge(text, key);
      }),
  };
}
