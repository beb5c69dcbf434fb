import type { ErrorBody } from '@geoslide/protocol';
import { type Context, Hono } from 'hono';
import { runCall, type Trace } from './call.js';
import { corsHeaders, preflightHeaders } from './cors.js';
import { endpoints } from './endpoints.js';
import { FILES_PATH, fileHeaders, isObjectKey } from './files.js';
import { createGate } from './gate.js';
import { createOpenApi } from './openapi.js';
import { type ServiceOptions, settingsOf } from './options.js';
import type { ServicePorts } from './ports.js';
import { requestIdOf } from './request-id.js';
import { ServiceError, toServiceError } from './service-error.js';

export interface Service {
  fetch(request: Request): Promise<Response>;
}

type Handler = (context: Context, requestId: string, trace: Trace) => Promise<Response>;

/** What the operator's log may hold of an unforeseen error, characters. */
const MAX_CAUSE_LENGTH = 2000;

function causeOf(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.slice(0, MAX_CAUSE_LENGTH);
}

function errorResponse(error: ServiceError, requestId: string): Response {
  const body: ErrorBody = {
    success: false,
    error: error.message,
    code: error.code,
    requestId,
    ...(error.issues === undefined ? {} : { issues: error.issues }),
  };
  return Response.json(body, { status: error.status, headers: error.headers });
}

/**
 * The four endpoints of spec.md, the files of a storage that has them here, `/openapi.json` and `/health`, as one
 * function.
 * It keeps no state but the queue of renders.
 */
export function createService(ports: ServicePorts, options: ServiceOptions = {}): Service {
  const settings = settingsOf(options);
  const gate = createGate(settings.concurrency, settings.queueLimit);
  const app = new Hono();

  /** Runs a handler, and gives every answer its id, its CORS headers and its log line. */
  async function answer(context: Context, handler: Handler): Promise<Response> {
    const request = context.req.raw;
    const start = performance.now();
    const { id, problem } = requestIdOf(request.headers, ports.newId);
    const trace: Trace = { ms: {} };
    let response: Response;
    let failure: { code: string; cause?: string } | undefined;
    try {
      if (problem) throw problem;
      response = await handler(context, id, trace);
    } catch (error) {
      const known = toServiceError(error);
      failure = { code: known.code, ...(known === error ? {} : { cause: causeOf(error) }) };
      response = errorResponse(known, id);
    }
    response.headers.set('x-request-id', id);
    for (const [name, value] of Object.entries(corsHeaders(request.headers, settings.corsOrigins))) {
      response.headers.set(name, value);
    }
    const { key, ms, ...sizes } = trace;
    ports.log({
      time: ports.now().toISOString(),
      requestId: id,
      method: request.method,
      endpoint: context.req.path,
      status: response.status,
      ...failure,
      ...(key === undefined ? {} : { customerId: key.customerId, keyId: key.id }),
      ms: { ...ms, total: Math.round((performance.now() - start) * 10) / 10 },
      ...sizes,
    });
    return response;
  }

  const methodNotAllowed =
    (allow: string): Handler =>
    async () => {
      throw new ServiceError('METHOD_NOT_ALLOWED', `This path takes ${allow}.`, { headers: { allow } });
    };

  function route(path: string, method: 'POST' | 'GET', handler: Handler): void {
    const allow = method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
    const preflight: Handler = async () =>
      new Response(null, { status: 204, headers: { allow, ...preflightHeaders(allow) } });
    app.on(method, path, (context) => answer(context, handler));
    app.on('OPTIONS', path, (context) => answer(context, preflight));
    app.all(path, (context) => answer(context, methodNotAllowed(allow)));
  }

  for (const endpoint of endpoints) {
    route(endpoint.path, 'POST', async (context, requestId, trace) =>
      Response.json(await runCall(context.req.raw, { endpoint, requestId, ports, settings, gate, trace }), {
        headers: { 'cache-control': 'no-store' },
      }),
    );
  }

  let document: string | undefined;
  route('/openapi.json', 'GET', async () => {
    document ??= JSON.stringify(createOpenApi());
    return new Response(document, { headers: { 'content-type': 'application/json' } });
  });

  route('/health', 'GET', async () => Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } }));

  const { storage } = ports;
  if (storage.get) {
    const get = storage.get.bind(storage);
    route(`${FILES_PATH}*`, 'GET', async (context) => {
      const key = context.req.path.slice(FILES_PATH.length);
      const headers = isObjectKey(key) ? fileHeaders(key) : undefined;
      const bytes = headers === undefined ? undefined : await get(key);
      if (headers === undefined || bytes === undefined) {
        throw new ServiceError('NOT_FOUND', 'There is no such file.');
      }
      if (context.req.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
      return new Response(Buffer.from(bytes), { headers: { ...headers, 'content-length': String(bytes.length) } });
    });
  }

  app.notFound((context) =>
    answer(context, async () => {
      throw new ServiceError('NOT_FOUND', 'There is nothing at this path.');
    }),
  );

  return { fetch: async (request) => app.fetch(request) };
}
