import { type Fields, type HostileProject, list, many, named, one, project, texts } from './kit.js';

// Texts that are shaped and ordered, texts that are part formula, labels that look for their places.

const ARABIC = 'السلامعليكمورحمةاللهوبركاته';
const written = (count: number, words: string, length: number): ReturnType<HostileProject> => [
  project(texts(count, (i) => words.repeat(Math.ceil(length / words.length)).slice(0, length - 5) + i)),
];
const auto = (type: string, more: Fields = {}) => ({ typeLabels: [[type, { placement: 'auto', ...more }]] });

export const writing: Readonly<Record<string, HostileProject>> = {
  'one text of 10,000 Arabic letters': () => written(1, ARABIC, 10_000),
  '100 texts of 10,000 Arabic letters': () => written(100, ARABIC, 10_000),
  'Arabic and Latin by turns': () => written(5, 'ا1 a ب', 10_000),
  '3,000 short texts in Arabic': () => written(3000, `${ARABIC} `, 60),
  'one text of 10,000 Thai letters': () => written(1, 'สวัสดีครับยินดีที่ได้รู้จัก', 10_000),
  'one text of 10,000 Devanagari letters': () => written(1, 'क्षत्रियाणां', 10_000),
  'one text of 10,000 Tamil letters': () => written(1, 'வணக்கம்', 10_000),
  'brackets that mirror, 5,000 deep': () => [project(texts(3, (i) => `${'(ا'.repeat(3000)}${i}${')ب'.repeat(1900)}`))],
  'directions within directions': () => [
    project(texts(3, (i) => `${'\u202b\u202a'.repeat(2000)}ab${'\u202c'.repeat(4000)}${i}`)),
  ],
  'one text of 5,000 emoji': () => written(1, '👨‍👩‍👧‍👦🏳️‍🌈👍🏽', 10_000),
  '30 texts of 5,000 emoji': () => written(30, '👨‍👩‍👧‍👦🏳️‍🌈👍🏽', 10_000),
  'emoji in labels of 5,000 points': () => [
    project(
      many(
        5000,
        (i) => `Point(${i % 10}, ${i % 9})`,
        (i) => ({ label: `😀${i} \u0627\u0628` }),
      ),
    ),
  ],
  'marks on marks in Arabic': () => written(1, `ب${'\u064b\u0651'.repeat(40)}`, 10_000),
  'all scripts by turns': () => written(5, 'aاअสবவא漢😀', 10_000),
  'texts of 3,000 formulas': () => written(5, 'x $a^2$ ', 10_000),
  'texts of 100 formulas, a thousand of them': () => [project(texts(1000, (i) => `let $x_{${i}}$ be `.repeat(40)))],
  'dollars without end': () => written(100, '$', 10_000),
  'a formula within Arabic': () => written(5, 'ب $\\frac{1}{2}$ ', 10_000),
  'formulas with Arabic words': () => [
    project(
      texts(30, (i) => `\\frac{\\text{${ARABIC.repeat(60)}}}{${i}}`),
      { styleSheet: { textType: { mode: 'latex' } } },
    ),
  ],
  chemistry: () => [
    project(
      texts(30, (i) => `\\ce{${'H2O + SO4^2- -> '.repeat(300)} ${i}}`),
      { styleSheet: { textType: { mode: 'latex' } } },
    ),
  ],
  units: () => [
    project(
      texts(30, (i) => `\\pu{${'12 kg m^2 s^-2 '.repeat(300)} ${i}}`),
      { styleSheet: { textType: { mode: 'latex' } } },
    ),
  ],
  '5,000 labels that look for a place': () => [
    project(
      many(5000, (i) => `Point(${(i % 100) / 10 - 5}, ${Math.floor(i / 100) / 10 - 2.5})`, { label: '{{id}}' }),
      { styleSheet: auto('Point') },
    ),
  ],
  '5,000 labels in one place that look for another': () => [
    project(
      many(5000, () => 'Point(0, 0)', { label: 'P' }),
      { styleSheet: auto('Point') },
    ),
  ],
  '500 long labels that look for a place': () => [
    project(
      many(500, (i) => `Point(${i % 10}, ${i % 9})`, { label: 'a long label of many words here' }),
      { styleSheet: auto('Point', { fontSize: 60 }) },
    ),
  ],
  '3,000 labels of segments that look for a place': () => [
    project(
      many(3000, (i) => `Segment(Point(-5, ${i / 300 - 5}), Point(5, ${(i * 7) % 11} - 5))`, { label: '{{id}}' }),
      { styleSheet: auto('Segment') },
    ),
  ],
  '2,000 turned labels that look for a place': () => [
    project(
      many(2000, (i) => `Segment(Point(-5, ${i / 300 - 5}), Point(5, ${(i * 7) % 11} - 5))`, { label: 'a long label' }),
      { styleSheet: auto('Segment', { followDirection: true }) },
    ),
  ],
  '300 labels of polygons of 300 corners that look for a place': () => [
    project(
      many(
        300,
        (i) =>
          `Polygon(${list(300, (k) => `Point(${(4 * Math.cos(k * 2.4)).toFixed(2)}, ${(4 * Math.sin(k * 2.4 + i)).toFixed(2)})`)})`,
        {
          label: '{{id}}',
        },
      ),
      { styleSheet: auto('Polygon') },
    ),
  ],
  'labels of 300 curves that look for a place': () => [
    project(
      many(300, (i) => `y = 4sin(${i} x)`, { label: 'f' }),
      { styleSheet: auto('Curve') },
    ),
  ],
  'labels of 2,000 circles that look for a place': () => [
    project(
      many(2000, (i) => `Circle(Point(${i % 9}, ${i % 7}), ${1 + i / 900})`, { label: '{{id}}' }),
      {
        styleSheet: auto('Circle'),
      },
    ),
  ],
  'labels of a list of 3,000 that look for a place': () => [
    project(one('Sequence(Point(5cos(k), 5sin(k)), k, 1, 3000)', { label: '{{id}}' }), {
      styleSheet: { primitiveLabels: [['P_0', { placement: 'auto' }]] },
    }),
  ],
  'labels that look for a place among 9,000 texts': () => [
    project([...many(500, (i) => `Point(${i % 9}, ${i % 7})`, { label: '{{id}}' }), ...texts(9000, () => 'text')], {
      styleSheet: auto('Point'),
    }),
  ],
  'angles that look for a place': () => [
    project(
      [
        named('O', 'Point(0, 0)'),
        ...many(2000, (i) => `Angle(Point(1, ${i}), O, Point(${i}, 1))`, { label: '{{value}}' }),
      ],
      { styleSheet: auto('Angle') },
    ),
  ],
};
