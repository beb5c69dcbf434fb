/** Axes off, as a geometry book prints solids. */
const NO_AXES = { xaxis3d: { show: false }, yaxis3d: { show: false }, zaxis3d: { show: false } };
const CAMERA = { kind: '3d', offset: [0, 0, 0], yaw: 0.5, pitch: 0.35, projection: 'orthographic', scale: 0.15 };
const CABINET = { projection: 'oblique', yaw: -Math.PI / 2 };

/**
 * One labelled cell: a slide in space.
 *
 * @param {string} name What is shown.
 * @param {Record<string, string>} sources Definitions by id; an id may have its label template behind a `|`.
 * @param {object} [options] `camera`: what differs from the usual one; `style`: styles by id; `sheet`: more of the style sheet.
 */
function solid(name, sources, { camera = {}, style = {}, sheet = {} } = {}) {
  const definitions = Object.entries(sources).map(([key, source]) => {
    const [id, label] = key.split('|');
    return { kind: 'primitive', id, source, ...(label && { label }) };
  });
  const styleSheet = { ...NO_AXES, primitives3d: Object.entries(style), ...sheet };
  const slide = { definitions, uvarMap: [], styleSheet, doc: [], camera: { ...CAMERA, ...camera } };
  return { name, content: { metadata: { version: '11' }, messages: [], slides: [slide] } };
}

const hidden = { hidden: true };
const red = { color: '#c0322b' };

/** Corners of the cube from (-2, -2, -2) to (2, 2, 2), named as books do. */
const cubePoints = {
  'A|A': 'Point(-2, -2, -2)',
  'B|B': 'Point(2, -2, -2)',
  'C|C': 'Point(2, 2, -2)',
  'D|D': 'Point(-2, 2, -2)',
  'E|A_1': 'Point(-2, -2, 2)',
  'F|B_1': 'Point(2, -2, 2)',
  'G|C_1': 'Point(2, 2, 2)',
  'H|D_1': 'Point(-2, 2, 2)',
};
const low = (height) => ({ offset: [0, 0, height] });

export const solids = [
  solid(
    'cube with a diagonal section',
    {
      ...cubePoints,
      cube: 'Cube(A, B)',
      cut: 'Polygon(A, B, G, H)',
    },
    { style: { cut: red } },
  ),
  solid(
    'cube, cabinet view',
    { ...cubePoints, cube: 'Cube(A, B)', d: 'Segment(A, G)' },
    { camera: CABINET, style: { d: red } },
  ),
  solid(
    'cube, perspective',
    { ...cubePoints, cube: 'Cube(A, B)' },
    { camera: { projection: 'perspective', scale: 0.12 } },
  ),
  solid('cube face-on', { cube: 'Cube(Point(-2, -2, -2), Point(2, -2, -2))' }, { camera: { yaw: 0, pitch: 0 } }),
  solid(
    'hexagonal section',
    {
      ...cubePoints,
      cube: 'Cube(A, B)',
      cut: 'Section(cube, Plane(x + y + z = 0))',
    },
    { style: { cut: { ...red, regionOpacity: 30 } } },
  ),
  solid(
    'tetrahedron with its height',
    {
      'A|A': 'Point(-2, -1.5, 0)',
      'B|B': 'Point(2, -1.5, 0)',
      T: 'Tetrahedron(A, B)',
      'C|C': 'T.vertex(3)',
      'D|D': 'T.vertex(4)',
      'H|H': 'Closest(Plane(A, B, C), D)',
      h: 'Segment(D, H)',
      m: 'Segment(A, H)',
      right: 'Angle(D, H, A)',
    },
    { camera: { ...low(1.2), yaw: -0.9, pitch: 0.3 }, style: { h: red, m: { lineWidth: 1 } } },
  ),
  solid('inscribed sphere of a cube', {
    cube: 'Cube(Point(-2, -2, -2), Point(2, -2, -2))',
    s: 'Sphere(Point(0, 0, 0), 2)',
    'O|O': 'Point(0, 0, 0)',
  }),
  solid('sphere around a cube', {
    cube: 'Cube(Point(-1.5, -1.5, -1.5), Point(1.5, -1.5, -1.5))',
    s: 'Sphere(Point(0, 0, 0), Point(1.5, 1.5, 1.5))',
    'O|O': 'Point(0, 0, 0)',
  }),
  solid(
    'cylinder and cone of equal volume',
    {
      'P|': 'Point(-2, 0, 0)',
      z: 'Cylinder(Point(0, -2.1, 0), Point(0, -2.1, 1.5), 1.6)',
      k: 'Cone(Point(0, 2.1, 0), Point(0, 2.1, 4.5), 1.6)',
      a: 'Segment(Point(0, 2.1, 0), Point(0, 2.1, 4.5))',
      'h|3h': 'Segment(Point(0, 2.1, 0), Point(0, 2.1, 4.5))',
      'r|r': 'Segment(Point(0, 2.1, 0), Point(0, 3.7, 0))',
    },
    {
      camera: { ...low(1.8), yaw: 0, pitch: 0.3, scale: 0.11 },
      style: { P: hidden, a: hidden, h: { lineWidth: 1 }, r: { lineWidth: 1 } },
    },
  ),
  solid(
    'frustum of a cone',
    {
      f: 'Frustum(Point(0, 0, 0), Point(0, 0, 2.5), 2.2, 1.2)',
      'O|O': 'Point(0, 0, 0)',
      'P|P': 'Point(0, 0, 2.5)',
      h: 'Segment(O, P)',
      'r|r': 'Segment(P, Point(0, 1.2, 2.5))',
      'R|R': 'Segment(O, Point(0, 2.2, 0))',
    },
    { camera: low(1.2), style: { h: { lineWidth: 1.25 }, r: { lineWidth: 1.25 }, R: { lineWidth: 1.25 } } },
  ),
  solid(
    'frustum of a pyramid',
    {
      f: 'Frustum(Polygon(Point(-2, -2), Point(2, -2), Point(2, 2), Point(-2, 2)), Point(0, 0, 5), 0.5)',
    },
    { camera: low(1) },
  ),
  solid(
    'two planes and their dihedral angle',
    {
      p: 'Plane(z = 0)',
      q: 'Plane(z = x)',
      'g|g': 'Intersect(p, q)',
      'a|\\varphi': 'Angle(p, q)',
    },
    { camera: { yaw: -0.55, pitch: 0.35 }, style: { g: red, a: { angleSize: 36 } } },
  ),
  solid(
    'two perpendicular planes',
    {
      'p|\\alpha': 'Plane(z = 0)',
      'q|\\beta': 'Plane(x = 0)',
      g: 'Intersect(p, q)',
      a: 'Angle(p, q)',
      'P|P': 'Point(0, -1.5, 0)',
      'Q|Q': 'Point(0, 1.5, 0)',
    },
    { camera: { yaw: -0.9, pitch: 0.4 } },
  ),
  solid(
    'three perpendicular planes',
    { p: 'Plane(x = 0)', q: 'Plane(y = 0)', r: 'Plane(z = 0)' },
    {
      camera: { yaw: 0.6, pitch: 0.5 },
      style: { p: { color: '#c0322b' }, q: { color: '#2c7a3f' }, r: { color: '#1d5fad' } },
    },
  ),
  solid(
    'plane through a sphere',
    {
      s: 'Sphere(Point(0, 0, 0), 2)',
      p: 'Plane(z = 0.8)',
      c: 'Intersect(p, s)',
      'M|M': 'Point(0, 0, 0)',
      'N|N': 'Point(0, 0, 0.8)',
      'A|A': 'Point(c, 1)',
      d: 'Segment(M, N)',
      r: 'Segment(N, A)',
      R: 'Segment(M, A)',
    },
    { style: { c: red, d: { lineWidth: 1.25 }, r: { lineWidth: 1.25 }, R: { lineWidth: 1.25 } } },
  ),
  solid(
    'two crossing spheres',
    {
      s: 'Sphere(Point(0, -1, 0), 1.8)',
      s_2: 'Sphere(Point(0, 1.2, 0), 1.5)',
      c: 'Intersect(s, s_2)',
    },
    { style: { s_2: { color: '#a35c00' }, c: red } },
  ),
  solid(
    'sphere in a cone',
    {
      k: 'Cone(Point(0, 0, -2), Point(0, 0, 3), 2.2)',
      s: 'Sphere(Point(0, 0, -2 + 2.2 (hypot - 2.2) / 5), 2.2 (hypot - 2.2) / 5)',
      hypot: 'sqrt(25 + 2.2^2)',
    },
    { camera: low(0.4), style: { s: red } },
  ),
  solid(
    'sphere in a cylinder',
    { z: 'Cylinder(Point(0, 0, -2), Point(0, 0, 2), 2)', s: 'Sphere(Point(0, 0, 0), 2)' },
    { style: { s: red } },
  ),
  solid(
    'net of a cube, unfolding 0',
    { n: 'Net(Cube(Point(-1, -1, 0), Point(1, -1, 0)), 0)' },
    { camera: { ...low(1), scale: 0.11 } },
  ),
  solid(
    'net of a cube, unfolding 0.5',
    { n: 'Net(Cube(Point(-1, -1, 0), Point(1, -1, 0)), 0.5)' },
    { camera: { ...low(1), scale: 0.11, yaw: 0.8 } },
  ),
  solid(
    'net of a cube, unfolding 1',
    { n: 'Net(Cube(Point(-1, -1, 0), Point(1, -1, 0)), 1)' },
    { camera: { scale: 0.1, pitch: 0.8, offset: [0, 1, 0] } },
  ),
  solid(
    'net of a dodecahedron',
    { n: 'Net(Dodecahedron(Point(-0.6, 0, 0), Point(0.6, 0, 0)), 0.6)' },
    { camera: { scale: 0.09, pitch: 0.7, offset: [0, 1, 1] } },
  ),
  solid('paraboloid', { f: 'Surface(u cos(v), u sin(v), u^2 / 2, 0, 2.4, 0, 2π)' }, { camera: low(1.4) }),
  solid('z = x² + y²', { f: 'z = x^2 + y^2' }, { camera: { offset: [0, 0, 3], scale: 0.1 } }),
  solid('saddle z = (x² − y²) / 4', { f: 'z = (x^2 - y^2) / 4' }, { camera: { scale: 0.08, pitch: 0.5 } }),
  solid('z = sin x cos y', { f: 'z = sin(x) cos(y)' }, { camera: { scale: 0.1, pitch: 0.6 } }),
  solid('z = 1 / x', { f: 'z = 1 / x' }, { camera: { scale: 0.1 } }),
  solid(
    'torus',
    { f: 'Surface((2 + 0.8 cos(v)) cos(u), (2 + 0.8 cos(v)) sin(u), 0.8 sin(v), 0, 2π, 0, 2π)' },
    { camera: { pitch: 0.6 } },
  ),
  solid('helix on a cylinder', {
    z: 'Cylinder(Point(0, 0, -2), Point(0, 0, 2), 1.5)',
    h: 'Curve(1.5 cos(t), 1.5 sin(t), -2 + t / π, 0, 4π)',
  }),
  solid(
    'prism cut by a plane',
    {
      b: 'Polygon(Point(-2, -1), Point(2, -1), Point(1, 2), Point(-1, 2))',
      p: 'Prism(b, 3)',
      E: 'Plane(x / 3 + z = 1.6)',
      cut: 'Section(p, E)',
    },
    { camera: { ...low(1.4), yaw: 0.9 }, style: { b: hidden, cut: red } },
  ),
  solid(
    'triangular prism',
    {
      'A|A': 'Point(-2, -1.5, -1.5)',
      'B|B': 'Point(2, -1.5, -1.5)',
      'C|C': 'Point(0, 2, -1.5)',
      "P|A'": 'Point(-2, -1.5, 1.5)',
      "Q|B'": 'Point(2, -1.5, 1.5)',
      "R|C'": 'Point(0, 2, 1.5)',
      p: 'Prism(Polygon(A, B, C), P)',
    },
    { camera: { yaw: 0.8 } },
  ),
  solid(
    'hexagonal pyramid',
    {
      base: 'Polygon(Point(-1, -1.7320508), Point(1, -1.7320508), 6)',
      p: 'Pyramid(base, 3.5)',
      'S|S': 'p.vertex(7)',
      'O|O': 'base.centroid',
      h: 'Segment(S, O)',
      'A|A': 'p.vertex(1)',
      s: 'Segment(O, A)',
      right: 'Angle(S, O, A)',
    },
    { camera: low(1.5), style: { base: hidden, h: red, s: { lineWidth: 1.25 } } },
  ),
  solid(
    'square pyramid with its slant height',
    {
      p: 'Pyramid(Polygon(Point(-2, -2), Point(2, -2), Point(2, 2), Point(-2, 2)), 3.5)',
      'S|S': 'p.vertex(5)',
      'O|O': 'Point(0, 0)',
      'M|M': 'p.edge(2).midpoint',
      h: 'Segment(S, O)',
      a: 'Segment(S, M)',
      m: 'Segment(O, M)',
      r: 'Angle(S, O, M)',
    },
    { camera: low(1.4), style: { h: red, a: { color: '#2c7a3f' }, m: { lineWidth: 1.25 } } },
  ),
  solid(
    'octahedron',
    { o: 'Octahedron(Point(-1.5, -1, -1.2), Point(1.5, -1, -1.2))' },
    { camera: { yaw: 0.95, pitch: 0.25 } },
  ),
  solid('dodecahedron', { o: 'Dodecahedron(Point(-0.8, -1.3, -1.8), Point(0.8, -1.3, -1.8))' }),
  solid(
    'icosahedron',
    { o: 'Icosahedron(Point(-1.2, -0.8, -1.8), Point(1.2, -0.8, -1.8))' },
    { camera: { yaw: 0.75, pitch: 0.25 } },
  ),
  solid(
    'skew lines and their common perpendicular',
    {
      'g|g': 'Line(Point(0, -2, -1), Point(0, 2, -1))',
      'h|h': 'Line(Point(-2, -1, 1.2), Point(2, 1, 1.2))',
      p: 'PerpLine(g, h)',
      'A|A': 'Intersect(g, p)',
      'B|B': 'Intersect(h, p)',
      'd|d': 'Segment(A, B)',
      r: 'Angle(B, A, Point(0, 2, -1))',
      q: 'Angle(A, B, Point(2, 1, 1.2))',
    },
    { camera: { yaw: 0.9, pitch: 0.4 }, style: { p: hidden, d: red } },
  ),
  solid(
    'sphere with great circles',
    {
      s: 'Sphere(Point(0, 0, 0), 2.4)',
      E: 'Circle(Point(0, 0, 0), 2.4, Vector(0, 0, 1))',
      m: 'Circle(Point(0, 0, 0), 2.4, Vector(1, 0, 0))',
      'N|N': 'Point(0, 0, 2.4)',
      'S|S': 'Point(0, 0, -2.4)',
      'O|O': 'Point(0, 0, 0)',
      a: 'Segment(N, S)',
    },
    { style: { m: red, a: { lineWidth: 1 } } },
  ),
  solid(
    'spherical triangle',
    {
      s: 'Sphere(Point(0, 0, 0), 2.4)',
      'A|A': 'Point(2.4, 0, 0)',
      'B|B': 'Point(0, 2.4, 0)',
      'N|N': 'Point(0, 0, 2.4)',
      a: 'Arc(Point(0, 0, 0), A, B)',
      b: 'Arc(Point(0, 0, 0), B, N)',
      c: 'Arc(Point(0, 0, 0), N, A)',
    },
    { camera: { yaw: 0.7 }, style: { a: red, b: red, c: red } },
  ),
  solid(
    'line and plane',
    {
      'p|\\alpha': 'Plane(z = 0)',
      'g|g': 'Line(Point(0, -1.5, -1.5), Point(0, 1.5, 1.5))',
      'S|S': 'Intersect(g, p)',
      'P|P': 'Point(0, 2, 2)',
      'F|F': 'Closest(p, P)',
      l: 'Segment(P, F)',
      m: 'Segment(S, F)',
      'a|\\varphi': 'Angle(g, p)',
      r: 'Angle(P, F, S)',
    },
    { camera: { yaw: 0.35, pitch: 0.35 }, style: { l: { lineWidth: 1.25 }, m: { lineWidth: 1.25 } } },
  ),
  solid(
    'vectors',
    {
      'O|O': 'Point(0, 0, 0)',
      'a|\\vec a': 'Vector(3, 0, 0)',
      'b|\\vec b': 'Vector(0, 2.5, 0)',
      'c|\\vec c': 'Vector(0.5, 0.8, 2.5)',
      p: 'Polygon(Point(0, 0, 0), Point(3, 0, 0), Point(3, 2.5, 0), Point(0, 2.5, 0))',
    },
    {
      camera: { offset: [1, 1, 0.8], yaw: -0.7 },
      style: { a: red, b: { color: '#2c7a3f' }, c: { color: '#1d5fad' }, p: { lineWidth: 0.75, color: '#5b6573' } },
    },
  ),
  solid(
    'axes and a point',
    {
      'P|P(2, 3, 2.5)': 'Point(2, 3, 2.5)',
      box: 'Cuboid(Point(0, 0, 0), 2, 3, 2.5)',
    },
    {
      camera: { scale: 0.1, offset: [0.5, 0.5, 0.5], yaw: 0.7 },
      style: { box: { regionOpacity: 0, lineWidth: 1, lineDash: 'dashed', color: '#5b6573' } },
      sheet: { xaxis3d: {}, yaxis3d: {}, zaxis3d: {}, workingPlane: { show: true } },
    },
  ),
  solid(
    'cone standing on a cube',
    {
      c: 'Cube(Point(-1.5, -1.5, -2.5), Point(1.5, -1.5, -2.5))',
      k: 'Cone(Point(0, 0, 0.5), Point(0, 0, 3), 1.3)',
    },
    { camera: { ...low(0.2), scale: 0.13 }, style: { k: { color: '#a35c00' } } },
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
