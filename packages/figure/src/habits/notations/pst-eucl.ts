import { entry, type HabitEntry, write, writeEach } from '../habit.js';
import { blockOf, looksOfOptions } from './options.js';

/** What a command of pst-eucl draws, by the names in braces behind it; undefined for too few of them. */
const OBJECTS: Readonly<Record<string, (names: readonly string[]) => string>> = {
  LineAB: (names) => `Line(${names.join(', ')})`,
  CircleOA: (names) => `Circle(${names.join(', ')})`,
  CircleAB: (names) => `DiameterCircle(${names.join(', ')})`,
  CircleABC: (names) => `Circumcircle(${names.slice(0, 3).join(', ')})`,
  Triangle: (names) => `Polygon(${names.join(', ')})`,
  MarkAngle: (names) => `Angle(${names.slice(0, 3).join(', ')})`,
  RightAngle: (names) => `Angle(${names.slice(0, 3).join(', ')})`,
  SegmentMark: (names) => `Tick(Segment(${names.join(', ')}))`,
  // They run counterclockwise there, and clockwise here.
  ArcOAB: ([center, from, to]) => `Arc(${center}, ${to}, ${from})`,
  ArcnOAB: (names) => `Arc(${names.join(', ')})`,
};

/** What a command of pst-eucl finds, whose last names are those of what is found. */
const POINTS: Readonly<Record<string, (names: readonly string[]) => string>> = {
  MiddleAB: ([a, b]) => `Midpoint(${a}, ${b})`,
  InterLL: ([a, b, c, d]) => `Intersect(Line(${a}, ${b}), Line(${c}, ${d}))`,
  InterLC: ([a, b, center, on]) => `Intersect(Line(${a}, ${b}), Circle(${center}, ${on}), 1)`,
  InterCC: ([a, b, c, d]) => `Intersect(Circle(${a}, ${b}), Circle(${c}, ${d}), 1)`,
  Projection: ([a, b, point]) => `Foot(${point}, Line(${a}, ${b}))`,
  SymO: ([center, point]) => `Reflect(${point}, ${center})`,
  OrtSym: ([a, b, point]) => `Reflect(${point}, Line(${a}, ${b}))`,
  MediatorAB: ([a, b]) => `PerpBisector(${a}, ${b})`,
  BissectBAC: ([b, a, c]) => `AngleBisector(${b}, ${a}, ${c})`,
};

/** How many names a command takes before those of what it finds. */
const TAKEN: Readonly<Record<string, number>> = {
  MiddleAB: 2,
  MediatorAB: 2,
  SymO: 2,
  Projection: 3,
  OrtSym: 3,
  BissectBAC: 3,
};
const MOST_TAKEN = 4;

/** A point of pst-eucl, whose label, where it says none, is its name. */
const NODE = String.raw`\\pst(?:Geonode|OIJGeonode)\s*(?:\[([^\]]*)\])?\s*((?:\([^()]*\)\s*\{\w+['′]?\}\s*)+)`;

/** Constructions of pst-eucl: `\pstLineAB{A}{B}`. */
export const pstEuclHabits: readonly HabitEntry[] = [
  entry(NODE, ([, , list = '']) =>
    writeEach(
      [...list.matchAll(/(\([^()]*\))\s*\{(\w+)['′]?\}/g)].map(([, place, name]) => `${name}: Point${place} "${name}"`),
    ),
  ),
  entry(
    String.raw`\\pstTriangle\s*(?:\[([^\]]*)\])?\s*((?:\([^()]*\)\s*\{\w+\}\s*){3})`,
    ([, options = '', list = '']) => {
      const points = [...list.matchAll(/(\([^()]*\))\s*\{(\w+)\}/g)];
      const names = points.map(([, , name]) => name).join(', ');
      return writeEach([
        ...points.map(([, place, name]) => `${name}: Point${place} "${name}"`),
        `p: Polygon(${names})${blockOf(looksOfOptions(options))}`,
      ]);
    },
  ),
  entry(
    String.raw`\\pst([A-Z]\w*)\s*(?:\[([^\]]*)\])?\s*((?:\{[^{}]*\}|\[[^\]]*\])+)`,
    ([, command = '', options = '', groups = '']) => {
      const names = [...groups.matchAll(/[{[]([^{}[\]]*)[}\]]/g)].map(([, name = '']) => name.trim());
      const looks = blockOf(looksOfOptions(options));
      const drawn = Object.hasOwn(OBJECTS, command) ? OBJECTS[command] : undefined;
      if (drawn !== undefined && names.length >= 2) {
        const source = drawn(names.map((name) => name.replace(/\$/g, '')));
        const words = /^(?:MarkAngle|RightAngle)$/.test(command) ? (names[3] ?? '').replace(/\$/g, '') : '';
        const label = words === '' ? '' : ` "${words}"`;
        return write(
          `${source.startsWith('Circ') || source.startsWith('Diam') ? 'k' : source[0]!.toLowerCase()}: ${source}${looks}${label}`,
        );
      }
      const found = Object.hasOwn(POINTS, command) ? POINTS[command] : undefined;
      const taken = TAKEN[command] ?? MOST_TAKEN;
      if (found === undefined || names.length < taken) return undefined;
      const source = found(names);
      const [first, second] = names.slice(taken);
      if (/^(?:PerpBisector|AngleBisector)/.test(source)) return write(`m: ${source}${looks}`);
      if (second && source.endsWith(', 1)'))
        return writeEach([`${first}: ${source}`, `${second}: ${source.replace(/1\)$/, '2)')}`]);
      return write(`${first || 'P'}: ${source}${looks}`);
    },
  ),
];
