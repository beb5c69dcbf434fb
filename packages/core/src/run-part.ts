/** Calls a part of a work, which is synchronous, and gives what it gives: by itself, or within a limit of time. What it throws ends the work. */
export type RunPart = <T>(part: () => T) => T;

/** Nothing but the call. */
export const callPart: RunPart = (part) => part();
