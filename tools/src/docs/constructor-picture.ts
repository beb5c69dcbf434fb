import {
  type Constructor,
  construct,
  constructors,
  type Expr,
  type Parameter,
  parse,
  type Signature,
  unions,
  type Value,
} from '@geoslide/geometry';
import type { Definition } from '@geoslide/protocol';
import { type PngOptions, renderPng } from 'geoslide';
import { calleeOf, mentions, SLIDER_VALUE, SURROUNDINGS, some } from './example-tree.js';

const SIZE = { width: 120, height: 90 };
const RATIO = 1.5;

/** What has no picture: the result is no figure, or a picture from an address. */
const NOT_DRAWN = new Set<string>(['Number', 'Boolean', 'String', 'Image']);

/** Names that no definition can have, or that would hide a constant. */
const RESERVED = new Set(['x', 'y', 't', 'e']);

const GIVEN = { color: '#7d8896', lineWidth: 1.25, pointSize: 4, regionOpacity: 0, angleSize: 14 };
const RESULT = { color: '#c0322b', lineWidth: 2.5, pointSize: 8, angleSize: 18 };

/** Logical views, 4 : 3, of what has no end of its own; `left, right, bottom, top`. */
type Bounds = readonly [left: number, right: number, bottom: number, top: number];
const UNBOUNDED: Bounds = [-4, 4, -3, 3];
const VIEWS: Readonly<Record<string, Bounds>> = {
  'Point(1, 2)': [-1.5, 3.3, -0.8, 2.8],
  'Polar(2, 30°)': [-1.2, 2.8, -0.9, 2.1],
  'Hyperbola(Point(-3, 0), Point(3, 0), Point(2, 0))': [-8, 8, -6, 6],
  'Hyperbola(Point(0, 0), 3, 2)': [-8, 8, -6, 6],
  'PolarCurve(1 + cos(t), 0, 2π)': [-1.3, 2.9, -1.575, 1.575],
  'PolarCurve(1 + cos(t))': [-1.3, 2.9, -1.575, 1.575],
  'Locus(P, a)': [-4, 4, -1, 5],
  'Trace(P, a)': [-4, 4, -1, 5],
  'Trace(l, a, 9)': [-4, 4, -2, 4],
  'Envelope(l, a)': [-4, 4, -2, 4],
  'Envelope(Segment(Point(t, 0), Point(0, 3 - t)), 0, 3)': [-1, 4.6, -0.7, 3.5],
  'OsculatingCircle(y = x^2, 1)': [-10.5, 5.5, -3, 9],
  'Taylor(y = sin(x), 0, 3)': [-4, 4, -3, 3],
  'Asymptote(y = (x^2 + 1) / (x - 1), 2)': [-8, 8, -4, 8],
  'Asymptote(y = (x^2 + 1) / (x - 1))': [-8, 8, -4, 8],
  'Inflection(y = x^3 - 3x, 1)': [-4, 4, -3, 3],
  'Between(y = x + 2, y = x^2, -1, 2)': [-4, 4, -1, 5],
  'Integral(y = x^2, 0, 3)': [-6, 7, -0.5, 9.25],
  'Between(Semicircle(Point(2, 0), Point(-2, 0)), Curve(1 - t, sin(t), -1, 3))': [-3.2, 3.2, -2.6, 2.2],
  'Integral(Curve(t - sin(t), 1 - cos(t), 0, 2π))': [-0.6, 6.9, -1.8, 3.825],
  'RiemannSum(y = x^2 / 2, 0, 3, 6, "left")': [-2.5, 4.5, -0.5, 4.75],
  'RiemannSum(y = x^2 / 2, 0, 3, 6)': [-2.5, 4.5, -0.5, 4.75],
  'Complement(Circle(Point(0, 0), 2))': UNBOUNDED,
  'Conic(9x^2 + 25y^2 = 225)': [-8, 8, -6, 6],
};

/** Cameras of what is not cropped to the content but seen with the axes. */
const CAMERAS: Readonly<Record<string, { scale: number; offset: readonly [number, number, number] }>> = {
  'Point(1, 2, 3)': { scale: 0.11, offset: [0.5, 1, 1.3] },
  'Surface(u cos(v), u sin(v), u^2, 0, 2, 0, 2π)': { scale: 0.14, offset: [0, 0, 2] },
};

/** Types of many lines. */
const THIN: ReadonlySet<string> = new Set(['Surface', 'ImplicitSurface', 'SlopeField', 'VectorField']);

/** The group and the constructors whose points A, B, C are shown as a triangle. */
const SHOWS_TRIANGLE = /^(triangles|Foot|MiquelPoint)$/;

for (const example of Object.keys({ ...VIEWS, ...CAMERAS })) {
  const exists = constructors.some(({ signatures }) => signatures.some((signature) => signature.example === example));
  if (!exists) throw new Error(`${example}: there is a view for this example, which no constructor has`);
}

/**
 * Draws the example of a form: what it is given in gray, with the names of its parameters, and what it gives in red.
 *
 * @returns A PNG of 120 × 90 px at `pixelRatio` 1.5; undefined where there is nothing to see.
 */
export async function constructorPicture(
  { name, group }: Constructor,
  { example, parameters, returns }: Signature,
): Promise<Uint8Array | undefined> {
  if (NOT_DRAWN.has(returns)) return undefined;
  const tree = parse(example);
  const definitions = [
    ...SURROUNDINGS.filter(({ id }) => mentions(tree, id)),
    ...helpers(name, tree, example, SHOWS_TRIANGLE.test(group === 'triangles' ? group : name) ? parameters : []),
    ...partsOf(tree, example, parameters),
    { kind: 'primitive' as const, id: 'result', source: example },
  ];
  const slide = slideOf(
    definitions,
    isGraph(tree) || group === 'curves' || group === 'fields' || example in VIEWS || example in CAMERAS,
  );
  const content = { metadata: { version: '11' }, messages: [], slides: [slide] };
  const isEverywhere = isGraph(tree) || group === 'fields';
  const { bytes, warnings } = await renderPng(content, viewOf(slide, isEverywhere, example));
  // The style of a slider that this example does not have has a place of its own, and is no reason.
  const reason = warnings.find(({ path }) => path === undefined);
  if (reason !== undefined) throw new Error(`${example}: ${reason.message}`);
  return bytes;
}

const isGraph = (tree: Expr) =>
  some(tree, (node) => node.kind === 'equation' || (node.kind === 'name' && node.name === 'xAxis')) &&
  !mentions(tree, 'z');
type Call = Extract<Expr, { kind: 'call' }>;

const isCall = (node: Expr, ...callees: readonly string[]): node is Call =>
  node.kind === 'call' && callees.includes(calleeOf(node));

/** Lines that show how the points of an example belong together. */
function helpers(name: string, tree: Expr, source: string, triangle: readonly Parameter[]): Definition[] {
  const sources: string[] = [];
  const text = ({ start, end }: Expr) => source.slice(start, end);
  const arePoints = (nodes: readonly Expr[], count: number) =>
    nodes.length === count && nodes.every((node) => isCall(node, 'Point'));
  const args = tree.kind === 'call' ? tree.args : [];
  const points = args.filter((node) => isCall(node, 'Point'));
  if (/^(Midpoint|Divide|PerpBisector)$/.test(name) && points.length === 2) {
    sources.push(`Segment(${points.map(text)})`);
  }
  if (/^(Centroid|Circumcenter|Incenter|Orthocenter|Incircle|Circumcircle)$/.test(name) && arePoints(args, 3)) {
    sources.push(`Polygon(${points.map(text)})`);
  }
  const corners = ['A', 'B', 'C'].flatMap((corner) => args[triangle.findIndex((each) => each.name === corner)] ?? []);
  if (arePoints(corners, 3)) sources.push(`Polygon(${corners.map(text)})`);
  if (isCall(tree, 'Point') && tree.args.length === 3) {
    const [x, y, z] = tree.args.map(text);
    sources.push(`Polyline(Point(0, 0, 0), Point(${x}, 0, 0), Point(${x}, ${y}, 0), Point(${x}, ${y}, ${z}))`);
  }
  some(tree, (node) => {
    if (isCall(node, 'Angle', 'AngleBisector') && arePoints(node.args, 3)) {
      const [a, vertex, b] = node.args.map(text);
      sources.push(`Segment(${vertex}, ${a})`, `Segment(${vertex}, ${b})`);
    }
    return false;
  });
  return sources.map((each, i) => ({ kind: 'primitive' as const, id: `helper${i + 1}`, source: each }));
}

/** The figures that a call is given, as definitions of their own: those of its arguments carry the parameters' names. */
function partsOf(tree: Expr, source: string, parameters: readonly Parameter[]): Definition[] {
  if (tree.kind !== 'call') return [];
  const parts: Definition[] = [];
  function add(node: Expr, name = ''): void {
    if (node.kind === 'list') for (const item of node.items) add(item);
    if (node.kind === 'call') {
      if (node.callee.kind === 'member') add(node.callee.object);
      for (const part of node.args) add(part);
    }
    if (node.kind !== 'equation' && node.kind !== 'call') return;
    const label = /^\p{L}$/u.test(name) && !RESERVED.has(name) ? name : undefined;
    const id = label ?? `given${parts.length + 1}`;
    parts.push({ kind: 'primitive', id, source: source.slice(node.start, node.end), label });
  }
  for (const [i, arg] of tree.args.entries()) {
    const { name, type } = parameters[Math.min(i, parameters.length - 1)]!;
    if (type !== 'Expr') add(arg, i < parameters.length ? name : undefined);
  }
  return parts;
}

function slideOf(definitions: readonly Definition[], hasAxes: boolean) {
  const uvarMap: (readonly [string, number])[] = [['a.0', SLIDER_VALUE]];
  const { objects } = construct({ definitions, uvarMap, styleSheet: {}, doc: [] });
  const drawn = definitions.filter(({ kind, id }) => {
    const type = objects.get(id)?.value?.type;
    return kind === 'slider' || (type !== undefined && !NOT_DRAWN.has(type));
  });
  const inSpace = [...objects.values()].some(({ value }) => isOfSpace(value));
  const axis = { show: hasAxes, label: false, tick: false, color: '#b4bcc8', lineWidth: 1 };
  const thin = THIN.has(objects.get('result')?.value?.type ?? '') && { lineWidth: 1 };
  return {
    definitions: drawn,
    uvarMap,
    styleSheet: {
      xaxis: axis,
      yaxis: axis,
      xaxis3d: { ...axis, axisLabelPreset: 'name' },
      yaxis3d: { ...axis, axisLabelPreset: 'name' },
      zaxis3d: { ...axis, axisLabelPreset: 'name' },
      primitives: drawn.map(({ id }) => [id, id === 'result' ? { ...RESULT, ...thin } : GIVEN]),
      primitiveLabels: drawn.map(({ id }) => [id, { fontSize: 14, color: '#4b5563' }]),
      sliders: [['a', { hidden: true }]],
    },
    doc: [],
    ...(inSpace && { camera: { kind: '3d', yaw: -0.35, pitch: 0.4 } }),
  };
}

function isOfSpace(value: Value | undefined): boolean {
  if (value === undefined) return false;
  if (value.type === 'List') return value.items.some(isOfSpace);
  return unions.SpaceObject?.includes(value.type) ?? false;
}

function viewOf({ camera }: { readonly camera?: object }, isEverywhere: boolean, example: string): PngOptions {
  const pixelRatio = RATIO;
  const cropped = { contain: { padding: 8 }, size: SIZE };
  const seenFrom = CAMERAS[example];
  if (seenFrom !== undefined) return { view3D: { ...SIZE, ...seenFrom, pixelRatio } };
  if (camera !== undefined) return { ...cropped, view3D: { pixelRatio } };
  const view = VIEWS[example] ?? (isEverywhere ? UNBOUNDED : undefined);
  if (view === undefined) return { ...cropped, pixelRatio };
  const [left, right, bottom, top] = view;
  return { viewBound: { left, right, bottom, top }, scale: SIZE.width / (right - left), pixelRatio };
}
