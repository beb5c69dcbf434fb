import type * as Words from '../../foreign-words.js';

// What `#foreign-words` is for pages (the condition no-findings): constructors have their own names alone.

export const foreignWord: typeof Words.foreignWord = () => undefined;
export const foreignWords: typeof Words.foreignWords = () => [];
export const hanWords: typeof Words.hanWords = () => [];
