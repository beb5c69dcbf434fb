import type { foreignForm as ForeignForm } from './foreign-forms.js';

// What `#foreign-forms` is for pages (the condition no-findings): a sign of another language is told, and not how it is
// written here.

export const foreignForm: typeof ForeignForm = () => undefined;
