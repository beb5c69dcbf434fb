import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';
import type { HttpAnswer } from '../servers/http-call.js';
import type { Call, Expected } from './calls/call.js';

/** The body of an answer. */
interface Result {
  readonly [field: string]: unknown;
  readonly warnings?: readonly unknown[];
  readonly objectKey: string;
  readonly filename: string;
  readonly mimeType: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

interface Refusal {
  readonly success?: unknown;
  readonly code?: unknown;
  readonly error?: string;
  readonly requestId?: unknown;
  readonly issues?: readonly { readonly path?: string; readonly message?: string }[];
}

const contentTypes: Readonly<Record<string, string>> = {
  'image/png': 'image/png',
  'image/svg+xml': 'image/svg+xml',
  'text/plain': 'text/plain; charset=utf-8',
};

/** Whether all that `part` has is in `whole`; lists are compared item by item from their start. */
function matches(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return Object.is(whole, part);
  if (typeof whole !== 'object' || whole === null) return false;
  return Object.entries(part).every(([key, value]) => matches((whole as Record<string, unknown>)[key], value));
}

const fields2D = [
  'success',
  'url',
  'filename',
  'objectKey',
  'slideIndex',
  'viewBound',
  'width',
  'height',
  'scale',
  'mimeType',
  'size',
];
const fields3D = [
  'success',
  'url',
  'filename',
  'objectKey',
  'slideIndex',
  'width',
  'height',
  'pixelRatio',
  'camera',
  'mimeType',
  'size',
];

function sizeOf(bytes: Buffer, mimeType: string): number[] | undefined {
  if (mimeType === 'image/png') return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (mimeType !== 'image/svg+xml') return undefined;
  const tag = /<svg[^>]*>/.exec(bytes.toString('utf8'))?.[0] ?? '';
  return ['width', 'height'].map((name) => Number(new RegExp(`\\b${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1]));
}

function* checkResult(
  json: Result,
  expected: NonNullable<Expected['result']>,
  file: HttpAnswer | undefined,
): Generator<string, void> {
  const fields = 'camera' in json ? fields3D : fields2D;
  const given = Object.keys(json).filter((key) => key !== 'warnings');
  if (given.join() !== fields.join()) yield `the fields are ${given.join(', ')}`;
  if (!matches(json, expected))
    yield `the result is not ${JSON.stringify(expected)}: ${JSON.stringify(json).slice(0, 600)}`;
  if (json.warnings !== undefined && !(json.warnings.length > 0)) yield 'warnings are there and empty';
  if (json.warnings !== undefined && expected.warnings === undefined)
    yield `has warnings: ${JSON.stringify(json.warnings)}`;
  if (!json.objectKey.endsWith(`/${json.filename}`))
    yield `the object key ${json.objectKey} does not end with the file name`;
  if (!/^renders\/development\/\d{4}-\d\d-\d\d\/[0-9a-f]{32}\.(png|svg|tex)$/.test(json.objectKey))
    yield `the object key is ${json.objectKey}`;
  if (file === undefined || file.status !== 200) return yield `the file can't be read: ${file?.status}`;
  if (file.bytes.length !== json.size) yield `the file has ${file.bytes.length} bytes and not ${json.size}`;
  const name = createHash('sha256').update(file.bytes).digest('hex').slice(0, 32);
  if (!json.filename.startsWith(name)) yield 'the file name is not that of its content';
  if (file.headers['content-type'] !== contentTypes[json.mimeType])
    yield `the file is served as ${file.headers['content-type']}`;
  if (!file.headers['cache-control']?.includes('max-age'))
    yield `the file's Cache-Control is ${file.headers['cache-control']}`;
  if (file.headers['content-disposition'] !== `inline; filename="${json.filename}"`)
    yield `the file's Content-Disposition is ${file.headers['content-disposition']}`;
  const size = sizeOf(file.bytes, json.mimeType);
  if (size && size.join() !== `${json.width},${json.height}`)
    yield `the picture has ${size.join(' × ')} px and not ${json.width} × ${json.height}`;
}

function* checkError(json: Refusal, { code, issue, issues }: Expected, id: unknown): Generator<string, void> {
  const fields = ['success', 'error', 'code', 'requestId', ...(code === 'INVALID_REQUEST' ? ['issues'] : [])];
  if (Object.keys(json).join() !== fields.join()) yield `the fields are ${Object.keys(json).join(', ')}`;
  if (json.success !== false || json.code !== code) yield `the code is ${json.code} and not ${code}: ${json.error}`;
  if (!/^.*\S.*[.:]?$/.test(json.error ?? '')) yield `the error is no sentence: ${json.error}`;
  if (json.requestId !== id) yield `requestId is ${json.requestId}, x-request-id is ${id}`;
  if (issue !== undefined && !json.issues?.some(({ path, message }) => path === issue && message))
    yield `no issue is at ${issue}: ${JSON.stringify(json.issues)}`;
  if (issues && !json.issues?.length) yield 'there are no issues';
  if (/\bat \S+ \(|\.[tj]s\b|\/(work|home|tmp|root|var)\/|node_modules|node:/.test(JSON.stringify(json)))
    yield `tells of the inside: ${JSON.stringify(json)}`;
}

function* checkPixels(file: Buffer, { pixels = [] }: Expected): Generator<string, void> {
  if (pixels.length === 0) return;
  const { data, width } = PNG.sync.read(file);
  for (const [x, y, wanted] of pixels) {
    const at = 4 * (y * width + x);
    const colour = data.subarray(at, at + 4).toString('hex');
    if (colour !== wanted) yield `the pixel at (${x}, ${y}) is ${colour} and not ${wanted}`;
  }
}

/** What is wrong with the answer to a call of the table, in sentences. */
export function* checkAnswer(
  { headers: sent, expected }: Pick<Call, 'headers' | 'expected'>,
  { status, headers, bytes }: HttpAnswer,
  file: HttpAnswer | undefined,
): Generator<string, void> {
  if (status !== expected.status)
    return yield `status ${status} and not ${expected.status}: ${bytes.toString('utf8').slice(0, 500)}`;
  const id = headers['x-request-id']?.toString();
  if (!id) yield 'has no x-request-id';
  const given = sent['x-request-id'];
  if (given && !expected.newId && id !== given) yield `x-request-id is ${id} and not ${given}`;
  if (expected.newId && !/^[0-9a-f-]{36}$/.test(id ?? '')) yield `x-request-id is ${id} and no new one`;
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    if (headers[name] !== value) yield `${name} is ${headers[name]} and not ${value}`;
  }
  if (!headers['access-control-allow-origin']) yield 'has no Access-Control-Allow-Origin';
  if (expected.empty) {
    if (bytes.length > 0) yield 'has a body';
    return;
  }
  if (!/^application\/json/.test(headers['content-type'] ?? '')) return yield `is ${headers['content-type']}`;
  const json = JSON.parse(bytes.toString());
  if (expected.result) {
    yield* checkResult(json, expected.result, file);
    if (file !== undefined) yield* checkPixels(file.bytes, expected);
  } else if (expected.code) yield* checkError(json, expected, id);
}

/** Headers that the transport makes, and those of the time that is left to a key, which only the service on a machine counts. */
const ofTransport = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];
const ofBudget = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];

/** An answer as text that is the same for the same answer of two homes: without addresses and new ids. */
export function comparable({ status, headers, bytes }: HttpAnswer, file: HttpAnswer | undefined): string {
  const own = Object.entries(headers).filter(([name]) => ![...ofTransport, ...ofBudget, 'x-request-id'].includes(name));
  let body = bytes.toString('utf8');
  if (body.startsWith('{')) {
    const json = JSON.parse(body);
    for (const key of ['url', 'requestId']) if (key in json) json[key] = '';
    body = JSON.stringify(json);
  }
  const content = file && createHash('sha256').update(file.bytes).digest('hex');
  return JSON.stringify([status, Object.fromEntries(own.sort()), body, content]);
}
