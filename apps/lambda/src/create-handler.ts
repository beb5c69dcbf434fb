import { randomUUID } from 'node:crypto';
import { type BodyRenderer, createRateLimiter, createService, withDevelopmentKey } from '@geoslide/service';
import { type Bucket, createS3Charges, createS3Files, createS3Keys } from '@geoslide/storage/s3';
import type { LambdaConfig } from './config.js';
import { type HttpEvent, type HttpResult, MAX_PICTURE_BYTES, requestOfEvent, resultOfAnswer } from './events.js';

export type Handler = (event: HttpEvent) => Promise<HttpResult>;

/** The service over S3, as a function of events. All that lasts longer than a call is made here, once. */
export function createHandler(config: LambdaConfig, bucket: Bucket, renderer: BodyRenderer): Handler {
  const keys = createS3Keys(bucket, config.keysPrefix, Date.now);
  const service = createService(
    {
      renderer,
      keys: config.developmentKey === undefined ? keys : withDevelopmentKey(keys, config.developmentKey),
      storage: createS3Files(bucket, config.access),
      charges: createS3Charges(bucket, config.chargesPrefix),
      ...(config.ratePerSecond > 0 ? { rateLimiter: createRateLimiter(config.ratePerSecond, Date.now) } : {}),
      now: () => new Date(),
      newId: randomUUID,
      log: (entry) => console.log(JSON.stringify(entry)),
    },
    { ...config.options, maxPictureBytes: MAX_PICTURE_BYTES },
  );
  return async (event) => {
    return resultOfAnswer(event, await service.answer(requestOfEvent(event, config.basePath)));
  };
}
