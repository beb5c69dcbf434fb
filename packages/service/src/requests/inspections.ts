import { bodyFindings, type Finding, parseInspectRequest, type RequestForm, type Warning } from '@geoslide/protocol';
import type { RenderControl, Renderer } from '../ports.js';

/** Looks at a project instead of drawing it for a file. */
export type Inspection = (renderer: Renderer, control: RenderControl) => Promise<object>;

export interface InspectEndpoint {
  readonly path: string;
  /**
   * @param root Where the project stands in the body: paths begin there.
   * @param early Warnings of reading the project.
   * @throws ProtocolError
   */
  readonly parse: (body: unknown, root: string, form?: RequestForm, early?: readonly Warning[]) => Inspection;
}

/** Problems of one answer; the counts are of all. */
const MAX_PROBLEMS = 1000;

/** Misspelt fields of a body, which may be that of a render; of a query they are refused. */
const fieldsOf = (body: unknown, form: RequestForm | undefined): readonly Finding[] =>
  form?.query ? [] : bodyFindings(body, 'renderV2');

/** Ours, beside those of spec.md: nothing is stored or charged. */
export const inspectEndpoints: readonly InspectEndpoint[] = [
  {
    path: '/api/check',
    parse(body, root, form, early = []) {
      const { content, slideIndex } = parseInspectRequest(body, form);
      const fields = fieldsOf(body, form).map(({ path, message }) => ({ severity: 'warning' as const, path, message }));
      return async (renderer, control) => {
        const unread = early.map(({ message }) => ({ severity: 'warning' as const, path: '', message }));
        const found = [...unread, ...(await renderer.check(content, { slideIndex }, control))];
        const count = (wanted: string) => [...fields, ...found].filter(({ severity }) => severity === wanted).length;
        // Places are named from the body's root, as in errors.
        const problems = found.slice(0, MAX_PROBLEMS).map(({ path, ...rest }) => ({
          ...rest,
          path: [root, path].filter((part) => part !== '').join('.'),
        }));
        return {
          success: true,
          errors: count('error'),
          warnings: count('warning'),
          problems: [...fields, ...problems],
        };
      };
    },
  },
  {
    path: '/api/list',
    parse(body, _root, form, early = []) {
      const { content, slideIndex } = parseInspectRequest(body, form);
      return async (renderer, control) => {
        const { slide, objects, ...listed } = await renderer.list(content, { slideIndex }, control);
        const warnings = [...fieldsOf(body, form), ...early, ...listed.warnings];
        return { success: true, slideIndex: slide, objects, ...(warnings.length > 0 ? { warnings } : {}) };
      };
    },
  },
];
