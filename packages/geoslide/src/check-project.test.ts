import { parseFile } from '@geoslide/protocol';
import { expect, test } from 'vitest';
import { checkProject } from './check-project.js';
import { checkSources } from './check-sources.js';
import type { Project, Slide } from './project.js';

const slide = (source: string): Slide => ({ definitions: [{ kind: 'primitive', id: 'a', source }] });
const project: Project = { slides: [slide('Point(0, 0)'), slide('Segment(b, c)')], metadata: { version: '11' } };

test('problems have their places from the root of the project', async () => {
  const warning = { severity: 'warning', path: 'slides.1.definitions.0', message: expect.stringMatching(/^a: /) };
  expect(await checkProject(project)).toEqual([warning]);
  expect(await checkProject(project, { slideIndex: 2 })).toEqual([warning]);
  expect(await checkProject({})).toContainEqual({
    severity: 'error',
    path: 'slides',
    message: expect.stringContaining('missing'),
  });
});

test('a slide that is not there is no problem of the project', async () => {
  await expect(checkProject(project, { slideIndex: 3 })).rejects.toMatchObject({ code: 'NO_SUCH_SLIDE' });
});

test('what the time does not suffice for is told', async () => {
  expect(await checkProject(project, { limitMs: -1 })).toEqual([
    { severity: 'warning', path: 'slides.0', message: expect.stringContaining('slides 1 to 2 were not checked') },
  ]);
});

test('each of many warnings has its place', async () => {
  const definitions = Array.from({ length: 3000 }, (_, i) => ({
    kind: 'primitive',
    id: `p${i}`,
    source: 'Segment(b, c)',
  }));
  const problems = await checkProject({ ...project, slides: [{ ...slide('1'), definitions }] });
  expect(problems).toHaveLength(3000);
  expect(problems[2999]).toMatchObject({ path: 'slides.0.definitions.2999' });
});

test('sources that are too long together end in an error that names the slide', () => {
  const long = slide(`[${'1, '.repeat(9000)}1]`);
  const slides = Array.from({ length: 100 }, () => long);
  const sourcesOf = (some: Slide[]) => checkSources(parseFile({ ...project, slides: some }));
  expect(() => sourcesOf(slides)).toThrow(/^slides\.\d+: the sources of all slides together/);
  expect(() => sourcesOf(slides.slice(0, 10))).not.toThrow();
});

test('of a text with mistakes the rest is checked too, but not what follows from them', async () => {
  const text = 'A: Point(0, 0) {colr: red}\nB: Point(3,)\nk: Cirle(A, 2)\ns: Segment(A, B)\nlonely words';
  const problems = await checkProject(text);
  expect(problems.map(({ severity, line }) => [severity, line])).toEqual([
    ['error', 2],
    ['error', 5],
    ['warning', 1],
    ['warning', 3],
  ]);
  expect(await checkProject('lonely words')).toHaveLength(1);
  // A number that the line with the mistake uses is no figure without it.
  expect(await checkProject('a: 1\nf: y = a sin(x')).toHaveLength(1);
});

test('the keys that are misspelt come before what they leave without a value', async () => {
  const definitions = [{ kind: 'primitive', id: 'A', source: 'Point(?, 0)' }];
  const metadata = { version: '11' };
  const found = async (own: object) =>
    (await checkProject({ slides: [{ definitions, ...own }], metadata })).map(({ message }) => message);
  const value = expect.stringContaining('uvarMap has no value');
  expect(await found({ uvarmap: [['A.0', 1]] })).toEqual([expect.stringContaining('did you mean uvarMap?'), value]);
  expect(await found({ uvarMap: [['a.0', 1]] })).toEqual([expect.stringContaining('did you mean A?'), value]);
  expect(await found({ uvarMap: [['A_0', 1]] })).toEqual([expect.stringContaining('names no placeholder'), value]);
});

test('a missing point C is no number of combinations, and a text has no value of its own', async () => {
  const found = async (text: string) => (await checkProject(text)).map(({ message }) => message);
  expect(await found('A: Point(0, 0)\ns: Segment(A, C)')).toEqual([
    's: unknown name C: define it, such as C: Point(4, 0)',
  ]);
  expect(await found('text t: "r = {{q}}"')).toEqual([expect.stringContaining('define it, such as q: 2')]);
});

test('definitions in JSON with a type for their kind are told as they are written', async () => {
  const definitions = [
    { kind: 'point', id: 'A', x: 0, y: 1 },
    { kind: 'segment', id: 's', from: 'A', to: 'B' },
  ];
  const problems = await checkProject({ ...project, slides: [{ definitions }] });
  expect(problems.map(({ message }) => message)).toEqual([
    'A: unknown kind "point": it is skipped; write {"kind": "primitive", "id": "A", "source": "Point(0, 1)"}',
    's: unknown kind "segment": it is skipped; write {"kind": "primitive", "id": "s", "source": "Segment(A, B)"}',
  ]);
});

test('a value of a style in JSON is told at its place', async () => {
  const styleSheet = {
    primitives: [
      ['b', {}],
      ['a', { color: 'rde' }],
    ] as const,
    types: [['Point', { pointSize: -1 }]] as const,
    xaxis: { color: 'grren' },
  };
  const problems = await checkProject({ ...project, slides: [{ ...slide('Point(0, 0)'), styleSheet } as never] });
  expect(problems.map(({ path }) => path).filter((path) => !path.endsWith('.0.0'))).toEqual(
    expect.arrayContaining([
      'slides.0.styleSheet.primitives.1.1.color',
      'slides.0.styleSheet.types.0.1.pointSize',
      'slides.0.styleSheet.xaxis.color',
    ]),
  );
});

test('a key of a slider that has another name here comes before what follows from it', async () => {
  const definitions = [
    { kind: 'primitive', id: 'k', source: 'Circle((0, 0), a)' },
    { kind: 'slider', id: 'a', minimum: 1, maximum: 5 },
    { kind: 'text', id: 't', template: 'words', x: 3, y: 4 },
  ];
  const messages = (await checkProject({ ...project, slides: [{ definitions }] })).map(({ message }) => message);
  expect(messages.slice(0, 3)).toEqual([
    expect.stringContaining('it is min here'),
    expect.stringContaining('it is max here'),
    expect.stringContaining('the radius must be positive'),
  ]);
  expect(messages[3]).toContain('the place is at here: write "at": "(3, 4)"');
});
