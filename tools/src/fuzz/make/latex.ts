import { finiteNumber } from './numbers.js';
import type { Random } from './random.js';
import { nastyText } from './text.js';

const LEAVES = [
  'x',
  '1',
  '\\alpha',
  '\\infty',
  '\\mathbb R',
  '+',
  '=',
  '\\cdot',
  ',',
  '\\int',
  '\\sum',
  '\\lim',
  "f''",
  '角',
  '\\ ',
  '\\quad',
  '~',
  '\\newline',
  '\\\\',
  '&',
  '\\def\\a{\\a\\a}\\a',
  '\\gdef\\b#1{#1#1}',
  '\\let\\c=\\frac',
  '\\char"41',
  '\\hspace{9999em}',
  '\\tag{1}',
  '\\not=',
  '\\Huge',
  '\\tiny',
  '\\href{javascript:alert(1)}{x}',
  '\\includegraphics{x}',
  '\\htmlClass{a}{b}',
];
const ONE =
  'sqrt vec overline underline hat widehat text textbf mathrm mathcal boxed cancel phantom overbrace underbrace mathop operatorname xrightarrow fbox bcancel overrightarrow mathbf textit smash'.split(
    ' ',
  );
const TWO = 'frac dfrac binom overset underset stackrel textcolor colorbox rule raisebox genfrac'.split(' ');
const ENVIRONMENTS = 'matrix pmatrix cases align aligned array gathered CD split vmatrix smallmatrix rcases'.split(' ');
const DELIMITERS = ['(', ')', '[', ']', '|', '\\{', '\\}', '.', '\\langle', '\\lfloor', '\\Vert', '/'];

const DEEPEST = 5;

/** LaTeX math, mostly right, of commands that KaTeX knows and some that it doesn't. */
export function latex(random: Random, depth = 0): string {
  const part = () => latex(random, depth + 1);
  const kind = random.next();
  if (depth >= DEEPEST || kind < 0.25) return random.pick(LEAVES);
  if (kind < 0.28) return nastyText(random, 4);
  if (kind < 0.45) return `${part()} ${part()}`;
  if (kind < 0.55) return `${part()}${random.pick(['_', '^'])}{${part()}}`;
  if (kind < 0.7) return `\\${random.pick(ONE)}{${part()}}`;
  if (kind < 0.8) return `\\${random.pick(TWO)}{${part()}}{${part()}}`;
  if (kind < 0.88) return `\\left${random.pick(DELIMITERS)} ${part()} \\right${random.pick(DELIMITERS)}`;
  if (kind < 0.9) return `\\rule{${finiteNumber(random)}em}{${finiteNumber(random)}ex}`;
  if (kind < 0.91) return '{'.repeat(random.int(2000)) + part() + '}'.repeat(random.int(2000));
  if (kind < 0.92) return `${random.pick(LEAVES)} `.repeat(random.int(3000));
  const name = random.pick(ENVIRONMENTS);
  const columns = name === 'array' ? '{c|c}' : '';
  return `\\begin{${name}}${columns} ${part()} & ${part()} \\\\ ${part()} \\end{${name}}`;
}
