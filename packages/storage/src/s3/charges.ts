import { type Charges, chargeId } from '@geoslide/service';
import type { Bucket } from './bucket.js';

/**
 * One object per charge, written on the condition that it does not exist: S3 keeps one call from being charged twice,
 * whichever instances it reaches.
 */
export function createS3Charges(bucket: Bucket, prefix: string): Charges {
  return {
    record: (charge) =>
      bucket.write({
        key: `${prefix}/${charge.customerId}/${chargeId(charge)}.json`,
        body: JSON.stringify(charge),
        contentType: 'application/json',
        onlyNew: true,
      }),
  };
}
