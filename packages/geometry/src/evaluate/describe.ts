import { functionTree } from '../functions/function-values.js';
import { simplify } from '../functions/simplify.js';
import { fociOf } from '../plane/conic-parts.js';
import { print } from '../syntax/print.js';
import type { CurveValue, ExplicitCurve, InverseCurve, ScalarFunction, Value } from '../values.js';
import { propertyValue } from './property-value.js';

/** Properties that say more than the fields of a value. */
const PROPERTIES: Readonly<Partial<Record<Value['type'], readonly string[]>>> = {
  Line: ['equation'],
  Segment: ['length'],
  Vector: ['length'],
  Polyline: ['length'],
  Arc: ['start', 'end', 'length'],
  EllipticArc: ['start', 'end'],
  Sector: ['area'],
  CircleSegment: ['area'],
  Circle: ['equation'],
  Ray: ['start'],
  Ellipse: ['equation'],
  Hyperbola: ['equation'],
  Parabola: ['equation', 'focus'],
  Conic: ['equation'],
  Polygon: ['area', 'perimeter'],
  Angle: ['degrees'],
  Dimension: ['length'],
  Area: ['area'],
  Segment3: ['length'],
  Vector3: ['length'],
  Polyline3: ['length'],
  Dimension3: ['length'],
  Polygon3: ['area', 'perimeter'],
  Angle3: ['degrees'],
  Plane: ['equation'],
  Circle3: ['normal'],
  Arc3: ['normal', 'start', 'end', 'length'],
  Curve3: ['length'],
  Sphere: ['volume', 'surfaceArea', 'equation'],
  Cone: ['height', 'volume', 'surfaceArea'],
  Cylinder: ['height', 'volume', 'surfaceArea'],
  Polyhedron: ['volume', 'surfaceArea'],
};

/** A value as plain JSON, for listings: a point as { x, y }, a number as itself (null where it is infinite), figures by what fixes them. */
export function describeValue(value: Value): unknown {
  switch (value.type) {
    case 'Number':
      return finite(value.value);
    case 'Boolean':
    case 'String':
      return value.value;
    case 'List':
      return value.items.map(describeValue);
    case 'Curve':
      return describeCurve(value);
    case 'Region':
      return { function: print(value.f.expr), strict: value.strict };
    case 'Area':
      return { value: finite(value.value), min: finite(value.min), max: finite(value.max), ...propertiesOf(value) };
    case 'Ellipse':
    case 'Hyperbola':
      return { ...fieldsOf(value), foci: plain(fociOf(value)), ...propertiesOf(value) };
    case 'Tick':
    case 'Tick3':
      return { count: value.count, target: { type: value.target.type.replace(/3$/, ''), ...fieldsOf(value.target) } };
    case 'Surface':
      return { u: plain(value.u), v: plain(value.v) };
    case 'Curve3':
      return { min: finite(value.min), max: finite(value.max), ...propertiesOf(value) };
    case 'Circle3':
      return { center: plain(value.center), radius: finite(value.radius), ...propertiesOf(value) };
    case 'Arc3': {
      const { center, a, b, sweep } = value;
      const size = a === b ? { radius: finite(a) } : { a: finite(a), b: finite(b) };
      return { center: plain(center), ...size, sweep: finite(sweep), ...propertiesOf(value) };
    }
    case 'Polyhedron': {
      // Corners are numbered from 1, as the language numbers them.
      const named = (lists: readonly (readonly number[])[]) => lists.map((list) => list.map((i) => i + 1));
      const { vertices, edges, faces } = value;
      return { vertices: plain(vertices), edges: named(edges), faces: named(faces), ...propertiesOf(value) };
    }
    default:
      return { ...fieldsOf(value), ...propertiesOf(value) };
  }
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value || 0 : null;
}

function fieldsOf(value: Value): Record<string, unknown> {
  const entries = Object.entries(value).filter(([key, field]) => key !== 'type' && typeof field !== 'function');
  return Object.fromEntries(entries.map(([key, field]) => [key, plain(field)]));
}

/** Values inside values keep their type beside their fields. */
function plain(field: unknown): unknown {
  if (typeof field === 'number') return finite(field);
  if (Array.isArray(field)) return field.map(plain);
  if (typeof field !== 'object' || field === null) return field;
  return Object.fromEntries(Object.entries(field).map(([key, inner]) => [key, plain(inner)]));
}

function propertiesOf(value: Value): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const name of PROPERTIES[value.type] ?? []) {
    const property = propertyValue(value, name);
    if (property !== undefined) found[name] = name === 'normal' ? plain(endOf(property)) : describeValue(property);
  }
  return found;
}

/** A direction as its components. */
function endOf(value: Value): unknown {
  return value.type === 'Vector3' ? value.end : value;
}

function describeCurve(curve: CurveValue): unknown {
  const moved = curve.transform === undefined ? {} : { transform: plain(curve.transform) };
  switch (curve.form) {
    case 'explicit':
    case 'inverse':
      return describeFunction(curve, moved);
    case 'parametric':
      return { form: curve.form, x: sourceOf(curve.fx), y: sourceOf(curve.fy), ...rangeOf(curve), ...moved };
    case 'implicit':
      return { form: curve.form, equation: `${print(curve.f.expr)} = 0`, ...moved };
    case 'sampled':
      return { form: curve.form, points: curve.branches.reduce((count, branch) => count + branch.length, 0), ...moved };
  }
}

/** The equation where the curve stands; one that is turned keeps its own beside the transform. */
function describeFunction(curve: ExplicitCurve | InverseCurve, moved: object): unknown {
  const { form, min, max, transform } = curve;
  const [dependent, scale = 1, shift = 0] =
    form === 'explicit' ? ['y', transform?.a, transform?.e] : ['x', transform?.d, transform?.f];
  const whole = { ...curve, min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
  const tree = transform && functionTree(whole);
  if (tree === undefined) return { form, equation: `${dependent} = ${sourceOf(curve.f)}`, ...rangeOf(curve), ...moved };
  const [a, b] = [scale * min + shift, scale * max + shift];
  const range = rangeOf({ min: Math.min(a, b), max: Math.max(a, b) });
  return { form, equation: `${dependent} = ${print(simplify(tree.expr))}`, ...range };
}

function sourceOf(f: ScalarFunction): string {
  return print(f.expr);
}

function rangeOf({ min, max }: { readonly min: number; readonly max: number }): Record<string, unknown> {
  return { min: finite(min), max: finite(max) };
}
