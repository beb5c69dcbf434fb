import { errorStatus } from '@geoslide/protocol';
import { createBodyRenderer, createService, type ServicePorts } from '@geoslide/service';
import {
  checkProject,
  isGeoGebra,
  listObjects,
  readGeoGebra,
  readProject,
  renderPdf,
  renderPng,
  renderSvg,
  renderTikz,
  withPlaces,
} from 'geoslide';
import { corpus } from '../make/corpus.js';
import { json, mutated } from '../make/mutate.js';
import { finiteNumber } from '../make/numbers.js';
import { slide } from '../make/projects.js';
import type { Random } from '../make/random.js';
import { template } from '../make/styles.js';
import { nastyText } from '../make/text.js';
import { holds, type Target } from '../target.js';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array | undefined;
}

const ORIGIN = 'https://geoslide.test';
const PATHS = ['/api/render/v2', '/api/render', '/api/render-svg', '/api/render-tikz', '/api/check', '/api/list'];
const MAX_BODY_BYTES = 200_000;

function content(random: Random): unknown {
  if (random.chance(0.3)) return random.pick(corpus);
  if (random.chance(0.3)) return mutated(random.pick(corpus), random);
  return { slides: [slide(random, 4)], metadata: { version: '11' } };
}

function requestBody(random: Random, path: string): unknown {
  const half = 0.5 + random.int(3);
  const bound = { left: -half, right: half, bottom: -half, top: half };
  const fields: Record<string, unknown> = { content: content(random) };
  if (random.chance(0.1)) fields.slideIndex = random.pick([1, 2, 0, -1, 1.5, '1', 1e300]);
  if (random.chance(0.1)) fields.template = random.chance(0.8) ? template(random) : json(random);
  if (random.chance(0.1)) fields.transparent = random.pick([true, false, 'true', null]);
  if (random.chance(0.1)) fields.contain = random.pick([true, false, { padding: finiteNumber(random) }, 'true']);
  if (random.chance(0.1))
    fields.size = { width: 1 + random.int(90), height: random.chance(0.9) ? 60 : finiteNumber(random) };
  if (path.endsWith('v2')) {
    if (random.chance(0.8)) fields.view2D = { ...bound, scale: 20 };
    if (random.chance(0.2)) fields.view3D = { width: 1 + random.int(90), height: 60, yaw: finiteNumber(random) };
  } else {
    fields.viewBound = bound;
    fields.scale = random.chance(0.9) ? 20 : finiteNumber(random, 0.5);
    if (random.chance(0.2)) fields.pixelRatio = finiteNumber(random, 0.3);
  }
  return random.chance(0.3) ? mutated(fields, random) : fields;
}

const encoder = new TextEncoder();

function bytesOf(random: Random, path: string): Uint8Array | undefined {
  const kind = random.next();
  if (kind < 0.02) return undefined;
  if (kind < 0.04) return encoder.encode('['.repeat(random.int(150_000)));
  if (kind < 0.05) return new Uint8Array(MAX_BODY_BYTES + random.int(10));
  const text = JSON.stringify(requestBody(random, path));
  const bytes = encoder.encode(
    kind < 0.1 ? text.replace(/\d+/u, random.pick(['1e999', '-0', '0x10', 'NaN', '01'])) : text,
  );
  if (kind < 0.2) bytes[random.int(bytes.length)] = random.int(256);
  return kind < 0.25 ? bytes.slice(0, random.int(bytes.length)) : bytes;
}

/** A header's value without what `Headers` itself refuses. */
function headerText(text: string): string {
  return text.replace(/[^\x20-\x7e\x80-\xff]/gu, '').trim();
}

function make(random: Random): Call {
  const path = random.chance(0.9)
    ? random.pick(PATHS)
    : random.pick([
        '/',
        '/health',
        '/openapi.json',
        `/files/${nastyText(random)
          .replace(/\p{Cs}/gu, '')
          .replace(/[\\\r\n\t#?]/gu, encodeURIComponent)}`,
        '/api/render/../v2',
        '/%00',
      ]);
  const method = random.chance(0.95) ? 'POST' : random.pick(['GET', 'PUT', 'OPTIONS', 'HEAD', 'DELETE', 'PROPFIND']);
  const key = random.chance(0.95) ? 'Bearer good-key' : headerText(nastyText(random));
  const type = random.chance(0.95) ? 'application/json' : headerText(nastyText(random));
  const extra = random.several(2, () => {
    const name = random.pick([
      'x-request-id',
      'content-length',
      'content-encoding',
      'origin',
      'if-none-match',
      'accept',
      'x-forwarded-host',
    ]);
    return [name, headerText(random.chance(0.5) ? nastyText(random) : String(random.int(1e9)))] as const;
  });
  const body = method === 'GET' || method === 'HEAD' ? undefined : bytesOf(random, path);
  return { method, path, headers: [['authorization', key], ['content-type', type], ...extra], body };
}

const renderer = createBodyRenderer({
  read(text) {
    const read = readProject(text);
    return { project: read.project, reported: (warnings, slideIndex) => withPlaces(read, warnings, slideIndex) };
  },
  readFile: async (bytes) => (isGeoGebra(bytes) ? readGeoGebra(bytes) : undefined),
  renderPng: (project, options) => renderPng(project, options),
  renderPdf: (project, options) => renderPdf(project, options),
  renderSvg: (project, options) => renderSvg(project, options),
  renderTikz: (project, options) => renderTikz(project, options),
  check: (project, options) => checkProject(project, { ...options, limitMs: 1000 }),
  list: async (project, { slideIndex }) => listObjects(project, slideIndex),
});

const hashOf = async (key: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', encoder.encode(key))).toString('hex');

async function ports(): Promise<
  ServicePorts & { readonly counts: { stored: number; charged: number; causes: string[] } }
> {
  const counts = { stored: 0, charged: 0, causes: [] as string[] };
  const key = { id: 'k', hash: await hashOf('good-key'), customerId: 'acme', createdAt: '2026-01-01T00:00:00Z' };
  return {
    counts,
    renderer,
    keys: { find: async (hash) => (hash === key.hash ? key : undefined) },
    storage: {
      async put(file) {
        counts.stored++;
        return `${file.origin}/files/${file.key}`;
      },
      get: async () => undefined,
    },
    charges: {
      async record() {
        counts.charged++;
        return true;
      },
      find: async () => undefined,
      count: async () => 0,
    },
    now: () => new Date('2026-03-04T05:06:07Z'),
    newId: () => 'id-1',
    log: ({ cause }) => {
      if (cause !== undefined) counts.causes.push(cause);
    },
  };
}

const statuses: ReadonlySet<number> = new Set(Object.values(errorStatus));

export const requests: Target<Call> = {
  name: 'request',
  make,
  async check({ method, path, headers, body }) {
    const { counts, ...given } = await ports();
    const service = createService(given, { maxBodyBytes: MAX_BODY_BYTES, maxSide: 400, timeoutMs: 1e9 });
    const init = { method, headers: headers.map(([name, value]): [string, string] => [name, value]) };
    const response = await service.fetch(
      new Request(`${ORIGIN}${path}`, body === undefined ? init : { ...init, body: new Uint8Array(body) }),
    );
    const text = await response.text();
    holds(response.status !== 500, `status 500: ${counts.causes.join('\n')}`);
    if (!PATHS.includes(path) || method !== 'POST') return;
    const answer = JSON.parse(text);
    const succeeded = response.status === 200;
    holds(succeeded || statuses.has(response.status), `status ${response.status}`);
    holds(answer.success === succeeded, `success is ${answer.success} at status ${response.status}`);
    holds(
      counts.charged === (succeeded && path.startsWith('/api/render') ? 1 : 0),
      `${counts.charged} charges at status ${response.status}`,
    );
    holds(succeeded || typeof answer.error === 'string', 'the error has no sentence');
    const most = path === '/api/list' ? 2_000_100 : 300_000;
    holds(text.length < most, `the answer has ${text.length} characters`);
    holds(Object.keys(Object.prototype).length === 0, 'the prototype of all objects has changed');
  },
};
