import type { CallContext, Trace } from './admission/admit.js';
import { createGate, type Gate } from './admission/gate.js';
import { createInFlight, type InFlight } from './admission/in-flight.js';
import { createQuota } from './admission/quota.js';
import { runBatch } from './answers/batch.js';
import { runCall } from './answers/call.js';
import { corsHeaders, preflightHeaders } from './answers/cors.js';
import { answerFile } from './answers/file-answer.js';
import { runInspection } from './answers/inspect-call.js';
import { endpointFor, pictureAnswer, wantsPicture } from './answers/picture-answer.js';
import { createReadiness } from './answers/readiness.js';
import type { CallsUnderWay } from './answers/repeat.js';
import { FILES_PATH } from './files.js';
import { type Failure, failureOf, logCall } from './log/call-log.js';
import { withCallScope } from './log/call-scope.js';
import { traceContextOf } from './log/trace-context.js';
import { errorAnswer, jsonAnswer, type ServiceAnswer, type ServiceRequest, streamOf } from './message.js';
import { createOpenApi } from './openapi.js';
import { type ServiceOptions, settingsOf } from './options.js';
import type { ServicePorts } from './ports.js';
import { endpoints } from './requests/endpoints.js';
import { inspectEndpoints } from './requests/inspections.js';
import { type RequestId, requestIdOf } from './requests/request-id.js';
import { hasStrictSchema, jsonSchema, schemaNames } from './schema/documents.js';
import { ServiceError, toServiceError } from './service-error.js';
import { milliseconds, stopwatch } from './stopwatch.js';
import { VERSION } from './version.js';

export interface Service {
  answer(request: ServiceRequest): Promise<ServiceAnswer>;
  /** As `answer`, with the classes of the web. */
  fetch(request: Request): Promise<Response>;
  /** What is under way: calls with their bytes, renders that run and wait. */
  load(): ServiceLoad;
  /** The paths that are endpoints. */
  readonly paths: readonly string[];
}

type ServiceLoad = ReturnType<Gate['load']> & ReturnType<InFlight['load']>;

interface CallOfPath {
  readonly request: ServiceRequest;
  /** Decoded. */
  readonly path: string;
  readonly requestId: RequestId;
  readonly trace: Trace;
}

type Handler = (call: CallOfPath) => Promise<ServiceAnswer>;

/** What a path does for its method. HEAD is GET without the body, and OPTIONS asks what the path takes. */
interface Route {
  readonly method: 'POST' | 'GET';
  readonly handler: Handler;
}

const get = (handler: Handler): Route => ({ method: 'GET', handler });

/** A document that is made when it is first asked for. */
function document(type: string, make: () => object): Route {
  let text: string | undefined;
  return get(async () => {
    text ??= JSON.stringify(make());
    return { status: 200, headers: { 'content-type': type }, body: text };
  });
}

const nothingThere: Handler = async () => {
  throw new ServiceError(
    'NOT_FOUND',
    'There is nothing at this path: POST /api/render/v2, /api/render-svg, /api/render-tikz and /api/render-pdf draw, /openapi.json says more.',
  );
};

function handlerOf(route: Route | undefined, method: string): Handler {
  if (route === undefined) return nothingThere;
  const allow = route.method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
  if (method === 'OPTIONS') {
    return async () => ({ status: 204, headers: { allow, ...preflightHeaders(allow) }, body: null });
  }
  if (allow.split(', ').includes(method)) return route.handler;
  return async () => {
    throw new ServiceError('METHOD_NOT_ALLOWED', `This path takes ${allow}.`, { headers: { allow } });
  };
}

const NO_STORE = { 'cache-control': 'no-store' };

/** The path of an address, decoded where it can be. */
function pathOf(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The four endpoints of spec.md, `/api/render-pdf`, `/api/batch`, those that look at a project, the files of a storage
 * that has them here, `/openapi.json`, `/schema/…`, `/health`, `/ready` and `/version`, as one function. It keeps no
 * state but the calls that are in it.
 */
export function createService(ports: ServicePorts, options: ServiceOptions = {}): Service {
  const settings = settingsOf(options);
  const { cpuBudget } = ports;
  const gate = createGate({
    threads: settings.concurrency,
    perKey: settings.keyConcurrency,
    now: milliseconds,
    onHeld: (keyId, ms) => cpuBudget?.spend(keyId, ms / 1000),
  });
  const inFlight = createInFlight({
    maxCalls: settings.concurrency + settings.queueLimit,
    maxBytes: settings.bytesInFlight,
  });
  const quota = createQuota(ports.charges, ports.now);
  const underWay: CallsUnderWay = new Map();
  const readiness = createReadiness(ports, milliseconds);

  /** Runs a handler, and gives every answer its id, its CORS headers and its log line. */
  async function answered(handler: Handler, request: ServiceRequest, path: string): Promise<ServiceAnswer> {
    const time = stopwatch();
    const requestId = requestIdOf(request.headers, ports.newId);
    const { id, problem } = requestId;
    const trace: Trace = { ms: {} };
    const incoming = traceContextOf(request.headers);
    const span = ports.startSpan?.(`${request.method} ${routes.has(path) ? path : 'other'}`, incoming);
    const scope = { trace: span?.context ?? incoming, storageRequestIds: [] };
    let answer: ServiceAnswer;
    let failure: Failure | undefined;
    try {
      if (problem) throw problem;
      answer = await withCallScope(scope, () => handler({ request, path, requestId, trace }));
    } catch (error) {
      const known = toServiceError(error);
      failure = failureOf(error, known);
      answer = errorAnswer(known, id);
    }
    const { client } = request;
    logCall(ports, {
      requestId: id,
      method: request.method,
      endpoint: path,
      client,
      scope,
      span,
      trace,
      failure,
      status: answer.status,
      total: time(),
    });
    const { key } = trace;
    const headers = {
      ...answer.headers,
      ...(key === undefined ? {} : cpuBudget?.headers(key.id)),
      'x-request-id': id,
      ...(scope.trace === undefined ? {} : { traceparent: scope.trace.traceparent }),
      ...corsHeaders(request.headers, settings.corsOrigins),
    };
    return { ...answer, headers };
  }

  const routes = new Map<string, Route>([
    ['/openapi.json', document('application/json', createOpenApi)],
    ['/health', get(async () => jsonAnswer({ status: 'ok' }, 200, NO_STORE))],
    ['/version', get(async () => jsonAnswer({ version: VERSION, node: process.version }, 200, NO_STORE))],
    [
      '/ready',
      get(async ({ trace }) => {
        const { checks, cause } = await readiness();
        if (cause === undefined) return jsonAnswer({ status: 'ready', checks }, 200, NO_STORE);
        trace.cause = cause;
        return jsonAnswer({ status: 'not ready', checks }, 503, { ...NO_STORE, 'retry-after': '1' });
      }),
    ],
  ]);
  for (const name of schemaNames) {
    const type = 'application/schema+json';
    routes.set(
      `/schema/${name}.json`,
      document(type, () => jsonSchema(name)),
    );
    if (hasStrictSchema(name)) {
      routes.set(
        `/schema/${name}.strict.json`,
        document(type, () => jsonSchema(name, true)),
      );
    }
  }
  const contextOf = (trace: Trace): CallContext => ({ ports, settings, gate, inFlight, quota, trace });
  for (const { path } of inspectEndpoints) {
    const handler: Handler = ({ request, trace }) => runInspection(path, request, contextOf(trace));
    routes.set(path, { method: 'POST', handler });
  }
  routes.set('/api/batch', {
    method: 'POST',
    handler: ({ request, requestId, trace }) => runBatch(request, requestId, { ...contextOf(trace), underWay }),
  });
  for (const named of endpoints) {
    const handler: Handler = async ({ request, requestId, trace }) => {
      const endpoint = endpointFor(request.headers, named);
      const { id, given } = requestId;
      const call = { ...contextOf(trace), endpoint, requestId: id, repeatable: given, underWay };
      const answered = await runCall(request, call);
      if (wantsPicture(request.headers, endpoint)) return pictureAnswer(answered, ports.storage, settings);
      return jsonAnswer(answered.result, 200, NO_STORE);
    };
    routes.set(named.path, { method: 'POST', handler });
  }

  const { storage } = ports;
  const file = get(({ path, request }) => answerFile(storage, path.slice(FILES_PATH.length), request.headers));

  async function answer(request: ServiceRequest): Promise<ServiceAnswer> {
    const path = pathOf(request.url);
    const isFile = storage.get !== undefined && path.startsWith(FILES_PATH);
    const route = isFile ? file : routes.get(path);
    const done = await answered(handlerOf(route, request.method), request, path);
    return request.method === 'HEAD' ? { ...done, body: null } : done;
  }

  return {
    answer,
    load: () => ({ ...gate.load(), ...inFlight.load() }),
    paths: [...routes.keys()],
    async fetch({ method, url, headers, body, signal }) {
      const { body: content, ...rest } = await answer({ method, url, headers, body, signal });
      const isHeld = content === null || typeof content === 'string' || content instanceof Uint8Array;
      return new Response(isHeld ? content : streamOf(content), rest);
    },
  };
}
