import { constructors, hasFunction, isConstructor, yieldsToDefinitions } from '@geoslide/geometry';
import { nearestName } from '@geoslide/protocol';
import { splitArguments } from '../arguments.js';
import {
  advise,
  adviseInGeneral,
  capital,
  entry,
  type HabitEntry,
  pointList,
  pointNames,
  read,
  write,
  writeEach,
} from '../habit.js';
import { namedCounts } from '../named-counts.js';
import { offsetsOf } from '../sides.js';
import { phrase } from './phrases.js';
import { TIMES, timesOf } from './times.js';

const PERPENDICULAR = '⟂⊥';

/**
 * `(r; θ)`, which the language reads itself: no call, without decimal commas, and with an angle that looks like one.
 * Two plain numbers are coordinates where a comma is written before decimals.
 */
const POLAR_PAIR =
  /(?<![\p{L}\p{N}_'])\((?:[^();,]|\([^();]*\))+;(?![^;()]*\p{L}\()(?=[^;]*?[\p{L}°])(?:[^();,]|\([^();]*\))+\)/gu;

/** `Point(2; 30°)`: the place (2; 30°) with the word in front. */
const POLAR_POINT = /^Point\s*(\([^(),;]+;[^(),;]*[π°][^(),;]*\))(\s*(?:["{].*)?)$/u;

/** What textbooks and teachers write: points in front of their coordinates, functions of x, relations, sentences. */
export const textbook: readonly HabitEntry[] = [
  // Braces as LaTeX has them: around exponents, and around the cases of a function.
  entry(String.raw`([^"\\:]*[xy]\^\{[^{}]*\}[^"\\:]*=[^"\\:=]*)`, ([, equation = '']) =>
    /^[a-z]\s*=/.test(equation)
      ? undefined
      : write(
          `c: ${equation.replace(/\^\{([^{}]*)\}/g, (_, power: string) => (/^\w$/.test(power) ? `^${power}` : `^(${power})`))}`,
        ),
  ),
  entry(String.raw`(<NAME>\s*[:=][^"\\]*\^\{[^{}]*\}[^"\\]*)`, ([, definition = '']) =>
    write(
      definition
        .replace(/^y\s*=\s*/, 'f: y = ')
        .replace(/\^\{([^{}]*)\}/g, (_, power: string) => (/^\w$/.test(power) ? `^${power}` : `^(${power})`)),
    ),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:y\s*=\s*)?\{\s*([^,;{}]+),\s*(?:if\s+)?([^,;{}]*[<>≤≥][^,;{}]*);\s*([^,;{}]+?)\s*(?:,[^;{}]*)?\}`,
    ([, name, value, condition = '', other]) => write(`${name}: y = if(${condition.trim()}, ${value}, ${other})`),
  ),
  // A label without its quotes, and objects without a name.
  entry(
    String.raw`(<NAME>)(\s*[:=]\s*\p{Lu}\w*\(.*\))\s+(<NAME>)(\s*\{[^{}]*\})?`,
    ([, name, source, label, block = '']) => (name === label ? read(`${name}${source}${block} "${label}"`) : undefined),
  ),
  entry(String.raw`point\s+([A-Z]\d*)\s+(<NUMBER>)\s*,?\s+(<NUMBER>)`, ([, name, x, y]) =>
    read(`${name}: Point(${x}, ${y})`),
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:the\s+|der\s+|le\s+)?(?:cent(?:er|re)|mittelpunkt|centro)\s+(?:of|des?|du|von|del?)\s+(?:the\s+|la\s+|l['’])?(in(?:scribed\s+)?circle|inkreises|cercle\s+inscrit|circ(?:um|onscrito|onferencia)[\s\p{L}]*?|umkreises|cercle\s+circonscrit)\s+(?:(?:of|von|des?|à|del?)\s+)?(?:the\s+)?(?:triangle\s+|dreiecks?\s+|triángulo\s+)?(<POINTS>)\.?`,
    ([, name = 'O', circle = '', points = '']) =>
      write(`${name}: ${/^in|inscrit/i.test(circle) ? 'Incenter' : 'Circumcenter'}(${pointList(points)})`),
    'iu',
  ),
  // `A: Point(0, 0) node[above] "A"`
  entry(
    String.raw`((<NAME>)\s*[:=]\s*\p{Lu}?\w*\(.*\))\s+node\s*\[([^\]]*)\]\s*(?:\{\$?(.*?)\$?\}|"([^"]*)")?\s*;?`,
    ([, head, name, side = '', one, other]) => write(`${head} "${one ?? other ?? name}"${offsetsOf(side)}`),
  ),
  entry(
    String.raw`(?:线段|边)?\s*([A-Z]\d*['′’]*)([A-Z]\d*['′’]*)\s*(?:上)?(?:标记?为|标注为?|标上)\s*["“”']?([^"“”']+?)["“”']?[.。]?`,
    ([, a, b, words]) => write(`s: Segment(${a}, ${b}) "${words}"`),
  ),
  // `mark angle ABC with a double arc`, `Winkel ABC mit zwei Bögen markieren`
  entry(
    String.raw`(?:(?:mark|markiere|标记|标出)\s*)?(?:the\s+|den\s+)?(?:right\s+|rechten\s+)?(?:angle\s+|winkel\s+|[∠角]\s*)(<POINTS>)(?:\s*=\s*90\s*°)?(?:\s+(?:marked\s+)?(?:with|mit)\s+(?:an?\s+|einem\s+)?(${TIMES})[\s-]*(?:arcs?|bogen|bögen)(?:\s+markieren)?|\s+markieren)?\.?`,
    ([statement = '', points = '', times]) =>
      times === undefined && !/mark|标/i.test(statement)
        ? undefined
        : write(`a: Angle(${pointList(points)})${times === undefined ? '' : ` {arcCount: ${timesOf(times)}}`}`),
    'iu',
  ),
  entry(
    String.raw`([A-Z]\d*['′’]*)\s*\(\s*(<NUMBER>)\s*[,;|]\s*(<NUMBER>)\s*\)(\s*["{].*)?`,
    ([, name, x, y, tail = '']) => read(`${name}: Point(${x}, ${y})${tail}`),
  ),
  entry(String.raw`(?:[Pp]oint|pair|coordinate)\s+(<NAME>)\s*\((.*)\)`, ([, name, inner]) =>
    read(`${name}: Point(${inner})`),
  ),
  entry(
    String.raw`(?:points?|line|segment|ray|circle|polygon|vector|triangle|angle)\s+(<NAME>)\s*:?=\s*(.+)`,
    ([, name = '', source]) => (/^[A-Z]{2,}$/.test(name) ? undefined : read(`${name}: ${source}`)),
    'iu',
  ),
  // What has no commas, lists or names of objects is surely the graph of a function.
  entry(String.raw`(<NAME>)\s*\(\s*x\s*\)\s*:?=\s*(.+)`, ([, name, source = '']) =>
    read(
      `${name}: ${/^(?:[^\p{Lu}[,]|(?<=\d),(?=\d))*(?:["{]|$)/u.test(source) || /[<≤]/.test(source) ? 'y' : `${name}(x)`} = ${source}`,
    ),
  ),
  // A part of a curve, with its bounds behind a comma or in braces.
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:y\s*=\s*)?([^,{}"=<>]+?)\s*(?:[,|]|\{|,?\s*\b(?:for|if|where|when|with|für|wenn)\b)\s*(<VALUE>)\s*(?:<=?|≤)\s*x\s*(?:<=?|≤)\s*(<VALUE>)\s*\}?`,
    ([, name, source, from, to]) =>
      name === 'y' ? write(`f: Curve(${source}, ${from}, ${to})`) : read(`${name}: Curve(${source}, ${from}, ${to})`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:y\s*=\s*)?([^{}",]+?)\s*(?:\{|,?\s*\b(?:for|if|where|when|with|mit|pour|con|para)\b|,?\s*für\s|,?\s*wenn\s)\s*(x\s*(?:<=?|>=?|≤|≥)\s*[^{}<>=]+?)\s*\}?`,
    ([, name, source, condition = '']) => {
      if (/\s(?:else|otherwise|sonst|ansonsten|sinon)\s/i.test(condition)) return undefined;
      const whole = `if(${condition}, ${source})`;
      return name === 'y' ? write(`f: ${whole}`) : read(`${name}: ${whole}`);
    },
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:(?:y|\p{L}\(x\))\s*=\s*)?([^,{}"=<>]*?(?<!\p{L})x(?!\p{L})[^,{}"=<>]*?)\s*(?:[,|]|\b(?:for|if|when|where|with|on|over|in|auf|domain)\b|(?<=[\w)])\s)\s*(?:for\s+|on\s+)?(?:(?:domain|D(?:_?f)?|𝔻)\s*[:=]\s*)?(?:x\s*(?:in|∈|from)\s*)?[[(]\s*(<VALUE>)\s*[,;]\s*(<VALUE>)\s*[\])]`,
    ([, name, source = '', from, to]) => {
      if (!isClosed(source)) return undefined;
      const part = `Curve(${source}, ${from}, ${to})`;
      return name === 'y' ? write(`f: ${part}`) : read(`${name}: ${part}`);
    },
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:y\s*=\s*)?([^"{}=]*(?<!\p{L})x(?!\p{L})[^"{}=]*?)\s*\{\s*(?:([^{}]*?),\s*)?(?:domain|range|x|interval|xrange|x_?domain)\s*[:=]\s*[[(]?\s*(<VALUE>)\s*(?:,|\.\.|to)\s*(<VALUE>)\s*[\])]?\s*(?:,\s*([^{}]*))?\}(\s*".*)?`,
    ([, name, source, before, from, to, behind, label = '']) => {
      const others = [before, behind].flatMap((part) =>
        part === undefined || part.trim() === '' ? [] : [part.trim()],
      );
      return read(
        `${name}: Curve(${source}, ${from}, ${to})${others.length === 0 ? '' : ` {${others.join(', ')}}`}${label}`,
      );
    },
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:y\s*=\s*)?([^"{}=]*(?<!\p{L})x(?!\p{L})[^"{}=]*?)\s*\{\s*(?:from|x?min|start|left|a)\s*[:=]\s*(<VALUE>)\s*,\s*(?:to|x?max|end|right|b)\s*[:=]\s*(<VALUE>)\s*(?:,\s*([^{}]*))?\}(\s*".*)?`,
    ([, name, source, from, to, others, label = '']) =>
      read(`${name}: Curve(${source}, ${from}, ${to})${others === undefined ? '' : ` {${others.trim()}}`}${label}`),
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:an?\s+|the\s+|eine\s+)?(horizontal|vertical|waagerechte|senkrechte|vertikale|horizontale)\s+(?:line|gerade|linie)\s+(?:at|through|by|bei|durch|with|in)\s+(?:(?:height|the\s+point|point|[xy]\s*=)\s*)?(<NUMBER>|[A-Z]\d*)`,
    ([, name = 'l', way = '', place = '']) => {
      const axis = /^[hw]/i.test(way) ? 'y' : 'x';
      return write(`${name}: ${axis} = ${/^[A-Z]/.test(place) ? `${place}.${axis}` : place}`);
    },
    'iu',
  ),
  // `y = 5 for all x`
  entry(
    String.raw`(<NAME>\s*[:=]\s*[^"{}]*?)\s*,?\s+(?:for|für|pour|para)\s+(?:all|every|any|alle|tout|todo)\s+(?:real\s+)?x`,
    ([, definition = '']) => read(definition),
  ),
  // A function by cases, and a derivative by its prime.
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:y\s*=\s*)?(?:\{|(?:piecewise|cases|wenn)\s*[({])\s*([^,:{}"]*[<>≤≥][^,:{}"]*?)\s*[:,]\s*([^,;{}"]+?)\s*[,;]\s*(?:(?:else|otherwise|sonst|true)\s*[:,]?\s*)?([^,;{}"<>]+?)\s*[)}]`,
    ([, name, condition, yes, no]) => write(`${name}: y = if(${condition}, ${yes}, ${no})`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:y\s*=\s*)?\{\s*([^,;{}"]+?)\s*(?:,\s*)?(?:if|for|when)\s+([^,;{}"]+?)\s*[,;]\s*([^,;{}"]+?)\s*,?\s*(?:else|otherwise|if\b.*|for\b.*)?\s*\}`,
    ([, name, yes, condition, no]) => write(`${name}: y = if(${condition}, ${yes}, ${no})`),
  ),
  entry(
    String.raw`(?:(<NAME>)\s*(?:\(\s*x\s*\))?\s*[:=]\s*)?(?:y\s*=\s*)?(\p{Ll})(['′’]{1,3})(?:\(\s*x\s*\))?`,
    // `g: f'` is the language's own.
    ([line = '', name = 'g', f = '', primes = ''], { defines }) =>
      /^[^=]*:(?!=)/.test(line) || !defines(f) || defines(`${f}${primes}`)
        ? undefined
        : write(`${name}: Derivative(${f}${primes.length > 1 ? `, ${primes.length}` : ''})`),
  ),
  // What is shown or chosen on a condition.
  entry(
    String.raw`(<NAME>\s*[:=]\s*[^"{}]*[)\]])\s*,?\s*(?:only\s+|shown\s+|visible\s+)?(?:if|when|where)\s+([^"{}]+)`,
    ([, definition, condition]) => write(`${definition} {showIf: ${condition}}`),
  ),
  entry(
    String.raw`if\s*(?:\((.+)\)|(.+?))\s*\{\s*(<NAME>)\s*[:=]\s*([^{}]+?)\s*;?\s*\}`,
    ([, inner, plain, name, source]) => write(`${name}: ${source} {showIf: ${inner ?? plain}}`),
  ),
  entry(
    String.raw`if\s*(?:\((.+)\)|([^"{}]+?))\s*(?:\{|:|\bthen\b)?\s*text\s*(?:<NAME>)?\s*:?\s*("[^"]*")\s*;?\s*\}?`,
    ([, inner, plain, words]) => write(`text t: ${words} {at: (0, 0), showIf: ${inner ?? plain}}`),
  ),
  entry(
    String.raw`if\s+([^"{}:]+?)\s*(?::|\bthen\b)\s*(?:(<NAME>)\s*:?[:=]\s*)?(\p{Lu}\w*\([^"{}]*\))`,
    ([, condition, name = 'D', source]) => write(`${name}: ${source} {showIf: ${condition}}`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:the\s+)?(line|segment|ray|vector)\s+(?:through|from|between|joining|of)\s+([A-Z]\d*)\s*(?:,|and\b|to\b|through\b)\s*([A-Z]\d*)`,
    ([, name, word = '', from, to]) => read(`${name}: ${capital(word.toLowerCase())}(${from}, ${to})`),
    'iu',
  ),
  entry(String.raw`([A-Z]\d*)\s*[:=]\s*(<NUMBER>)\s*,\s+(<NUMBER>)`, ([, name, x, y]) =>
    write(`${name}: Point(${x}, ${y})`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:the\s+)?perpendicular\s+bisector\s+of\s+([A-Z]\d*)\s*(?:,|and\b)?\s*([A-Z]\d*)`,
    ([, name, from, to]) => read(`${name}: PerpBisector(${from}, ${to})`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:the\s+)?(perpendicular|parallel)\s+(?:(?:from|through)\s+([A-Z]\d*)\s+to|to\s+(<NAME>|[A-Z]\w*\([^()]*\))\s+(?:through|from))\s+(<NAME>|[A-Z]\w*\([^()]*\))`,
    ([, name, word, first, line, last = '']) => {
      const path = line ?? last;
      const own = /^(?:[A-Z]\d*){2}$/.test(path) ? `Line(${pointList(path)})` : path;
      return read(`${name}: ${word === 'parallel' ? 'ParallelLine' : 'PerpLine'}(${own}, ${first ?? last})`);
    },
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:the\s+)?(?:int|integral|integrate|intégrale|integrale)\s+(?:of\s+)?(.+?)\s+from\s+(\S+)\s+to\s+(\S+)`,
    ([, name, source, from, to]) => write(`${name}: Integral(${source}, ${from}, ${to})`),
  ),
  // `s: Segment(A, 5) = AB`
  entry(
    String.raw`(<NAME>\s*[:=]\s*\p{Lu}\p{L}+\([^"{}=]*\))\s*=\s*(?:(?:[A-Z]\d*['′’]*){1,3}|[a-z])(\s*["{].*)?`,
    ([, definition, tail = '']) => write(`${definition}${tail}`),
  ),
  // `t: ABC`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*((?:[A-Z]\d*['′’]*){3,})(\s*["{].*)?`,
    ([, name, points = '', tail = ''], { defines }) =>
      pointNames(points).every(defines) && !defines(points)
        ? write(`${name}: Polygon(${pointList(points)})${tail}`)
        : undefined,
  ),
  entry(String.raw`(<NAME>)\s*[:=]\s*[<⟨]\s*([^<>{}"]+,[^<>{}"]+?)\s*[>⟩]`, ([, name, parts]) =>
    write(`${name}: Vector(${parts})`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*\[(.+?)\s+for\s+(\p{L}\w*)\s+in\s+range\((?:(<VALUE>)\s*,\s*)?([^(),]+)(?:,\s*(\d+)\s*)?\)\s*\]`,
    ([, name, source, index, from = '0', end = '', step]) => {
      const last = /^\d+$/.test(end) ? Number(end) - 1 : `${end} - 1`;
      const args = [source, index, from, last, ...(step === undefined ? [] : [step])];
      return write(`${name}: Sequence(${args.join(', ')})`);
    },
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*[[{](.+?)\s+(?:\||for)\s+(\p{L}\w*)\s*(?:=|in|from|∈)\s*(<VALUE>)\s*(?:\.\.\.?|to|,)\s*(<VALUE>)\s*[\]}]`,
    ([, name, source, index, from, to]) => write(`${name}: Sequence(${source}, ${index}, ${from}, ${to})`),
  ),
  entry(String.raw`(<NAME>\s*[:=].*)∠\s*(\(.*)`, ([, head, rest]) => read(`${head}Angle${rest}`)),
  entry(
    String.raw`(?:(<NAME>)\s*:\s*)?(<NAME>)\s*\(\s*x\s*,\s*y\s*\)\s*:?=\s*(.+)`,
    ([, id, name, source], { inSpace }) => (inSpace && id !== name ? write(`${id ?? name}: z = ${source}`) : undefined),
  ),
  // `50 %` as an argument.
  entry(
    String.raw`(<NAME>\s*[:=]\s*\p{L}\w*\([^"{}%]*[,(]\s*)(\d+(?:\.\d+)?)\s*%(\s*[,)].*)`,
    ([, head, share, tail]) => read(`${head}${Number(share) / 100}${tail}`),
  ),
  entry(
    String.raw`(<NAME>)\s*\(\s*(<NAME>(?:\s*,\s*<NAME>)*)\s*\)\s*:?=\s*([^=].*)`,
    ([, name = '', list = '', source = '']) => {
      const parameters = list.split(/\s*,\s*/);
      // A statement such as `distance(A, B) = 5` makes no function.
      const isTaken = hasFunction(name) || (isConstructor(name) && !yieldsToDefinitions(name));
      if (isTaken || !parameters.some((own) => source.includes(own))) return undefined;
      return read(`${name}: ${name}(${parameters.join(', ')}) = ${source}`);
    },
  ),
  // An equation with the sign that compares.
  entry(
    String.raw`(<NAME>)\s*[:=]\s*([^"=<>!?,]*[xy][^"=<>!?,]*?)\s*==\s*([^"=<>!?,]+)`,
    ([, name, left = '', right]) => (/\p{L}{3}/u.test(left) ? undefined : read(`${name}: ${left} = ${right}`)),
  ),
  // A source in quotes, in LaTeX, or with the names of its arguments.
  entry(String.raw`(<NAME>)\s*[:=]\s*"(\p{Lu}\w+\([^"\\]*\))"`, ([, name, source]) => read(`${name}: ${source}`)),
  // `a: slider(min: 0, max: 10, value: 2)`, `a: Slider(1, 50, 10, step: 1)`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:[Ss]lider|[Ss]chieberegler|[Cc]urseur|[Dd]eslizador)\s*\(\s*([^"{}()]*\p{L}\s*[:=][^"{}()]*)\)`,
    ([, name, list = '']) => {
      const fields = new Map<string, string>();
      const others: string[] = [];
      for (const pair of list.split(',')) {
        const [, key, value = ''] = /^\s*(\p{L}+)\s*[:=]\s*(.*?)\s*$/u.exec(pair) ?? [];
        if (key === undefined) others.push(pair.trim());
        else fields.set(key.toLowerCase(), value);
      }
      const of = (...keys: readonly string[]) =>
        keys.map((key) => fields.get(key)).find((value) => value !== undefined);
      // What has no name stands in the usual order, without those that have one.
      const next = (value: string | undefined) => value ?? others.shift();
      const min = next(of('min', 'from', 'minimum', 'von', 'de')) ?? 0;
      const max = next(of('max', 'to', 'maximum', 'bis')) ?? 10;
      const step = next(of('step', 'increment', 'by', 'schritt', 'schrittweite', 'pas', 'paso'));
      const value = next(of('value', 'default', 'initial', 'init', 'start', 'wert', 'startwert', 'valeur', 'valor'));
      const range = `slider ${name}: ${min} .. ${max}`;
      return write(`${range}${step === undefined ? '' : ` step ${step}`}${value === undefined ? '' : ` = ${value}`}`);
    },
  ),
  entry(String.raw`(<NAME>\s*[:=]\s*)([^"{}?]*[(,]\s*\p{L}+\s*:(?![:=])[^"{}?]*)`, ([, head = '', source = '']) => {
    // A path that is closed returns to its first point.
    const [, call = '', args = ''] =
      /^(\p{L}+)\((.*?),\s*(?:closed|cycle)\s*:\s*true\s*\)$/iu.exec(source.trim()) ?? [];
    if (call !== '') return write(`${head}${call}(${args}, ${splitArguments(args)[0]})`);
    const chart = namedCounts(source);
    return chart === undefined
      ? write(`${head}${source.replace(/([(,]\s*)\p{L}+\s*:\s*/gu, '$1')}`, ', without names')
      : write(`${head}${chart}`);
  }),
  // Arguments without brackets or commas.
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(\p{L}[\p{L}\d]*)(?:\s+|\s*\(\s*)(\p{L}\d*['′’]*(?:(?:\s+|\s*,\s*)(?:\p{L}\d*['′’]*|<NUMBER>))+)(\s*\))?`,
    ([, head, name = '', list = '', close], { defines }) => {
      if ((close !== undefined && list.includes(',')) || defines(name)) return undefined;
      // Variables side by side are a product: `SlopeField(x y)`.
      if (close !== undefined && /(?<!\p{L})[xyzθ](?![\p{L}\d])/u.test(list)) return undefined;
      // `Segmnt A B`: where a name stands in front of defined ones, it is that of a constructor.
      const near = isConstructor(name) || !/^\p{Lu}/u.test(name) ? undefined : nearestName(name, ownNames());
      if (near !== undefined && list.split(/[\s,]+/).every((each) => /^[-\d]/.test(each) || defines(each)))
        return write(`${head}${near}(${list.split(/[\s,]+/).join(', ')})`);
      if (!isConstructor(name)) return undefined;
      return read(`${head}${name}(${list.split(/[\s,]+/).join(', ')})`);
    },
  ),
  entry(String.raw`(<NAME>)\s*[:=]\s*Point\s+(<NUMBER>)[\s,]+(<NUMBER>)`, ([, name, x, y]) =>
    read(`${name}: Point(${x}, ${y})`),
  ),
  // Decimal commas, and semicolons between arguments.
  entry(String.raw`(<NAME>\s*[:=]\s*)(.*[([][^"]*;[^"]*[)\]].*)`, ([, head, source = '']) => {
    if (!source.replaceAll(POLAR_PAIR, '').includes(';')) return undefined;
    const [, polar, tail] = POLAR_POINT.exec(source) ?? [];
    if (polar !== undefined) return read(`${head}${polar}${tail}`);
    // Where commas part the arguments, `(3; 0)` is a place by distance and angle.
    if (/,(?!\d)|(?<!\d),/.test(source.replace(/"[^"]*"|\{[^{}]*\}/g, '')) && isOnlyOfPairs(source)) return undefined;
    // `(0,0)` without a semicolon is a pair.
    const plain = source.replace(/\([^();]*\)|(\d),(?=\d)/g, (all, digit?: string) =>
      digit === undefined ? all : `${digit}.`,
    );
    return read(`${head}${plain.replaceAll(';', ',')}`);
  }),
  entry(String.raw`(<NAME>\s*[:=]\s*)(\d{1,3})\.(\d{3}),(\d+)`, ([, head, thousands, rest, decimals]) =>
    write(`${head}${thousands}${rest}.${decimals}`, ', with a decimal point'),
  ),
  entry(String.raw`(<NAME>\s*[:=]\s*)([-−]?\d+),(\d+)`, ([, head, whole, decimals]) =>
    write(`${head}${whole}.${decimals}`, ` with a decimal point, or (${whole}, ${decimals}) for a point`),
  ),
  // A decimal comma within an expression without brackets.
  entry(String.raw`(<NAME>\s*[:=]\s*)([^()[\]{}"]*\d,\d[^()[\]{}"]*)`, ([, head, source = '']) =>
    write(`${head}${source.replace(/(\d),(\d)/g, '$1.$2')}`, ', with a decimal point'),
  ),
  entry(String.raw`(<NAME>\s*[:=]\s*)(<NUMBER>)\s*%`, ([, head, percent]) => write(`${head}${percent} / 100`)),
  entry(String.raw`(<NAME>)\s*[:=]\s*∠\s*(<POINTS>)`, ([, name, points = '']) =>
    read(`${name}: Angle(${pointList(points)})`),
  ),
  entry(String.raw`(<NAME>)\s*[:=]\s*[△▲∆Δ]\s*(<POINTS>)`, ([, name, points = '']) =>
    read(`${name}: Polygon(${pointList(points)})`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*circle\s+(?:with\s+)?(?:cent(?:er|re)|around)\s+(<NAME>|<PLACE>)\s*,?\s*(?:and\s+|with\s+)?radius\s+(\S+)`,
    ([, name, center, radius]) => read(`${name}: Circle(${center}, ${radius})`),
    'iu',
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(Segment|Line|Ray|Vector|Triangle|Polygon|Circle|Angle|Midpoint)\s+(<POINTS>)`,
    ([, name, type, points = '']) => read(`${name}: ${type}(${pointList(points)})`),
  ),
  entry(
    String.raw`(segment|line|ray|vector|triangle|polygon|angle|circle|△|∠)\s*(<POINTS>)`,
    ([, word = '', points = '']) => write(`${unnamed(word)}(${pointList(points)})`),
    'iu',
  ),
  entry(
    String.raw`(<NAME>)\s*(?:[:=]|is)\s*(?:the\s+)?midpoint\s+of\s+(?:segment\s+)?(<POINTS>)\.?`,
    ([, name, points = '']) => read(`${name}: Midpoint(${pointList(points)})`),
  ),
  entry(
    String.raw`circle\s+(?:(<NAME>)\s*:\s*)?(?:with\s+)?cent(?:er|re)\s+([A-Z]\w*)\s*,?\s*(?:and\s+)?radius\s+(\S+)`,
    ([, name = 'k', center, radius]) => write(`${name === 'with' ? 'k' : name}: Circle(${center}, ${radius})`),
    'iu',
  ),
  entry(
    String.raw`(?:line\s+)?(<POINTS>)\s*([⟂⊥∥‖]|\|\||\/\/)\s*(<POINTS>)`,
    ([, first = '', sign = '', second = '']) => {
      const [point, other = 'D'] = pointNames(second);
      const type = PERPENDICULAR.includes(sign) ? 'PerpLine' : 'ParallelLine';
      return advise(
        `a figure is constructed, not stated: write l: ${type}(Line(${pointList(first)}), ${point}), and ` +
          `${other}: Point(l, ?:=2) for ${other} on it`,
      );
    },
  ),
  entry(
    String.raw`(?:<NAME>\s*[:=]\s*)?(?:∠\s*|(?:[Aa]ngle|[Ww]inkel|[Áá]ngulo|角)(?:\s+|\s*\(|(?<=角)))((?:[A-Z]\d*['′’]*[\s,]*){3})\)?\s*(?:=|:|is|ist)\s*([^=:(]+)`,
    ([, points = '', size]) => {
      const [a, b, c] = pointNames(points);
      return advise(
        `a figure is constructed, not stated: for such an angle write ${c}: Rotate(${a}, ${size!.trim().replace(/^([\d.]+)(?:\s*(?:deg(?:rees?)?|grad))?$/i, '$1°')}, ${b})`,
      );
    },
  ),
  entry(
    String.raw`(?:<NAME>\s*[:=]\s*)?(?:(?:[Ss]egment|[Ss]trecke|[Ss]ide|[Ss]eite|[Ll]ength|[Dd]istance)\s*|\|)?([A-Z]\d*)([A-Z]\d*)\|?\s*=\s*(<NUMBER>)`,
    ([, a, b, size]) =>
      advise(`a figure is constructed, not stated: for such a length write ${b}: Point(Circle(${a}, ${size}), 0°)`),
  ),
  entry(
    String.raw`([A-Z]\d*['′’]*(?:\s*,\s*[A-Z]\d*['′’]*)+)\s*[:=]\s*(\p{Lu}\w*\([^"{}]*\))?.*`,
    ([, names = '', source = '…']) => writeEach(names.split(',').map((name) => `${name.trim()}: ${source}`)),
  ),
  entry(String.raw`(<NAME>)\s*[:=]\s*\{([^{}:]*)\}(\s*["{].*)?`, ([, name, items = '', tail = '']) => {
    const parts = splitArguments(items);
    // Inequalities hold together.
    const isSystem = parts.length > 1 && parts.every((part) => /^[^=]*(?:[<>]=?|[≤≥])[^=]+$/.test(part));
    return isSystem ? write(`${name}: ${parts.join(' && ')}${tail}`) : read(`${name}: [${items}]${tail}`);
  }),
  entry(String.raw`\((.*)\)`, ([, inner = '']) => (inner.includes(',') ? write(`A: Point(${inner})`) : undefined)),
  // Ids that are no names.
  entry(String.raw`(\p{L}+)_\{(\w+)\}\s*([:=].*)`, ([, letter, index, rest]) => read(`${letter}_${index}${rest}`)),
  entry(String.raw`(\d+)(\p{L}+)\s*[:=]\s*(.+)`, ([, digits, letters, source]) =>
    advise(`a name begins with a letter: write ${letters}${digits}: ${source}`),
  ),
  entry(
    String.raw`(?!(?:slider|text|button|image|primitive|other|definition|style|layers)\b)(\p{L}[\p{L}\d]*(?:[ -][\p{L}\d]+){1,3})\s*:\s*((?:\p{Lu}\w*)?\(.*)`,
    ([, words = '', source]) =>
      advise(`a name is one word of letters, digits and _: write ${words.replace(/[ -]/g, '_')}: ${source}`),
  ),
  entry(
    String.raw`(\p{L}[\p{L}\d_]*)\s*([-+*\/])\s*(\p{L}[\p{L}\d_]*)\s*:\s*(\p{Lu}.*)`,
    ([, first, sign, second, source = '']) =>
      advise(
        `a name is one word of letters, digits and _: write ${first}_${second}: ${source}${/"/.test(source) ? '' : ` "${first} ${sign} ${second}"`}`,
      ),
  ),
  phrase,
  entry(String.raw`(<NAME>)\s*[:=]\s*(<NUMBER>)\s*,?\s*\(?slider\)?`, ([, name, value]) =>
    write(`slider ${name}: -5 .. 5 step 0.1 = ${value}`),
  ),
  // `x^2; x > 0`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:y\s*=\s*)?([^"{}:;<>]*x[^"{}:;<>]*);\s*((?:-?[\d.]+\s*[<≤]=?\s*)?x\s*[<>≤≥]=?[^"{}:;]*)`,
    ([, name, source, condition]) =>
      write(`${name === 'y' ? 'f' : name}: y = if(${condition?.trim()}, ${source?.trim()})`),
  ),
  // `³√x`
  entry(String.raw`(<NAME>\s*[:=][^"{}]*[³⁴][√∛][^"{}]*)`, ([, line = '']) =>
    write(
      line.replace(
        /([³⁴])√\s*(\([^()]*\)|[\p{L}\d.]+)/gu,
        (_, sign: string, of: string) => `root(${of.replace(/^\((.*)\)$/, '$1')}, ${sign === '³' ? 3 : 4})`,
      ),
    ),
  ),
  // A decimal comma outside of all brackets: `5 sin(2x) + 3,5`
  entry(String.raw`(<NAME>\s*[:=]\s*y\s*=\s*)([^"{}]*\d,\d[^"{}]*)`, ([, head, source = '']) => {
    const open = source.replace(/\((?:[^()]|\([^()]*\))*\)/g, '');
    return /\d,\d/.test(open) &&
      !/,(?!\d)|(?<!\d),/.test(open) &&
      (source.match(/,/g) ?? []).length === (open.match(/,/g) ?? []).length
      ? write(`${head}${source.replace(/(\d),(\d)/g, '$1.$2')}`, ', with a decimal point')
      : undefined;
  }),
  // `[x + 1](x - 2)`
  entry(
    String.raw`(<NAME>\s*[:=]\s*(?:y\s*=\s*)?)([^"{}]*\[[^\[\],"{}:]*[-+*/x][^\[\],"{}:]*\]\s*[(^*][^"{}]*)`,
    ([, head, source = '']) => write(`${head}${source.replace(/\[([^[\],]*)\]/g, '($1)')}`, ', with round brackets'),
  ),
  // `x hoch 2`
  entry(
    String.raw`(<NAME>\s*[:=].*?)\s+(?:hoch|to\s+the\s+power(?:\s+of)?|puissance|elevado\s+a(?:\s+la)?)\s+(\w+)(.*)`,
    ([, head, power, tail]) => write(`${head}^${power}${tail}`),
  ),
  // `y = x^2 for x < 1, y = 1 for x >= 1`
  entry(
    String.raw`(<NAME>)\s*(?:\(\s*x\s*\)\s*)?[:=]\s*((?:(?:y\s*=\s*)?[^,"{}]+?\s+(?:for|if|when|für|falls|wenn|si)\s+[^,"{}]*[<>≤≥=][^,"{}]*(?:,\s*(?:and\s+)?|$)){2,})`,
    ([, name, list = '']) => {
      const parts = list.split(/,\s*(?:and\s+)?/).filter((part) => part.trim() !== '');
      const cases = parts.map((part) =>
        /^(?:y\s*=\s*)?(.*?)\s+(?:for|if|when|für|falls|wenn|si)\s+(.*)$/.exec(part.trim()),
      );
      return cases.includes(null)
        ? undefined
        : write(`${name}: y = if(${cases.map((each) => `${each![2]}, ${each![1]}`).join(', ')})`);
    },
  ),
  // `a plus 2`, `x squared`
  entry(String.raw`(<NAME>\s*[:=]\s*(?:y\s*=\s*)?)([^"{}:]+)`, ([, head, words = ''], { defines }) => {
    const plain = words.replace(OPERATORS, (word) => OPERATOR_WORDS[word.replace(/\s+/g, '')] ?? word);
    return plain === words || Object.keys(OPERATOR_WORDS).some(defines) ? undefined : write(`${head}${plain.trim()}`);
  }),
  // A sentence in place of an expression, or words behind one.
  entry(String.raw`(<NAME>)\s*[:=]\s*([^"{}=<>:]+)`, ([, name, words = ''], { defines }) => {
    const known = (word: string) => word === 'pi' || hasFunction(word) || isConstructor(word) || defines(word);
    const prose = [...words.matchAll(/(?<![\p{L}\d_.])\p{Ll}{2,}(?![\p{L}\d_.(])/gu)].filter(
      ([word]) => !known(word) && !UNITS.test(word),
    );
    const [first] = prose;
    const before = words.slice(0, first?.index).trim();
    if (first === undefined || words.includes(',') || (prose.length < 2 && !isSentence(words, first[0])))
      return undefined;
    return adviseInGeneral(
      // What leaves out an object of the figure is not what the line means.
      /[\p{L}\d)°]$/u.test(before) &&
        !/^\p{Lu}[\p{L}]/u.test(before) &&
        !words.slice(before.length).split(/\s+/).some(defines)
        ? `an expression has no words: write ${name}: ${before}`
        : `begin a comment with --, for what stands behind the colon is not understood: there are constructors with arguments, such as ${name}: Midpoint(A, B)`,
    );
  }),
];

const ownNames = () => constructors.map(({ name }) => name);

/** Operators in words. */
const OPERATOR_WORDS: Readonly<Record<string, string>> = {
  plus: '+',
  minus: '-',
  times: '*',
  mal: '*',
  fois: '*',
  por: '*',
  dividedby: '/',
  over: '/',
  geteiltdurch: '/',
  squared: '^2',
  cubed: '^3',
  quadrat: '^2',
};

/** An operator's word between others. */
const OPERATORS =
  /(?<=[\p{L}\d)]\s+)(?:(?:plus|minus|times|mal|fois|por|divided\s+by|over|geteilt\s+durch)(?=\s+[\p{L}\d(])|squared|cubed|quadrat)(?![\p{L}\d])/gu;

/** Words behind numbers, of which more is said elsewhere. */
const UNITS = /^(?:deg|degrees?|grad|rad|radians?|px|pt|units?|cm|mm|and|or|not|in)$/;

/** True for a long word that stands beside something else: `A + 3 upwards`. */
const isSentence = (words: string, word: string): boolean =>
  word.length > 3 && new RegExp(`[\\p{L}\\d)°]\\s+${word}(?:\\s|$)`, 'u').test(words);

/** True where each semicolon stands between two numbers in brackets of their own. */
const isOnlyOfPairs = (source: string): boolean =>
  !source
    .replace(/(?<![\p{L}\p{N}_'])\(\s*-?[\d.]+\s*;\s*-?[\d.]+\s*\)/gu, '')
    .replaceAll(POLAR_PAIR, '')
    .includes(';');

/** Whether every bracket of a text is closed in it. */
function isClosed(text: string): boolean {
  return text.replace(/[^([]/g, '').length === text.replace(/[^)\]]/g, '').length;
}

/** A name and a constructor for a word with points behind it. */
function unnamed(word: string): string {
  if (word === '∠') return 'a: Angle';
  if (word === '△') return 't: Polygon';
  const type = capital(word.toLowerCase());
  return `${type === 'Circle' ? 'k' : type[0]!.toLowerCase()}: ${type}`;
}
