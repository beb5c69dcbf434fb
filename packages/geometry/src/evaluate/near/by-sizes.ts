const edge = (a = ''): string => `(0, 0, 0), (${a}, 0, 0)`;
const upright = (height = ''): string => `(0, 0, 0), (0, 0, ${height})`;

/** Calls at the origin, by the name and the count of sizes. */
const CALLS: Readonly<Record<string, (sizes: readonly string[], words: string) => string>> = {
  'Square 1': ([a]) => `Square((0, 0), (${a}, 0))`,
  'Rectangle 2': ([a, b]) => `Rectangle((0, 0), (${a}, ${b}))`,
  'Circle 1': ([a], words) => `Circle((0, 0), ${/diam|durchm/i.test(words) ? `${a}/2` : a})`,
  'Ellipse 2': ([a, b]) => `Ellipse((0, 0), ${a}, ${b})`,
  'Cube 1': ([a]) => `Cube(${edge(a)})`,
  'Tetrahedron 1': ([a]) => `Tetrahedron(${edge(a)})`,
  'Octahedron 1': ([a]) => `Octahedron(${edge(a)})`,
  'Dodecahedron 1': ([a]) => `Dodecahedron(${edge(a)})`,
  'Icosahedron 1': ([a]) => `Icosahedron(${edge(a)})`,
  'Cuboid 3': ([a, b, c]) => `Cuboid((0, 0, 0), ${a}, ${b}, ${c})`,
  'Pyramid 2': ([a, h]) => `Pyramid(Polygon(${edge(a)}, (${a}, ${a}, 0), (0, ${a}, 0)), ${h})`,
  // Of three sizes the first is a count of sides where it can be one.
  'Prism 3': ([n, a, h]) =>
    /^(?:[3-9]|1\d)$/.test(n!)
      ? `Prism(Polygon((0, 0), (${a}, 0), ${n}), ${h})`
      : `Cuboid((0, 0, 0), ${n}, ${a}, ${h})`,
  'Sphere 1': ([a]) => `Sphere((0, 0, 0), ${a})`,
  'Hemisphere 1': ([a]) => `Hemisphere((0, 0, 0), ${a})`,
  'Cylinder 2': ([a, b]) => `Cylinder(${upright(b)}, ${a})`,
  'Cone 2': ([a, b]) => `Cone(${upright(b)}, ${a})`,
  'Frustum 3': ([a, b, h]) => `Frustum(${upright(h)}, ${a}, ${b})`,
  'Torus 2': ([a, b]) => `Torus((0, 0, 0), ${a}, ${b})`,
  'Polygon 2': ([first, second], words) => {
    const [n, a] = /^[12]$/.test(first!) ? [second, first] : [first, second];
    return `Polygon((0, 0), ${/(?<!\p{L})(?:side|edge|seite|côté|lado)(?!s)/iu.test(words) ? `(${a}, 0)` : a}, ${n})`;
  },
};

/**
 * The call of a constructor where an exercise has its sizes alone, as in `Cone(2, 5)`: it stands at the origin.
 *
 * @param words What is said with the sizes, such as a side or a diameter.
 */
export function callBySizes(own: string, sizes: readonly string[], words = ''): string | undefined {
  const key = `${own} ${sizes.length}`;
  return Object.hasOwn(CALLS, key) ? CALLS[key]!(sizes, words) : undefined;
}
