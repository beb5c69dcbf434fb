import { type Fields, type HostileProject, inSpace, list, many, named, one, project, texts } from './kit.js';

// Many names, styles, lists and references.

const heirs = (i: number) => (i === 0 ? {} : { parent: `P_${i - 1}`, inheritStyle: true });
const chain = (count: number, more: Fields = {}, sheet: object = {}) =>
  project(
    many(
      count,
      (i) => `Point(${(i % 100) / 10 - 5}, ${(i % 97) / 10 - 5})`,
      (i) => ({ ...heirs(i), ...more }),
    ),
    { styleSheet: sheet },
  );
const nestedList = (depth: number) => {
  const definitions = [named('L_0', '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]')];
  for (let i = 1; i < depth; i++) definitions.push(named(`L_${i}`, `[${list(10, () => `L_${i - 1}`)}]`));
  return definitions;
};

export const structure: Readonly<Record<string, HostileProject>> = {
  'a line of 1,100 heirs': () => [chain(1100)],
  'a line of 10,000 heirs': () => [chain(10_000)],
  'a line of 10,000 labelled heirs': () => [chain(10_000, { label: '{{id}}' })],
  'a line of 4,000 labelled heirs with styles': () => [
    chain(
      4000,
      { label: '{{id}}' },
      {
        primitives: Array.from({ length: 4000 }, (_, i) => [`P_${i}`, { pointSize: i % 7 }]),
        primitiveLabels: Array.from({ length: 4000 }, (_, i) => [`P_${i}`, { fontSize: 10 + (i % 7), offsetX: 3 }]),
      },
    ),
  ],
  'heirs in a list of 5,000': () => [
    project([
      ...many(1000, (i) => `Point(${i % 10}, 1)`, heirs),
      named('L', `[${list(5000, (i) => `Point(${i % 10}, ${i % 9})`)}]`, { parent: 'P_999', inheritStyle: true }),
    ]),
  ],
  'heirs in space': () => [
    project(
      many(3000, (i) => `Point(${i % 10}, ${i % 9}, 1)`, heirs),
      inSpace,
    ),
  ],
  '500 unknown of 500 known names': () => [
    project([
      ...many(500, (i) => `Point(0, ${i})`).map((d, i) => ({ ...d, id: `${'abcdefghij'.repeat(3)}${1000 + i}` })),
      ...many(500, (i) => `Midpoint(${'abcdefghik'.repeat(3)}${2000 + i}, ${'abcdefghij'.repeat(3)}x${i})`),
    ]),
  ],
  '5,000 unknown of 5,000 known names': () => [
    project([
      ...many(5000, (i) => `Point(0, ${i})`).map((d, i) => ({ ...d, id: `${'abcdefghij'.repeat(3)}${10_000 + i}` })),
      ...many(5000, (i) => `Midpoint(${'abcdefghik'.repeat(3)}${20_000 + i}, 1)`),
    ]),
  ],
  '5,000 unknown functions of 5,000 known names': () => [
    project([
      ...many(5000, (i) => `Point(0, ${i})`).map((d, i) => ({ ...d, id: `${'abcdefghij'.repeat(3)}${10_000 + i}` })),
      ...many(5000, (i) => `${'abcdefghik'.repeat(3)}${20_000 + i}(1)`),
    ]),
  ],
  'unknown names in 5,000 labels': () => [
    project(many(5000, (i) => `Point(${i % 10}, 0)`, { label: `{{${'ab'.repeat(15)}}} {{${'cd'.repeat(15)}}}` })),
  ],
  'unknown properties of 10,000 objects': () => [
    project(many(10_000, (i) => (i === 0 ? 'Point(1, 2)' : 'P_0.midpiont'))),
  ],
  'a list of 10,000 in a label': () => [
    project([named('L', `[${list(9999, (i) => i % 10)}]`), ...texts(100, () => '{{L}}')]),
  ],
  'a list of 10,000 in labels, a thousand times each': () => [
    project([named('L', `[${list(9999, (i) => i % 10)}]`), ...texts(100, () => '{{L}}'.repeat(1000))]),
  ],
  'a list of 10,000 in 4,000 labels': () => [
    project([named('L', `[${list(9999, (i) => i % 10)}]`), ...texts(4000, () => '{{L}}')]),
  ],
  'the source of a polynomial of 60 kB in 1,000 labels': () => [
    project([
      named('f', `y = ${list(6000, (i) => `x + ${i % 10}`).replaceAll(',', ' +')}`),
      ...many(1000, (i) => `Point(${i % 10}, 0)`, { label: '{{f}} {{f.equation}}' }),
    ]),
  ],
  'labels that evaluate 300 expressions each': () => [
    project(many(2800, (i) => `Point(${i % 10}, 0)`, { label: '{{x+1}}'.repeat(300) })),
  ],
  'labels that integrate': () => [
    project([
      named('f', 'y = sin(1/x) + sin(x^2) + exp(sin(40 x))'),
      ...texts(2000, () => '{{Integral(f, -10, 10)}} {{f.root(1)}}'.repeat(50)),
    ]),
  ],
  'labels with sums of 10,000 terms': () => [project(texts(5000, () => '{{sum(i^2, i, 1, 10000)}}'.repeat(45)))],
  'lists in lists in lists': () => [project(nestedList(60))],
  'a list of all points, 10,000 times': () => [
    project([
      ...many(100, (i) => `Point(${i % 10}, ${i % 7})`),
      named('L', `[${list(100, (i) => `P_${i}`)}]`),
      ...Array.from({ length: 2000 }, (_, i) => named(`M_${i}`, `[${list(80, () => 'L')}]`)),
    ]),
  ],
  'lists of a list of curves': () => [
    project([
      named('L', `[${list(50, (i) => `Curve(y = sin(${i} x))`)}]`),
      ...Array.from({ length: 100 }, (_, i) => named(`M_${i}`, `[${list(100, () => 'L')}]`)),
    ]),
  ],
  'lists that are measured': () => [
    project([named('L', `[${list(9999, (i) => i % 10)}]`), ...many(5000, () => 'max(L) + min(L)')]),
  ],
  'functions of functions': () => [
    project(many(2000, (i) => (i === 0 ? 'y = x + 1' : `y = P_${i - 1}(P_${Math.max(0, i - 2)}(x)) + 1`))),
  ],
  'functions of functions, 5,000 of one': () => [
    project([
      ...many(14, (i) => (i === 0 ? 'y = sin(x) + 1' : `y = P_${i - 1}(x) * P_${i - 1}(x + 1)`)),
      ...Array.from({ length: 5000 }, (_, i) => named(`Q_${i}`, `P_13(${i})`)),
    ]),
  ],
  'derivatives of derivatives': () => [
    project([
      named('f', 'y = sin(x^2) exp(cos(x)) / (1 + x^2)'),
      ...Array.from({ length: 2000 }, (_, i) => named(`g_${i}`, `y = f${"'".repeat(1 + (i % 6))}(x) + ${i}`)),
    ]),
  ],
  'primes by the hundred': () => [
    project([named('f', 'y = sin(x)'), ...many(2000, (i) => `f${"'".repeat(100)}(${i})`)]),
  ],
  'a chain of 10,000 definitions': () => [
    project(many(10_000, (i) => (i === 0 ? '1' : `P_${i - 1} + 1`)).map((d) => ({ ...d, kind: 'other' }))),
  ],
  'a chain of 10,000 definitions, reversed': () => [
    project(
      many(10_000, (i) => (i === 0 ? '1' : `P_${i - 1} + 1`))
        .map((d) => ({ ...d, kind: 'other' }))
        .reverse(),
    ),
  ],
  'a cycle of 10,000 definitions': () => [
    project(many(10_000, (i) => `P_${(i + 1) % 10_000} + P_${(i * 7) % 10_000}`)),
  ],
  'each of 3,000 depends on 300': () => [
    project(
      many(3000, (i) => (i < 300 ? `Point(${i % 9}, ${i % 7})` : `Centroid(Polygon(${list(300, (k) => `P_${k}`)}))`)),
    ),
  ],
  'sources of 65 kB': () => [
    project(many(90, () => `[${list(9000, (i) => `${i % 9}+1`)}]`.slice(0, 65_000).replace(/,[^,]*$/, ']'))),
  ],
  'nested brackets': () => [project(many(5000, () => `${'('.repeat(190)}1${')'.repeat(190)}`))],
  'nested calls': () => [project(many(5000, () => `${'sin('.repeat(150)}1${')'.repeat(150)}`))],
  '10,000 sums of 100 terms': () => [project(many(10_000, () => list(100, (i) => i).replaceAll(',', ' +')))],
  'comments of 60 kB': () => [project(many(90, () => `1 ${'--'.repeat(30_000)}`))],
  'factors that turn out to be numbers': () => [
    project([named('a', '3'), ...many(5000, () => list(60, () => 'a(1+1)').replaceAll(',', ' +'))]),
  ],
  '40,000 values in uvarMap': () => [
    project(
      many(9000, () => 'Point(?, ?)'),
      {
        uvarMap: Array.from({ length: 40_000 }, (_, i) => [`P_${i % 9000}.${Math.floor(i / 9000)}`, i % 10]),
      },
    ),
  ],
  '1e5 values in uvarMap': () => [
    project(
      many(10, () => 'Point(?, ?)'),
      { uvarMap: Array.from({ length: 100_000 }, (_, i) => [`P_${i}.0`, i % 10]) },
    ),
  ],
  'a style sheet of 20,000 entries each': () => [
    project(
      many(100, (i) => `Point(${i % 10}, 1)`, { label: 'a' }),
      {
        styleSheet: Object.fromEntries(
          ['primitives', 'primitiveLabels', 'texts', 'sliders'].map((key) => [
            key,
            Array.from({ length: 20_000 }, (_, i) => [`P_${i}`, { color: '#123', lineWidth: 3 }]),
          ]),
        ),
      },
    ),
  ],
  'a style sheet of 1e5 entries': () => [
    project([], { styleSheet: { primitives: Array.from({ length: 100_000 }, (_, i) => [`P_${i}`, {}]) } }),
  ],
  'layers of 20,000 entries': () => [
    project(
      many(9000, (i) => `Point(${i % 10}, 1)`),
      {
        styleSheet: { elementLayers: Array.from({ length: 20_000 }, (_, i) => [`P_${i % 9000}`, i % 13]) },
      },
    ),
  ],
  '10,000 bad styles': () => [
    project(
      many(10_000, (i) => `Point(${i % 10}, 1)`, { label: 'a' }),
      {
        styleSheet: {
          types: [['Point', { color: 'no colour', pointSize: -1, pointStyle: 'moon' }]],
          typeLabels: [['Point', { fontSize: -3, color: 'none such', mode: 'x' }]],
        },
      },
    ),
  ],
  '10,000 sliders': () => [
    project(
      Array.from({ length: 10_000 }, (_, i) => ({
        kind: 'slider',
        id: `a_${i}`,
        min: '0',
        max: '10',
        step: '0.1',
        label: 'a',
      })),
    ),
  ],
  '10,000 buttons': () => [
    project(Array.from({ length: 10_000 }, (_, i) => ({ kind: 'button', id: `b_${i}`, title: `Button ${i}` }))),
  ],
  'a thousand slides': () => [
    {
      metadata: { version: '11' },
      slides: Array.from({ length: 1000 }, () => project(many(40, (i) => `Point(${i}, 1)`)).slides).flat(),
    },
  ],
  'a document of 5 MB beside it': () => [
    project(one('Point(1, 1)'), {
      doc: Array.from({ length: 100_000 }, (_, i) => ({ insert: `line ${i}`, attributes: { a: 1 } })),
    }),
  ],
};
