// Bounds of what a request may carry. They sit far above real projects (the published ones have at most some
// dozens of objects) and far below what would hold a process for seconds.

/** A project with more slides than this is generated, not drawn; every slide of it is validated. */
export const MAX_SLIDES = 1000;

/** Per slide. Evaluation is at worst quadratic in chains of dependencies; 10 000 still ends within the time limit. */
export const MAX_DEFINITIONS = 10_000;

/** Per slide: a definition has a handful of `?` placeholders. */
export const MAX_UVARS = 4 * MAX_DEFINITIONS;

/** Entries of one list of a style sheet: each definition once, and what deleted ones left behind. */
export const MAX_STYLE_ENTRIES = 2 * MAX_DEFINITIONS;

/** Ids are names that people read beside a point. */
export const MAX_ID_LENGTH = 200;

/** Characters of one expression: a polygon of some thousand literal points. */
export const MAX_SOURCE_LENGTH = 100_000;

/** Characters of one label, text or title: some pages. */
export const MAX_TEXT_LENGTH = 20_000;

/** Characters of a colour, font or other word of a style. */
export const MAX_STYLE_WORD_LENGTH = 1000;

/** Characters of an image's address: a data URI, which the limit of the request body cuts first. */
export const MAX_IMAGE_ADDRESS_LENGTH = 8_000_000;

/** Issues named in one error: more of them help nobody, and the answer stays small. */
export const MAX_ISSUES = 20;
