import { randomUUID } from 'node:crypto';

// In the bundle in the place of globals that the SDK looks at: to look at Node's own is to load what is behind them.

/** Without it, the SDK takes the streams of Node, which its client gives. */
export const ReadableStream = undefined;
export const Blob = undefined;
export const crypto = { randomUUID };
