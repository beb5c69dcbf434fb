import { request as httpRequest } from 'node:http';
import type { HttpAnswer, HttpCall, LambdaHandler } from '../servers/http-call.js';
import { eventV1, eventV2 } from '../servers/lambda-events.js';

/** One HTTP call that sends exactly the given headers and path. */
export function callHttp(base: string, { method, path, headers, body }: HttpCall): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const request = httpRequest({ hostname, port, method, path, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of response) chunks.push(chunk);
      } catch (error) {
        return reject(error);
      }
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) });
    });
    request.on('error', reject);
    if (body !== undefined) request.setHeader('content-length', Buffer.byteLength(body));
    // Beside a body of text, Node would write the headers as UTF-8 too.
    request.end(typeof body === 'string' ? Buffer.from(body) : body);
  });
}

function answerOf({ statusCode, headers, body, isBase64Encoded }: Awaited<ReturnType<LambdaHandler>>): HttpAnswer {
  return { status: statusCode, headers, bytes: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') };
}

/** The ways a call reaches the service, each as a function of the call. */
export function homesOf({ base, handler }: { readonly base: string; readonly handler: LambdaHandler }) {
  return {
    http: (call: HttpCall) => callHttp(base, call),
    'lambda v1': async (call: HttpCall) => answerOf(await handler(eventV1(call))),
    'lambda v2': async (call: HttpCall) => answerOf(await handler(eventV2(call))),
  };
}
