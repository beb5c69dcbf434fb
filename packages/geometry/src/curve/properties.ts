import { parametersOf } from '../form.js';
import { makeNumber, makePoint } from '../plane/make.js';
import type { Property } from '../table.js';
import { type AreaValue, type CurveValue, type NumberValue, Undefined, type Value } from '../values.js';
import { arcLength } from './arc-length.js';
import { areaUnder, unsignedArea } from './area.js';
import { curvePointAt, curveRange } from './at.js';
import { derivative, nthExtremum, nthRoot } from './constructors/functions.js';
import { asFunction } from './scalar.js';

const FUNCTIONS = ['Curve', 'Line'] as const;

const numberAt = (args: readonly Value[], i: number): number => (args[i] as NumberValue).value;

function method(
  name: string,
  of: readonly string[],
  parameters: string,
  returns: string,
  doc: string,
  evaluate: Property['evaluate'],
): Property {
  return { name, of, parameters: parametersOf(parameters), returns, doc, evaluate };
}

function property(
  name: string,
  of: readonly string[],
  returns: string,
  doc: string,
  evaluate: Property['evaluate'],
): Property {
  return { name, of, returns, doc, evaluate };
}

/** Properties and methods of curves, of functions (lines among them) and of areas. */
export const curveProperties: readonly Property[] = [
  property('derivative', FUNCTIONS, 'Curve', 'The exact derivative of a function of x.', (self) => derivative(self)),
  method('at', FUNCTIONS, 'x: Number', 'Number', 'The value of a function of x, or of y for x = g(y).', (self, args) =>
    makeNumber(valueAt(self, numberAt(args, 0))),
  ),
  method(
    'root',
    FUNCTIONS,
    'n: Number',
    'Point',
    'The n-th point of a graph on the x-axis, in order of x.',
    (self, args) => nthRoot(self, numberAt(args, 0)),
  ),
  method(
    'extremum',
    FUNCTIONS,
    'n: Number',
    'Point',
    'The n-th local maximum or minimum of a function, in order of x.',
    (self, args) => nthExtremum(self, numberAt(args, 0)),
  ),
  method(
    'integral',
    FUNCTIONS,
    'a: Number, b: Number',
    'Area',
    'The integral of a function from a to b, with the area that it measures.',
    (self, args) => areaUnder(asFunction(self), numberAt(args, 0), numberAt(args, 1)),
  ),
  property('length', ['Curve'], 'Number', 'The length of a curve with two ends.', (self) =>
    makeNumber(arcLength(self as CurveValue)),
  ),
  property('start', ['Curve'], 'Point', 'The point of a curve at the start of its range.', (self) =>
    endOf(self as CurveValue, 0),
  ),
  property('end', ['Curve'], 'Point', 'The point of a curve at the end of its range.', (self) =>
    endOf(self as CurveValue, 1),
  ),
  property(
    'value',
    ['Area'],
    'Number',
    'The integral: areas where the first function is the smaller one count as negative.',
    (self) => makeNumber(areaOf(self).value),
  ),
  property(
    'area',
    ['Area'],
    'Number',
    'The area between the graphs, positive whichever of them is the upper one.',
    (self) => makeNumber(unsignedArea(areaOf(self))),
  ),
];

function areaOf(self: Value): AreaValue {
  if (self.type !== 'Area') throw new TypeError(`a ${self.type} is no Area`);
  return self;
}

function valueAt(self: Value, argument: number): number {
  const inverse = self.type === 'Curve' && self.form === 'inverse' && self.transform === undefined;
  const { f, min, max } = inverse ? self : asFunction(self);
  const value = argument >= min && argument <= max ? f.at(argument) : Number.NaN;
  if (!Number.isFinite(value)) throw new Undefined(`the function has no value at ${argument}`);
  return value;
}

function endOf(curve: CurveValue, which: 0 | 1): Value {
  const t = curveRange(curve)[which];
  if (!Number.isFinite(t)) throw new Undefined('the curve has no end there; give it a range');
  return makePoint(curvePointAt(curve, t));
}
