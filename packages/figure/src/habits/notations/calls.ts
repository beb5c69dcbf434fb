import { constructorMeant } from '@geoslide/geometry';
import { splitArguments, unquoted } from '../arguments.js';
import { entry, type HabitEntry, read, withOwnNames, write, writeEach } from '../habit.js';
import { lookOf, propertyHabits } from '../properties.js';
import { blockOf } from './options.js';

const HEAD = String.raw`(?:(<NAME>)\s*[:=]\s*)?`;

/** The bounds of a range as programs write it: `t=0..2pi`, `(t, 0, 2pi)`, `t, 0, 2pi`, `[0, 2pi]`. */
function boundsOf(args: readonly string[]): readonly [string, string] | undefined {
  const [only = '', ...others] = args;
  const dots = /^(?:\p{L}\w*\s*(?:=|in|∈)\s*)?\[?\s*(.+?)\s*(?:\.\.\.?|,)\s*([^,]+?)\s*\]?$/u.exec(only);
  const inner = /^[([{]\s*(.*?)\s*[)\]}]$/.exec(only)?.[1];
  if (others.length === 0 && inner !== undefined) return boundsOf(splitArguments(inner));
  if (others.length === 0) return dots === null ? undefined : [dots[1]!, dots[2]!];
  const values = /^\p{L}\w*$/u.test(only) && others.length === 2 ? others : args;
  const [from, to] = values.map((value) => value.replace(/^\w+\s*=\s*/, ''));
  return values.length === 2 ? [from!, to!] : undefined;
}

/** A formula without the variable that it is of: `x = 2cos(t)`. */
const plain = (formula: string): string => formula.replace(/^[xy]\s*(?:\(t\))?\s*=\s*/, '');

/** The looks that options such as `color = red` are; of a list, `color = [red, blue]`, the one with this index. */
const optionLooks = (options: readonly string[], index?: number): readonly string[] =>
  options.flatMap((option) => {
    const [, key = '', value = ''] = /^(\w+)\s*=\s*(.+)$/.exec(option) ?? [];
    const list = index === undefined ? undefined : /^\[(.*)\]$/.exec(value)?.[1];
    const own = unquoted(list === undefined ? value : (splitArguments(list)[index ?? 0] ?? ''));
    return lookOf(key, /^(?:dash|dot)$/.test(own) ? `${own === 'dot' ? 'dott' : own}ed` : own) ?? [];
  });

/** What the five numbers of a box plot are called. */
const FIVE_NUMBERS = [
  'min(?:imum)?|least|lowest',
  String.raw`q_?1|(?:lower|first|unteres|erstes)\s+quartil(?:e)?`,
  'med(?:ian[ae]?)?|médiane|q_?2',
  String.raw`q_?3|(?:upper|third|oberes|drittes)\s+quartil(?:e)?`,
  'max(?:imum)?|greatest|highest',
];

/** A function without a name: `t => cos(t)`, `function(t){return cos(t);}`, `lambda t: cos(t)`. */
const FUNCTION =
  /^(?:\(?\s*([a-z])\s*\)?\s*[-=]>|lambda\s+[a-z]\s*:|function\s*\(\s*[a-z]\s*\)\s*\{\s*return)\s*(.*?)\s*;?\s*\}?$/s;

/** A formula of JavaScript or Python. */
export const formulaOf = (source: string): string =>
  source
    .replace(/\b(?:Math|math|np)\.(?=\w)/g, '')
    .replace(/(?<!\w)pow\(\s*([^(),]+?)\s*,\s*([^(),]+?)\s*\)/g, (_, ...operands: string[]) =>
      operands
        .slice(0, 2)
        .map((own) => (/^[\w.]+$/.test(own) ? own : `(${own})`))
        .join('^'),
    )
    .replace(/\bPI\b/g, 'π')
    .replaceAll('**', '^');

/** Calls of other programs that are formulas with a range. */
export const callHabits: readonly HabitEntry[] = [
  // `Arc(O, A, B, ccw)`, `Arc(O, A, B, clockwise=false)`: arcs run clockwise here.
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(Arc|Sector|CircleSegment|Semicircle)\s*\((.*),\s*["']?(?:(?:direction|orientation|dir)\s*[:=]\s*["']?)?((?:counter|anti)[-_\s]?clockwise|ccw|clockwise|cw)["']?\s*(?:[:=]\s*(true|false)\s*)?\)(\s*["{].*)?`,
    ([, head, type, inner = '', way = '', value, tail = '']) => {
      const args = splitArguments(inner);
      const isTurned = /^(?:counter|anti|ccw)/i.test(way) === !/false/i.test(value ?? '');
      const ends = isTurned ? args.slice(-2).toReversed() : args.slice(-2);
      return write(`${head}${type}(${[...args.slice(0, -2), ...ends].join(', ')})${tail}`);
    },
    'iu',
  ),
  // `Boxplot(min 2, Q1 4, median 5, Q3 8, max 10)`: data that have these five numbers.
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:box\s*-?\s*plot|boxandwhisker|kastendiagramm|箱线图|diagrama\s*de\s*caja|boîte\s*à\s*moustaches)\s*[:(]\s*([^"{}()]*\p{L}[^"{}()]*?)\s*\)?(\s*["{].*)?`,
    ([, name = 'b', list = '', tail = '']) => {
      const numbers = FIVE_NUMBERS.map(
        (key) => new RegExp(String.raw`(?<!\p{L})(?:${key})\s*[:=]?\s*(-?\d+(?:\.\d+)?)`, 'iu').exec(list)?.[1],
      );
      const [min, lower, median, upper, max] = numbers;
      return numbers.includes(undefined)
        ? undefined
        : write(`${name}: BoxPlot([${[min, lower, lower, median, median, upper, upper, max].join(', ')}])${tail}`);
    },
    'iu',
  ),
  // Maple shows what its plottools make.
  entry(
    String.raw`(?:with\s*\(\s*\w+\s*\)\s*[:;]\s*)*(?:plots\s*\[\s*)?display\s*\]?\s*\((.*)\)`,
    ([, inner = ''], surroundings) => {
      const [shapes = ''] = splitArguments(inner);
      const lines = splitArguments(shapes.replace(/^[[{](.*)[\]}]$/, '$1')).map((shape) => {
        const call = shape.replace(/\[([^[\]]*,[^[\]]*)\]/g, '($1)').replace(/^line(?=\()/, 'segment');
        const habit = propertyHabits.map((each) => each(call, surroundings)).find((each) => each !== undefined);
        return habit === undefined ? undefined : 'read' in habit ? habit.read : habit.definitions?.[0];
      });
      const known = lines.filter((line) => line !== undefined);
      return known.length < lines.length ? undefined : writeEach(withOwnNames(known));
    },
  ),
  // `FunctionGraph(x => Math.sin(x), -5, 5)`
  entry(
    String.raw`${HEAD}(?:function_?graph|func(?:tion)?|curve|graph|(?:\w+\.)?plot(?:_?function)?)\s*\(\s*(?:\(?\s*x\s*\)?\s*(?:[-=]>|↦)|lambda\s+x\s*:|function\s*\(\s*x\s*\)\s*\{\s*return)\s*(.+)\)(\s*["{].*)?`,
    ([, name = 'f', inner = '', tail = '']) => {
      const [body = '', ...rest] = splitArguments(inner);
      const formula = formulaOf(body.replace(/\s*;?\s*\}\s*$/, ''));
      const [from, to] = boundsOf(rest) ?? [];
      return write(`${name}: ${from === undefined ? `y = ${formula}` : `Curve(${formula}, ${from}, ${to})`}${tail}`);
    },
    'iu',
  ),
  // `Curve(t => cos(t), t => sin(t), 0, 6)`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(\p{L}+)\s*\((.*(?:function\s*\(|[-=]>|lambda\s).*)\)(\s*["{].*)?`,
    ([, name, word = '', inner = '', tail = '']) => {
      if (constructorMeant(word) !== 'Curve') return undefined;
      const args = splitArguments(inner).map((arg) => FUNCTION.exec(arg)?.[2] ?? arg);
      return args.some((arg) => /[{}]|[-=]>/.test(arg))
        ? undefined
        : write(`${name}: Curve(${args.map(formulaOf).join(', ')})${tail}`);
    },
  ),
  // That of GeoGebra goes on with its speed, its width and what it is for.
  entry(
    String.raw`(<NAME>)\s*:?[:=]\s*(?:slider|schieberegler|curseur|deslizador)\s*[([]([^()[\]=:"]*)[)\]]`,
    ([, name, inner = '']) => {
      const [min, max, step, value, ...others] = splitArguments(inner);
      if (max === undefined) return undefined;
      // A step of 0 is the begin of one with a decimal comma.
      const isComma = step === '0' && value !== undefined;
      const start = value === undefined || isComma || others.length > 0 ? '' : ` = ${value}`;
      const by = isComma ? `0.${value}` : step;
      return read(`slider ${name}: ${min} .. ${max}${by === undefined ? '' : ` step ${by}`}${start}`);
    },
    'iu',
  ),
  entry(
    String.raw`${HEAD}(?:Parametric(?:Curve|Plot|Function)?|parametric(?:_?(?:plot|curve))?|Param)\s*[([](.*)[)\]]`,
    ([, name = 'c', inner = '']) => {
      const pair = /^[([{]\s*([^()[\]{}]*(?:\([^()]*\)[^()[\]{}]*)*)\s*[)\]}]\s*(?:,\s*(.*))?$/.exec(inner.trim());
      const list =
        pair === null ? splitArguments(inner) : [...splitArguments(pair[1]!), ...splitArguments(pair[2] ?? '')];
      const [x, y, ...range] = list.filter((part) => part !== '');
      // Those of Mathematica have brackets of their own.
      if (x === undefined || y === undefined || /\p{Lu}\p{L}*\[/u.test(inner)) return undefined;
      const [from, to] = boundsOf(range) ?? ['0', '2π'];
      return write(`${name}: Curve(${plain(x)}, ${plain(y)}, ${from}, ${to})`);
    },
  ),
  entry(
    String.raw`${HEAD}(?:Polar(?:Curve|Plot)?|polar(?:_?(?:plot|curve))?)\s*\(\s*r\s*=\s*([^,]*(?:theta|θ|phi|φ|\bt\b)[^,]*?)(?:,.*)?\)`,
    ([, name = 'c', formula = '']) =>
      write(`${name}: r = ${formula.replace(/theta|phi|φ|(?<!\p{L})t(?!\p{L})/gu, 'θ')}`),
  ),
  // `with(plots): implicitplot(x^2 + y^2 = 4, x = -3 .. 3, y = -3 .. 3)`
  entry(
    String.raw`(?:with\s*\(\s*plots\s*\)\s*[:;]\s*)?(?:implicitplot|ImplicitPlot)\s*\(([^"]*)\)`,
    ([, inner = '']) => {
      const [equation = '', ...options] = splitArguments(inner);
      return equation.includes('=') ? write(`c: ${equation}${blockOf(optionLooks(options))}`) : undefined;
    },
  ),
  // `f'(x) = diff(f(x), x)`
  entry(
    String.raw`(<NAME>)\s*(?:\(\s*x\s*\))?\s*[:=]\s*(?:(?:sp|sympy)\.)?(?:diff|Diff|D|derivative)\s*[([]\s*(<NAME>)(?:[([]\s*x\s*[)\]])?\s*(?:,\s*x\s*)?[)\]]`,
    ([, name, f = ''], { defines }) => (defines(f) ? write(`${name}: Derivative(${f})`) : undefined),
  ),
  // An equation of derivatives in quotes: `SolveODE("y' = x", A)`.
  entry(
    String.raw`${HEAD}(SolveODE|SlopeField|VectorField)\s*\(\s*"(?:(?:y\s*['′]|dy\s*\/\s*dx)\s*=\s*)?([^"]+)"(.*)`,
    ([, name = 's', type, formula, tail]) => write(`${name}: ${type}(${formula}${tail}`, ', without quotes'),
  ),
  // A formula in quotes: `Function("x^2", -2, 2)`.
  entry(
    String.raw`${HEAD}(?:Function|Curve|Plot|Graph|plot|graph|curve|function)\s*\(\s*"(?:y\s*=\s*|f\(x\)\s*=\s*)?([^"]*x[^"]*)"\s*(?:,\s*(.*))?\)`,
    ([, name = 'f', formula, rest]) => {
      const bounds = rest === undefined ? undefined : boundsOf(splitArguments(rest));
      return write(`${name}: ${bounds === undefined ? `y = ${formula}` : `Curve(${formula}, ${bounds.join(', ')})`}`);
    },
  ),
  // `plot([sin(x), cos(x)], x = 0 .. 2*Pi, color = [red, blue])`
  entry(String.raw`${HEAD}(?:plot|Plot|graph)\s*\(([^"]*[xt].*)\)`, ([, name = 'f', inner = '']) => {
    const [formula = '', range = '', ...options] = splitArguments(inner);
    const [x, y, ofT = ''] = splitArguments(/^\[(.*)\]$/.exec(formula)?.[1] ?? '');
    const run = /^t\s*=.*\.\./.test(ofT) ? boundsOf([ofT]) : undefined;
    if (run !== undefined)
      return write(`c: Curve(${[x, y, ...run].join(', ')})${blockOf(optionLooks([range, ...options]))}`);
    const bounds = /^[([{]|^[xt]\s*=.*\.\./.test(range) ? boundsOf([range]) : undefined;
    if (bounds === undefined) return undefined;
    const formulas = splitArguments(formula.replace(/^\[(.*)\]$/, '$1'));
    const lines = formulas.map((each, i) => {
      const looks = optionLooks(options, formulas.length > 1 ? i : undefined);
      return `${name}: Curve(${each}, ${bounds.join(', ')})${blockOf(looks)}`;
    });
    const title = options.map((option) => /^title\s*=\s*(".*")$/.exec(option)?.[1]).find(Boolean);
    return writeEach([...withOwnNames(lines), ...(title === undefined ? [] : [`text title: ${title}`])]);
  }),
  entry(
    String.raw`${HEAD}(?:[Ii]ntegrate|int|NIntegrate|definite_?[Ii]ntegral)\s*\(([^"]*)\)`,
    ([, name = 'i', inner = ''], { defines }) => {
      const [formula = '', ...range] = splitArguments(inner);
      const bounds = defines('integrate') || formula === '' ? undefined : boundsOf(range);
      return bounds === undefined ? undefined : write(`${name}: Integral(${formula}, ${bounds.join(', ')})`);
    },
  ),
  // `Segment((0,0), length=5, angle=30°)`
  entry(
    String.raw`${HEAD}(Segment|Vector|Ray|Line)\s*\(\s*(\([^()]*\)|[A-Z]\d*)\s*,\s*(?:length|len|r|l|magnitude)\s*[:=]\s*(<VALUE>)\s*,\s*(?:angle|dir(?:ection)?|theta|θ|phi)\s*[:=]\s*(<VALUE>)\s*\)`,
    ([, name, type = '', start, size, angle = '']) =>
      write(`${name ?? type[0]!.toLowerCase()}: ${type}(${start}, ${start} + (${size}; ${angle}))`),
  ),
  // `TreeDiagram(A 0.3, B 0.7)`
  entry(
    String.raw`${HEAD}(?:TreeDiagram|Baumdiagramm|Tree|ProbabilityTree|[Tt]ree\s*[Dd]iagram|[Aa]rbre|树状图)\s*(?:\(|:)\s*((?:(?:"?\p{L}\w*"?\s*[:=]?\s*[\d.\/]+|[\d.\/]+\s*"?\p{L}\w*"?)\s*(?:,\s*|(?=\)|$)))+)\)?`,
    ([, name = 't', list = '']) => {
      const branches = splitArguments(list).map((branch) => {
        const [word, share] = [/\p{L}\w*/u, /[\d./]+/].map((part) => part.exec(branch)?.[0]);
        return `["${word}", ${share}]`;
      });
      return write(`${name}: TreeDiagram([${branches.join(', ')}])`);
    },
  ),
  // `f: y = {x if x > 0 else -x}`
  entry(
    String.raw`${HEAD}(?:y\s*=\s*)?[{(]\s*([^{}"]+?)\s+if\s+([^{}"]+?)\s+else\s+([^{}"]+?)\s*[)}]`,
    ([, name = 'f', first, condition, second]) => write(`${name}: y = if(${condition}, ${first}, ${second})`),
  ),
  entry(String.raw`${HEAD}(?:y\s*['′]|dy\s*\/\s*dx)\s*=\s*([^="{}]+)`, ([, name = 'f', formula]) =>
    write(
      `${name}: SolveODE(${formula}, Point(0, 1))`,
      ' for the solution through a point, or SlopeField with the same formula',
    ),
  ),
  entry(String.raw`${HEAD}(\p{Lu}\w*)\s*\(\s*\*\s*(\[.*\]|\p{L}\w*)\s*\)`, ([, name, type = '', list]) =>
    write(`${name ?? type[0]!.toLowerCase()}: ${type}(${list})`),
  ),
  entry(String.raw`label\s+(?:of\s+)?([A-Z]\d*)\s*:?\s*(\{[^{}]*\})`, ([, name, block]) =>
    write(`"${name}" ${block} after the definition of ${name}, as in ${name}: Point(0, 0) "${name}" ${block}`),
  ),
  entry(
    String.raw`(?:add|create|make|draw|plot|place|put|mark|set)\s+(?:an?\s+|the\s+)?(?:new\s+)?point\s+([A-Z]\d*)\s*(?:at\s*|=\s*|on\s*)?\(\s*(<NUMBER>)\s*[,|;]\s*(<NUMBER>)\s*\)`,
    ([, name, x, y]) => write(`${name}: Point(${x}, ${y})`),
  ),
];
