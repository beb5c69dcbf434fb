import { keyTextsIn } from '../key-texts.js';
import type { Records, Tell } from '../storage-home.js';
import { takeOverCharges } from '../take-over-charges.js';
import type { Bucket } from './bucket.js';
import { createS3Charges } from './charges.js';
import { createS3Keys } from './keys.js';
import { createS3Texts } from './texts.js';

/** Keys and charges of a bucket, below `keys/` and `charges/`. */
export function openS3Records(bucket: Bucket, tell: Tell): Records {
  const texts = createS3Texts(bucket);
  return {
    keys: createS3Keys(bucket, 'keys', Date.now),
    keyTexts: keyTextsIn(texts, 'keys'),
    charges: createS3Charges(bucket, 'charges', tell),
    async check() {},
    async migrate() {
      const moved = await takeOverCharges(texts, 'charges');
      return moved === 0 ? [] : [`${moved} ${moved === 1 ? 'charge' : 'charges'} now lie by month`];
    },
    async close() {},
  };
}
