import { constructorMeant } from '@geoslide/geometry';
import { splitArguments, unquoted } from '../arguments.js';
import {
  advise,
  entry,
  type Habit,
  type HabitEntry,
  withOwnNames,
  write,
  writeBehind,
  writeBehindEach,
  writeEach,
} from '../habit.js';
import { offsetsOf } from '../sides.js';
import { viewLine } from '../view-meant.js';
import { blockOf, looksOfOptions, ofFilling, outlineLooks, textAt } from './options.js';
import { placeMeant } from './path-places.js';
import { pathHabit, pathOf } from './paths.js';

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
  DefPointWith: ([points = ''], option) => {
    const [from, to] = points.split(', ');
    if (option('orthogonal') !== undefined) return `Rotate(${to}, 90°, ${from})`;
    const at = /=\s*at\s+(\w+)/.exec(option('colinear') ?? '')?.[1];
    if (at !== undefined) return `${at} + (${to} - ${from})`;
    const share = /=\s*([-\d.]+)/.exec(option('K') ?? '')?.[1];
    return share === undefined ? undefined : `${from} + ${share} (${to} - ${from})`;
  },
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
  DrawBisector: ([points]) => `AngleBisector(${points})`,
  DefBisector: ([points]) => `AngleBisector(${points})`,
  DrawMediator: ([points]) => `PerpBisector(${points})`,
  DrawMedian: ([points, apex]) => (apex === undefined ? `Median(${points})` : `Segment(${apex}, Midpoint(${points}))`),
  DrawAltitude: ([points, apex]) =>
    apex === undefined ? `Altitude(${points})` : `Segment(${apex}, Foot(${apex}, ${line(points)}))`,
  DrawSegment: ([points]) => `Segment(${points})`,
  DrawLine: ([points]) => line(points),
  DrawCircle: ([points]) => `Circle(${points})`,
  DrawPolygon: ([points]) => `Polygon(${points})`,
  FillPolygon: ([points]) => `Polygon(${points})`,
  FillCircle: ([points]) => `Circle(${points})`,
  FillAngle: ([points]) => `Angle(${points})`,
  // It runs counterclockwise, as in Asymptote; that of the language clockwise.
  DrawArc: ([first = '', second]) => `Arc(${first.replace(/,\s*/, `, ${second}, `)})`,
  DrawSemiCircle: ([points]) => `Semicircle(${points})`,
  MarkAngle: ([points]) => `Angle(${points})`,
  MarkRightAngle: ([points]) => `Angle(${points})`,
  MarkSegment: ([points], option) => {
    const count = strokesIn(option('mark'));
    return `Tick(Segment(${points})${count > 1 ? `, ${count}` : ''})`;
  },
};

/** The centres of the circles of a triangle, by the option that names one. */
const CENTERS: readonly (readonly [option: string, type: string])[] = [
  ['in', 'Incenter'],
  ['circum', 'Circumcenter'],
  ['euler', 'NinePointCenter'],
  ['diameter', 'Midpoint'],
];

/** How many strokes a mark such as `mark=||` or `mark=s||` has. */
const strokesIn = (mark = ''): number => mark.split('|').length - 1;

/** What the marks of an angle are in its style. */
const MARKS: readonly ((macro: string, option: (key: string) => string | undefined) => readonly string[])[] = [
  (macro, option) =>
    macro === 'MarkAngle' && strokesIn(option('mark')) > 0 ? [`arcStrokes: ${strokesIn(option('mark'))}`] : [],
  (_, option) => {
    const arcs = /=\s*(l+)$/.exec(option('arc') ?? '')?.[1]?.length ?? 1;
    return arcs > 1 ? [`arcCount: ${arcs}`] : [];
  },
];

/** The words of a label, without the signs of a formula. */
const wordsIn = (braces: string | undefined, otherwise: string): string =>
  braces?.replaceAll('$', '').trim() || otherwise;

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
};

/** A label on a path. */
const NODE = /\s*node\s*(?:\[([^\]]*)\])?\s*\{((?:[^{}]|\{[^{}]*\})*)\}\s*/g;

/** A place on a path with a label of its own. */
const LABELLED_PLACE = /(\(\s*[-\d.]+\s*,\s*[-\d.]+\s*\))\s*node\s*(?:\[[^\]]*\])?\s*\{\$?([^{}$]*)\$?\}/g;

/** The label of the last place of a path of lines. */
const END_LABEL =
  /--\s*\(\s*[-\d.]+\s*,\s*[-\d.]+\s*\)\s*node\s*(?:\[(?![^\]]*(?:midway|pos\b|near|sloped|at start))[^\]]*\])?\s*\{(?:[^{}]|\{[^{}]*\})*\}\s*;?\s*$/;

/** A point of the figure on a path, with a label behind it. */
const LABELLED_NAME =
  /\(([A-Za-z]\w*)\)\s*node\s*(?:\[(?![^\]]*(?:midway|pos\b|near|sloped))[^\]]*\])?\s*\{\$?([^{}$]*)\$?\}(?=\s*(?:--|;|$))/g;

/** A path through points of the figure that have labels there: these stand behind the points' own definitions. */
function withLabelledNames(
  path: string,
  named: readonly RegExpMatchArray[],
  options: string,
  isFilled: boolean,
): Habit | undefined {
  const plain = path.replace(LABELLED_NAME, '($1)').replace(NODE, ' ').trim();
  const found = pathHabit(plain, options, isFilled);
  const [only, ...others] = found !== undefined && 'remedy' in found ? (found.definitions ?? []) : [];
  if (only === undefined || others.length > 0) return found;
  const labels = named.map(([, name, words]) => `"${words}" after the definition of ${name}`);
  return write(only, `, with ${labels.join(', and ')} where the points have no labels yet`);
}

/** A path of several lines, of which some have labels in their middles: these lines stand by themselves, too. */
function edgesOf(path: string, options: string, isFilled: boolean): Habit | undefined {
  const steps = path.replace(/;\s*$/, '').split(/\s*--\s*/);
  const nodes = steps.map((step) => /node\s*\[([^\]]*)\]\s*\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(step));
  const isMiddle = (node: RegExpExecArray | null) => /midway|near|pos\s*=|sloped|auto/.test(node?.[1] ?? '');
  const places = steps.map((step) => step.replace(NODE, '').trim());
  if (steps.length < 3 || !nodes.some(isMiddle) || !nodes.every((node) => node === null || isMiddle(node)))
    return undefined;
  const main = pathHabit(places.join(' -- '), options, isFilled);
  if (main === undefined || !('definitions' in main)) return undefined;
  const endOf = (i: number) =>
    placeMeant(places[i] === 'cycle' ? places[0]! : places[i]!)?.replace(/^\((\w+)\)$/, '$1');
  const lines = nodes.flatMap((node, i) => {
    const [from, to] = i === 0 ? [] : [endOf(i - 1), endOf(i)];
    return node === null || from === undefined || to === undefined
      ? []
      : [`s: Segment(${from}, ${to})${blockOf(looksOfOptions(options))} "${node[2]!.replaceAll('$', '')}"`];
  });
  return writeEach(withOwnNames([...(main.definitions ?? []), ...lines]));
}

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

/** A longer list of items is not written out. */
const MOST_ITEMS = 12;

/** Macros of tkz-euclide, paths of TikZ and of Asymptote. */
export const tkzHabits: readonly HabitEntry[] = [
  entry(
    String.raw`\\tkz([A-Z]\w*?)(s?)\s*(?:\[([^\]]*)\])?\s*((?:\([^()]*\)\s*)+)(?:\{([^{}]*)\})?\s*(?:\\tkzGet(?:Point|FirstPoint|SecondPoint|Points)?\s*\{([^{}]*)\}.*)?`,
    ([statement = '', macro = '', plural = '', options = '', brackets = '', braces, got]) => {
      const groups = [...brackets.matchAll(/\(([^()]*)\)/g)].map(([, inner = '']) => spaced(inner));
      const option = (key: string) =>
        options
          .split(',')
          .map((part) => part.trim())
          .find((part) => part === key || new RegExp(`^${key}\\s*=`).test(part));
      const points = (groups[0] ?? '').split(/[, ]+/);
      if (macro === 'DrawPoint') {
        const size = /(?<![a-z])size\s*=\s*([\d.]+)/.exec(options)?.[1];
        const look = blockOf([...looksOfOptions(options), ...(size === undefined ? [] : [`pointSize: ${size}`])]);
        return look === ''
          ? advise(`take the line away: a point is drawn where it is defined, as in ${points[0]}: Point(0, 0)`)
          : writeBehindEach(points, () => look.trim());
      }
      if (/^(?:Auto)?LabelPoint$/.test(macro)) {
        const offsets = offsetsOf(options);
        return writeBehindEach(points, (name) => `"${plural === '' ? wordsIn(braces, name) : name}"${offsets}`);
      }
      if (macro === 'Text') return textAt(braces ?? '', `(${groups[0]})`, looksOfOptions(options));
      const [from = '', to = ''] = (groups[0] ?? '').split(', ');
      if (macro === 'DrawArc' && option('rotate') !== undefined && groups[1] !== undefined) {
        const style = blockOf(looksOfOptions(options));
        return write(`a: Arc(${from}, Rotate(${to}, ${groups[1]}°, ${from}), ${to})${style}`);
      }
      const gotten = /\\tkzGetPoints\s*\{([^{}]*)\}\s*\{([^{}]*)\}/.exec(statement);
      if (macro === 'DefSquare' && gotten !== null)
        return writeEach([`${gotten[1]}: Rotate(${from}, -90°, ${to})`, `${gotten[2]}: Rotate(${to}, 90°, ${from})`]);
      if (/^Label(?:Segment|Angle)$/.test(macro) && groups[0] !== undefined)
        return writeBehind(points.join(''), `"${wordsIn(braces, '')}"`);
      if (/^Def(?:Triangle|Equilateral)$/.test(macro) && got !== undefined)
        return write(`${got}: Rotate(${to}, 60°, ${from})`);
      if (macro === 'DefPoint' && got === undefined) return undefined;
      const make = Object.hasOwn(MACROS, macro) ? MACROS[macro] : undefined;
      const pairs = plural === '' ? groups : [(/^\(([^() ]*)/.exec(brackets)?.[1] ?? '').split(',').join(', ')];
      // What such a macro gives a name is the centre of its circle.
      const center =
        macro === 'DefCircle' && got !== undefined
          ? CENTERS.find(([key]) => option(key) !== undefined)?.[1]
          : undefined;
      if (center !== undefined) {
        const touched = /\\tkzGet\w+\s*\{[^{}]*\}\s*\{(\w+)\}/.exec(statement)?.[1];
        const [first, second] = pairs[0]?.split(', ') ?? [];
        const own = `${got}: ${center}(${pairs[0]})`;
        return touched === undefined || center !== 'Incenter'
          ? write(own)
          : writeEach([own, `${touched}: Foot(${got}, Line(${first}, ${second}))`]);
      }
      // Each pair of points is an object of its own: `(A,B B,C)`.
      const several = plural === '' ? [] : (/^\(([^()]*)\)/.exec(brackets)?.[1]?.trim().split(/\s+/) ?? []);
      if (several.length > 1 && make !== undefined) {
        const style = blockOf([...looksOfOptions(options), ...MARKS.flatMap((mark) => mark(macro, option))]);
        const sources = several.flatMap((points) => make([spaced(points)], option) ?? []);
        const lines = sources.map(
          (each, i) => `${each[0]!.toLowerCase()}${i === 0 ? '' : `_${i + 1}`}: ${each}${style}`,
        );
        return lines.length < several.length ? undefined : writeEach(lines);
      }
      const called = make?.(pairs, option);
      if (called === undefined) return undefined;
      const looks = /^(?:Draw|Fill|Mark)/.test(macro)
        ? [
            ...looksOfOptions(macro.startsWith('Fill') ? ofFilling(options) : options),
            ...MARKS.flatMap((mark) => mark(macro, option)),
          ]
        : [];
      const own = macro.startsWith('Draw') ? outlineLooks(called, looks) : looks;
      const source = `${called}${blockOf(macro.startsWith('Fill') ? ['regionOpacity: 30', ...looks] : own)}`;
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
  entry(String.raw`\\tkzSetUp(Point|Line|Circle)s?\s*\[([^\]]*)\]`, ([, type = '', options = '']) => {
    const size = /size\s*=\s*([\d.]+)/.exec(options)?.[1];
    const looks = [
      ...looksOfOptions(options),
      ...(size !== undefined && type === 'Point' ? [`pointSize: ${size}`] : []),
    ];
    return looks.length === 0 ? undefined : write(`style ${type === 'Line' ? 'Segment' : type}${blockOf(looks)}`);
  }),
  entry(String.raw`\\tkzInit\s*\[([^\]]*)\]`, ([, options = '']) => {
    const bounds = ['xmin', 'xmax', 'ymin', 'ymax'].map(
      (key) => new RegExp(`${key}\\s*=\\s*(-?[\\d.]+)`).exec(options)?.[1],
    );
    return bounds.includes(undefined) ? undefined : write(viewLine(...bounds));
  }),
  entry(String.raw`\\tkz([A-Z]\w*).*`, ([, macro = '']) =>
    Object.hasOwn(WITHOUT_OBJECT, macro) ? advise(WITHOUT_OBJECT[macro]!) : undefined,
  ),
  entry(
    String.raw`\\(?:path|draw)\s*\[\s*name intersections\s*=\s*\{\s*of\s*=\s*(\w+)\s+and\s+(\w+)(?:\s*,\s*by\s*=\s*\{?([^{}]*)\}?)?\s*\}\s*\]\s*;?.*`,
    ([, first, second, by = 'S']) => {
      const points = by.split(',').map((name) => name.replace(/\[.*\]/, '').trim());
      return writeEach(points.map((name, i) => `${name}: Intersect(${first}, ${second}, ${i + 1})`));
    },
  ),
  // Paths: `\draw[red, thick] (A) -- (B) -- cycle;` and `draw(A--B--cycle, red);`
  entry(
    String.raw`\\(?:draw|path|fill|filldraw|shade|shadedraw)\s*(?:\[((?:[^\[\]]|\[[^\]]*\])*)\])?\s*((?:\(|plot).*?)\s*;?\s*`,
    ([statement = '', options = '', path = '']) => {
      const isFilled = /fill|shade/.test(statement.slice(0, 6));
      const called = /name path(?: global)?\s*=\s*(\w+)/.exec(options)?.[1];
      const ofName = called === undefined ? undefined : pathOf(path.replace(/;\s*$/, ''));
      if (ofName !== undefined)
        return write(
          `${called}: ${ofName}${blockOf([...looksOfOptions(options), ...(statement.startsWith('\\path') ? ['hidden: true'] : [])])}`,
        );
      const [, place, ofNode = '', words = ''] =
        /^(\(\s*[-\d.]+\s*,\s*[-\d.]+\s*\))\s*node\s*(?:\[([^\]]*)\])?\s*\{((?:[^{}]|\{[^{}]*\})*)\}$/.exec(path) ?? [];
      if (place !== undefined) return textAt(words, place, looksOfOptions(`${options},${ofNode}`));
      const [, point, side = '', label] =
        /^\(([A-Za-z]\w*)\)\s*node\s*(?:\[([^\]]*)\])?\s*\{\$?([^{}$]*)\$?\}$/.exec(path) ?? [];
      if (point !== undefined) return writeBehind(point, `"${label}"${offsetsOf(side)}`);
      const edges = edgesOf(path, options, isFilled);
      if (edges !== undefined) return edges;
      const labelled = [...path.matchAll(LABELLED_PLACE)];
      const named = [...path.matchAll(LABELLED_NAME)];
      if (named.length > 0) return withLabelledNames(path, named, options, isFilled);
      if (labelled.length > 1) return withLabelledPlaces(path, labelled, options, isFilled);
      const plain = path.replace(NODE, ' ');
      const [first, second] = [...path.matchAll(NODE)];
      const isAtEnd = second === undefined && END_LABEL.test(path);
      const [ofPath, ofEnd] = isAtEnd ? [undefined, first] : [first, second];
      const main = pathHabit(plain, options, isFilled, ofPath?.[2]?.replaceAll('$', ''), ofPath?.[1]);
      const end = /.*(\([^()]*\))/.exec(plain)?.[1];
      const shown = ofEnd === undefined || end === undefined ? undefined : textAt(ofEnd[2] ?? '', end);
      const lines = [main, shown].flatMap((each) => (each && 'definitions' in each ? (each.definitions ?? []) : []));
      return lines.length === 2 ? writeEach(lines) : main;
    },
  ),
  entry(String.raw`(fill|filldraw|draw|dot)\s*\((.*)\)\s*;?`, ([, word = '', inner = '']) => {
    const [first = '', second = '', ...others] = splitArguments(inner).map((part) =>
      part.replace(/^(?:p|pen|arrow|drawpen|fillpen)\s*=\s*/, ''),
    );
    const label = /^(?:Label\()?"\$?([^"$]*)\$?"(?:,[^()]*)?\)?$/.exec(first)?.[1];
    const labelled = label !== undefined && word === 'draw' ? pathHabit(second, others.join(','), false) : undefined;
    if (labelled !== undefined && 'remedy' in labelled && labelled.definitions?.length === 1)
      return write(`${labelled.definitions[0]} "${label}"`);
    if (label !== undefined) {
      return /^\w+$/.test(second)
        ? writeBehind(second, `"${label}"${offsetsOf([first, ...others].join(',').replace(/"[^"]*"/, ''))}`)
        : textAt(unquoted(first), second, looksOfOptions(others.join('+')));
    }
    const pens = [word === 'filldraw' && second !== '' ? `fill=${second}` : second, ...others];
    if (/^[A-Za-z]\w*$/.test(first)) {
      const looks = looksOfOptions(pens.join(','));
      const own = word.startsWith('fill') ? ['regionOpacity: 30', ...looks] : looks;
      if (first === 'unitcircle') return write(`k: Circle((0, 0), 1)${blockOf(own)}`);
      if (first === 'unitsquare') return write(`q: Square((0, 0), (1, 0))${blockOf(own)}`);
      // An object that a program draws with other looks where it is defined.
      return own.length === 0 ? undefined : writeBehind(first, blockOf(own).trim());
    }
    // Several points: `dot(A^^B^^C)`, `dot(A--B--C)`.
    const [each, ...more] = first.split(/\^\^|--/).map((part) => part.trim());
    if (word === 'dot' && more.length > 0 && [each, ...more].every((name) => /^[A-Za-z]\w*$/.test(name!)))
      return advise(`take the line away: points are drawn where they are defined, as in ${each}: Point(0, 0)`);
    if (word === 'dot')
      return first.startsWith('(') ? write(`A: Point${first.replace(/^\(\((.*)\)\)$/, '($1)')}`) : undefined;
    if (word === 'draw' && more.length > 0 && first.includes('^^')) {
      const paths = first.split('^^').map((part) => pathHabit(part.trim(), [second, ...others].join(','), false));
      const lines = paths.flatMap((own) => (own !== undefined && 'definitions' in own ? (own.definitions ?? []) : []));
      return lines.length < paths.length ? undefined : writeEach(withOwnNames(lines));
    }
    return pathHabit(first, pens.join(','), word !== 'draw');
  }),
  entry(
    String.raw`(?:dot|label)\s*\(\s*"([^"]*)"\s*,\s*(?:midpoint\s*\(\s*)?([A-Z]\d*\s*--\s*[A-Z]\d*|[A-Za-z]\w*|\([^()]*\))\s*\)?\s*(,.*)?\)`,
    ([, words = '', place = '', options = '']) =>
      place.startsWith('(')
        ? textAt(words, place, looksOfOptions(options))
        : writeBehind(place.replace(/\s*--\s*/, ''), `"${words.replaceAll('$', '')}"${offsetsOf(options)}`),
  ),
  entry(
    String.raw`\\node\s*(\[[^\]]*\])?\s*(?:\(([^()]*)\))?\s*(\[[^\]]*\])?\s*at\s*(\(\s*<NUMBER>\s*,\s*<NUMBER>\s*\))\s*(\[[^\]]*\])?\s*\{((?:[^{}]|\{[^{}]*\})*)\}\s*;?`,
    ([, before = '', name = '', behind = '', place = '', last = '', typed = '']) => {
      const options = `${before}${behind}${last}`;
      const words = typed.replaceAll('$', '');
      const [, side = '', beside] = /label\s*=\s*\{?(?:([^:,\]]*):)?\s*\$?([^$,\]}]+)/.exec(options) ?? [];
      const label = words || beside;
      // A node that is seen as such is a point, others are texts.
      return (words && !/draw|circle|fill/.test(options)) || !/^\p{L}\w*$/u.test(name)
        ? textAt(typed, place, looksOfOptions(options.replace(/[[\]]/g, ',')))
        : write(`${name}: Point${place}${label ? ` "${label}"${offsetsOf(side)}` : ''}`);
    },
  ),
  entry(
    String.raw`\\node\s*(\[[^\]]*\])?\s*(?:\([^()]*\))?\s*(\[[^\]]*\])?\s*at\s*\(([A-Za-z]\w*)\)\s*(\[[^\]]*\])?\s*\{\$?([^{}$]*)\$?\}`,
    ([, first = '', second = '', name, third = '', words]) =>
      writeBehind(name, `"${words}"${offsetsOf(first + second + third)}`),
  ),
  entry(
    String.raw`\\coordinate\s*\[\s*label\s*=\s*(?:\{?([^:\]]*):)?\{?\$?([^$\]{}]*)\$?\}?\s*\]\s*\((<NAME>)\)\s*at\s*(\(.*\))`,
    ([, side = '', words, name, place = '']) =>
      write(`${name}: ${placeMeant(place) ?? place} "${words}"${offsetsOf(side)}`),
  ),
  // A place that is polar or calculated; a plain one is read.
  entry(
    String.raw`\\(?:coordinate\s*(?:\[[^\]]*\])?\s*\((<NAME>)\)\s*at|path)\s*(\(.*?\))(?:\s*coordinate\s*\((<NAME>)\))?`,
    ([, before, place = '', behind]) => {
      const name = before ?? behind;
      const meant = placeMeant(place);
      const isPlain = before !== undefined && meant === place;
      return name === undefined || meant === undefined || isPlain ? undefined : write(`${name}: ${meant}`);
    },
  ),
  entry(
    String.raw`\\(?:(?:draw|path|fill)\s*(?:\[([^\]]*)\])?\s*)?pic\s*(?:\[([^\]]*)\])?\s*(?:\[([^\]]*)\])?\s*\{\s*(?:right )?angle\s*=\s*(\w+)\s*--\s*(\w+)\s*--\s*(\w+)\s*\}`,
    ([, ...parts]) => {
      const options = parts.slice(0, 3).filter(Boolean).join(',');
      const words = /"\$?([^"$]*)\$?"/.exec(options)?.[1];
      return write(
        `a: Angle(${parts.slice(3).join(', ')})${blockOf(looksOfOptions(options))}${words === undefined ? '' : ` "${words}"`}`,
      );
    },
  ),
  entry(String.raw`\\clip\b.*`, () => write('view -5 .. 5, -5 .. 5 with the bounds of what is seen')),
  entry(String.raw`\\(?:def|newcommand|pgfmathsetmacro|let)\s*\{?\\(\w+)\}?\s*\{([^{}]*)\}`, ([, name, value]) =>
    write(`${name}: ${value}`),
  ),
  // Numbers that count are a list; a few items by name, or with several variables, are as many objects.
  entry(
    String.raw`\\?foreach\s*((?:\\\w+\s*\/?\s*)+)(?:\[[^\]]*\])?\s*in\s*\{([^{}]*)\}\s*(\{.*\}|\\.*)`,
    ([, variables = '', list = '', inner = ''], surroundings) => {
      const names = variables.match(/\w+/g) ?? [];
      const items = splitArguments(list).map((item) => item.split('/').map((part) => part.trim()));
      const bodies = inner.replace(/^\{(.*)\}$/s, '$1').split(/;\s*(?=\\)/);
      let sample: Habit | undefined;
      const drawn = (values: readonly string[]) =>
        bodies.flatMap((body) => {
          const line = names.reduce(
            (own, name, i) => own.replace(new RegExp(`\\\\${name}(?![a-zA-Z])`, 'g'), () => values[i] ?? ''),
            body.replace(/;\s*$/, '').trim(),
          );
          const habit = tkzHabits.map((each) => each(line, surroundings)).find((each) => each !== undefined);
          sample ??= habit;
          return habit === undefined ? [] : 'read' in habit ? [habit.read] : (habit.definitions ?? []);
        });
      const [first = [], last = first] = [items[0], items.at(-1)];
      if (names.length > 1 || first.some((item) => !/^-?[\d.]+$/.test(item))) {
        const lines = items.flatMap(drawn);
        if (lines.length === 0) return sample;
        const isWhole = items.length <= MOST_ITEMS && lines.length >= items.length * bodies.length;
        return isWhole && !list.includes('...') ? writeEach(withOwnNames(lines)) : undefined;
      }
      const [name = ''] = names;
      const [second, third] = [items[1]?.[0], items[2]?.[0]];
      const step = third === '...' || items.length > 2 ? Number(second) - Number(first[0]) : 1;
      // The variables of curves count nothing.
      const index = /^[xyzt]$/.test(name) ? 'k' : name;
      const lines = drawn([index]).map((line) => {
        const [, source, tail = ''] = /^\w+: (.*?)((?: \{[^{}]*\})?(?: ".*)?)$/.exec(line) ?? [];
        const range = [
          index,
          first[0],
          last[0],
          ...(step === 1 || Number.isNaN(step) ? [] : [Number(step.toFixed(6))]),
        ];
        const shown = tail.replace(new RegExp(`(?<=")${index}(?=")`), `{{${index}}}`);
        return source === undefined || source.startsWith('y =')
          ? []
          : `L: Sequence(${[source, ...range].join(', ')})${shown}`;
      });
      const found = lines.flat();
      return found.length < bodies.length ? undefined : writeEach(withOwnNames(found));
    },
  ),
  // Asymptote.
  entry(
    String.raw`(?:real|pair)\s+(<NAME>)\s*\(\s*real\s+(\w+)\s*\)\s*\{\s*return\s+([^;{}]*);?\s*\}?\s*;?`,
    ([, name, variable, source = '']) =>
      write(`${name}: y = ${variable === 'x' ? source : source.replace(new RegExp(`\\b${variable}\\b`, 'g'), 'x')}`),
  ),
  entry(String.raw`([xy])axis\s*\(\s*(?:"\$?([^"$]*)\$?")?(.*)\)`, ([, axis, title, rest = '']) => {
    const [from, to] = splitArguments(rest).filter((each) => /^-?[\d.]+$/.test(each));
    const block = [...(title ? [`title: "${title}"`] : []), ...(to === undefined ? [] : [`min: ${from}, max: ${to}`])];
    return write(block.length === 0 ? `${axis}axis on` : `${axis}axis {${block.join(', ')}}`);
  }),
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
        const points = part.replace(/\s*--\s*cycle\s*$/, '').split(/\s*--\s*/);
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
  // Options of TikZ behind a definition.
  entry(
    String.raw`(<NAME>\s*[:=][^"{}[\]]*[)\w])\s*\[([^[\]]*=[^[\]]*)\]((?:\s*"[^"]*")?)`,
    ([, definition = '', options = '', tail = '']) => {
      const each = options.split(',').map((option) => looksOfOptions(option));
      return each.every((looks) => looks.length > 0)
        ? write(`${definition}${blockOf(looksOfOptions(options))}${tail}`)
        : undefined;
    },
  ),
];

function spaced(inner: string): string {
  return inner
    .split(',')
    .map((part) => part.trim())
    .join(', ');
}
