import type { Settings } from '../options.js';
import type { BatchItem } from '../ports.js';
import { invalidRequest } from '../service-error.js';
import { endpoints } from './endpoints.js';
import { isHeaderText } from './request-id.js';

const paths = endpoints.map(({ path }) => path);

const NO_LIST =
  'renders has to be a list of objects { path, body }, such as {"renders": [{"path": "/api/render/v2", "body": {"content": "A: Point(0, 0)"}}]}.';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function itemOf(value: unknown, place: string): BatchItem {
  if (!isObject(value)) throw invalidRequest(`${place} has to be an object { path, body }.`, place);
  const { path, requestId, body } = value;
  if (typeof path !== 'string' || !paths.includes(path)) {
    throw invalidRequest(`${place}.path has to be one of ${paths.join(', ')}.`, `${place}.path`);
  }
  if (requestId !== undefined && (typeof requestId !== 'string' || requestId === '' || !isHeaderText(requestId))) {
    const message = `${place}.requestId has to be a text that a header can carry: leave out what is beyond Latin letters.`;
    throw invalidRequest(message, `${place}.requestId`);
  }
  if (!isObject(body)) throw invalidRequest(`${place}.body has to be an object, the body of ${path}.`, `${place}.body`);
  return { path, requestId, body: new TextEncoder().encode(JSON.stringify(body)) };
}

/**
 * The renders of a body of `/api/batch`; what each of them asks is not looked into.
 * @throws ServiceError INVALID_REQUEST
 */
export function splitBatch(value: unknown, { maxBatch }: Settings): BatchItem[] {
  const renders = isObject(value) ? value.renders : undefined;
  if (!Array.isArray(renders)) throw invalidRequest(NO_LIST, 'renders');
  if (renders.length === 0 || renders.length > maxBatch) {
    const message = `renders has to have 1 to ${maxBatch} entries, but has ${renders.length}: ${renders.length === 0 ? 'name one' : 'send them in several calls'}.`;
    throw invalidRequest(message, 'renders');
  }
  return renders.map((item, i) => itemOf(item, `renders.${i}`));
}
