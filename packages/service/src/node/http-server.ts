import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorAnswer } from '../message.js';
import { invalidRequest, ServiceError } from '../service-error.js';

/** Each may hold a body of the size limit while it is read. */
const MAX_CONNECTIONS = 500;

/** For all of a request to arrive, ms: a body of the size limit over a slow line. */
const REQUEST_TIMEOUT_MS = 60_000;

/** How long the rest of a body is still taken whose call was answered already, so that the client comes to read the answer. */
const MAX_DRAIN_MS = 10_000;

/** An answer to what the service itself never sees. */
function refusal(error: ServiceError): { headers: Record<string, string>; text: string } {
  const requestId = randomUUID();
  const { headers, body } = errorAnswer(error, requestId);
  const text = String(body);
  return {
    headers: { ...headers, 'content-length': String(Buffer.byteLength(text)), 'x-request-id': requestId },
    text,
  };
}

function malformed(): ServiceError {
  return invalidRequest('This is not a request of HTTP/1.1: check its first line, its headers and its length.', '');
}

/** A name or an address, with or without a port: what a Host header may be, and nothing that would shift into the path. */
const hostPattern = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

/** The address that was called. The path goes in as it came: resolved against an origin, `//host` would be one. */
function urlOf({ url = '', headers }: IncomingMessage): URL {
  if (/^https?:\/\//i.test(url)) return new URL(url);
  const { host = '' } = headers;
  if (!url.startsWith('/') || !hostPattern.test(host)) throw malformed();
  return new URL(`http://${host}${url}`);
}

/** The body as it arrives. Who cancels it only stops reading: the connection stays for the answer. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

function requestOf(incoming: IncomingMessage): Request {
  const { method = 'GET', rawHeaders } = incoming;
  if (['TRACE', 'TRACK', 'CONNECT'].includes(method)) {
    const headers = { allow: 'GET, HEAD, POST, OPTIONS' };
    throw new ServiceError('METHOD_NOT_ALLOWED', `No path takes ${method}.`, { headers });
  }
  const headers = new Headers();
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) headers.append(rawHeaders[i]!, rawHeaders[i + 1]!);
  const init: RequestInit & { duplex: 'half' } = { method, headers, duplex: 'half' };
  if (method !== 'GET' && method !== 'HEAD') init.body = bodyOf(incoming);
  return new Request(urlOf(incoming), init);
}

/**
 * Ends an answer. One that comes before the end of its request is written whole but ended only when the rest has come,
 * unread: a client that reads once it has sent all would find a closed connection instead of the reason.
 */
function finish(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer | string): void {
  if (incoming.complete) {
    outgoing.end(body);
    return;
  }
  outgoing.write(body);
  const timer = setTimeout(() => incoming.destroy(), MAX_DRAIN_MS);
  incoming.once('end', () => outgoing.end());
  incoming.once('close', () => clearTimeout(timer));
  incoming.resume();
}

async function answer(
  fetch: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  let request: Request;
  try {
    request = requestOf(incoming);
  } catch (error) {
    const known = error instanceof ServiceError ? error : malformed();
    const { headers, text } = refusal(known);
    outgoing.writeHead(known.status, headers);
    return finish(incoming, outgoing, text);
  }
  const response = await fetch(request);
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  // A body that is empty for HEAD, 204 or 304 says nothing of its length.
  if (body.length > 0) headers['content-length'] = String(body.length);
  outgoing.writeHead(response.status, headers);
  finish(incoming, outgoing, body);
}

/** What Node makes of bytes that are no request, in the service's own form. */
function onClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const known = malformed();
  const { headers, text } = refusal(known);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${known.status} ${STATUS_CODES[known.status]}\r\nconnection: close\r\n${lines.join('')}\r\n${text}`,
  );
}

/**
 * A server of Node that answers with `fetch`, not listening yet. Whatever comes over the line is answered in the service's
 * form, with an `x-request-id`; a client that is refused before it sent its whole body still gets to read why.
 */
export function createHttpServer(fetch: (request: Request) => Promise<Response>): Server {
  const server = createServer(
    { requireHostHeader: false, requestTimeout: REQUEST_TIMEOUT_MS },
    (incoming, outgoing) => {
      answer(fetch, incoming, outgoing).catch((error: unknown) => {
        console.error(error);
        outgoing.destroy();
      });
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.on('clientError', onClientError);
  return server;
}
