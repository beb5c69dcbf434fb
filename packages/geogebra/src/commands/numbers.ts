import { build } from '@geoslide/geometry';
import { angleRange } from '../objects/saved.js';
import { type Command, type Form, form, ofItems, template } from './command.js';

const { call } = build;

/** Other angles of the same legs, without a mark: the saved value tells which it is. */
const withoutMark = (value: string) => [`2π - ${value}`, `π - ${value}`, `π + ${value}`, `-(${value})`];

/**
 * The angle of two lines or planes.
 *
 * @param marked other readings that are drawn
 */
function angle(takes: string, marked: readonly string[] = []): Form {
  const source = 'Angle(a, b)';
  return {
    takes: takes.split(', '),
    becomes: `\`${source}\`; 2π − that, π − that or π + that where such an angle was saved`,
    write: (args) => {
      const at = (text: string) => template(text, args);
      const inSpace = args.some((argument) => argument.inSpace);
      const drawn = inSpace ? [source] : [source, ...marked];
      const better = [...drawn, ...withoutMark('angle(a, b)')].map(at);
      return [{ kind: 'angle', inSpace, tree: at(source), better }];
    },
  };
}

/** The four angles at the common point of two lines, counterclockwise. */
const ANGLES_OF_LINES = ((): string[] => {
  const common = 'Intersect(a, b, 1)';
  const along = (sign: string, line: string) => `${common} ${sign} Point(${line}.direction.x, ${line}.direction.y)`;
  return [
    [along('+', 'a'), along('+', 'b')],
    [along('+', 'b'), along('+', 'a')],
    [along('+', 'a'), along('-', 'b')],
    [along('+', 'b'), along('-', 'a')],
  ].map(([from, to]) => `Angle(${from}, ${common}, ${to}, "oriented")`);
})();

/** An angle of three points: which of the two is saved with it. */
const angleOfPoints: Form = {
  takes: ['point', 'point', 'point'],
  becomes: '`Angle(a, b, c, "oriented")`; without the word, or with `"reflex"`, where the file says so',
  write: (args, outputs) => {
    const inSpace = args.some((argument) => argument.inSpace);
    const [plain, oriented, reflex] = ['', ', "oriented"', ', "reflex"'].map((word) => `Angle(a, b, c${word})`);
    const first = { least: plain!, reflex: reflex!, any: oriented! }[angleRange(outputs.element(0)?.node)];
    const drawn = inSpace ? [plain!] : [first, plain!, reflex!];
    const better = [...drawn, ...withoutMark('angle(a, b, c)')].map((text) => template(text, args));
    return [{ kind: 'angle', inSpace, tree: better[0]!, better }];
  },
};

/** An angle of a size at a point, and the point that a leg of it ends in. */
const angleOfSize: Form = {
  takes: ['point', 'point', 'number'],
  becomes: '`Angle(a, b, Rotate(a, c, b))`, `Rotate(a, c, b)`',
  write: (args) => {
    const [leg, end] = ['Angle(a, b, Rotate(a, c, b))', 'Rotate(a, c, b)'].map((text) => template(text, args));
    const better = [leg!, template('Angle(a, b, Rotate(a, c, b), "reflex")', args)];
    return [
      { kind: 'angle', tree: leg!, better },
      { kind: 'point', tree: end! },
    ];
  },
};

const anglesOfPolygon: Form = {
  takes: ['polygon'],
  becomes: '`Angle(P, Q, R)` of its corners',
  write: (args, { count }) =>
    Array.from({ length: count }, (_, i) => {
      const corner = (n: number) => `a.vertex(${((n + count) % count) + 1})`;
      const source = `${corner(i - 1)}, ${corner(i)}, ${corner(i + 1)}`;
      const better = [template(`Angle(${source})`, args), template(`Angle(${source}, "reflex")`, args)];
      return { kind: 'angle', tree: better[0]!, better };
    }),
};

/** One number of many, or of a list. */
function manyNumbers(name: string, ours: string): Command {
  return {
    name,
    forms: [
      form('list', 'number', `${ours}(a)`),
      {
        takes: ['number…'],
        becomes: `\`${ours}(a, b, …)\``,
        write: (args) => [{ kind: 'number', tree: call(ours, ...args.map(({ tree }) => tree)) }],
      },
    ],
  };
}

export const numberCommands: readonly Command[] = [
  {
    name: 'Angle',
    forms: [
      angleOfPoints,
      angle('linear, linear', ANGLES_OF_LINES),
      angle('linear, plane'),
      angle('plane, plane'),
      angleOfSize,
      form('vector', 'angle', 'atan2(a.y, a.x)'),
      form('point', 'angle', 'atan2(a.y, a.x)'),
      form('number', 'angle', 'a'),
      anglesOfPolygon,
    ],
  },
  { name: 'InteriorAngles', forms: [anglesOfPolygon] },
  {
    name: 'Distance',
    forms: [
      form('point, point', 'number', 'distance(a, b)'),
      form('point, path', 'number', 'distance(a, b)'),
      form('path, point', 'number', 'distance(a, b)'),
      form('linear, linear', 'number', 'distance(a, b)'),
      form('point, plane', 'number', 'distance(a, b)'),
      form('plane, point', 'number', 'distance(a, b)'),
    ],
  },
  {
    name: 'Length',
    forms: [
      form('list', 'number', 'length(a)'),
      form('point', 'number', 'distance(Point(0, 0), a)'),
      form('path', 'number', 'length(a)'),
      form('function, number, number', 'number', 'Part(a, b, c).length'),
      form('curve, number, number', 'number', 'Part(a, b, c).length'),
    ],
  },
  {
    name: 'Area',
    forms: [
      form('figure', 'number', 'area(a)'),
      form('point, point, point', 'number', 'area(a, b, c)'),
      form('point, point, point, point', 'number', 'area(a, b, c, d)'),
    ],
  },
  { name: 'Perimeter', also: ['Circumference'], forms: [form('figure', 'number', 'perimeter(a)')] },
  { name: 'Radius', forms: [form('figure', 'number', 'a.radius')] },
  { name: 'Slope', forms: [form('linear', 'number', 'slope(a)'), form('function', 'number', 'a(1) - a(0)')] },
  { name: 'Volume', forms: [form('figure', 'number', 'a.volume')] },
  { name: 'Height', forms: [form('figure', 'number', 'a.height')] },
  { name: 'Eccentricity', forms: [form('conic', 'number', 'a.e')] },
  { name: 'SemiMajorAxisLength', also: ['FirstAxisLength'], forms: [form('conic', 'number', 'a.a')] },
  { name: 'SemiMinorAxisLength', also: ['SecondAxisLength'], forms: [form('conic', 'number', 'a.b')] },
  {
    name: 'AffineRatio',
    forms: [
      form(
        'point, point, point',
        'number',
        '((c.x - a.x) * (b.x - a.x) + (c.y - a.y) * (b.y - a.y)) / distance(a, b)^2',
      ),
    ],
  },
  { name: 'Mod', forms: [form('number, number', 'number', 'mod(a, b)')] },
  { name: 'Div', forms: [form('number, number', 'number', 'floor(a / b)')] },
  { ...manyNumbers('Min', 'min'), also: ['min'] },
  { ...manyNumbers('Max', 'max'), also: ['max'] },
  manyNumbers('GCD', 'gcd'),
  manyNumbers('LCM', 'lcm'),
  {
    name: 'Mean',
    also: ['mean'],
    forms: [...ofItems('number', 'number', 'mean(a)'), form('list, list', 'number', 'sum(a * b) / sum(b)')],
  },
  { name: 'Dot', forms: [form('direction, direction', 'number', 'dot(a, b)')] },
  { name: 'Cross', forms: [form('direction, direction', 'number', 'cross(a, b)')] },
  {
    name: 'CrossRatio',
    forms: [
      form(
        'point, point, point, point',
        'number',
        '(dot(d - b, c - b) / dot(c - b, c - b)) / (dot(d - a, c - a) / dot(c - a, c - a))',
      ),
    ],
  },
  { name: 'Parameter', forms: [form('conic', 'number', 'distance(a.focus(1), a.directrix)')] },
  { name: 'LinearEccentricity', also: ['Excentricity'], forms: [form('conic', 'number', 'a.e * a.a')] },
  {
    name: 'BinomialCoefficient',
    also: ['Binomial', 'nCr'],
    forms: [form('number, number', 'number', 'round(a! / (b! * (a - b)!))')],
  },
  { name: 'nPr', forms: [form('number, number', 'number', 'round(a! / (a - b)!)')] },
];
