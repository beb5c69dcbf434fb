import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Client } from '@aws-sdk/client-s3';

interface StoredObject {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface FakeS3 {
  readonly endpoint: string;
  /** By `/bucket/key`. */
  readonly objects: Map<string, StoredObject>;
  /** Statuses that the next requests fail with, first come, first served. */
  readonly failures: number[];
  readonly client: S3Client;
  close(): Promise<void>;
}

const codes: Readonly<Record<number, string>> = {
  404: 'NoSuchKey',
  409: 'ConditionalRequestConflict',
  412: 'PreconditionFailed',
  403: 'AccessDenied',
};

/** As much of the S3 protocol as the ports use, on loopback. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, StoredObject>();
  const failures: number[] = [];
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = new URL(request.url ?? '/', 'http://s3').pathname;
    const fail = (status: number) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(
          `<?xml version="1.0"?><Error><Code>${codes[status] ?? 'InternalError'}</Code><Message>no</Message></Error>`,
        );
    const failure = failures.shift();
    if (failure !== undefined) return fail(failure);
    const found = objects.get(path);
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && found) return fail(412);
      objects.set(path, { body: Buffer.concat(chunks), headers: request.headers });
      return response.writeHead(200, { etag: '"x"' }).end();
    }
    return found ? response.writeHead(200).end(found.body) : fail(404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    maxAttempts: 1,
  });
  return {
    endpoint,
    objects,
    failures,
    client,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
