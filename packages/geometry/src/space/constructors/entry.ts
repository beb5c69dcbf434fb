import type { Constructor, Signature } from '../../table.js';
import type { NumberValue, Point3Value, Vec3 } from '../../values.js';

export function entry(name: string, ...signatures: Signature[]): Constructor {
  return { name, group: 'space', signatures };
}

/** A constructor that files from before it may have a definition of the name of. */
export function added(name: string, ...signatures: Signature[]): Constructor {
  return { ...entry(name, ...signatures), yields: true };
}

export const point = ({ x, y, z }: Vec3): Point3Value => ({ type: 'Point3', x, y, z });
export const number = (value: number): NumberValue => ({ type: 'Number', value });
