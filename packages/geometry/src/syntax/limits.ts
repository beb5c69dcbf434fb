/** Longest source of one definition, in UTF-16 units: a list of a thousand points fits. */
export const MAX_SOURCE_LENGTH = 65_536;

/** Deepest nesting of brackets, signs and exponents: the parser recurses about ten calls for each. */
export const MAX_NESTING = 200;

/** Deepest tree: `1 + 1 + …` grows by one for each sign, and every walk of a tree recurses once for each level. */
export const MAX_TREE_DEPTH = 1000;
