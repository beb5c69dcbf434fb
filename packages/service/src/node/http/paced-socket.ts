import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/**
 * Bytes that Node's parser gets at a time. It makes objects of all requests in them before anybody can stop it; a read from
 * the network would hold thousands.
 */
const PIECE_BYTES = 1024;

/** How long an ended connection waits for its client to end it too, ms: cut sooner, what it reads last may be lost. */
const LINGER_MS = 1000;

/**
 * A socket that is read in small pieces and only while `isReady` says so, so that requests which nobody has time for stay
 * bytes, at last in their sender's memory.
 */
export class PacedSocket extends Duplex {
  readonly #socket: Socket;
  readonly #isReady: () => boolean;
  #wanted = false;
  /** See {@link LINGER_MS}. */
  lingerMs = LINGER_MS;

  constructor(socket: Socket, isReady: () => boolean) {
    super({ allowHalfOpen: true, readableHighWaterMark: PIECE_BYTES });
    this.#socket = socket;
    this.#isReady = isReady;
    socket.on('readable', () => this.#move());
    socket.on('end', () => this.push(null));
    socket.on('error', (error) => this.destroy(error));
    socket.on('close', () => this.destroy());
    socket.on('timeout', () => this.emit('timeout'));
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
    if (!this.#wanted || !this.#isReady()) return;
    const piece = this.#socket.read(Math.min(PIECE_BYTES, this.#socket.readableLength)) as Buffer | null;
    if (piece === null) return;
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
