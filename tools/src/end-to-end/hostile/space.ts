import {
  type Fields,
  type HostileProject,
  inSpace,
  large,
  largeInSpace,
  list,
  many,
  named,
  one,
  project,
} from './kit.js';

// Solids, planes, surfaces and their sections.

const scene = (
  definitions: readonly object[],
  styleSheet: object = {},
  fields: Fields = {},
): ReturnType<HostileProject> => [project(definitions, { ...inSpace, styleSheet }), fields];
const at = (i: number) => `Point(${(i % 17) / 4}, ${(i % 19) / 4}, ${(i % 23) / 4})`;
const see = (type: string) => ({ types3d: [[type, { regionOpacity: 30, hiddenLineDash: 'dashed' }]] });

export const space: Readonly<Record<string, HostileProject>> = {
  '300 cubes that cut each other': () =>
    scene(
      many(300, (i) => `Cuboid(${at(i)}, ${1 + i / 100}, 2, 2)`),
      see('Polyhedron'),
    ),
  '60 cubes on 4096 px': () =>
    scene(
      many(60, (i) => `Cuboid(${at(i)}, 2, 2, 2)`),
      see('Polyhedron'),
      largeInSpace,
    ),
  '200 turned cubes': () =>
    scene(
      many(400, (i) =>
        i % 2 ? `Rotate(P_${i - 1}, ${i / 50}, Line(Point(0, 0, 0), Point(1, 1, 1)))` : `Cuboid(${at(i)}, 2, 2, 2)`,
      ),
      see('Polyhedron'),
    ),
  '300 spheres that cut each other': () => scene(many(300, (i) => `Sphere(${at(i)}, 1)`)),
  '8 spheres that cut each other on 4096 px': () =>
    scene(
      many(8, (i) => `Sphere(${at(i)}, 2)`),
      {},
      largeInSpace,
    ),
  '60 spheres in one another': () => scene(many(60, (i) => `Sphere(Point(0, 0, 0), ${1 + i / 60})`)),
  '400 cones and cylinders': () =>
    scene(many(400, (i) => (i % 2 ? `Cone(${at(i)}, Point(0, 0, 3), 1)` : `Cylinder(${at(i)}, Point(0, 0, 3), 1)`))),
  '300 translucent planes': () =>
    scene(
      many(300, (i) => `Plane(Point(0, 0, ${i / 100}), Vector(${i % 7}, ${i % 5}, 1))`),
      see('Plane'),
    ),
  '1,000 planes': () =>
    scene(
      many(1000, (i) => `Plane(Point(0, 0, ${i / 100}), Vector(${i % 7}, ${i % 5}, 1))`),
      see('Plane'),
    ),
  '60 planes on 4096 px': () =>
    scene(
      many(60, (i) => `Plane(Point(0, 0, ${i / 20}), Vector(${i % 7}, ${i % 5}, 1))`),
      see('Plane'),
      largeInSpace,
    ),
  '12 surfaces': () => scene(many(12, (i) => `z = sin(x + ${i}) cos(y)`)),
  '12 wild surfaces on 4096 px': () =>
    scene(
      many(12, (i) => `z = sin(10 x y + ${i}) cos(9 y)`),
      {},
      largeInSpace,
    ),
  'surfaces of long expressions': () =>
    scene(many(10, (i) => `z = ${list(300, (k) => `sin(${k} x + ${i} y)`).replaceAll(',', ' +')}`)),
  'parametric surfaces': () =>
    scene(many(12, (i) => `Surface(cos(u) (3 + cos(v)), sin(u) (3 + cos(v)), sin(v) + ${i}, 0, 6.28, 0, 6.28)`)),
  '2,000 curves in space': () => scene(many(2000, (i) => `Curve(cos(${i} t), sin(t), t / 9, 0, 100)`)),
  '300 curves behind 300 cubes': () =>
    scene([
      ...many(300, (i) => `Curve(5cos(${i} t), 5sin(t), t / 9, 0, 60)`),
      ...Array.from({ length: 300 }, (_, i) => named(`C_${i}`, `Cuboid(${at(i)}, 1, 1, 1)`)),
    ]),
  '300 curves behind 300 spheres': () =>
    scene([
      ...many(300, (i) => `Curve(5cos(${i} t), 5sin(t), t / 9, 0, 60)`),
      ...Array.from({ length: 300 }, (_, i) => named(`C_${i}`, `Sphere(${at(i)}, 1)`)),
    ]),
  'a prism of 1,000 corners': () =>
    scene([
      named('p', 'Polygon(Point(0, 0), Point(1, 0), 1000)'),
      named('s', 'Prism(p, 300)'),
      named('y', 'Pyramid(p, 200)'),
    ]),
  '20 prisms of 1,000 corners': () =>
    scene([named('p', 'Polygon(Point(0, 0), Point(0.01, 0), 1000)'), ...many(20, (i) => `Prism(p, ${i + 1})`)]),
  '300 sections': () =>
    scene([
      named('s', 'Icosahedron(Point(0, 0, 0), Point(3, 0, 0))'),
      ...many(600, (i) => (i % 2 ? `Section(s, P_${i - 1})` : `Plane(Point(0, 0, ${i / 300}), Vector(1, ${i}, 3))`)),
    ]),
  'sections of a prism of 1,000 corners': () =>
    scene([
      named('p', 'Polygon(Point(0, 0), Point(0.01, 0), 1000)'),
      named('s', 'Prism(p, 3)'),
      ...many(3000, (i) => `Section(s, Plane(Point(0, 0, ${i / 1000}), Vector(1, ${i % 7}, 3)))`),
    ]),
  'intersections in space': () =>
    scene([
      ...many(100, (i) => `Plane(Point(0, 0, ${i / 100}), Vector(${i % 7}, ${i % 5}, 1))`),
      ...Array.from({ length: 9000 }, (_, i) => named(`X_${i}`, `Intersect(P_${i % 100}, P_${Math.floor(i / 100)})`)),
    ]),
  '2,000 segments behind 500 triangles': () =>
    scene(
      [
        ...many(500, (i) => `Polygon(${at(i)}, ${at(i + 5)}, ${at(i * 3)})`),
        ...Array.from({ length: 2000 }, (_, i) => named(`S_${i}`, `Segment(${at(i)}, ${at(i * 7)})`)),
      ],
      see('Polygon'),
    ),
  '3,000 triangles': () =>
    scene(
      many(3000, (i) => `Polygon(${at(i)}, ${at(i + 5)}, ${at(i * 3)})`),
      see('Polygon'),
    ),
  '10,000 segments': () => scene(many(10_000, (i) => `Segment(${at(i)}, ${at(i * 7)})`)),
  '3,000 labelled segments': () => scene(many(3000, (i) => `Segment(${at(i)}, ${at(i * 7)})`, { label: 'a' })),
  '2,000 angles in space': () =>
    scene(many(2000, (i) => `Angle(${at(i)}, Point(9, 9, 9), ${at(i * 7)})`, { label: '{{value}}' })),
  '5,000 circles in space': () => scene(many(5000, (i) => `Circle(${at(i)}, 1, Vector(${i % 7}, 1, 2))`)),
  'a polyhedron of 1,000 faces': () =>
    scene(
      one(
        `Polyhedron([${list(500, (i) => `Point(${(5 * Math.cos(i)).toFixed(2)}, ${(5 * Math.sin(i)).toFixed(2)}, ${(i / 100).toFixed(2)})`)}], [${list(498, (i) => `[${i + 1}, ${i + 2}, ${i + 3}]`)}])`,
      ),
      see('Polyhedron'),
    ),
  '10 polyhedra of 498 faces': () =>
    scene(
      many(
        10,
        (n) =>
          `Polyhedron([${list(500, (i) => `Point(${(5 * Math.cos(i + n)).toFixed(2)}, ${(5 * Math.sin(i * n)).toFixed(2)}, ${(i / 100).toFixed(2)})`)}], [${list(498, (i) => `[${i + 1}, ${i + 2}, ${i + 3}]`)}])`,
      ),
      see('Polyhedron'),
    ),
  '500 nets': () =>
    scene([named('s', 'Dodecahedron(Point(0, 0, 0), Point(1, 0, 0))'), ...many(500, (i) => `Net(s, ${i / 500})`)]),
  'figures of the plane in space': () => [
    project(
      many(1000, (i) => `y = sin(${i} x)`),
      inSpace,
    ),
  ],
  '100 implicit curves in space': () => [
    project(
      many(100, (i) => `sin(x y) + cos(${i} x) sin(y) = 0.3`),
      inSpace,
    ),
  ],
  '100 regions in space': () => [
    project(
      many(100, (i) => `Region(sin(x y) + cos(${i} x) sin(y) > 0.3)`),
      inSpace,
    ),
  ],
  'solids on a slide of the plane': () => [project(many(5000, (i) => `Sphere(${at(i)}, 1)`)), large],
  'dotted circles of 0.01 px in space': () =>
    scene(
      many(3000, (i) => `Circle(${at(i)}, 3, Vector(${i % 7}, 1, 2))`),
      { types3d: [['Circle', { lineWidth: 0.01, lineDash: 'dotted' }]] },
      largeInSpace,
    ),
};
