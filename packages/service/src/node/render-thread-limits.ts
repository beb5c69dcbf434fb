import type { ResourceLimits } from 'node:worker_threads';

/** JavaScript heap of a render thread, MB: pixels lie outside of it. A render that needs more is ended. */
export const RENDER_THREAD_LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 320 };
