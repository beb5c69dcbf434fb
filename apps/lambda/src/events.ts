import type { RequestHeaders, ServiceAnswer, ServiceRequest } from '@geoslide/service';

/** What the service needs of an event; the shapes are those of AWS's documentation. */
export interface HttpEvent {
  readonly version?: string | undefined;
  readonly rawPath?: string | undefined;
  readonly path?: string | undefined;
  readonly httpMethod?: string | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>> | null | undefined;
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[] | undefined>> | null | undefined;
  readonly rawQueryString?: string | undefined;
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>> | null | undefined;
  readonly multiValueQueryStringParameters?: Readonly<Record<string, readonly string[] | undefined>> | null | undefined;
  readonly body?: string | null | undefined;
  readonly isBase64Encoded?: boolean | undefined;
  readonly requestContext?: {
    readonly elb?: unknown;
    readonly stage?: string | undefined;
    readonly http?: { readonly method: string; readonly sourceIp?: string | undefined } | undefined;
    readonly identity?: { readonly sourceIp?: string | null | undefined } | undefined;
  };
}

export interface HttpResult {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly multiValueHeaders?: Readonly<Record<string, string[]>>;
  readonly body: string;
  readonly isBase64Encoded: boolean;
}

/** The service looks at path and query only: where it is reached does not matter to it. */
const ORIGIN = 'https://geoslide.invalid';

/**
 * Gateways decode headers: a text with characters beyond a byte is given as the bytes that were sent for it, as Node
 * gives it.
 */
function asOnTheLine(value: string): string {
  const bytes = /[\u0100-\u{10ffff}]/u.test(value) ? Buffer.from(value, 'utf8').toString('latin1') : value;
  return bytes.trim();
}

function headersOf(event: HttpEvent): RequestHeaders {
  const headers = new Map<string, string>();
  const set = (name: string, values: readonly string[]) =>
    headers.set(name.toLowerCase(), values.map(asOnTheLine).join(', '));
  for (const [name, values] of Object.entries(event.multiValueHeaders ?? {})) if (values) set(name, values);
  for (const [name, value] of Object.entries(event.headers ?? {})) {
    if (value !== undefined && !headers.has(name.toLowerCase())) set(name, [value]);
  }
  // The gateway's count is that of its own encoding of the body.
  headers.delete('content-length');
  return { get: (name) => headers.get(name) ?? null };
}

/** The body in one piece. */
async function* bodyOf(body: string, isBase64Encoded: boolean): AsyncGenerator<Uint8Array> {
  yield Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
}

/**
 * HTTP API (v2) and function URL events give `rawPath`, with the stage before it where there is one; REST API (v1) and
 * load balancer events give `path` without it. A v1 event behind a base path mapping has `rawPath` too, so what tells
 * v2 is `requestContext.http`.
 */
function methodAndPath(event: HttpEvent): { method: string; path: string } {
  const { http, stage } = event.requestContext ?? {};
  if (http === undefined) return { method: event.httpMethod ?? 'GET', path: event.path ?? '/' };
  const path = event.rawPath ?? '/';
  const prefix = `/${stage}`;
  const staged = stage !== undefined && stage !== '$default' && (path === prefix || path.startsWith(`${prefix}/`));
  return { method: http.method, path: staged ? path.slice(prefix.length) || '/' : path };
}

/**
 * The query with its question mark; empty where there is none. REST API decodes names and values, a load balancer does
 * not.
 */
function queryOf(event: HttpEvent): string {
  const { rawQueryString, queryStringParameters, multiValueQueryStringParameters, requestContext } = event;
  if (requestContext?.http !== undefined) return rawQueryString ? `?${rawQueryString}` : '';
  const single = Object.entries(queryStringParameters ?? {}).map(([name, value]) => [name, [value]] as const);
  const given = multiValueQueryStringParameters ? Object.entries(multiValueQueryStringParameters) : single;
  const asIs = requestContext?.elb !== undefined;
  const encode = (text = '') => (asIs ? text : encodeURIComponent(text));
  const pairs = given.flatMap(([name, values = []]) => values.map((value) => `${encode(name)}=${encode(value)}`));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Gateways say who called them; a load balancer adds it as the last of a header. */
function clientOf({ requestContext }: HttpEvent, headers: RequestHeaders): string | undefined {
  const known = requestContext?.http?.sourceIp ?? requestContext?.identity?.sourceIp;
  if (known != null || requestContext?.elb === undefined) return known ?? undefined;
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
}

/**
 * The request that an event of API Gateway (REST and HTTP API), a function URL or a load balancer stands for.
 *
 * @param basePath What a custom domain's mapping puts before the service's paths, such as `/figures`.
 */
export function requestOfEvent(event: HttpEvent, basePath = ''): ServiceRequest {
  const { method, path } = methodAndPath(event);
  const own = basePath !== '' && path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  const { body = null, isBase64Encoded = false } = event;
  const headers = headersOf(event);
  return {
    method,
    client: clientOf(event, headers),
    url: ORIGIN + own.replace(/[?#]/g, encodeURIComponent) + queryOf(event).replaceAll('#', '%23'),
    headers,
    body: body === null ? null : bodyOf(body, isBase64Encoded),
  };
}

/** Bytes of a picture that an answer of Lambda may hold: 6 MB are allowed, and Base64 makes four bytes of three. */
export const MAX_PICTURE_BYTES = 4_400_000;

/** Types of bodies that are no text. */
const BINARY_TYPES: ReadonlySet<string | undefined> = new Set(['image/png', 'application/pdf']);

/** The answer in the shape that the event's sender takes. Files lie in S3, and no body is streamed. */
export function resultOfAnswer(event: HttpEvent, { status, headers, body }: ServiceAnswer): HttpResult {
  const isBase64Encoded = body instanceof Uint8Array && BINARY_TYPES.has(headers['content-type']);
  const text = body instanceof Uint8Array ? Buffer.from(body).toString(isBase64Encoded ? 'base64' : 'utf8') : body;
  const result = { statusCode: status, body: typeof text === 'string' ? text : '', isBase64Encoded };
  // A load balancer with multi-value headers takes these only.
  const multiValue = event.requestContext?.elb !== undefined && event.multiValueHeaders !== undefined;
  if (!multiValue) return { ...result, headers };
  return {
    ...result,
    multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
  };
}
