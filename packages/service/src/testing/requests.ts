import type { Service } from '../service.js';

export const ORIGIN = 'https://geoslide.test';

/** Where spec.md section 4 puts its endpoints. */
export const paths = {
  v2: '/api/render/v2',
  png: '/api/render',
  svg: '/api/render-svg',
  tikz: '/api/render-tikz',
  pdf: '/api/render-pdf',
} as const;

export type EndpointName = keyof typeof paths;

export const viewBound = { left: -10, right: 10, bottom: -5, top: 5 };

const slide = {
  definitions: [],
  uvarMap: [],
  styleSheet: {},
  doc: [],
  camera: { kind: '2d', offset: [0, 0], scale: 20 },
};
const space = {
  ...slide,
  camera: {
    kind: '3d',
    offset: [1, 2, 3],
    yaw: 0.5,
    pitch: 0.25,
    projection: 'perspective',
    obliqueAngle: 1,
    obliqueScaleRatio: 0.4,
    scale: 0.2,
  },
};

/** A plane slide, then a 3D slide. */
const content = { messages: [], slides: [slide, space], metadata: { version: '11' } };

/** The project with one definition of this id on its first slide. */
export function contentWith(id: string) {
  return { ...content, slides: [{ ...slide, definitions: [{ kind: 'primitive', id, source: 'Point(0, 0)' }] }] };
}

/** The smallest body of each endpoint, with fields over it; undefined takes a field out. */
export function bodyFor(endpoint: EndpointName, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return { content, ...(endpoint === 'v2' || endpoint === 'pdf' ? {} : { viewBound }), ...fields };
}

export interface Call {
  readonly path: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string | undefined>;
}

/** A call as clients make it; headers of undefined are left out. */
export function requestOf({ path, method = 'POST', body, headers = {} }: Call): Request {
  const all = { authorization: 'Bearer good-key', 'content-type': 'application/json', ...headers };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const init: RequestInit = { method, headers: given };
  if (body !== undefined)
    init.body =
      typeof body === 'string' ? body : body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
  return new Request(`${ORIGIN}${path}`, init);
}

export async function send(service: Service, call: Call) {
  const response = await service.fetch(requestOf(call));
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const json: Record<string, unknown> = isJson && text !== '' ? JSON.parse(text) : {};
  return { status: response.status, headers: response.headers, text, json };
}
