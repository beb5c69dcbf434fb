import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import type { Vec2 } from '../../values.js';
import { requireWhole } from '../arguments.js';
import { makePoint } from '../make.js';
import { isogonalConjugate, isotomicConjugate } from '../triangles/barycentric.js';
import { arcMidpoint, excircle } from '../triangles/circles.js';
import { CENTER_COUNT, triangleCenter } from '../triangles/kimberling.js';
import { bisectorFoot } from '../triangles/lines.js';
import { brocardPoint, fermatPoint, isodynamicPoint } from '../triangles/points.js';
import { fromVertex, ofPointAndTriangle, ofTriangle, SCALENE } from './triangle-forms.js';

const requireCenter = (n: number) => requireWhole(n, 1, CENTER_COUNT, 'the number of a triangle centre');

function pointOfTriangle(name: string, doc: string, center: (A: Vec2, B: Vec2, C: Vec2) => Vec2): Constructor {
  return ofTriangle({ name, returns: 'Point', doc, make: (A, B, C) => makePoint(center(A, B, C)) });
}

const kimberling = (name: string, n: number, doc: string): Constructor =>
  pointOfTriangle(name, doc, (A, B, C) => triangleCenter(A, B, C, n));

/** A constructor of one of two points. */
function numbered(name: string, doc: string, point: typeof brocardPoint): Constructor {
  return {
    name,
    group: 'triangles',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point, n: Number',
        returns: 'Point',
        doc,
        example: `${name}(${SCALENE}, 1)`,
        evaluate: ({ A, B, C, n }) => makePoint(point(A, B, C, n)),
      }),
    ],
  };
}

function conjugate(name: string, doc: string, conjugateOf: typeof isogonalConjugate): Constructor {
  return ofPointAndTriangle({
    name,
    returns: 'Point',
    doc,
    make: (P, A, B, C) => makePoint(conjugateOf(P, A, B, C)),
    example: ['Point(2, 2)', SCALENE],
  });
}

const opposite = pointOfTriangle(
  'Excenter',
  'The centre of the circle that touches BC and the prolongations of the other two sides.',
  (A, B, C) => excircle(A, B, C).center,
);

const excenter: Constructor = {
  ...opposite,
  signatures: [
    ...opposite.signatures,
    form({
      parameters: 'A: Point, B: Point, C: Point, n: Number',
      returns: 'Point',
      doc: 'The excentre opposite the n-th vertex: 1 is that opposite A.',
      example: `Excenter(${SCALENE}, 2)`,
      evaluate: ({ A, B, C, n }) => makePoint(excircle(...fromVertex(A, B, C, n)).center),
    }),
  ],
};

/** Points that belong to a triangle. */
export const triangleCenterConstructors: readonly Constructor[] = [
  {
    name: 'TriangleCenter',
    aliases: ['TriangleCentre'],
    group: 'triangles',
    signatures: [
      form({
        parameters: 'A: Point, B: Point, C: Point, n: Number',
        returns: 'Point',
        doc: 'The centre X(n) of Kimberling’s Encyclopedia of Triangle Centers, n from 1 to 100: 1 incentre, 2 centroid, 3 circumcentre, 4 orthocentre, 5 nine-point centre, 6 symmedian point, 7 Gergonne, 8 Nagel, 9 mittenpunkt, 10 Spieker, 11 Feuerbach, 13 and 14 isogonic centres, 15 and 16 isodynamic points, 17 and 18 Napoleon points, 20 de Longchamps, 21 Schiffler, 22 Exeter, 40 Bevan, 54 Kosnita, 98 Tarry, 99 Steiner.',
        example: `TriangleCenter(${SCALENE}, 6)`,
        evaluate: ({ A, B, C, n }) => {
          requireCenter(n);
          return makePoint(triangleCenter(A, B, C, n));
        },
      }),
    ],
  },
  excenter,
  kimberling('NinePointCenter', 5, 'The centre of the nine-point circle, X(5).'),
  kimberling('SymmedianPoint', 6, 'Where the symmedians of a triangle meet: the Lemoine point X(6).'),
  kimberling('GergonnePoint', 7, 'Where the lines from the vertices to the touch points of the incircle meet, X(7).'),
  kimberling('NagelPoint', 8, 'Where the lines from the vertices to the touch points of the excircles meet, X(8).'),
  kimberling('SpiekerCenter', 10, 'The centre of mass of the triangle’s outline, X(10).'),
  kimberling('FeuerbachPoint', 11, 'Where the incircle touches the nine-point circle, X(11).'),
  pointOfTriangle(
    'FermatPoint',
    'The point with the least sum of distances from the vertices: all sides are seen from it at 120°; it is the vertex of an angle of 120° or more.',
    fermatPoint,
  ),
  numbered(
    'BrocardPoint',
    'The Brocard point P: n = 1 has equal angles PAB, PBC, PCA, n = 2 equal angles PBA, PCB, PAC.',
    brocardPoint,
  ),
  numbered(
    'IsodynamicPoint',
    'Where the circles of Apollonius of a triangle meet: n = 1 inside the circumcircle, X(15), n = 2 outside, X(16).',
    isodynamicPoint,
  ),
  conjugate(
    'IsogonalConjugate',
    'The point where the lines PA, PB, PC meet, each mirrored in the bisector of the angle at its vertex.',
    isogonalConjugate,
  ),
  conjugate(
    'IsotomicConjugate',
    'The point where the lines PA, PB, PC meet, the foot of each mirrored in the middle of its side.',
    isotomicConjugate,
  ),
  pointOfTriangle('BisectorFoot', 'Where the bisector of the angle at A meets BC.', bisectorFoot),
  pointOfTriangle('ArcMidpoint', 'The middle of the arc BC of the circumcircle on which A does not lie.', arcMidpoint),
];
