import { addAbortSignal, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { StorageError, type StoredContent } from '@geoslide/service';
import { createS3Client, DEFAULT_LIMITS, type S3Limits } from './client.js';
import { withDeadline } from './deadline.js';
import type { S3Settings } from './settings.js';

/** An object as it is written. */
export interface NewObject {
  readonly key: string;
  readonly body: Uint8Array | string;
  readonly contentType: string;
  readonly contentDisposition?: string;
  readonly cacheControl?: string;
  /** On the condition that there is none of this key. */
  readonly onlyNew?: boolean;
}

/**
 * What the service asks of S3. Each ends within its deadline: with a StorageError where S3 can't be reached, is too slow or
 * fails (status 5xx, 429), with the SDK's error where S3 refuses (status 4xx).
 */
export interface Bucket {
  /** An object's text; undefined where there is none. */
  read(key: string): Promise<string | undefined>;
  /**
   * Gives false where there is such an object and `onlyNew` says that there must not be: by an earlier write, or by a try of
   * this one whose answer was lost. After a StorageError the object may have been written.
   */
  write(object: NewObject): Promise<boolean>;
  /** An object that is read while it is sent; undefined where there is none. */
  open(key: string): Promise<StoredContent | undefined>;
  /** All objects whose keys begin so, with their sizes in bytes. Each page of 1000 has a deadline of its own. */
  list(start: string): AsyncIterable<{ readonly key: string; readonly size: number }>;
  /** What comes between `start` and the next `/` in the keys that begin so. */
  folders(start: string): Promise<readonly string[]>;
  /** Deletes an object, be it there or not. */
  remove(key: string): Promise<void>;
  /** An address at which anybody can read an object for so many seconds. */
  signedUrl(key: string, seconds: number): Promise<string>;
}

/** Writes of the same object at the same moment that S3 asks to repeat. */
const MAX_CONFLICTS = 5;

/** Tries to read a body: the SDK repeats a request only until its answer begins. */
const MAX_BODIES = 2;

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

function storageError(error: unknown): unknown {
  const status = statusOf(error) ?? 0;
  const refused = status >= 400 && status < 500 && status !== 429;
  if (refused || error instanceof StorageError) return error;
  return new StorageError(`S3 failed: ${error}`, { cause: error });
}

/** A bucket through the AWS SDK, which signs, retries and finds credentials. */
export function createS3Bucket(settings: S3Settings, limits: S3Limits = DEFAULT_LIMITS): Bucket {
  const client = createS3Client(settings, limits);
  const Bucket = settings.bucket;
  const nameOf = (key: string) => settings.prefix + key;

  async function request<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      return await withDeadline(limits.totalMs, run);
    } catch (error) {
      throw storageError(error);
    }
  }

  /** The body of an object that is there. */
  async function bodyOf(Key: string, abortSignal: AbortSignal): Promise<Readable | undefined> {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
      return Body as Readable;
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async function read(key: string, signal: AbortSignal): Promise<string | undefined> {
    for (let attempt = 1; ; attempt++) {
      const body = await bodyOf(nameOf(key), signal);
      if (body === undefined) return undefined;
      try {
        return await text(addAbortSignal(AbortSignal.timeout(limits.tryMs), body));
      } catch (error) {
        if (attempt === MAX_BODIES || signal.aborted) throw error;
      }
    }
  }

  async function write(object: NewObject, abortSignal: AbortSignal): Promise<boolean> {
    const command = new PutObjectCommand({
      Bucket,
      Key: nameOf(object.key),
      Body: object.body,
      ContentType: object.contentType,
      ContentDisposition: object.contentDisposition,
      CacheControl: object.cacheControl,
      ...(object.onlyNew ? { IfNoneMatch: '*' } : {}),
    });
    for (let attempt = 1; ; attempt++) {
      try {
        await client.send(command, { abortSignal });
        return true;
      } catch (error) {
        const status = object.onlyNew ? statusOf(error) : undefined;
        if (status === 412) return false;
        // 409: another write of it is under way.
        if (status !== 409 || attempt === MAX_CONFLICTS) throw error;
      }
    }
  }

  async function sizeOf(key: string, abortSignal: AbortSignal): Promise<number | undefined> {
    try {
      const head = await client.send(new HeadObjectCommand({ Bucket, Key: nameOf(key) }), { abortSignal });
      return head.ContentLength ?? 0;
    } catch (error) {
      if (error instanceof NotFound || error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  /** The bytes from `start` to before `end`. S3 may let nobody wait for the next of them longer than for an answer. */
  async function* stream(key: string, start: number, end: number): AsyncGenerator<Uint8Array> {
    if (start >= end) return;
    const command = new GetObjectCommand({ Bucket, Key: nameOf(key), Range: `bytes=${start}-${end - 1}` });
    const body = await request(async (abortSignal) => (await client.send(command, { abortSignal })).Body as Readable);
    try {
      const chunks = body[Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await request(() => chunks.next());
        if (done) return;
        yield value;
      }
    } finally {
      body.destroy();
    }
  }

  async function* pages(start: string, Delimiter?: string) {
    let token: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket,
        Prefix: nameOf(start),
        ContinuationToken: token,
        ...(Delimiter === undefined ? {} : { Delimiter }),
      });
      const page = await request((abortSignal) => client.send(command, { abortSignal }));
      yield page;
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  return {
    async open(key) {
      const size = await request((signal) => sizeOf(key, signal));
      return size === undefined ? undefined : { size, read: (start, end) => stream(key, start, end) };
    },
    async *list(start) {
      for await (const { Contents = [] } of pages(start)) {
        for (const { Key = '', Size = 0 } of Contents) yield { key: Key.slice(settings.prefix.length), size: Size };
      }
    },
    async folders(start) {
      const folders: string[] = [];
      for await (const { CommonPrefixes = [] } of pages(start, '/')) {
        for (const { Prefix = '' } of CommonPrefixes) folders.push(Prefix.slice(nameOf(start).length, -1));
      }
      return folders;
    },
    async remove(key) {
      await request((abortSignal) =>
        client.send(new DeleteObjectCommand({ Bucket, Key: nameOf(key) }), { abortSignal }),
      );
    },
    read: (key) => request((signal) => read(key, signal)),
    write: (object) => request((signal) => write(object, signal)),
    signedUrl: (key, seconds) =>
      request(() => getSignedUrl(client, new GetObjectCommand({ Bucket, Key: nameOf(key) }), { expiresIn: seconds })),
  };
}
