import type { Kind } from './plain-symbols.js';

const THIN = '0.1667em';
const MEDIUM = '0.2222em';
const THICK = '0.2778em';
/** The space between two kinds of atoms: TeXbook, chapter 18. */
const SPACES: Readonly<Record<Kind, Readonly<Partial<Record<Kind, string>>>>> = {
  mord: { mop: THIN, mbin: MEDIUM, mrel: THICK },
  mop: { mord: THIN, mop: THIN, mrel: THICK },
  mbin: { mord: MEDIUM, mop: MEDIUM, mopen: MEDIUM },
  mrel: { mord: THICK, mop: THICK, mopen: THICK },
  mopen: {},
  mclose: { mop: THIN, mbin: MEDIUM, mrel: THICK },
  mpunct: { mord: THIN, mop: THIN, mrel: THICK, mopen: THIN, mclose: THIN, mpunct: THIN },
};
const TIGHT_THIN = '0.1952em';
/** The same in small rows. */
const TIGHT_SPACES: typeof SPACES = {
  mord: { mop: TIGHT_THIN },
  mop: { mord: TIGHT_THIN, mop: TIGHT_THIN },
  mbin: {},
  mrel: {},
  mopen: {},
  mclose: { mop: TIGHT_THIN },
  mpunct: {},
};

/** How a row is set. All lengths are of its own em: KaTeX's sigma tables. */
export interface RowStyle {
  /** What TeX calls sup2, or sup3 below a fraction's bar. */
  readonly superscript: number;
  /** What TeX calls sub1, and sub2, where there is a superscript, too. */
  readonly subscript: number;
  readonly subscriptBelow: number;
  /** How far a script's baseline is below the top and the bottom of a base of more than a character: TeX's sup_drop and sub_drop in the size of scripts. */
  readonly superscriptDrop: number;
  readonly subscriptDrop: number;
  /** The least gap between two scripts: four times a rule's thickness. */
  readonly gap: number;
  /** The size of scripts and what KaTeX calls that, the strut beside each in its list, and the space to the right of them. */
  readonly script: number;
  readonly sizing: readonly string[];
  readonly strut: number;
  readonly space: number;
  readonly spaces: typeof SPACES;
  readonly isTight: boolean;
}

export const TEXT: RowStyle = {
  superscript: 0.363,
  subscript: 0.15,
  subscriptBelow: 0.247,
  superscriptDrop: 0.353 * 0.7,
  subscriptDrop: 0.071 * 0.7,
  gap: 0.16,
  script: 0.7,
  sizing: ['reset-size6', 'size3'],
  strut: 2.7,
  space: 0.05,
  spaces: SPACES,
  isTight: false,
};
const CRAMPED: RowStyle = { ...TEXT, superscript: 0.289 };
const SMALL: RowStyle = {
  superscript: 0.431,
  subscript: 0.143,
  subscriptBelow: 0.286,
  superscriptDrop: (0.494 * 0.5) / 0.7,
  subscriptDrop: (0.1 * 0.5) / 0.7,
  gap: 0.196,
  script: 0.5 / 0.7,
  sizing: ['reset-size3', 'size1'],
  strut: 2.5,
  space: 0.05 / 0.7,
  spaces: TIGHT_SPACES,
  isTight: true,
};
const SMALL_CRAMPED: RowStyle = { ...SMALL, superscript: 0.286 };

/** How a fraction is set: TeX's num1 and denom1, or num2 and denom2, and the least gap to the bar, em. */
export interface FractionStyle {
  readonly above: RowStyle;
  readonly below: RowStyle;
  readonly up: number;
  readonly down: number;
  readonly gap: number;
}

export const DISPLAYED: FractionStyle = { above: TEXT, below: CRAMPED, up: 0.677, down: 0.686, gap: 0.12 };
export const INLINE: FractionStyle = { above: SMALL, below: SMALL_CRAMPED, up: 0.394, down: 0.345, gap: 0.04 };
