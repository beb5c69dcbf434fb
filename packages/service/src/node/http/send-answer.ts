import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ServiceAnswer } from '../../message.js';
import type { Connection } from './connections.js';
import { inTurns, type Turns } from './turns.js';

/** How long the rest of a body is still taken whose call was answered already, so that the client comes to read the answer. */
const MAX_REST_MS = 10_000;

/** The same for a body that nobody may send. */
const MAX_UNASKED_MS = 1000;

/** Bytes of a body that are still parsed after its answer, so that the connection can go on. */
const SHORT_REST = 65_536;

/**
 * How the connection goes on: it is kept, or it ends after the answer; `now` does not wait for the rest of a request that
 * nobody sends.
 */
export type Ending = 'keep' | 'close' | 'now';

interface Sending {
  readonly readMs: number;
  readonly ending: Ending;
  /** Of the request. */
  readonly connection: Pick<Connection, 'paced' | 'bodyEnd'>;
  /** Where the pieces of a body that is not held in memory wait for their turn. */
  readonly pieces: Turns;
  readonly onFault: (error: unknown) => void;
}

/**
 * Sends an answer, and ends when it is sent or the connection is gone. A client that reads nothing for `readMs` is cut
 * off. Where an answer comes before the end of its request, the rest is taken unread: a client that reads once it has
 * sent
 * all would find a closed connection instead of the reason. A short rest goes through the parser, and the connection
 * stays; one that is long, or of unknown length, is thrown away before it, and the connection ends.
 */
export async function sendAnswer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, body: text }: ServiceAnswer,
  { readMs, ending, connection: { paced, bodyEnd }, pieces, onFault }: Sending,
): Promise<void> {
  // Beside a body of text Node would write the headers as UTF-8; an x-request-id goes back as the bytes that it came as.
  const body = typeof text === 'string' ? Buffer.from(text) : text;
  const gone = new Promise<void>((resolve) => {
    outgoing.once('close', resolve);
  });
  const isHeld = body === null || body instanceof Uint8Array;
  const left = bodyEnd - paced.given;
  const hasShortRest = !incoming.complete && ending !== 'now' && left > 0 && left <= SHORT_REST;
  const isKept = ending === 'keep' && (incoming.complete || hasShortRest);
  outgoing.writeHead(status, {
    ...headers,
    // A body that is empty for HEAD, 204 or 304 says nothing of its length.
    ...(isHeld && body !== null && body.length > 0 ? { 'content-length': body.length } : {}),
    ...(isKept ? {} : { connection: 'close' }),
  });
  outgoing.setTimeout(readMs, () => outgoing.destroy());
  if (isHeld && !hasShortRest) {
    if (!incoming.complete) paced.drain(ending === 'now' ? MAX_UNASKED_MS : MAX_REST_MS);
    outgoing.end(body);
    return gone;
  }
  try {
    if (isHeld) outgoing.write(body ?? '');
    else await pipeline(inTurns(body, pieces), outgoing, { end: false });
  } catch (error) {
    // A client that leaves is no failure; a file that can't be read to its end is one.
    if (!incoming.socket.destroyed) onFault(error);
    outgoing.destroy();
    return gone;
  }
  if (hasShortRest && !incoming.complete) {
    const timer = setTimeout(() => incoming.destroy(), MAX_REST_MS);
    incoming.once('end', () => outgoing.end());
    incoming.once('close', () => clearTimeout(timer));
    incoming.resume();
  } else {
    if (!incoming.complete) paced.drain(MAX_REST_MS);
    outgoing.end();
  }
  return gone;
}
