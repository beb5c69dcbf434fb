import type {
  contentMeant as ContentMeant,
  findingsOf as Findings,
  sourceRemedy as SourceRemedy,
  unseenOf as Unseen,
} from './of-a-render.js';

// What `#findings` is for pages (the condition no-findings): the author of a figure has checked it, and the checks
// weigh a hundredth of all scripts.

export const findingsOf: typeof Findings = () => [];
export const unseenOf: typeof Unseen = () => [];
export const sourceRemedy: typeof SourceRemedy = () => undefined;
export const contentMeant: typeof ContentMeant = () => undefined;
