import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { Turns } from './turns.js';

const HEADERS_END = '\r\n\r\n';

/** How long an ended connection waits for its client to end it too, ms: cut sooner, what it reads last may be lost. */
const LINGER_MS = 1000;

/** How long the client of a connection that is drained may be silent, ms. */
const SILENT_MS = 2000;

/** Bytes that are given on at a time. */
export interface Slice {
  readonly bytes: number;
  /** Whether none of them can be of the next request. */
  readonly isInBody: boolean;
  /** Where they wait for their turn. */
  readonly turns: Turns;
}

/** When a socket's bytes are given on, and how many. */
export interface Pace {
  /** Whether any are. */
  isReady(): boolean;
  /** How many at most at a time, each time when it is their turn. */
  slice(): Slice;
  /** Where bytes that are thrown away wait for their turn. */
  readonly drains: Turns;
}

/**
 * A socket whose bytes are given on in pieces of one request each, and only while its pace says so. Node's parser makes
 * objects of all requests that it gets before anybody can stop it, thousands in one read of the network; here those that
 * wait stay bytes, at last in their sender's memory. So it does of all chunks of a body, which are given on in slices.
 */
export class PacedSocket extends Duplex {
  readonly #socket: Socket;
  readonly #pace: Pace;
  #wanted = false;
  #hasEntered = false;
  #isOver = false;
  #isCut = false;
  #drained: NodeJS.Timeout | undefined;
  #rest: Buffer | undefined;
  #given = 0;
  #pieces = 0;
  /** See {@link LINGER_MS}. */
  lingerMs = LINGER_MS;

  constructor(socket: Socket, pace: Pace) {
    super({ allowHalfOpen: true });
    this.#socket = socket;
    this.#pace = pace;
    socket.on('readable', () => this.#move());
    socket.on('end', () => {
      this.#isOver = true;
      if (this.#drained !== undefined) this.#leave();
      else if (this.#rest === undefined) this.push(null);
    });
    socket.on('error', (error) => this.destroy(error));
    socket.on('close', () => this.destroy());
    socket.on('timeout', () => this.emit('timeout'));
  }

  /** Bytes that have been given on. */
  get given(): number {
    return this.#given;
  }

  /** In how many pieces. */
  get pieces(): number {
    return this.#pieces;
  }

  /** Whether the last ones ended with an empty line, as headers do. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** Whether bytes wait that came with those before them. */
  get hasMore(): boolean {
    return this.#rest !== undefined || this.#socket.readableLength > 0;
  }

  /** Reads on after its pace has changed. */
  goOn(): void {
    if (this.#wanted) this.#move();
  }

  /**
   * Throws away all that comes from now on: to parse what nobody reads takes a hundred times as long. The connection is
   * to
   * be ended next, and is gone when the client has ended it too or is silent for 2 s, after `maxMs` at the latest.
   */
  drain(maxMs: number): void {
    this.lingerMs = Math.max(this.lingerMs, maxMs);
    this.#rest = undefined;
    this.#drained = setTimeout(() => this.destroy(), SILENT_MS);
    if (this.#isOver) this.#leave();
    else this.#move();
  }

  #leave(): void {
    if (this.writableFinished) this.destroy();
    else this.once('finish', () => this.destroy());
  }

  setTimeout(ms: number, listener?: () => void): this {
    this.#socket.setTimeout(ms);
    if (listener) this.once('timeout', listener);
    return this;
  }

  /** Ends, and is gone when the client ends too, or some time later. Node's server calls it after a last answer. */
  destroySoon(): void {
    this.end();
    const timer = setTimeout(() => this.destroy(), this.lingerMs);
    this.once('close', () => clearTimeout(timer));
  }

  #move(): void {
    if (this.#hasEntered) return;
    if (this.#drained !== undefined) {
      this.#discard();
      return;
    }
    if (!this.#wanted) return;
    // Also while nobody is ready: that shows whether the client is still there.
    this.#rest ??= this.#socket.read() ?? undefined;
    if (this.#rest === undefined || !this.#pace.isReady()) return;
    this.#enter(this.#pace.slice());
  }

  #enter(slice: Slice): void {
    this.#hasEntered = true;
    slice.turns.enter(() => {
      this.#hasEntered = false;
      if (this.#drained !== undefined) this.#discard();
      else if (this.#rest !== undefined && !this.destroyed && this.#pace.isReady()) this.#give(this.#rest, slice);
    });
  }

  #discard(): void {
    this.#hasEntered = true;
    this.#pace.drains.enter(() => {
      this.#hasEntered = false;
      if (this.#socket.read() !== null) this.#drained?.refresh();
    });
  }

  #give(rest: Buffer, { bytes, isInBody }: Slice): void {
    const at = isInBody ? -1 : rest.indexOf(HEADERS_END);
    const end = Math.min(bytes, at < 0 ? rest.length : at + HEADERS_END.length);
    this.#isCut = end === at + HEADERS_END.length;
    this.#rest = end < rest.length ? rest.subarray(end) : undefined;
    this.#wanted = false;
    this.#given += end;
    this.#pieces++;
    this.push(rest.subarray(0, end));
    if (this.#isOver && this.#rest === undefined) this.push(null);
  }

  override _read(): void {
    this.#wanted = true;
    this.#move();
  }

  override _write(chunk: Buffer | string, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, encoding, done);
  }

  override _writev(
    parts: { chunk: Buffer | string; encoding: BufferEncoding }[],
    done: (error?: Error | null) => void,
  ): void {
    this.#socket.cork();
    parts.forEach(({ chunk, encoding }, i) => {
      this.#socket.write(chunk, encoding, i === parts.length - 1 ? done : undefined);
    });
    this.#socket.uncork();
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.#drained);
    this.#socket.destroy();
    done(error);
  }
}
