import { parseInspectRequest } from '@geoslide/protocol';
import type { RenderControl, Renderer } from './ports.js';

/** Looks at a project instead of drawing it for a file. */
export type Inspection = (renderer: Renderer, control: RenderControl) => Promise<object>;

export interface InspectEndpoint {
  readonly path: string;
  /** @throws ProtocolError */
  readonly parse: (body: unknown) => Inspection;
}

/** Problems of one answer; the counts are of all. */
const MAX_PROBLEMS = 1000;

/** Ours, beside those of spec.md: nothing is stored or charged. */
export const inspectEndpoints: readonly InspectEndpoint[] = [
  {
    path: '/api/check',
    parse(body) {
      const { content, slideIndex } = parseInspectRequest(body);
      return async (renderer, control) => {
        const found = await renderer.check(content, { slideIndex }, control);
        const count = (wanted: string) => found.filter(({ severity }) => severity === wanted).length;
        // Places are named from the body's root, as in errors.
        const problems = found.slice(0, MAX_PROBLEMS).map(({ path, ...rest }) => ({
          ...rest,
          path: path === '' ? 'content' : `content.${path}`,
        }));
        return { success: true, errors: count('error'), warnings: count('warning'), problems };
      };
    },
  },
  {
    path: '/api/list',
    parse(body) {
      const { content, slideIndex } = parseInspectRequest(body);
      return async (renderer, control) => {
        const { slide, objects, warnings } = await renderer.list(content, { slideIndex }, control);
        return { success: true, slideIndex: slide, objects, ...(warnings.length > 0 ? { warnings } : {}) };
      };
    },
  },
];
