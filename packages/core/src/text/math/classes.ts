/** What KaTeX's style sheet says of classes, as data. https://github.com/KaTeX/KaTeX/blob/v0.19.1/src/styles/katex.scss */

/** Factors of the sizes 1 to 11, `.reset-sizeA.sizeB`. */
export const SIZES = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.44, 1.728, 2.074, 2.488] as const;

export interface FaceChange {
  readonly family?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
}

/** In the style sheet's order: a later class wins. */
export const FACE_CLASSES: readonly (readonly [string, FaceChange])[] = [
  ['textbf', { bold: true }],
  ['textit', { italic: true }],
  ['textrm', { family: 'Main' }],
  ['texttt', { family: 'Typewriter' }],
  ['mathnormal', { family: 'Math', italic: true }],
  ['mathit', { family: 'Main', italic: true }],
  ['mathrm', { italic: false }],
  ['mathbf', { family: 'Main', bold: true }],
  ['boldsymbol', { family: 'Math', bold: true, italic: true }],
  ['amsrm', { family: 'AMS' }],
  ['mathbb', { family: 'AMS' }],
  ['textbb', { family: 'AMS' }],
  ['mathcal', { family: 'Caligraphic' }],
  ['mathfrak', { family: 'Fraktur' }],
  ['textfrak', { family: 'Fraktur' }],
  ['mathboldfrak', { family: 'Fraktur', bold: true }],
  ['textboldfrak', { family: 'Fraktur', bold: true }],
  ['mathtt', { family: 'Typewriter' }],
  ['mathscr', { family: 'Script' }],
  ['textscr', { family: 'Script' }],
  ['mathsf', { family: 'SansSerif' }],
  ['textsf', { family: 'SansSerif' }],
  ['mathboldsf', { family: 'SansSerif', bold: true }],
  ['textboldsf', { family: 'SansSerif', bold: true }],
  ['mathsfit', { family: 'SansSerif', italic: true }],
  ['mathitsf', { family: 'SansSerif', italic: true }],
  ['textitsf', { family: 'SansSerif', italic: true }],
  ['mainrm', { family: 'Main', italic: false }],
];

/** Styles of each family that there is a file for. */
export const FAMILY_STYLES: Readonly<Record<string, readonly string[]>> = {
  AMS: ['Regular'],
  Caligraphic: ['Bold', 'Regular'],
  Fraktur: ['Bold', 'Regular'],
  Main: ['BoldItalic', 'Bold', 'Italic', 'Regular'],
  Math: ['Italic', 'BoldItalic'],
  SansSerif: ['Bold', 'Italic', 'Regular'],
  Script: ['Regular'],
  Size1: ['Regular'],
  Size2: ['Regular'],
  Size3: ['Regular'],
  Size4: ['Regular'],
  Typewriter: ['Regular'],
};

/** Draw nothing and take no room. */
export const SKIPPED = new Set(['katex-strut', 'pstrut', 'vlist-s', 'katex-fix', 'katex-tag', 'eqn-num']);

const MU = 1 / 18;

/** em. */
export interface Spacing {
  readonly margin?: readonly [left: number, right: number];
  readonly padding?: readonly [left: number, right: number];
}

export const SPACINGS: Readonly<Record<string, Spacing>> = {
  'katex-root': { margin: [5 * MU, -10 * MU] },
  'cancel-lap': { margin: [-0.2, -0.2] },
  'cancel-pad': { padding: [0.2, 0.2] },
  angl: { margin: [0, 0.03889] },
  anglpad: { padding: [0.03889, 0.03889] },
  boxpad: { padding: [0.3, 0.3] },
  'x-arrow-pad': { padding: [0.5, 0.5] },
  'cd-arrow-pad': { padding: [0.27778, 0.55556] },
};

export const NULL_DELIMITER_WIDTH = 0.12;

/** Rules that are as wide as the list they stand in; `thickness` em where the style doesn't say. */
export const FULL_WIDTH_RULES: Readonly<Record<string, { readonly dashed: boolean; readonly thickness: number }>> = {
  'frac-line': { dashed: false, thickness: 0.04 },
  'overline-line': { dashed: false, thickness: 0.04 },
  'underline-line': { dashed: false, thickness: 0.04 },
  'katex-hline': { dashed: false, thickness: 0.04 },
  'katex-hdashline': { dashed: true, thickness: 0.04 },
  'katex-sout': { dashed: false, thickness: 0.08 },
};

/** Boxes around a formula, as wide as the list they stand in; `border` em where the style doesn't say. */
export const FRAMES: Readonly<Record<string, { readonly border: number }>> = {
  fbox: { border: 0.04 },
  fcolorbox: { border: 0.04 },
  colorbox: { border: 0 },
  angl: { border: 0.049 },
};

/** Parts of a stretched arrow or brace: where each starts and how wide it is, as shares of the whole. */
export const STRETCHY_PARTS: Readonly<Record<string, readonly [start: number, width: number]>> = {
  'hide-tail': [0, 1],
  'halfarrow-left': [0, 0.502],
  'halfarrow-right': [0.498, 0.502],
  'brace-left': [0, 0.251],
  'brace-center': [0.25, 0.5],
  'brace-right': [0.749, 0.251],
};

/** Set text-align of the children; those after a `>` only of a list that is their direct child. */
export const ALIGNING: Readonly<Record<string, 'left' | 'center' | 'right'>> = {
  mfrac: 'center',
  'x-arrow': 'center',
  mover: 'center',
  munder: 'center',
  msupsub: 'left',
  'svg-align': 'left',
};
export const ALIGNING_LIST: Readonly<Record<string, 'left' | 'center' | 'right'>> = {
  'op-limits': 'center',
  'katex-accent': 'center',
  'col-align-c': 'center',
  'col-align-l': 'left',
  'col-align-r': 'right',
};

/** Shifted by their style's `top`, `bottom` and `left` without moving what is beside them. */
export const SHIFTED = new Set(['delimcenter', 'op-symbol', 'accent-body', 'katex-rule']);

export const LAPS: ReadonlySet<string> = new Set(['llap', 'rlap', 'clap']);

/** Everything else that KaTeX 0.19.1 writes and that its style sheet gives no effect on positions. */
const NEUTRAL = [
  'katex katex-display katex-html katex-base katex-newline mord mop mbin mrel mopen mclose mpunct minner mtight sqrt text',
  'katex-overline katex-underline accentunder mtable delimsizinginner katex-vbox katex-thinbox katex-inner',
  'nobreak allowbreak enclosing katex-smash latin_fallback cyrillic_fallback armenian_fallback',
  'brahmic_fallback georgian_fallback cjk_fallback hangul_fallback katex-overlay accent-full',
];

/** Classes that the layouter looks at elsewhere. */
const HANDLED = [
  'vlist vlist-r vlist-t vlist-t2 katex-sizing fontsize-ensurer delimsizing mult delim-size1 delim-size4',
  'small-op large-op nulldelimiter arraycolsep vertical-separator mspace katex-stretchy reflectbox cd-vert-arrow cd-label-left cd-label-right',
];

/** Every class that is understood: a test fails on any other, so that an upgrade of KaTeX can't drift in silence. */
export const knownClasses = (): ReadonlySet<string> =>
  new Set([
    ...SIZES.flatMap((_, i) => [`size${i + 1}`, `reset-size${i + 1}`]),
    ...FACE_CLASSES.map(([name]) => name),
    ...SKIPPED,
    ...Object.keys(SPACINGS),
    ...Object.keys(FULL_WIDTH_RULES),
    ...Object.keys(FRAMES),
    ...Object.keys(STRETCHY_PARTS),
    ...Object.keys(ALIGNING),
    ...Object.keys(ALIGNING_LIST),
    ...SHIFTED,
    ...LAPS,
    ...[...NEUTRAL, ...HANDLED].join(' ').split(' '),
  ]);
