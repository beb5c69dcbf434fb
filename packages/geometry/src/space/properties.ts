import { parametersOf } from '../form.js';
import type { Parameter, Property } from '../table.js';
import { type NumberValue, type SpaceValue, Undefined, type Value, type Vec3 } from '../values.js';
import { circumcircle, inscribedCircle } from './circle-constructors.js';
import { number, point } from './entry.js';
import { planeEquation, sphereEquation } from './equation.js';
import {
  coneArea,
  coneVolume,
  perimeter,
  polygonArea,
  polygonCentroid,
  polyhedronArea,
  polyhedronVolume,
} from './measure.js';
import { ringAxis, ringOf, ringPoint } from './ring.js';
import { triangleOf } from './triangle.js';
import { distance, length, lerp, mean, polygonNormal, sub, unit, vec3 } from './vec3.js';

type Of<T extends SpaceValue['type']> = Extract<SpaceValue, { type: T }>;

function property<T extends SpaceValue['type']>(
  name: string,
  of: readonly T[],
  returns: string,
  doc: string,
  evaluate: (self: Of<T>) => Value,
): Property {
  return { name, of, returns, doc, evaluate: (self) => evaluate(self as Of<T>) };
}

const NTH: readonly Parameter[] = parametersOf('n: Number');

function method<T extends SpaceValue['type']>(
  name: string,
  of: readonly T[],
  returns: string,
  doc: string,
  evaluate: (self: Of<T>, n: number) => Value,
): Property {
  return {
    name,
    of,
    parameters: NTH,
    returns,
    doc,
    evaluate: (self, args) => evaluate(self as Of<T>, (args[0] as NumberValue).value),
  };
}

function nth<T>(items: readonly T[], n: number, what: string): T {
  const item = items[n - 1];
  if (item === undefined) throw new Undefined(`there is no ${what} ${n}: they are numbered from 1 to ${items.length}`);
  return item;
}

const segment = (start: Vec3, end: Vec3): Value => ({ type: 'Segment3', start, end });
const vector = (end: Vec3): Value => ({ type: 'Vector3', start: vec3(0, 0, 0), end });

/** Properties and methods of the values of space. */
export const spaceProperties: readonly Property[] = [
  property('x', ['Point3'], 'Number', 'The x coordinate.', (p) => number(p.x)),
  property('y', ['Point3'], 'Number', 'The y coordinate.', (p) => number(p.y)),
  property('z', ['Point3'], 'Number', 'The z coordinate.', (p) => number(p.z)),
  property('start', ['Segment3', 'Vector3'], 'Point3', 'The first end.', (s) => point(s.start)),
  property('end', ['Segment3', 'Vector3'], 'Point3', 'The second end.', (s) => point(s.end)),
  property('midpoint', ['Segment3', 'Vector3'], 'Point3', 'The point halfway.', (s) =>
    point(lerp(s.start, s.end, 0.5)),
  ),
  property('length', ['Segment3', 'Vector3', 'Dimension3'], 'Number', 'The length.', (s) =>
    number(distance(s.start, s.end)),
  ),
  property('length', ['Polyline3'], 'Number', 'The length of all its parts.', ({ vertices }) =>
    number(vertices.slice(1).reduce((sum, p, i) => sum + distance(vertices[i]!, p), 0)),
  ),
  property('toLine', ['Segment3', 'Vector3'], 'Line3', 'The line through both ends.', (s) => ({
    type: 'Line3',
    origin: s.start,
    direction: sub(s.end, s.start),
  })),
  property('direction', ['Line3', 'Ray3'], 'Vector3', 'The direction vector.', (l) => vector(l.direction)),
  property('direction', ['Segment3', 'Vector3'], 'Vector3', 'The direction vector.', (s) =>
    vector(sub(s.end, s.start)),
  ),
  property('center', ['Circle3', 'Arc3', 'Sphere'], 'Point3', 'The centre.', (c) => point(c.center)),
  property('radius', ['Circle3', 'Sphere', 'Cone', 'Cylinder'], 'Number', 'The radius (of the base).', (c) =>
    number(c.radius),
  ),
  property('diameter', ['Circle3', 'Sphere'], 'Number', 'The diameter.', (c) => number(2 * c.radius)),
  property('length', ['Circle3'], 'Number', 'The circumference.', (c) => number(2 * Math.PI * c.radius)),
  property('area', ['Circle3'], 'Number', 'The area.', (c) => number(Math.PI * c.radius ** 2)),
  property('radius', ['Arc3'], 'Number', 'The radius of a circular arc.', ({ a, b }) => {
    if (Math.abs(a - b) > 1e-9 * a) throw new Undefined('an arc of an ellipse has no radius');
    return number(a);
  }),
  property('start', ['Arc3'], 'Point3', 'Where the arc starts.', (arc) =>
    point(ringPoint(ringOf(arc), arc.startAngle)),
  ),
  property('end', ['Arc3'], 'Point3', 'Where the arc ends.', (arc) =>
    point(ringPoint(ringOf(arc), arc.startAngle + arc.sweep)),
  ),
  property('midpoint', ['Arc3'], 'Point3', 'The point halfway along the arc.', (arc) =>
    point(ringPoint(ringOf(arc), arc.startAngle + arc.sweep / 2)),
  ),
  property('length', ['Arc3'], 'Number', 'The length of the arc.', (arc) => number(arcLength(arc))),
  property('area', ['Arc3'], 'Number', 'The area of a whole ellipse.', ({ a, b, sweep }) => {
    if (Math.abs(sweep) < 2 * Math.PI - 1e-9) throw new Undefined('only a whole ellipse has an area');
    return number(Math.PI * a * b);
  }),
  property('normal', ['Circle3', 'Arc3'], 'Vector3', 'The unit normal of its plane.', (ring) =>
    vector(ringAxis(ringOf(ring))),
  ),
  property('normal', ['Polygon3'], 'Vector3', 'The unit normal; the corners run counterclockwise around it.', (p) =>
    vector(unit(polygonNormal(p.vertices))),
  ),
  property('circumcircle', ['Polygon3'], 'Circle3', 'The circle through the corners of a triangle.', (p) =>
    circumcircle(...triangleOf(p)),
  ),
  property('incircle', ['Polygon3'], 'Circle3', 'The circle inside a triangle that touches its sides.', (p) =>
    inscribedCircle(...triangleOf(p)),
  ),
  property('area', ['Polygon3'], 'Number', 'The area.', (p) => number(polygonArea(p.vertices))),
  property('perimeter', ['Polygon3'], 'Number', 'The perimeter.', (p) => number(perimeter(p.vertices))),
  property('centroid', ['Polygon3'], 'Point3', 'The centre of the area.', (p) => point(polygonCentroid(p.vertices))),
  property('centroid', ['Polyhedron'], 'Point3', 'The mean of the corners.', (p) => point(mean(p.vertices))),
  property('normal', ['Plane'], 'Vector3', 'The unit normal.', (p) => vector(p.normal)),
  property('equation', ['Plane'], 'String', 'The equation as text.', (p) => ({
    type: 'String',
    value: planeEquation(p),
  })),
  property('equation', ['Sphere'], 'String', 'The equation as text.', (s) => ({
    type: 'String',
    value: sphereEquation(s),
  })),
  property('height', ['Cone', 'Cylinder'], 'Number', 'The height.', (c) => number(distance(c.base, c.top))),
  property('start', ['Cone', 'Cylinder'], 'Point3', 'The centre of the base.', (c) => point(c.base)),
  property('end', ['Cone', 'Cylinder'], 'Point3', 'The apex or the centre of the top.', (c) => point(c.top)),
  property('value', ['Angle3'], 'Number', 'The angle in radians.', (a) => number(a.value)),
  property('degrees', ['Angle3'], 'Number', 'The angle in degrees.', (a) => number((a.value * 180) / Math.PI)),
  property('volume', ['Sphere'], 'Number', 'The volume.', (s) => number((4 / 3) * Math.PI * s.radius ** 3)),
  property('volume', ['Cone', 'Cylinder'], 'Number', 'The volume.', (c) => number(coneVolume(c))),
  property('volume', ['Polyhedron'], 'Number', 'The volume of a closed solid.', (p) => {
    if (!p.closed) throw new Undefined('an open surface such as a net has no volume');
    return number(polyhedronVolume(p));
  }),
  property('surfaceArea', ['Sphere'], 'Number', 'The surface area.', (s) => number(4 * Math.PI * s.radius ** 2)),
  property('surfaceArea', ['Cone', 'Cylinder'], 'Number', 'The surface area, caps included.', (c) =>
    number(coneArea(c)),
  ),
  property('surfaceArea', ['Polyhedron'], 'Number', 'The surface area.', (p) => number(polyhedronArea(p))),
  method('vertex', ['Polygon3', 'Polyhedron'], 'Point3', 'The n-th corner, from 1.', (p, n) =>
    point(nth(p.vertices, n, 'vertex')),
  ),
  method('edge', ['Polygon3'], 'Segment3', 'The n-th edge, from 1.', ({ vertices }, n) =>
    segment(nth(vertices, n, 'edge'), vertices[n % vertices.length]!),
  ),
  method(
    'edge',
    ['Polyhedron'],
    'Segment3',
    'The n-th edge, from 1: base, top, then sides.',
    ({ vertices, edges }, n) => {
      const [from, to] = nth(edges, n, 'edge');
      return segment(vertices[from]!, vertices[to]!);
    },
  ),
  method(
    'face',
    ['Polyhedron'],
    'Polygon3',
    'The n-th face, from 1: base, top, then sides.',
    ({ vertices, faces }, n) => ({
      type: 'Polygon3',
      vertices: nth(faces, n, 'face').map((i) => vertices[i]!),
    }),
  ),
  property('length', ['Curve3'], 'Number', 'The length, measured along 2000 chords.', (curve) =>
    number(chordLength(curve)),
  ),
];

function arcLength({ a, b, startAngle, sweep, ...arc }: Of<'Arc3'>): number {
  if (a === b) return a * Math.abs(sweep);
  const ring = ringOf({ ...arc, a, b, startAngle, sweep });
  const [min, max] = [Math.min(startAngle, startAngle + sweep), Math.max(startAngle, startAngle + sweep)];
  return chordLength({ type: 'Curve3', at: (t) => ringPoint(ring, t), min, max });
}

/** Chords of a smooth curve this many are off by less than a millionth of its length. */
const CHORDS = 2000;

function chordLength({ at, min, max }: Of<'Curve3'>): number {
  let total = 0;
  for (let i = 0; i < CHORDS; i++) {
    total += length(sub(at(min + ((max - min) * (i + 1)) / CHORDS), at(min + ((max - min) * i) / CHORDS)));
  }
  return total;
}
