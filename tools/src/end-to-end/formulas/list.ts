/** Signs of every kind, each of which is drawn in half of the places below. */
const SIGNS =
  'x 1 \\alpha \\Omega \\hbar \\infty \\sum \\int \\bigcup \\lim \\sin \\leq \\neq \\notin \\cong \\to \\implies \\ldots \\cdots \\angle \\triangle \\perp \\parallel \\nabla \\ell \\iff \\pm \\circ \\langle \\Vert \\% °'.split(
    ' ',
  );

const PLACES: readonly ((sign: string) => string)[] = [
  (sign) => `a${sign} b`,
  (sign) => `x_{${sign}}^{${sign}}`,
  (sign) => `\\stackrel{${sign}}{\\color{red}=}`,
  (sign) => `\\boxed{${sign}}\\,\\cancel{${sign}}`,
  (sign) => `\\textcolor{blue}{${sign}}_1'^2`,
  (sign) => `\\text{a $${sign}$ b}`,
];

/** Formulas whose arrows or boxes have another shape in TeX: only that they compile and have ink is held. */
export const SHAPED_BY_TEX: readonly string[] = [
  'A\\xLeftrightarrow[n]{f+g}B\\xLeftrightarrow{}C\\xhookrightarrow[n]{f}D\\xmapsto{g}E',
  '\\xrightarrow[\\colorbox{yellow}{n}]{a}',
];

/** Commands with arguments, environments, and what broke once. */
const OTHERS: readonly string[] = [
  "F_1'^2",
  'x_{\\ldots}',
  '\\overset{\\color{red}a}{\\color{blue}=}',
  '\\mathop{\\color{red}A}\\limits_1^2',
  '\\operatorname*{\\color{red}lcm}\\limits_x',
  '\\text{\\it ab}\\text{\\sf $x$}',
  'a\\text{\\llap{x}}',
  '\\lparen a\\rparen \\notni ∌',
  '\\genfrac{[}{}{0pt}{}{a}{b}',
  '\\rule{18mu}{1em}',
  '\\vec{\\cancel{\\hat{x}}}',
  'a\\bmod b \\pmod{n}',
  'x\\mathrel{\\mathrm{R}}y',
  '\\mathbb{1}\\Bbbk\\mathcal{a}\\mathfrak{\\Omega}',
  '\\Huge x\\tiny y',
  'a\\\\b',
  'x=1\\tag{2}',
  '\\phase{-78}\\angl{n}',
  '\\begin{CD} A @>a>> B \\\\ @VVV @| \\\\ C @= D \\end{CD}',
  '\\begin{dcases} \\frac12 & a \\\\ 2 & b \\end{dcases}',
  '\\begin{alignedat}{2} a&=b & c&=d \\end{alignedat}',
  '\\mathchoice{a}{b}{c}{d}',
  '30°15′20″',
  '✓ ⌒ ℃ ⅓ ∛ ▱ ⊿ ≌',
  '𝐀𝒜𝔅𝔸',
  '\\overgroup{AB}\\utilde{AB}\\overlinesegment{AB}',
  '\\lgroup\\lmoustache',
  '\\verb|a  b|',
  'a\\nleqslant b',
  '\\begin{array}{c:c} a & b \\\\ \\hdashline c & d \\end{array}',
  '\\textcolor{#ff000080}{x}',
  '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}',
  '\\begin{matrix} a & \\cdots \\\\ \\vdots & \\ddots \\end{matrix}',
  '\\begin{cases} 1 & x>0 \\\\ 2 & x<0 \\end{cases}',
  '\\begin{aligned} a &= b \\\\ &= c \\end{aligned}',
  '\\begin{array}{|c|c|} \\hline a & b \\\\ \\hline \\end{array}',
  'a\\kern10pt b\\hspace{1cm}c',
  '\\fbox{a}\\colorbox{yellow}{b}\\fcolorbox{red}{white}{c}',
  '\\sqrt[3]{\\frac{a}{b}}',
  '\\left\\{\\frac{a}{b}\\middle|c\\right]',
  '\\underbrace{a+b}_{n}\\overbrace{c+d}^{m}',
  '\\xrightarrow[a]{b}\\xlongequal{c}\\xtofrom{d}',
  ...SHAPED_BY_TEX,
  '$x>0$',
  '\\(y\\)',
  '\\[z\\]',
  '设 $x>0$，则',
  '\\ce{2H2 + O2 -> 2H2O}',
  '\\ce{SO4^2- + Ba^2+ -> BaSO4 v}',
  '\\pu{123 kJ mol-1}',
  '\\mbox{ab}\\overarc{AB}\\parallelogram ABCD',
  '\\text{x₁ 10⁻³}',
  '\\message{a}x\\show\\x x',
  'a\\textcolor{red}{=}b\\begingroup+\\endgroup c',
  '\\Large{a+b}=c\\le 1',
  '\\Huge x+\\rule{10pt}{1ex}',
  '\\text{1…n}~\\texttt{a b}',
  '\\begin{align}a&=b\\\\\\end{align}',
  'ç\\text{ő}',
  '\\href{http://a.b/%20}{a+}\\htmlClass{x}{b}',
  '\\xrightarrow[\\mathbb x]{a}',
  '\\begin{aligned}\\mathcal{a}&=b\\\\c&=d\\end{aligned}',
  '\\left(a\\to\\right)\\phantom{=}b',
  '\\displaystyle\\mathreflectbox{\\frac ab}',
];

/** A sign in every second place, its neighbours in the others. */
function inPlaces(sign: string, index: number): string[] {
  return PLACES.filter((_, place) => (index + place) % 2 === 0).map((place) => place(sign));
}

/** Formulas that are drawn as PNG and by TeX. */
export function formulas(): readonly string[] {
  return [...OTHERS, ...SIGNS.flatMap(inPlaces)];
}
