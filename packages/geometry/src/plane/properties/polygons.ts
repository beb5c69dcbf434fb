import { takeSteps } from '../../functions/steps.js';
import { property } from '../../property.js';
import type { Property } from '../../table.js';
import type { ValueOf } from '../../value-types.js';
import { nth } from '../arguments.js';
import { makeList, makePoint, makeSegment } from '../make.js';
import { centroidOf, circumcircleOf, edgesOf, incircleOf } from '../polygon.js';

/** Steps for an item of the list of vertices. */
const VERTEX_STEPS = 100;

/** The ends of the edges; the last one of a polygon closes it. */
const ownEdges = ({ type, vertices }: ValueOf<'Polygon' | 'Polyline'>) =>
  edgesOf(vertices).slice(0, type === 'Polyline' ? -1 : undefined);

export const polygonProperties: readonly Property[] = [
  property({
    name: 'edge',
    of: ['Polygon', 'Polyline'],
    parameters: 'n: Number',
    returns: 'Segment',
    doc: 'The n-th edge, from the n-th vertex to the next one; a polygon’s last edge closes it.',
    evaluate: (self, { n }) => makeSegment(...nth(ownEdges(self), n, 'edge')),
  }),
  property({
    name: 'edges',
    of: ['Polygon', 'Polyline'],
    returns: 'List',
    doc: 'All edges, in order, as segments; `T.edges` of a list of triangles are lists.',
    evaluate: (self) => {
      takeSteps(VERTEX_STEPS * self.vertices.length);
      return makeList(ownEdges(self).map((ends) => makeSegment(...ends)));
    },
  }),
  property({
    name: 'vertex',
    of: ['Polygon', 'Polyline'],
    parameters: 'n: Number',
    returns: 'Point',
    doc: 'The n-th vertex.',
    evaluate: (self, { n }) => makePoint(nth(self.vertices, n, 'vertex')),
  }),
  property({
    name: 'vertices',
    of: ['Polygon', 'Polyline'],
    returns: 'List',
    doc: 'All vertices, in order.',
    evaluate: ({ vertices }) => {
      takeSteps(VERTEX_STEPS * vertices.length);
      return makeList(vertices.map(makePoint));
    },
  }),
  property({
    name: 'centroid',
    of: ['Polygon'],
    returns: 'Point',
    doc: 'The centre of mass of the area.',
    evaluate: (self) => makePoint(centroidOf(self.vertices)),
  }),
  property({
    name: 'circumcircle',
    of: ['Polygon'],
    returns: 'Circle',
    doc: 'The circle through all vertices.',
    evaluate: (self) => circumcircleOf(self.vertices),
  }),
  property({
    name: 'incircle',
    of: ['Polygon'],
    returns: 'Circle',
    doc: 'The circle inside that touches all edges.',
    evaluate: (self) => incircleOf(self.vertices),
  }),
];
