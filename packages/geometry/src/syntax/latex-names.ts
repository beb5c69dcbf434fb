/** LaTeX names of Greek letters; those that look like Latin ones have none. */
const greekNames: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'varepsilon',
  ϵ: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ϑ: 'vartheta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  ς: 'varsigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'varphi',
  ϕ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
  Γ: 'Gamma',
  Δ: 'Delta',
  Θ: 'Theta',
  Λ: 'Lambda',
  Ξ: 'Xi',
  Π: 'Pi',
  Σ: 'Sigma',
  Υ: 'Upsilon',
  Φ: 'Phi',
  Ψ: 'Psi',
  Ω: 'Omega',
};

const GREEK_NAMES: ReadonlySet<string> = new Set(Object.values(greekNames));

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Plain text as the argument of `\text`. */
export function escapeText(text: string): string {
  return text.replace(/[\\~^{}$&#%_]/g, (character) => SPECIAL[character] ?? `\\${character}`);
}

/** An identifier in math: `A'`, `f_1` as `f_{1}`, `alpha` and `α` as `\alpha`, longer words upright, other scripts as text. */
export function latexName(id: string): string {
  const [, stem = '', primes = ''] = /^(.*?)('*)$/su.exec(id) ?? [];
  const [base = '', ...subscripts] = splitSubscripts(stem);
  const subscript = subscripts.filter((part) => part !== '').map(latexWord);
  return `${latexWord(base)}${subscript.length === 0 ? '' : `_{${subscript.join(',')}}`}${primes}`;
}

function splitSubscripts(stem: string): string[] {
  const plain = stem.replace(/[₀-₉]+/gu, (digits) => `_${[...digits].map(subscriptDigit).join('')}`);
  return plain.split('_');
}

function subscriptDigit(digit: string): string {
  return String(digit.codePointAt(0)! - '₀'.codePointAt(0)!);
}

function latexWord(word: string): string {
  const greek = Object.hasOwn(greekNames, word) ? greekNames[word] : undefined;
  if (greek !== undefined) return `\\${greek}`;
  if (GREEK_NAMES.has(word)) return `\\${word}`;
  if (word === '∞') return '\\infty';
  if (/^(?:[A-Za-z]?\d*)$/.test(word)) return word;
  return /^[A-Za-z\d]+$/.test(word) ? `\\mathrm{${word}}` : `\\text{${escapeText(word)}}`;
}
