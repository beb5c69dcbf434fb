import type { Constructor } from '../../table.js';
import type { Vec2 } from '../../values.js';
import { makePolygon } from '../make.js';
import {
  anticevianTriangle,
  anticomplementaryTriangle,
  cevianTriangle,
  circumcevianTriangle,
  excentralTriangle,
  extouchTriangle,
  intouchTriangle,
  medialTriangle,
  orthicTriangle,
  pedalTriangle,
  tangentialTriangle,
  type Vertices,
} from '../triangles/triangles.js';
import { ofPointAndTriangle, ofTriangle, SCALENE } from './triangle-forms.js';

/** The first vertex of each belongs to A, the second to B, the third to C. */
function derived(name: string, doc: string, vertices: (A: Vec2, B: Vec2, C: Vec2) => Vertices): Constructor {
  return ofTriangle({ name, returns: 'Polygon', doc, make: (A, B, C) => makePolygon(vertices(A, B, C)) });
}

function ofPoint(name: string, doc: string, vertices: typeof pedalTriangle): Constructor {
  return ofPointAndTriangle({
    name,
    returns: 'Polygon',
    doc,
    make: (P, A, B, C) => makePolygon(vertices(P, A, B, C)),
    example: ['Point(2, 1.5)', SCALENE],
  });
}

/** Triangles that belong to a triangle. */
export const triangleConstructors: readonly Constructor[] = [
  derived('MedialTriangle', 'The triangle of the middles of BC, CA, AB.', medialTriangle),
  derived('OrthicTriangle', 'The triangle of the feet of the altitudes from A, B, C.', orthicTriangle),
  derived('IntouchTriangle', 'The triangle of the touch points of the incircle on BC, CA, AB.', intouchTriangle),
  derived('ExtouchTriangle', 'The triangle of the touch points of the excircles on BC, CA, AB.', extouchTriangle),
  derived('ExcentralTriangle', 'The triangle of the excentres opposite A, B, C.', excentralTriangle),
  derived(
    'AnticomplementaryTriangle',
    'The triangle whose sides’ middles are A, B, C; the first vertex lies opposite A.',
    anticomplementaryTriangle,
  ),
  derived(
    'TangentialTriangle',
    'The triangle of the tangents of the circumcircle at A, B, C; the first vertex lies on those at B and C.',
    tangentialTriangle,
  ),
  ofPoint('PedalTriangle', 'The triangle of the feet of P on the lines BC, CA, AB.', pedalTriangle),
  ofPoint('CevianTriangle', 'The triangle of the points where the lines AP, BP, CP meet BC, CA, AB.', cevianTriangle),
  ofPoint('AnticevianTriangle', 'The triangle of which ABC is the cevian triangle of P.', anticevianTriangle),
  ofPoint(
    'CircumcevianTriangle',
    'The triangle of the points where the lines AP, BP, CP meet the circumcircle again.',
    circumcevianTriangle,
  ),
];
