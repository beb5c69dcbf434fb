import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { errorAnswer, type ServiceAnswer } from '../../message.js';
import { ServiceError } from '../../service-error.js';
import type { PacedSocket } from './paced-socket.js';
import { malformed } from './request-of.js';

/** An answer to what the service itself never sees. */
export function refusal(error: ServiceError): ServiceAnswer {
  const requestId = randomUUID();
  const { status, headers, body } = errorAnswer(error, requestId);
  return { status, headers: { ...headers, 'x-request-id': requestId }, body };
}

/** What an error of Node's parser is for the client. */
export function refusalOfParser(code: string | undefined): ServiceAnswer {
  const late = code === 'ERR_HTTP_REQUEST_TIMEOUT';
  return refusal(
    late ? new ServiceError('REQUEST_TIMEOUT', 'The request did not come whole in its time.') : malformed(),
  );
}

/** Writes a refusal to a connection without a request, and ends it soon, whatever its client does. */
export function refuseConnection(socket: PacedSocket, { status, headers, body }: ServiceAnswer): void {
  const text = String(body);
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(text), connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
  socket.destroySoon();
}
