import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { HttpLimits } from './limits.js';
import { PacedSocket, type Slice } from './paced-socket.js';
import { networkOf, type Place, surplusPlaces } from './places.js';
import { createTurns, type Turns } from './turns.js';

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

/** A connection on which nothing may have come yet. */
interface OpenConnection extends Place {
  readonly socket: Socket;
  /** Requests whose answer is not sent yet. */
  unanswered: number;
  /** `socket.bytesRead` when the last answer ended: more than that, and a request has begun. */
  readBefore: number;
}

/** One on which something came. */
export interface Connection extends OpenConnection {
  /** Its socket for the server. */
  readonly paced: PacedSocket;
  /** Of the last request that came, while it is not sent. */
  last: ServerResponse | undefined;
  /** Whether its next request came with the last one and waits for its turn among such connections. */
  queued: boolean;
  /** Ends when all of them are answered. */
  turn: Promise<void>;
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
  readonly all: ReadonlySet<OpenConnection>;
  /** Where pieces of large answers wait for their turn. */
  readonly pieces: Turns;
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

/**
 * Pieces of a request's headers that do not wait among bodies: before a request there may be empty lines without end.
 */
const FREE_PIECES = 8;

/** Pieces of large answers that are sent in each turn of the event loop: 32 kB each, some tenths of a ms. */
const PIECES_AT_A_TIME = 16;

/** Requests of each kind that the parser gets in each turn of the event loop: with their answers some 10 ms of work. */
const CALLS_AT_A_TIME = 25;

/**
 * Where connections wait for their turn with the parser. However many send their first request, or the next ones, or
 * bodies, each of these gets its part of every turn of the event loop.
 */
interface AllTurns {
  /**
   * Connections on which something came: the parser of each takes as long to make as the connection itself. In a flood
   * of connections the oldest wait, and not whoever comes next.
   */
  readonly firstCalls: Turns;
  readonly calls: Turns;
  readonly bodies: Turns;
}

/**
 * How long those that are there already rest while connections arrive, ms. Node takes one connection in each turn of the
 * event loop: what else such a turn does, the last of a flood waits for.
 */
const REST_MS = 20;

/** The same for connections that have just come. */
const NEW_REST_MS = 5;

/** The first bytes of a connection have had their turn before its parser was made. */
const atOnce: Turns = { enter: (serve) => serve() };

/** How much of what a connection has sent the parser gets at a time, and when. */
function sliceFor({ last, paced, piecesBefore, bodyEnd }: Connection, turns: AllTurns): Slice {
  if (last === undefined && paced.pieces < piecesBefore + FREE_PIECES) {
    return { bytes: Number.POSITIVE_INFINITY, isInBody: false, turns: paced.pieces === 0 ? atOnce : turns.calls };
  }
  const left = bodyEnd - paced.given;
  const [bytes, isInBody] = left > 0 ? [Math.min(BODY_SLICE, left), true] : [CHUNKS_SLICE, false];
  return { bytes, isInBody, turns: turns.bodies };
}

/** Keeps account of a server's connections, and drops those that only wait when others need their places. */
export function trackConnections(server: Server, limits: HttpLimits): Connections {
  const all = new Set<OpenConnection>();
  const bySocket = new WeakMap<Duplex, Connection>();
  let arrived = 0;
  const arrivals = () => arrived;
  const turns: AllTurns = {
    firstCalls: createTurns({ atATime: CALLS_AT_A_TIME, newestFirst: true, arrivals, restMs: NEW_REST_MS }),
    calls: createTurns({ atATime: CALLS_AT_A_TIME, arrivals, restMs: REST_MS }),
    bodies: createTurns({ arrivals, restMs: REST_MS }),
  };
  const pieces = createTurns({ atATime: PIECES_AT_A_TIME, arrivals, restMs: REST_MS });
  const drains = createTurns({ atATime: DRAINS_AT_A_TIME, arrivals, restMs: REST_MS });
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

  /** Hands a connection to Node's server. */
  function begin(open: OpenConnection): Connection {
    const { socket } = open;
    const paced: PacedSocket = new PacedSocket(socket, {
      isReady: () => !connection.queued && connection.last?.req.complete !== true,
      slice: () => sliceFor(connection, turns),
      drains,
    });
    const connection: Connection = {
      ...open,
      working: false,
      paced,
      last: undefined,
      queued: false,
      turn: Promise.resolve(),
      refused: false,
      piecesBefore: 0,
      bodyEnd: 0,
      isTooFine: false,
    };
    all.delete(open);
    all.add(connection);
    bySocket.set(paced, connection);
    socket.once('close', () => all.delete(connection));
    for (const listener of listeners) listener.call(server, paced);
    return connection;
  }

  /** Waits for the first bytes of a connection. */
  function expect(socket: Socket): void {
    const open: OpenConnection = {
      socket,
      network: networkOf(socket.remoteAddress),
      since: performance.now(),
      working: false,
      unanswered: 0,
      readBefore: 0,
    };
    all.add(open);
    const forget = () => all.delete(open);
    const drop = () => socket.destroy();
    const leave = () => {
      socket.setTimeout(0);
      socket.off('readable', onReadable).off('timeout', onTimeout);
    };
    const beginNow = () => {
      socket.off('error', drop).off('close', forget);
      return begin(open);
    };
    function onReadable(): void {
      // A client that ends without a word gets none.
      if (socket.readableLength === 0) {
        drop();
        return;
      }
      leave();
      // From here on it waits for the server.
      open.working = true;
      turns.firstCalls.enter(() => {
        if (!socket.destroyed) beginNow();
      });
    }
    function onTimeout(): void {
      leave();
      const error = Object.assign(new Error('no request came'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      server.emit('clientError', error, beginNow().paced);
    }
    socket.setTimeout(limits.headersMs);
    socket.on('readable', onReadable).on('timeout', onTimeout).on('error', drop).on('close', forget);
  }

  server.on('connection', (socket) => {
    arrived++;
    expect(socket);
    clearLater();
  });
  return {
    all,
    pieces,
    of(paced) {
      const connection = bySocket.get(paced);
      if (connection === undefined) throw new Error('this socket is of another server');
      return connection;
    },
  };
}
