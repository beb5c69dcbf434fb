import { request as httpRequest } from 'node:http';
import { eventV1, eventV2 } from './lambda-events.mjs';

/** One HTTP call that sends exactly the given headers and path. */
export function callHttp(base, { method, path, headers, body }) {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const request = httpRequest({ hostname, port, method, path, headers, agent: false }, async (response) => {
      const chunks = [];
      try {
        for await (const chunk of response) chunks.push(chunk);
      } catch (error) {
        return reject(error);
      }
      resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) });
    });
    request.on('error', reject);
    if (body !== undefined) request.setHeader('content-length', Buffer.byteLength(body));
    // Beside a body of text, Node would write the headers as UTF-8 too.
    request.end(body === undefined ? undefined : Buffer.from(body));
  });
}

function answerOf({ statusCode, headers, body, isBase64Encoded }) {
  return { status: statusCode, headers, bytes: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') };
}

/** The ways a call reaches the service, each as a function of the call. */
export function homesOf({ base, handler }) {
  return {
    http: (call) => callHttp(base, call),
    'lambda v1': async (call) => answerOf(await handler(eventV1(call))),
    'lambda v2': async (call) => answerOf(await handler(eventV2(call))),
  };
}
