import type { Property } from '../../table.js';
import type { Value, Vec2 } from '../../values.js';
import { nth, number, take } from '../arguments.js';
import { makePoint, makeSegment } from '../make.js';
import { centroidOf, circumcircleOf, edgesOf, incircleOf } from '../polygon.js';
import { method, property } from './property.js';

const verticesOf = (self: Value): readonly Vec2[] => take([self], 0, 'Polygon', 'Polyline').vertices;

export const polygonProperties: readonly Property[] = [
  method(
    'edge',
    'n: Number',
    'Polygon Polyline',
    'Segment',
    'The n-th edge, from the n-th vertex to the next one; a polygon’s last edge closes it.',
    (self, args) => {
      const edges = edgesOf(verticesOf(self));
      const [start, end] = nth(self.type === 'Polyline' ? edges.slice(0, -1) : edges, number(args, 0), 'edge');
      return makeSegment(start, end);
    },
  ),
  method('vertex', 'n: Number', 'Polygon Polyline', 'Point', 'The n-th vertex.', (self, args) =>
    makePoint(nth(verticesOf(self), number(args, 0), 'vertex')),
  ),
  property('centroid', 'Polygon', 'Point', 'The centre of mass of the area.', (self) =>
    makePoint(centroidOf(verticesOf(self))),
  ),
  property('circumcircle', 'Polygon', 'Circle', 'The circle through all vertices.', (self) =>
    circumcircleOf(verticesOf(self)),
  ),
  property('incircle', 'Polygon', 'Circle', 'The circle inside that touches all edges.', (self) =>
    incircleOf(verticesOf(self)),
  ),
];
