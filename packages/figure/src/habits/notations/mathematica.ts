import { splitArguments, unquoted } from '../arguments.js';
import { advise, entry, type HabitEntry, withOwnNames, write, writeEach } from '../habit.js';
import { styleOf } from '../looks/look-at.js';
import { lookOf } from '../properties.js';
import { blockFor, blockOf } from './options.js';

const FUNCTIONS: Readonly<Record<string, string>> = {
  ArcSin: 'asin',
  ArcCos: 'acos',
  ArcTan: 'atan',
  Log: 'ln',
  Abs: 'abs',
};

/** `sin(2pi)` for `Sin[2 Pi]`, `(0, 1)` for `{0, 1}`. */
function plain(source: string): string {
  return source
    .trim()
    .replace(/([A-Z][A-Za-z]*)\[/g, (_, name: string) => `${FUNCTIONS[name] ?? name.toLowerCase()}[`)
    .replace(/\bPi\b/g, 'pi')
    .replace(/\bE\b/g, 'e')
    .replace(/==/g, '=')
    .replace(/\[/g, '(')
    .replace(/\]/g, ')')
    .replace(/\{/g, '(')
    .replace(/\}/g, ')');
}

/** What stands within braces; undefined for what does not. */
function inBraces(source = ''): readonly string[] | undefined {
  const inner = /^\{(.*)\}$/s.exec(source.trim())?.[1];
  return inner === undefined ? undefined : splitArguments(inner);
}

/** Points that stand as a list of lists, or as lists one by one. */
function pointsOf(args: readonly string[]): string {
  const [only] = args;
  const inner = args.length === 1 ? inBraces(only) : undefined;
  return (inner?.every((item) => inBraces(item) !== undefined) ? inner : args).map(plain).join(', ');
}

/** A curve of `from` to `to` of its variable, which is t here where it has two coordinates. */
function curveOf(
  coordinates: readonly string[],
  [variable = 'x', from = '0', to = '1']: readonly string[],
  own: string,
): string {
  const renamed = coordinates.map((source) => plain(source).replace(new RegExp(`\\b${variable}\\b`, 'g'), own));
  return `Curve(${renamed.join(', ')}, ${plain(from)}, ${plain(to)})`;
}

/** The looks of an option such as `PlotStyle -> {Red, Dashed}`. */
function plotLooks(options: readonly string[]): readonly string[] {
  const style = options.map((option) => /^PlotStyle\s*->\s*(.*)$/s.exec(option)?.[1]).find(Boolean) ?? '';
  return (inBraces(style) ?? [style]).flatMap((item) => directive(item) || []);
}

const EACH = 'write each object as a definition on a line of its own, such as k: Circle((0, 0), 2) {color: red}';

function commandOf(name: string, args: readonly string[]): string | undefined {
  const [first = '', second = ''] = args;
  switch (name) {
    case 'Point':
      return `A: Point(${pointsOf(args).replace(/^\((.*)\)$/, '$1')})`;
    case 'Line':
      return `s: ${pointsOf(args).split('), ').length > 2 ? 'Polyline' : 'Segment'}(${pointsOf(args)})`;
    case 'InfiniteLine':
      return `l: Line(${pointsOf(args)})`;
    case 'HalfLine':
      return `r: Ray(${pointsOf(args)})`;
    case 'Arrow':
      return `v: Vector(${pointsOf(args)})`;
    case 'Polygon':
    case 'Triangle':
      return `p: Polygon(${pointsOf(args)})`;
    case 'Rectangle':
      return `p: Rectangle(${pointsOf(args)})`;
    case 'Circle':
    case 'Disk': {
      const center = inBraces(first) === undefined ? '(0, 0)' : plain(first);
      return `k: Circle(${center}, ${second === '' ? '1' : plain(second)})${name === 'Disk' ? ' {regionOpacity: 50}' : ''}`;
    }
    case 'Sphere':
    case 'Ball':
      return `s: Sphere(${plain(first)}, ${second === '' ? '1' : plain(second)})`;
    case 'Text':
      return inBraces(second) && `text t: ${first.startsWith('"') ? first : `"${first}"`} {at: ${plain(second)}}`;
    case 'Plot':
    case 'PolarPlot': {
      const range = inBraces(second);
      if (range?.length !== 3) return undefined;
      const curve = curveOf([first], range, name === 'Plot' ? 'x' : 't');
      return `${name === 'Plot' ? `f: ${curve}` : `c: Polar${curve}`}${blockOf(plotLooks(args.slice(2)))}`;
    }
    case 'ParametricPlot': {
      const [coordinates, range] = [inBraces(first), inBraces(second)];
      return coordinates && range && `c: ${curveOf(coordinates, range, 't')}${blockOf(plotLooks(args.slice(2)))}`;
    }
    case 'ContourPlot':
    case 'RegionPlot':
      return `${name === 'RegionPlot' ? 'R' : 'c'}: ${plain(first)}`;
    default:
      return undefined;
  }
}

const SIZES: Readonly<Record<string, number>> = { Tiny: 3, Small: 4, Medium: 6, Large: 9 };

/** What a directive of a picture is in a style; undefined for what is none. */
function directive(item: string): string | undefined {
  const [, name = '', inner = ''] = /^([A-Z][A-Za-z]*)(?:\[(.*)\])?$/s.exec(item) ?? [];
  switch (name) {
    case 'Opacity':
      return `regionOpacity: ${100 * Number(splitArguments(inner)[0])}`;
    case 'EdgeForm':
      return (inBraces(inner) ?? [inner]).flatMap((each) => directive(each) || []).join(', ');
    case 'FaceForm':
      return (directive(inner) ?? '').replace(/^color/, 'fillColor');
    case 'PointSize':
    case 'AbsolutePointSize':
      return `pointSize: ${Number(inner) >= 1 ? inner : (SIZES[inner] ?? 6)}`;
    case 'RGBColor':
    case 'GrayLevel':
      return lookOf('color', item.replaceAll('[', '(').replaceAll(']', ')')) ?? '';
    case 'Thickness':
    case 'AbsoluteThickness':
      return `lineWidth: ${Number(inner) >= 1 ? inner : 3}`;
    default:
      return inner === '' && name !== '' ? (styleOf(name.toLowerCase()) ?? '') : undefined;
  }
}

/** The objects of a picture, each with the directives that stand before it; undefined where one is not known. */
function objectsIn(items: readonly string[], given: readonly string[] = []): readonly string[] | undefined {
  const looks = [...given];
  const lines: string[] = [];
  for (const item of items) {
    const inner = inBraces(item);
    const look = directive(item);
    if (look !== undefined) looks.push(look);
    else if (inner !== undefined) {
      const own = objectsIn(inner, looks);
      if (own === undefined) return undefined;
      lines.push(...own);
    } else {
      const [, name = '', args = ''] = /^([A-Z][A-Za-z]*)\[(.*)\]$/s.exec(item) ?? [];
      const list = splitArguments(args);
      if (name === 'Graphics') {
        const own = objectsIn(inBraces(list[0]) ?? [list[0]!], looks);
        if (own === undefined) return undefined;
        lines.push(...own);
        continue;
      }
      const line = name === '' ? undefined : commandOf(name, list);
      if (line === undefined) return undefined;
      const [, head = '', own = ''] = /^(.*?)(?: \{([^{}]*)\})?$/.exec(line) ?? [];
      const all = [...looks, own].flatMap((each) => each.split(', ')).filter((each) => each !== '');
      const color = all.findLast((each) => each.startsWith('color:'));
      const ofText = color === undefined ? line : line.replace(/\}$/, `, ${color}}`);
      lines.push(/^text /.test(line) ? ofText : `${head}${blockFor(head, all)}`);
    }
  }
  return lines;
}

/** Commands of Mathematica, whose brackets are square and whose lists stand in braces. */
export const mathematicaHabits: readonly HabitEntry[] = [
  entry(
    String.raw`(<NAME>)\s*(?:\(\s*x\s*\)|\[\s*x_?\s*\])?\s*:?[:=]\s*(?:y\s*=\s*)?Piecewise\s*[([]\s*[\[{(](.*)[\]})]\s*(?:,\s*([^,{}"]+?)\s*)?[)\]]`,
    ([, name, list = '', other]) => {
      const parts = [...list.matchAll(/[{([]\s*([^,{}]+?)\s*,\s*([^{}]+?)\s*[})\]](?=\s*(?:,|$))/g)];
      const cases = parts.map(([, value, condition = '']) =>
        /^True$/i.test(condition) ? value! : `${condition}, ${value}`,
      );
      return cases.length === 0
        ? undefined
        : write(`${name}: y = if(${[...cases, ...(other === undefined ? [] : [other])].join(', ')})`);
    },
  ),
  entry(
    String.raw`(?:<NAME>\s*=\s*)?(?:Graphics(?:3D)?|Show|Manipulate|Directive|Epilog|GraphicsRow|Animate)\s*\[.*`,
    ([line = '']) => {
      const slider = /^Manipulate.*\{\s*(\w+)\s*,\s*([-\d.]+)\s*,\s*([-\d.]+)(?:\s*,\s*([\d.]+))?\s*\}\s*\]$/.exec(
        line,
      );
      const [, list = ''] =
        /^(?:\w+\s*=\s*)?Graphics(?:3D)?\[\s*(\{.*\}|\w+\[[^{}]*(?:\{[^{}]*\}[^{}]*)*\])\s*(?:,\s*\w+\s*->.*)?\]$/s.exec(
          line,
        ) ?? [];
      const shown = /^Show\[(.*)\]$/s.exec(line)?.[1];
      const parts = shown === undefined ? [] : splitArguments(shown).filter((part) => !/^\w+\s*->/.test(part));
      const found =
        list === '' ? (parts.length > 0 ? objectsIn(parts) : undefined) : objectsIn(inBraces(list) ?? [list]);
      const [only, ...others] = found ?? [];
      if (only !== undefined) return others.length === 0 ? write(only) : writeEach(withOwnNames(found!));
      if (slider === null) return advise(EACH);
      const [, name, from, to, step] = slider;
      return advise(
        `write slider ${name}: ${from} .. ${to}${step ? ` step ${step}` : ''}, and ${EACH.slice('write '.length)}`,
      );
    },
  ),
  entry(String.raw`(<NAME>)\s*\[\s*x_\s*\]\s*:?=\s*(.+)`, ([, name, source = '']) =>
    write(`${name}: y = ${plain(source)}`),
  ),
  // `f: y = 2 Sin[x]`
  entry(
    String.raw`(<NAME>\s*[:=]\s*(?:y\s*=\s*)?)([^"{}]*\b(?:(?:Arc)?(?:Sin|Cos|Tan)h?|Sqrt|Exp|Log|Abs)\[[^"{}]*)`,
    ([, head, source = '']) => write(`${head}${plain(source)}`),
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?([A-Z][A-Za-z]+)\s*\[((?:.*[{"\]].*))\]`,
    ([, name, command = '', inner = '']) => {
      const args = splitArguments(inner);
      const formulas = command === 'Plot' ? inBraces(args[0]) : undefined;
      const line = commandOf(command, args);
      if (formulas !== undefined && line !== undefined)
        return writeEach(
          withOwnNames(
            formulas.flatMap((formula, i) => {
              const styles = args.map((arg) => inBraces(/^PlotStyle\s*->\s*(.*)$/s.exec(arg)?.[1] ?? '')).find(Boolean);
              const own = styles?.[i];
              return (
                commandOf(command, [formula, args[1]!, ...(own === undefined ? [] : [`PlotStyle -> ${own}`])]) ?? []
              );
            }),
          ),
        );
      if (line === undefined) return undefined;
      const titles = args.flatMap((arg) => inBraces(/^AxesLabel\s*->\s*(.*)$/s.exec(arg)?.[1]) ?? []);
      const axes = titles.map((title, i) => `${i === 0 ? 'x' : 'y'}axis {title: "${unquoted(title)}"}`);
      return writeEach([name === undefined ? line : line.replace(/^\w+:/, `${name}:`), ...axes]);
    },
  ),
];
