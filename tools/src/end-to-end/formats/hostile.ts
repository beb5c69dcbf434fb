import { type Project, project } from '../../gallery/cell.js';

/** Labels that try to leave their place: to end the document, to read a file, to run a program, to take TeX or a parser down. */
const WORDS = [
  '</svg><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '&amp;&lt;]]>',
  '\\input{secret.txt}',
  '\\text{\\input{secret.txt}}',
  '\\verb|\\input{secret.txt}|',
  '\\newcommand{\\x}{\\input{secret.txt}}\\x',
  '^^5cinput{secret.txt}',
  '\\csname input\\endcsname{secret.txt}',
  '\\openin1=secret.txt',
  '\\write18{touch pwned}',
  '\\immediate\\write18{touch pwned}',
  '\\directlua{os.execute("touch pwned")}',
  '\\special{ps: x}',
  '\\begin{filecontents}{pwned}a\\end{filecontents}',
  '\\includegraphics{secret}',
  '\\href{file:///etc/passwd}{a}',
  '\\catcode`\\%=12',
  '\\def\\a{\\a}\\a',
  '\\char"5C input',
  '%\n\\input{secret.txt}',
  '\u2028\\input{secret.txt}',
  '100% of a & b',
  '}',
  '{',
  '$',
  '#1',
  '\\\\',
  'a_b^c~d',
  "---,,<<>>''``?`",
  'a\u0000b\u0007c\u001bd\ud800e\ufffff',
  'é ñ ß ł ő ş Ω α ≤ ∠ △ ° ² ½ € ™ “ ” – —',
  '日本語 한국어 العربية עברית ไทย 😀 ① ㎡',
  'x'.repeat(2_000),
  '中'.repeat(1000),
  `${'{'.repeat(300)}x${'}'.repeat(300)}`,
  `${'\\sqrt{'.repeat(60)}x${'}'.repeat(60)}`,
  `${'\\underset{'.repeat(8)}a${'}{b}'.repeat(8)}`,
  '\\kern99999pt x',
  '\\rule{9999em}{9999em}',
];

/** An id may not be longer. */
const LONGEST_ID = 200;

/** A project whose ids, labels and texts are all of them. */
export function hostileProject(): Project {
  const definitions: object[] = [];
  const texts: [id: string, style: object][] = [];
  WORDS.forEach((words, i) => {
    const x = (i % 8) * 2 - 8;
    const y = 8 - Math.floor(i / 8) * 2;
    definitions.push({ kind: 'primitive', id: `P${i}`, source: `Point(${x}, ${y})`, label: words });
    const id = `${i}${words}`.slice(0, LONGEST_ID);
    definitions.push({ kind: 'text', id, template: words });
    texts.push([id, { offsetX: x + 0.3, offsetY: y - 0.8, mode: i % 2 === 0 ? 'normal' : 'latex' }]);
  });
  return project({ definitions, uvarMap: [], styleSheet: { texts }, doc: [] });
}
