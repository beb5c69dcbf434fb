import { constructorMeant } from '@geoslide/geometry';
import { splitArguments } from '../arguments.js';
import { advise, entry, type Habit, type HabitEntry, placeOf, write, writeBehind, writeEach } from '../habit.js';
import { looks } from '../look-words.js';
import { styleOf } from '../looks.js';

/** What a macro of tkz-euclide makes of the groups in brackets behind it; `point` is what its options name. */
type Macro = (groups: readonly string[], option: (key: string) => string | undefined) => string | undefined;

const line = (ends = '') => `Line(${ends})`;

const MACROS: Readonly<Record<string, Macro>> = {
  DefPoint: ([place]) => `(${place})`,
  DefMidPoint: ([ends]) => `Midpoint(${ends})`,
  DefBarycentricPoint: ([points]) => `Centroid(${points?.replace(/=[^,]*/g, '')})`,
  InterLL: ([first, second]) => `Intersect(${line(first)}, ${line(second)})`,
  InterLC: ([ends, circle]) => `Intersect(${line(ends)}, Circle(${circle}), 1)`,
  InterCC: ([first, second]) => `Intersect(Circle(${first}), Circle(${second}), 1)`,
  DefPointBy: ([point], option) => {
    const [, center, angle] = /center\s+(\w+)\s+angle\s+(-?[\d.]+)/.exec(option('rotation') ?? '') ?? [];
    if (center !== undefined) return `Rotate(${point}, ${angle}°, ${center})`;
    const [, about, ratio] = /center\s+(\w+)\s+ratio\s+(-?[\d.]+)/.exec(option('homothety') ?? '') ?? [];
    if (about !== undefined) return `Scale(${point}, ${ratio}, ${about})`;
    const [, from, to] = /from\s+(\w+)\s+to\s+(\w+)/.exec(option('translation') ?? '') ?? [];
    if (from !== undefined) return `Translate(${point}, Vector(${from}, ${to}))`;
    const middle = /center\s+(\w+)/.exec(option('symmetry') ?? '')?.[1];
    if (middle !== undefined) return `Reflect(${point}, ${middle})`;
    const ends = (option('projection') ?? option('reflection') ?? '').match(/(?:onto|over)\s+(\w+)\s*--\s*(\w+)/);
    if (ends === null) return undefined;
    const own = line(`${ends[1]}, ${ends[2]}`);
    return option('projection') === undefined ? `Reflect(${point}, ${own})` : `Foot(${point}, ${own})`;
  },
  DefLine: ([points], option) => {
    const through = (key: string) => /through\s+(\w+)/.exec(option(key) ?? '')?.[1];
    const normal = through('perpendicular') ?? through('orthogonal');
    if (normal !== undefined) return `PerpLine(${line(points)}, ${normal})`;
    const parallel = through('parallel');
    if (parallel !== undefined) return `ParallelLine(${line(points)}, ${parallel})`;
    if (option('bisector') !== undefined) return `AngleBisector(${points})`;
    return `PerpBisector(${points})`;
  },
  DefCircle: ([points], option) =>
    option('in') !== undefined
      ? `Incircle(${points})`
      : option('circum') !== undefined
        ? `Circumcircle(${points})`
        : option('diameter') !== undefined
          ? `DiameterCircle(${points})`
          : option('R') !== undefined
            ? `Circle(${points})`
            : undefined,
  DefTriangleCenter: ([points], option) => {
    const known: Readonly<Record<string, string>> = {
      circum: 'Circumcenter',
      in: 'Incenter',
      ortho: 'Orthocenter',
      centroid: 'Centroid',
      median: 'Centroid',
      euler: 'NinePointCenter',
    };
    const key = Object.keys(known).find((each) => option(each) !== undefined);
    return key && `${known[key]}(${points})`;
  },
  DefSquare: ([points]) => `Square(${points})`,
  DefEquilateral: ([points]) => `Polygon(${points}, 3)`,
  DefTriangle: ([points]) => `Polygon(${points}, 3)`,
  DrawSegment: ([points]) => `Segment(${points})`,
  DrawLine: ([points]) => line(points),
  DrawCircle: ([points]) => `Circle(${points})`,
  DrawPolygon: ([points]) => `Polygon(${points})`,
  FillPolygon: ([points]) => `Polygon(${points}) {regionOpacity: 30}`,
  // It runs counterclockwise, as in Asymptote; that of the language clockwise.
  DrawArc: ([first = '', second]) => `Arc(${first.replace(/,\s*/, `, ${second}, `)})`,
  DrawSemiCircle: ([points]) => `Semicircle(${points})`,
  MarkAngle: ([points]) => `Angle(${points})`,
  MarkRightAngle: ([points]) => `Angle(${points})`,
  MarkSegment: ([points]) => `Tick(Segment(${points}))`,
};

const OF_THE_VIEW = 'write view -5 .. 5, -5 .. 5, with axes on or grid on for what they draw';

/** Macros that say nothing of an object. */
const WITHOUT_OBJECT: Readonly<Record<string, string>> = {
  Init: OF_THE_VIEW,
  Clip: OF_THE_VIEW,
  Grid: 'write grid on',
  AxeXY: 'write axes on',
  DrawXY: 'write axes on',
  DrawX: 'write axes on',
  DrawY: 'write axes on',
  AxeX: 'write axes on',
  AxeY: 'write axes on',
  SetUpPoint: 'write style Point {pointSize: 5}',
  SetUpLine: 'write style Segment {lineWidth: 2}',
};

/** A label on a path. */
const NODE = /\s*node\s*(?:\[[^\]]*\])?\s*\{\$?([^{}$]*)\$?\}\s*/g;

/** A place on a path with a label of its own. */
const LABELLED_PLACE = /(\(\s*[-\d.]+\s*,\s*[-\d.]+\s*\))\s*node\s*(?:\[[^\]]*\])?\s*\{\$?([^{}$]*)\$?\}/g;

/** A path whose places have labels: each place is a point. */
function withLabelledPlaces(
  path: string,
  labelled: readonly RegExpMatchArray[],
  options: string,
  isFilled: boolean,
): Habit | undefined {
  const points: string[] = [];
  let plain = path;
  for (const [i, [whole, place, label = '']] of labelled.entries()) {
    const name = /^[A-Z]\d*['′]*$/.test(label) ? label : `P_${i + 1}`;
    points.push(`${name}: Point${place} "${label}"`);
    plain = plain.replace(whole, `(${name}) `);
  }
  const found = pathHabit(plain.replace(NODE, ' ').trim(), options, isFilled);
  return found !== undefined && 'remedy' in found ? writeEach([...points, ...(found.definitions ?? [])]) : undefined;
}

/** Macros of tkz-euclide, paths of TikZ and of Asymptote. */
export const tkzHabits: readonly HabitEntry[] = [
  entry(
    String.raw`\\tkz([A-Z]\w*?)(s?)\s*(?:\[([^\]]*)\])?\s*((?:\([^()]*\)\s*)+)(?:\{([^{}]*)\})?\s*(?:\\tkzGet(?:Point|FirstPoint|SecondPoint|Points)?\s*\{([^{}]*)\}.*)?`,
    ([statement = '', macro = '', plural = '', options = '', brackets = '', braces, got]) => {
      const groups = [...brackets.matchAll(/\(([^()]*)\)/g)].map(([, inner = '']) => spaced(inner));
      if (/^(?:DrawPoint|LabelPoint|AutoLabelPoint)$/.test(macro)) {
        const name = groups[0]?.split(/[, ]+/)[0] ?? 'A';
        const remedy = macro === 'DrawPoint' ? 'a point is drawn where it is defined' : 'its label stands there';
        return advise(`take the line away: ${remedy}, as in ${name}: Point(0, 0) "${name}"`);
      }
      const option = (key: string) =>
        options
          .split(',')
          .map((part) => part.trim())
          .find((part) => part === key || new RegExp(`^${key}\\s*=`).test(part));
      if (macro === 'DefPoint' && got === undefined) return undefined;
      const make = Object.hasOwn(MACROS, macro) ? MACROS[macro] : undefined;
      const pairs = plural === '' ? groups : [(/^\(([^() ]*)/.exec(brackets)?.[1] ?? '').split(',').join(', ')];
      const source = make?.(pairs, option);
      if (source === undefined) return undefined;
      const second = /\\tkzGet\w+\s*\{[^{}]*\}\s*\{(\w+)\}/.exec(statement)?.[1];
      if (second !== undefined && got !== undefined && /, 1\)$/.test(source))
        return writeEach([`${got}: ${source}`, `${second}: ${source.replace(/1\)$/, '2)')}`]);
      const isPolygon = /^(?:Square|Polygon)/.test(source);
      const name =
        (isPolygon ? undefined : got) ??
        (macro === 'DefPoint' ? braces : undefined) ??
        /^\w/.exec(source)![0].toLowerCase();
      return write(`${name.split(/[, ]/)[0]}: ${source}`);
    },
  ),
  entry(String.raw`\\tkzDefPoints\s*(?:\[[^\]]*\])?\s*\{([^{}]*)\}`, ([, list = '']) => {
    const points = list.split(',').map((each) => each.trim().split('/'));
    return writeEach(points.map(([x, y, name]) => `${name}: (${x}, ${y})`));
  }),
  entry(String.raw`\\tkz([A-Z]\w*).*`, ([, macro = '']) =>
    Object.hasOwn(WITHOUT_OBJECT, macro) ? advise(WITHOUT_OBJECT[macro]!) : undefined,
  ),
  // Paths: `\draw[red, thick] (A) -- (B) -- cycle;` and `draw(A--B--cycle, red);`
  entry(
    String.raw`\\(?:draw|path|fill|filldraw|shade|shadedraw)\s*(?:\[([^\]]*)\])?\s*((?:\(|plot).*?)\s*;?\s*`,
    ([statement = '', options = '', path = '']) => {
      const isFilled = /fill|shade/.test(statement.slice(0, 6));
      const labelled = [...path.matchAll(LABELLED_PLACE)];
      if (labelled.length > 1) return withLabelledPlaces(path, labelled, options, isFilled);
      const found = pathHabit(path.replace(NODE, ' '), options, isFilled);
      const label = [...path.matchAll(NODE)][0]?.[1];
      const definition = found !== undefined && 'remedy' in found ? found.definitions?.[0] : undefined;
      return label && definition ? write(`${definition} "${label}"`) : found;
    },
  ),
  entry(String.raw`(fill|filldraw|draw|dot)\s*\((.*)\)\s*;?`, ([, word = '', inner = '']) => {
    const [first = '', second = '', ...others] = splitArguments(inner);
    const label = /^"\$?([^"$]*)\$?"$/.exec(first)?.[1];
    if (label !== undefined) {
      return /^\w+$/.test(second) ? writeBehind(second, `"${label}"`) : write(`text t: "${label}" {at: ${second}}`);
    }
    if (/^[A-Za-z]\w*$/.test(first)) {
      return word.startsWith('fill') || first === 'unitcircle'
        ? write(
            first === 'unitcircle' ? 'k: Circle((0, 0), 1)' : `{regionOpacity: 30} after the definition of ${first}`,
          )
        : drawnAgain(first, [second, ...others].join('+'));
    }
    if (word === 'dot')
      return first.startsWith('(') ? write(`A: Point${first.replace(/^\(\((.*)\)\)$/, '($1)')}`) : undefined;
    return pathHabit(first, [second, ...others].join(','), word !== 'draw');
  }),
  entry(String.raw`(?:path|guide)\s+(<NAME>)\s*=\s*(.*--.*)`, ([, name, path = '']) => {
    const own = pathOf(path);
    return own === undefined ? undefined : write(`${name}: ${own}`);
  }),
  entry(
    String.raw`(?:dot|label)\s*\(\s*"\$?([^"$]*)\$?"\s*,\s*([A-Za-z]\w*|\([^()]*\))\s*(?:,.*)?\)`,
    ([, words = '', place = '']) =>
      place.startsWith('(') ? write(`text t: "${words}" {at: ${place}}`) : writeBehind(place, `"${words}"`),
  ),
  entry(
    String.raw`\\node\s*(?:\[[^\]]*\])?\s*\([^()]*\)\s*(?:\[[^\]]*\])?\s*at\s*(\(\s*<NUMBER>\s*,\s*<NUMBER>\s*\))\s*\{\$?([^{}$]*)\$?\}\s*;?`,
    ([, place, words]) => write(`text t: "${words}" {at: ${place}}`),
  ),
  entry(
    String.raw`\\node\s*(?:\[[^\]]*\])?\s*(?:\([^()]*\))?\s*(?:\[[^\]]*\])?\s*at\s*\(([A-Za-z]\w*)\)\s*(?:\[[^\]]*\])?\s*\{\$?([^{}$]*)\$?\}`,
    ([, name, words]) => writeBehind(name, `"${words}"`),
  ),
  entry(
    String.raw`\\coordinate\s*\[\s*label\s*=\s*(?:\{?[^:\]]*:)?\{?\$?([^$\]{}]*)\$?\}?\s*\]\s*\((<NAME>)\)\s*at\s*(\(.*\))`,
    ([, words, name, place]) => write(`${name}: ${place} "${words}"`),
  ),
  entry(
    String.raw`\\coordinate\s*\((<NAME>)\)\s*at\s*\(\$\((\w+)\)\s*!\s*([\d.]+)\s*!\s*\((\w+)\)\$\)`,
    ([, name, from, share, to]) =>
      write(`${name}: ${Number(share) === 0.5 ? `Midpoint(${from}, ${to})` : `${from} + ${share} (${to} - ${from})`}`),
  ),
  entry(
    String.raw`\\pic\s*(?:\[[^\]]*\])?\s*(?:\[[^\]]*\])?\s*\{\s*(?:right )?angle\s*=\s*(\w+)\s*--\s*(\w+)\s*--\s*(\w+)\s*\}`,
    ([, ...points]) => write(`a: Angle(${points.join(', ')})`),
  ),
  entry(String.raw`\\clip\b.*`, () => write('view -5 .. 5, -5 .. 5 with the bounds of what is seen')),
  entry(String.raw`\\(?:def|newcommand|pgfmathsetmacro|let)\s*\{?\\(\w+)\}?\s*\{([^{}]*)\}`, ([, name, value]) =>
    write(`${name}: ${value}`),
  ),
  entry(
    String.raw`\\foreach\s*\\(\w+)\s*in\s*\{([^{}]*)\}\s*\{?\s*\\(draw|fill|path|filldraw)\s*(?:\[[^\]]*\])?\s*(\(.*?)\s*;?\s*\}?`,
    ([, name = '', list = '', word = '', path = '']) => {
      const found = pathHabit(path.replaceAll(`\\${name}`, name), '', word.startsWith('fill'));
      const drawn = found !== undefined && 'remedy' in found ? found.definitions?.[0] : undefined;
      const items = list.split(',').map((each) => each.trim());
      const source = drawn?.replace(/^\w+: /, '').replace(/ \{[^{}]*\}$/, '');
      return source === undefined || source.startsWith('y =')
        ? undefined
        : write(`L: Sequence(${source}, ${name}, ${items[0]}, ${items.at(-1)})`);
    },
  ),
  entry(String.raw`\\foreach\s*\\(\w+)\s*in\s*\{([^{}]*)\}.*`, ([, name, list = '']) => {
    const items = list.split(',').map((each) => each.trim());
    return advise(
      `write a list of objects, such as L: Sequence(Segment((${name}, 0), (${name}, 1)), ${name}, ${items[0]}, ${items.at(-1)})`,
    );
  }),
  // Asymptote.
  entry(
    String.raw`(?:real|pair)\s+(<NAME>)\s*\(\s*real\s+(\w+)\s*\)\s*\{\s*return\s+([^;{}]*);?\s*\}?\s*;?`,
    ([, name, variable, source = '']) =>
      write(`${name}: y = ${variable === 'x' ? source : source.replace(new RegExp(`\\b${variable}\\b`, 'g'), 'x')}`),
  ),
  entry(String.raw`([xy])axis\s*\(\s*(?:"\$?([^"$]*)\$?")?.*\)`, ([, axis, title]) =>
    write(title ? `${axis}axis {title: "${title}"}` : `${axis}axis on`),
  ),
  entry(String.raw`(?:pair|real|path|triple)\s*\[\]\s*(<NAME>)\s*=\s*\{(.*)\}`, ([, name, items]) =>
    write(`${name}: [${items}]`),
  ),
  entry(
    String.raw`mark(?:right)?angle\s*\(\s*(?:"\$?([^"$]*)\$?"\s*,\s*)?(\w+)\s*,\s*(\w+)\s*,\s*(\w+).*\)`,
    ([, words, ...points]) => write(`a: Angle(${points.join(', ')})${words ? ` "${words}"` : ''}`),
  ),
  entry(
    String.raw`(?:pair|point)?\s*(<NAME>)\s*[:=]\s*(rotate|reflect|scale|shift)\s*\((.*)\)\s*\*\s*(<NAME>)`,
    ([, name, word, inner = '', object]) => {
      const [first = '', second = ''] = splitArguments(inner);
      if (word === 'rotate') return write(`${name}: Rotate(${object}, ${first}°${second === '' ? '' : `, ${second}`})`);
      if (word === 'reflect') return write(`${name}: Reflect(${object}, Line(${first}, ${second}))`);
      if (word === 'scale') return write(`${name}: Scale(${object}, ${first})`);
      return write(`${name}: Translate(${object}, ${first.startsWith('(') ? `Vector${first}` : first})`);
    },
  ),
  entry(String.raw`((?:pair\s+)?<NAME>\s*[:=].*?)dir\s*\(\s*(<NUMBER>)\s*\)(.*)`, ([, head = '', angle, tail]) =>
    write(`${head.replace(/^pair\s+/, '').replace(/\s*=\s*/, ': ')}(cos(${angle}°), sin(${angle}°))${tail}`),
  ),
  entry(
    String.raw`(?:pair\s+|point\s+)?(<NAME>)\s*[:=]\s*(\w+)\s*\((.*\w\s*--\s*\w.*)\)`,
    ([, name, word = '', inner = '']) => {
      const type = constructorMeant(word.replace(/s$/, ''));
      if (type === undefined) return undefined;
      const parts = splitArguments(inner);
      const args = parts.map((part) => {
        const points = part.split(/\s*--\s*/);
        return points.length === 1
          ? part
          : parts.length === 1
            ? points.join(', ')
            : `Line(${points.slice(0, 2).join(', ')})`;
      });
      return write(`${name}: ${type}(${args.join(', ')}${type === 'Intersect' ? ', 1' : ''})`);
    },
  ),
  entry(String.raw`pair\s+(<NAME>\s*=\s*\([^()]*\)(?:\s*,\s*<NAME>\s*=\s*\([^()]*\))+)`, ([, list = '']) => {
    const points = [...list.matchAll(/([A-Za-z]\w*)\s*=\s*(\([^()]*\))/g)].map(
      ([, name, place]) => `${name}: ${place}`,
    );
    return writeEach(points);
  }),
];

function spaced(inner: string): string {
  return inner
    .split(',')
    .map((part) => part.trim())
    .join(', ');
}

const PLACE = String.raw`(?:\([^()]*\)|[A-Za-z]\w*)`;

/** Calls of Asymptote that are paths, by what each is. */
function calledPath(name: string, args: readonly string[]): string | undefined {
  const [first = '', second = '', third = '', fourth = ''] = args;
  if (name === 'graph') return third === '' ? `y = ${first}` : `Curve(${first}, ${second}, ${third})`;
  if (name === 'rightanglemark' || name === 'anglemark') return `Angle(${first}, ${second}, ${third})`;
  if (name === 'arc' && fourth !== '') {
    return `Curve(${first}.x + ${second} cos(t), ${first}.y + ${second} sin(t), ${third}°, ${fourth}°)`;
  }
  if (name === 'arc' && third !== '' && /^\D/.test(second)) return `Arc(${first}, ${third}, ${second})`;
  const type = constructorMeant(name);
  return type === undefined ? undefined : `${type}(${args.join(', ')})`;
}

/** The source of a path; undefined for one that has another part than lines and circles. */
function pathOf(path: string): string | undefined {
  const [, called, inner = ''] = /^([A-Za-z]\w*)\s*\((.*)\)$/.exec(path) ?? [];
  if (called !== undefined && !path.includes('--')) return calledPath(called, splitArguments(inner));
  const bent = /^\(?(\w+)\)?\s*\.\.\s*controls\s*(\([^()]*\))\s*and\s*(\([^()]*\))\s*\.\.\s*\(?(\w+)\)?$/.exec(path);
  if (bent !== null) return `Bezier(${bent.slice(1).join(', ')})`;
  const controls = new RegExp(
    `^(${PLACE})\\s*\\.\\.\\s*controls\\s*(${PLACE})(?:\\s*and\\s*(${PLACE}))?\\s*\\.\\.\\s*(${PLACE})$`,
  ).exec(path);
  if (controls !== null)
    return `Bezier(${controls
      .slice(1)
      .flatMap((place) => (place === undefined ? [] : placeOrName(place)))
      .join(', ')})`;
  const oval =
    /^(\([^()]*\))\s*ellipse\s*[[(]\s*(?:x radius\s*=\s*)?([\d.]+)(?:cm)?\s*(?:and|,\s*y radius\s*=)\s*([\d.]+)(?:cm)?\s*[)\]]$/.exec(
      path,
    );
  if (oval !== null) return `Ellipse(${placeOrName(oval[1]!)}, ${oval[2]}, ${oval[3]})`;
  if (new RegExp(`^${PLACE}(?:\\s*\\.\\.\\s*${PLACE})+$`).test(path))
    return `Spline(${path
      .split('..')
      .map((each) => each.trim())
      .join(', ')})`;
  const arc = /^(\([^()]*\))\s*arc\s*[[(]([^:()]+):([^:()]+):([^:()]+)[\])]$/.exec(path);
  if (arc !== null) return arcOf(placeOrName(arc[1]!), arc[2]!, arc[3]!, arc[4]!.replace(/\s*cm$/, ''));
  const circle = new RegExp(`^(${PLACE})\\s*circle\\s*[([](?:radius\\s*=)?\\s*([^()[\\]]+)[)\\]]$`).exec(path);
  if (circle !== null) {
    const radius = circle[2]!.trim();
    // Points are drawn as small circles.
    return /pt$/.test(radius)
      ? `Point${bracketed(placeOrName(circle[1]!))}`
      : `Circle(${placeOrName(circle[1]!)}, ${radius.replace(/\s*cm$/, '')})`;
  }
  const corners = new RegExp(`^(${PLACE})\\s*rectangle\\s*(${PLACE})$`).exec(path);
  if (corners !== null) return `Rectangle(${placeOrName(corners[1]!)}, ${placeOrName(corners[2]!)})`;
  if (!new RegExp(`^${PLACE}(?:\\s*--\\s*(?:${PLACE}|cycle))+$`).test(path)) return undefined;
  const places = path.split('--').map((place) => place.trim());
  const closed = places.at(-1) === 'cycle';
  const points = places.filter((place) => place !== 'cycle').map(placeOrName);
  const type = closed ? 'Polygon' : points.length === 2 ? 'Segment' : 'Polyline';
  return `${type}(${points.join(', ')})`;
}

/** An arc of TikZ, which begins at a place: its centre lies a radius beside that. */
function arcOf(start: string, from: string, to: string, radius: string): string | undefined {
  const [, x, y] = /^\(\s*([-\d.]+)\s*,\s*([-\d.]+)\s*\)$/.exec(start) ?? [];
  const [left, bottom] = x === undefined ? [`${start}.x`, `${start}.y`] : [x, y];
  const shift = (value: string | undefined, f: string) => `${value} + ${radius} (${f}(t) - ${f}(${from}°))`;
  return `Curve(${shift(left, 'cos')}, ${shift(bottom, 'sin')}, ${from}°, ${to}°)`;
}

function placeOrName(place: string): string {
  return place.startsWith('(') ? placeOf(place) : place;
}

function bracketed(place: string): string {
  return place.startsWith('(') ? place : `(${place}.x, ${place}.y)`;
}

/** An object that a program draws with other looks where it is defined. */
function drawnAgain(name: string, options: string): Habit | undefined {
  const style = options
    .split(/[+,]/)
    .flatMap((part) => (Object.hasOwn(looks, part.trim()) ? [looks[part.trim()]!] : []));
  return style.length === 0 ? undefined : writeBehind(name, `{${style.join(', ')}}`);
}

const ARROWS: Readonly<Record<string, readonly string[]>> = {
  '->': ['endArrow: filled_stealth'],
  '-stealth': ['endArrow: filled_stealth'],
  '-latex': ['endArrow: filled_stealth'],
  '<-': ['startArrow: filled_stealth'],
  '<->': ['startArrow: filled_stealth', 'endArrow: filled_stealth'],
  Arrow: ['endArrow: filled_stealth'],
  EndArrow: ['endArrow: filled_stealth'],
  BeginArrow: ['startArrow: filled_stealth'],
  Arrows: ['startArrow: filled_stealth', 'endArrow: filled_stealth'],
  'very thick': ['lineWidth: 4'],
  'ultra thick': ['lineWidth: 5'],
  'very thin': ['lineWidth: 0.5'],
};

/** What an option of a path is: `fill=blue!20`, `line width=2pt`, `Arrow`; undefined for one that is no look. */
function lookOfOption(option: string): readonly string[] | undefined {
  if (Object.hasOwn(ARROWS, option)) return ARROWS[option];
  const [, width] = /^line\s*width\s*[=(]\s*([\d.]+)/.exec(option) ?? [];
  if (width !== undefined) return [`lineWidth: ${width}`];
  const [, key = '', color = '', share] = /^(?:(color|fill|draw)\s*=\s*)?(\w+)(?:!(\d+))?(?:!\w+)?$/.exec(option) ?? [];
  const look = styleOf(color);
  if (look === undefined || look.startsWith('region')) return undefined;
  return key === 'fill' ? [look, `regionOpacity: ${share ?? 30}`] : [look];
}

/** What to write for a path of places, lines and circles. `options` are its looks, with commas between them. */
export function pathHabit(path: string, options: string, filled: boolean): Habit | undefined {
  const [, plain = '', words] =
    /^(.*?)\s*(?:(?:coordinate|node)\s*(?:\[[^\]]*\])?\s*(?:\{\$?([^{}$]*)\$?\})?)?;?\s*$/s.exec(path) ?? [];
  const middle =
    /^\((\w+)\)\s*--\s*\((\w+)\)\s*coordinate\s*\[[^\]]*(?:midway|pos\s*=\s*0?\.5)[^\]]*\]\s*\((\w+)\)$/.exec(path);
  if (middle !== null) return write(`${middle[3]}: Midpoint(${middle[1]}, ${middle[2]})`);
  if (/^\([^()]*\)\s*grid\b/.test(plain)) return write('grid on');
  const [, from, formula] = /^(plot)\s*\(\s*\{?\s*\\x\s*\}?\s*,\s*\{?(.*?)\}?\s*\)$/.exec(plain) ?? [];
  const [, x = '', y = ''] = /^plot\s*\(\s*\{(.*?)\}\s*,\s*\{(.*?)\}\s*\)$/.exec(plain) ?? [];
  if (from === undefined && x !== '') {
    const [, min = '0', max = '1'] = /domain\s*=\s*([^:,]+):([^:,\]]+)/.exec(options) ?? [];
    const own = (source: string) => source.replace(/\\[a-z]+/g, 't').replace(/t\s*r(?=\s*\))/g, 't');
    return write(`f: Curve(${own(x)}, ${own(y)}, ${min}, ${max})`);
  }
  if (from !== undefined) {
    const bounds = /domain\s*=\s*([^:,]+):([^:,]+)/.exec(options);
    const source = (formula ?? '').replaceAll('\\x', 'x').replace(/x\s*r(?=\s*\))/g, 'x');
    return write(bounds === null ? `f: y = ${source}` : `f: Curve(${source}, ${bounds[1]}, ${bounds[2]})`);
  }
  const source = pathOf(plain.replace(/\bto\s*(?:\[[^\]]*\])?/g, '--').trim());
  if (source === undefined) return undefined;
  const style = options
    .split(/[,+]/)
    .flatMap((part) => lookOfOption(part.trim()) ?? [])
    .filter((look, i, all) => all.findIndex((other) => other.split(':')[0] === look.split(':')[0]) === i);
  if (filled && !source.startsWith('Point') && !style.some((look) => look.startsWith('region')))
    style.push('regionOpacity: 30');
  const name = source.startsWith('Circle') ? 'k' : source.startsWith('Point') ? 'P' : source[0]!.toLowerCase();
  const label = words === undefined || words === '' ? '' : ` ${JSON.stringify(words)}`;
  const braces = style.length === 0 ? '' : ` {${style.join(', ')}}`;
  return write(`${/^y =/.test(source) ? 'f' : name}: ${source}${braces}${label}`);
}
