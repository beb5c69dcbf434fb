import type { Vec3 } from '../../values.js';
import type { Level } from '../level/settle.js';
import { along, distance, dot, length, sub } from '../vec3.js';
import type { Sheet } from './sheets.js';

/** A function of space that is 0 on a piece of surface and changes its sign there; undefined where there is none. */
export function levelOf(sheet: Sheet): Level | undefined {
  switch (sheet.kind) {
    case 'flat':
      return (p: Vec3) => dot(sheet.normal, p) - sheet.offset;
    case 'ball':
      return (p) => distance(p, sheet.center) - sheet.radius;
    case 'mantle': {
      const { solid, n, slope } = sheet;
      return (p) => {
        const q = sub(p, solid.base);
        const up = dot(q, n);
        return length(along(q, n, -up)) - (solid.radius + slope * up);
      };
    }
    case 'level':
      return sheet.mesh.f;
    case 'net': {
      const { surface } = sheet;
      return surface.level?.f ?? (surface.graph ? (p) => p.z - surface.at(p.x, p.y).z : undefined);
    }
  }
}
