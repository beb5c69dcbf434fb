import type { Vec3 } from '../../values.js';
import { distance } from '../vec3.js';

/** Points of space by number: points that are nearer than the tolerance are one corner, the one that came first. */
export class Corners {
  readonly points: Vec3[] = [];
  readonly #byCell = new Map<string, number[]>();

  constructor(readonly tolerance: number) {}

  /** The number of the corner at a point, a new one where there is none. */
  at(point: Vec3): number {
    // Cells are twice as wide as the tolerance, so that what is near lies in one of two cells along each axis.
    const [x, y, z] = [point.x, point.y, point.z].map((value) => this.#cellsNear(value)) as [Cells, Cells, Cells];
    for (const i of x) {
      for (const j of y) {
        for (const k of z) {
          const near = this.#byCell.get(`${i} ${j} ${k}`);
          const known = near?.find((id) => distance(this.points[id]!, point) <= this.tolerance);
          if (known !== undefined) return known;
        }
      }
    }
    const id = this.points.push(point) - 1;
    const own = `${x[0]} ${y[0]} ${z[0]}`;
    this.#byCell.set(own, [...(this.#byCell.get(own) ?? []), id]);
    return id;
  }

  /** The cell of a coordinate, and the neighbour that it is nearer to. */
  #cellsNear(value: number): Cells {
    const place = value / (2 * this.tolerance);
    const own = Math.floor(place);
    return [own, place - own < 0.5 ? own - 1 : own + 1];
  }
}

type Cells = readonly [number, number];
