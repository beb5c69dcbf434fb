import { takeSteps } from '../functions/steps.js';
import { property } from '../property.js';
import type { Property } from '../table.js';
import {
  type NumberValue,
  type Segment3Value,
  type SpaceValue,
  Undefined,
  type Vec3,
  type Vector3Value,
} from '../values.js';
import { circumcircle, inscribedCircle } from './constructors/circles.js';
import { number, point } from './constructors/entry.js';
import { planeEquation, sphereEquation } from './equations/equation.js';
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
import { symmetryOf } from './symmetry.js';
import { triangleOf } from './triangle.js';
import { distance, length, lerp, mean, polygonNormal, sub, unit, vec3 } from './vec3.js';

/** Steps for an item of the list of vertices. */
const VERTEX_STEPS = 100;

type Of<T extends SpaceValue['type']> = Extract<SpaceValue, { type: T }>;

function nth<T>(items: readonly T[], n: number, what: string): T {
  const item = items[n - 1];
  if (item === undefined) throw new Undefined(`there is no ${what} ${n}: they are numbered from 1 to ${items.length}`);
  return item;
}

function known(value: number | undefined, what: string): NumberValue {
  if (value === undefined) throw new Undefined(`no formula gives the ${what} of this solid`);
  return number(value);
}

const segment = (start: Vec3, end: Vec3): Segment3Value => ({ type: 'Segment3', start, end });
const vector = (end: Vec3): Vector3Value => ({ type: 'Vector3', start: vec3(0, 0, 0), end });

type Solid = Of<'Sphere' | 'Cone' | 'Cylinder' | 'Polyhedron' | 'CurvedSolid'>;

function areaOfSolid(solid: Solid): NumberValue {
  switch (solid.type) {
    case 'Sphere':
      return number(4 * Math.PI * solid.radius ** 2);
    case 'Polyhedron':
      return number(polyhedronArea(solid));
    case 'CurvedSolid':
      return known(solid.area, 'surface area');
    default:
      return number(coneArea(solid));
  }
}

const surfaceArea = (name: string): Property =>
  property({
    name,
    of: ['Sphere', 'Cone', 'Cylinder', 'Polyhedron', 'CurvedSolid'],
    returns: 'Number',
    doc: 'The surface area, bases included; of other round solids where a formula is known.',
    evaluate: areaOfSolid,
  });

/** Properties and methods of the values of space. */
export const spaceProperties: readonly Property[] = [
  property({ name: 'x', of: ['Point3'], returns: 'Number', doc: 'The x coordinate.', evaluate: (p) => number(p.x) }),
  property({ name: 'y', of: ['Point3'], returns: 'Number', doc: 'The y coordinate.', evaluate: (p) => number(p.y) }),
  property({ name: 'z', of: ['Point3'], returns: 'Number', doc: 'The z coordinate.', evaluate: (p) => number(p.z) }),
  property({
    name: 'start',
    of: ['Segment3', 'Vector3'],
    returns: 'Point3',
    doc: 'The first end.',
    evaluate: (s) => point(s.start),
  }),
  property({
    name: 'end',
    of: ['Segment3', 'Vector3'],
    returns: 'Point3',
    doc: 'The second end.',
    evaluate: (s) => point(s.end),
  }),
  property({
    name: 'midpoint',
    of: ['Segment3', 'Vector3'],
    returns: 'Point3',
    doc: 'The point halfway.',
    evaluate: (s) => point(lerp(s.start, s.end, 0.5)),
  }),
  property({
    name: 'length',
    of: ['Segment3', 'Vector3', 'Dimension3'],
    returns: 'Number',
    doc: 'The length.',
    evaluate: (s) => number(distance(s.start, s.end)),
  }),
  property({
    name: 'length',
    of: ['Polyline3'],
    returns: 'Number',
    doc: 'The length of all its parts.',
    evaluate: ({ vertices }) => number(vertices.slice(1).reduce((sum, p, i) => sum + distance(vertices[i]!, p), 0)),
  }),
  property({
    name: 'toLine',
    of: ['Segment3', 'Vector3'],
    returns: 'Line3',
    doc: 'The line through both ends.',
    evaluate: (s) => ({
      type: 'Line3',
      origin: s.start,
      direction: sub(s.end, s.start),
    }),
  }),
  property({
    name: 'direction',
    of: ['Line3', 'Ray3'],
    returns: 'Vector3',
    doc: 'The direction vector.',
    evaluate: (l) => vector(l.direction),
  }),
  property({
    name: 'direction',
    of: ['Segment3', 'Vector3'],
    returns: 'Vector3',
    doc: 'The direction vector.',
    evaluate: (s) => vector(sub(s.end, s.start)),
  }),
  property({
    name: 'center',
    of: ['Circle3', 'Arc3', 'Sphere'],
    returns: 'Point3',
    doc: 'The centre.',
    evaluate: (c) => point(c.center),
  }),
  property({
    name: 'radius',
    of: ['Circle3', 'Sphere', 'Cone', 'Cylinder'],
    returns: 'Number',
    doc: 'The radius (of the base).',
    evaluate: (c) => number(c.radius),
  }),
  property({
    name: 'diameter',
    of: ['Circle3', 'Sphere'],
    returns: 'Number',
    doc: 'The diameter.',
    evaluate: (c) => number(2 * c.radius),
  }),
  property({
    name: 'length',
    of: ['Circle3'],
    returns: 'Number',
    doc: 'The circumference.',
    evaluate: (c) => number(2 * Math.PI * c.radius),
  }),
  property({
    name: 'area',
    of: ['Circle3'],
    returns: 'Number',
    doc: 'The area.',
    evaluate: (c) => number(Math.PI * c.radius ** 2),
  }),
  property({
    name: 'radius',
    of: ['Arc3'],
    returns: 'Number',
    doc: 'The radius of a circular arc.',
    evaluate: ({ a, b }) => {
      if (Math.abs(a - b) > 1e-9 * a) throw new Undefined('an arc of an ellipse has no radius');
      return number(a);
    },
  }),
  property({
    name: 'start',
    of: ['Arc3'],
    returns: 'Point3',
    doc: 'Where the arc starts.',
    evaluate: (arc) => point(ringPoint(ringOf(arc), arc.startAngle)),
  }),
  property({
    name: 'end',
    of: ['Arc3'],
    returns: 'Point3',
    doc: 'Where the arc ends.',
    evaluate: (arc) => point(ringPoint(ringOf(arc), arc.startAngle + arc.sweep)),
  }),
  property({
    name: 'midpoint',
    of: ['Arc3'],
    returns: 'Point3',
    doc: 'The point halfway along the arc.',
    evaluate: (arc) => point(ringPoint(ringOf(arc), arc.startAngle + arc.sweep / 2)),
  }),
  property({
    name: 'length',
    of: ['Arc3'],
    returns: 'Number',
    doc: 'The length of the arc.',
    evaluate: (arc) => number(arcLength(arc)),
  }),
  property({
    name: 'area',
    of: ['Arc3'],
    returns: 'Number',
    doc: 'The area of a whole ellipse.',
    evaluate: ({ a, b, sweep }) => {
      if (Math.abs(sweep) < 2 * Math.PI - 1e-9) throw new Undefined('only a whole ellipse has an area');
      return number(Math.PI * a * b);
    },
  }),
  property({
    name: 'normal',
    of: ['Circle3', 'Arc3'],
    returns: 'Vector3',
    doc: 'The unit normal of its plane.',
    evaluate: (ring) => vector(ringAxis(ringOf(ring))),
  }),
  property({
    name: 'normal',
    of: ['Polygon3'],
    returns: 'Vector3',
    doc: 'The unit normal; the corners run counterclockwise around it.',
    evaluate: (p) => vector(unit(polygonNormal(p.vertices))),
  }),
  property({
    name: 'circumcircle',
    of: ['Polygon3'],
    returns: 'Circle3',
    doc: 'The circle through the corners of a triangle.',
    evaluate: (p) => circumcircle(...triangleOf(p)),
  }),
  property({
    name: 'incircle',
    of: ['Polygon3'],
    returns: 'Circle3',
    doc: 'The circle inside a triangle that touches its sides.',
    evaluate: (p) => inscribedCircle(...triangleOf(p)),
  }),
  property({
    name: 'area',
    of: ['Polygon3'],
    returns: 'Number',
    doc: 'The area.',
    evaluate: (p) => number(p.curved?.().area ?? polygonArea(p.vertices)),
  }),
  property({
    name: 'perimeter',
    of: ['Polygon3'],
    returns: 'Number',
    doc: 'The perimeter.',
    evaluate: (p) => number(p.curved?.().perimeter ?? perimeter(p.vertices)),
  }),
  property({
    name: 'centroid',
    of: ['Polygon3'],
    returns: 'Point3',
    doc: 'The centre of the area.',
    evaluate: (p) => point(polygonCentroid(p.vertices)),
  }),
  property({
    name: 'centroid',
    of: ['Polyhedron'],
    returns: 'Point3',
    doc: 'The mean of the corners.',
    evaluate: (p) => point(mean(p.vertices)),
  }),
  property({
    name: 'normal',
    of: ['Plane'],
    returns: 'Vector3',
    doc: 'The unit normal.',
    evaluate: (p) => vector(p.normal),
  }),
  property({
    name: 'equation',
    of: ['Plane'],
    returns: 'String',
    doc: 'The equation as text.',
    evaluate: (p) => ({
      type: 'String',
      value: planeEquation(p),
    }),
  }),
  property({
    name: 'equation',
    of: ['Sphere'],
    returns: 'String',
    doc: 'The equation as text.',
    evaluate: (s) => ({
      type: 'String',
      value: sphereEquation(s),
    }),
  }),
  property({
    name: 'height',
    of: ['Cone', 'Cylinder'],
    returns: 'Number',
    doc: 'The height.',
    evaluate: (c) => number(distance(c.base, c.top)),
  }),
  property({
    name: 'start',
    of: ['Cone', 'Cylinder'],
    returns: 'Point3',
    doc: 'The centre of the base.',
    evaluate: (c) => point(c.base),
  }),
  property({
    name: 'end',
    of: ['Cone', 'Cylinder'],
    returns: 'Point3',
    doc: 'The apex or the centre of the top.',
    evaluate: (c) => point(c.top),
  }),
  property({
    name: 'value',
    of: ['Angle3'],
    returns: 'Number',
    doc: 'The angle in radians.',
    evaluate: (a) => number(a.value),
  }),
  property({
    name: 'radians',
    of: ['Angle3'],
    returns: 'Number',
    doc: 'The angle in radians.',
    evaluate: (a) => number(a.value),
  }),
  property({
    name: 'degrees',
    of: ['Angle3'],
    returns: 'Number',
    doc: 'The angle in degrees.',
    evaluate: (a) => number((a.value * 180) / Math.PI),
  }),
  property({
    name: 'volume',
    of: ['Sphere'],
    returns: 'Number',
    doc: 'The volume.',
    evaluate: (s) => number((4 / 3) * Math.PI * s.radius ** 3),
  }),
  property({
    name: 'volume',
    of: ['Cone', 'Cylinder'],
    returns: 'Number',
    doc: 'The volume.',
    evaluate: (c) => number(coneVolume(c)),
  }),
  property({
    name: 'volume',
    of: ['Polyhedron'],
    returns: 'Number',
    doc: 'The volume of a closed solid.',
    evaluate: (p) => {
      if (!p.closed) throw new Undefined('an open surface such as a net has no volume');
      return number(polyhedronVolume(p));
    },
  }),
  surfaceArea('surfaceArea'),
  surfaceArea('area'),
  property({
    name: 'center',
    of: ['CurvedSolid'],
    returns: 'Point3',
    doc: 'The centre of an ellipsoid or hyperboloid, the apex of a cone, that an equation gives.',
    evaluate: (solid) => point(symmetryOf(solid).center),
  }),
  property({
    name: 'halfAxes',
    of: ['CurvedSolid'],
    returns: 'List',
    doc: 'The three half axes of an ellipsoid or hyperboloid that an equation gives, as vectors; those that meet it come first.',
    evaluate: ({ symmetry }) => {
      if (!symmetry || symmetry.halfAxes.length === 0)
        throw new Undefined('it has no half axes: ellipsoids and hyperboloids of an equation have them');
      return { type: 'List', items: symmetry.halfAxes.map(vector) };
    },
  }),
  property({
    name: 'volume',
    of: ['CurvedSolid'],
    returns: 'Number',
    doc: 'The volume, where a formula is known.',
    evaluate: ({ volume }) => known(volume, 'volume'),
  }),
  property({
    name: 'vertex',
    of: ['Polygon3', 'Polyhedron'],
    parameters: 'n: Number',
    returns: 'Point3',
    doc: 'The n-th corner, from 1.',
    evaluate: (p, { n }) => point(nth(p.vertices, n, 'vertex')),
  }),
  property({
    name: 'vertices',
    of: ['Polygon3', 'Polyhedron'],
    returns: 'List',
    doc: 'All corners, in order.',
    evaluate: ({ vertices }) => {
      takeSteps(VERTEX_STEPS * vertices.length);
      return { type: 'List', items: vertices.map(point) };
    },
  }),
  property({
    name: 'edge',
    of: ['Polygon3'],
    parameters: 'n: Number',
    returns: 'Segment3',
    doc: 'The n-th edge, from 1.',
    evaluate: ({ vertices }, { n }) => segment(nth(vertices, n, 'edge'), vertices[n % vertices.length]!),
  }),
  property({
    name: 'edge',
    of: ['Polyhedron'],
    parameters: 'n: Number',
    returns: 'Segment3',
    doc: 'The n-th edge, from 1: base, top, then sides.',
    evaluate: ({ vertices, edges }, { n }) => {
      const [from, to] = nth(edges, n, 'edge');
      return segment(vertices[from]!, vertices[to]!);
    },
  }),
  property({
    name: 'face',
    of: ['Polyhedron'],
    parameters: 'n: Number',
    returns: 'Polygon3',
    doc: 'The n-th face, from 1: base, top, then sides.',
    evaluate: ({ vertices, faces }, { n }) => ({
      type: 'Polygon3',
      vertices: nth(faces, n, 'face').map((i) => vertices[i]!),
    }),
  }),
  property({
    name: 'length',
    of: ['Curve3'],
    returns: 'Number',
    doc: 'The length, measured along 2000 chords.',
    evaluate: (curve) => number(chordLength(curve)),
  }),
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
