/** What a new slide begins with. */
export const EMPTY_SLIDE = 'view -8 .. 8, -5 .. 5 scale 50\n\n';
