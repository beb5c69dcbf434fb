import { type HostileProject, large, many, project, texts } from './kit.js';

// Labels, texts and formulas.

const math = { styleSheet: { textType: { mode: 'latex' } } };
const formula = (count: number, source: (i: number) => string, style = math): ReturnType<HostileProject> => [
  project(texts(count, source), style),
];

export const text: Readonly<Record<string, HostileProject>> = {
  '10,000 different labels': () => [
    project(
      many(
        10_000,
        (i) => `Point(${(i % 100) / 10 - 5}, ${Math.floor(i / 100) / 10 - 5})`,
        (i) => ({ label: `a_{${i}}` }),
      ),
    ),
  ],
  '3,000 labels with KaTeX': () => [
    project(
      many(
        3000,
        (i) => `Point(${(i % 100) / 10 - 5}, 1)`,
        (i) => ({ label: `\\sqrt[3]{\\frac{${i}}{x}} + \\vec{v}_{${i}}` }),
      ),
    ),
  ],
  '200 matrices': () => formula(200, (i) => `\\begin{pmatrix}${'1&2&3&4\\\\'.repeat(100)}${i}\\end{pmatrix}`),
  'one matrix of 4,000 entries': () =>
    formula(1, () => `\\begin{pmatrix}${'1&2&3&4&5&6&7&8\\\\'.repeat(500)}\\end{pmatrix}`),
  '100 formulas of 9,000 characters': () => formula(100, (i) => `${i}+${'x^2+'.repeat(2200)}1`),
  '200 formulas with roots 100 deep': () => formula(200, (i) => `${'\\sqrt{'.repeat(100)}${i}${'}'.repeat(100)}`),
  'scripts 200 deep': () => formula(100, (i) => `${'x^{'.repeat(200)}${i}${'}'.repeat(200)}`),
  'left and right 300 deep': () => formula(50, (i) => `${'\\left('.repeat(300)}${i}${'\\right)'.repeat(300)}`),
  'fractions 150 deep, 100 of them': () => formula(100, (i) => `${'\\frac{1}{'.repeat(150)}${i}${'}'.repeat(150)}`),
  'broken formulas': () => formula(500, (i) => `\\frac{${i}${'\\sqrt{'.repeat(1500)}`),
  'macros that double, 100 times': () =>
    formula(
      100,
      (i) => `\\def\\a{xx}\\def\\b{\\a\\a\\a\\a\\a\\a\\a\\a}\\def\\c{\\b\\b\\b\\b\\b\\b\\b\\b}\\c\\c\\c\\c\\c\\c ${i}`,
    ),
  '\\edef and \\expandafter': () =>
    formula(100, (i) => `\\def\\a{${'x'.repeat(1000)}}\\def\\b{${'\\a'.repeat(500)}}\\b ${i}`),
  'rules of huge sizes': () => formula(1000, (i) => `\\rule{100000em}{100000em} \\hspace{1000000em} x_{${i}}`),
  'mathchoice doubled': () => formula(20, (i) => `${'\\mathchoice{'.repeat(12)}x${`}{${i}}{a}{b}`.repeat(12)}`),
  'mathchoice in all four': () => {
    let source = 'x';
    for (let k = 0; k < 6; k++) source = `\\mathchoice{${source}}{${source}}{${source}}{${source}}`;
    return formula(20, (i) => `${source.slice(0, 9900)} ${i}`);
  },
  'colours and boxes': () => formula(300, (i) => `${'\\boxed{\\color{red}{'.repeat(60)}${i}${'}}'.repeat(60)}`),
  'wide accents': () => formula(300, (i) => `\\widehat{${'abc'.repeat(300)}} \\overbrace{${'x+'.repeat(300)}${i}}^{n}`),
  'commutative diagrams': () =>
    formula(
      60,
      (i) =>
        `\\begin{CD}${'A @>a>b> B @<c<d< C @= D \\\\ @VVV @AAA @| @. \\\\'.repeat(40)} A @>>> ${i} @>>> C @>>> D\\end{CD}`,
    ),
  'aligned equations': () =>
    formula(100, (i) => `\\begin{aligned}${'a &= b + c \\\\ '.repeat(200)} x &= ${i}\\end{aligned}`),
  'Chinese in formulas': () => formula(100, (i) => `\\text{${'阴影部分的面积'.repeat(300)}}${i}`),
  '1,000 rare characters': () => [
    project(
      texts(50, (i) =>
        Array.from({ length: 5000 }, (_, k) => String.fromCodePoint(0x4e00 + ((k * 7 + i * 97) % 20_000))).join(''),
      ),
    ),
  ],
  'characters that no font has': () => [project(texts(100, (i) => '\u{1F600}\u{10A000}\u0627'.repeat(3000) + i))],
  'combining marks': () => [project(texts(100, (i) => `a${'\u0301'.repeat(9000)}${i}`))],
  'lines by the thousand': () => [project(texts(220, (i) => `a\n`.repeat(9000) + i))],
  'tabs and spaces': () => [project(texts(200, (i) => '\t \u3000'.repeat(5000) + i))],
  halos: () => [
    project(
      texts(3000, (i) => `Halo ${i}`.repeat(10)),
      { styleSheet: { textType: { strokeOpacity: 100, fontSize: 60 } } },
    ),
    large,
  ],
  'halos of translucent text': () => [
    project(
      texts(1000, (i) => `Halo ${i}`.repeat(10)),
      { styleSheet: { textType: { strokeOpacity: 50, fillOpacity: 50, fontSize: 200 } } },
    ),
    large,
  ],
  'turned labels with halos': () => [
    project(
      many(3000, (i) => `Segment(Point(-5, ${i / 1000}), Point(5, ${i % 7}))`, { label: '\\text{a long label here}' }),
      {
        styleSheet: { typeLabels: [['Segment', { followDirection: true, fontSize: 40 }]] },
      },
    ),
    large,
  ],
  'labels of 20,000 characters': () => [project(many(250, (i) => `Point(${i % 10}, 0)`, { label: 'x+'.repeat(9999) }))],
  'the latex of 10,000 objects': () => [
    project(many(10_000, (i) => `y = x^2 + ${i} x + sin(x)/${i + 1}`, { label: '{{latex}}' })),
  ],
  'braces in templates': () => [project(texts(250, () => '{{'.repeat(9999)))],
  'templates of unclosed braces': () => [project(texts(250, () => '{{a'.repeat(6600)))],
};
