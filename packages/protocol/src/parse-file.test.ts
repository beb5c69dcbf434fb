import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Issue, ProtocolError } from './errors.js';
import { projectMeant } from './findings/foreign-project.js';
import { MAX_DEFINITIONS, MAX_ID_LENGTH, MAX_ISSUES, MAX_SLIDES } from './limits.js';
import { parseFile } from './parse-file.js';

interface Parts {
  readonly definitions?: unknown;
  readonly uvarMap?: unknown;
  readonly styleSheet?: unknown;
  readonly slide?: Record<string, unknown>;
  readonly file?: Record<string, unknown>;
}

function project({ definitions, uvarMap, styleSheet, slide, file }: Parts = {}): unknown {
  return {
    messages: [],
    slides: [
      {
        definitions: definitions ?? [{ kind: 'primitive', id: 'A', source: 'Point(?, 1)', label: '{{id}}' }],
        uvarMap: uvarMap ?? [['A.0', 1.5]],
        styleSheet: styleSheet ?? {},
        doc: [],
        camera: { kind: '2d', offset: [0, 0], scale: 50 },
        ...slide,
      },
    ],
    metadata: { version: '11' },
    ...file,
  };
}

function issuesOf(input: unknown): readonly Issue[] {
  try {
    parseFile(input);
  } catch (error) {
    if (error instanceof ProtocolError) return error.issues;
    throw error;
  }
  return [];
}

it.each([
  ['primitives', { s: { color: 'red' } }, ': write [["s", {"color": "red"}]]'],
  ['types', { Point: { pointSize: 3 } }, ': write [["Point", {"pointSize": 3}]]'],
  ['grid', true, ': write {"show": true}'],
  ['xaxis', false, ': write {"show": false}'],
  ['primitives', ['s', { color: 'red' }], ': put the pair in brackets of its own, [["s", {…}]]'],
  ['primitives', [['s', { lineWidth: 'thick' }]], ': write 4'],
  ['primitives', [['s', { color: [255, 0, 64] }]], ': write "rgb(255, 0, 64)"'],
  ['primitives', [['s', { color: [1, 0, 0.25] }]], ': write "rgb(255, 0, 64)"'],
])('%s of a style sheet as %j is told as it is written', (name, given, remedy) => {
  const [issue] = issuesOf(project({ definitions: [], uvarMap: [], styleSheet: { [name]: given } }));
  expect(issue?.message.endsWith(remedy), issue?.message).toBe(true);
});

it.each([
  ['uvarMap', { a: 2, 'b.1': 3 }, ': write [["a.0", 2], ["b.1", 3]]'],
  ['styleSheet', [{ id: 's', color: 'red' }], ': write {"primitives": [["s", {"color": "red"}]]}'],
  ['viewBounds', [-5, 5, -3, 3], ': write {"minX": -5, "maxX": 5, "minY": -3, "maxY": 3}'],
  ['definitions', [{ kind: 'primitive', id: 'A', source: 'Point(0, 0)', label: { text: 'A' } }], ': write "A"'],
  ['camera', '3d', ': write {"kind": "3d"}'],
  ['camera', 'isometric', ': write {"kind": "3d", "view": "isometric"}'],
  ['definitions', ['A: Point(0, 0)'], ': write {"kind": "primitive", "id": "A", "source": "Point(0, 0)"}'],
  ['definitions', [{ kind: 'primitive', id: 'A', source: [1, 2] }], ': write "Point(1, 2)"'],
  [
    'definitions',
    [{ kind: 'primitive', id: 's', source: { type: 'Segment', points: ['A', 'B'] } }],
    ': write "Segment(A, B)"',
  ],
])('%s of a slide as %j is told as it is written', (name, given, remedy) => {
  const [issue] = issuesOf(project({ slide: { definitions: [], [name]: given } }));
  expect(issue?.message.endsWith(remedy), issue?.message).toBe(true);
});

const def = (fields: Record<string, unknown>) =>
  project({ definitions: [{ kind: 'primitive', id: 'A', source: '1', ...fields }] });

it.each([
  [{ kind: 'other', id: 'k', value: 3 }, 'source', 'write "source": "3" in place of "value"'],
  [{ kind: 'primitive', id: 's', def: 'Segment(A, B)' }, 'source', 'write "source": "Segment(A, B)" in place of "def"'],
  [{ kind: 'text', id: 't', content: 'Hi' }, 'template', 'write "template": "Hi" in place of "content"'],
  [{ kind: 'text', id: 't', source: 'Hi' }, 'template', 'write "template": "Hi" in place of "source"'],
  [{ kind: 'primitive', name: 'A', source: 'Point(0, 0)' }, 'id', 'write "id": "A" in place of "name"'],
  [{ kind: 'primitive', id: 's', note: 'a side' }, 'source', '"note" is no key here'],
  [{ kind: 'other', id: 'k', value: { x: 3 } }, 'source', '"value" is no key here'],
])('%o is told with the key that is meant', (definition, key, remedy) => {
  const [issue] = issuesOf(project({ definitions: [definition], uvarMap: [] }));
  expect(issue?.path).toBe(`slides.0.definitions.0.${key}`);
  expect(issue?.message).toMatch(new RegExp(`; ${remedy.replace(/[()]/g, '\\$&')}$`));
});

describe('parseFile', () => {
  it('keeps what it knows and what it does not know', () => {
    const input = project({
      definitions: [{ kind: 'hologram', id: 'H', spin: 3 }],
      styleSheet: { types: [['Point', { color: '#000', glow: { deep: [1] } }]], sheen: 1 },
      slide: { mood: 'calm', camera: { offset: [1, 2], scale: 20, tilt: 'x' } },
      file: { plugin: { a: 1 } },
    });
    expect(parseFile(input)).toEqual(input);
  });

  it('takes a missing style sheet and uvarMap as empty, and null as missing', () => {
    const { slides } = parseFile(
      project({
        definitions: [{ kind: 'primitive', id: 'A', source: '1', label: null }],
        slide: { styleSheet: undefined, uvarMap: undefined, camera: null, viewBounds: null },
      }),
    );
    expect(slides[0]).toMatchObject({ styleSheet: {}, uvarMap: [] });
    expect(slides[0]?.camera).toBeUndefined();
    expect(slides[0]?.definitions[0]?.label).toBeUndefined();
  });

  it('drops null style properties', () => {
    const { slides } = parseFile(
      project({ styleSheet: { xaxis: { min: null, max: 3 }, types: [['Point', { color: null }]] } }),
    );
    expect(slides[0]?.styleSheet.xaxis).toEqual({ max: 3 });
    expect(slides[0]?.styleSheet.types).toEqual([['Point', {}]]);
  });

  it('lets no key change a prototype', () => {
    const text = JSON.stringify(project({ styleSheet: { types: [['Point', { P: { color: 'red' } }]], P: {} } }));
    const parsed = parseFile(JSON.parse(text.replaceAll('"P"', '"__proto__"')));
    const style = parsed.slides[0]?.styleSheet.types?.[0]?.[1] ?? {};
    expect(Object.keys(style)).toEqual([]);
    expect(Object.assign({}, style).color).toBeUndefined();
    expect(parseFile(project({ definitions: [{ kind: 'other', id: '__proto__', source: '1' }] }))).toBeTruthy();
  });

  const refused: [name: string, input: unknown, path: string, message: RegExp][] = [
    ['a list', [], '', /must be a project.*but is a list/],
    ['null', null, '', /must be a project/],
    [
      'no metadata',
      project({ file: { metadata: undefined } }),
      'metadata',
      /must be an object with `version`|is missing/,
    ],
    ['version 9', project({ file: { metadata: { version: '9' } } }), 'metadata.version', /"11".*the string "9"/],
    ['version as a number', project({ file: { metadata: { version: 11 } } }), 'metadata.version', /but is 11/],
    ['no slides', project({ file: { slides: [] } }), 'slides', /at least one/],
    ['slides of a wrong type', project({ file: { slides: {} } }), 'slides', /a list of slides/],
    ['a slide of a wrong type', project({ file: { slides: [7] } }), 'slides.0', /a slide/],
    ['too many slides', project({ file: { slides: Array(MAX_SLIDES + 1).fill(0) } }), 'slides', /limit is 1000/],
    ['no definitions', project({ slide: { definitions: undefined } }), 'slides.0.definitions', /list of definitions/],
    [
      'too many definitions',
      project({ definitions: Array(MAX_DEFINITIONS + 1).fill(0) }),
      'slides.0.definitions',
      /limit/,
    ],
    ['an id of a wrong type', def({ id: 5 }), 'slides.0.definitions.0.id', /must be a name such as "A", but is 5/],
    ['a missing id', def({ id: undefined }), 'slides.0.definitions.0.id', /is missing: give a name/],
    ['an empty id', def({ id: '' }), 'slides.0.definitions.0.id', /must not be empty/],
    ['a long id', def({ id: 'x'.repeat(MAX_ID_LENGTH + 1) }), 'slides.0.definitions.0.id', /201 characters/],
    ['a missing kind', def({ kind: undefined }), 'slides.0.definitions.0.kind', /is missing: give a kind/],
    ['no source', def({ source: undefined }), 'slides.0.definitions.0.source', /give an expression/],
    ['a source of a wrong type', def({ source: ['a'] }), 'slides.0.definitions.0.source', /but is a list/],
    ['a label of a wrong type', def({ label: {} }), 'slides.0.definitions.0.label', /but is an object/],
    [
      'inheritStyle of a wrong type',
      def({ inheritStyle: 'yes' }),
      'slides.0.definitions.0.inheritStyle',
      /true or false/,
    ],
    ['a text without template', def({ kind: 'text' }), 'slides.0.definitions.0.template', /is missing/],
    ['a slider bound of a wrong type', def({ kind: 'slider', min: [] }), 'slides.0.definitions.0.min', /expression/],
    ['uvarMap as an object', project({ uvarMap: {} }), 'slides.0.uvarMap', /list of \[name, number\]/],
    ['a uvar as text', project({ uvarMap: [['A.0', '1']] }), 'slides.0.uvarMap.0.1', /finite number/],
    ['a uvar that is null', project({ uvarMap: [['A.0', null]] }), 'slides.0.uvarMap.0.1', /but is null/],
    [
      'a uvar beyond all numbers',
      project({ uvarMap: [['A.0', Number.POSITIVE_INFINITY]] }),
      'slides.0.uvarMap.0.1',
      /finite/,
    ],
    ['a uvar without a value', project({ uvarMap: [['A.0']] }), 'slides.0.uvarMap.0.1', /is missing|finite/],
    ['a style sheet as a list', project({ styleSheet: [] }), 'slides.0.styleSheet', /a style sheet/],
    ['an axis as a list', project({ styleSheet: { xaxis: [] } }), 'slides.0.styleSheet.xaxis', /style properties/],
    ['types as an object', project({ styleSheet: { types: {} } }), 'slides.0.styleSheet.types', /pairs/],
    [
      'a type without a style',
      project({ styleSheet: { types: [['Point', 4]] } }),
      'slides.0.styleSheet.types.0.1',
      /but is 4/,
    ],
    [
      'a width as text',
      project({ styleSheet: { types: [['Point', { lineWidth: '2' }]] } }),
      'slides.0.styleSheet.types.0.1.lineWidth',
      /finite number, but is the string "2"/,
    ],
    [
      'a color as a number',
      project({ styleSheet: { background: { color: 7 } } }),
      'slides.0.styleSheet.background.color',
      /string/,
    ],
    [
      'hidden as a number',
      project({ styleSheet: { primitives: [['A', { hidden: 1 }]] } }),
      'slides.0.styleSheet.primitives.0.1.hidden',
      /true or false/,
    ],
    [
      'a layer of a wrong type',
      project({ styleSheet: { elementLayers: [3] } }),
      'slides.0.styleSheet.elementLayers.0',
      /an id or a pair of an id and a number/,
    ],
    [
      'a camera of an unknown kind',
      project({ slide: { camera: { kind: '4d' } } }),
      'slides.0.camera.kind',
      /"2d" or "3d"/,
    ],
    ['a camera with scale 0', project({ slide: { camera: { scale: 0 } } }), 'slides.0.camera.scale', /greater than 0/],
    [
      'a camera with one coordinate',
      project({ slide: { camera: { offset: [1] } } }),
      'slides.0.camera.offset',
      /\[x, y\]/,
    ],
    [
      'a 3D camera without z',
      project({ slide: { camera: { kind: '3d', offset: [1, 2] } } }),
      'slides.0.camera.offset',
      /\[x, y, z\]/,
    ],
    [
      'a projection of a wrong name',
      project({ slide: { camera: { kind: '3d', projection: 'fisheye' } } }),
      'slides.0.camera.projection',
      /orthographic/,
    ],
    [
      'viewBounds without maxY',
      project({ slide: { viewBounds: { minX: 0, maxX: 1, minY: 0 } } }),
      'slides.0.viewBounds.maxY',
      /is missing/,
    ],
    ['doc as text', project({ slide: { doc: 'x' } }), 'slides.0.doc', /a list/],
    ['messages as text', project({ file: { messages: 'x' } }), 'messages', /a list/],
  ];

  it.each(refused)('refuses %s', (_name, input, path, message) => {
    const [issue] = issuesOf(input);
    expect(issue?.path).toBe(path);
    expect(issue?.message).toMatch(message);
  });

  it('names every place, up to a bound', () => {
    const two = issuesOf(project({ definitions: [{ kind: 'primitive', id: 1, source: 2 }] }));
    expect(two.map(({ path }) => path)).toEqual(['slides.0.definitions.0.id', 'slides.0.definitions.0.source']);
    expect(issuesOf(project({ definitions: Array(100).fill(0) }))).toHaveLength(MAX_ISSUES);
  });

  it('says the first place in the error itself', () => {
    expect(() => parseFile(def({ id: 5 }))).toThrow(
      'The project does not conform to the project file protocol: slides.0.definitions.0.id must be a name such as "A", but is 5.',
    );
  });
});

describe('version 10', () => {
  const old = (styleSheet: unknown) =>
    project({ styleSheet, file: { messages: [{ role: 'user' }], metadata: { version: '10', shareOptions: 1 } } });

  it('becomes version 11', () => {
    const file = parseFile(
      old({
        xaxis: { distanceMode: 'half-pi' },
        grid: { distanceMode: 'auto' },
        textType: { fillOpacity: 0.5 },
        texts: [
          ['t', { fillOpacity: 0, strokeOpacity: 0.25 }],
          ['u', {}],
        ],
      }),
    );
    expect(file.metadata).toEqual({ version: '11', shareOptions: 1 });
    expect(file.messages).toEqual([[{ role: 'user' }]]);
    expect(file.slides[0]?.styleSheet).toEqual({
      xaxis: { distanceMode: 'half_pi' },
      grid: { distanceMode: 'auto' },
      textType: { fillOpacity: 50, strokeOpacity: 100 },
      texts: [
        ['t', { fillOpacity: 100, strokeOpacity: 25 }],
        ['u', { fillOpacity: 100, strokeOpacity: 100 }],
      ],
    });
  });

  it('does not change its input', () => {
    const input = old({ textType: {}, yaxis: { distanceMode: 'half-pi' } });
    const before = JSON.stringify(input);
    parseFile(input);
    expect(JSON.stringify(input)).toBe(before);
  });

  it('names wrong types at their own path', () => {
    expect(issuesOf(old({ texts: [['t', { fillOpacity: 'x' }]] }))[0]?.path).toBe(
      'slides.0.styleSheet.texts.0.1.fillOpacity',
    );
    expect(issuesOf(old({ texts: 4 }))[0]?.path).toBe('slides.0.styleSheet.texts');
  });

  it('leaves version 11 as it is', () => {
    const input = project({ styleSheet: { textType: { fillOpacity: 0.5 } } });
    expect(parseFile(input)).toEqual(input);
  });
});

const examples = join(import.meta.dirname, '../../../examples');

describe('example projects', () => {
  it.each(readdirSync(examples).filter((name) => name.endsWith('.json')))('%s conforms', (name) => {
    expect(issuesOf(JSON.parse(readFileSync(join(examples, name), 'utf8')))).toEqual([]);
  });
});

describe('what is no project', () => {
  const told = (input: unknown): string[] => {
    try {
      parseFile(input);
      return [];
    } catch (error) {
      return (error as ProtocolError).issues.map(({ path, message }) => `${path} ${message}`);
    }
  };

  it.each([
    [{ version: 11, objects: { A: 'Point(0,0)', s: 'Segment(A, B)' } }, 'A: Point(0,0), then s: Segment(A, B)'],
    [
      [
        { type: 'point', name: 'A', coords: [0, 0] },
        { type: 'circle', name: 'k', center: 'A', radius: 2, color: 'red' },
      ],
      'A: Point(0, 0), then k: Circle(A, 2)',
    ],
    [{ figure: [{ type: 'segment', from: [0, 0], to: { x: 1, y: 2 } }] }, 'p1: Segment((0, 0), (1, 2))'],
    [{ expressions: { list: [{ id: '1', latex: 'y=x^2' }] } }, 'p1: y=x^2'],
  ])('is shown with its own objects: %j', (input, lines) => {
    expect(projectMeant(input)).toContain(`a line for each: ${lines}`);
  });

  it('is told of its version and of all else at once', () => {
    const slide = { definitions: [], camera: { offset: [0, 0], scale: '60' } };
    expect(told({ metadata: { version: '11.0.0' }, slides: [slide] })).toEqual([
      expect.stringContaining('write "11"'),
      expect.stringContaining('write 60 without quotes'),
    ]);
  });

  it('is told of a place and styles in lists, and of a figure text among its keys', () => {
    const definitions = [{ kind: 'text', id: 't', template: 'Hi', at: [1, 2] }];
    const styleSheet = [['A', { color: 'red' }]];
    const file = { metadata: { version: '11' }, slides: [{ definitions, styleSheet }] };
    expect(told(file)).toEqual([
      expect.stringMatching(/: write "\(1, 2\)"$/),
      expect.stringMatching(/: write {"primitives": \[\["A", {"color": "red"}\]\]}$/),
    ]);
    expect(told({ ...file, slides: [{ definitions: 'A: Point(0, 0)\nB: Point(1, 0)' }] })).toEqual([
      expect.stringContaining('a figure text is a file of its own, which ends in .geoslide'),
    ]);
  });

  it('is told of coordinates in an object', () => {
    const definitions = [{ kind: 'primitive', id: 'A', source: { x: 1, y: 2 } }];
    const camera = { kind: '2d', offset: { x: 1, y: 2 } };
    expect(told({ metadata: { version: '11' }, slides: [{ definitions, camera }] })).toEqual([
      expect.stringMatching(/but is an object: write "Point\(1, 2\)"$/),
      expect.stringMatching(/but is an object: write \[1, 2\]$/),
    ]);
  });

  it('is told of lines in a list', () => {
    const definitions = [{ kind: 'text', id: 't', template: ['one', 'two'] }];
    expect(told({ metadata: { version: '11' }, slides: [{ definitions }] })).toEqual([
      expect.stringContaining('but is a list: write "one\\ntwo"'),
    ]);
  });

  it('is told of a call in a list, and of coordinates', () => {
    const definitions = [
      ['Point', 0, 0],
      ['Segment', 'A', 'B'],
      [1, 2],
      ['A', 'B'],
    ].map((source, i) => ({
      kind: 'primitive',
      id: `p${i}`,
      source,
    }));
    expect(told({ metadata: { version: '11' }, slides: [{ definitions }] })).toEqual([
      expect.stringMatching(/: write "Point\(0, 0\)"$/),
      expect.stringMatching(/: write "Segment\(A, B\)"$/),
      expect.stringMatching(/: write "Point\(1, 2\)"$/),
      expect.stringMatching(/: write "Point\(A, B\)"$/),
    ]);
  });

  it('is told of degrees, ends of the view and numbers in place of texts', () => {
    const camera = { kind: '3d', yaw: '45 deg', pitch: '30' };
    const viewBounds = { left: -5, right: 5, ymin: -3, ymax: 3 };
    const definitions = [{ kind: 'primitive', id: 'A', source: 'Point(0, 0)', label: 5 }];
    expect(told({ metadata: { version: '11' }, slides: [{ definitions, camera, viewBounds }] })).toEqual([
      expect.stringMatching(/: write "5" with quotes$/),
      expect.stringMatching(/an angle in radians, but is the string "45 deg": write 0\.7854$/),
      expect.stringMatching(/: write 30 without quotes$/),
      expect.stringMatching(/; write "minX": -5 in place of "left"$/),
      expect.stringMatching(/; write "maxX": 5 in place of "right"$/),
      expect.stringMatching(/; write "minY": -3 in place of "ymin"$/),
      expect.stringMatching(/; write "maxY": 3 in place of "ymax"$/),
    ]);
  });

  it('is told of a version that can be no text', () => {
    const slides = [{ definitions: [] }];
    expect(told({ metadata: { version: [{ toString: 1 }] }, slides })).toEqual([
      expect.stringContaining('must be "11" (or "10", which is upgraded), but is a list'),
    ]);
  });

  it('is told where a figure or a project stands in it', () => {
    expect(projectMeant({ figure: 'A: Point(0, 0)\nB: Point(4, 0)' })).toContain('give the text under "figure" alone');
    expect(projectMeant({ content: { slides: [] } })).toContain('give what stands under "content" alone');
    expect(projectMeant({ note: 'two\nlines' })).toBeUndefined();
    expect(projectMeant({ defaultStyle: { types: [] } })).toContain('is a template, which has styles and no objects');
  });

  it('is not told of keys that a definition has, where its kind is missing', () => {
    const slide = { definitions: [{ id: 'A', source: 'Point(0, 0)' }], uvarMap: [], styleSheet: {} };
    expect(told({ metadata: { version: '11' }, slides: [slide] })).toEqual([
      expect.stringMatching(/give a kind such as "primitive"$/),
    ]);
  });

  it('is not looked at for ever', () => {
    let deep: unknown = { type: 'point', name: 'A', coords: [0, 0] };
    for (let i = 0; i < 10_000; i += 1) deep = [deep];
    expect(projectMeant(deep)).toBeUndefined();
  });
});
