import { constructorMeant, properties } from '@geoslide/geometry';
import { splitArguments, unquoted } from '../arguments.js';
import { advise, entry, type Habit, type HabitEntry, write, writeBehind, writeEach } from '../habit.js';
import { lookOf } from '../properties.js';
import { viewLine } from '../view-meant.js';
import { formulaOf } from './calls.js';
import { blockOf, dataLines, markerLooks, textAt } from './options.js';

const NO_COMMANDS = 'take the line away: a figure has definitions, and no commands';

const isNamed = (arg: string) => /^\w+\s*=(?!=)/.test(arg);

/** The items of a list in square brackets. */
function itemsOf(text = ''): readonly string[] {
  const inner = /^\[(.*)\]$/.exec(text)?.[1];
  return inner === undefined ? [] : splitArguments(inner);
}

/** The value of an argument with a name: `y=2`. */
const argumentNamed = (args: readonly string[], name: string): string | undefined =>
  args.find((arg) => arg.replace(/\s/g, '').startsWith(`${name}=`))?.replace(/^\w+\s*=\s*/, '');

const COLOR_LETTERS: Readonly<Record<string, string>> = {
  r: 'red',
  g: 'green',
  b: 'blue',
  k: 'black',
  c: 'cyan',
  m: 'magenta',
  y: 'yellow',
  w: 'white',
};

/** The format of a line in short, `r--` or `bo`, as arguments with names; empty for another text. */
function formatted(text: string): readonly string[] {
  const [, color = '', marker = '', dash = ''] = /^["']([rgbkcmyw]?)([o.x+sd^v*]?)(--|-\.|:|-)?["']$/.exec(text) ?? [];
  const letter = COLOR_LETTERS[color];
  return [
    ...(letter === undefined ? [] : [`color=${letter}`]),
    ...(dash === '' || dash === '-' ? [] : [`linestyle='${dash}'`]),
    ...(marker === '' ? [] : [dash === '' ? 'marker' : 'both', `marker=${marker}`]),
  ];
}

/** The arguments of matplotlib that are looks, as a block behind a definition. */
function looksOf(args: readonly string[], isFilled = false): string {
  return blockOf(pairsOf(args).map((look) => (isFilled ? look.replace('lineOpacity', 'regionOpacity') : look)));
}

function pairsOf(args: readonly string[], kind: 'object' | 'label' = 'object'): readonly string[] {
  return args.flatMap((arg) => {
    const [, key = '', value = ''] = /^(\w+)\s*=\s*(.+)$/.exec(arg) ?? [];
    if (/^(?:label|zorder|s|rotation|ha|va|width|head_\w+)$/.test(key)) return [];
    if (key === 'marker') return markerLooks(unquoted(value));
    const own =
      { ec: 'color', edgecolor: 'color', fc: 'fill', facecolor: 'fill', linestyle: 'linestyle' }[key] ??
      key.replace(/^(color|linestyle|linewidth)s$/, '$1');
    return lookOf(own, COLOR_LETTERS[unquoted(value)] ?? unquoted(value), kind) ?? [];
  });
}

/** What x runs through in a text, `x = np.linspace(-2, 2, 100)`. */
function boundsIn(text: string): readonly [string, string] | undefined {
  const [, from, to] = /(?:^|\n)\s*x\s*=\s*(?:np|numpy)\.(?:linspace|arange)\(\s*([^,]+),\s*([^,()]+)/.exec(text) ?? [];
  return from === undefined || to === undefined ? undefined : [plainFormula(from), plainFormula(to)];
}

const plainFormula = (formula: string): string =>
  formula
    .replaceAll('**', '^')
    .replace(/\b(?:np|numpy|math)\./g, '')
    .trim();

/** A formula of x, or the one that a line of the text gives this name. */
function formulaIn(formula: string, text: string): string {
  const own =
    /^[a-z]\w*$/.test(formula) && formula !== 'x'
      ? new RegExp(`^[ \\t]*${formula}\\s*=(.*)$`, 'm').exec(text)?.[1]
      : undefined;
  return plainFormula(own ?? formula);
}

/** What statistics are called here. */
const CHARTS = { hist: 'Histogram', bar: 'BarChart', boxplot: 'BoxPlot', pie: 'PieChart' };

/** What a call of matplotlib draws or sets. */
function plotted(method: string, args: readonly string[], text = ''): Habit {
  const plain = args.filter((arg) => !isNamed(arg));
  const [first = '', second = '', third = ''] = plain;
  const format = plain.flatMap(formatted);
  const looks = looksOf([...format, ...args.filter(isNamed)]);
  const legend = argumentNamed(args, 'label');
  const label = legend === undefined ? '' : ` "${unquoted(legend).replace(/^\$(.*)\$$/, '$1')}"`;
  switch (method) {
    case 'plot': {
      const places = itemsOf(first).map((x, i) => `(${x}, ${itemsOf(second)[i] ?? 0})`);
      const formula = formulaIn(second, text);
      const ofT = first.replaceAll('**', '^').replace(/\b(?:np|math)\./g, '');
      if (places.length === 0 && [ofT, formula].every((each) => /(?<!\w)t(?!\w)/.test(each)))
        return write(`c: Curve(${ofT}, ${formula}, 0, 2π)${looks}`);
      if (places.length === 0 && /(?<!\w)x(?!\w)/.test(formula)) {
        const bounds = boundsIn(text);
        const source = bounds === undefined ? `y = ${formula}` : `Curve(${[formula, ...bounds].join(', ')})`;
        return write(`f: ${source}${looks}${label}`);
      }
      const isNumber = (text: string) => /^-?[\d.]+$/.test(text);
      if (isNumber(first) && isNumber(second)) return write(`A: Point(${first}, ${second})${looks}`);
      if (places.length === 1) return write(`A: Point${places[0]}${looks}`);
      const marker = argumentNamed([...format, ...args], 'marker');
      const isLine =
        argumentNamed(args, 'linestyle') !== "''" && !/^["']none["']$/i.test(argumentNamed(args, 'linestyle') ?? '');
      if ((format.includes('marker') || (marker !== undefined && !isLine)) && places.length > 0)
        return write(`L: [${places.join(', ')}]${looks}`);
      if (places.length === 0) return write('f: y = sin(x)', ', or Curve(sin(x), -5, 5) for a part of a curve');
      return dataLines(places, splitArguments(looks.replace(/^ \{|\}$/g, '')), label, marker !== undefined);
    }
    case 'scatter': {
      const xs = itemsOf(first);
      if (xs.length === 0) return write(`A: Point(${first}, ${second})${looks}${label}`);
      return write(`L: [${xs.map((x, i) => `(${x}, ${itemsOf(second)[i] ?? 0})`).join(', ')}]${looks}`);
    }
    case 'hist':
    case 'bar':
    case 'boxplot':
    case 'pie': {
      const names = method === 'pie' ? argumentNamed(args, 'labels') : undefined;
      const behind = method === 'hist' ? (argumentNamed(args, 'bins') ?? second) : method === 'bar' ? second : '';
      const list = [names, first, behind].filter(Boolean).join(', ').replaceAll("'", '"');
      return first === ''
        ? advise(NO_COMMANDS)
        : write(`h: ${CHARTS[method]}(${list})${looks.replace('lineOpacity', 'regionOpacity')}`);
    }
    case 'text': {
      return textAt(unquoted(third), `(${first}, ${second})`, pairsOf(args, 'label'));
    }
    case 'annotate': {
      const named = (key: string) =>
        args.find((arg) => new RegExp(`^${key}\\s*=`).test(arg))?.replace(/^\w+\s*=\s*/, '');
      const place = named('xytext') ?? named('xy') ?? (second === '' ? '(0, 0)' : second);
      const shown = textAt(unquoted(first), place, pairsOf(args, 'label'));
      const arrow = looksOf(
        splitArguments(/^dict\((.*)\)$/.exec(named('arrowprops') ?? '')?.[1] ?? '').filter((arg) => !/style/.test(arg)),
      );
      const tip = named('arrowprops') === undefined ? undefined : named('xy');
      return tip === undefined || place === tip || !('definitions' in shown)
        ? shown
        : writeEach([
            ...(unquoted(first) === '' ? [] : (shown.definitions ?? [])),
            `v: Vector(${place}, ${tip})${arrow}`,
          ]);
    }
    case 'xlabel':
    case 'ylabel':
      return write(`${method[0]}axis {title: "${unquoted(first)}"}`);
    case 'title':
    case 'suptitle':
      return write(`text title: "${unquoted(first)}"`);
    case 'xscale':
    case 'yscale':
      return write(`${method[0]}axis {scale: ${unquoted(first)}}`);
    case 'grid': {
      const ofGrid = pairsOf(args).filter((look) => /^(?:color|lineWidth|lineDash):/.test(look));
      if (/false/i.test(first)) return write('grid off');
      return write(ofGrid.length === 0 ? 'grid on' : `grid${blockOf(['show: true', ...ofGrid])}`);
    }
    case 'axis':
      return /off/.test(first) ? write('axes off') : advise('take the line away: units of x and y are equal already');
    case 'axhline':
      return write(`l: y = ${first || argumentNamed(args, 'y') || '0'}${looks}${label}`);
    case 'axvline':
      return write(`l: x = ${first || argumentNamed(args, 'x') || '0'}${looks}${label}`);
    case 'vlines':
    case 'hlines': {
      const ends = [second, third].map((each) => (method === 'vlines' ? `(${first}, ${each})` : `(${each}, ${first})`));
      return third === '' ? advise(NO_COMMANDS) : write(`s: Segment(${ends.join(', ')})${looks}${label}`);
    }
    case 'fill': {
      const corners = itemsOf(first).map((x, i) => `(${x}, ${itemsOf(second)[i] ?? 0})`);
      const own = looksOf([...format, ...args.filter(isNamed)], true);
      const block = own.includes('regionOpacity') ? own : `${own.replace('}', ', ') || ' {'}regionOpacity: 30}`;
      return corners.length > 2
        ? write(`p: Polygon(${corners.join(', ')})${block}`)
        : write('p: Polygon(A, B, C) {regionOpacity: 30}');
    }
    case 'fill_between': {
      const bounds = boundsIn(text);
      const formulas = [second, third]
        .filter((each) => each !== '' && each !== '0')
        .map((each) => formulaIn(each, text));
      const block = looks.replace('lineOpacity', 'regionOpacity');
      return bounds === undefined || formulas.length === 0
        ? write('a: Integral(x^2, 0, 2)', ', with the formula and its bounds in place of x^2, 0 and 2')
        : write(`a: Integral(${[...formulas, ...bounds].join(', ')})${block}`);
    }
    case 'quiver':
    case 'arrow': {
      const [x, y, dx, dy] = plain;
      return dy === undefined
        ? advise(NO_COMMANDS)
        : write(`v: Vector((${x}, ${y}), (${x}, ${y}) + (${dx}, ${dy}))${looks}`);
    }
    case 'add_artist':
    case 'add_patch': {
      const [, type = '', inner = ''] = /^(?:\w+\.)*(\w+)\((.*)\)$/.exec(first) ?? [];
      return patchOf(type, splitArguments(inner)) ?? advise(NO_COMMANDS);
    }
    default:
      return advise(NO_COMMANDS);
  }
}

/** A shape that matplotlib adds: sizes of rectangles and ellipses are whole ones there. */
function patchOf(type: string, args: readonly string[]): Habit | undefined {
  const [center = '(0, 0)', second, third] = args.filter((arg) => !isNamed(arg));
  const width = second ?? argumentNamed(args, 'width') ?? '1';
  const height = third ?? argumentNamed(args, 'height') ?? '1';
  const looks = looksOf(
    args.filter((arg) => isNamed(arg) && !/^(?:radius|closed|width|height|angle)\s*=/.test(arg)),
    true,
  );
  switch (type) {
    case 'Circle':
      return write(`k: Circle(${center}, ${second ?? argumentNamed(args, 'radius') ?? '1'})${looks}`);
    case 'Polygon':
      return write(
        `p: Polygon(${itemsOf(center)
          .map((item) => item.replace(/^\[(.*)\]$/, '($1)'))
          .join(', ')})${looks}`,
      );
    case 'Wedge': {
      const [, radius, from, to] = args.filter((arg) => !isNamed(arg));
      const at = (angle: string | undefined) => `${center} + (${radius}; ${angle}°)`;
      return to === undefined ? undefined : write(`s: Sector(${center}, ${at(to)}, ${at(from)})${looks}`);
    }
    case 'Rectangle':
      return write(`r: Rectangle(${center}, ${center} + (${width}, ${height}))${looks}`);
    case 'Ellipse':
      return write(`e: Ellipse(${center}, (${width})/2, (${height})/2)${looks}`);
    default:
      return undefined;
  }
}

/** The view that the limits of both axes in a text are, told where the first of them stands. */
function viewOf(line: string, text: string): Habit {
  const limits = [...`${text}\n${line}`.matchAll(/\b(?:set_)?([xy])lim\(([^()]*)\)/g)];
  const boundsOf = (axis: string) =>
    limits
      .find((each) => each[1] === axis)?.[2]
      ?.replace(/^\[(.*)\]$/, '$1')
      .replace(/\b(?:left|right|bottom|top|[xy]m(?:in|ax))\s*=\s*/g, '')
      .split(/\s*,\s*/)
      .join(' .. ');
  const [x, y] = [boundsOf('x'), boundsOf('y')];
  if (x === undefined || y === undefined)
    return write(
      `view ${x ?? '-5 .. 5'}, ${y ?? '-5 .. 5'}`,
      `, with the bounds of ${x === undefined ? 'x' : 'y'} in place of -5 .. 5`,
    );
  const view = viewLine(...[x, y].flatMap((bounds) => bounds.split(' .. ')));
  return line.includes(limits[0]![0]) ? write(view) : advise(`take the line away: its bounds stand in ${view}`);
}

/** Methods of objects, by the constructor that is the same. */
const METHODS: Readonly<Record<string, string>> = {
  dist: 'distance',
  perpendicularsegment: 'Altitude',
  tangentlines: 'Tangent',
  arbitrarypoint: 'Point',
};

function methodOf(name: string, object: string, args: readonly string[]): Habit {
  const small = name.replace(/_/g, '').toLowerCase();
  const own = Object.hasOwn(METHODS, small) ? METHODS[small] : constructorMeant(name.replace(/_/g, ''));
  if (/^[xy]$/.test(small)) return write(`n: ${object}.${small}`, ', without brackets');
  if (/^(?:hide|hideelement|setinvisible)$/.test(small) || (small === 'setvisible' && /false/i.test(args[0] ?? '')))
    return writeBehind(object, `{hidden: true}`);
  const block = /^\{(.*)\}$/.exec(args.join(', '))?.[1];
  const named = (block === undefined ? args : splitArguments(block)).flatMap((arg) => {
    const [, key, value = ''] = /^["']?([\w-]+)["']?\s*[=:]\s*(.+)$/.exec(arg) ?? [];
    return key === undefined ? [] : [[key, unquoted(value)] as const];
  });
  if (/^(?:set|style|attr|css|format)/.test(small) && named.length > 0) {
    const label = named.find(([key]) => /^(?:name|caption|label|text)$/.test(key))?.[1];
    const looks = named.flatMap(([key, value]) => (key === 'dash' ? 'lineDash: dashed' : lookOf(key, value)) ?? []);
    if (label !== undefined && looks.length === 0) return writeBehind(object, `"${label}"`);
    const unknown = named.map(([key, value]) => `${key}: ${value}`);
    return writeBehind(object, `{${(looks.length > 0 ? looks : unknown).join(', ')}}`);
  }
  const look = /^set(\p{Lu}\w*)$/u.exec(name)?.[1];
  const value = unquoted(args[0] ?? '');
  if (look !== undefined && args.length === 1) {
    const key = `${look[0]!.toLowerCase()}${look.slice(1)}`;
    if (/^(?:label|name|caption|text)$/.test(key)) return writeBehind(object, `"${value}"`);
    const own = lookOf(key, value);
    if (own !== undefined) return writeBehind(object, `{${own}}`);
  }
  if (/^on$|^add|^update|^remove/.test(small))
    return advise('take the line away: a figure does nothing when it is moved or clicked');
  if (own === undefined) return advise(NO_COMMANDS);
  return write(`${own[0]!.toLowerCase()}: ${own}(${[object, ...args].join(', ')})`);
}

/** True for a method that values of the language have. */
function isMethod(name: string): boolean {
  return properties.some((property) => property.name === name && property.parameters !== undefined);
}

/** What Python, SymPy, matplotlib and JavaScript have. */
export const pythonHabits: readonly HabitEntry[] = [
  // Manim: `Axes(x_range=[-5, 5], y_range=[-3, 3])`
  entry(
    String.raw`(?:<NAME>\s*[:=]\s*)?(?:NumberPlane|Axes|axes)\s*\((?=.*x_range).*?x_range\s*=\s*[[(]\s*(<NUMBER>)\s*,\s*(<NUMBER>)[^\])]*[\])]\s*,\s*y_range\s*=\s*[[(]\s*(<NUMBER>)\s*,\s*(<NUMBER>)[^\])]*[\])].*\)`,
    ([, a, b, c, d]) => write(`view ${a} .. ${b}, ${c} .. ${d}`),
  ),
  // Manim: `Arc(radius=2, start_angle=0, angle=PI/2)`
  entry(String.raw`(?:(<NAME>)\s*[:=]\s*)?Arc\s*\(([^"{}]*\bangle\s*=[^"{}]*)\)`, ([, name = 'a', inner = '']) => {
    const of = (key: string) =>
      new RegExp(String.raw`(?<![\w])${key}\s*=\s*(\([^()]*\)|\[[^\[\]]*\]|[^,]+)`).exec(inner)?.[1]?.trim();
    const [, x = '0', y = '0'] =
      /^[[(]\s*([^,]+?)\s*,\s*([^,]+?)\s*(?:,\s*0\s*)?[\])]$/.exec(of('arc_center') ?? '') ?? [];
    const center = `(${x}, ${y})`;
    const [radius = '1', start = '0', angle = 'π/2'] = [of('radius'), of('start_angle'), of('angle')];
    const end = start === '0' ? angle : `${start} + ${angle}`;
    return write(`${name}: Arc(${center}, ${center} + (${radius}; ${end}), ${center} + (${radius}; ${start}))`);
  }),
  // Manim
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(MathTex|Tex|Text|MarkupText|Title)\(\s*r?(?:"([^"]*)"|'([^']*)')[^()]*\)`,
    ([, name, kind, first, second]) => {
      const words = (first ?? second ?? '').replaceAll('$', '');
      return write(`text ${name}: "${/Math|^Tex/.test(kind!) ? `$${words}$` : words}"`);
    },
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?\w+\.(?:plot|get_graph)\s*\(\s*lambda\s+x\s*:\s*([^,]+?)\s*(?:,\s*x_range\s*=\s*[[(]\s*(<VALUE>)\s*,\s*(<VALUE>)[^\])]*[\])])?(?:,.*?color\s*=\s*(\w+).*)?\)`,
    ([, name = 'f', typed = '', from, to, color]) => {
      const formula = typed.replaceAll('**', '^').replace(/\b(?:np|math)\./g, '');
      const look = color === undefined ? '' : ` {color: ${color.split('_')[0]!.toLowerCase()}}`;
      return write(`${name}: ${from === undefined ? `y = ${formula}` : `Curve(${formula}, ${from}, ${to})`}${look}`);
    },
  ),
  // `y = np.sin(x)`, which plt.plot(x, y) draws.
  entry(String.raw`([a-z]\w*)\s*=\s*(?!.*linspace|.*arange)(.*(?<!\w)x(?!\w).*)`, ([, name], { text }) =>
    new RegExp(`\\.(?:plot|fill_between)\\(\\s*x\\s*,(?:[^()]*,)?\\s*${name}\\s*[,)]`).test(text)
      ? advise(`take the line away: the formula of ${name} stands in the line that draws it`)
      : undefined,
  ),
  entry(
    String.raw`(?:[xy]\s*=\s*)?(?:np|numpy)\.(?:linspace|arange)\(.*\)|[xyt]\s*=\s*(?:np|numpy)\.(?:linspace|arange)\(.*\)|[xyt](?:\s*,\s*\w)*\s*=\s*(?:sp\.|sympy\.)?[Ss]ymbols?\(.*\)`,
    () =>
      advise(
        'take the line away: x is the variable of curves, as in f: y = sin(x), or Curve(sin(x), -5, 5) for a part',
      ),
  ),
  entry(
    String.raw`(?:(?:def|function)\s+)(<NAME>)\s*\(\s*(\w+)\s*\)\s*(?::|\{|=)?\s*(?:(?:return\s+)?([^;{}]+?))?\s*;?\s*\}?`,
    ([, name, variable, source]) =>
      source === undefined
        ? write(`${name}: y = x^2`, ', with the formula on the same line')
        : write(`${name}: y = ${source.replace(new RegExp(`\\b${variable}\\b`, 'g'), 'x')}`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:(?:np|numpy)\.)?(?:array|asarray|matrix|Matrix)\(\s*([[(].*[\])])\s*(?:,\s*dtype\s*=.*)?\)`,
    ([, name, list = '']) => {
      const items = splitArguments(list.slice(1, -1));
      if (items.length === 2 && !/[[(]/.test(list.slice(1))) return write(`${name}: Point(${items.join(', ')})`);
      return write(`${name}: [${items.map((item) => item.replace(/^\[(.*)\]$/, '($1)')).join(', ')}]`);
    },
  ),
  entry(String.raw`assert\b.*`, () =>
    advise('take the line away: the command geoslide assert tells what holds in a figure'),
  ),
  entry(
    String.raw`(?:(?:plt|ax|fig|axes|axs)\.(?:set_)?|(?=plot\(\s*[xt]\s*,))(\w+)\((.*)\)`,
    ([line = '', method = '', inner = ''], { text }) =>
      /^[xy]lim$/.test(method) ? viewOf(line, text) : plotted(method, inner === '' ? [] : splitArguments(inner), text),
  ),
  // `g: axhline(y=2, color=red)`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:(?:plt|ax)\.)?(ax[hv]line)\((.*)\)`,
    ([, name = 'l', method = '', inner = '']) => {
      const args = splitArguments(inner).map((arg) => arg.replace(/^(\w+)\s*:\s*/, '$1='));
      const line = plotted(method, args);
      return 'definitions' in line ? write(line.definitions![0]!.replace(/^\w+/, () => name)) : line;
    },
  ),
  // A picture's own parts, `fig, ax = plt.subplots()`, and shapes that are made before they are added.
  entry(
    String.raw`\w+\s*,\s*\w+\s*=\s*(?:plt|pyplot)\.\w+\(.*\)|\w+\s*=\s*plt\.(?:figure|gca|gcf|axes|subplot)\(.*\)`,
    () => advise(NO_COMMANDS),
  ),
  entry(String.raw`(<NAME>)\s*=\s*((?:plt|patches|mpatches)\.[A-Z]\w*\(.*\))`, ([, name = '', call = '']) => {
    const shape = plotted('add_patch', [call]);
    const [only] = 'remedy' in shape ? (shape.definitions ?? []) : [];
    return only === undefined ? undefined : write(only.replace(/^\w+/, () => name));
  }),
  entry(String.raw`(?:\w+\.)?plot_implicit\s*\((.*)\)`, ([, inner = '']) => {
    const equation = /^(?:\w+\.)?Eq\s*\((.*)\)$/.exec(splitArguments(inner)[0] ?? '')?.[1];
    const [left, right] = splitArguments(equation ?? '');
    return right === undefined ? undefined : write(`c: ${left} = ${right}`.replaceAll('**', '^'));
  }),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(\w+)\.(\w+)\(([^()]+)\)(?:\[(\d+)\])?`,
    ([, name, object = '', method = '', inner = '', index], { defines }) => {
      const own = constructorMeant(method.replace(/_/g, ''));
      if (
        own === undefined ||
        isMethod(method) ||
        /^(?:np|math|Math|plt|sp|sympy|board|brd|b|JXG)$/.test(object) ||
        (index === undefined && !/[A-Z_]/.test(method) && !/^[A-Z]\d*$/.test(object) && defines(object))
      )
        return undefined;
      const item = index === undefined || own !== 'Intersect' ? '' : `, ${Number(index) + 1}`;
      return write(`${name}: ${own}(${object}, ${inner}${item})`);
    },
  ),
  entry(String.raw`(<NAME>)\.(\w+)\((.*)\)`, ([, object = '', method = '', inner = '']) =>
    /^(?:np|math|Math|plt|sp|sympy|board|brd|b|JXG|ggbApplet|api|calculator|Calc|console)$/.test(object)
      ? undefined
      : methodOf(method, object, inner === '' ? [] : splitArguments(inner)),
  ),
  // Functions of JavaScript as arguments, and lists that are spread.
  entry(
    String.raw`(<NAME>\s*[:=](?!.*\.create\().*(?:\(\s*\)\s*=>|function\s*\(\s*\)\s*\{|\(\*).*)`,
    ([, line = '']) => {
      const plain = line
        .replace(/\(\s*\)\s*=>\s*/g, '')
        .replace(/function\s*\(\s*\)\s*\{\s*return\s+([^;{}]*);?\s*\}/g, '$1')
        .replace(/\(\*(?=\w)/g, '(')
        .replace(/\.([XY])\(\)/g, (_, axis: string) => `.${axis.toLowerCase()}`)
        .replace(/Math\./g, '');
      return plain === line ? undefined : write(plain.trim());
    },
  ),
  entry(String.raw`(<NAME>\s*[:=](?!.*\.create\().*\.[XYZ]\(\).*)`, ([, line = '']) =>
    write(line.replace(/\.([XYZ])\(\)/g, (_, axis: string) => `.${axis.toLowerCase()}`)),
  ),
  entry(
    String.raw`((?:<NAME>\s*:\s*)?(?:<NAME>\s*[:=]\s*)[^"]*\b(?:np|math|Math|numpy|sympy|sp)\.[^"]*)`,
    ([, line = '']) =>
      write(
        formulaOf(line.replace(/^y\s*=/, 'f: y =').replace(/\b(?:numpy|sympy|sp)\.(?=\w)/g, '')).replace(
          /^(\w+)\s*=(?!=)\s*(?!.*:)/,
          '$1: ',
        ),
      ),
  ),
];
