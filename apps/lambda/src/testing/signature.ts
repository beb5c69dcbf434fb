import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';
import type { S3Settings } from '../s3-settings.js';

class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret as Uint8Array);
  }

  update(bytes: Uint8Array): void {
    this.#hash.update(bytes);
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {
    throw new Error('Each is used once');
  }
}

/** What the SDK's signer makes of a request, over the headers that its signature names and over its body. */
export async function signatureOf(request: IncomingMessage, body: Buffer, settings: S3Settings) {
  const { method = '', url = '', headers } = request;
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const stamp = String(headers['x-amz-date']).replace(/^(....)(..)(.....)(..)/, '$1-$2-$3:$4:');
  const signer = new SignatureV4({ ...settings, service: 's3', sha256: Sha256, uriEscapePath: false });
  const signed = await signer.sign(
    {
      method,
      protocol: 'http:',
      hostname: 's3',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(
        // Of the body that came, whatever hash was said to be its.
        names.filter((name) => name !== 'x-amz-content-sha256').map((name) => [name, String(headers[name])]),
      ),
      body,
    },
    { signingDate: new Date(stamp), signableHeaders: new Set(names) },
  );
  return signed.headers.authorization;
}
