import type { IncomingMessage } from 'node:http';
import { invalidRequest, type ServiceError } from '../../service-error.js';
import type { PacedSocket } from './paced-socket.js';

/** Bytes around its chunks that a body may have whatever its size, and for each of its own bytes. */
const FREE_BYTES = 32_768;
const BYTES_EACH = 1 / 8;

/**
 * Tells whether a body has too many bytes around its chunks. The parser takes some µs for each chunk, so that a body of
 * a few MB in chunks of one byte takes seconds.
 */
export interface Framing {
  /** @param bytes of the body, read since it was asked last. */
  isTooMuch(bytes: number): boolean;
}

/** To be made when the headers have come, and no more. */
export function framingOf(incoming: IncomingMessage, paced: PacedSocket): Framing {
  const before = paced.given;
  let taken = 0;
  return {
    isTooMuch(bytes) {
      taken += bytes;
      const around = paced.given - before - taken - incoming.readableLength;
      return around > FREE_BYTES + BYTES_EACH * taken;
    },
  };
}

export function tooFine(): ServiceError {
  const least = 6 / BYTES_EACH;
  return invalidRequest(
    `The body comes in too many small chunks: send chunks of ${least} bytes or more, or a Content-Length.`,
    '',
  );
}
