import { constructorMeant } from '@geoslide/geometry';
import { inNamedOrder, type NamedArgument, splitArguments } from './arguments.js';
import {
  advise,
  entry,
  type HabitEntry,
  pointList,
  pointNames,
  read,
  type Surroundings,
  write,
  writeEach,
} from './habit.js';

/** A point with its coordinates: `A(0, 0)`, `A = (0, 0)`, `A: Point(0, 0)`. */
const PLACED = String.raw`[A-Z]\d*['′’]*\s*[:=]?\s*(?:Point)?\(\s*[^(),;|]+[,;|][^()]+\)`;
const ONE_PLACED = /^([A-Z]\d*['′’]*)\s*[:=]?\s*(?:Point)?\(\s*([^(),;|]+)[,;|]([^()]+)\)$/u;
const PLACED_LIST = String.raw`${PLACED}(?:\s*[,;&]?\s*(?:and\s+|und\s+)?${PLACED})*`;

/** `A: Point(0, 0)` for each of them. */
function definitionsOf(list: string): { readonly names: readonly string[]; readonly lines: readonly string[] } {
  const found = [...list.matchAll(new RegExp(PLACED, 'gu'))].map(([text]) => ONE_PLACED.exec(text)!);
  return {
    names: found.map(([, name]) => name!),
    lines: found.map(([, name, x, y]) => `${name}: Point(${x!.trim()}, ${y!.trim()})`),
  };
}

const nameFor = (type: string): string => (type === 'Circle' ? 'k' : type[0]!.toLowerCase());

/** `Ellipse(M, 6/2, 4/2)` for `Ellipse(M, width=6, height=4)`, and `Rectangle` by a corner and its sides. */
function bySides(type: string, args: readonly NamedArgument[]): string | undefined {
  const named = (pattern: RegExp) => args.find((arg) => pattern.test(arg.name))?.value;
  const [x, y, width, height] = [/^x$/, /^y$/, /^(?:w|width)$/, /^(?:h|height)$/].map(named);
  const own = args.find((arg) => arg.name === '' || /^cent(?:er|re)$/.test(arg.name))?.value;
  const place = x !== undefined && y !== undefined ? `(${x}, ${y})` : own;
  const count = place === own ? 3 : 4;
  if (place === undefined || width === undefined || height === undefined || args.length !== count) return undefined;
  const half = (size: string) => (/^[\d.]+$/.test(size) ? Number(size) / 2 : `${size}/2`);
  if (type === 'Ellipse') return `Ellipse(${place}, ${half(width)}, ${half(height)})`;
  return type === 'Rectangle' && place !== own ? `Rectangle(${place}, ${place} + (${width}, ${height}))` : undefined;
}

/** Points with their coordinates where only their names stand, and names of several points without commas. */
export const placeHabits: readonly HabitEntry[] = [
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(?:Point|Punkt|Polar)\s*\(\s*(?:r|radius|length)\s*[:=]\s*([^,()]+),\s*(?:θ|theta|phi|φ|α|angle|arg|winkel|t)\s*[:=]\s*([^,()]+)\)(.*)`,
    ([, head, radius, angle, tail]) => write(`${head}Polar(${radius?.trim()}, ${angle?.trim()})${tail}`),
    'iu',
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(?:a\s+)?[Pp]oint\s+on\s+((?:\p{Lu}\w*)\([^"{}]*\)|<NAME>)\s*,?\s*(?:at|with|where|parameter|t\s*=)\s*(?:[tx]\s*=\s*)?(<VALUE>)(\s*["{].*)?`,
    ([, head, path, at, tail = '']) => write(`${head}Point(${path}, ${at})${tail}`),
  ),
  // `Circle(center=A, r=2)`, `circle center=(0, 0) radius=3`, `Line(m=2, b=1)`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(\p{L}+)\s*(?:\((.*)\)|\s((?:\w+\s*=\s*(?:\([^()]*\)|[^\s,=()]+)\s*,?\s*)+))(\s*["{].*)?`,
    ([, name, word = '', inner, spaced = '', tail = ''], { defines }) => {
      const type = constructorMeant(word);
      // These have a variable of their own.
      if (type === undefined || defines(word) || /^(?:Sequence|Iterate|Envelope)$/.test(type)) return undefined;
      const items = splitArguments(inner ?? spaced.trim().replace(/,?\s+(?=\w+\s*=)/g, ', '));
      const args = items.map((item) => {
        const [, key = '', value = item] =
          /^([A-Za-z]\w*)\s*=\s*([^=].*)$/.exec(item) ?? /^(width|height|side)\s+(\S.*)$/i.exec(item) ?? [];
        return { name: key, value };
      });
      const keys = args.map((arg) => arg.name);
      const sized = bySides(type, args);
      if (sized !== undefined) return write(`${name ?? nameFor(type)}: ${sized}${tail}`);
      if (keys.every((key) => key === '') || keys.some((key) => /^[xyz]$/.test(key))) return undefined;
      const own = name ?? nameFor(type);
      const [corner] = args;
      const named = (pattern: RegExp) => args.find((arg) => pattern.test(arg.name))?.value;
      const slope = named(/^(?:m|a|k|slope|steigung)$/i);
      const through = named(/^(?:point|through|p)$/i);
      const [, atX, atY] = /^\(\s*([^(),]+),\s*([^(),]+)\)$/.exec(through ?? '') ?? [];
      if (type === 'Line' && slope !== undefined && through !== undefined && args.length === 2)
        return write(`${own}: y = ${slope}*(x - ${atX ?? `${through}.x`}) + ${atY?.trim() ?? `${through}.y`}${tail}`);
      if (type === 'Line' && slope !== undefined && /^[A-Z]/.test(corner?.value ?? '') && args.length === 2)
        return write(`${own}: y = ${corner!.value}.y + ${slope}*(x - ${corner!.value}.x)${tail}`);
      if (type === 'Line' && slope !== undefined && args.length === 2) {
        const intercept = named(/^(?:b|n|c|t|d|intercept|y_?intercept)$/i);
        return intercept === undefined ? undefined : write(`${own}: y = ${slope}*x + ${intercept}${tail}`);
      }
      const [width, height = width] = [named(/^(?:w|width|side|a|size|breite)$/i), named(/^(?:h|height|b|höhe)$/i)];
      if (
        /^(?:Rectangle|Square)$/.test(type) &&
        corner?.name === '' &&
        /^[A-Z(]/.test(corner.value) &&
        width !== undefined
      )
        return write(
          `${own}: ${type}(${corner.value}, ${corner.value} + (${width}, ${type === 'Square' ? 0 : height}))${tail}`,
        );
      const ordered = inNamedOrder(type, args);
      return ordered && write(`${own}: ${type}(${ordered.join(', ')})${tail}`);
    },
  ),
  // `L: [A B C]`, `L: [1 2 3]`
  entry(
    String.raw`(<NAME>\s*[:=]\s*\[)\s*((?:\p{Lu}\d*|<NUMBER>)(?:\s+(?:\p{Lu}\d*|<NUMBER>))+)\s*(\].*)`,
    ([, head = '', items = '', tail = '']) => read(`${head}${items.trim().split(/\s+/).join(', ')}${tail}`),
  ),
  // `points: {A: [0, 0], B: [4, 0]}`
  entry(
    String.raw`(?:<NAME>\s*[:=]\s*)?\{\s*(["']?<NAME>["']?\s*:\s*[[(][^()[\]{},]+,[^()[\]{}]+[\])](?:\s*,\s*["']?<NAME>["']?\s*:\s*[[(][^()[\]{},]+,[^()[\]{}]+[\])])*)\s*,?\s*\}`,
    ([, list = '']) => {
      const points = [...list.matchAll(/["']?([\p{L}\w'′]+?)["']?\s*:\s*[[(]([^()[\]]*)[\])]/gu)];
      return writeEach(
        points.map(([, name, place = '']) => `${name}: Point(${place.trim().replace(/\s*,\s*/g, ', ')})`),
      );
    },
  ),
  entry(
    String.raw`(?:(?:plot|draw|mark|place|zeichne)\s+)?(?:the\s+|die\s+)?(?:points?|punkte?|vertices|corners|点)\s*[:=]?\s*(${PLACED_LIST})\.?`,
    ([, list = '']) => {
      const { lines } = definitionsOf(list);
      return lines.length > 1 ? writeEach(lines) : undefined;
    },
    'iu',
  ),
  // `Triangle ABC with A(0, 0), B(4, 0), C(2, 3)`, `t: Triangle A(0, 0), B(4, 0), C(2, 3)`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(\p{L}+)\s*:?\s*(?:<POINTS>)?\s*(?:with|mit|where|,|=|:)?\s*(?:(?:vertices|corners|points|ecken)\s*)?[{[]?\s*(${PLACED_LIST})\s*[}\]]?\.?`,
    ([, name, word = '', list = ''], { defines }) => {
      const type = constructorMeant(word);
      if (type === undefined || type === 'Point' || defines(word)) return undefined;
      const { names, lines } = definitionsOf(list);
      return writeEach([...lines, `${name ?? nameFor(type)}: ${type}(${names.join(', ')})`]);
    },
  ),
  // `Triangle(A(0, 0), B(4, 0), C(0, 3))`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(\p{L}+)\s*\((.*)\)(\s*["{].*)?`,
    ([, name, word = '', inner = '', tail = ''], { defines }) => {
      const type = constructorMeant(word);
      if (type === undefined || defines(word)) return undefined;
      const items = splitArguments(inner);
      const placed = items.map((item) => ONE_PLACED.exec(item));
      if (!placed.some((point) => point !== null && !defines(point[1]!))) return undefined;
      const lines = placed.flatMap((point) =>
        point === null ? [] : [`${point[1]}: Point(${point[2]!.trim()}, ${point[3]!.trim()})`],
      );
      const args = items.map((item, i) => placed[i]?.[1] ?? item);
      return writeEach([...lines, `${name ?? nameFor(type)}: ${type}(${args.join(', ')})${tail}`]);
    },
  ),
  // `A: Point(1, 2)(3, 4)`, which would be a product.
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(\p{L}+)\s*(\([^()]*,[^()]*\))\s*(\([^()]*,[^()]*\))(\s*["{].*)?`,
    ([, name = 'A', word = '', first, second, tail = ''], { defines }) => {
      const type = constructorMeant(word);
      if (type === undefined || defines(word)) return undefined;
      const next = /^[A-Y]$/.test(name) ? String.fromCharCode(name.charCodeAt(0) + 1) : `${name}2`;
      return writeEach([`${name}: ${type}${first}${tail}`, `${next}: ${type}${second}`]);
    },
  ),
  // `Angle(BAC)`, `PerpLine(AB, C)`
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(\p{L}+)\s*\(([^()"{}]*)\)(\s*["{].*)?`,
    ([, head, word = '', inner = '', tail = ''], { defines }) => {
      const type = constructorMeant(word);
      const items = splitArguments(inner);
      const glued = items.map((item) => isGlued(item, defines));
      if (type === undefined || defines(word) || !glued.includes(true)) return undefined;
      const joined = (item: string, i: number) =>
        items.length === 1
          ? pointList(item)
          : `${pointNames(item).length === 2 ? pairType(type, i) : 'Polygon'}(${pointList(item)})`;
      const args = items.map((item, i) => (glued[i] ? joined(item, i) : item));
      return read(`${head}${type}(${args.join(', ')})${tail}`);
    },
  ),
  // A point by two numbers with another sign between them, or none.
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(\p{L}+)\s*\(\s*(-?\d+(?:[.,]\d+)?)\s*(?:[/|]|\s)\s*(-?\d+(?:[.,]\d+)?)\s*\)(\s*["{].*)?`,
    ([, name = 'A', word = '', x = '', y = '', tail = ''], { defines }) =>
      defines(word) || constructorMeant(word) !== 'Point'
        ? undefined
        : write(`${name}: Point(${x.replace(',', '.')}, ${y.replace(',', '.')})${tail}`),
  ),
  // Coordinates in brackets of their own, and a name in front of them.
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(\p{L}+)\s*(?:\(\s*[([{]\s*(<NUMBER>)\s*[,;]\s*(<NUMBER>)\s*[)\]}]\s*\)|"\(?\s*(<NUMBER>)\s*[,;]\s*(<NUMBER>)\s*\)?"|\(\s*["']?([A-Z]\d*)["']?\s*[,:]\s*\(?\s*(<NUMBER>)\s*,\s*(<NUMBER>)\s*\)?\s*\))(\s*["{].*)?`,
    ([, name, word = '', x1, y1, x2, y2, inner, x3, y3, tail = ''], { defines }) =>
      defines(word) || constructorMeant(word) !== 'Point'
        ? undefined
        : write(`${name ?? inner ?? 'A'}: Point(${x1 ?? x2 ?? x3}, ${y1 ?? y2 ?? y3})${tail}`),
  ),
  entry(String.raw`(\d+)\s*[:=]\s*((?:(\p{L}+)\s*)?\(.*)`, ([, digits, source, word]) => {
    const type = word === undefined ? 'Point' : constructorMeant(word);
    if (type === undefined) return undefined;
    return advise(`a name begins with a letter: write ${type === 'Point' ? 'P' : nameFor(type)}${digits}: ${source}`);
  }),
  entry(String.raw`([A-Z]\d*['′’]*)\s*(?:<?-+>|=>|→|↦)\s*(\([^()]*,[^()]*\))(.*)`, ([, name, place, tail]) =>
    read(`${name}: ${place}${tail}`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*([A-Z]\d*['′’]*)\s+(?:moved|shifted|translated|verschoben)\s+(?:by|um)\s+(\([^()]*\)|<NAME>)`,
    ([, name, point, by]) => write(`${name}: Translate(${point}, ${by})`),
  ),
  // A place and what stands behind it without a comma.
  entry(
    String.raw`(<NAME>\s*[:=]\s*\p{L}\w*\s*\([^"{}]*?\(<NUMBER>\s*,\s*<NUMBER>\))\s+((?:<NUMBER>|[A-Za-z]\d*(?![\p{L}\p{N}]))[^"{}]*\)(?:\s*["{].*)?)`,
    ([, head, rest]) => write(`${head}, ${rest}`),
  ),
  // A path of TikZ, of which a name is all that is no comment.
  entry(
    String.raw`(<NAME>)\s*[:=]\s*([A-Z]\d*(?:\s*--\s*[A-Z]\d*)+)(\s*--\s*cycle)?(\s*["{].*)?`,
    ([, name = '', path = '', cycle, tail = '']) => {
      const points = path.split(/\s*--\s*/);
      const type = cycle !== undefined ? 'Polygon' : points.length > 2 ? 'Polyline' : (lineMeant(name) ?? 'Segment');
      return write(`${name}: ${type}(${points.join(', ')})${tail}`);
    },
  ),
  // `$(A)!0.5!(B)$`
  entry(
    String.raw`(<NAME>\s*[:=]\s*)\$?\s*\(?\s*([A-Z]\d*)\s*\)?\s*!\s*(<NUMBER>)\s*!\s*\(?\s*([A-Z]\d*)\s*\)?\s*\$?(\s*["{].*)?`,
    ([, head, from, share, to, tail = '']) => write(`${head}Point(Segment(${from}, ${to}), ${share})${tail}`),
  ),
  // `Arc(A, 30:150:2)`
  entry(
    String.raw`(<NAME>\s*[:=]\s*Arc\s*\(\s*(\p{Lu}\w*|\([^()]*\))\s*),\s*(<NUMBER>)\s*:\s*(<NUMBER>)\s*:\s*(<NUMBER>)\s*(\).*)`,
    ([, head, center, from, to, radius, tail]) =>
      write(`${head}, ${center} + (${radius}; ${to}°), ${center} + (${radius}; ${from}°)${tail}`),
  ),
  // `Bezier(A .. controls (1, 2) and (3, 2) .. B)`
  entry(
    String.raw`(<NAME>\s*[:=]\s*(?:Bezier|Curve|Spline)\s*\()\s*([^"{}]*?)\s*\.\.\s*controls\s+(.*?)\s+and\s+(.*?)\s*\.\.\s*(.*)`,
    ([, head = '', from, first, second, rest]) =>
      write(`${head.replace(/(?:Curve|Spline)(?=\s*\($)/, 'Bezier')}${from}, ${first}, ${second}, ${rest}`),
  ),
  // `Circle(A) (2)`
  entry(
    String.raw`(<NAME>\s*[:=]\s*(\p{L}+)\s*\(\s*[A-Z]\d*\s*)\)\s*\(\s*(<NUMBER>|<NAME>)\s*\)(\s*["{].*)?`,
    ([, head, word = '', last, tail = ''], { defines }) =>
      constructorMeant(word) === undefined || defines(word) ? undefined : write(`${head}, ${last})${tail}`),
  ),
  // A call without a name, in another language or with other signs between its arguments.
  entry(String.raw`(\p{L}+)\s*\(([^"{}=:]*)\)(\s*["{].*)?`, ([, word = '', inner = '', tail = ''], { defines }) => {
    const type = constructorMeant(word);
    if (type === undefined || !/^\p{Lu}/u.test(type) || type === word || defines(word)) return undefined;
    if (inner.trim() === '') return undefined;
    return write(`${type === 'Point' ? 'A' : nameFor(type)}: ${type}(${splitArguments(inner).join(', ')})${tail}`);
  }),
];

/** What two points stand for as an argument: the way to go, what is moved or marked, or the line through them. */
function pairType(type: string, index: number): string {
  if (type === 'Translate' && index > 0) return 'Vector';
  return index === 0 && /^(?:Translate|Rotate|Reflect|Scale|Tick|Point|Closest|Extend)$/.test(type)
    ? 'Segment'
    : 'Line';
}

function lineMeant(name: string): string | undefined {
  const type = constructorMeant(name);
  return type === 'Line' || type === 'Ray' || type === 'Vector' ? type : undefined;
}

/** True for the names of at least two points of the text without anything between them. */
function isGlued(item: string, defines: Surroundings['defines']): boolean {
  if (!/^(?:[A-Z]\d*['′’]*){2,4}$/u.test(item) || defines(item)) return false;
  return pointNames(item).every((name) => defines(name));
}
