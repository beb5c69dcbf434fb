import type { Constructor, Signature } from '../../table.js';
import type { Value } from '../../values.js';
import { arcBetween, arcThrough, ellipticArcBetween, makeEllipticArc, semicircle, sweptAs } from '../arcs.js';
import { form, number, point, take } from '../arguments.js';
import { makeCircle } from '../make.js';
import { circumcircleOf, incircleOf } from '../polygon.js';
import { circumcenter, incircle } from '../triangle.js';
import { distance } from '../vec.js';

const TRIANGLE = 'Point(0, 0), Point(4, 0), Point(0, 3)';
const ARC = 'Arc(Point(0, 0), Point(0, 2), Point(2, 0))';
const ELLIPSE = 'Ellipse(Point(0, 0), 3, 2)';

const circleThrough = (args: readonly Value[]) => {
  const center = circumcenter(point(args, 0), point(args, 1), point(args, 2));
  return makeCircle(center, distance(center, point(args, 0)));
};

export const circleConstructors: readonly Constructor[] = [
  {
    name: 'Circle',
    group: 'circles',
    signatures: [
      form(
        'center: Point, radius: Number',
        'Circle',
        'Circle(Point(1, 2), 3)',
        'The circle with this centre and radius.',
        (args) => makeCircle(point(args, 0), number(args, 1)),
      ),
      form(
        'center: Point, P: Point',
        'Circle',
        'Circle(Point(1, 2), Point(4, 2))',
        'The circle around a centre through P.',
        (args) => makeCircle(point(args, 0), distance(point(args, 0), point(args, 1))),
      ),
      form(
        'A: Point, B: Point, C: Point',
        'Circle',
        `Circle(${TRIANGLE})`,
        'The circle through three points.',
        circleThrough,
      ),
      form('equation: Circle', 'Circle', 'Circle(x^2 + y^2 = 4)', 'The circle given by an equation.', (args) =>
        take(args, 0, 'Circle'),
      ),
    ],
  },
  {
    name: 'Circumcircle',
    group: 'circles',
    signatures: [
      form(
        'A: Point, B: Point, C: Point',
        'Circle',
        `Circumcircle(${TRIANGLE})`,
        'The circle through three points.',
        circleThrough,
      ),
      form(
        'polygon: Polygon',
        'Circle',
        `Circumcircle(Polygon(${TRIANGLE}))`,
        'The circle through all vertices of a polygon.',
        (args) => circumcircleOf(take(args, 0, 'Polygon').vertices),
      ),
    ],
  },
  {
    name: 'Incircle',
    group: 'circles',
    signatures: [
      form(
        'A: Point, B: Point, C: Point',
        'Circle',
        `Incircle(${TRIANGLE})`,
        'The circle inside a triangle that touches its sides.',
        (args) => {
          const { center, radius } = incircle(point(args, 0), point(args, 1), point(args, 2));
          return makeCircle(center, radius);
        },
      ),
      form(
        'polygon: Polygon',
        'Circle',
        `Incircle(Polygon(${TRIANGLE}))`,
        'The circle inside a polygon that touches all its edges.',
        (args) => incircleOf(take(args, 0, 'Polygon').vertices),
      ),
    ],
  },
  {
    name: 'Arc',
    group: 'circles',
    signatures: [
      form(
        'center: Point, A: Point, B: Point',
        'Arc',
        ARC,
        'The arc around a centre that starts at A and runs clockwise to the ray towards B.',
        (args) => arcBetween(point(args, 0), point(args, 1), point(args, 2)),
      ),
    ],
  },
  {
    name: 'CircumArc',
    group: 'circles',
    styleType: 'CircumArc',
    signatures: [
      form(
        'A: Point, B: Point, C: Point',
        'Arc',
        'CircumArc(Point(-1, 0), Point(0, 1), Point(1, 0))',
        'The arc from A through B to C.',
        (args) => arcThrough(point(args, 0), point(args, 1), point(args, 2)),
      ),
    ],
  },
  {
    name: 'Semicircle',
    aliases: ['SemiCircle'],
    group: 'circles',
    styleType: 'Semicircle',
    signatures: [
      form(
        'A: Point, B: Point',
        'Arc',
        'Semicircle(Point(-2, 0), Point(2, 0))',
        'The half circle from A clockwise to B: it lies on the left of AB.',
        (args) => semicircle(point(args, 0), point(args, 1)),
      ),
    ],
  },
  {
    name: 'Sector',
    group: 'circles',
    signatures: [
      form('arc: Arc', 'Sector', `Sector(${ARC})`, 'The sector between an arc and its centre.', (args) =>
        sweptAs('Sector', take(args, 0, 'Arc')),
      ),
      form(
        'center: Point, A: Point, B: Point',
        'Sector',
        'Sector(Point(0, 0), Point(0, 2), Point(2, 0))',
        'The sector of the arc around a centre from A clockwise to the ray towards B.',
        (args) => sweptAs('Sector', arcBetween(point(args, 0), point(args, 1), point(args, 2))),
      ),
    ],
  },
  {
    name: 'CircleSegment',
    group: 'circles',
    signatures: [
      form(
        'arc: Arc',
        'CircleSegment',
        `CircleSegment(${ARC})`,
        'The part of a disc between an arc and its chord.',
        (args) => sweptAs('CircleSegment', take(args, 0, 'Arc')),
      ),
      form(
        'center: Point, A: Point, B: Point',
        'CircleSegment',
        'CircleSegment(Point(0, 0), Point(0, 2), Point(2, 0))',
        'The same for the arc around a centre from A clockwise to the ray towards B.',
        (args) => sweptAs('CircleSegment', arcBetween(point(args, 0), point(args, 1), point(args, 2))),
      ),
    ],
  },
  {
    name: 'EllipticArc',
    group: 'circles',
    signatures: [
      ...ellipticArcForms('Ellipse', ELLIPSE),
      ...ellipticArcForms('Circle', 'Circle(Point(0, 0), 2)'),
      form(
        'center: Point, a: Number, b: Number, from: Number, to: Number',
        'EllipticArc',
        'EllipticArc(Point(0, 0), 3, 2, 0, 90°)',
        'The part of the ellipse with half axes a along x and b along y between two parameters, counterclockwise when `to` is larger.',
        (args) =>
          makeEllipticArc(
            { center: point(args, 0), a: number(args, 1), b: number(args, 2), rotation: 0 },
            number(args, 3),
            number(args, 4) - number(args, 3),
          ),
      ),
    ],
  },
];

function ellipticArcForms(type: 'Ellipse' | 'Circle', example: string): readonly Signature[] {
  const whole = (args: readonly Value[]) => {
    const conic = take(args, 0, 'Ellipse', 'Circle');
    return conic.type === 'Ellipse' ? conic : { ...conic, a: conic.radius, b: conic.radius, rotation: 0 };
  };
  return [
    form(
      `ellipse: ${type}, P: Point, Q: Point`,
      'EllipticArc',
      `EllipticArc(${example}, Point(0, 2), Point(3, 0))`,
      'The part of an ellipse from P clockwise to Q (from the points of the ellipse nearest to them).',
      (args) => ellipticArcBetween(whole(args), point(args, 1), point(args, 2)),
    ),
    form(
      `ellipse: ${type}, from: Number, to: Number`,
      'EllipticArc',
      `EllipticArc(${example}, 0, 90°)`,
      'The part of an ellipse between two parameters, counterclockwise when `to` is larger.',
      (args) => makeEllipticArc(whole(args), number(args, 1), number(args, 2) - number(args, 1)),
    ),
  ];
}
