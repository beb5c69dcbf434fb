import { randomUUID } from 'node:crypto';
import { type BodyRenderer, createRateLimiter, createService, settingsOf, withDevelopmentKey } from '@geoslide/service';
import { type Bucket, createS3Charges, createS3Files, createS3Keys } from '@geoslide/storage/s3';
import type { LambdaConfig } from './config.js';
import { type HttpEvent, type HttpResult, MAX_PICTURE_BYTES, requestOfEvent, resultOfAnswer } from './events.js';
import { answerQueue, type QueueEvent, type QueueResult } from './queue.js';

/** What Lambda gives beside the event. */
interface FunctionContext {
  getRemainingTimeInMillis(): number;
}

/** Answers an HTTP event, or renders what the messages of a queue ask. */
export interface Handler {
  (event: HttpEvent, context?: FunctionContext): Promise<HttpResult>;
  (event: QueueEvent, context?: FunctionContext): Promise<QueueResult>;
}

/** Three requests to S3, for file, charge and result, ms. */
const STORE_MS = 9000;

/** For a queue where nobody says how long the function may run, ms: as long as it takes. */
const ENDLESS: FunctionContext = { getRemainingTimeInMillis: () => Number.POSITIVE_INFINITY };

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
  const { timeoutMs } = settingsOf(config.options);
  const queue = { service, bucket, resultsPrefix: config.resultsPrefix, callMs: timeoutMs + STORE_MS };

  async function handle(event: HttpEvent | QueueEvent, context = ENDLESS): Promise<HttpResult | QueueResult> {
    if ('Records' in event) return await answerQueue(event, queue, () => context.getRemainingTimeInMillis());
    return resultOfAnswer(event, await service.answer(requestOfEvent(event, config.basePath)));
  }
  return handle as Handler;
}
