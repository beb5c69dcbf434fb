import { constructorMeant } from '@geoslide/geometry';
import { entry, type Habit, type HabitEntry, write } from '../habit.js';
import { lookOf } from '../properties.js';
import { blockFor, blockOf, textAt } from './options.js';

/** The attributes of an element by their names. */
const attributesIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/([\w-]+)\s*=\s*["']([^"']*)["']/g)].map(([, key = '', value = '']) => [key, value]));

/** What an attribute says where an element is, and not how it looks. */
const PLACES = /^(?:x|y|[xy][12]|width|height|[rc][xy]?|d|points|id|class|transform)$/;

/** The attributes of an element of SVG as a style; `style` holds properties of CSS. */
function looksIn(attributes: ReadonlyMap<string, string>, kind: 'object' | 'label' = 'object'): readonly string[] {
  const rules = (attributes.get('style') ?? '').split(';').map((rule) => rule.split(':').map((part) => part.trim()));
  return [...attributes, ...rules]
    .flatMap(([key = '', value = '']) =>
      PLACES.test(key) || value === '' || (/dash/.test(key) && value === 'none')
        ? []
        : (lookOf(key, value, kind) ?? []),
    )
    .map((look) => look.replace(/^(color: .*), regionOpacity: 30$/, '$1, regionOpacity: 100'))
    .toSorted((a, b) => Number(/^regionOpacity/.test(a)) - Number(/^regionOpacity/.test(b)));
}

/** `(0, 0)` and `(4, 0)` for `0,0 4,0`. */
const placesIn = (list: string): readonly string[] =>
  [...list.matchAll(/(-?[\d.]+)[\s,]+(-?[\d.]+)/g)].map(([, x, y]) => `(${x}, ${y})`);

/** The definition that an element of SVG is, by its name and its attributes. */
function elementOf(name: string, attributes: ReadonlyMap<string, string>): string | undefined {
  const number = (key: string) => Number.parseFloat(attributes.get(key) ?? '0');
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(number) as [number, number, number, number];
  const looks = blockOf(looksIn(attributes));
  const ofLine = blockFor('Segment(', looksIn(attributes));
  switch (name) {
    case 'line':
      return `s: Segment((${number('x1')}, ${number('y1')}), (${number('x2')}, ${number('y2')}))${ofLine}`;
    case 'rect':
      return width > 0 && height > 0 ? `r: Rectangle((${x}, ${y}), (${x + width}, ${y + height}))${looks}` : undefined;
    case 'circle':
      return number('r') > 0 ? `c: Circle((${number('cx')}, ${number('cy')}), ${number('r')})${looks}` : undefined;
    case 'ellipse':
      return number('rx') > 0
        ? `e: Ellipse((${number('cx')}, ${number('cy')}), ${number('rx')}, ${number('ry')})${looks}`
        : undefined;
    case 'polygon':
    case 'polyline': {
      const points = placesIn(attributes.get('points') ?? '');
      return points.length < 2
        ? undefined
        : `p: ${name === 'polygon' ? `Polygon(${points.join(', ')})${looks}` : `Polyline(${points.join(', ')})${ofLine}`}`;
    }
    case 'path':
      return pathOf(attributes.get('d') ?? '', looks, ofLine);
    default:
      return undefined;
  }
}

/** An arc of a circle as SVG has it: where it begins, the radius, the flags for the long way and the sense, the end. */
const ARC =
  /^\s*M\s*(<N>)[\s,]+(<N>)\s*A\s*(<N>)[\s,]+(<N>)[\s,]+<N>[\s,]+([01])[\s,]*([01])[\s,]*(<N>)[\s,]+(<N>)\s*$/.source.replaceAll(
    '<N>',
    String.raw`-?[\d.]+`,
  );

/** The arc of a circle that a path is; it runs clockwise from its second argument to its third. */
function arcOf(path: string): string | undefined {
  const [x, y, radius, other, isLong, isClockwise, toX, toY] = (new RegExp(ARC).exec(path)?.slice(1) ?? []).map(Number);
  if (x === undefined || y === undefined || radius !== other || toX === undefined || toY === undefined)
    return undefined;
  const [half, away] = [Math.hypot(toX - x, toY - y) / 2, isLong === isClockwise ? -1 : 1];
  const height = Math.sqrt(Math.max(0, radius! ** 2 - half ** 2)) * away;
  const at = (value: number) => Number(value.toFixed(3));
  const center = `(${at((x + toX) / 2 - (height * (toY - y)) / (2 * half))}, ${at((y + toY) / 2 + (height * (toX - x)) / (2 * half))})`;
  const ends = [`(${x}, ${y})`, `(${toX}, ${toY})`];
  // As long as numbers of y grow upwards.
  return `a: Arc(${[center, ...(isClockwise === 1 ? ends.toReversed() : ends)].join(', ')})`;
}

/** The corners of a path of lines, of which small letters say how far each is from the last one. */
function cornersOf(path: string): readonly string[] {
  const corners: (readonly [number, number])[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', list = ''] of path.matchAll(/([MLHVmlhv])([\d\s,.-]*)/g)) {
    const numbers = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    const [fromX, fromY] = /[a-z]/.test(command) ? [() => x, () => y] : [() => 0, () => 0];
    const step = /[hv]/i.test(command) ? 1 : 2;
    for (let i = 0; i + step <= numbers.length; i += step) {
      const [first = 0, second = 0] = numbers.slice(i, i + step);
      if (/h/i.test(command)) x = fromX() + first;
      else if (/v/i.test(command)) y = fromY() + first;
      else [x, y] = [fromX() + first, fromY() + second];
      corners.push([x, y]);
    }
  }
  return corners.map((corner) => `(${corner.join(', ')})`);
}

/** A path of lines, one curve of Bézier, or an arc; undefined for another one. */
function pathOf(path: string, looks: string, ofLine: string): string | undefined {
  const arc = arcOf(path);
  if (arc !== undefined) return `${arc}${ofLine}`;
  const points = /[hvlmHV]/.test(path) ? cornersOf(path) : placesIn(path);
  if (points.length < 2) return undefined;
  if (/^\s*M[\d\s,.-]*[CQ][\d\s,.-]*$/.test(path)) return `b: Bezier(${points.join(', ')})${ofLine}`;
  if (!/^[MLHVmlhv\d\s,.Zz-]*$/.test(path)) return undefined;
  return /z\s*$/i.test(path)
    ? `p: Polygon(${points.join(', ')})${looks}`
    : `p: Polyline(${points.join(', ')})${ofLine}`;
}

/** What a part of a file of GeoGebra is: a command with its arguments, a point with its coordinates, an expression. */
function geogebraOf(markup: string): Habit | undefined {
  const command = /^<command\s+name\s*=\s*["'](\w+)["']\s*>\s*<input\b([^<>]*)\/>\s*<output\b([^<>]*)\/>/.exec(markup);
  if (command !== null) {
    const type = constructorMeant(command[1]!);
    const [args, given] = [attributesIn(command[2]!), attributesIn(command[3]!)];
    return type === undefined
      ? undefined
      : write(`${given.get('a0') ?? type[0]!.toLowerCase()}: ${type}(${[...args.values()].join(', ')})`);
  }
  const expression = /^<expression\b([^<>]*)\/>/.exec(markup)?.[1];
  if (expression !== undefined) {
    const [label, source = ''] = ['label', 'exp'].map((key) => attributesIn(expression).get(key));
    const formula = /^\w+\(x\)\s*=\s*(.*)$/.exec(source)?.[1];
    return label === undefined ? undefined : write(`${label}: ${formula === undefined ? source : `y = ${formula}`}`);
  }
  const [, head = '', inner = ''] = /^<element\b([^<>]*)>(.*)$/.exec(markup) ?? [];
  const own = attributesIn(head);
  const [label, type] = [own.get('label'), own.get('type')];
  const coords = attributesIn(/<coords\b([^<>]*)/.exec(inner)?.[1] ?? '');
  const value = attributesIn(/<value\b([^<>]*)/.exec(inner)?.[1] ?? '').get('val');
  if (label !== undefined && type === 'point' && coords.has('x'))
    return write(`${label}: Point(${coords.get('x')}, ${coords.get('y')}) "${label}"`);
  return label !== undefined && type === 'numeric' && value !== undefined ? write(`${label}: ${value}`) : undefined;
}

/** The tags of the groups around a place, from the outside. */
function groupsAt(text: string, at = 0): readonly string[] {
  const groups: string[] = [];
  for (const [tag] of text.slice(0, at).matchAll(/<(?:g|svg)\b[^<>]*>|<\/(?:g|svg)>/g)) {
    if (tag.startsWith('</')) groups.pop();
    else groups.push(tag);
  }
  return groups;
}

/** A definition with its places moved and stretched as a `transform` says. */
function moved(definition: string, transform: string): string {
  const numbers = (name: string) =>
    (new RegExp(`${name}\\(([^()]*)\\)`).exec(transform)?.[1] ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
  const [dx = 0, dy = 0] = numbers('translate');
  const [by = 1, byY = by] = numbers('scale');
  if (dx === 0 && dy === 0 && by === 1 && byY === 1) return definition;
  const at = (value: number) => Number(value.toFixed(4));
  return definition
    .replace(/\((-?[\d.]+), (-?[\d.]+)\)/g, (_, x, y) => `(${at(x * by + dx)}, ${at(y * byY + dy)})`)
    .replace(/(?<=\), )([\d.]+)(?=[,)])/g, (_, size) => `${at(size * by)}`);
}

const ELEMENT = /<(?:line|rect|circle|ellipse|polygon|polyline|path|text)\b/g;

/**
 * A definition of a picture in SVG, whose y axis points down: upright, with y = 0 at the lower edge. One element
 * by itself may stand within a figure.
 */
function upright(definition: string, text: string): string {
  const svg = /<svg\b([^<>]*)>/.exec(text)?.[1];
  if (svg === undefined && (text.match(ELEMENT)?.length ?? 0) < 2) return definition;
  const own = attributesIn(svg ?? '');
  const [, top = 0, , side = 0] = (own.get('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const height = own.has('viewBox')
    ? 2 * top + side
    : Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(own.get('height') ?? '')?.[1] ?? 0);
  const turned = (place: string, x: string, y: string) =>
    place.startsWith('"') ? place : `(${x}, ${Number((height - Number(y)).toFixed(4))})`;
  return definition
    .replace(/"[^"]*"|\((-?[\d.]+), (-?[\d.]+)\)/g, turned)
    .replace(/: Arc\((\([^()]*\)), (\([^()]*\)), (\([^()]*\))\)/, ': Arc($1, $3, $2)');
}

/** Elements of SVG, and of the file of a construction of GeoGebra. */
export const svgHabits: readonly HabitEntry[] = [
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:\w+\.)?path\s*\(\s*(?:d\s*=\s*)?["']([MmLlHhVvCcQqAaZz\d\s,.-]+)["']\s*\)`,
    ([, name, path = '']) => {
      const line = pathOf(path, '', '');
      return line === undefined ? undefined : write(name === undefined ? line : line.replace(/^\w+/, name));
    },
  ),
  // A group may stand around its one element within a line.
  entry(
    String.raw`((?:<(?:g|svg)\b[^<>]*>\s*)?)<(line|rect|circle|ellipse|polygon|polyline|path)\b([^<>]*?)\/?>(?:\s*</\w+>)*`,
    ([, group = '', name = '', attributes = ''], { text, at }) => {
      const groups = [...groupsAt(text, at), ...[group].filter((each) => each !== '')];
      const own = attributesIn(attributes);
      const inherited = groups.flatMap((each) => [...attributesIn(each.replace(/viewBox\s*=\s*"[^"]*"/, ''))]);
      const line = elementOf(name, new Map([...inherited.filter(([key]) => !PLACES.test(key)), ...own]));
      if (line === undefined) return undefined;
      const moves = [...groups, attributes].map((each) => attributesIn(each).get('transform') ?? '');
      return write(upright(moves.reduceRight(moved, line), text));
    },
  ),
  entry(String.raw`<text\b([^<>]*)>([^<>"]*)</text>`, ([, attributes = '', words = ''], { text }) => {
    const own = attributesIn(attributes);
    const [x, y] = [own.get('x'), own.get('y')];
    return x === undefined || y === undefined
      ? undefined
      : textAt(words, upright(`(${x}, ${y})`, text), looksIn(own, 'label'));
  }),
  entry(String.raw`<(?:command|expression|element)\b.*`, ([markup = '']) => geogebraOf(markup)),
];
