import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../shared/root.js';
import type { HttpCall } from '../../servers/http-call.js';
import { API_KEY } from '../../servers/start-service.js';

const example = (name: string): Content => JSON.parse(readFileSync(join(root, 'examples', `${name}.json`), 'utf8'));

/** A project that a call changes. */
interface Content extends Record<string, unknown> {
  readonly metadata: Record<string, unknown>;
  readonly slides: Slide[];
}

interface Slide extends Record<string, unknown> {
  definitions: Record<string, unknown>[];
}

/** What an answer has to be. */
export interface Expected {
  readonly status: number;
  /** Fields of a result that gives a file. */
  readonly result?: Readonly<Record<string, unknown>>;
  /** Colours of pixels of a PNG, each `rrggbbaa`. */
  readonly pixels?: readonly (readonly [x: number, y: number, colour: string])[];
  readonly code?: string | undefined;
  /** The path of an issue that there has to be; `issues`: there is any. */
  readonly issue?: string | undefined;
  readonly issues?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly empty?: boolean;
  /** The request id is not the given one. */
  readonly newId?: boolean;
  /** How often the call is charged: once where it gives a file. */
  readonly charges?: number;
}

export interface Call extends HttpCall {
  readonly title: string;
  readonly expected: Expected;
}

/** Of the four endpoints. */
export type Endpoint = 'v2' | 'png' | 'svg' | 'tikz';
type Fields = Readonly<Record<string, unknown>>;
type GivenHeaders = Readonly<Record<string, string | undefined>>;

interface Parts {
  readonly method?: string;
  readonly headers?: GivenHeaders;
  readonly body?: unknown;
}

/** 480 × 360 px at the scale of the example's camera, 60. */
export const viewBound = { left: -4, right: 4, bottom: -3, top: 3 };
export const plane = example('thales');
export const space = example('cube-section');

export const paths: Readonly<Record<Endpoint, string>> = {
  v2: '/api/render/v2',
  png: '/api/render',
  svg: '/api/render-svg',
  tikz: '/api/render-tikz',
};
export const all: readonly Endpoint[] = ['v2', 'png', 'svg', 'tikz'];
export const legacy: readonly Endpoint[] = ['png', 'svg', 'tikz'];

/** The plane project with its first slide changed. */
export function planeWith(change: (slide: Slide, content: Content) => void): Content {
  const content = structuredClone(plane);
  change(content.slides[0]!, content);
  return content;
}

export const define = (...sources: readonly string[]) =>
  planeWith((slide) => {
    slide.definitions = sources.map((source, i) => ({ kind: 'primitive', id: `P_${i}`, source }));
  });

export const bodyFor = (name: Endpoint, fields: Fields) => ({
  content: plane,
  ...(name === 'v2' ? {} : { viewBound }),
  ...fields,
});

/** A call as its parts, and what its answer has to be. Undefined fields and headers are left out. */
export function call(
  title: string,
  path: string,
  { method = 'POST', headers = {}, body }: Parts,
  expected: Expected,
): Call {
  const given = { Authorization: `Bearer ${API_KEY}`, 'Content-Type': 'application/json', ...headers };
  const kept = Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const sent = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return { title, method, path, headers: kept, body: sent, expected };
}

export function rows(
  title: string,
  names: readonly Endpoint[],
  fields: Fields,
  expected: Expected | ((name: Endpoint) => Expected),
  headers: GivenHeaders = {},
): (Call & { readonly body: string })[] {
  return names.map((name) => {
    const body = JSON.stringify(bodyFor(name, fields));
    const wanted = typeof expected === 'function' ? expected(name) : expected;
    return { ...call(`${title} (${name})`, paths[name], { headers, body }, wanted), body };
  });
}

export const ok = (result: Fields = {}): Expected & { readonly result: Fields } => ({ status: 200, result });
export const invalid = (issue?: string): Expected => ({ status: 400, code: 'INVALID_REQUEST', issue });
export const refusedByV2 = { status: 422, code: 'RENDER_INVALID_REQUEST' };
export const noSpace = { status: 422, code: 'UNSUPPORTED_3D_GEOMETRY' };

export const unauthorized = { status: 401, code: 'UNAUTHORIZED', headers: { 'www-authenticate': 'Bearer' } };
