import * as v from 'valibot';
import { describeValue } from './describe.js';
import { type Issue, ProtocolError } from './errors.js';
import type { FileContent, Template, View2D, View3D, ViewBound } from './file.js';
import { projectMeant } from './findings/foreign-project.js';
import { nearestName } from './findings/nearest-name.js';
import { contentSynonym, elsewhereRemedy, optionRemedy } from './findings/option-names.js';
import { collectIssues, summary } from './issues.js';
import { MAX_ISSUES } from './limits.js';
import { checkFile, fileSchema } from './parse-file.js';
import {
  angleNumber,
  finiteNumber,
  flag,
  isRecord,
  once,
  openObject,
  positiveInteger,
  positiveNumber,
} from './schema-kit.js';
import { cameraView, nonNegativeNumber, projection } from './slide.js';
import { templateSchema } from './template.js';
import { wantedMessage, wants } from './wanted.js';

/** px of a picture at pixelRatio 1: whole numbers above 0. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a view is laid around the content: with `padding` px free on each side, 16 where nobody says. */
export type Contain = boolean | { readonly padding?: number | undefined };

/** What all endpoints take beside the fields of spec.md. */
interface Framing {
  readonly contain?: Contain | undefined;
  readonly size?: Size | undefined;
}

/** The body of `/api/render` (spec.md 4.3). */
export interface RenderRequest extends Framing {
  readonly content: FileContent;
  /** From 1. */
  readonly slideIndex: number;
  /** Always there where the project came as JSON. */
  readonly viewBound?: ViewBound | undefined;
  readonly scale?: number | undefined;
  readonly scaleY?: number | undefined;
  readonly pixelRatio?: number | undefined;
  readonly template?: Template | undefined;
  readonly transparent?: boolean | undefined;
}

/** The body of `/api/render-svg` and `/api/render-tikz` (spec.md 4.4, 4.5). */
export type VectorRequest = Omit<RenderRequest, 'pixelRatio'>;

/** The body of `/api/render/v2` (spec.md 4.2). */
export interface RenderV2Request extends Framing {
  readonly content: FileContent;
  /** From 1. */
  readonly slideIndex: number;
  readonly template?: Template | undefined;
  readonly view2D?: View2D | undefined;
  readonly view3D?: View3D | undefined;
  readonly transparent?: boolean | undefined;
  /** Of a view that nobody gave, from the query of a call whose body is figure text only. */
  readonly scale?: number | undefined;
  readonly scaleY?: number | undefined;
  readonly pixelRatio?: number | undefined;
}

/** How a request came, where its project was no JSON. */
export interface RequestForm {
  /** The project came as figure text, which says its own view: nobody has to give one. */
  readonly text?: boolean | undefined;
  /**
   * The body was figure text and the other fields come from the query: those that the endpoint does not know are
   * refused.
   */
  readonly query?: boolean | undefined;
}

const body = 'a JSON object such as {"content": "A: Point(0, 0)"}';

const boundEntries = { left: finiteNumber, right: finiteNumber, bottom: finiteNumber, top: finiteNumber };

/** The body of a request: its project is checked by itself. */
function bodyObject<const E extends v.ObjectEntries>(entries: E) {
  return openObject(entries, body, ['content']);
}

/** Refuses a key that belongs elsewhere. Only keys that are present are checked. */
function misplaced(message: string) {
  return v.optional(v.custom<undefined>((value) => value === undefined, message));
}

const transparentInside = once(() => misplaced('belongs to the top level of the body: move it there'));

function ordered<S extends v.GenericSchema<unknown, ViewBound>>(schema: S) {
  return v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { left, right, bottom, top } = dataset.value;
      const at = (key: string, value: number, message: string) =>
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: { left, right, bottom, top }, key, value }],
        });
      if (left >= right) at('left', left, `must be less than right (${right}), but is ${left}`);
      if (bottom >= top) at('bottom', bottom, `must be less than top (${top}), but is ${bottom}`);
    }),
  );
}

const viewBoundSchema = once(() => ordered(openObject(boundEntries, 'an object { left, right, bottom, top }')));

const view2DSchema = once(() =>
  ordered(
    openObject(
      {
        ...boundEntries,
        scale: v.optional(positiveNumber),
        scaleY: v.optional(positiveNumber),
        pixelRatio: v.optional(positiveNumber),
        transparent: transparentInside(),
      },
      'an object { left, right, bottom, top }',
    ),
  ),
);

const offset = 'a list of three finite numbers [x, y, z]';

const view3DSchema = once(() =>
  openObject(
    {
      offset: v.optional(v.strictTuple([finiteNumber, finiteNumber, finiteNumber], wants(offset))),
      view: v.optional(cameraView),
      yaw: v.optional(angleNumber),
      pitch: v.optional(angleNumber),
      projection: v.optional(projection),
      obliqueAngle: v.optional(angleNumber),
      obliqueScaleRatio: v.optional(nonNegativeNumber),
      scale: v.optional(positiveNumber),
      scaleZ: v.optional(positiveNumber),
      width: v.optional(positiveInteger),
      height: v.optional(positiveInteger),
      pixelRatio: v.optional(positiveNumber),
      transparent: transparentInside(),
    },
    'an object',
  ),
);

/** What bodies have in common, for documents. */
export const viewSchemas = once(() => ({
  ViewBound: viewBoundSchema(),
  View2D: view2DSchema(),
  View3D: view3DSchema(),
  Size: sizeSchema(),
}));

const containSchema = once(() =>
  v.union([flag, openObject({ padding: v.optional(nonNegativeNumber) }, 'an object { padding }')], ({ input }) => {
    if (isRecord(input)) return `must have a padding of at least 0 px, but that is ${describeValue(input.padding)}`;
    return wantedMessage('true, false or an object { padding }, px of at least 0', input);
  }),
);

const sizeSchema = once(() =>
  openObject({ width: positiveInteger, height: positiveInteger }, 'an object { width, height }'),
);

const shared = once(() => ({
  contain: v.optional(containSchema()),
  size: v.optional(sizeSchema()),
  slideIndex: v.optional(positiveInteger, 1),
  template: v.optional(templateSchema()),
}));

/** The same entries with a view that may be missing. */
function viewOptional<const E extends v.ObjectEntries>(entries: E) {
  return { ...entries, viewBound: v.optional(viewBoundSchema()) };
}

const vectorEntries = once(() => ({
  ...shared(),
  viewBound: viewBoundSchema(),
  scale: v.optional(positiveNumber),
  scaleY: v.optional(positiveNumber),
}));

const noPixelRatio = once(() => misplaced('is not a field of this endpoint: leave it out and use scale'));

const renderSchema = once(() =>
  bodyObject({ ...vectorEntries(), pixelRatio: v.optional(positiveNumber), transparent: v.optional(flag) }),
);

const svgSchema = once(() =>
  bodyObject({ ...vectorEntries(), pixelRatio: noPixelRatio(), transparent: v.optional(flag) }),
);

const tikzSchema = once(() => bodyObject({ ...vectorEntries(), pixelRatio: noPixelRatio() }));

/** The same for projects that came as figure text. */
const textSchemas = {
  render: once(() => bodyObject(viewOptional(renderSchema().entries))),
  svg: once(() => bodyObject(viewOptional(svgSchema().entries))),
  tikz: once(() => bodyObject(viewOptional(tikzSchema().entries))),
};

const renderV2Entries = once(() => ({
  ...shared(),
  view2D: v.optional(view2DSchema()),
  view3D: v.optional(view3DSchema()),
  transparent: v.optional(flag),
}));

const renderV2Schema = once(() => withOneView(bodyObject(renderV2Entries())));

const renderV2Query = once(() =>
  withOneView(
    bodyObject({
      ...renderV2Entries(),
      scale: v.optional(positiveNumber),
      scaleY: v.optional(positiveNumber),
      pixelRatio: v.optional(positiveNumber),
    }),
  ),
);

function withOneView<S extends v.GenericSchema<unknown, { view2D?: unknown; view3D?: unknown }>>(schema: S) {
  return v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value.view2D === undefined || dataset.value.view3D === undefined) return;
      const value = dataset.value.view3D;
      addIssue({
        message: 'can not be given together with view2D: leave one of them out',
        path: [{ type: 'object', origin: 'value', input: { ...dataset.value }, key: 'view3D', value }],
      });
    }),
  );
}

const withContent = <const E extends v.ObjectEntries>(entries: E) =>
  bodyObject({ content: v.union([fileSchema, v.string()]), ...entries });

/** The whole bodies as schemas, for documents; the parse functions know more, such as left < right. */
export const requestSchemas = once(
  (): Readonly<Record<'render' | 'renderV2' | 'svg' | 'tikz', v.GenericSchema>> => ({
    render: withContent(renderSchema().entries),
    renderV2: withContent(renderV2Entries()),
    svg: withContent(svgSchema().entries),
    tikz: withContent(tikzSchema().entries),
  }),
);

/** What a body asks of the view, without unknown keys. */
function framing({ contain, size }: Framing): Framing {
  const padding = typeof contain === 'object' ? { padding: contain.padding } : contain;
  return {
    ...(contain === undefined ? {} : { contain: padding }),
    ...(size === undefined ? {} : { size: { width: size.width, height: size.height } }),
  };
}

/**
 * Options of a query that an endpoint does not have. (In a body they are ignored: other products send more than is
 * known.)
 */
function unknownOptions(entries: v.ObjectEntries, input: unknown): Issue[] {
  const known = Object.keys(entries).filter((name) => name !== 'pixelRatio' || entries[name] !== noPixelRatio());
  return Object.entries(isRecord(input) ? input : {})
    .filter(([name]) => name !== 'content' && !known.includes(name))
    .map(([path, value]) => {
      const near = nearestName(path, known);
      const remedy =
        elsewhereRemedy(path, value) ??
        optionRemedy(path, known) ??
        (near === undefined ? `use ${known.join(', ')}` : `did you mean ${near}?`);
      return { path, message: `is not an option of this endpoint: ${remedy}` };
    });
}

/** What bodies without `content` have in its place: the project itself, or another name for it. */
function missingContent(input: object): Issue {
  const other = contentSynonym(input);
  const remedy =
    'slides' in input || 'definitions' in input
      ? 'this is the project itself: send it as {"content": …}'
      : other === undefined
        ? 'give a project, an object with `slides` and `metadata`, or figure text'
        : `it is called content, and not ${other}`;
  return { path: 'content', message: `is missing: ${remedy}` };
}

/** The fields by their schema and the project by its own, with all issues of both. */
function parseBody<S extends v.GenericSchema<unknown, object> & { readonly entries: v.ObjectEntries }>(
  schema: S,
  input: unknown,
  { query = false }: RequestForm,
) {
  const fields = v.safeParse(schema, input);
  const unknown = query ? unknownOptions(schema.entries, input) : [];
  const issues: Issue[] = [...unknown, ...(fields.success ? [] : collectIssues(fields.issues))];
  let content: FileContent | undefined;
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) {
    const checked = checkFile('content' in input ? input.content : undefined);
    if ('file' in checked) content = checked.file;
    else if (!('content' in input)) issues.push(missingContent(input));
    else {
      const meant = projectMeant(input.content);
      const own = meant === undefined ? checked.issues : [{ path: '', message: meant }];
      for (const { path, message } of own) {
        issues.push({ path: path === '' ? 'content' : `content.${path}`, message });
      }
    }
  }
  if (fields.success && content !== undefined && issues.length === 0) return { fields: fields.output, content };
  const named = issues.slice(0, MAX_ISSUES);
  throw new ProtocolError(summary('The request is not valid', named), named);
}

/**
 * The body of `/api/render`. Fields that the endpoint does not know are ignored.
 * @throws ProtocolError with paths from the body's root, such as `viewBound.left` or `content.slides.0.definitions`.
 */
export function parseRenderRequest(input: unknown, form: RequestForm = {}): RenderRequest {
  const { fields, content } = parseBody(form.text ? textSchemas.render() : renderSchema(), input, form);
  const { slideIndex, viewBound, scale, scaleY, pixelRatio, template, transparent } = fields;
  const view = { viewBound: viewBound && plainBound(viewBound), scale, scaleY, pixelRatio, ...framing(fields) };
  return { content, slideIndex, ...view, template, transparent };
}

/**
 * The body of `/api/render-svg` or `/api/render-tikz`, which refuse `pixelRatio`; TikZ ignores `transparent`.
 * @throws ProtocolError with paths from the body's root.
 */
export function parseVectorRequest(format: 'svg' | 'tikz', input: unknown, form: RequestForm = {}): VectorRequest {
  if (format === 'svg') {
    const { fields, content } = parseBody(form.text ? textSchemas.svg() : svgSchema(), input, form);
    const { slideIndex, viewBound, scale, scaleY, template, transparent } = fields;
    const view = { viewBound: viewBound && plainBound(viewBound), scale, scaleY, ...framing(fields) };
    return { content, slideIndex, ...view, template, transparent };
  }
  const { fields, content } = parseBody(form.text ? textSchemas.tikz() : tikzSchema(), input, form);
  const { slideIndex, viewBound, scale, scaleY, template } = fields;
  const view = { viewBound: viewBound && plainBound(viewBound), scale, scaleY, ...framing(fields) };
  return { content, slideIndex, ...view, template };
}

/**
 * The body of `/api/render/v2`.
 * @throws ProtocolError with paths from the body's root.
 */
export function parseRenderV2Request(input: unknown, form: RequestForm = {}): RenderV2Request {
  if (form.query) {
    const { fields, content } = parseBody(renderV2Query(), input, form);
    const { slideIndex, template, view2D, view3D, transparent, scale, scaleY, pixelRatio } = fields;
    return {
      content,
      slideIndex,
      template,
      view2D,
      view3D,
      ...framing(fields),
      transparent,
      scale,
      scaleY,
      pixelRatio,
    };
  }
  const { fields, content } = parseBody(renderV2Schema(), input, form);
  const { slideIndex, template, view2D, view3D, transparent } = fields;
  return { content, slideIndex, template, view2D, view3D, ...framing(fields), transparent };
}

const slideSchema = once(() => bodyObject({ slideIndex: v.optional(positiveInteger) }));

/** The bodies of `/api/check` and `/api/list` as schemas, for documents. */
export const inspectSchema = once(() => withContent(slideSchema().entries));

/** What `/api/check` and `/api/list` are about: a project, which may be wrong, and one of its slides. */
export interface InspectRequest {
  readonly content: unknown;
  /** From 1. */
  readonly slideIndex?: number | undefined;
}

/**
 * The body of `/api/check` and `/api/list`, of which the project is not looked into.
 * @throws ProtocolError with paths from the body's root.
 */
export function parseInspectRequest(input: unknown, { query = false }: RequestForm = {}): InspectRequest {
  const fields = v.safeParse(slideSchema(), input);
  const unknown = query ? unknownOptions(slideSchema().entries, input) : [];
  const issues: Issue[] = [...unknown, ...(fields.success ? [] : collectIssues(fields.issues))];
  const content = typeof input === 'object' && input !== null && 'content' in input ? input.content : undefined;
  if (content === undefined && isRecord(input)) issues.push(missingContent(input));
  if (fields.success && issues.length === 0) return { content, slideIndex: fields.output.slideIndex };
  throw new ProtocolError(summary('The request is not valid', issues), issues);
}

/** Without unknown keys: the result repeats it. */
function plainBound({ left, right, bottom, top }: ViewBound): ViewBound {
  return { left, right, bottom, top };
}

/** The `view3D` of a request on its own, for other ways to ask for one. Throws ProtocolError with paths from its root. */
export function parseView3D(input: unknown): View3D {
  const result = v.safeParse(view3DSchema(), input);
  if (result.success) return result.output;
  const issues = collectIssues(result.issues);
  throw new ProtocolError(summary('The 3D view is not valid', issues), issues);
}
