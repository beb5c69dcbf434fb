import { takeSteps } from '@geoslide/geometry';

/** What finding places may take yet, in steps: past it labels stay where they stand. */
export interface Effort {
  left: number;
}

/** A hundredth of what a render may take: labels don’t decide whether a slide is drawn. */
const MOST = 500_000;

/** Measuring draws a slide several times before it is painted. It is enough for figures whose labels can be read. */
const MOST_TO_MEASURE = MOST / 5;

export const newEffort = (isPainted: boolean): Effort => ({ left: isPainted ? MOST : MOST_TO_MEASURE });

export function spend(effort: Effort, steps: number): void {
  effort.left -= steps;
  takeSteps(steps);
}
