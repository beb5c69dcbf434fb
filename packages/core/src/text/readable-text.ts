import { formulaSource } from './math/source.js';

/** Commands of school formulas as characters that a screen reader knows. */
const SYMBOLS: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ϵ',
  varepsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  iota: 'ι',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  xi: 'ξ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  upsilon: 'υ',
  phi: 'ϕ',
  varphi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Gamma: 'Γ',
  Delta: 'Δ',
  Theta: 'Θ',
  Lambda: 'Λ',
  Xi: 'Ξ',
  Pi: 'Π',
  Sigma: 'Σ',
  Phi: 'Φ',
  Psi: 'Ψ',
  Omega: 'Ω',
  angle: '∠',
  triangle: '△',
  circ: '°',
  degree: '°',
  perp: '⊥',
  parallel: '∥',
  cdot: '·',
  times: '×',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  cong: '≅',
  sim: '∼',
  infty: '∞',
  to: '→',
  sqrt: '√',
  prime: '′',
  ldots: '…',
  dots: '…',
  in: '∈',
  cap: '∩ ',
  cup: '∪ ',
  setminus: '∖ ',
  quad: ' ',
  qquad: ' ',
};

/** Commands that say how something looks, not what it is. */
const LOOKS = /\\(?:left|right|displaystyle|textstyle)(?![a-zA-Z])/g;
const WORDS = /\\(?:text|mathrm|mathbf|mathit|mathsf|operatorname)[a-z]{0,2}\s*\{([^{}]*)\}/g;
const LETTER_AS_WORD = /\\(?:text|mathrm|mathbf|vec|bar|hat)\s+([a-zA-Z])/g;
const FUNCTION = /\\(sin|cos|tan|ln|log|exp|max|min)(?![a-zA-Z]) ?([\p{L}\d]?)/gu;
const FRACTION = /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g;
const ROOT = /\\sqrt\s*\{([^{}]*)\}/g;
/** `{-90}` of a number with its unit, and `2{,}5`. */
const NUMBER_GROUP = /(?<![_^\\}\p{L}])\{(-?[\d.,]*)\}/gu;

/** The words of a label for a screen reader: LaTeX's commonest commands as characters, the rest as it stands. */
export function readableText(source: string, mode: 'latex' | 'plain'): string {
  if (mode === 'plain') return source;
  const plain = formulaSource(source)
    .replace(LOOKS, '')
    .replace(WORDS, '$1')
    .replace(LETTER_AS_WORD, '$1')
    .replace(FRACTION, (_, above: string, below: string) => `${operand(above)}/${operand(below)}`)
    .replace(ROOT, (_, inner: string) => `√${operand(inner)}`)
    .replace(/\\([a-zA-Z]+)( (?=[a-zA-Z0-9]))?/g, (command, name: string) =>
      Object.hasOwn(SYMBOLS, name) ? SYMBOLS[name]! : command,
    )
    .replace(FUNCTION, (_, name: string, next: string) => (next === '' ? name : `${name} ${next}`))
    .replace(/\\%/g, '%')
    .replace(/\{,\}/g, ',')
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/\^(°|\{°\})/g, '°')
    .replace(/([_^])\{([^{}\\])\}/g, '$1$2')
    .replace(NUMBER_GROUP, '$1')
    .trim();
  // Braces behind a command hold its arguments.
  return plain.includes('\\') ? plain : plain.replace(/(?<![_^])\{([^{}]*)\}/g, '$1');
}

function operand(text: string): string {
  return /^\w*$/.test(text) ? text : `(${text})`;
}
