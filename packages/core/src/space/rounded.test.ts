import { vector3 } from '@geoslide/geometry';
import type { SpaceCamera } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { arcLength } from '../draw/arc-length.js';
import { ARC, COORDS, MOVE, type Path } from '../scene/path.js';
import type { Scene } from '../scene/scene.js';
import { distanceTo, drawSpaceFigure, type Line, lengthOf, linesOf, pathsOf } from './testing/draw.js';

const drawn = (sources: Readonly<Record<string, string>>) =>
  drawSpaceFigure({ sources, camera: { offset: [2, 2, 2] } });

const CUBE = 'Cube(Point(0, 0, 0), Point(4, 0, 0))';

it.each([
  ['a cube', CUBE, 'Point(3.999, 2.667, 1)', 'Point(3.97, 2.667, 1)'],
  ['a sphere', 'Sphere(Point(0, 0, 0), 3)', 'Point(2.999, 0, 0)', 'Point(2.94, 0, 0)'],
  ['a cylinder', 'Cylinder(Point(0, 0, 0), Point(0, 0, 3), 2)', 'Point(1.999, 0, 1)', 'Point(1.95, 0, 1)'],
  ['a cap', 'Cylinder(Point(0, 0, 0), Point(0, 0, 3), 2)', 'Point(1, 0.333, 2.999)', 'Point(1, 0.333, 2.95)'],
])('a point on %s but for rounding is in sight, one within it is not', async (_, body, on, within) => {
  const alpha = async (source: string) => {
    const { nodes } = await drawSpaceFigure({
      sources: { body, P: source },
      style: { body: { regionOpacity: 100 } },
      camera: { offset: [2, 2, 2] },
    });
    return pathsOf(nodes('P', 'Point'))[0]!.fill!.color.a;
  };
  expect(await alpha(on)).toBe(1);
  expect(await alpha(within)).toBeLessThan(1);
});

it.each([
  ['Segment(Point(3.9995, 0.5, 3.5), Point(3.9995, 3.5, 0.5))', false],
  ['Segment(Point(4.0005, 0.5, 3.5), Point(3.9995, 3.5, 0.5))', false],
  ['Segment(Point(3.95, 0.5, 3.5), Point(3.95, 3.5, 0.5))', true],
  ['Segment(Point(0.0005, 0.5, 3.5), Point(0.0005, 3.5, 0.5))', true],
  // Coordinates that show no rounding: 0.4 px within the face, and 1 px.
  ['Segment(Point(3.9961234567, 0.5, 3.5), Point(3.9961234567, 3.5, 0.5))', false],
  ['Segment(Point(3.9901234567, 0.5, 3.5), Point(3.9901234567, 3.5, 0.5))', true],
])('%s: dashed %s', async (source, dashed) => {
  const { nodes } = await drawn({ body: CUBE, s: source });
  const lines = linesOf(nodes('s', 'Segment'));
  expect(lines.reduce((sum, line) => sum + (line.dashed === dashed ? lengthOf(line) : 0), 0)).toBeGreaterThan(100);
  expect(lines.filter((line) => line.dashed !== dashed)).toEqual([]);
});

it('a polygon that is almost flat is drawn and warned of; one that is not is refused', async () => {
  const corners = 'Point(0, 0, 0), Point(4, 0, 0), Point(4, 4, 0)';
  const nearly = await drawn({ p: `Polygon(${corners}, Point(0, 4, 0.01))` });
  expect(linesOf(nearly.nodes('p', 'Polygon')).filter(({ dashed }) => !dashed)).toHaveLength(4);
  expect(nearly.warnings).toEqual([{ id: 'p', message: expect.stringMatching(/up to 0\.0025 off.*more decimals/) }]);
  const skew = await drawn({ p: `Polygon(${corners}, Point(0, 4, 0.1))` });
  expect(skew.warnings).toEqual([{ id: 'p', message: expect.stringContaining('do not lie in one plane') }]);
});

it('a solid with faces that are almost flat is drawn and warned of', async () => {
  const vertices = '[Point(0, 0, 0), Point(2, 0, 0), Point(2, 2, 0.01), Point(0, 2, 0), Point(1, 1, 2)]';
  const { nodes, warnings } = await drawn({
    p: `Polyhedron(${vertices}, [[1, 2, 3, 4], [1, 2, 5], [2, 3, 5], [3, 4, 5], [4, 1, 5]])`,
  });
  expect(linesOf(nodes('p', 'Polyhedron')).length).toBeGreaterThan(5);
  expect(warnings).toEqual([{ id: 'p', message: expect.stringContaining('do not lie in one plane') }]);
});

it('a polygon that rounding puts into an opaque solid is painted on its face', async () => {
  const { scene } = await drawSpaceFigure({
    sources: { body: CUBE, p: 'Polygon(Point(3.999, 1, 1), Point(3.999, 3, 1), Point(3.998, 2, 3))' },
    style: { body: { regionOpacity: 100 }, p: { regionOpacity: 100 } },
    camera: { offset: [2, 2, 2] },
  });
  const fills = scene.children.flatMap((node) =>
    node.kind === 'group' && pathsOf([node]).some(({ fill }) => fill) ? [node.id] : [],
  );
  expect(fills.at(-1)).toBe('p');
});

it.each([
  ['Point(0.333, 1.999, 0)', true],
  ['Point(0.345, 2, 0)', false],
  // The last decimal turns a short leg by more.
  ['Point(0.056, 0.333, 0)', true],
  ['Point(0.058, 0.333, 0)', false],
])('an angle within the rounding of the file is a right one: to %s', async (to, isRight) => {
  const { nodes } = await drawn({
    w: `Angle(Point(2, -0.333, 0), Point(0, 0, 0), ${to})`,
  });
  // A square has two straight sides.
  expect(linesOf(nodes('w', 'Angle')).length > 0).toBe(isRight);
});

/** A place in a frame that no axis lies in, so that hardly a coordinate is short. */
function placed(x: number, y: number, z: number): string {
  const { u, v, n } = vector3.frame({ x: 1, y: -2, z: 5 });
  const p = vector3.add(vector3.add(vector3.mul(u, x), vector3.mul(v, y)), vector3.mul(n, z));
  return `Point(${p.x.toFixed(15)}, ${p.y.toFixed(15)}, ${p.z.toFixed(15)})`;
}

const square = [placed(0, 0, 0), placed(4, 0, 0), placed(4, 4, 0), placed(0, 4, 0)].join(', ');
const top = [placed(0, 0, 4), placed(4, 0, 4), placed(4, 4, 4), placed(0, 4, 4)].join(', ');
const cubeFaces = '[[1, 2, 3, 4], [5, 6, 7, 8], [1, 2, 6, 5], [2, 3, 7, 6], [3, 4, 8, 7], [4, 1, 5, 8]]';
const cube = `Polyhedron([${square}, ${top}], ${cubeFaces})`;
const pyramid = `Pyramid(Polygon(${square}), ${placed(2, 2, 5)})`;
const prism = `Prism(Polygon(${[placed(0, 0, 0), placed(4, 1, 0), placed(2, 4, 0)].join(', ')}), ${placed(1, 0.5, 4)})`;
const cylinder = `Cylinder(${placed(2, 2, 0)}, ${placed(2, 2, 4)}, 1.7)`;

const scenes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a cube': { body: cube },
  'lines on the faces of a cube': {
    body: cube,
    a: `Segment(${placed(4, 0.5, 0.5)}, ${placed(4, 3.1, 3.7)})`,
    b: `Segment(${placed(0.3, 0, 0.9)}, ${placed(3.7, 0, 2.2)})`,
    c: `Segment(${placed(0, 0.7, 0.9)}, ${placed(0, 3.1, 2.2)})`,
    d: `Segment(${placed(0, 0, 4)}, ${placed(4, 4, 4)})`,
  },
  'polygons on the faces of a cube': {
    body: cube,
    a: `Polygon(${[placed(4, 1, 1), placed(4, 3, 1), placed(4, 2, 3)].join(', ')})`,
    b: `Polygon(${[placed(1, 0, 1), placed(3, 0, 1), placed(3, 0, 3), placed(1, 0, 3)].join(', ')})`,
  },
  'a section of a cube': {
    body: cube,
    s: `Section(body, Plane(${[placed(4, 0, 2.3), placed(0, 4, 2.3), placed(4, 4, 0.7)].join(', ')}))`,
  },
  'a section that is given by its corners': {
    body: cube,
    s: `Polygon(${[placed(4, 0, 2), placed(4, 2, 0), placed(2, 4, 0), placed(0, 4, 2), placed(0, 2, 4), placed(2, 0, 4)].join(', ')})`,
  },
  'a pyramid with its height': {
    body: pyramid,
    h: `Segment(${placed(2, 2, 0)}, ${placed(2, 2, 5)})`,
    m: `Segment(${placed(4, 2, 0)}, ${placed(2, 2, 5)})`,
    d: `Segment(${placed(0, 0, 0)}, ${placed(4, 4, 0)})`,
  },
  'a section of a pyramid': {
    body: pyramid,
    s: `Polygon(${[placed(1, 1, 2.5), placed(3, 1, 2.5), placed(3, 3, 2.5), placed(1, 3, 2.5)].join(', ')})`,
  },
  'a prism with a section': {
    body: prism,
    s: `Section(body, Plane(${[placed(1, 1, 2), placed(4, 1, 1.3), placed(2, 4, 2.9)].join(', ')}))`,
    m: `Segment(${placed(2, 0.5, 0)}, ${placed(3, 1, 4)})`,
  },
  'lines on a cylinder': {
    body: cylinder,
    g: `Segment(${placed(2 + 1.7 * Math.cos(0.6), 2 + 1.7 * Math.sin(0.6), 0)}, ${placed(2 + 1.7 * Math.cos(0.6), 2 + 1.7 * Math.sin(0.6), 4)})`,
    h: `Segment(${placed(2 - 1.7, 2, 0)}, ${placed(2 - 1.7, 2, 4)})`,
    d: `Segment(${placed(2 - 1.7, 2, 4)}, ${placed(2 + 1.7, 2, 4)})`,
  },
  'a pyramid in a cube': {
    body: cube,
    p: `Pyramid(Polygon(${square}), ${placed(2, 2, 4)})`,
  },
};

const rounded = (sources: Readonly<Record<string, string>>, decimals: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sources).map(([id, source]) => [
      id,
      source.replace(/\d+\.\d+/g, (text) => `${Number(Number(text).toFixed(decimals))}`),
    ]),
  );

/** Where lines are compared along their way, px, and how far two of them may be apart. */
const STEP = 2;
const APART = 3;
/** A line may differ for so long, px: where it leaves a face that is seen at a grazing angle. */
const SHORT = 18;

/**
 * How much of a line has none of the same kind beside it, px.
 *
 * @param own Solid lines of its picture: dashes beside them are not seen.
 */
function missing(line: Line, others: readonly Line[], own: readonly Line[] = []): number {
  const same = others.filter(({ dashed }) => dashed === line.dashed);
  const [p, q] = [line.points[0]!, line.points.at(-1)!];
  const count = Math.ceil(lengthOf(line) / STEP);
  const alone = Array.from({ length: count }, (_, i) => (i + 0.5) / count).filter((t) => {
    const [x, y] = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    const isCovered = line.dashed && own.some((other) => !other.dashed && distanceTo(other, x, y) < STEP);
    return !isCovered && !same.some((other) => distanceTo(other, x, y) < APART);
  });
  return alone.length * STEP;
}

describe.each(Object.keys(scenes))('%s', (name) => {
  const sources = scenes[name]!;
  const runs = async (given: Readonly<Record<string, string>>, yaw: number, pitch: number) => {
    const camera = { offset: [2.5, 1.5, 2] as const, yaw, pitch, scale: 0.1 };
    const { nodes } = await drawSpaceFigure({ sources: given, camera, size: 900 });
    // Of two lines in one place only one is drawn, so that all are compared with all.
    return Object.keys(given).flatMap((id) => linesOf(nodes(id)));
  };
  it.each(
    [2, 3].flatMap((decimals) =>
      [-1.05, 0.6, 2.3, 4].flatMap((yaw) => [0.35, -0.5, 1].map((pitch) => [decimals, yaw, pitch] as const)),
    ),
  )('rounded to %d decimals, seen from %d, %d: the same lines are solid and dashed', async (decimals, yaw, pitch) => {
    const exact = await runs(sources, yaw, pitch);
    const given = await runs(rounded(sources, decimals), yaw, pitch);
    for (const line of exact) expect(missing(line, given)).toBeLessThan(SHORT);
    for (const line of given) expect(missing(line, exact)).toBeLessThan(SHORT);
  });
});

describe('rounded to 2 decimals', () => {
  const draw = (sources: Readonly<Record<string, string>>, yaw: number, pitch: number) =>
    drawSpaceFigure({ sources: rounded(sources, 2), camera: { yaw, pitch, scale: 0.11 }, size: 700 });

  it('corners that stick out of the sphere around a cube are no solid lines', async () => {
    const base =
      'Point(-1.860836149905845, -0.882214702382244, 0.349657610011587), Point(-0.665941786121932, -0.424430715409474, 1.886757410859172), ' +
      'Point(0.855500359075883, -1.354393368012671, 0.980999286039950), Point(-0.339394004708031, -1.812177354985441, -0.556100514807635)';
    const { nodes } = await draw(
      {
        c: `Prism(Polygon(${base}), Point(-1.353435149404028, 0.828229042127196, -0.554190241485121))`,
        s: 'Sphere(Point(-0.248967395164073, -0.263082162942737, 0.213404522277415), 1.732053950609709)',
      },
      1.1081751,
      -0.5376629,
    );
    expect(linesOf(nodes('c', 'Polyhedron')).map(({ dashed }) => dashed)).toEqual(Array(12).fill(true));
  });

  it('a sphere touches the cone around it along a circle', async () => {
    const sources = {
      c: 'Cone(Point(-0.013270425377414, -0.338199433404952, -0.236743731657043), Point(2.477078626512040, 0.798251400014139, 0.314614380940422), 1.552607224555686)',
      s: 'Sphere(Point(0.801149152391776, 0.033454414559211, -0.056432927064990), 0.913191008285204)',
    };
    const { nodes } = await draw(sources, 0.5249633, 0.627226);
    expect(pathsOf(nodes('s', 'intersection'))).toHaveLength(1);
  });
});

/** How many solid and how many dashed runs a picture has. */
function runsIn(scene: Scene): { solid: number; dashed: number } {
  const strokes = pathsOf(scene.children).filter(({ stroke, fill }) => stroke && !fill);
  const count = (isDashed: boolean) =>
    strokes
      .filter(({ stroke }) => (stroke!.dash !== undefined) === isDashed)
      .reduce((sum, { path }) => sum + path.verbs.filter((verb) => verb === MOVE).length, 0);
  return { solid: count(false), dashed: count(true) };
}

const { u, v, n } = vector3.frame({ x: 1, y: -2, z: 5 });
const number = (value: number): string => value.toFixed(15);
const axis = `Vector(${number(n.x)}, ${number(n.y)}, ${number(n.z)})`;
const across = `Vector(${number(u.x + v.x)}, ${number(u.y + v.y)}, ${number(u.z + v.z)})`;
/** Of the sphere in a cone of radius 1.5 and height 3.2. */
const inner = (1.5 * 3.2) / (1.5 + Math.hypot(1.5, 3.2));

/** A regular hexagon around the axis of the frame. */
const hexagon = (radius: number, height: number): string[] =>
  Array.from({ length: 6 }, (_, i) => {
    const turn = 0.3 + (i * Math.PI) / 3;
    return placed(radius * Math.cos(turn), radius * Math.sin(turn), height);
  });
/** A place on a circle of radius 1.5 around the axis. */
const around = (turn: number, height: number): string => placed(1.5 * Math.cos(turn), 1.5 * Math.sin(turn), height);
const inscribed = number(1.6 * Math.cos(Math.PI / 6));

const passing: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'the outline of a cone that touches a pyramid from within': {
    body: `Pyramid(Polygon(${hexagon(1.6, 0).join(', ')}), ${placed(0, 0, 2.8)})`,
    k: `Cone(${placed(0, 0, 0)}, ${placed(0, 0, 2.8)}, ${inscribed})`,
  },
  'lines from the rims of a cylinder into it': {
    body: `Cylinder(${placed(0, 0, 0)}, ${placed(0, 0, 2.8)}, ${number(1.5)})`,
    k: `Segment(${around(0, 2.8)}, ${around(2, 0)})`,
    l: `Segment(${around(1, 2.8)}, ${around(1.7, 0)})`,
    m: `Segment(${around(4, 0)}, ${around(4, 2.8)})`,
  },
};

/** The greatest cube on the base of a hemisphere of radius 1.9. */
const half = Math.sqrt(1.9 ** 2 / 6);
const cubeBase = [placed(half, half, 0), placed(-half, half, 0), placed(-half, -half, 0), placed(half, -half, 0)];

/** Views from all sides. */
const manyViews = Array.from({ length: 24 }, (_, i) => ({ yaw: 0.05 + 0.26 * i, pitch: [0.35, -0.5, 0.9][i % 3]! }));

it.each(Object.entries(passing))('%s, rounded to 2 decimals, is hidden where the exact one is', async (_, sources) => {
  const drawnLines = async (drawn: Readonly<Record<string, string>>, view: Partial<SpaceCamera>) => {
    const { nodes } = await drawSpaceFigure({ sources: drawn, camera: { ...view, scale: 0.16 }, size: 700 });
    const linesBut = (body: string) => Object.keys(drawn).flatMap((id) => (id === body ? [] : linesOf(nodes(id))));
    return { all: linesBut(''), within: linesBut('body') };
  };
  const unlike: string[] = [];
  for (const view of manyViews) {
    const [exact, given] = [await drawnLines(sources, view), await drawnLines(rounded(sources, 2), view)];
    const longest = Math.max(
      ...exact.within.map((line) => missing(line, given.all, exact.all)),
      ...given.within.map((line) => missing(line, exact.all, given.all)),
    );
    if (longest > 8) unlike.push(`${JSON.stringify(view)}: ${longest}`);
  }
  expect(unlike).toEqual([]);
});

/** How long the solid, or the dashed, lines of an object are, px. */
async function lengthIn(
  sources: Readonly<Record<string, string>>,
  id: string,
  isDashed: boolean,
  view: Partial<SpaceCamera>,
): Promise<number> {
  const { nodes } = await drawSpaceFigure({ sources, camera: { ...view, scale: 0.16 }, size: 700 });
  return linesOf(nodes(id)).reduce((sum, line) => sum + (line.dashed === isDashed ? lengthOf(line) : 0), 0);
}

it('corners that touch a hemisphere from within, rounded to 2 decimals, do not stick out of it', async () => {
  const sources = rounded(
    {
      h: `Hemisphere(${placed(0, 0, 0)}, ${placed(0, 0, 1.9)})`,
      w: `Prism(Polygon(${cubeBase.join(', ')}), ${placed(half, half, 2 * half)})`,
    },
    2,
  );
  // From below, its base is in sight.
  const isAbove = ({ yaw, pitch }: (typeof manyViews)[number]): boolean =>
    Math.cos(pitch) * (n.x * Math.cos(yaw) + n.y * Math.sin(yaw)) + n.z * Math.sin(pitch) > 0.1;
  for (const view of manyViews.filter(isAbove).slice(-3)) {
    expect(await lengthIn(sources, 'w', false, view), JSON.stringify(view)).toBe(0);
  }
});

it('the fold of a torus beside its outline, with 3 decimals, is in sight where that of the exact one is', async () => {
  const ring = {
    t: 'Torus(Point(0, 0, 0), 1.304387172614224, 0.420030384673737, Vector(0, 0, 1))',
    c: 'Cylinder(Point(0, 0, -1.4), Point(0, 0, 1.4), 0.731972047139030)',
  };
  const view = { projection: 'oblique', obliqueAngle: Math.PI / 4, yaw: -Math.PI / 2, pitch: 0 } as const;
  const [exact, given] = [await lengthIn(ring, 't', true, view), await lengthIn(rounded(ring, 3), 't', true, view)];
  expect(exact).toBeGreaterThan(100);
  expect(Math.abs(given - exact)).toBeLessThan(5);
});

it.each([
  [
    'in the cylinder around it, with 2 decimals,',
    2,
    {
      c: 'Cylinder(Point(0.050967158656567, 0.013431348651648, -0.249388197949156), Point(0.050967158656567, 0.013431348651648, 0.622712200274691), 1.569227394973859)',
      t: 'Torus(Point(0.050967158656567, 0.013431348651648, 0.186662001162767), 1.133177195861936, 0.436050199111924, Vector(0, 0, 1))',
    },
    { yaw: 5.535650878204033, pitch: 0.40608049524016676, projection: 'perspective' },
  ],
  [
    'on a plane that is seen almost from its edge, with 3 decimals,',
    3,
    {
      q: 'Plane(Point(0.290824131201953, 0.307557809632272, 0.024890192318708), Vector(0, 0, 1))',
      t: 'Torus(Point(0.290824131201953, 0.307557809632272, 0.607683894596994), 1.467549602407962, 0.582793702278286, Vector(0, 0, 1))',
    },
    { yaw: 2.7762700775731357, pitch: -0.02553549441508949 },
  ],
] as const)(
  'the outline of a torus %s is hidden as far as that of the exact one',
  async (_, decimals, sources, view) => {
    const [exact, given] = [sources, rounded(sources, decimals)].map((drawn) => lengthIn(drawn, 't', true, view));
    expect(await exact).toBeGreaterThan(500);
    expect(Math.abs((await given!) - (await exact!))).toBeLessThan(20);
  },
);

it('the rim of a cone on a ball, 2 px within it by 2 decimals, is in sight where that of the exact one is', async () => {
  const sources = {
    k: 'Cone(Point(0.505510065186769, 0.864979450115909, 0.771852781330532), Point(-0.667075264708284, -0.485721362927443, -0.648960974998772), 1.133639524984172)',
    s: 'Sphere(Point(0.794302147695007, 1.197638993689826, 1.121780205020386), 1.265563516109251)',
  };
  const view = { yaw: 6.155214709974826, pitch: -0.43490702714771035, scale: 0.17 };
  for (const drawn of [sources, rounded(sources, 2)]) {
    const { nodes } = await drawSpaceFigure({ sources: drawn, camera: view, size: 700 });
    const solid = pathsOf(nodes('k', 'Cone')).filter(({ stroke }) => stroke && !stroke.dash);
    expect(solid.flatMap(({ path }) => path.verbs.filter((verb) => verb === ARC))).toHaveLength(1);
  }
});

/** How long the lines and arcs of a path are, px. */
function strokeLength({ verbs, coords }: Path): number {
  let length = 0;
  let [at, x, y] = [0, 0, 0];
  for (const verb of verbs) {
    const [a = x, b = y, rx = 0, ry = 0, , start = 0, sweep = 0] = coords.slice(at, at + COORDS[verb]!);
    if (verb === ARC) length += arcLength({ cx: a, cy: b, rx, ry, rotation: 0, start, sweep });
    else {
      if (verb !== MOVE) length += Math.hypot(a - x, b - y);
      [x, y] = [a, b];
    }
    at += COORDS[verb]!;
  }
  return length;
}

it.each([
  [
    'a radius of the base of a flat cylinder',
    ['l', 'Segment'],
    {
      z: 'Cylinder(Point(0.015531731769443, -0.455449656583369, -0.084582365583628), Point(-2.143537216570745, 2.290062964554517, -0.856619770325386), 3.933916903845966)',
      l: 'Segment(Point(0.015531731769443, -0.455449656583369, -0.084582365583628), Point(0.552845796180794, -1.113041594325541, -3.925749980511058))',
    },
    {
      offset: [0.015531731769443, -0.455449656583369, -0.084582365583628],
      yaw: -0.12927885771476566,
      pitch: -0.4127239298075437,
      scale: 0.05517883672127773,
    },
    5,
  ],
  [
    'the edges of a prism on a cylinder',
    ['b', 'Polyhedron'],
    {
      z: 'Cylinder(Point(0.263405587989837, 0.005422689951956, 0.562280920334160), Point(-0.874557427868228, 2.859317893732535, 0.157160802465024), 1.627618097141385)',
      b: 'Prism(Polygon(Point(-1.122191871389671, -0.443992086205742, 1.288426022689277), Point(0.873368530610973, 0.453199311809530, 2.003315956580305), Point(1.649003047369345, 0.454837466109654, -0.163864182020957), Point(-0.346557354631299, -0.442353931905618, -0.878754115911985)), Point(-2.260154887247736, 2.409903117574837, 0.883305904820141))',
    },
    {
      offset: [0.263405587989837, 0.005422689951956, 0.56228092033416],
      yaw: 0.8714565006211954,
      pitch: 1.0477769125252963,
      projection: 'perspective',
      scale: 0.1111111111111111,
    },
    5,
  ],
  [
    'the rim of a cone that leaves a sphere slowly',
    ['c', 'Cone'],
    {
      s: 'Sphere(Point(0.036463863682002, -0.568983207456768, -0.896854657214135), 1.628302527591586)',
      c: 'Cone(Point(0.307727776246540, -0.536427633017929, -0.392269144202597), Point(-1.677484467492760, -0.020325649767566, -3.188783742533035), 1.525214572231850)',
    },
    {
      offset: [0.036463863682002, -0.568983207456768, -0.896854657214135],
      yaw: -2.896834401557588,
      pitch: 0.2633927721530198,
      projection: 'perspective',
      scale: 0.1111111111111111,
    },
    15,
  ],
  [
    'the small circle in which a ball goes through a plane',
    ['s', 'intersection'],
    {
      s: 'Sphere(Point(0.893234882969409, -0.490560089237988, 0.320416777394712), 3.546224379539490)',
      q: 'Plane(Point(1.021747029643270, -0.333818954241309, 5.950416341084841), Vector(-1.439241457726043, -1.755385350388349, 1.961429656654703))',
    },
    {
      offset: [0.893234882969409, -0.490560089237988, 0.320416777394712],
      yaw: -2.320596583350924,
      pitch: 0.6128275444731115,
      projection: 'oblique',
      scale: 0.05604486159365215,
    },
    35,
  ],
] as const)(
  '%s, rounded to 2 decimals, is in sight as far as the exact one',
  async (_, [id, type], sources, camera, off) => {
    const solid = async (drawn: Readonly<Record<string, string>>): Promise<number> => {
      const { nodes } = await drawSpaceFigure({ sources: drawn, camera, size: 900 });
      const paths = pathsOf(nodes(id, type)).filter(({ stroke, fill }) => stroke && !stroke.dash && !fill);
      return paths.reduce((sum, { path }) => sum + strokeLength(path), 0);
    };
    const [exact, given] = [await solid(sources), await solid(rounded(sources, 2))];
    expect(exact).toBeGreaterThan(100);
    expect(Math.abs(given - exact)).toBeLessThan(off);
  },
);

it('the face of a cube on the base of a hemisphere does not cross it, with 3 decimals', async () => {
  const base =
    'Point(1.371, 0.415, 0.09), Point(0.444, -0.676, 0.039), Point(-0.648, 0.251, 0.055), Point(0.279, 1.342, 0.106)';
  const sources = {
    h: 'Hemisphere(Point(0.362, 0.333, 0.073), Point(0.386, 0.394, -1.68))',
    w: `Prism(Polygon(${base}), Point(1.391, 0.464, -1.341))`,
  };
  const { nodes } = await drawSpaceFigure({ sources, camera: { scale: 0.17 } });
  expect(nodes('w', 'intersection')).toEqual([]);
});

it('a part of a circle that is narrow for rounding to 2 decimals is in sight with 3', async () => {
  const sources = {
    k: 'Cone(Point(-0.482822223947452, -0.385980720921606, 0.636831010784954), Point(1.281820868173461, 1.468993838486578, -0.259480283379855), 1.470673068496399)',
    s: 'Sphere(Point(0.086764490673977, 0.212762939888443, 0.347522080497064), 0.875569902393736)',
  };
  const view = { yaw: 4.609970232984051, pitch: 0.21592996423132715, projection: 'perspective' } as const;
  for (const drawn of [sources, rounded(sources, 3)]) {
    const { nodes } = await drawSpaceFigure({ sources: drawn, camera: { ...view, scale: 0.17 }, size: 700 });
    expect(pathsOf(nodes('s', 'intersection')).filter(({ stroke }) => !stroke!.dash)).toHaveLength(1);
  }
});

it.each([
  ['0.048996282368898', '0.468271818943322', '0.419275536574423'],
  ['0.007069072872400', '0.509075848991051', '0.502006776118651'],
])('a torus on a plane has a line where both touch, rounded or not: from %s', async (low, middle, radius) => {
  const sources = {
    q: `Plane(Point(0, 0, ${low}), Vector(0, 0, 1))`,
    t: `Torus(Point(0, 0, ${middle}), 1.351625770423561, ${radius}, Vector(0, 0, 1))`,
  };
  for (const drawn of [sources, rounded(sources, 3), rounded(sources, 2)]) {
    const { nodes } = await drawSpaceFigure({ sources: drawn, camera: { scale: 0.16 } });
    expect(pathsOf(nodes('t', 'intersection'))).toHaveLength(1);
  }
});

it('the far side of a circle on a sphere, rounded to 2 decimals, is dashed as far as that of the exact one', async () => {
  const sources = {
    s: `Sphere(${placed(0, 0, 0)}, ${number(1.9)})`,
    k: `Circle(${placed(0, 0, 1.4)}, ${number(Math.sqrt(1.9 ** 2 - 1.4 ** 2))}, ${axis})`,
  };
  const dashed = async (drawn: Readonly<Record<string, string>>, view: Partial<SpaceCamera>): Promise<number> => {
    const { nodes } = await drawSpaceFigure({ sources: drawn, camera: { ...view, scale: 0.16 }, size: 700 });
    const arcs = pathsOf(nodes('k')).filter(({ stroke, path }) => stroke?.dash && path.verbs.includes(ARC));
    return arcs.reduce((sum, { path }) => sum + Math.abs(path.coords.at(-1)!), 0);
  };
  for (const view of manyViews) {
    const difference = (await dashed(sources, view)) - (await dashed(rounded(sources, 2), view));
    expect(Math.abs(difference), JSON.stringify(view)).toBeLessThan(0.3);
  }
});

const touching: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a sphere in a cone': {
    c: `Cone(${placed(0, 0, 0)}, ${placed(0, 0, 3.2)}, ${number(1.5)})`,
    s: `Sphere(${placed(0, 0, inner)}, ${number(inner)})`,
  },
  'a sphere in a cylinder': {
    c: `Cylinder(${placed(0, 0, 0)}, ${placed(0, 0, 2.6)}, ${number(1.3)})`,
    s: `Sphere(${placed(0, 0, 1.3)}, ${number(1.3)})`,
  },
  'a cylinder in a sphere': {
    s: `Sphere(${placed(0, 0, 0)}, ${number(Math.hypot(1.1, 1.3))})`,
    c: `Cylinder(${placed(0, 0, -1.3)}, ${placed(0, 0, 1.3)}, ${number(1.1)})`,
  },
  'a cone on a hemisphere': {
    u: `Hemisphere(${placed(0, 0, 0)}, ${placed(0, 0, -1.4)})`,
    c: `Cone(${placed(0, 0, 0)}, ${placed(0, 0, 2.2)}, ${number(1.4)})`,
  },
  'a cylinder between hemispheres': {
    c: `Cylinder(${placed(0, 0, 0)}, ${placed(0, 0, 1.8)}, ${number(1.1)})`,
    u: `Hemisphere(${placed(0, 0, 1.8)}, ${placed(0, 0, 2.9)})`,
    w: `Hemisphere(${placed(0, 0, 0)}, ${placed(0, 0, -1.1)})`,
  },
  'circles on a sphere': {
    s: `Sphere(${placed(0, 0, 0)}, ${number(1.9)})`,
    k: `Circle(${placed(0, 0, 1.1)}, ${number(Math.sqrt(1.9 ** 2 - 1.1 ** 2))}, ${axis})`,
    e: `Circle(${placed(0, 0, 0)}, ${number(1.9)}, ${across})`,
  },
  'a sphere in a prism': {
    c: `Prism(Polygon(${[placed(-1.1, -1.1, -1.1), placed(1.1, -1.1, -1.1), placed(1.1, 1.1, -1.1), placed(-1.1, 1.1, -1.1)].join(', ')}), ${placed(-1.1, -1.1, 1.1)})`,
    s: `Sphere(${placed(0, 0, 0)}, ${number(1.1)})`,
  },
};

/** Cameras of which one or another sees a line right at an outline, where a run may come or go. */
const views: readonly Partial<SpaceCamera>[] = [
  { yaw: 0.6, pitch: 0.35 },
  { yaw: 2.3, pitch: -0.4 },
  { yaw: 2.9, pitch: -0.3 },
  { yaw: 4.1, pitch: 0.8, projection: 'perspective' },
  { yaw: -Math.PI / 2, pitch: 0, projection: 'oblique' },
];

it.each([
  [2, 33],
  [3, 35],
])('round solids that touch, rounded to %d decimals, have as many runs as exact ones', async (decimals, least) => {
  const draw = async (given: Readonly<Record<string, string>>, view: Partial<SpaceCamera>) =>
    runsIn((await drawSpaceFigure({ sources: given, camera: { ...view, scale: 0.11 }, size: 700 })).scene);
  const unlike: string[] = [];
  for (const [name, sources] of Object.entries(touching)) {
    for (const view of views) {
      const [exact, given] = [await draw(sources, view), await draw(rounded(sources, decimals), view)];
      if (exact.solid !== given.solid || exact.dashed !== given.dashed) unlike.push(`${name}, ${JSON.stringify(view)}`);
    }
  }
  expect(unlike.length, unlike.join('\n')).toBeLessThanOrEqual(7 * views.length - least);
});

it('a torus touches a plane all round that is given by rounded points near to each other', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: {
      e: 'Plane(Point(1.034, 0.073, 1.163), Point(0.197, 0.48, 1.529), Point(1.4, 0.986, 0.983))',
      t: 'Torus(Point(0.88, 0.067, 0.819), 1.176, 0.376, Vector(-0.408, -0.016, -0.913))',
    },
    camera: { yaw: -1.05, pitch: 0.35 },
  });
  const lines = linesOf(nodes('t', 'intersection'));
  expect(lines.reduce((sum, line) => sum + lengthOf(line), 0)).toBeGreaterThan(500);
});
