/**
 * Steps for an object that is painted, beyond those for its ink: its style, its groups and its label's halo take as
 * long.
 */
export const OBJECT_STEPS = 3000;
