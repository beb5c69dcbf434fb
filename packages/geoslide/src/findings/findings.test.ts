import { describe, expect, it } from 'vitest';
import { checkProject } from '../check-project.js';
import type { Project, Slide } from '../project.js';
import { renderPdf, renderPng, renderSvg, renderTikz } from '../render.js';

const point = (id: string, source = 'Point(?, 0)') => ({ kind: 'primitive', id, source });
const A = { definitions: [point('A')], uvarMap: [['A.0', 1]] } as const satisfies Slide;
const project = (slide: Partial<Slide>): Project => ({ slides: [{ ...A, ...slide }], metadata: { version: '11' } });

/** What a render says, as `path: message`. */
async function told(slide: Partial<Slide>, hints?: boolean): Promise<string[]> {
  const { warnings } = await renderSvg(project(slide), { hints });
  return warnings.map(({ path, message }) => `${path}: ${message}`);
}

describe('names that fit nothing', () => {
  it.each<[string, Partial<Slide>, string, string]>([
    ['a type', { styleSheet: { types: [['segment', {}]] } }, 'styleSheet.types.0.0', 'did you mean Segment?'],
    [
      'an id for a type',
      { styleSheet: { types: [['A', {}]] } },
      'styleSheet.types.0.0',
      'stand in primitives, as [["A"',
    ],
    [
      'a type for an id',
      { styleSheet: { primitives: [['Segment', {}]] } },
      'styleSheet.primitives.0.0',
      'stand in types, as [["Segment"',
    ],
    ['an id of a style', { styleSheet: { primitives: [['a', {}]] } }, 'styleSheet.primitives.0.0', 'did you mean A?'],
    ['a list for others', { styleSheet: { texts: [['A', {}]] } }, 'styleSheet.texts.0.0', 'put it into primitives'],
    ['a layer', { styleSheet: { elementLayers: [['a', 1]] } }, 'styleSheet.elementLayers.0', 'did you mean A?'],
    [
      'a value of nobody',
      {
        uvarMap: [
          ['A.0', 1],
          ['a.0', 1],
        ],
      },
      'uvarMap.1.0',
      'did you mean A?',
    ],
    ['a value counted from 1', { uvarMap: [['A.1', 1]] }, 'uvarMap.0.0', 'the only "?" of A is A.0'],
    [
      'no number',
      {
        uvarMap: [
          ['A.0', 1],
          ['A', 1],
        ],
      },
      'uvarMap.1.0',
      'such as A.0',
    ],
    [
      'an id with a blank',
      { definitions: [point('my point', 'Point(0, 0)')], uvarMap: [] },
      'definitions.0.id',
      'such as my_point',
    ],
    [
      'an id that is a number',
      { definitions: [point('1', 'Point(0, 0)')], uvarMap: [] },
      'definitions.0.id',
      'such as P1',
    ],
  ])('%s', async (_, slide, path, message) => {
    const warnings = await told(slide);
    expect(warnings).toContainEqual(
      expect.stringMatching(new RegExp(`^slides\\.0\\.${path.replaceAll('.', '\\.')}: `)),
    );
    expect(warnings.join()).toContain(message);
  });

  it.each<[string, Partial<Slide>]>([
    ['style', { styleSheet: { primitives: [['deleted', {}]] } }],
    [
      'value',
      {
        uvarMap: [
          ['A.0', 1],
          ['deleted.0', 1],
        ],
      },
    ],
    [
      'value of a source that was changed',
      {
        uvarMap: [
          ['A.0', 1],
          ['A.1', 1],
        ],
      },
    ],
  ])('an editor may leave a %s behind: only hints tell', async (_, slide) => {
    expect(await told(slide)).toEqual([]);
    expect(await told(slide, true)).toHaveLength(1);
    expect(await checkProject(project(slide))).toHaveLength(1);
  });

  it('are no ids of texts and images, which nobody names', async () => {
    expect(await told({ definitions: [{ kind: 'text', id: 'my text', template: 'a' }], uvarMap: [] })).toEqual([]);
  });
});

it('options that are none are told', async () => {
  const options = { pixelratio: 2, view3D: { pich: 1 } as object, template: project({}) as object };
  const { warnings } = await renderPng(project({}), options);
  expect(warnings.map(({ path }) => path)).toEqual(['pixelratio', 'view3D.pich', 'template']);
});

describe('checkProject', () => {
  it('folds what only follows from another problem under it', async () => {
    const definitions = [
      point('A', 'Point(nothing, 0)'),
      point('B', 'Segment(A, A)'),
      point('C', 'B.midpoint'),
      point('D', 'nowhere'),
    ];
    const styleSheet = { primitives: [['A', { colour: 'red' }]] } as const;
    expect(await checkProject(project({ definitions, uvarMap: [], styleSheet }))).toEqual([
      {
        severity: 'warning',
        path: 'slides.0.definitions.0',
        message: 'A: unknown name nothing: define it, such as nothing: 2 (2 objects depend on it: B, C)',
        dependents: ['B', 'C'],
      },
      {
        severity: 'warning',
        path: 'slides.0.definitions.3',
        message: 'D: unknown name nowhere: define it, such as nowhere: 2',
      },
      {
        severity: 'warning',
        path: 'slides.0.styleSheet.primitives.0.1.colour',
        message: expect.stringContaining('color'),
      },
    ]);
  });

  it('tells what nothing reads beside errors, and what is said of the file once', async () => {
    const broken = { ...A, definitions: [point('A', 'Point(')], uvarmap: [] };
    const file = { slides: [broken, { ...A }, { ...A }], metadata: { version: '11' }, mesages: [] };
    const found = await checkProject(file);
    expect(found.map(({ severity, path }) => [severity, path])).toEqual([
      ['error', 'slides.0.definitions.0.source'],
      ['warning', 'mesages'],
      ['warning', 'slides.0.uvarmap'],
    ]);
  });
});

it.each([
  ['PNG', renderPng, { width: 300, text: 'text' }, ['width', 'text']],
  ['SVG', renderSvg, { pixelRatio: 2, document: false, title: 'A' }, ['pixelRatio', 'document']],
  ['TikZ', renderTikz, { title: 'A', width: '8cm' }, ['title']],
  ['PDF', renderPdf, { pixelRatio: 2, title: 'A', width: '8cm' }, ['pixelRatio']],
])('%s tells of options that only other formats have', async (format, render, options, keys) => {
  const { warnings } = await render(project({}), options as object);
  expect(warnings.map(({ path }) => path)).toEqual(keys);
  expect(warnings[0]?.message).toContain(`no key of the options of ${format}`);
});
