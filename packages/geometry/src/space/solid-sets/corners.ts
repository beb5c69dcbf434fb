import type { Vec3 } from '../../values.js';
import { distance } from '../vec3.js';

/** Points of space by number: points that are nearer than the tolerance are one corner, the one that came first. */
export class Corners {
  readonly points: Vec3[] = [];
  readonly #byCell = new Map<number, number[]>();

  constructor(readonly tolerance: number) {}

  /** The number of the corner at a point, a new one where there is none. */
  at(point: Vec3): number {
    const [x, y, z] = [this.#cellsAt(point.x), this.#cellsAt(point.y), this.#cellsAt(point.z)];
    for (const i of x) {
      for (const j of y) {
        for (const k of z) {
          const near = this.#byCell.get(nameOf(i, j, k));
          const known = near?.find((id) => distance(this.points[id]!, point) <= this.tolerance);
          if (known !== undefined) return known;
        }
      }
    }
    const id = this.points.push(point) - 1;
    const name = nameOf(this.#cellOf(point.x), this.#cellOf(point.y), this.#cellOf(point.z));
    const own = this.#byCell.get(name);
    if (own) own.push(id);
    else this.#byCell.set(name, [id]);
    return id;
  }

  #cellOf(value: number): number {
    return Math.floor(value / (CELL * this.tolerance));
  }

  /** The cells in which a near corner may lie, mostly one. */
  #cellsAt(value: number): readonly number[] {
    const [low, high] = [this.#cellOf(value - this.tolerance), this.#cellOf(value + this.tolerance)];
    return low === high ? [low] : [low, high];
  }
}

/** The width of a cell, in tolerances. */
const CELL = 1000;

/** A number for a cell. Cells that share one are told apart by the distances of their corners. */
const nameOf = (i: number, j: number, k: number): number => (i * MANY + j) * MANY + k;
const MANY = 1e5;
