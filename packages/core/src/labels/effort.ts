import { takeSteps } from '@geoslide/geometry';

/** What finding places may take yet, in steps: past it labels stay where they stand. */
export interface Effort {
  left: number;
}

/** A thirtieth of what a render may take: labels don’t decide whether a slide is drawn. */
const MOST = 2_000_000;

export const newEffort = (): Effort => ({ left: MOST });

export function spend(effort: Effort, steps: number): void {
  effort.left -= steps;
  takeSteps(steps);
}
