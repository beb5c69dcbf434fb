import { build } from '@geoslide/geometry';
import { Unreadable } from '../unreadable.js';
import { type Command, type Form, form } from './command.js';

/** The point of the circle around a through b in the direction of c. */
const TOWARDS = 'a + (distance(a, b) / distance(a, c)) * (c - a)';
/** Ours run clockwise, GeoGebra's counterclockwise: from c back to b. */
const ARC = `Arc(a, ${TOWARDS}, b)`;

const conicOfList: Form = {
  takes: ['list'],
  becomes: '`Conic` of its five points',
  write: ([list]) => {
    const points = list!.items;
    if (points?.length !== 5) throw new Unreadable('Conic of a list that is not of five points');
    return [{ kind: 'conic', tree: build.call('Conic', ...points.map(({ tree }) => tree)) }];
  },
};

export const circleCommands: readonly Command[] = [
  {
    name: 'Circle',
    forms: [
      form('point, point', 'conic', 'Circle(a, b)'),
      form('point, number', 'conic', 'Circle(a, b)'),
      form('point, segment', 'conic', 'Circle(a, length(b))'),
      form('point, point, point', 'conic', 'Circle(a, b, c)'),
      form('line, point', 'conic', 'Circle(Closest(a, b), b, a)'),
      form('segment, point', 'conic', 'Circle(Closest(a.toLine, b), b, a.toLine)'),
      form('point, point, plane', 'conic', 'Circle(a, b, c)'),
      form('point, number, plane', 'conic', 'Circle(a, b, c)'),
      form('point, number, linear', 'conic', 'Circle(a, b, c)'),
      form('point, point, linear', 'conic', 'Circle(a, b, c)'),
    ],
  },
  {
    name: 'Compasses',
    forms: [
      form('point, point, point', 'conic', 'Circle(c, distance(a, b))'),
      form('segment, point', 'conic', 'Circle(b, length(a))'),
    ],
  },
  { name: 'Incircle', forms: [form('point, point, point', 'conic', 'Incircle(a, b, c)')] },
  { name: 'Semicircle', forms: [form('point, point', 'arc', 'Semicircle(a, b)')] },
  { name: 'CircleArc', also: ['CircularArc'], forms: [form('point, point, point', 'arc', ARC)] },
  { name: 'CircleSector', also: ['CircularSector'], forms: [form('point, point, point', 'arc', `Sector(${ARC})`)] },
  {
    name: 'CircumcircleArc',
    also: ['CircumcircularArc'],
    forms: [form('point, point, point', 'arc', 'CircumArc(a, b, c)')],
  },
  {
    name: 'CircumcircleSector',
    also: ['CircumcircularSector'],
    forms: [form('point, point, point', 'arc', 'Sector(CircumArc(a, b, c))')],
  },
  {
    name: 'Arc',
    forms: [
      // GeoGebra's runs counterclockwise, ours clockwise.
      form('conic, point, point', 'arc', 'EllipticArc(a, c, b)'),
      form('conic, number, number', 'arc', 'EllipticArc(a, b, c)'),
    ],
  },
  {
    name: 'Sector',
    forms: [
      form('conic, point, point', 'arc', 'Sector(Arc(a.center, c, b))'),
      form('conic, number, number', 'arc', 'Sector(Arc(a.center, Point(a, c), Point(a, b)))'),
    ],
  },
  {
    name: 'Ellipse',
    forms: [
      form('point, point, point', 'conic', 'Ellipse(a, b, c)'),
      form('point, point, number', 'conic', 'Ellipse(a, b, Midpoint(a, b) + (c / distance(a, b)) * (b - a))'),
      form('point, point, segment', 'conic', 'Ellipse(a, b, Midpoint(a, b) + (length(c) / distance(a, b)) * (b - a))'),
    ],
  },
  {
    name: 'Hyperbola',
    forms: [
      form('point, point, point', 'conic', 'Hyperbola(a, b, c)'),
      form('point, point, number', 'conic', 'Hyperbola(a, b, Midpoint(a, b) + (c / distance(a, b)) * (b - a))'),
    ],
  },
  { name: 'Parabola', forms: [form('point, linear', 'conic', 'Parabola(a, b)')] },
  {
    name: 'Conic',
    forms: [
      form('point, point, point, point, point', 'conic', 'Conic(a, b, c, d, e)'),
      form(
        'number, number, number, number, number, number',
        'conic',
        'a * x^2 + d * x * y + b * y^2 + e * x + f * y + c = 0',
      ),
      conicOfList,
    ],
  },
];
