/** Definitions of one slide: twice the largest file that must stay fast. */
export const MAX_DEFINITIONS = 10_000;

/** Items of a list, nested ones counted one by one. */
export const MAX_LIST_LENGTH = 10_000;

/** Nodes of a function after all that it names is put into it: functions of functions grow exponentially. */
export const MAX_CLOSED_NODES = 20_000;

/** Levels of such a function: every walk of a tree recurses once for each. */
export const MAX_CLOSED_DEPTH = 1_000;

/** Steps (`functions/steps.ts`) that the functions of one definition may take: half a second or less, and more than twice what the hardest honest ones need. */
export const MAX_STEPS = 36_000_000;

/** The same for all definitions of a slide. */
export const MAX_SLIDE_STEPS = 38_000_000;
