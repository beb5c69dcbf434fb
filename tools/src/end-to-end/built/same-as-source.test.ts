import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { constructors, functionTable, properties } from '../../../../packages/geometry/src/index.js';
import * as sources from '../../../../packages/geoslide/src/index.js';
import { root } from '../../shared/root.js';
import { katexCharacters, ourCharacters } from './characters.js';
import { library } from './library.js';

// What the tests of the sources hold to be right has to be the same in what ships.

interface Definition {
  readonly id: string;
  readonly source: string;
  readonly label?: string;
}

const camera = { kind: '2d', offset: [0, 0], scale: 40 };
const projectOf = (definitions: readonly object[], styleSheet = {}) => ({
  metadata: { version: '11' },
  messages: [],
  slides: [{ definitions, uvarMap: [], styleSheet, doc: [], camera }],
});
/** Axes take most of the time of a picture of one object; the examples have them. */
const noAxes = { xaxis: { show: false }, yaxis: { show: false } };
/** Labels that stay where they are: the search for places for hundreds of them takes most of a picture's time. */
const inPlace = { ...noAxes, typeLabels: [['Point', { placement: 'fixed' }]] };
const primitives = (definitions: readonly Definition[]) =>
  projectOf(definitions.map((definition) => ({ kind: 'primitive', ...definition })));

type Library = typeof sources;

/** Both outcomes of a call: what it gave, or its error. */
async function both(call: (library: Library) => unknown): Promise<[source: unknown, built: unknown]> {
  const outcome = async (library: Library) => {
    try {
      return await call(library);
    } catch (error) {
      return `${error}`;
    }
  };
  return [await outcome(sources), await outcome(library as Library)];
}

async function expectSame(content: unknown, names: readonly (keyof Library)[]) {
  for (const name of names) {
    const [source, built] = await both((library) => (library[name] as (content: unknown) => unknown)(content));
    expect(built, name).toEqual(source);
  }
}

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

it('is the library with its own names', () => {
  expect(Object.keys(library).sort()).toEqual(Object.keys(sources).sort());
});

describe('each special character', () => {
  it('are those of the language and of formulas', () => {
    const known = '÷×·−≤≥≠⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻₀₁₂₃₄₅₆₇₈₉′″’°π∞√θαΩ中àＡ，（';
    expect([...known].filter((character) => !ourCharacters.includes(character))).toEqual([]);
  });

  it.each(chunksOf(ourCharacters, 60).map((chunk) => [chunk.join(' '), chunk] as const))(
    'in sources: %s',
    async (_, chunk) => {
      const forms = chunk.flatMap((c) => [
        `4 ${c} 2`,
        `if(1 ${c} 2, 1, 0)`,
        `${c}2`,
        `2${c}`,
        `P_1${c}`,
        `f(x) = x${c}`,
        `y = x${c} + 1`,
        `Point(1, 2${c})`,
      ]);
      const ids = chunk.map((c) => ({ id: `A${c}`, source: 'Point(1, 1)' }));
      const others = forms.map((source, i) => ({ kind: 'other', id: `q_${i}`, source }));
      await expectSame(projectOf(others), ['listObjects']);
      // An id that breaks the format ends a project: each has one of its own.
      for (const definition of ids)
        await expectSame(primitives([definition, { id: 'd', source: `x(${definition.id}) + 1` }]), ['listObjects']);
    },
  );

  it.each(chunksOf(ourCharacters, 60).map((chunk) => [chunk.join(' '), chunk] as const))(
    'in labels and texts: %s',
    async (_, chunk) => {
      const labels = chunk.flatMap((c) => [`A${c}`, `x_{${c}}\\text{a${c}b}`]);
      const points = labels.map((label, i) => ({
        kind: 'primitive',
        id: `P_${i}`,
        source: `Point(${(i % 16) - 8}, ${Math.floor(i / 16) - 8})`,
        label,
      }));
      const texts = chunk.map((c, i) => ({ kind: 'text', id: `t_${i}`, template: `${c} {{P_${i}}} a${c}b` }));
      await expectSame(projectOf([...points, ...texts], inPlace), ['renderSvg', 'renderTikz']);
    },
  );

  it.each(chunksOf(katexCharacters, 100).map((chunk) => [chunk.join(' '), chunk] as const))(
    'in formulas: %s',
    async (_, chunk) => {
      const points = chunk.map((label, i) => ({
        kind: 'primitive',
        id: `P_${i}`,
        source: `Point(${(i % 10) - 5}, ${Math.floor(i / 10) - 5})`,
        label,
      }));
      await expectSame(projectOf(points, inPlace), ['renderSvg']);
    },
  );
});

describe('the language reference', () => {
  const surroundings = [
    { kind: 'slider', id: 'a', min: '-2', max: '2', step: '0.1' },
    { kind: 'primitive', id: 'P', source: 'Point(a, a^2)', label: 'P' },
    { kind: 'primitive', id: 'l', source: 'Line(P, Point(0, 1))' },
  ];

  it.each(constructors.map((entry) => [entry.name, entry] as const))('%s', async (_, { signatures }) => {
    const examples = signatures.map(({ example }, i) => ({
      kind: 'primitive',
      id: `e_${i}`,
      source: example,
      label: '{{latex}}',
    }));
    const project = projectOf([...surroundings, ...examples], noAxes);
    // TikZ is written of the same scene: the labels above and the examples try its writer.
    await expectSame(project, ['listObjects', 'renderSvg']);
    const { objects } = library.listObjects(project);
    expect(objects.filter(({ defined }) => !defined)).toEqual([]);
  });

  it('functions and properties', async () => {
    const usages = [...functionTable.map(({ usage }) => usage), ...properties.map(({ name }) => `P.${name}`)];
    await expectSame(
      projectOf([...surroundings, ...usages.map((source, i) => ({ kind: 'other', id: `q_${i}`, source }))]),
      ['listObjects'],
    );
  });
});

describe('examples', () => {
  const folder = join(root, 'examples');
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

  it.each(names)('%s', async (name) => {
    await expectSame(JSON.parse(readFileSync(join(folder, name), 'utf8')), [
      'listObjects',
      'renderSvg',
      'renderTikz',
      'renderPng',
    ]);
  });
});
