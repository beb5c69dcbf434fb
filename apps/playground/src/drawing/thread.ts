/**
 * The thread that draws. The page names this module first: the thread loads while the rest of the page is set up, which
 * on two cores takes none of the time to the first picture.
 */
export const thread = new Worker(new URL('./render-thread.ts', import.meta.url), { type: 'module' });
