import type { otherForms as OtherForms } from './other-forms.js';

// What `#other-forms` is for pages (the condition no-findings): an unknown name is told as such.

export const otherForms: typeof OtherForms = {};
