import { build } from '@geoslide/geometry';
import { type Command, type Form, form, ofItems, template } from './command.js';

const { call } = build;

/** GeoGebra's angles run counterclockwise up to 2π, ours are at most π: the saved one tells which it is. */
function angle(takes: string, source: string, value: string): Form {
  return {
    takes: takes.split(', '),
    becomes: `\`${source}\`; 2π − that, π − that or π + that where such an angle was saved`,
    write: (args) => {
      const at = (text: string) => template(text, args);
      const better = [source, `2π - ${value}`, `π - ${value}`, `π + ${value}`, `-(${value})`].map(at);
      return [{ kind: 'angle', inSpace: args.some((argument) => argument.inSpace), tree: at(source), better }];
    },
  };
}

/** An angle of a size at a point, and the point that a leg of it ends in. */
const angleOfSize: Form = {
  takes: ['point', 'point', 'number'],
  becomes: '`Angle(a, b, Rotate(a, c, b))`, `Rotate(a, c, b)`',
  write: (args) => {
    const [leg, end] = ['Angle(a, b, Rotate(a, c, b))', 'Rotate(a, c, b)'].map((text) => template(text, args));
    const better = [leg!, template('2π - angle(a, b, Rotate(a, c, b))', args)];
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
      const better = [template(`Angle(${source})`, args), template(`2π - angle(${source})`, args)];
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
      angle('point, point, point', 'Angle(a, b, c)', 'angle(a, b, c)'),
      angle('linear, linear', 'Angle(a, b)', 'angle(a, b)'),
      angle('linear, plane', 'Angle(a, b)', 'angle(a, b)'),
      angle('plane, plane', 'Angle(a, b)', 'angle(a, b)'),
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
  { name: 'Slope', forms: [form('linear', 'number', 'slope(a)')] },
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
  { name: 'Mean', also: ['mean'], forms: ofItems('number', 'number', 'mean(a)') },
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
  { name: 'LinearEccentricity', also: ['Excentricity'], forms: [form('conic', 'number', 'a.e * a.a')] },
  {
    name: 'BinomialCoefficient',
    also: ['Binomial', 'nCr'],
    forms: [form('number, number', 'number', 'round(a! / (b! * (a - b)!))')],
  },
  { name: 'nPr', forms: [form('number, number', 'number', 'round(a! / (a - b)!)')] },
];
