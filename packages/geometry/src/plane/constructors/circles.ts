import { form } from '../../form.js';
import type { Constructor, Signature } from '../../table.js';
import type { CircleValue, EllipseValue, Vec2 } from '../../values.js';
import { arcBetween, arcThrough, ellipticArcBetween, makeEllipticArc, semicircle, sweptAs } from '../arcs.js';
import { makeCircle } from '../make.js';
import { circumcircleOf, incircleOf } from '../polygon.js';
import { circumcenter, incircle } from '../triangle.js';
import { distance } from '../vec.js';

const TRIANGLE = 'Point(0, 0), Point(4, 0), Point(0, 3)';
const ARC = 'Arc(Point(0, 0), Point(0, 2), Point(2, 0))';
const ELLIPSE = 'Ellipse(Point(0, 0), 3, 2)';

const circleThrough = ({ A, B, C }: { readonly A: Vec2; readonly B: Vec2; readonly C: Vec2 }) => {
  const center = circumcenter(A, B, C);
  return makeCircle(center, distance(center, A));
};

export const circleConstructors: readonly Constructor[] = [
  {
    name: 'Circle',
    group: 'circles',
    signatures: [
      form({
        parameters: 'center: Point, radius: Number',
        returns: 'Circle',
        doc: 'The circle with this centre and radius.',
        example: 'Circle(Point(1, 2), 3)',
        evaluate: ({ center, radius }) => makeCircle(center, radius),
      }),
      form({
        parameters: 'center: Point, P: Point',
        returns: 'Circle',
        doc: 'The circle around a centre through P.',
        example: 'Circle(Point(1, 2), Point(4, 2))',
        evaluate: ({ center, P }) => makeCircle(center, distance(center, P)),
      }),
      form({
        parameters: 'A: Point, B: Point, C: Point',
        returns: 'Circle',
        doc: 'The circle through three points.',
        example: `Circle(${TRIANGLE})`,
        evaluate: circleThrough,
      }),
      form({
        parameters: 'equation: Circle',
        returns: 'Circle',
        doc: 'The circle given by an equation.',
        example: 'Circle(x^2 + y^2 = 4)',
        evaluate: ({ equation }) => equation,
      }),
    ],
  },
  {
    name: 'Circumcircle',
    group: 'circles',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point',
        returns: 'Circle',
        doc: 'The circle through three points.',
        example: `Circumcircle(${TRIANGLE})`,
        evaluate: circleThrough,
      }),
      form({
        parameters: 'polygon: Polygon',
        returns: 'Circle',
        doc: 'The circle through all vertices of a polygon.',
        example: `Circumcircle(Polygon(${TRIANGLE}))`,
        evaluate: ({ polygon }) => circumcircleOf(polygon.vertices),
      }),
    ],
  },
  {
    name: 'Incircle',
    group: 'circles',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point',
        returns: 'Circle',
        doc: 'The circle inside a triangle that touches its sides.',
        example: `Incircle(${TRIANGLE})`,
        evaluate: ({ A, B, C }) => {
          const { center, radius } = incircle(A, B, C);
          return makeCircle(center, radius);
        },
      }),
      form({
        parameters: 'polygon: Polygon',
        returns: 'Circle',
        doc: 'The circle inside a polygon that touches all its edges.',
        example: `Incircle(Polygon(${TRIANGLE}))`,
        evaluate: ({ polygon }) => incircleOf(polygon.vertices),
      }),
    ],
  },
  {
    name: 'Arc',
    group: 'circles',
    signatures: [
      form({
        parameters: 'center: Point, A: Point, B: Point',
        returns: 'Arc',
        doc: 'The arc around a centre that starts at A and runs clockwise to the ray towards B.',
        example: ARC,
        evaluate: ({ center, A, B }) => arcBetween(center, A, B),
      }),
    ],
  },
  {
    name: 'CircumArc',
    group: 'circles',
    styleType: 'CircumArc',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point',
        returns: 'Arc',
        doc: 'The arc from A through B to C.',
        example: 'CircumArc(Point(-1, 0), Point(0, 1), Point(1, 0))',
        evaluate: ({ A, B, C }) => arcThrough(A, B, C),
      }),
    ],
  },
  {
    name: 'Semicircle',
    aliases: ['SemiCircle'],
    group: 'circles',
    styleType: 'Semicircle',
    signatures: [
      form({
        parameters: 'A: Point, B: Point',
        returns: 'Arc',
        doc: 'The half circle from A clockwise to B: it lies on the left of AB.',
        example: 'Semicircle(Point(-2, 0), Point(2, 0))',
        evaluate: ({ A, B }) => semicircle(A, B),
      }),
    ],
  },
  {
    name: 'Sector',
    group: 'circles',
    signatures: [
      form({
        parameters: 'arc: Arc',
        returns: 'Sector',
        doc: 'The sector between an arc and its centre.',
        example: `Sector(${ARC})`,
        evaluate: ({ arc }) => sweptAs('Sector', arc),
      }),
      form({
        parameters: 'center: Point, A: Point, B: Point',
        returns: 'Sector',
        doc: 'The sector of the arc around a centre from A clockwise to the ray towards B.',
        example: 'Sector(Point(0, 0), Point(0, 2), Point(2, 0))',
        evaluate: ({ center, A, B }) => sweptAs('Sector', arcBetween(center, A, B)),
      }),
    ],
  },
  {
    name: 'CircleSegment',
    group: 'circles',
    signatures: [
      form({
        parameters: 'arc: Arc',
        returns: 'CircleSegment',
        doc: 'The part of a disc between an arc and its chord.',
        example: `CircleSegment(${ARC})`,
        evaluate: ({ arc }) => sweptAs('CircleSegment', arc),
      }),
      form({
        parameters: 'center: Point, A: Point, B: Point',
        returns: 'CircleSegment',
        doc: 'The same for the arc around a centre from A clockwise to the ray towards B.',
        example: 'CircleSegment(Point(0, 0), Point(0, 2), Point(2, 0))',
        evaluate: ({ center, A, B }) => sweptAs('CircleSegment', arcBetween(center, A, B)),
      }),
    ],
  },
  {
    name: 'EllipticArc',
    group: 'circles',
    signatures: [
      ...ellipticArcForms('Ellipse', ELLIPSE),
      ...ellipticArcForms('Circle', 'Circle(Point(0, 0), 2)'),
      form({
        parameters: 'center: Point, a: Number, b: Number, from: Number, to: Number',
        returns: 'EllipticArc',
        doc: 'The part of the ellipse with half axes a along x and b along y between two parameters, counterclockwise when `to` is larger.',
        example: 'EllipticArc(Point(0, 0), 3, 2, 0, 90°)',
        evaluate: ({ center, a, b, from, to }) =>
          makeEllipticArc({ center: center, a: a, b: b, rotation: 0 }, from, to - from),
      }),
    ],
  },
];

function ellipticArcForms(type: 'Ellipse' | 'Circle', example: string): readonly Signature[] {
  const whole = (conic: EllipseValue | CircleValue) => {
    return conic.type === 'Ellipse' ? conic : { ...conic, a: conic.radius, b: conic.radius, rotation: 0 };
  };
  return [
    form({
      parameters: `ellipse: ${type}, P: Point, Q: Point`,
      returns: 'EllipticArc',
      doc: 'The part of an ellipse from P clockwise to Q (from the points of the ellipse nearest to them).',
      example: `EllipticArc(${example}, Point(0, 2), Point(3, 0))`,
      evaluate: ({ ellipse, P, Q }) => ellipticArcBetween(whole(ellipse), P, Q),
    }),
    form({
      parameters: `ellipse: ${type}, from: Number, to: Number`,
      returns: 'EllipticArc',
      doc: 'The part of an ellipse between two parameters, counterclockwise when `to` is larger.',
      example: `EllipticArc(${example}, 0, 90°)`,
      evaluate: ({ ellipse, from, to }) => makeEllipticArc(whole(ellipse), from, to - from),
    }),
  ];
}
