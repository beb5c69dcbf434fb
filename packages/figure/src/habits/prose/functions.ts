import { hasFunction } from '@geoslide/geometry';
import { splitArguments } from '../arguments.js';
import { entry, type HabitEntry, read, write, writeEach } from '../habit.js';

const THE = "(?:(?:the|a|an|die|der|das|den|ein|eine|la|le|les|el|los|las)\\s+|l['’])?";
const OF = "(?:of|von|de(?:r|s)?|du|d['’])";

/** Sentences about graphs, as teachers write them. */
export const functionHabits: readonly HabitEntry[] = [
  // `f(x) is sin x between 0 and 2 pi`
  entry(
    String.raw`([a-z])\s*\(\s*x\s*\)\s+(?:is|equals|be|ist|est|es|sei)\s+(?:equal\s+to\s+|gleich\s+|given\s+by\s+)?(.+?)\s+(?:between|from|for\s+x\s+from|von|zwischen|entre|de)\s+(?:x\s*=\s*)?(\S+)\s+(?:and|to|und|bis|et|à|y|a)\s+(?:x\s*=\s*)?(\S+|\d+\s*pi)`,
    ([, name, formula = '', from, to]) => write(`${name}: Curve(${withBrackets(formula)}, ${from}, ${to})`),
    'iu',
  ),
  entry(
    String.raw`([a-z])\s*\(\s*x\s*\)\s+(?:is|equals|be|ist|est|es|sei)\s+(?:equal\s+to\s+|gleich\s+|given\s+by\s+)?([^"{}]*[x\d][^"{}]*)`,
    ([, name, formula = '']) => write(`${name}: y = ${withBrackets(formula)}`),
    'iu',
  ),
  entry(
    String.raw`${THE}(?:slope|gradient|derivative|steigung|ableitung|pente|dérivée|pendiente|derivada)\s+${OF}\s+([a-z])\s+(?:at|where|when|for|bei|in|an\s+der\s+stelle|en|pour)\s+(?:the\s+point\s+)?(?:x\s*(?:=|is)\s*)?(<NUMBER>)`,
    ([, name, x]) => write(`m: ${name}'(${x})`),
    'iu',
  ),
  entry(
    String.raw`${THE}(?:normal(?:e)?(?:\s+line)?)\s+(?:to|of|an|à|a)\s+(?:the\s+(?:graph|curve)\s+(?:of\s+)?)?([a-z])\s+(?:at|in|im|bei|an\s+der|au|en)\s+(?:the\s+)?(?:point\s+|punkt\s+|stelle\s+)?(?:x\s*=\s*)?(?:[A-Z]?\s*\(\s*)?(<NUMBER>)(?:\s*[|,;]\s*<NUMBER>\s*\))?`,
    ([, name, x]) => write(`n: PerpLine(Tangent(${name}, ${x}), Point(${name}, ${x}))`),
    'iu',
  ),
  entry(
    String.raw`${THE}(?:inverse(?:\s+function)?|umkehrfunktion|fonction\s+réciproque|función\s+inversa)\s+${OF}\s+([a-z])`,
    ([, name]) => write(`g: Reflect(${name}, Line((0, 0), (1, 1)))`),
    'iu',
  ),
  // `\\vec{v} = (3, 2)`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:\\(?:vec|overrightarrow)\s*\{?\s*([a-z])\s*\}?\s*=\s*)?(?:\\?(?:left)?\(\s*(<NUMBER>)\s*[,;|]\s*(<NUMBER>)\s*\\?(?:right)?\)|\\begin\s*\{[pb]matrix\}\s*(<NUMBER>)\s*\\\\\s*(<NUMBER>)\s*\\end\s*\{[pb]matrix\})`,
    ([statement = '', name, said, x1, y1, x2, y2]) =>
      statement.includes('\\') ? write(`${name ?? said ?? 'v'}: Vector(${x1 ?? x2}, ${y1 ?? y2})`) : undefined,
  ),
  // `f: y = g/2 * x^2, g = 9.81`
  entry(
    String.raw`((<NAME>)\s*[:=]\s*(?:[xy]\s*=)?[^"{}=]+?)\s*((?:(?:,|;|,?\s(?:where|with|and|mit|und|wobei|avec|où|et|con|donde|y)\s)\s*[a-su-wA-Z]\s*=\s*<NUMBER>\s*)+)`,
    ([, line = '', head, list = ''], { defines }) => {
      const values = [...list.matchAll(/(\p{L})\s*=\s*([-−+\d.]+)/gu)];
      const source = line.replace(/^\S+\s*[:=]/, '');
      const isUsed = (name: string) =>
        new RegExp(String.raw`(?<!\p{L}{2}|_)${name}(?![\p{Ll}\d_(](?<!x))`, 'u').test(source);
      if (!values.every(([, name = '']) => name !== head && !defines(name) && isUsed(name))) return undefined;
      const names = values.map(([, name]) => name).join('');
      const apart = line.replace(new RegExp(String.raw`(?<!\p{L})([${names}])x(?!\p{L})`, 'gu'), '$1 x');
      return writeEach([...values.map(([, name, value]) => `${name}: ${value}`), apart.replace(/\s*[:=]\s*/, ': ')]);
    },
  ),
  // `n: arctan(1) in degrees`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*([^"{}=:]*\([^"{}=:]*\))\s+in\s+(?:degrees?|deg|grad|degrés|grados|gradi|graus|°)`,
    ([, name, source = '']) => (hasFunction(/^\w*/.exec(source)![0]) ? write(`${name}: ${source} / 1°`) : undefined),
  ),
  // `c: 2a + 3b from A`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*([^"{}():=]*?[a-z][^"{}():=]*?)\s+(?:from|at|ab|von|an|depuis|desde|en)\s+([A-Z]\d*['′’]*)(\s*["{].*)?`,
    ([, name, sum = '', point = '', tail = ''], { defines }) =>
      defines(point) && [...sum.matchAll(/\p{L}[\p{L}\d_]*/gu)].every(([each]) => defines(each))
        ? write(`${name}: Vector(${point}, ${sum})${tail}`)
        : undefined,
  ),
  // `s: ∑_{n=1}^{5} n^2`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:∑|Σ)\s*_\s*\{?\s*([a-z])\s*=\s*(<VALUE>)\s*\}?\s*\^\s*\{?\s*(<VALUE>)\s*\}?\s*([^"]+)`,
    ([, name, index, from, to, term = '']) =>
      write(`${name}: sum(${term.replace(/[{}]/g, '').trim()}, ${index}, ${from}, ${to})`),
  ),
  // `s: f(x, y) = x^2 + y^2`
  entry(String.raw`(<NAME>)\s*:\s*(<NAME>)\s*\(\s*x\s*,\s*y\s*\)\s*=\s*([^="]+)`, ([, name, called, formula]) =>
    name === called ? undefined : write(`${name}: z = ${formula}`),
  ),
  // `c: (cos(t), sin(t), t)`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?\(([^",{}]*(?<!\p{L})t(?!\p{L})[^",{}]*,[^",{}]*,[^",{}]*)\)(?:\s*,?\s*(?:t\s*(?:=|in|∈|from)\s*\[?\s*(<VALUE>)\s*(?:\.\.|,|to)\s*(<VALUE>)\s*\]?|(<VALUE>)\s*(?:<=?|≤)\s*t\s*(?:<=?|≤)\s*(<VALUE>)))?`,
    ([, name = 'c', places = '', a, b, c, d], { defines, inSpace }) => {
      if (defines('t') || !splitArguments(places).every(isBalanced)) return undefined;
      // By itself, t is the variable of GeoGebra's curves.
      const curve = `${name}: Curve(${places.replace(/,\s*t\s*$/, ', 1t')}, ${a ?? c ?? '0'}, ${b ?? d ?? '2π'})`;
      return writeEach(inSpace ? [curve] : ['camera on', curve]);
    },
  ),
  // `g: df/dx`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:d\s*([a-z])\s*(?:\(\s*x\s*\)\s*)?/\s*dx|d\s*/\s*dx\s*\(?\s*([a-z])(?:\(\s*x\s*\))?\s*\)?)(\s*["{].*)?`,
    ([, name, first, second, tail = ''], { defines }) =>
      defines(first ?? second!) ? write(`${name}: Derivative(${first ?? second})${tail}`) : undefined,
  ),
  // `y = ⌊x⌋`, `y = x mod 2`, `y = 2sinx`
  entry('(.*[:=].*)', ([, line = ''], { defines }) => {
    const plain = line
      .replace(/⌊([^⌊⌋"]*)⌋/g, 'floor($1)')
      .replace(/⌈([^⌈⌉"]*)⌉/g, 'ceil($1)')
      .replace(/(?<=[\p{L}\d)])\s+mod\s+(?=[\p{L}\d(])/gu, ' % ')
      .replace(GLUED, (typed, called: string, argument: string) => (defines(typed) ? typed : `${called}(${argument})`));
    return plain === line || line.includes('"') ? undefined : read(plain);
  }),
  // `h: f ∘ g`
  entry(
    String.raw`(<NAME>)\s*(?:\(\s*x\s*\))?\s*[:=]\s*(?:y\s*=\s*)?\(?\s*(<NAME>(?:\s*∘\s*<NAME>|\s+o\s+<NAME>)+)\s*\)?\s*(?:\(\s*x\s*\))?(\s*["{].*)?`,
    ([, name, chain = '', tail = ''], { defines }) => {
      const names = chain.split(/\s*∘\s*|\s+o\s+/);
      return names.every(defines)
        ? read(`${name}: y = ${names.reduceRight((inner, each) => `${each}(${inner})`, 'x')}${tail}`)
        : undefined;
    },
  ),
  // `g: f^-1`
  entry(
    String.raw`(<NAME>)\s*(?:\(\s*x\s*\))?\s*[:=]\s*(?:y\s*=\s*)?(<NAME>)\s*(?:\^\s*[({]?\s*[-−]\s*1\s*[)}]?|[⁻−]¹)\s*(?:\(\s*x\s*\))?(\s*["{].*)?`,
    ([, name, f = '', tail = ''], { text }) =>
      isCurve(f, text) ? write(`${name}: Reflect(${f}, y = x)${tail}`, ' for the inverse function') : undefined,
  ),
  entry(
    String.raw`(?:(?:the\s+)?(?:value|point|wert|punkt)\s+(?:of|on|von|auf)\s+)?([a-z])\s+(?:at|where|bei|en|pour)\s+x\s*=\s*(<NUMBER>)`,
    ([, name, x], { defines }) => (defines(name!) ? write(`P: Point(${name}, ${x})`) : undefined),
  ),
  // Where the slope is zero.
  entry(
    String.raw`(?:where|wo|où|dónde)\s+.*(?:slope|gradient|steigung|pente|pendiente)\s+${OF}\s+([a-z])\s+.*(?:zero|0|null|nulle?|cero|horizontal)\W*`,
    ([, name]) => write(`E: Extremum(${name})`),
    'iu',
  ),
  entry(
    String.raw`.*?(?:turning\s+points?|extrem(?:um|a|punkte?n?)|hoch-?\s+und\s+tiefpunkte?|(?:hoch|tief)punkte?|(?:max|min)im(?:um|a)\s+points?|puntos?\s+(?:máximos?|mínimos?)|max(?:imum|ima)\s+and\s+min(?:imum|ima)|extremos|extrema)\s+${OF}\s+(?:the\s+(?:graph|curve|function)\s+(?:of\s+)?)?([a-z])\.?`,
    ([, name]) => write(`E: Extremum(${name})`),
    'iu',
  ),
  // A word for roots with an equation: `Nullstelle: f = 0`, `solve f(x) = 0`.
  entry(
    String.raw`(?:nullstellen?|roots?|zeros?|racines?|raíz|raíces|solutions?|lösung(?:en)?|solve|löse|résoudre|resuelve|零点)\s*:?\s+([a-z])\s*(?:\(\s*x\s*\))?\s*=\s*0`,
    ([, name]) => write(`N: Root(${name})`),
    'iu',
  ),
  entry(
    String.raw`(?:solve|löse|résoudre|resuelve|解方程)\s*:?\s*([^="{}]*x[^="{}]*)=([^="{}]*)`,
    ([, left = '', right = '']) =>
      writeEach([
        `f: y = ${left.trim()}`,
        ...(right.trim() === '0' ? ['N: Root(f)'] : [`g: y = ${right.trim()}`, 'P: Intersect(f, g)']),
      ]),
    'iu',
  ),
  entry(
    String.raw`${THE}(?:(sine|cosine|sinus|cosinus|sin|cos)(?:\s+|-)?(?:wave|curve|function|kurve|funktion)?)\s+(?:with|of|mit)\s+(?:an?\s+)?amplitude\s*(?:of\s+|=\s*)?(<NUMBER>)(?:\s*(?:,|and|und)\s*(?:a\s+)?period[e]?\s*(?:of\s+|=\s*)?(<VALUE>))?`,
    ([, word = '', height, period]) =>
      write(`f: y = ${height} ${/^c/i.test(word) ? 'cos' : 'sin'}(${period === undefined ? 'x' : `2π x/(${period})`})`),
    'iu',
  ),
  entry(
    String.raw`${THE}(?:straight\s+)?(?:line|gerade|droite|recta)\s+(?:with|of|mit|de)\s+(?:a\s+)?(?:slope|gradient|steigung|pente|pendiente)\s*(?:of\s+|=\s*)?(<VALUE>)\s*(?:,|and|und|et|y)\s*(?:an?\s+)?(?:y-?\s?intercept|y-?achsenabschnitt|ordonnée\s+à\s+l['’]origine)\s*(?:of\s+|=\s*)?(<NUMBER>)`,
    ([, slope, intercept]) => write(`l: y = ${slope}*x + ${intercept}`),
    'iu',
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?${THE}(?:parabola|parabel|parabole|parábola)\s+(?:with|mit|avec|con)\s+(?:the\s+)?(?:focus|brennpunkt|foyer|foco)\s*:?\s*(\([^()]*\)|[A-Z]\d*)\s*(?:,|and|und|et|y)\s*(?:the\s+)?(?:directrix|leitlinie|directrice|directriz)\s*:?\s*([xy]\s*=\s*<NUMBER>|<NAME>)`,
    ([, name = 'p', focus, line = '']) =>
      write(`${name}: Parabola(${focus}, ${line.includes('=') ? `Line(${line})` : line})`),
    'iu',
  ),
  // `C: courbe de f(x) = x^2 - 4 sur [-3; 3]`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*${THE}(?:courbe(?:\s+représentative)?|graph(?:e)?|schaubild|curve|gráfica)\s+${OF}\s+(?:the\s+|la\s+|der\s+)?(?:function\s+|fonction\s+|funktion\s+|función\s+)?[a-z]\s*\(\s*x\s*\)\s*=\s*([^="{}[\]]+?)(?:\s+(?:sur|on|auf|over|in|en))?(?:\s*[[\]]\s*(<VALUE>)\s*[;,]\s*(<VALUE>)\s*[[\]])?`,
    ([, name, formula = '', from, to]) =>
      write(`${name}: ${from === undefined ? `y = ${formula.trim()}` : `Curve(${formula.trim()}, ${from}, ${to})`}`),
    'iu',
  ),
  // `u: suite u(n) = 2n + 1`, `Folge a_n = 1/n`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:the\s+|la\s+|die\s+)?(?:suite|folge|sequence|sucesión|数列)\s+([a-z])(?:\s*\(\s*n\s*\)|_\{?n\}?)\s*=\s*([^="{}]+)`,
    ([, name, index, formula = '']) => write(`${name ?? index}: Sequence((n, ${formula.trim()}), n, 1, 10)`),
    'iu',
  ),
  // A point that a hand can move: `M: point libre sur [AB]`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:ein\s+|un\s+|an?\s+)?(?:beliebiger\s+|freier\s+|free\s+|mov(?:able|ing)\s+)?(?:point|punkt|punto)\s+(?:libre\s+|mobile\s+|variable\s+|quelconque\s+|móvil\s+)?(?:sur|on|auf|en)\s+\[?([A-Z]\d*)([A-Z]\d*)\]?`,
    ([, name, start, end]) => write(`${name}: Point(Segment(${start}, ${end}), ?:=0.5)`),
    'iu',
  ),
  // `asymptote x = 2`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:the\s+)?(?:(?:vertical|horizontal|senkrechte|waagerechte)\s+)?(?:asymptote|asíntota)\s*:?\s*(?:at\s+|bei\s+)?([xy]\s*=\s*[^="{}]+)`,
    ([, name = 'a', equation]) => write(`${name}: ${equation} {lineDash: dashed}`),
    'iu',
  ),
  // `dotted lines from P to the axes`
  entry(
    String.raw`(?:draw\s+|add\s+)?(?:(dotted|dashed|gestrichelte|gepunktete)\s+)?(?:lines?|segments?|perpendiculars?|projections?|linien|lote)\s+(?:from\s+(?:point\s+)?([A-Z]\d*)\s+)?to\s+(?:the\s+|both\s+)*axes(?:\s+from\s+(?:point\s+)?([A-Z]\d*))?`,
    ([, look = '', first, second]) => {
      const point = first ?? second;
      const style = look === '' ? '' : ` {lineDash: ${/^(?:dot|gepunk)/i.test(look) ? 'dotted' : 'dashed'}}`;
      return point === undefined
        ? undefined
        : writeEach([`u: Segment(${point}, (${point}.x, 0))${style}`, `v: Segment(${point}, (0, ${point}.y))${style}`]);
    },
    'iu',
  ),
  // `Parabola(vertex=(0,0), focus=(0,1))`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?[Pp]arabol[ae]?\s*\(\s*(vertex|focus|scheitel|brennpunkt|sommet|foyer)\s*[:=]\s*(\([^()]*\)|[A-Z]\d*)\s*,\s*(vertex|focus|scheitel|brennpunkt|sommet|foyer)\s*[:=]\s*(\([^()]*\)|[A-Z]\d*)\s*\)(\s*["{].*)?`,
    ([, name = 'p', first = '', one, second = '', other, tail = '']) => {
      const isFocus = (word: string) => /^[fb]/i.test(word);
      if (isFocus(first) === isFocus(second)) return undefined;
      const [F, V] = isFocus(first) ? [one, other] : [other, one];
      return write(`${name}: Parabola(${F}, PerpLine(Line(${V}, ${F}), Reflect(${F}, ${V})))${tail}`);
    },
    'iu',
  ),
  // `f: parabola with vertex (0, 0) through (1, 1)`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?${THE}(?:parabola|(?:normal)?parabel|parabole|parábola)\s+(?:with|mit|avec|con|of)\s+(?:the\s+)?(?:vertex|scheitel(?:punkt)?|sommet|vértice)\s*(?:at\s+)?\(\s*(<NUMBER>)\s*,\s*(<NUMBER>)\s*\)(?:\s*,?\s*(?:and\s+)?(?:through|passing\s+through|durch|par|por)\s+\(\s*(<NUMBER>)\s*,\s*(<NUMBER>)\s*\))?`,
    ([, name = 'f', a, b, x, y]) => {
      const factor = x === undefined ? 1 : (Number(y) - Number(b)) / (Number(x) - Number(a)) ** 2;
      return Number.isFinite(factor) ? write(`${name}: y = ${factor}*(x - (${a}))^2 + ${b}`) : undefined;
    },
    'iu',
  ),
  entry(
    String.raw`(?:show|draw|plot|graph|zeichne|zeige)\s+([a-z])\s+(?:only|nur)\s+(?:for|where|when|für|wo)\s+(x.*|<NUMBER>\s*[<≤].*)`,
    ([, name, condition]) => write(`${name}_1: if(${condition}, ${name}(x))`),
    'iu',
  ),
  entry(
    String.raw`(?:shade|fill|colou?r|schraffiere|färbe)\s+(?:the\s+)?(?:area\s+|region\s+|fläche\s+)?(below|under|above|unter|unterhalb|über|oberhalb)\s+(?:the\s+(?:graph|curve|line)\s+(?:of\s+)?)?([a-z])`,
    ([, side = '', name], { defines }) =>
      defines(name!) ? write(`r: Region(y ${/below|under|unter/i.test(side) ? '<' : '>'} ${name}(x))`) : undefined,
    'iu',
  ),
  entry(
    String.raw`${THE}(?:secant|sekante|sécante|secante)\s*(?:line\s+)?(?:(?:of|to|von|an)\s+([a-z])\s+)?(?:through|between|durch|von|at|par)\s+(?:x\s*=\s*)?(<NUMBER>)\s*(?:and|und|et|,|bis|to)\s*(?:x\s*=\s*)?(<NUMBER>)`,
    ([, name, a, b], { defines }) => {
      const own = name ?? ['f', 'g', 'h'].find(defines) ?? 'f';
      return write(`s: Line(Point(${own}, ${a}), Point(${own}, ${b}))`);
    },
    'iu',
  ),
  entry(String.raw`y\s*=\s*([^="{}]+?)\s+(?:and|und|et|y)\s+y\s*=\s*([^="{}]+)`, ([, first, second]) =>
    writeEach([`f: y = ${first}`, `g: y = ${second}`]),
  ),
  // A place that moves: `(cos(t), sin(t))`.
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?[({[]\s*([^,"{}:]*\bt\b[^,"{}:]*)\s*,\s*([^"{}:]*?)\s*[)}\]]`,
    ([, name = 'c', x = '', y = ''], { defines }) =>
      // A point that moves may have a slider in other words.
      defines('t') || /^\p{Lu}/u.test(name) || /\p{Lu}/u.test(x + y) || !isBalanced(x) || !isBalanced(y)
        ? undefined
        : write(`${name}: Curve(${x.trim()}, ${y.trim()}, 0, 2π)`),
  ),
  // `r(t) = 2t`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?r\s*\(\s*(θ|theta|t|φ|phi)\s*\)\s*=\s*([^="{}]+)`,
    ([, name = 'c', variable, formula = ''], { defines }) =>
      defines('r')
        ? undefined
        : write(`${name}: r = ${formula.replace(new RegExp(`(?<!\\p{L})${variable}(?!\\p{L})`, 'gu'), 'θ')}`),
  ),
  entry(String.raw`r\s*(?:\(\s*(?:θ|theta|t|φ|phi)\s*\))?\s*=\s*(.*(?:θ|theta|φ|phi).*)`, ([, formula = '']) =>
    write(`c: r = ${formula.replace(/theta|φ|phi/g, 'θ').trim()}`),
  ),
  // Regressions of Desmos have variables with indices; an equation has x and y.
  entry(String.raw`y_1\s*=\s*(.*x_1.*)`, ([, formula = '']) => write(`f: y = ${formula.replaceAll('x_1', 'x')}`)),
];

/** A function with its argument and nothing between them: `sinx`, `ln2x`. */
const GLUED = /(?<![\p{L}_])(sin|cos|tan|cot|ln|log|exp|sqrt)(\d*x)(?![\p{L}\d_(])/gu;

/** Whether a line defines the name as a function of x. */
const isCurve = (name: string, text: string): boolean =>
  new RegExp(
    String.raw`^[ \t]*${name}[ \t]*(?:\([ \t]*x[ \t]*\))?[ \t]*[:=](?=[^"{\n]*(?<!\p{L})x(?!\p{L}))`,
    'mu',
  ).test(text);

/** `sin(x)` for `sin x`. */
const withBrackets = (formula: string): string =>
  formula.trim().replace(/\b(sin|cos|tan|ln|log|sqrt|exp)\s+(\d*[a-z])\b/g, '$1($2)');

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
