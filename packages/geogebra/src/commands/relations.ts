import { type Command, form } from './command.js';

/** Relations that are decided by our own numbers, as exactly as these are. */
export const relationCommands: readonly Command[] = [
  { name: 'IsInteger', forms: [form('number', 'boolean', 'abs(a - round(a)) < 0.00000001')] },
  { name: 'AreCollinear', forms: [form('point, point, point', 'boolean', 'AreCollinear(a, b, c)')] },
  { name: 'AreConcyclic', forms: [form('point, point, point, point', 'boolean', 'AreConcyclic(a, b, c, d)')] },
  { name: 'AreParallel', forms: [form('linear, linear', 'boolean', 'AreParallel(a, b)')] },
  { name: 'ArePerpendicular', forms: [form('linear, linear', 'boolean', 'ArePerpendicular(a, b)')] },
];
