import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServiceAnswer, ServiceRequest } from '../message.js';
import { ServiceError, toServiceError } from '../service-error.js';
import { calledOrigin, clientAddress, type TrustsProxy } from './called-origin.js';
import { type Connection, trackConnections } from './http/connections.js';
import { type Framing, framingOf } from './http/framing.js';
import { createLargeAnswers } from './http/large-answers.js';
import { type HttpLimits, httpLimits, LARGE_BYTES } from './http/limits.js';
import { refusal, refusalOfParser, refuseConnection } from './http/refusal.js';
import { bodyOf, requestOf } from './http/request-of.js';
import { type Ending, sendAnswer } from './http/send-answer.js';
import { createTurns } from './http/turns.js';

/** For all of a request to arrive, ms. The rate of its body ends it sooner, unless nobody reads it. */
const REQUEST_TIMEOUT_MS = 600_000;

/** How often Node looks for requests that are late, ms. */
const CHECK_MS = 1000;

/** How long a request that has begun when the server stops may take to come and hear so, ms. */
const LAST_REQUEST_MS = 1000;

/** Seconds after which a client of a server that stops may try again: another one is there by then, or this one anew. */
const RETRY_AFTER_SECONDS = '5';

/** Requests that came with those before them, of all connections, between two looks at what is new. */
const PIPELINED_AT_A_TIME = 10;

export type AnswerRequest = (request: ServiceRequest) => Promise<ServiceAnswer>;

export interface HttpServer {
  /** Not listening yet. */
  readonly server: Server;
  /**
   * Takes no more connections, closes those without a request, answers the requests under way and refuses new ones with
   * 503. Ends when all connections are closed, after `limitMs` at the latest; false where some had to be cut off.
   */
  stop(limitMs: number): Promise<boolean>;
}

function stopping(): ServiceAnswer {
  const headers = { 'retry-after': RETRY_AFTER_SECONDS };
  return refusal(new ServiceError('SERVICE_STOPPING', 'This server is stopping: send the call again.', { headers }));
}

/** Bytes of an answer's body. */
function sizeOf({ headers, body }: ServiceAnswer): number {
  if (body === null) return 0;
  return typeof body === 'string' || body instanceof Uint8Array ? body.length : Number(headers['content-length']);
}

/**
 * A server of Node that answers with `answer`. Whatever comes over the line is answered in the service's form, with an
 * `x-request-id`; a client that is refused before it sent its whole body still gets to read why. The requests of a
 * connection are answered one after the other. Slow and silent clients lose their connection.
 *
 * @param trustsProxy Tells the proxies whose word on the address that a client called is believed; default none.
 * @param onFault Is told of errors that belong to no call.
 */
export function createHttpServer(
  answer: AnswerRequest,
  given: Partial<HttpLimits> = {},
  trustsProxy?: TrustsProxy,
  onFault: (error: unknown) => void = console.error,
): HttpServer {
  const limits = httpLimits(given);
  const server = createServer({
    requireHostHeader: false,
    headersTimeout: limits.headersMs,
    requestTimeout: Math.max(REQUEST_TIMEOUT_MS, limits.headersMs),
    connectionsCheckingInterval: Math.min(CHECK_MS, limits.headersMs),
  });
  const connections = trackConnections(server, limits);
  const largeAnswers = createLargeAnswers(limits.maxLargeAnswers);
  let isStopping = false;

  async function answerTo(request: () => ServiceRequest): Promise<ServiceAnswer> {
    if (isStopping) return stopping();
    try {
      return await answer(request());
    } catch (error) {
      if (!(error instanceof ServiceError)) onFault(error);
      return refusal(toServiceError(error));
    }
  }

  async function serve(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    connection: Connection,
    framing: Framing,
  ): Promise<void> {
    const { paced } = connection;
    if (paced.destroyed) return;
    connection.since = performance.now();
    connection.working = true;
    let asked = incoming.complete || incoming.headers.expect?.toLowerCase() !== '100-continue';
    async function* body() {
      if (!asked) outgoing.writeContinue();
      asked = true;
      yield* bodyOf(incoming, limits, connection, framing);
    }
    const left = new AbortController();
    const leave = () => left.abort();
    connection.socket.once('close', leave);
    const result = await answerTo(() => ({
      ...requestOf(incoming, calledOrigin(incoming.headers, connection.socket, trustsProxy), body()),
      client: clientAddress(incoming.headers, connection.socket, trustsProxy),
      signal: left.signal,
    }));
    connection.socket.off('close', leave);
    connection.working = false;
    connection.since = performance.now();
    if (!paced.writable) return;
    // Who was not asked for a body sends none, and who is too slow is not waited for.
    const isLarge = sizeOf(result) > LARGE_BYTES;
    if (isLarge) {
      if (!(await largeAnswers.take(connection, limits.readMs))) return;
      // What it reads last is in the kernel: that it ends the connection shows that it has read all.
      paced.lingerMs = isStopping ? paced.lingerMs : limits.readMs + (sizeOf(result) / limits.minBodyRate) * 1000;
    }
    const isCut = !asked || result.status === 408 || connection.isTooFine;
    const ending: Ending = isCut ? 'now' : isStopping || isLarge ? 'close' : 'keep';
    await sendAnswer(incoming, outgoing, result, {
      readMs: limits.readMs,
      ending,
      connection,
      pieces: connections.pieces,
      onFault,
    });
  }

  /** Connections that sent more requests than one at a time; who waits for an answer before the next call comes first. */
  const pipelined = createTurns({ turnMs: Number.POSITIVE_INFINITY, atATime: PIPELINED_AT_A_TIME });

  function queue(connection: Connection): void {
    if (!connection.paced.hasMore) return;
    connection.queued = true;
    pipelined.enter(() => {
      connection.queued = false;
      connection.paced.goOn();
    });
  }

  function take(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const connection = connections.of(incoming.socket);
    const { socket, paced } = connection;
    const framing = framingOf(incoming, paced);
    // Where the headers did not end what the parser got, some of the body may be among it.
    connection.bodyEnd = paced.isCut ? paced.given + (Number(incoming.headers['content-length']) || 0) : 0;
    connection.unanswered++;
    connection.last = outgoing;
    connection.turn = connection.turn
      .then(() => serve(incoming, outgoing, connection, framing))
      .catch((error: unknown) => {
        onFault(error);
        socket.destroy();
      })
      .finally(() => {
        if (--connection.unanswered === 0) connection.last = undefined;
        connection.since = performance.now();
        connection.readBefore = socket.bytesRead;
        connection.piecesBefore = paced.pieces;
        if (isStopping && connection.unanswered === 0) paced.destroySoon();
        queue(connection);
      });
  }

  /** What Node makes of bytes that are no request, or of a request that does not come. */
  function onClientError(error: Error & { code?: string }, duplex: Duplex): void {
    const connection = connections.of(duplex);
    const { socket, paced } = connection;
    if (connection.refused) return;
    if (error.code === 'ECONNRESET' || !paced.writable) {
      socket.destroy();
      return;
    }
    connection.refused = true;
    const refuse = () => refuseConnection(paced, refusalOfParser(error.code));
    const { last, unanswered } = connection;
    // The answers before it go first; but who breaks off in a body gets no other answer for it.
    if (last === undefined) refuse();
    else if (last.req.complete || unanswered > 1) connection.turn.then(refuse);
    else if (last.headersSent) socket.destroy();
    else refuse();
  }

  server.on('request', take);
  // The body is asked for when somebody reads it.
  server.on('checkContinue', take);
  // Another expectation is one that RFC 9110 (10.1.1) lets a server ignore.
  server.on('checkExpectation', take);
  server.on('clientError', onClientError);

  return {
    server,
    async stop(limitMs) {
      isStopping = true;
      let isWhole = true;
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      const unused = () => [...connections.all].filter(({ unanswered }) => unanswered === 0);
      for (const { socket, readBefore } of unused()) if (socket.bytesRead === readBefore) socket.destroy();
      const soon = setTimeout(() => {
        for (const { socket } of unused()) socket.destroy();
      }, LAST_REQUEST_MS);
      const late = setTimeout(() => {
        isWhole = connections.all.size === 0;
        server.closeAllConnections();
      }, limitMs);
      await closed;
      clearTimeout(soon);
      clearTimeout(late);
      return isWhole;
    },
  };
}
