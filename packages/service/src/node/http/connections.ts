import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { HttpLimits } from './limits.js';
import { PacedSocket, type Slice } from './paced-socket.js';
import { networkOf, type Place, surplusPlaces } from './places.js';
import { createTurns } from './turns.js';

/**
 * Each connection is left open at least this long, ms, even in a flood: a client that sends its request at once gets an
 * answer.
 */
const MIN_WAIT_MS = 1000;

/** How often places are cleared while there are too many connections, ms. */
const CLEAR_MS = 50;

/** How many at a time: each may end a call, and thousands of them at once would keep all others waiting. */
const CLEAR_AT_A_TIME = 200;

/**
 * The connections that may be open for {@link MIN_WAIT_MS}, as a multiple of the limit: Node refuses new ones then.
 * 10,000 of them take about 150 MB.
 */
const BURST = 10;

export interface Connection extends Place {
  readonly socket: Socket;
  /** The same for the server. */
  readonly paced: PacedSocket;
  /** Requests whose answer is not sent yet. */
  unanswered: number;
  /** Of the last request that came, while it is not sent. */
  last: ServerResponse | undefined;
  /** Whether its next request came with the last one and waits for its turn among such connections. */
  queued: boolean;
  /** Ends when all of them are answered. */
  turn: Promise<void>;
  /** `socket.bytesRead` when the last answer ended: more than that, and a request has begun. */
  readBefore: number;
  /** Whether what came was no request, so that the connection ends. */
  refused: boolean;
  /** `paced.pieces` when the last answer ended. */
  piecesBefore: number;
  /** What `paced.given` is at the end of the last request's body, where its length is known. */
  bodyEnd: number;
  /** Whether its body came in so many small chunks that its rest is not taken. */
  isTooFine: boolean;
}

export interface Connections {
  readonly all: ReadonlySet<Connection>;
  of(paced: Duplex): Connection;
}

/**
 * Bytes of a body that are given to the parser at a time: of chunks some thousands of the smallest, a few ms of work.
 */
const BODY_SLICE = 65_536;
const CHUNKS_SLICE = 8192;

/**
 * Reads of bodies that are thrown away, of all connections, in each turn of the event loop. They cost their time later,
 * when
 * the next bytes are taken from the kernel, which no turn counts.
 */
const DRAINS_AT_A_TIME = 4;

/** Pieces of a request's headers that need not wait: before a request there may be empty lines without end. */
const FREE_PIECES = 8;

/** How much of what a connection has sent the parser gets at a time: headers at once, bodies in turns. */
function sliceFor({ last, paced, piecesBefore, bodyEnd }: Connection): Slice | undefined {
  if (last === undefined && paced.pieces < piecesBefore + FREE_PIECES) return undefined;
  const left = bodyEnd - paced.given;
  return left > 0 ? { bytes: Math.min(BODY_SLICE, left), isInBody: true } : { bytes: CHUNKS_SLICE, isInBody: false };
}

/** Keeps account of a server's connections, and drops those that only wait when others need their places. */
export function trackConnections(server: Server, limits: HttpLimits): Connections {
  const all = new Set<Connection>();
  const bySocket = new WeakMap<Duplex, Connection>();
  const turns = createTurns();
  const drains = createTurns(undefined, DRAINS_AT_A_TIME);
  let timer: NodeJS.Timeout | undefined;

  function clearLater(): void {
    if (timer !== undefined || all.size <= Math.min(limits.maxConnections, limits.maxWaitingPerAddress)) return;
    // After the timer what has come over the lines is read first, which may be a whole request.
    timer = setTimeout(() => setImmediate(clear), CLEAR_MS);
    timer.unref();
  }

  function clear(): void {
    timer = undefined;
    const surplus = surplusPlaces(all, limits, performance.now() - MIN_WAIT_MS);
    for (const { socket } of surplus.slice(0, CLEAR_AT_A_TIME)) socket.destroy();
    clearLater();
  }

  server.maxConnections = limits.maxConnections * BURST;
  // Node's own listener gets the paced socket instead.
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    const paced: PacedSocket = new PacedSocket(socket, {
      isReady: () => !connection.queued && connection.last?.req.complete !== true,
      slice: () => sliceFor(connection),
      enter: turns.enter,
      enterDrain: drains.enter,
    });
    const connection: Connection = {
      socket,
      paced,
      network: networkOf(socket.remoteAddress),
      since: performance.now(),
      working: false,
      unanswered: 0,
      last: undefined,
      queued: false,
      turn: Promise.resolve(),
      readBefore: 0,
      refused: false,
      piecesBefore: 0,
      bodyEnd: 0,
      isTooFine: false,
    };
    all.add(connection);
    bySocket.set(paced, connection);
    socket.once('close', () => all.delete(connection));
    clearLater();
    for (const listener of listeners) listener.call(server, paced);
  });
  return {
    all,
    of(paced) {
      const connection = bySocket.get(paced);
      if (connection === undefined) throw new Error('this socket is of another server');
      return connection;
    },
  };
}
