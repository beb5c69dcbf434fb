import { makeNumber, makePoint } from '../plane/make.js';
import { signedArea } from '../plane/polygon.js';
import { property } from '../property.js';
import type { Property } from '../table.js';
import { type CurveValue, type PointValue, Undefined, type Value } from '../values.js';
import { arcLength } from './arc-length.js';
import { curvePointAt, curveRange } from './at.js';
import { derivative, nthExtremum, nthRoot } from './constructors/functions.js';
import { areaUnder, outlineLength, unsignedArea } from './regions/area.js';
import { areaInside } from './regions/enclosure.js';
import { regionArea } from './regions/region-area.js';
import { regionPerimeter } from './regions/region-perimeter.js';
import { asFunction } from './scalar.js';

const FUNCTIONS = ['Curve', 'Line'] as const;

/** Properties and methods of curves, of functions (lines among them) and of areas. */
export const curveProperties: readonly Property[] = [
  property({
    name: 'derivative',
    of: FUNCTIONS,
    returns: 'Curve',
    doc: 'The exact derivative of a function of x.',
    evaluate: (self) => derivative(self),
  }),
  property({
    name: 'at',
    of: FUNCTIONS,
    parameters: 'x: Number',
    returns: 'Number',
    doc: 'The value of a function of x, or of y for x = g(y).',
    evaluate: (self, { x }) => makeNumber(valueAt(self, x)),
  }),
  property({
    name: 'root',
    of: FUNCTIONS,
    parameters: 'n: Number',
    returns: 'Point',
    doc: 'The n-th point of a graph on the x-axis, in order of x.',
    evaluate: (self, { n }) => nthRoot(self, n),
  }),
  property({
    name: 'extremum',
    of: FUNCTIONS,
    parameters: 'n: Number',
    returns: 'Point',
    doc: 'The n-th local maximum or minimum of a function, in order of x.',
    evaluate: (self, { n }) => nthExtremum(self, n),
  }),
  property({
    name: 'integral',
    of: FUNCTIONS,
    parameters: 'a: Number, b: Number',
    returns: 'Area',
    doc: 'The integral of a function from a to b, with the area that it measures.',
    evaluate: (self, { a, b }) => areaUnder(asFunction(self), a, b),
  }),
  property({
    name: 'length',
    of: ['Curve'],
    returns: 'Number',
    doc: 'The length of a curve with two ends.',
    evaluate: (self) => makeNumber(arcLength(self)),
  }),
  property({
    name: 'start',
    of: ['Curve'],
    returns: 'Point',
    doc: 'The point of a curve at the start of its range.',
    evaluate: (self) => endOf(self, 0),
  }),
  property({
    name: 'end',
    of: ['Curve'],
    returns: 'Point',
    doc: 'The point of a curve at the end of its range.',
    evaluate: (self) => endOf(self, 1),
  }),
  property({
    name: 'perimeter',
    of: ['Area'],
    returns: 'Number',
    doc: 'The length of the outline: of the graphs and of the straight sides between them.',
    evaluate: (self) => makeNumber(outlineLength(self)),
  }),
  property({
    name: 'value',
    of: ['Area', 'Enclosure', 'RiemannSum'],
    returns: 'Number',
    doc: 'The integral, or the sum: areas where the first function is the smaller one count as negative.',
    evaluate: (self) => makeNumber(self.value),
  }),
  property({
    name: 'area',
    of: ['Area'],
    returns: 'Number',
    doc: 'The area between the graphs, positive whichever of them is the upper one.',
    evaluate: (self) => makeNumber(unsignedArea(self)),
  }),
  property({
    name: 'area',
    of: ['Enclosure'],
    returns: 'Number',
    doc: 'The same without its sign.',
    evaluate: ({ value }) => makeNumber(Math.abs(value)),
  }),
  property({
    name: 'area',
    of: ['RiemannSum'],
    returns: 'Number',
    doc: 'The areas of all pieces, added up without their signs.',
    evaluate: ({ pieces }) => makeNumber(pieces.reduce((sum, piece) => sum + Math.abs(signedArea(piece)), 0)),
  }),
  property({
    name: 'area',
    of: ['Curve'],
    returns: 'Number',
    doc: 'The area inside a curve that ends where it begins; what it winds around in opposite directions counts against each other.',
    evaluate: (self) => makeNumber(areaInside(self)),
  }),
  property({
    name: 'area',
    of: ['Region'],
    returns: 'Number',
    doc: 'The area of a region that has an end, to about ten digits.',
    evaluate: (self) => makeNumber(regionArea(self)),
  }),
  property({
    name: 'perimeter',
    of: ['Region'],
    returns: 'Number',
    doc: 'The length of the border of a region that has an end, with that of its holes.',
    evaluate: (self) => makeNumber(regionPerimeter(self)),
  }),
  property({
    name: 'contains',
    of: ['Region'],
    parameters: 'P: Point',
    returns: 'Boolean',
    doc: 'Whether a point lies inside of a region, or on an edge that belongs to it.',
    evaluate: ({ f, edges }, { P }) => {
      const value = f.at(P.x, P.y);
      const belongs = () => edges.every((edge) => !edge.strict || edge.f.at(P.x, P.y) !== 0);
      return { type: 'Boolean', value: value > 0 || (value === 0 && belongs()) };
    },
  }),
];

function valueAt(self: Value, argument: number): number {
  const inverse = self.type === 'Curve' && self.form === 'inverse' && self.transform === undefined;
  const { f, min, max } = inverse ? self : asFunction(self);
  const value = argument >= min && argument <= max ? f.at(argument) : Number.NaN;
  if (!Number.isFinite(value)) throw new Undefined(`the function has no value at ${argument}`);
  return value;
}

function endOf(curve: CurveValue, which: 0 | 1): PointValue {
  const t = curveRange(curve)[which];
  if (!Number.isFinite(t)) throw new Undefined('the curve has no end there; give it a range');
  return makePoint(curvePointAt(curve, t));
}
