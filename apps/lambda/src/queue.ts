import type { Service, ServiceRequest } from '@geoslide/service';
import type { Bucket } from '@geoslide/storage/s3';

/** What is read of a message; the shapes are those of AWS's documentation. */
interface QueueMessage {
  readonly messageId: string;
  readonly body: string;
  readonly messageAttributes?: Readonly<Record<string, { readonly stringValue?: string | undefined } | undefined>>;
  readonly eventSourceARN?: string | undefined;
}

export interface QueueEvent {
  readonly Records: readonly QueueMessage[];
}

/** The messages that come again. */
export interface QueueResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

export interface QueueOptions {
  readonly service: Pick<Service, 'answer' | 'paths'>;
  readonly bucket: Bucket;
  /** What the results' keys begin with: `<prefix>/<message id>.json`. */
  readonly resultsPrefix: string;
  /** The longest that a render may take with its storage, ms: no other is begun where less is left. */
  readonly callMs: number;
}

/** The service looks at the path only. */
const ORIGIN = 'https://geoslide.invalid';

/** Statuses that say nothing of the message itself: it is worth another try. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}

interface Asked {
  readonly path: string;
  readonly requestId: string;
  readonly body: unknown;
}

/** What a message asks for; undefined where it is no `{ path, body }`. */
function askedBy({ messageId, body: text }: QueueMessage, paths: readonly string[]): Asked | undefined {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof message !== 'object' || message === null || !('path' in message) || !('body' in message)) return undefined;
  const { path, body } = message;
  if (typeof path !== 'string' || !paths.includes(path) || !path.startsWith('/api/render')) return undefined;
  const own = 'requestId' in message ? message.requestId : undefined;
  return { path, body, requestId: typeof own === 'string' && own !== '' ? own : messageId };
}

function requestOf({ path, requestId, body }: Asked, authorization: string | undefined): ServiceRequest {
  const headers = new Map([
    ['content-type', 'application/json'],
    ['x-request-id', requestId],
  ]);
  if (authorization !== undefined) headers.set('authorization', authorization);
  async function* bytes() {
    yield Buffer.from(JSON.stringify(body));
  }
  return { method: 'POST', url: ORIGIN + path, headers: { get: (name) => headers.get(name) ?? null }, body: bytes() };
}

/**
 * Whether a message is done with: rendered, or refused for what it is. What it was answered is an object of the bucket.
 */
async function isDone(message: QueueMessage, options: QueueOptions): Promise<boolean> {
  const { service, bucket, resultsPrefix } = options;
  const asked = askedBy(message, service.paths);
  let result: object = {
    success: false,
    status: 400,
    error: 'The message is not { "path": "/api/render…", "body": {…} } in JSON.',
    code: 'INVALID_REQUEST',
  };
  if (asked !== undefined) {
    const answer = await service.answer(requestOf(asked, message.messageAttributes?.Authorization?.stringValue));
    if (isPassing(answer.status)) return false;
    result = { status: answer.status, requestId: asked.requestId, ...JSON.parse(String(answer.body)) };
  }
  const key = `${resultsPrefix}/${message.messageId}.json`;
  await bucket.write({ key, body: JSON.stringify(result), contentType: 'application/json' });
  return true;
}

/**
 * Renders what the messages of a queue ask, one after the other, as calls with the key of their attribute
 * `Authorization`. Those that fail for a passing reason, or for which there is no time, come again and are charged once
 * all the same. A queue that keeps an order is left at the first that fails.
 *
 * @param msLeft How long the function may still run.
 */
export async function answerQueue(
  { Records }: QueueEvent,
  options: QueueOptions,
  msLeft: () => number,
): Promise<QueueResult> {
  const failed: QueueMessage[] = [];
  for (const message of Records) {
    const keepsOrder = message.eventSourceARN?.endsWith('.fifo') === true;
    const left = msLeft() < options.callMs || (keepsOrder && failed.length > 0);
    // Where the result can't be written the message comes again: its call then has its first answer.
    const done = !left && (await isDone(message, options).catch(() => false));
    if (!done) failed.push(message);
  }
  return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
}
