import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

const HEADERS_END = '\r\n\r\n';

/** How long an ended connection waits for its client to end it too, ms: cut sooner, what it reads last may be lost. */
const LINGER_MS = 1000;

/**
 * A socket whose bytes are given on in pieces of one request each, and only while `isReady` says so. Node's parser makes
 * objects of all requests that it gets before anybody can stop it, thousands in one read of the network; here those that
 * wait stay bytes, at last in their sender's memory.
 */
export class PacedSocket extends Duplex {
  readonly #socket: Socket;
  readonly #isReady: () => boolean;
  #wanted = false;
  #rest: Buffer | undefined;
  /** See {@link LINGER_MS}. */
  lingerMs = LINGER_MS;

  constructor(socket: Socket, isReady: () => boolean) {
    super({ allowHalfOpen: true });
    this.#socket = socket;
    this.#isReady = isReady;
    socket.on('readable', () => this.#move());
    socket.on('end', () => this.push(null));
    socket.on('error', (error) => this.destroy(error));
    socket.on('close', () => this.destroy());
    socket.on('timeout', () => this.emit('timeout'));
  }

  /** Whether bytes wait that came with those before them. */
  get hasMore(): boolean {
    return this.#rest !== undefined || this.#socket.readableLength > 0;
  }

  /** Reads on after `isReady` has changed. */
  goOn(): void {
    if (this.#wanted) this.#move();
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
    if (!this.#wanted) return;
    // Also while nobody is ready: that shows whether the client is still there.
    this.#rest ??= this.#socket.read() ?? undefined;
    if (this.#rest === undefined || !this.#isReady()) return;
    const at = this.#rest.indexOf(HEADERS_END);
    const end = at < 0 ? this.#rest.length : at + HEADERS_END.length;
    const piece = this.#rest.subarray(0, end);
    this.#rest = end < this.#rest.length ? this.#rest.subarray(end) : undefined;
    this.#wanted = false;
    this.push(piece);
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
    this.#socket.destroy();
    done(error);
  }
}
