import type * as hints from './json-hints.js';

// What `#json-hints` is for pages (the condition no-findings): a sign is told without what to do.

export const habitHint: typeof hints.habitHint = () => '';
export const restHint: typeof hints.restHint = () => '';
export const keyHint: typeof hints.keyHint = () => '';
export const stringHint: typeof hints.stringHint = () => '';
export const startHint: typeof hints.startHint = () => '';
export const escapeHint: typeof hints.escapeHint = () => '';
export const commaHint: typeof hints.commaHint = () => '';
export const keysInstead: typeof hints.keysInstead = () => '';
export const valueHint: typeof hints.valueHint = () => '';
