import {
  isJsonText,
  isProtocolError,
  isRenderError,
  RenderError,
  type RequestForm,
  type Warning,
} from '@geoslide/protocol';
import type { BodyRenderer, BodyRequest, Renderer, TextRead } from '../ports.js';
import { splitBatch } from '../requests/batch-body.js';
import { decodeText, parseJson } from '../requests/body.js';
import { type Endpoint, endpoints, type Job } from '../requests/endpoints.js';
import { type Inspection, inspectEndpoints } from '../requests/inspections.js';
import { queryOptions } from '../requests/query-options.js';
import { fromProtocolError, fromRenderError, invalidRequest } from '../service-error.js';
import { stopwatch } from '../stopwatch.js';
import { briefWarnings } from './brief-warnings.js';

/** Characters: 6 MB of UTF-8 are what Lambda answers. */
const MAX_INSPECTION_LENGTH = 2_000_000;

const TOO_LONG = 'There is more to say of this project than an answer may hold: ask for one slide, with fewer objects.';

/** Errors of the renderer and the protocol as answers; `prefix` is where a renderer's paths start. */
function translated(error: unknown, legacy: boolean, prefix: string): unknown {
  if (isProtocolError(error)) return fromProtocolError(error, prefix);
  if (isRenderError(error)) return fromRenderError(error, legacy);
  return error;
}

interface Fields {
  readonly value: unknown;
  /** Warnings of the call itself, and of reading a GeoGebra file. */
  readonly early: readonly Warning[];
}

/** The fields of a request. Figure text and GeoGebra files have theirs in the query. */
async function fieldsOf(request: BodyRequest, renderer: Renderer): Promise<Fields> {
  const { body, query, notes = [] } = request;
  if (query === undefined) return { value: textFields(request), early: notes };
  let read: Awaited<ReturnType<Renderer['readFile']>>;
  try {
    read = await renderer.readFile(body);
  } catch (error) {
    throw translated(error, false, '');
  }
  if (read === undefined) return { value: textFields(request), early: notes };
  return { value: { ...queryOptions(query), content: read.project }, early: [...notes, ...read.warnings] };
}

function textFields(request: BodyRequest): unknown {
  const { body, query } = request;
  const fields = query === undefined ? parseJson(body) : { ...queryOptions(query), content: decodeText(body) };
  if (!hasText(fields)) return fields;
  const { content } = fields;
  if (content.trim() === '') {
    throw invalidRequest('The figure text is empty: write statements such as A: Point(0, 0).', rootOf(request));
  }
  if (isJsonText(content)) {
    const message =
      query === undefined
        ? 'content has to be a project or figure text: give a project in JSON as it is, not within a string.'
        : 'The body is JSON and not figure text: send { "content": … } with "Content-Type: application/json".';
    throw invalidRequest(message, rootOf(request));
  }
  return fields;
}

/** Where the project stands in a body: places in it begin there. */
function rootOf({ query }: BodyRequest): 'content' | '' {
  return query === undefined ? 'content' : '';
}

interface Parsed {
  readonly job: Job;
  /** Of a project that came as text or as a GeoGebra file, and of calls with warnings of their own. */
  readonly reported?: TextRead['reported'];
}

function hasText(value: unknown): value is { readonly content: string } {
  return typeof value === 'object' && value !== null && 'content' in value && typeof value.content === 'string';
}

/** (A function of its own, so that nothing of the parsed body is held but what the job needs.) */
async function parsed(request: BodyRequest, endpoint: Endpoint, renderer: Renderer): Promise<Parsed> {
  const { value, early } = await fieldsOf(request, renderer);
  const { settings, query } = request;
  const checked = (fields: unknown, form?: RequestForm) => {
    try {
      return endpoint.parse(fields, settings, form);
    } catch (error) {
      throw translated(error, endpoint.legacy, '');
    }
  };
  const isQuery = query !== undefined;
  if (!hasText(value)) {
    const job = checked(value, { text: isQuery, query: isQuery });
    return early.length === 0 ? { job } : { job, reported: (warnings) => [...early, ...warnings] };
  }
  let read: TextRead;
  try {
    read = renderer.read(value.content);
  } catch (error) {
    throw translated(error, endpoint.legacy, rootOf(request));
  }
  const { project } = read;
  const reported: TextRead['reported'] = (warnings, slide) => [...early, ...read.reported(warnings, slide)];
  return { job: checked({ ...value, content: project }, { text: true, query: isQuery }), reported };
}

/** Parses bodies, checks them and has their slides drawn by `renderer`, all in this thread. */
export function createBodyRenderer(renderer: Renderer): BodyRenderer {
  return {
    async render(request, control) {
      const endpoint = endpoints.find(({ path }) => path === request.path);
      if (endpoint === undefined) throw new Error(`there is no endpoint ${request.path}`);
      const time = stopwatch();
      const { job, reported } = await parsed(request, endpoint, renderer);
      const parse = time();
      try {
        const output = await job(renderer, control);
        const warnings = reported?.(output.warnings, output.slideIndex) ?? output.warnings;
        return { ...output, warnings: briefWarnings(warnings), ms: { parse, render: time() - parse } };
      } catch (error) {
        throw translated(error, endpoint.legacy, rootOf(request));
      }
    },
    split: async ({ body, settings }) => splitBatch(parseJson(body), settings),
    async inspect(request, control) {
      const endpoint = inspectEndpoints.find(({ path }) => path === request.path);
      if (endpoint === undefined) throw new Error(`there is no endpoint ${request.path}`);
      const time = stopwatch();
      const { value, early } = await fieldsOf(request, renderer);
      const root = rootOf(request);
      let inspection: Inspection;
      try {
        inspection = endpoint.parse(value, root, { query: request.query !== undefined }, early);
      } catch (error) {
        throw translated(error, false, '');
      }
      const parse = time();
      try {
        const text = JSON.stringify(await inspection(renderer, control));
        if (text.length > MAX_INSPECTION_LENGTH) throw new RenderError('TOO_COMPLEX', TOO_LONG);
        return { text, ms: { parse, render: time() - parse } };
      } catch (error) {
        throw translated(error, false, root);
      }
    },
  };
}
