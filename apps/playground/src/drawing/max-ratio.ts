/** Device px per px at most, for all pictures of the page. */
export const MAX_RATIO = 4;
