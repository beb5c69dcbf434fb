import { type Context, command, inner, join, kept, unspaced } from './context.js';
import { printArgument, printList } from './lists.js';
import type { MathNode, NodeOf } from './nodes.js';

/** What takes its indices without braces around it. */
const NUCLEI: ReadonlySet<string> = new Set([
  'mathord',
  'atom',
  'op',
  'operatorname',
  'ordgroup',
  'leftright',
  'horizBrace',
  'delimsizing',
  'font',
  'accent',
  'mclass',
  'text',
  'overline',
  'underline',
  'sqrt',
  'xArrow',
]);

/** Accents that LaTeX builds of boxes. */
const ACCENTS_OF_BOXES = /^\\over/;

/** Indices: primes, subscript, superscript; \overset and \underset are indices of an operator to KaTeX. */
export function printSupSub(node: NodeOf<'supsub'>, context: Context): string {
  const { base, sup, sub } = node;
  if (base?.type === 'op' && base.suppressBaseShift) {
    const body = printList(base.body ?? [], inner(context, 'math', true));
    const script = printArgument((sup ?? sub)!, unspaced(inner(context, 'math', true)));
    return command(sup ? '\\overset' : '\\underset', kept(script), kept(body));
  }
  const primes = countPrimes(sup);
  const rest = sup?.type === 'ordgroup' ? sup.body.slice(primes) : [];
  const marks = "'".repeat(primes);
  const below = sub ? [`_${script(sub, context)}`] : [];
  // TeX reads what follows the primes as the end of the same superscript.
  const pieces = [printBase(base, context), ...(rest.length > 0 ? [...below, marks] : [marks, ...below])];
  if (sup && primes === 0) pieces.push(`^${script(sup, context)}`);
  else if (rest.length > 0) pieces.push(`^{${printList(rest, inner(unspaced(context)))}}`);
  return join(pieces);
}

function printBase(base: MathNode | null, context: Context): string {
  if (base === null) return '{}';
  const source = context.print(base, inner(context));
  // amsmath's arrow over letters is no atom: an index without braces would stand beside the letters alone.
  if (base.type === 'accent' && ACCENTS_OF_BOXES.test(base.label)) return `{${source}}`;
  const single = /^(?:\\[a-zA-Z]+|[^\\{}^_&~])$/.test(source);
  return single || NUCLEI.has(base.type) ? source : `{${source}}`;
}

function countPrimes(sup: MathNode | undefined): number {
  if (sup?.type !== 'ordgroup') return 0;
  const end = sup.body.findIndex((node) => node.type !== 'textord' || node.text !== '\\prime');
  return end < 0 ? sup.body.length : end;
}

/** Commands that are one character to TeX. Others, such as \ldots, are several. */
const SINGLE =
  /^(?:[a-zA-Z0-9]|\\(?:alpha|beta|gamma|delta|epsilon|varepsilon|theta|lambda|mu|pi|rho|sigma|tau|phi|varphi|psi|omega|infty|circ|ast|perp|parallel|triangle))$/;

/** An index: in braces, unless it is one character or one symbol. */
function script(node: MathNode, context: Context): string {
  const source = printArgument(node, unspaced(context));
  const single = node.type === 'ordgroup' ? node.body.length === 1 && node.body[0]! : node;
  const isSymbol = single && ['mathord', 'textord', 'atom'].includes(single.type);
  return isSymbol && SINGLE.test(source) ? source : `{${source}}`;
}
