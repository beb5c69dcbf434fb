type Definition = readonly [id: string, source: string, label?: string];

/** A project with a slider u and a text. */
function project(definitions: readonly Definition[], styleSheet: object): object {
  const slide = {
    definitions: [
      ...definitions.map(([id, source, label]) => ({ kind: 'primitive', id, source, label })),
      { kind: 'slider', id: 'u', min: '0', max: '2π', step: '0.01', direction: 'forward', autoPlay: false, label: 'u' },
      { kind: 'text', id: 'text', template: 'u = {{u}}' },
    ],
    uvarMap: [],
    styleSheet: { types: [['Polygon', { regionOpacity: 20 }]], ...styleSheet },
    doc: [],
    camera: { kind: '2d', offset: [0, 0], scale: 40 },
  };
  return { metadata: { version: '11' }, messages: [], slides: [slide] };
}

const PLANE = project(
  [
    ['A', 'Point(-3, 1)', 'A'],
    ['B', 'Point(4, -2)', 'B'],
    ['C', 'Point(1, 4)', 'C_1'],
    ['d', 'Polygon(A, B, C)'],
    ['c', 'Circle(A, B, C)', 'c'],
    ['k', 'Circle(Point(0, 0), 2)'],
    ['s', 'Segment(A, B)', '{{value}}'],
    ['a', 'length(s) / 2'],
    ['i', 'Tick(s, 2)'],
    ['l', 'Line(A, C)'],
    ['M', 'Midpoint(A, B)', 'M'],
    ['P_1', 'Intersect(l, c, 1)', '{{id}}'],
    ['h', 'PerpLine(l, B)'],
    ["P'", 'Intersect(h, l)', '{{id}}'],
    ['p', 'ParallelLine(l, B)'],
    ['R', 'Rotate(C, (1 + 1) * 30°, A)', '{{latex}}'],
    ['b', 'Arc(A, B, C)'],
    ['w', 'Angle(B, A, C)', '{{value}}'],
    ['v', 'Angle(l, h)', '\\alpha'],
    ['f', 'f(x) = sin(x) + x/3', 'y = \\frac{x}{3}'],
    ['g', 'y = x^2 - 2'],
    ['Q', 'Point(f, 1)'],
    ['Z', 'Intersect(f, g)'],
    ['e', 'x^2 + 2y^2 = 9'],
  ],
  { xaxis: { show: true }, yaxis: { show: true }, grid: { show: true } },
);

const FORMULAS = project(
  [
    ['k', 'Circle(Point(0, 0), 2)', 'h^2 = \\frac{1}{2}'],
    ['e', 'x^2 + 4y^2 = 9', '\\sin\\theta \\approx \\text{at last}'],
    ['f', 'y = x^2/4', '{{latex}}'],
    ['P', 'Point(k, u)', '{{id}}({{x}}, {{y}})'],
    ['Q', 'Point(f, ?:=1)'],
    ['g', 'Tangent(f, Q)', '{{slope}}'],
    ['S', 'Intersect(k, e, 1)'],
    ['d', 'Polygon(P, Q, S)'],
    ['M', 'Midpoint(d.edge(1))'],
  ],
  { xaxis: { show: true, axisLabelPreset: 'name', distanceMode: 'half_pi' }, yaxis: { show: true } },
);

/** Of few colours. */
const LINES = project([['s', 'Segment(Point(0, 0), Point(1, 2))']], {});

const SPACE = project(
  [
    ['A', 'Point(0, 0, 0)', 'A'],
    ['B', 'Point(2, 0, 0)', 'B'],
    ['q', 'Cube(A, B)'],
    ['C', 'q.vertex(5)', 'C'],
    ['k', 'Sphere(Point(0, 0, 3), 1)'],
    ['m', 'Sphere(Point(0.5, 0.5, 1), 0.3)'],
    ['c', 'Cone(Point(1, 1, 1), Point(1, 1, 4), 1)'],
    ['s', 'Segment(A, C)', 's'],
    ['w', 'Angle(B, A, C)'],
    ['d', 'Section(q, Plane(B, C, Midpoint(A, q.vertex(3))))'],
  ],
  {},
);

const TINTS = project(
  Array.from(
    { length: 100 },
    (_, i) => [`P_${i}`, `Polygon(Point(0, 0), Point(${1 + (i % 10)}, ${i / 10}), 5)`] as const,
  ),
  {},
);

type Library = Pick<typeof import('../render.js'), 'renderPng' | 'renderSvg' | 'renderTikz'>;

/**
 * Draws what most figures use, in all formats, so that the code cache has the code for it.
 * @throws Error where a sample has a warning: code for what is left out would be missing.
 */
export async function drawSamples({ renderPng, renderSvg, renderTikz }: Library): Promise<void> {
  const view = { viewBound: { left: -10, right: 10, bottom: -10, top: 10 }, scale: 40 };
  const results = [
    await renderPng(PLANE, view),
    await renderSvg(PLANE, view),
    await renderTikz(PLANE, view),
    await renderPng(SPACE, { view3D: { width: 400, height: 400 } }),
    await renderPng(FORMULAS, view),
    await renderPng(LINES, view),
    await renderPng(TINTS, { ...view, scale: 60 }),
  ];
  const [warning] = results.flatMap(({ warnings }) => warnings);
  if (warning !== undefined) throw new Error(`a sample has a warning: ${warning.message}`);
}
