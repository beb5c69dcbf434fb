import { constructorMeant, properties } from '@geoslide/geometry';
import { splitArguments, unquoted } from '../arguments.js';
import { advise, entry, type Habit, type HabitEntry, write, writeBehind, writeEach } from '../habit.js';
import { lookOf } from '../properties.js';
import { blockOf } from './options.js';

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
    ...(dash === '' && marker !== '' ? ['marker'] : []),
  ];
}

/** The arguments of matplotlib that are looks, as a block behind a definition. */
function looksOf(args: readonly string[]): string {
  const found = args.flatMap((arg) => {
    const [, key = '', value = ''] = /^(\w+)\s*=\s*(.+)$/.exec(arg) ?? [];
    if (/^(?:label|zorder|s|marker|rotation|ha|va|width|head_\w+)$/.test(key)) return [];
    const own = { ec: 'color', edgecolor: 'color', fc: 'fill', facecolor: 'fill', linestyle: 'linestyle' }[key] ?? key;
    return lookOf(own, COLOR_LETTERS[unquoted(value)] ?? unquoted(value)) ?? [];
  });
  return blockOf([...new Map(found.map((look) => [look.split(':')[0], look])).values()]);
}

/** What a call of matplotlib draws or sets. */
function plotted(method: string, args: readonly string[]): Habit {
  const plain = args.filter((arg) => !isNamed(arg));
  const [first = '', second = '', third = ''] = plain;
  const format = plain.flatMap(formatted);
  const looks = looksOf([...format, ...args.filter(isNamed)]);
  switch (method) {
    case 'plot': {
      const places = itemsOf(first).map((x, i) => `(${x}, ${itemsOf(second)[i] ?? 0})`);
      const formula = second.replaceAll('**', '^').replace(/\b(?:np|math)\./g, '');
      const ofT = first.replaceAll('**', '^').replace(/\b(?:np|math)\./g, '');
      if (places.length === 0 && [ofT, formula].every((each) => /(?<!\w)t(?!\w)/.test(each)))
        return write(`c: Curve(${ofT}, ${formula}, 0, 2π)${looks}`);
      if (places.length === 0 && /(?<!\w)x(?!\w)/.test(formula)) return write(`f: y = ${formula}${looks}`);
      const isNumber = (text: string) => /^-?[\d.]+$/.test(text);
      if (isNumber(first) && isNumber(second)) return write(`A: Point(${first}, ${second})${looks}`);
      if (places.length === 1) return write(`A: Point${places[0]}${looks}`);
      if (format.includes('marker') && places.length > 0) return write(`L: [${places.join(', ')}]${looks}`);
      if (places.length === 0) return write('f: y = sin(x)', ', or Curve(sin(x), -5, 5) for a part of a curve');
      return write(`s: ${places.length === 2 ? 'Segment' : 'Polyline'}(${places.join(', ')})${looks}`);
    }
    case 'scatter': {
      const xs = itemsOf(first);
      if (xs.length === 0) return write(`A: Point(${first}, ${second})${looks}`);
      return write(`L: [${xs.map((x, i) => `(${x}, ${itemsOf(second)[i] ?? 0})`).join(', ')}]${looks}`);
    }
    case 'text': {
      const size = argumentNamed(args, 'fontsize') ?? argumentNamed(args, 'size');
      const own = size !== undefined && /^[\d.]+$/.test(size) ? `, fontSize: ${size}` : '';
      return write(`text t: "${unquoted(third)}" {at: (${first}, ${second})${own}}`);
    }
    case 'annotate': {
      const named = (key: string) =>
        args.find((arg) => new RegExp(`^${key}\\s*=`).test(arg))?.replace(/^\w+\s*=\s*/, '');
      const place = named('xytext') ?? named('xy') ?? (second === '' ? '(0, 0)' : second);
      return write(`text t: "${unquoted(first)}" {at: ${place}}`);
    }
    case 'xlabel':
    case 'ylabel':
      return write(`${method[0]}axis {title: "${unquoted(first)}"}`);
    case 'title':
    case 'suptitle':
      return write(`text title: "${unquoted(first)}"`);
    case 'grid':
      return write(/false/i.test(first) ? 'grid off' : 'grid on');
    case 'axis':
      return /off/.test(first) ? write('axes off') : advise('take the line away: units of x and y are equal already');
    case 'axhline':
      return write(`l: y = ${first || argumentNamed(args, 'y') || '0'}${looks}`);
    case 'axvline':
      return write(`l: x = ${first || argumentNamed(args, 'x') || '0'}${looks}`);
    case 'fill': {
      const corners = itemsOf(first).map((x, i) => `(${x}, ${itemsOf(second)[i] ?? 0})`);
      const block = looks.includes('regionOpacity') ? looks : `${looks.replace('}', ', ') || ' {'}regionOpacity: 30}`;
      return corners.length > 2
        ? write(`p: Polygon(${corners.join(', ')})${block}`)
        : write('p: Polygon(A, B, C) {regionOpacity: 30}');
    }
    case 'fill_between':
      return write('a: Integral(x^2, 0, 2)', ', with the formula and its bounds in place of x^2, 0 and 2');
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
  const looks = looksOf(args.filter((arg) => isNamed(arg) && !/^(?:radius|closed|width|height|angle)\s*=/.test(arg)));
  switch (type) {
    case 'Circle':
      return write(`k: Circle(${center}, ${second ?? argumentNamed(args, 'radius') ?? '1'})${looks}`);
    case 'Polygon':
      return write(
        `p: Polygon(${itemsOf(center)
          .map((item) => item.replace(/^\[(.*)\]$/, '($1)'))
          .join(', ')})${looks}`,
      );
    case 'Rectangle':
      return write(`r: Rectangle(${center}, ${center} + (${width}, ${height}))${looks}`);
    case 'Ellipse':
      return write(`e: Ellipse(${center}, (${width})/2, (${height})/2)${looks}`);
    default:
      return undefined;
  }
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
  const named = args.map((arg) => /^(\w+)\s*[=:]\s*(.+)$/.exec(arg));
  if (/^(?:style|set|css|attr|format)$/.test(small) && named.length > 0 && named.every((each) => each !== null))
    return writeBehind(object, `{${named.map((each) => `${each[1]}: ${unquoted(each[2]!)}`).join(', ')}}`);
  if (/^(?:set|style|attr|css)/.test(small) && block !== undefined)
    return writeBehind(object, `{${block.replace(/['"]/g, '')}}`);
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
  entry(
    String.raw`(?:[xy]\s*=\s*)?(?:np|numpy)\.(?:linspace|arange)\(.*\)|[xyt]\s*=\s*(?:np|numpy)\.(?:linspace|arange)\(.*\)|[xyt](?:\s*,\s*\w)*\s*=\s*(?:sp\.|sympy\.)?[Ss]ymbols?\(.*\)`,
    () =>
      advise(
        'take the line away: x is the variable of curves, as in f: y = sin(x), or Curve(sin(x), -5, 5) for a part',
      ),
  ),
  entry(
    String.raw`(?:(?:def|function)\s+)(<NAME>)\s*\(\s*(\w+)\s*\)\s*(?::|\{)?\s*(?:return\s+([^;{}]+?))?\s*;?\s*\}?`,
    ([, name, variable, source]) =>
      source === undefined
        ? write(`${name}: y = x^2`, ', with the formula on the same line')
        : write(`${name}: y = ${source.replace(new RegExp(`\\b${variable}\\b`, 'g'), 'x')}`),
  ),
  entry(
    String.raw`(?:f\s*=\s*)?(?:plot|Plot|plt\.fplot)\s*\(\s*([^"]*?)\s*,\s*\(\s*[xt]\s*,\s*([^,()]+),\s*([^,()]+)\)\s*\)`,
    ([, source, from, to]) => write(`f: Curve(${source}, ${from}, ${to})`),
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
  entry(String.raw`(?:plt|ax|fig|axes|axs)\.(?:set_)?(\w+)\((.*)\)`, ([, method = '', inner = '']) =>
    /^[xy]lim$/.test(method)
      ? write(
          `view ${(/^x/.test(method) ? [`${splitArguments(inner).join(' .. ')}`, '-5 .. 5'] : ['-5 .. 5', splitArguments(inner).join(' .. ')]).join(', ')}`,
        )
      : plotted(method, inner === '' ? [] : splitArguments(inner)),
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
  entry(
    String.raw`(?:\w+\.)?plot_implicit\s*\(\s*(?:\w+\.)?Eq\s*\((.*)\)\s*(?:,[^()]*|,\s*\([^()]*\)\s*)*\)`,
    ([, inner = '']) => {
      const [left, right] = splitArguments(inner);
      return right === undefined ? undefined : write(`c: ${left} = ${right}`.replaceAll('**', '^'));
    },
  ),
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
  entry(String.raw`(<NAME>)((?:\s*,\s*<NAME>)+)\s*=\s*(.*)`, ([, first = '', others = '', sources = '']) => {
    const names = [first, ...others.split(',').slice(1)].map((name) => name.trim());
    const parts = splitArguments(sources);
    if (parts.length !== names.length) return undefined;
    return writeEach(names.map((name, i) => `${name}: ${parts[i]}`));
  }),
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
        line
          .replace(/^y\s*=/, 'f: y =')
          .replace(/\b(?:np|math|Math|numpy|sympy|sp)\.(?=\w)/g, '')
          .replace(/\bPI\b/g, 'π')
          .replace(/^(\w+)\s*=(?!=)\s*(?!.*:)/, '$1: '),
      ),
  ),
];
