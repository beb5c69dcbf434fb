import type { Parameter } from '../../table.js';

/** `Circle(center: Point, radius: Number)`, as messages and the reference print it. */
export function signatureText(name: string, parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return name;
  const list = parameters.map((parameter) => `${parameter.name}${parameter.optional ? '?' : ''}: ${parameter.type}`);
  return `${name}(${list.join(', ')})`;
}
