import { ProtocolError, RenderError } from '@geoslide/protocol';
import { parseJson } from './body.js';
import { briefWarnings } from './brief-warnings.js';
import { type Endpoint, endpoints, type Job } from './endpoints.js';
import type { BodyRenderer, BodyRequest, Renderer } from './ports.js';
import { fromProtocolError, fromRenderError } from './service-error.js';
import { stopwatch } from './stopwatch.js';

/** Errors of the renderer and the protocol as answers; `prefix` is where a renderer's paths start. */
function translated(error: unknown, { legacy }: Endpoint, prefix: string): unknown {
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
    throw translated(error, endpoint, '');
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
        throw translated(error, endpoint, 'content');
      }
    },
  };
}
