import { low, red, solid } from './solid.js';

/** Solids that touch, cross or hide others, and views at an edge. */
export const crossingSolids = [
  solid(
    'cone standing on a cube',
    {
      c: 'Cube(Point(-1.5, -1.5, -2.5), Point(1.5, -1.5, -2.5))',
      k: 'Cone(Point(0, 0, 0.5), Point(0, 0, 3), 1.3)',
    },
    { camera: { ...low(0.2), scale: 0.13 }, style: { k: { color: '#a35c00' } } },
  ),
  solid(
    'capsule of a cylinder and two hemispheres',
    {
      m: 'Cylinder(Point(-1, 0, -1), Point(1, 0, 1), 1.3)',
      u: 'Hemisphere(Point(1, 0, 1), Point(1 + 1.3/sqrt(2), 0, 1 + 1.3/sqrt(2)))',
      l: 'Hemisphere(Point(-1, 0, -1), Point(-1 - 1.3/sqrt(2), 0, -1 - 1.3/sqrt(2)))',
    },
    { camera: low(0.9) },
  ),
  solid(
    'slanted hole through a roof',
    {
      d: `Difference(
        Prism(Polygon(Point(-2, -2, -1.5), Point(2, -2, -1.5), Point(-2, -2, 1.5)), Point(-2, 2, -1.5)),
        Cylinder(Point(-1, 0.4, -3), Point(-0.2, -0.8, 3), 0.7))`,
    },
    { camera: { pitch: 0.5, yaw: 0.4 } },
  ),
  solid(
    'two intersecting pyramids',
    {
      a: 'Pyramid(Polygon(Point(-2, -2, 0), Point(2, -2, 0), Point(2, 2, 0), Point(-2, 2, 0)), 4)',
      b: 'Pyramid(Polygon(Point(0, -2, 1), Point(4, -2, 1), Point(4, 2, 1.5), Point(0, 2, 1.5)), Point(1, 0, -3))',
    },
    { camera: { offset: [1, 0, 0.5], scale: 0.12 }, style: { b: { color: '#a35c00' } } },
  ),
  solid(
    'conic sections: ellipse',
    {
      k: 'Cone(Point(0, 0, -2), Point(0, 0, 3), 2.2)',
      s: 'Section(k, Plane(z = x / 2))',
    },
    { camera: low(0.4), style: { s: { ...red, regionOpacity: 30 } } },
  ),
  solid(
    'conic sections: hyperbola',
    {
      k: 'Cone(Point(0, 0, -2), Point(0, 0, 3), 2.2)',
      s: 'Section(k, Plane(x = 0.9))',
    },
    { camera: low(0.4), style: { s: { ...red, regionOpacity: 30 } } },
  ),
  solid(
    'cylinder cut at a slant',
    {
      z: 'Cylinder(Point(0, 0, -2), Point(0, 0, 2.4), 1.7)',
      s: 'Section(z, Plane(z = y / 2))',
    },
    { style: { s: { ...red, regionOpacity: 30 } } },
  ),
  solid(
    'knot with gaps at its crossings',
    { k: 'Curve(sin(t) + 2 sin(2 t), cos(t) - 2 cos(2 t), -sin(3 t), 0, 2 pi)' },
    { camera: { ...low(1.1), scale: 0.14 }, style: { k: { crossingGap: 5, lineWidth: 4 } } },
  ),
  solid('cone from above', { k: 'Cone(Point(0, 0, 0), Point(0, 0, 3), 2.2)' }, { camera: { pitch: Math.PI / 2 } }),
  solid(
    'lying cylinder',
    { z: 'Cylinder(Point(0, -2, 0), Point(0, 2, 0), 1.4)', a: 'Segment(Point(0, -2, 0), Point(0, 2, 0))' },
    { style: { a: { lineWidth: 1, lineDash: 'dashdot' } } },
  ),
  solid(
    'cuboid with face and space diagonal',
    {
      q: 'Cuboid(Point(-1.5, -2, -1), 3, 4, 2)',
      'a|a': 'q.edge(2)',
      'b|b': 'q.edge(1)',
      'c|c': 'q.edge(10)',
      f: 'Segment(q.vertex(1), q.vertex(3))',
      'd|d': 'Segment(q.vertex(1), q.vertex(7))',
      r: 'Angle(q.vertex(1), q.vertex(3), q.vertex(7))',
    },
    { style: { f: { color: '#2c7a3f' }, d: red, a: {}, b: {} } },
  ),
  solid(
    'opaque solids through each other',
    {
      a: 'Cube(Point(-2, -1.2, -1.2), Point(0.4, -1.2, -1.2))',
      s: 'Sphere(Point(0.4, 0, 0.4), 1.4)',
      k: 'Cone(Point(0, 1.6, -1.2), Point(0, 1.6, 2), 1)',
    },
    {
      style: {
        a: { regionOpacity: 100, color: '#8fb3de' },
        s: { regionOpacity: 100, color: '#7fc4ba' },
        k: { regionOpacity: 100, color: '#e0b070' },
      },
    },
  ),
  solid(
    'half-opaque crossing spheres',
    { s: 'Sphere(Point(0, -1, 0), 1.8)', r: 'Sphere(Point(0.6, 1.2, 0), 1.5)', p: 'Plane(z = 0.3)' },
    { style: { s: { regionOpacity: 50 }, r: { regionOpacity: 50, color: '#a35c00' }, p: { regionOpacity: 50 } } },
  ),
  solid(
    'figures of the plane in z = 0',
    {
      c: 'Circle(Point(0, 0), 1)',
      E: 'Ellipse(Point(0, 0), 3, 1.8)',
      f: 'y = sin(x)',
      g: 'x^2 - y^2 = 4',
      h: 'y = x^2 / 4 - 3',
      l: 'Line(Point(-3, -3), Point(3, 3))',
      T: 'Polygon(Point(1, -3), Point(3, -3), Point(2, -1.5))',
      S: 'Sector(Point(-2.5, 2), Point(-1.2, 2), Point(-2.5, 0.7))',
      P: 'Polyline(Point(-3, -3), Point(-2, -2), Point(-2, -3), Point(-1, -2.5))',
    },
    { camera: { pitch: 0.8, yaw: -1.2, scale: 0.1 } },
  ),
  solid(
    'implicit curve, area, locus in z = 0',
    {
      f: 'x^3 + y^3 = 3 x y',
      a: 'Integral(y = 2 - x^2 / 2, -1, 2)',
      r: 'Angle(Point(1, 0), Point(0, 0), Point(1, 2))',
    },
    { camera: { pitch: 0.8, yaw: -1.2, scale: 0.12 } },
  ),
  solid(
    'ticks, dimensions, angles',
    {
      'A|A': 'Point(-1.5, -2, -1)',
      q: 'Cuboid(A, 3, 4, 2)',
      t_1: 'Tick(q.edge(1))',
      t_2: 'Tick(q.edge(5))',
      t_3: 'Tick(q.edge(2), 2)',
      d: 'Dimension(q.edge(2))',
      D: 'Dimension(q.vertex(3), q.vertex(7))',
      w: 'Angle(q.vertex(6), q.vertex(2), q.vertex(3))',
      v: 'Angle(q.vertex(6), q.vertex(5), q.vertex(7))',
      'b|\\beta': 'Angle(q.vertex(3), q.vertex(2), q.vertex(7))',
      e_1: 'Segment(q.vertex(2), q.vertex(7))',
    },
    { style: { b: { angleSize: 34 } } },
  ),
  solid(
    'perspective with points behind the eye',
    {
      q: 'Cuboid(Point(-1, -1, -1), 40, 2, 2)',
      l: 'Line(Point(0, -1.5, -1), Point(1, -1.5, -1))',
      r: 'Ray(Point(0, 1.5, -1), Point(1, 1.5, -1))',
      c: 'Circle(Point(0, 0, -1), 12, Vector(0, 0, 1))',
      s: 'Sphere(Point(-3, 0, 0), 1)',
    },
    { camera: { projection: 'perspective', yaw: 0.1, pitch: 0.25 }, style: { c: red } },
  ),
  solid(
    'hidden lines thin',
    { cube: 'Dodecahedron(Point(-0.8, -1.3, -1.8), Point(0.8, -1.3, -1.8))' },
    {
      style: { cube: { hiddenLineDash: 'thin' } },
    },
  ),
  solid(
    'hidden lines faint',
    { cube: 'Dodecahedron(Point(-0.8, -1.3, -1.8), Point(0.8, -1.3, -1.8))' },
    {
      style: { cube: { hiddenLineDash: 'solid', hiddenLineOpacity: 25 } },
    },
  ),
  solid(
    'hidden lines none',
    { cube: 'Dodecahedron(Point(-0.8, -1.3, -1.8), Point(0.8, -1.3, -1.8))' },
    {
      style: { cube: { hiddenLineDash: 'none' } },
    },
  ),
  solid(
    'coincident lines',
    {
      cube: 'Cube(Point(-2, -2, -2), Point(2, -2, -2))',
      a: 'Segment(Point(-2, -2, -2), Point(-2, 0, -2))',
      b: 'Segment(Point(-2, -2, -2), Point(0, -2, -2))',
      g: 'Segment(Point(2, 2, -2), Point(2, 2, 0))',
    },
    { style: { a: red, b: { color: '#2c7a3f', lineWidth: 3 }, f: { regionOpacity: 0 }, g: red } },
  ),
  solid(
    'axes and a cube at the origin',
    { c: 'Cube(Point(0, 0, 0), Point(3, 0, 0))', 'P|P': 'c.vertex(7)' },
    {
      camera: { scale: 0.09 },
      sheet: { xaxis3d: {}, yaxis3d: {}, zaxis3d: {} },
    },
  ),
  solid(
    'paraboloid and plane',
    { f: 'z = (x^2 + y^2) / 2', p: 'Plane(z = 1 + y / 2)' },
    { camera: { ...low(1.5), scale: 0.12 } },
  ),
  solid('tan surface with poles', { f: 'z = tan(x)' }, { camera: { scale: 0.1, yaw: 1 } }),
  solid('hemisphere z = √(4 − x² − y²)', { f: 'z = sqrt(4 - x^2 - y^2)' }, { camera: low(0.6) }),
  solid(
    'cylinder edge-on',
    { z: 'Cylinder(Point(0, 0, -1.5), Point(0, 0, 1.5), 1.5)', k: 'Cone(Point(0, 3, -1.5), Point(0, 3, 1.5), 1)' },
    {
      camera: { pitch: 0, yaw: 0, scale: 0.13, offset: [0, 1.2, 0] },
    },
  ),
  solid('frustum from below', { z: 'Frustum(Point(0, 0, -1.5), Point(0, 0, 1.5), 2, 1)' }, { camera: { pitch: -0.5 } }),
];
