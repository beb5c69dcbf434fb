import { ProtocolError, RenderError } from '@geoslide/protocol';
import { splitBatch } from './batch-body.js';
import { parseJson } from './body.js';
import { briefWarnings } from './brief-warnings.js';
import { type Endpoint, endpoints, type Job } from './endpoints.js';
import { type Inspection, inspectEndpoints } from './inspections.js';
import type { BodyRenderer, BodyRequest, Renderer } from './ports.js';
import { fromProtocolError, fromRenderError } from './service-error.js';
import { stopwatch } from './stopwatch.js';

/** Characters: 6 MB of UTF-8 are what Lambda answers. */
const MAX_INSPECTION_LENGTH = 2_000_000;

const TOO_LONG = 'There is more to say of this project than an answer may hold: ask for one slide, with fewer objects.';

/** Errors of the renderer and the protocol as answers; `prefix` is where a renderer's paths start. */
function translated(error: unknown, legacy: boolean, prefix: string): unknown {
  if (error instanceof ProtocolError) return fromProtocolError(error, prefix);
  if (error instanceof RenderError) return fromRenderError(error, legacy);
  return error;
}

/** (A function of its own, so that nothing of the parsed body is held but what the job needs.) */
function parsed({ body, settings }: BodyRequest, endpoint: Endpoint): Job {
  const value = parseJson(body);
  try {
    return endpoint.parse(value, settings);
  } catch (error) {
    throw translated(error, endpoint.legacy, '');
  }
}

/** Parses bodies, checks them and has their slides drawn by `renderer`, all in this thread. */
export function createBodyRenderer(renderer: Renderer): BodyRenderer {
  return {
    async render(request, control) {
      const endpoint = endpoints.find(({ path }) => path === request.path);
      if (endpoint === undefined) throw new Error(`there is no endpoint ${request.path}`);
      const time = stopwatch();
      const job = parsed(request, endpoint);
      const parse = time();
      try {
        const output = await job(renderer, control);
        return { ...output, warnings: briefWarnings(output.warnings), ms: { parse, render: time() - parse } };
      } catch (error) {
        throw translated(error, endpoint.legacy, 'content');
      }
    },
    split: async ({ body, settings }) => splitBatch(parseJson(body), settings),
    async inspect({ path, body }, control) {
      const endpoint = inspectEndpoints.find((each) => each.path === path);
      if (endpoint === undefined) throw new Error(`there is no endpoint ${path}`);
      const time = stopwatch();
      const value = parseJson(body);
      let inspection: Inspection;
      try {
        inspection = endpoint.parse(value);
      } catch (error) {
        throw translated(error, false, '');
      }
      const parse = time();
      try {
        const text = JSON.stringify(await inspection(renderer, control));
        if (text.length > MAX_INSPECTION_LENGTH) throw new RenderError('TOO_COMPLEX', TOO_LONG);
        return { text, ms: { parse, render: time() - parse } };
      } catch (error) {
        throw translated(error, false, 'content');
      }
    },
  };
}
