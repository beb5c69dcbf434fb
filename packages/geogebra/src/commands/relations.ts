import type { Expr } from '@geoslide/geometry';
import { type Command, type Form, form, template } from './command.js';

/** What counts as nothing. */
const NEAR = '0.00000001';

/** How often a ray to the right from a crosses an edge of the polygon b. */
const CROSSINGS = (() => {
  const [from, to] = ['b.vertex(each_i)', 'b.vertex(each_i % length(Angle(b)) + 1)'];
  const isBetween = `if(${from}.y > a.y, 1, 0) != if(${to}.y > a.y, 1, 0)`;
  const x = `${from}.x + (${to}.x - ${from}.x) * (a.y - ${from}.y) / (${to}.y - ${from}.y)`;
  return `length(Filter(${isBetween} && a.x < ${x}, each_i, Sequence(1, length(Angle(b)))))`;
})();

const inPolygon: Form = {
  ...form('point, polygon', 'boolean', `${CROSSINGS} % 2 == 1`),
  becomes: 'whether a ray from a crosses an odd number of edges of b',
};

const IN_CIRCLE = 'distance(a, b.center) <= b.radius';
const IN_ELLIPSE = 'distance(a, b.focus(1)) + distance(a, b.focus(2)) <= 2 * b.a';

const inConic: Form = {
  takes: ['point', 'conic'],
  becomes: `\`${IN_CIRCLE}\`, or \`${IN_ELLIPSE}\``,
  write: (args) => {
    const [circle, ellipse] = [IN_CIRCLE, IN_ELLIPSE].map((source) => template(source, args)) as [Expr, Expr];
    return [{ kind: 'boolean', tree: circle, better: [circle, ellipse] }];
  },
};

/** Relations that are decided by our own numbers, as exactly as these are. */
export const relationCommands: readonly Command[] = [
  { name: 'IsInteger', forms: [form('number', 'boolean', 'abs(a - round(a)) < 0.00000001')] },
  { name: 'AreCollinear', forms: [form('point, point, point', 'boolean', 'AreCollinear(a, b, c)')] },
  {
    name: 'AreConcurrent',
    forms: [form('linear, linear, linear', 'boolean', `distance(Intersect(a, b, 1), c) < ${NEAR}`)],
  },
  {
    name: 'AreCongruent',
    forms: [
      form('segment, segment', 'boolean', `abs(length(a) - length(b)) < ${NEAR}`),
      form('conic, conic', 'boolean', `abs(a.radius - b.radius) < ${NEAR}`),
    ],
  },
  {
    name: 'AreEqual',
    forms: [
      form('point, point', 'boolean', `distance(a, b) < ${NEAR}`),
      form('number, number', 'boolean', `abs(a - b) < ${NEAR}`),
    ],
  },
  {
    name: 'IsInRegion',
    forms: [inPolygon, inConic],
  },
  {
    name: 'IsTangent',
    forms: [form('linear, conic', 'boolean', `abs(distance(b.center, a) - b.radius) < ${NEAR}`)],
  },
  { name: 'AreConcyclic', forms: [form('point, point, point, point', 'boolean', 'AreConcyclic(a, b, c, d)')] },
  { name: 'AreParallel', forms: [form('linear, linear', 'boolean', 'AreParallel(a, b)')] },
  { name: 'ArePerpendicular', forms: [form('linear, linear', 'boolean', 'ArePerpendicular(a, b)')] },
];
