import { constructorMeant, constructors, isConstructor } from '@geoslide/geometry';
import { inNamedOrder, splitArguments } from './arguments.js';
import { entry, type HabitEntry, type Surroundings, write } from './habit.js';

/** Words in front of an argument that say what it is. */
const LEADING =
  /^(?:(?:the|cent(?:er|re)(?:ed)?|radius|rayon|radio|mittelpunkt|centro|r|through|at|from|to|by|with|around|about|angle|vertex|sides?|length|of|and|on|over|in|points?|start|end|direction|height|depth|width|base|apex|top|mirror|axis|factor|ratio)\b\s*[:=]?\s+)+(?=[^\s=:])/i;

/** Between two arguments, in place of a comma. */
const BETWEEN =
  /\s*(?:[-=]>|→|⟶|\bto\b|\band\b|\bthrough\b|&(?!&)|\bin\b|\bat\b|\bover\b|\bacross\b|\balong\b|\bunder\b|\babout\b|\baround\b|\bby\b)\s*/;

const OPERAND = String.raw`(?:(?:[A-Z]\d*['′’]*){1,2}|-?\d+(?:\.\d+)?°?|\([^()]*\)|\p{L}\w*\([^()]*\)|[a-z]\w*)`;
const JOINED = new RegExp(`^${OPERAND}(?:${BETWEEN.source}${OPERAND})+$`, 'u');

/** A chart of words with their numbers: `BarChart(Apples 5, Pears 3)`. */
export const chartHabits: readonly HabitEntry[] = [
  // `Histogram({0-10: 4, 10-20: 7})`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(\p{L}+)\s*\(\s*[{[]?\s*((?:["'[]?\d+(?:\.\d+)?\s*[-–,]\s*\d+(?:\.\d+)?["'\])]?\s*[:=]\s*\d+(?:\.\d+)?\s*[,;]?\s*)+)[}\]]?\s*\)(\s*["{].*)?`,
    ([, name = 'h', word = '', list = '', tail = '']) => {
      if (constructorMeant(word) !== 'Histogram') return undefined;
      const classes = [...list.matchAll(/([\d.]+)\s*[-–,]\s*([\d.]+)["'\])]?\s*[:=]\s*([\d.]+)/g)];
      const isJoined = classes.every(([, from], i) => i === 0 || classes[i - 1]![2] === from);
      const boundaries = [classes[0]![1], ...classes.map(([, , to]) => to)].join(', ');
      return isJoined
        ? write(`${name}: Histogram([${boundaries}], [${classes.map(([, , , count]) => count).join(', ')}])${tail}`)
        : undefined;
    },
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(\p{L}+)\s*\(\s*(\p{L}[\p{L}\s-]*?\s*[:=]?\s*\d+(?:\.\d+)?(?:\s*[,;]\s*\p{L}[\p{L}\s-]*?\s*[:=]?\s*\d+(?:\.\d+)?)+)\s*\)(\s*["{].*)?`,
    ([, name, word = '', list = '', tail = ''], { defines }) => {
      const type = constructorMeant(word) ?? word;
      if (!/^(?:Bar|Pie)Chart$/.test(type) || defines(word)) return undefined;
      const items = list.split(/\s*[,;]\s*/).map((item) => /^(.*?)\s*[:=]?\s*([\d.]+)$/u.exec(item)!);
      const names = items.map(([, own = '']) => `"${own.trim()}"`).join(', ');
      const numbers = items.map(([, , number]) => number).join(', ');
      return write(`${name ?? type[0]!.toLowerCase()}: ${type}([${names}], [${numbers}])${tail}`);
    },
    'iu',
  ),
];

/** A line by a point and its direction: `Line(O, angle: alpha)`. */
export const directionHabits: readonly HabitEntry[] = [
  entry(
    String.raw`(?:(<NAME>)\s*:?[:=]\s*)?(\p{L}+)\s*\(\s*([^(),]+|\([^()]*\))\s*,\s*(?:angle|inclination|winkel|steigungswinkel|ángulo)\s*[:=]\s*([^,"{}]+)\)(\s*["{].*)?`,
    ([, name, word = '', point = '', typed = '', tail = ''], { defines }) => {
      const type = constructorMeant(word);
      if (type === undefined || !/^(?:Line|Ray)$/.test(type) || defines(word)) return undefined;
      const [place, value] = [point.trim(), typed.trim()];
      const angle = Number(value) > 2 * Math.PI ? `${value}°` : value;
      return write(`${name ?? type[0]!.toLowerCase()}: ${type}(${place}, ${place} + (1; ${angle}))${tail}`);
    },
    'iu',
  ),
];

/** A line by what it is at right angles or parallel to: `Line(P, perpendicular: g)`. */
export const relationHabits: readonly HabitEntry[] = [
  entry(
    String.raw`(?:(<NAME>)\s*:?[:=]\s*)?(?:line|gerade|droite|recta)\s*\(\s*([^(),]+|\([^()]*\))\s*,\s*(perpendicular|orthogonal|senkrecht|perpendiculaire|parallel[aeo]?|parallèle)(?![\p{L}\d(])(?:[\s_]*(?:to|zu|à|a)(?![\p{L}\d]))?\s*[:=]?\s*([a-z]\w*|\p{Lu}\w*\([^()]*\))\s*\)(\s*["{].*)?`,
    ([, name, point = '', relation = '', line, tail = '']) =>
      write(`${name ?? 'l'}: ${/^par/i.test(relation) ? 'ParallelLine' : 'PerpLine'}(${line}, ${point.trim()})${tail}`),
    'iu',
  ),
];

/** @param isNamed Whether only calls are read whose words name parameters: `Polygon(5, centre O, radius 3)`. */
const wordedCall = (isNamed: boolean): HabitEntry =>
  entry(
    String.raw`(?:(<NAME>)\s*:?[:=]\s*)?(\p{L}+)\s*\((.*)\)(\s*["{].*)?`,
    ([, name, word = '', inner = '', tail = ''], { defines }) => {
      const type = constructorMeant(word);
      if (type === undefined || defines(word) || /["{}]/.test(inner)) return undefined;
      // There an arrow stands in a function without a name, which the language has.
      if (/->/.test(inner) && /^(?:Map|Zip|Filter|Sort|Sequence|Iterate)$/.test(type)) return undefined;
      const list = splitArguments(inner);
      const args = list.flatMap((item) => plain(item, defines));
      if (args.length === list.length && args.every((arg, i) => arg === list[i])) return undefined;
      const named = list.map((item, i) => ({ name: nameOf(item), value: args[i]! }));
      const ordered =
        args.length === list.length && named.some((arg) => arg.name !== '') ? inNamedOrder(type, named) : undefined;
      if (isNamed && ordered === undefined) return undefined;
      const radius = list.findIndex((item) => /^r(?:adius|ayon|adio)?\b/i.test(item));
      // A circle has one radius or one point on it: what is named counts.
      const own = ordered ?? (type === 'Circle' && radius > 1 ? [args[0], plain(list[radius]!, defines)[0]] : args);
      return write(`${name ?? type[0]!.toLowerCase()}: ${type}(${own.join(', ')})${tail}`);
    },
  );

export const namedArguments: readonly HabitEntry[] = [wordedCall(true)];

/** Words and arrows among the arguments of a call: `Circle(A, radius 2)`, `Vector(A -> B)`. */
export const callWords: readonly HabitEntry[] = [wordedCall(false)];

/** One argument: a number, also with what it multiplies, a name, a call, a place, a list or a text. */
const ARGUMENT =
  /(?:[-−]?(?:\d+(?:\.\d+)?\s+)?(?:\p{L}[\p{L}\p{N}_.]*['′’]*)?\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[-−]?(?:\d+(?:\.\d+)?\s+)?\p{L}[\p{L}\p{N}_]*['′’]*|[-−]?\d+(?:\.\d+)?°?|\[(?:[^[\]]|\[[^[\]]*\])*\]|"[^"]*")/gu;

/** The arguments of a text between which a comma or blanks stand; undefined for another text. */
function argumentsIn(text: string): readonly string[] | undefined {
  const found: string[] = [];
  let end = 0;
  for (const { 0: own, index } of text.matchAll(ARGUMENT)) {
    const gap = text.slice(end, index);
    if (found.length === 0 ? gap.trim() !== '' : !/^(?:\s*,\s*|\s+)$/.test(gap)) return undefined;
    found.push(own);
    end = index + own.length;
  }
  return text.slice(end).trim() === '' ? found : undefined;
}

/** Arguments without commas between them, as many as a form of the constructor takes: `Point(0 0 3)`. */
export const missingCommas: readonly HabitEntry[] = [
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(\p{L}+)\s*\((.*)\)(\s*["{].*)?`,
    ([, head, word = '', inner = '', tail = ''], { defines, inSpace }) => {
      const type = constructorMeant(word);
      const args = type === undefined || defines(word) ? undefined : argumentsIn(inner);
      if (type === undefined || args === undefined) return undefined;
      const isFamiliar = (arg: string) => !/^[-−]?\p{L}{2,}$/u.test(arg) || defines(arg.replace(/^[-−]/, ''));
      if (args.length === splitArguments(inner).length || !args.every(isFamiliar)) return undefined;
      const isTaken = constructors
        .filter(({ name, group }) => name === type && (inSpace || group !== 'space'))
        .flatMap(({ signatures }) => signatures.map(({ parameters }) => parameters.length))
        .includes(args.length);
      if (!isTaken) return undefined;
      return write(`${head}${type}(${args.join(', ')})${tail}`);
    },
  ),
];

/** A constructor's arguments without brackets: `Normal 4, 0.3`. */
export const unbracketedCalls: readonly HabitEntry[] = [
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(\p{Lu}\p{L}+)\s+(?!=|\([^()]*\)\s*(?:["{]|$))((?:"[^"]*"|[^"{}])*[^"{}\s]|"[^"]*")(\s*\{[^{}]*\}(?:\s*"[^"]*"(?:\s*\{[^{}]*\})?)?)?`,
    ([, head, type = '', args = '', tail = ''], { defines }) => {
      if (!isConstructor(type) || defines(type)) return undefined;
      const [, own = args, label = ''] = /^(.*[^,\s])(\s*"[^"]*")$/s.exec(args) ?? [];
      const typed = own.startsWith('"') || own === '' ? [args, ''] : [own, label];
      const list = splitArguments(typed[0]!);
      const isWords = list.some((arg) => /\p{L}{2,}\s+\p{L}|^\p{L}+\s*=\s*[\d.]+$/u.test(arg.replace(/"[^"]*"/g, '')));
      const parameters = constructors
        .filter(({ name }) => name === type)
        .flatMap(({ signatures }) => signatures.map((own) => own.parameters));
      const isTaken = parameters.some((own) => own.length === list.length || String(own.at(-1)?.type).endsWith('…'));
      return isWords || !isTaken ? undefined : write(`${head}${type}(${list.join(', ')})${typed[1]}${tail}`);
    },
    'u',
  ),
];

/** The unit of an angle as an argument of its own: `Rotate(A, 30, B, "deg")`. */
export const unitHabits: readonly HabitEntry[] = [
  entry(
    String.raw`(.*\p{L}\w*\()(.*?),\s*["'](?:deg|degrees?|grad|°)["']\s*(\).*)`,
    ([, head = '', inner = '', tail = '']) => {
      const args = splitArguments(inner);
      const angle = args.findIndex((arg) => /^-?[\d.]+$/.test(arg));
      return angle < 0 ? undefined : write(`${head}${args.with(angle, `${args[angle]}°`).join(', ')}${tail}`);
    },
  ),
];

/** A solid over its base by named sizes: `Cone(r=2, h=3, base=(0,0,0))`. */
export const solidHabits: readonly HabitEntry[] = [
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(Cone|Cylinder)\s*\((.*)\)(\s*["{].*)?`,
    ([, name, type = '', inner = '', tail = ''], { defines }) => {
      const named = new Map(
        splitArguments(inner).map((item) => {
          const [, key = '', value = item] = /^(\p{L}+)\s*[:=]\s*(.+)$/u.exec(item) ?? [];
          return [key.toLowerCase(), value] as const;
        }),
      );
      const of = (keys: string) =>
        keys
          .split(' ')
          .map((key) => named.get(key))
          .find((value) => value !== undefined);
      const [radius, height, base] = ['r radius', 'h height', ' base center centre bottom position at'].map(of);
      if (radius === undefined || height === undefined || base === undefined || defines(type)) return undefined;
      // Of two points the second is the top.
      if (named.size < splitArguments(inner).length) return undefined;
      return write(
        `${name ?? type[0]!.toLowerCase()}: ${type}(${base}, ${base} + (0, 0, ${height}), ${radius})${tail}`,
      );
    },
  ),
  // `Cube(center=(0, 0, 0), side=2)`, `Square(center: M, side: 2)`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(Cube|Square)\s*\((.*)\)(\s*["{].*)?`,
    ([, name, type = '', inner = '', tail = ''], { defines }) => {
      const [center, side, ...others] = ['center|centre|middle', 'side|size|edge|a|length'].map((key) =>
        new RegExp(`(?:^|,)\\s*(?:${key})\\s*[:=]\\s*(\\([^()]*\\)|[^,()]+|\\w+\\([^()]*\\))`).exec(inner)?.[1]?.trim(),
      );
      if (center === undefined || side === undefined || others.length > 0 || defines(type)) return undefined;
      const half = /^[\d.]+$/.test(side) ? String(Number(side) / 2) : `${side}/2`;
      const own = name ?? type[0]!.toLowerCase();
      return write(
        type === 'Cube'
          ? `${own}: Cuboid(${center} - (${half}, ${half}, ${half}), ${side}, ${side}, ${side})${tail}`
          : `${own}: Rectangle(${center} - (${half}, ${half}), ${center} + (${half}, ${half}))${tail}`,
      );
    },
  ),
  // `f: z = x^2 + y^2, x in [-1, 1], y in [-1, 1]`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?z\s*=\s*([^"{}]+?)\s*[,;]\s*(?:for\s+)?x\s*(?:in|∈|from|von)\s*\[?\s*(<VALUE>)\s*(?:,|to|\.\.|bis)\s*(<VALUE>)\s*\]?\s*(?:,|;|and|und)\s*y\s*(?:in|∈|from|von)\s*\[?\s*(<VALUE>)\s*(?:,|to|\.\.|bis)\s*(<VALUE>)\s*\]?(\s*\{.*)?`,
    ([, name = 's', formula = '', ...rest]) => {
      const [a, b, c, d, tail = ''] = rest;
      const own = formula.replace(/(?<!\p{L})x(?!\p{L})/gu, 'u').replace(/(?<!\p{L})y(?!\p{L})/gu, 'v');
      return write(`${name}: Surface(u, v, ${own}, ${a}, ${b}, ${c}, ${d})${tail}`);
    },
  ),
];

/** The word in front of an argument that is the name of a parameter. */
const nameOf = (item: string): string =>
  /^(center|centre|radius|rayon|radio|r|angle|factor|vertex|direction)\b\s*[:=]?\s/i.exec(item)?.[1] ?? '';

function plain(item: string, defines: Surroundings['defines']): string[] {
  const words =
    LEADING.exec(item)?.[0]
      .trim()
      .split(/[\s:=]+/) ?? [];
  const rest = words.some((word) => word.length > 0 && defines(word)) ? item : item.replace(LEADING, '');
  if (!JOINED.test(rest)) return [rest];
  return rest.split(new RegExp(BETWEEN, 'g'));
}
