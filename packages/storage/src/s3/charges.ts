import { createChargeTexts } from '../charge-texts.js';
import type { Ledger } from '../ledger.js';
import { type Tell, tellOnStandardError } from '../storage-home.js';
import type { Bucket } from './bucket.js';
import { createS3Texts } from './texts.js';

/**
 * One object per charge, written on the condition that it does not exist: S3 keeps one call from being charged twice,
 * whichever machines it reaches.
 */
export function createS3Charges(bucket: Bucket, prefix: string, tell: Tell = tellOnStandardError): Ledger {
  return createChargeTexts(createS3Texts(bucket), prefix, tell);
}
