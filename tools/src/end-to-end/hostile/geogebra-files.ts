import { lines, list } from './kit.js';
import { zip } from './zip.js';

// Files of GeoGebra.

const points = (count: number) =>
  lines(
    count,
    (i) =>
      `<element type="point" label="P_${i}"><show object="true" label="true"/><coords x="${i % 9}" y="${i % 7}" z="1"/></element>`,
  );
const call = (name: string, inputs: readonly string[], outputs: readonly string[], type = 'point') =>
  `<command name="${name}"><input ${inputs.map((input, i) => `a${i}="${input}"`).join(' ')}/><output ${outputs.map((label, i) => `a${i}="${label}"`).join(' ')}/></command>${outputs.map((label) => `<element type="${type}" label="${label}"><show object="true" label="true"/><coords x="1" y="2" z="1"/></element>`).join('')}`;
const write = (label: string, text: string, type = 'numeric') =>
  `<expression label="${label}" exp="${text}"/><element type="${type}" label="${label}"><show object="true" label="true"/><value val="1"/></element>`;
const file = (construction: string, macros = '') =>
  zip({
    'geogebra.xml': `<?xml version="1.0" encoding="utf-8"?><geogebra format="5.0"><construction title="">${construction}</construction></geogebra>`,
    ...(macros !== '' && { 'geogebra_macro.xml': `<geogebra format="5.0">${macros}</geogebra>` }),
  });
const macro = (name: string, body: string) =>
  `<macro cmdName="${name}" toolName="${name}" toolHelp="" iconFile="" showInToolBar="true" copyCaptions="true"><macroInput a0="A" a1="B"/><macroOutput a0="C"/><construction title=""><element type="point" label="A"/><element type="point" label="B"/>${body}</construction></macro>`;
const doubled = (last: string, name: string) =>
  macro(name, `${call(last, ['A', 'B'], ['D'])}${call(last, ['D', 'B'], ['E'])}${call(last, ['E', 'D'], ['C'])}`);

/** Files of GeoGebra, by title. */
export const hostileFiles: Readonly<Record<string, () => Uint8Array>> = {
  'GeoGebra: 9,000 points': () => file(points(9000)),
  'GeoGebra: 60,000 points': () => file(points(60_000)),
  'GeoGebra: midpoints of midpoints': () =>
    file(`${points(2)}${lines(8900, (i) => call('Midpoint', [`P_${i}`, `P_${i + 1}`], [`P_${i + 2}`]))}`),
  'GeoGebra: intersections with wrong places': () =>
    file(
      `${points(4)}${call('Circle', ['P_0', 'P_1'], ['c'], 'conic')}${call('Circle', ['P_2', 'P_3'], ['d'], 'conic')}${lines(3000, (i) => call('Intersect', ['c', 'd'], [`X_${i}`, `Y_${i}`]))}`,
    ),
  'GeoGebra: tools in tools': () =>
    file(
      `${points(2)}${lines(300, (i) => call('M9', ['P_0', 'P_1'], [`X_${i}`]))}`,
      [
        macro('M0', call('Midpoint', ['A', 'B'], ['C'])),
        ...Array.from({ length: 9 }, (_, i) => doubled(`M${i}`, `M${i + 1}`)),
      ].join(''),
    ),
  'GeoGebra: a tool in itself': () => file(`${points(2)}${call('M1', ['P_0', 'P_1'], ['X'])}`, doubled('M1', 'M1')),
  'GeoGebra: sequences in sequences': () =>
    file(
      lines(300, (i) =>
        write(`L_${i}`, `Sequence(Sequence(Sequence(i j k + ${i}, i, 1, 99), j, 1, 99), k, 1, 99)`, 'list'),
      ),
    ),
  'GeoGebra: lists of 50,000 characters': () =>
    file(lines(100, (i) => write(`L_${i}`, `{${list(9000, (k) => k % 9)}}`, 'list'))),
  'GeoGebra: brackets 5,000 deep': () =>
    file(lines(300, (i) => write(`a_${i}`, `${'('.repeat(5000)}1${')'.repeat(5000)}`))),
  'GeoGebra: functions of functions': () =>
    file(lines(3000, (i) => write(`f_${i}`, i === 0 ? 'x^2' : `f_${i - 1}(f_${i - 1}(x))`, 'function'))),
  'GeoGebra: implicit curves with saved loci': () =>
    file(lines(300, (i) => write(`c_${i}`, `x^3 + y^3 + sin(x y) = ${i}`, 'implicitpoly'))),
  'GeoGebra: elements 100,000 deep': () => file('<a>'.repeat(100_000) + '</a>'.repeat(100_000)),
  'GeoGebra: an element of 10 MB': () => file(`<element type="point" label="${'x'.repeat(1e7)}"/>`),
  'GeoGebra: 400,000 attributes': () => file(`<element ${lines(390_000, (i) => `a${i}="1"`)}/>`),
  'GeoGebra: entities by the million': () =>
    file(`<element type="text" label="t"/><expression label="t" exp="${'&amp;'.repeat(2e6)}"/>`),
  'GeoGebra: a list of all commands unknown': () =>
    file(`${points(2)}${lines(8000, (i) => call(`Unknown${i}`, ['P_0', 'P_1'], [`X_${i}`]))}`),
  'GeoGebra: one label 9,000 times': () =>
    file(lines(9000, () => '<element type="point" label="A"><coords x="1" y="2" z="1"/></element>')),
  'GeoGebra: loci of loci': () =>
    file(
      `${points(2)}${call('Circle', ['P_0', 'P_1'], ['c'], 'conic')}${call('Point', ['c'], ['A'])}${lines(300, (i) => `${call('Midpoint', ['A', `(${i},1)`], [`B_${i}`])}${call('Locus', [`B_${i}`, 'A'], [`l_${i}`], 'locus')}`)}`,
    ),
  'GeoGebra: texts with formulas': () =>
    file(lines(3000, (i) => write(`t_${i}`, `&quot;$\\\\frac{a}{b}$&quot; + ${i} + FormulaText(x^2)`, 'text'))),
};
