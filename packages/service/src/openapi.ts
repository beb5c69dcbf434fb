import { errorStatus } from '@geoslide/protocol';
import { type FileKind, fileKinds } from './files.js';
import { queryParameters } from './openapi-query.js';
import { FIGURE_TYPE, GEOGEBRA_TYPE } from './requests/body.js';
import { schemaDefinitions } from './schema/definitions.js';
import { schemaFiles } from './schema/documents.js';
import { mapSchemas } from './schema/json-schema.js';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** What a request of one path is, and what its answer is called. */
const operations = [
  {
    path: '/api/render/v2',
    kind: fileKinds.png,
    id: 'renderV2',
    summary: 'Render a slide to PNG, 2D or 3D (recommended)',
    request: 'RenderV2Request',
    query: 'v2',
    result: { anyOf: [ref('Result2D'), ref('Result3D')] },
    legacy: false,
  },
  {
    path: '/api/render-pdf',
    kind: fileKinds.pdf,
    id: 'renderPdf',
    summary: 'Render a slide to PDF, 2D or 3D',
    request: 'RenderV2Request',
    query: 'v2',
    result: { anyOf: [ref('Result2D'), ref('Result3D')] },
    legacy: false,
  },
  {
    path: '/api/render',
    kind: fileKinds.png,
    id: 'render',
    summary: 'Render a 2D slide to PNG (legacy)',
    request: 'RenderRequest',
    query: 'render',
    result: ref('Result2D'),
    legacy: true,
  },
  {
    path: '/api/render-svg',
    kind: fileKinds.svg,
    id: 'renderSvg',
    summary: 'Render a 2D slide to SVG',
    request: 'SvgRequest',
    query: 'svg',
    result: ref('Result2D'),
    legacy: true,
  },
  {
    path: '/api/render-tikz',
    kind: fileKinds.tikz,
    id: 'renderTikz',
    summary: 'Render a 2D slide to TikZ',
    request: 'TikzRequest',
    query: 'tikz',
    result: ref('Result2D'),
    legacy: true,
  },
] as const;

const requestId = {
  name: 'x-request-id',
  in: 'header',
  required: false,
  description: 'Business id of the call: a call that is repeated with the same id and body is charged once.',
  schema: { type: 'string', maxLength: 200 },
};

const traceparent = {
  name: 'traceparent',
  in: 'header',
  required: false,
  description: 'The W3C trace context that the call belongs to; the answer has it too.',
  schema: { type: 'string' },
};

const answerHeaders = { 'x-request-id': { description: 'The id of the call.', schema: { type: 'string' } } };

function json(description: string, schema: object) {
  return { description, headers: answerHeaders, content: { 'application/json': { schema } } };
}

const text = { type: 'string' };

/** A body of JSON, or one of figure text or a GeoGebra file with its options in the query. */
function projectBody(schema: string) {
  const description = 'A figure text; its options are in the query.';
  return {
    required: true,
    content: {
      'application/json': { schema: ref(schema) },
      [FIGURE_TYPE]: { schema: { ...text, description } },
      [GEOGEBRA_TYPE]: {
        schema: { ...text, format: 'binary', description: 'A .ggb file; its options are in the query.' },
      },
    },
  };
}
const success = { const: true };
/** In a figure text, from 1. */
const place = { line: { type: 'integer' }, column: { type: 'integer' } };

const checked = {
  type: 'object',
  properties: {
    success,
    errors: { type: 'integer' },
    warnings: { type: 'integer' },
    problems: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          severity: { enum: ['error', 'warning'] },
          path: text,
          message: text,
          count: { type: 'integer' },
          ...place,
          dependents: { type: 'array', items: text },
        },
      },
    },
  },
};

const listed = {
  type: 'object',
  properties: {
    success,
    slideIndex: { type: 'integer' },
    objects: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: text, kind: text, type: text, defined: { type: 'boolean' }, value: {} },
      },
    },
    warnings: {
      type: 'array',
      items: { type: 'object', properties: { id: text, message: text, cause: text, ...place } },
    },
  },
};

const batchRequest = {
  type: 'object',
  required: ['renders'],
  properties: {
    renders: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['path', 'body'],
        properties: {
          path: { enum: operations.map(({ path }) => path) },
          requestId: text,
          body: { anyOf: [...new Set(operations.map(({ request }) => request))].map(ref) },
        },
      },
    },
  },
};

const batchResult = {
  type: 'object',
  properties: {
    success,
    succeeded: { type: 'integer' },
    failed: { type: 'integer' },
    results: {
      type: 'array',
      items: {
        type: 'object',
        properties: { status: { type: 'integer' }, requestId: text, success: { type: 'boolean' } },
      },
    },
  },
};

/** Defaults are told in words: makers of clients take a key that has one for a key that every request has. */
function components() {
  const all = Object.entries(schemaDefinitions((name) => ref(name).$ref));
  return Object.fromEntries(
    all.map(([name, schema]) => [
      name,
      mapSchemas(schema, ({ default: value, ...rest }) =>
        value === undefined
          ? rest
          : { ...rest, description: `${rest.description ?? ''} Default: ${JSON.stringify(value)}.`.trim() },
      ),
    ]),
  );
}

const badId = json('The x-request-id is none.', ref('Error'));

/** What `/ready` answers: which of the service's needs are there. */
function readiness(status: string) {
  const check = { enum: ['ok', 'failed'] };
  return {
    type: 'object',
    properties: { status: { const: status }, checks: { type: 'object', additionalProperties: check } },
  };
}

/** The answer with the file itself as another content, for who asks for it. */
function withPicture(answer: ReturnType<typeof json>, { accept, contentType }: FileKind) {
  const description = 'What the JSON would say, as JSON in ASCII.';
  return {
    ...answer,
    headers: { ...answer.headers, 'x-geoslide-result': { description, schema: { type: 'string' } } },
    content: { ...answer.content, [accept]: { schema: { type: 'string', contentMediaType: contentType } } },
  };
}

const legacyCodes: ReadonlySet<string> = new Set(['UNSUPPORTED_3D_GEOMETRY']);
const v2Codes: ReadonlySet<string> = new Set(['RENDER_INVALID_REQUEST', 'UNSUPPORTED_3D_PRIMITIVE']);

/** The codes of each status that an endpoint can answer with. */
function errorResponses(legacy: boolean) {
  const codes = Object.entries(errorStatus).filter(
    ([code]) => code !== 'NOT_FOUND' && code !== 'METHOD_NOT_ALLOWED' && !(legacy ? v2Codes : legacyCodes).has(code),
  );
  const byStatus = new Map<number, string[]>();
  for (const [code, status] of codes) byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  return Object.fromEntries([...byStatus].map(([status, names]) => [status, json(names.join(' or '), ref('Error'))]));
}

/** The service's OpenAPI 3.1 document, made from the schemas that it validates with. */
export function createOpenApi() {
  const paths = operations.map(({ path, id, summary, request, result, legacy, kind, query }) => [
    path,
    {
      post: {
        operationId: id,
        summary,
        deprecated: id === 'render',
        parameters: [requestId, traceparent, ...queryParameters(query)],
        requestBody: projectBody(request),
        responses: {
          200: withPicture(json('The file is stored and the call charged.', result), kind),
          303: json('As 200; `Location` has the picture that Accept asked for.', result),
          ...errorResponses(legacy),
        },
      },
    },
  ]);
  const inspections = [
    { path: '/api/check', id: 'check', summary: 'Name the problems of a project; not charged', result: checked },
    { path: '/api/list', id: 'list', summary: 'List the objects of a slide; not charged', result: listed },
  ].map(({ path, id, summary, result }) => [
    path,
    {
      post: {
        operationId: id,
        summary,
        parameters: [requestId, traceparent, ...queryParameters('inspect')],
        requestBody: projectBody('InspectRequest'),
        responses: { 200: json('What was found.', result), ...errorResponses(false) },
      },
    },
  ]);
  const batch = {
    post: {
      operationId: 'batch',
      summary: 'Many renders in one call, each charged like one of its own',
      parameters: [requestId, traceparent],
      requestBody: { required: true, content: { 'application/json': { schema: batchRequest } } },
      responses: { 200: json('What each render is answered, in their order.', batchResult), ...errorResponses(false) },
    },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Geoslide',
      version: '1',
      description: 'Renders one slide of a dynamic-geometry project to PNG, SVG or TikZ.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ apiKey: [] }],
    paths: {
      ...Object.fromEntries([...paths, ...inspections]),
      '/api/batch': batch,
      '/schema/{name}.json': {
        get: {
          operationId: 'schema',
          summary: 'The JSON Schema of a file or a request',
          security: [],
          parameters: [{ name: 'name', in: 'path', required: true, schema: { enum: schemaFiles } }],
          responses: {
            200: { description: 'The schema.', content: { 'application/schema+json': { schema: { type: 'object' } } } },
            404: json('There is none of that name.', ref('Error')),
          },
        },
      },
      '/health': {
        get: {
          operationId: 'health',
          summary: 'Whether the service is up',
          security: [],
          responses: {
            200: json('It is.', { type: 'object', properties: { status: { const: 'ok' } } }),
            400: badId,
          },
        },
      },
      '/ready': {
        get: {
          operationId: 'ready',
          summary: 'Whether calls would succeed now',
          security: [],
          responses: {
            200: json('They would.', readiness('ready')),
            400: badId,
            503: json('Something fails.', readiness('not ready')),
          },
        },
      },
      '/version': {
        get: {
          operationId: 'version',
          summary: 'Which version answers',
          security: [],
          responses: {
            200: json('The versions of Geoslide and Node.', {
              type: 'object',
              properties: { version: { type: 'string' }, node: { type: 'string' } },
            }),
            400: badId,
          },
        },
      },
    },
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
      schemas: components(),
    },
  };
}
