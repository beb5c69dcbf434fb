/** Winding numbers that count as inside, as a mask: any but 0, or the odd ones. */
export const NONZERO = -1;
export const EVENODD = 1;
export type WindingMask = typeof NONZERO | typeof EVENODD;

/** Tells inside from outside. */
export class Winding {
  private mask: WindingMask = NONZERO;

  begin(mask: WindingMask): void {
    this.mask = mask;
  }

  /** 1 where the fill begins as the winding number changes, -1 where it ends, 0 where neither. */
  sign(before: number, after: number): number {
    return (this.isInside(after) ? 1 : 0) - (this.isInside(before) ? 1 : 0);
  }

  isInside(number: number): boolean {
    return (number & this.mask) !== 0;
  }
}
