import { type ListValue, Undefined, type Value, type Vec3 } from '../values.js';

/** The points of a list, those of the plane in z = 0. Throws Undefined for an item that is none. */
export function listPoints(list: Value): Vec3[] {
  return (list as ListValue).items.map((item, i) => {
    if (item.type === 'Point3') return { x: item.x, y: item.y, z: item.z };
    if (item.type === 'Point') return { x: item.x, y: item.y, z: 0 };
    throw new Undefined(`item ${i + 1} of the list is a ${item.type}, not a point`);
  });
}
