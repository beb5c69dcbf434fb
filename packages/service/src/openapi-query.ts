import { cameraViews, projections } from '@geoslide/protocol';

const number = { type: 'number' };
const whole = { type: 'integer', minimum: 1 };
const positive = { type: 'number', exclusiveMinimum: 0 };
const flag = { type: 'boolean' };

const bounds = ['left', 'right', 'bottom', 'top'];

function fields(name: string, keys: readonly string[], schema: object) {
  return keys.map((key) => [`${name}.${key}`, schema] as const);
}

const everywhere = [
  ['slideIndex', whole],
  ['contain', flag],
  ['contain.padding', number],
  ['size', { type: 'string', pattern: '^\\d+x\\d+$' }],
  ['scale', positive],
  ['scaleY', positive],
  ['template', { description: 'A template as JSON.', type: 'string' }],
] as const;

const pixelRatio = ['pixelRatio', positive] as const;
const transparent = ['transparent', flag] as const;
const viewBound = fields('viewBound', bounds, number);

const options = {
  v2: [
    ...everywhere,
    pixelRatio,
    transparent,
    ...fields('view2D', bounds, number),
    ...fields('view2D', ['scale', 'scaleY', 'pixelRatio'], positive),
    ...fields('view3D', ['yaw', 'pitch', 'obliqueAngle', 'obliqueScaleRatio'], number),
    ...fields('view3D', ['scale', 'scaleZ', 'pixelRatio'], positive),
    ...fields('view3D', ['width', 'height'], whole),
    ['view3D.projection', { enum: projections }],
    ['view3D.view', { enum: cameraViews }],
    ['view3D.offset', { description: 'A list as JSON: [x,y,z].', type: 'string' }],
  ],
  render: [...everywhere, ...viewBound, pixelRatio, transparent],
  svg: [...everywhere, ...viewBound, transparent],
  tikz: [...everywhere, ...viewBound],
  inspect: [['slideIndex', whole]],
} as const satisfies Record<string, readonly (readonly [string, object])[]>;

/** Which options a path takes in its query. */
export type QueryKind = keyof typeof options;

/** The options that the query of a call has whose body is figure text, as parameters of OpenAPI. */
export function queryParameters(kind: QueryKind) {
  return options[kind].map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    description: `Of a body of figure text: ${name} of a body of JSON.`,
    schema,
  }));
}
