import { suggestion } from '@geoslide/protocol';
import { hasFunction } from '../../functions/table.js';
import { constructorMeant, formsOf, isConstructor, properties, propertiesNamed } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { print } from '../../syntax/print.js';
import type { EvaluateContext } from '../../table.js';
import type { Value } from '../../values.js';
import { reader } from '../match-arguments.js';
import { fits } from '../parameter-types.js';
import { orderedCall } from './invented.js';

/**
 * What is said behind a property or method that a value does not have: the call that it is here, the nearest one, or all
 * that there are.
 *
 * @param object What gave the value.
 */
export const nearProperty = (self: Value, name: string, object: Expr | undefined, context: EvaluateContext): string =>
  memberCall(self, name, object, context) ?? nearby(self, name, object);

/** `: write Midpoint(A, B)` for a method that is a constructor here. */
function memberCall(self: Value, name: string, object: Expr | undefined, context: EvaluateContext): string | undefined {
  const args = context.trees;
  const small = name.toLowerCase();
  if (/^[xyz]$/.test(small) && small !== name) return `: write .${small} without brackets`;
  // Of a list, at(2) is an item.
  if (small === 'at' && self.type === 'List') return undefined;
  if (small === 'item') return noItem(self, object, args);
  if (small === 'angle' && self.type === 'Vector' && object?.kind === 'name')
    return `: write atan2(${object.name}.y, ${object.name}.x)`;
  // What has a center tells it.
  if (small === 'center') return ': write .midpoint, or .centroid of a polygon';
  const own = Object.hasOwn(METHODS, small)
    ? METHODS[small]
    : (constructorMeant(name) ?? (hasFunction(name) ? name : undefined));
  const [, word = '', number] = /^(\p{L}+?)_?(\d)$/u.exec(small) ?? [];
  const item = word === 'side' ? 'edge' : word;
  if (number !== undefined && (item === 'edge' || item === 'vertex')) return `: write .${item}(${number})`;
  if (small === 'side') return `: write .edge(${args.length > 0 ? args.map(print).join(', ') : '1'})`;
  // A measure is read as a property: it has no more to say of an object than that.
  const isMeasure = own === name && propertiesNamed(name).length > 0;
  if (own === undefined || isMeasure) return undefined;
  if (object === undefined) return `: write ${own}(…)`;
  const trees = [object, ...args];
  const call = orderedCall(own, { ...context, trees }, reader({ ...context, trees }));
  // `PerpLine(l, P).foot`
  const inner = object.kind === 'call' && isConstructor(own) ? { ...context, trees: object.args } : undefined;
  const withItsArguments = inner && orderedCall(own, inner, reader(inner));
  if (call !== undefined || withItsArguments !== undefined) return `: write ${call ?? withItsArguments}`;
  const form = formsOf(own)?.[0]?.signature;
  return form === undefined ? `: write ${own}(${trees.map(print).join(', ')})` : `: it is written as ${form.example}`;
}

/** For `A[1]`, which is read as the item of a list, of what is none. */
function noItem({ type }: Value, object: Expr | undefined, args: readonly Expr[]): string | undefined {
  if (/^(?:Point|Vector)/.test(type)) {
    const itself = object?.kind === 'name' ? `${object.name} itself, ` : '';
    return `: write ${itself}.x or .y for a coordinate`;
  }
  if (/^Poly/.test(type)) return ': write .vertex(1) for its first corner, .edge(1) for its first side';
  return type === 'Curve' && object?.kind === 'name'
    ? `: write ${object.name}(${args.map(print).join(', ')}) for a value of a function`
    : undefined;
}

/** Methods of other programs by the constructor that is the same. */
const METHODS: Readonly<Record<string, string>> = {
  dist: 'distance',
  distanceto: 'distance',
  perpendicularline: 'PerpLine',
  at: 'Point',
  pointat: 'Point',
  pointon: 'Point',
  tangentat: 'Tangent',
};

/** What others call the properties of distributions, lists and lengths. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  radius: 'length',
  norm: 'length',
  magnitude: 'length',
  size: 'length',
  cdf: 'cumulative',
  pdf: 'density',
  pmf: 'probability',
  ppf: 'quantile',
  inverse: 'quantile',
  inv: 'quantile',
  percentile: 'quantile',
  mu: 'mean',
  sigma: 'stdev',
  std: 'stdev',
  sd: 'stdev',
  expected: 'mean',
  expectation: 'mean',
  erwartungswert: 'mean',
  gradient: 'slope',
};

function nearby(self: Value, name: string, object: Expr | undefined): string {
  if (name === 'value' && self.type === 'Number') return ': it is the number itself, so write it without .value';
  const other = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name]! : undefined;
  if (other !== undefined && propertiesNamed(other).some(({ of }) => of.some((type) => fits(self, type))))
    return `: write ${object?.kind === 'name' ? object.name : ''}.${other}`;
  const known = properties
    .filter((property) => property.of.some((type) => fits(self, type)))
    .map((property) => property.name);
  if (self.type === 'List' && /^(?:second|third|nth|item|get|at)$/.test(name))
    return ': write L(2) for the second item of a list L';
  const near = suggestion(name, known);
  return near !== '' || known.length === 0 ? near : `; it has ${[...new Set(known)].join(', ')}`;
}
