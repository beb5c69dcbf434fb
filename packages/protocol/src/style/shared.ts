// What several kinds of styles have in common.

export const LINE_DASHES = ['solid', 'dashed', 'dotted', 'dashdot'] as const;

export const ARROW_STYLES = ['filled_stealth', 'stealth', 'triangle', 'open', 'none'] as const;

export const DISTANCE_MODES = ['auto', 'half_pi', 'custom'] as const;

/** Wider lines than this would cover any figure; keeps joins and margins finite. */
const MAX_LINE_WIDTH = 1000;

/** px: nothing larger is read as text. */
const MAX_FONT_SIZE = 1000;

export const percent = { type: 'number', min: 0, max: 100, default: 100 } as const;
export const lineWidth = { type: 'number', min: 0, max: MAX_LINE_WIDTH, doc: 'px.' } as const;
export const fontSize = { type: 'number', min: 0, max: MAX_FONT_SIZE, doc: 'px of one em.' } as const;

/** The distance of two ticks or lines is more than 0. */
export const distance = { type: 'number', min: Number.MIN_VALUE } as const;

export const hidden = { type: 'boolean', default: false, doc: 'Leaves it out.' } as const;

export const font = {
  type: 'text',
  named: ['sans-serif', 'serif', 'monospace', 'Times New Roman', 'KaTeX_Math'],
  doc: 'The font. Characters that it lacks, such as Chinese ones, come from the bundled Noto fonts.',
} as const;

export const lang = {
  type: 'language',
  doc: 'The language as a tag such as `ja`, `zh` or `ko`; without it that of the slide. In Japanese, characters that Chinese has too take their Japanese forms.',
  shown: ['zh', 'ja'],
} as const;

export const screenFixed = {
  type: 'boolean',
  default: false,
  doc: 'Counts the place in px from the upper left corner of the picture.',
} as const;
