/** Winding numbers that count as inside, as a mask: any but 0, or the odd ones. */
export const NONZERO = -1;
export const EVENODD = 1;
export type WindingMask = typeof NONZERO | typeof EVENODD;

/** Tells inside from outside, and watches whether outlines overlap. */
export class Winding {
  /** Whether winding numbers were but 0 and one of 1 and -1: then areas can simply be added up. */
  isSimple = true;
  private mask: WindingMask = NONZERO;
  private only = 0;

  begin(mask: WindingMask): void {
    this.mask = mask;
    this.isSimple = true;
    this.only = 0;
  }

  /** 1 where the fill begins as the winding number changes, -1 where it ends, 0 where neither. */
  sign(before: number, after: number): number {
    if (after !== 0 && after !== this.only) {
      if (this.only === 0 && after * after === 1) this.only = after;
      else this.isSimple = false;
    }
    return (this.isInside(after) ? 1 : 0) - (this.isInside(before) ? 1 : 0);
  }

  isInside(number: number): boolean {
    return (number & this.mask) !== 0;
  }
}
