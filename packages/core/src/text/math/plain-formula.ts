import type { SpanNode, Style, SymbolNode } from './katex.js';
import { type Atom, atom, atomOf, functionName, isSign, type Kind, NO_STYLE } from './plain-symbols.js';

/** em: what TeX calls sup2, sub1, sub2 and x-height, and the least gap between two scripts, four times a rule's thickness. */
const SUPERSCRIPT = 0.363;
const SUBSCRIPT = 0.15;
const SUBSCRIPT_BELOW = 0.247;
const X_HEIGHT = 0.431;
const LEAST_GAP = 0.16;
/** The size of a script, em. */
const SCRIPT = 0.7;
/** em: the strut beside each script in its list, and the space to the right of scripts. */
const STRUT = 2.7;
const SPACE = 0.05;

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
/** Behind these, or where a formula begins, an operator has one side only and is an ordinary symbol; so it is before those, or where a formula ends. */
const BEFORE_SIGN = new Set<Kind | undefined>([undefined, 'mbin', 'mopen', 'mrel', 'mop', 'mpunct']);
const BEHIND_SIGN = new Set<Kind | undefined>([undefined, 'mrel', 'mclose', 'mpunct']);

/** An atom with what is on it, or a function's name. */
interface Part {
  readonly node: SymbolNode | SpanNode;
  readonly kind: Kind;
}

function span(
  classes: readonly string[],
  children: readonly (SpanNode | SymbolNode)[],
  style: Style = NO_STYLE,
): SpanNode {
  const height = Math.max(0, ...children.map((child) => child.height));
  const depth = Math.max(0, ...children.map((child) => child.depth));
  return { classes, children, height, depth, style, attributes: NO_STYLE };
}

/** A length as KaTeX writes it. */
function em(length: number): string {
  return `${Number(length.toFixed(4))}em`;
}

/** What stands above or below: one character, or some in braces. */
function script(source: string): SpanNode {
  const braced = source.startsWith('{');
  const atoms = (braced ? source.slice(1, -1) : source).match(/\\circ|./g)!.map((one) => atomOf(one)!);
  const parts = braced ? withoutIdleSigns(joined(atoms)) : atoms;
  const small = parts.map(({ node }) => ({ ...node, classes: [...node.classes, 'mtight'] }));
  return scriptOf(braced ? [span(['mord', 'mtight'], small)] : small);
}

function primes(count: number): SpanNode {
  const { node } = atom('′'.repeat(count), 0.55556, 0, ['mord', '', '', 'mtight']);
  return scriptOf([span(['mord', 'mtight'], [node])]);
}

function scriptOf(content: readonly (SpanNode | SymbolNode)[]): SpanNode {
  const sized = span(['katex-sizing', 'reset-size6', 'size3', 'mtight'], content);
  return { ...sized, height: sized.height * SCRIPT, depth: sized.depth * SCRIPT };
}

/** A base of one character with a script or two: TeXbook, appendix G, rule 18. */
function withScripts({ node: base, kind }: Atom, sub: SpanNode | undefined, sup: SpanNode | undefined): SpanNode {
  let up = SUPERSCRIPT;
  let down = 0;
  if (sub && sup) {
    const bottom = up - sup.depth;
    down = SUBSCRIPT_BELOW;
    if (bottom - (sub.height - down) < LEAST_GAP) {
      const rise = Math.max(0, 0.8 * X_HEIGHT - bottom);
      down = LEAST_GAP - bottom + sub.height - rise;
      up += rise;
    }
  } else if (sub) down = Math.max(SUBSCRIPT, sub.height - 0.8 * X_HEIGHT);
  const raised = (content: SpanNode, by: number, style: Style) => {
    const strut = span(['pstrut'], [], { height: em(STRUT) });
    return span([], [strut, content], { top: em(-STRUT - by), ...style, marginRight: em(SPACE) });
  };
  const scripts: SpanNode[] = [];
  if (sub) scripts.push(raised(sub, -down, { marginLeft: em(-base.italic) }));
  if (sup) scripts.push(raised(sup, up, NO_STYLE));
  const height = sup ? up + sup.height : (sub?.height ?? 0) - down;
  const depth = sub ? down + sub.depth : (sup?.depth ?? 0) - up;
  const above = span(['vlist'], scripts, { height: em(height) });
  const list = sub
    ? span(
        ['vlist-t', 'vlist-t2'],
        [
          span(['vlist-r'], [above, span(['vlist-s'], [atom('\u200b', 0, 0, []).node])]),
          span(['vlist-r'], [span(['vlist'], [span([], [])], { height: em(depth) })]),
        ],
      )
    : span(['vlist-t'], [span(['vlist-r'], [above])]);
  return span([kind], [base, span(['msupsub'], [{ ...list, height, depth }])]);
}

/** Makes one of neighbours that KaTeX makes one symbol of: only the last one may have an italic correction. */
function joined(parts: readonly (Atom | Part)[]): Part[] {
  const out: (Atom | Part)[] = [];
  for (const part of parts) {
    const before = out.at(-1);
    if (before !== undefined && 'skew' in before && 'skew' in part && isOne(before, part)) {
      const { node } = before;
      const height = Math.max(node.height, part.node.height);
      const depth = Math.max(node.depth, part.node.depth);
      out[out.length - 1] = {
        ...before,
        node: { ...node, text: node.text + part.node.text, height, depth, italic: part.node.italic },
      };
    } else out.push(part);
  }
  return out;
}

function isOne(a: Atom, b: Atom): boolean {
  const isOperator = a.node.classes.length === 1 && (a.kind === 'mbin' || a.kind === 'mord');
  return (
    !isOperator &&
    a.node.italic === 0 &&
    a.skew === b.skew &&
    a.node.classes.join(' ').trim() === b.node.classes.join(' ').trim()
  );
}

/** Makes ordinary symbols of operators that have one side only. */
function withoutIdleSigns(parts: readonly Part[]): Part[] {
  const out = [...parts];
  for (let i = 0; i <= out.length; i++) {
    const before = out[i - 1];
    const part = out[i];
    if (before?.kind === 'mbin' && BEHIND_SIGN.has(part?.kind)) out[i - 1] = ordinary(before);
    else if (part?.kind === 'mbin' && BEFORE_SIGN.has(before?.kind)) out[i] = ordinary(part);
  }
  return out;
}

const ordinary = ({ node }: Part): Part => ({ node: { ...node, classes: ['mord'] }, kind: 'mord' });

const SUB = '[A-Za-z0-9]|\\{[A-Za-z0-9]+\\}';
const SUP = '[A-Za-z0-9]|\\{[-+A-Za-z0-9]+\\}|\\\\circ(?![A-Za-z])|\\{\\\\circ\\}';
const TOKEN = new RegExp(
  `[ \\t\\r\\n]*(?:(\\\\[A-Za-z]+|[-+*=<>()[\\],:;/A-Za-z0-9.])(?:_(${SUB}))?(?:('{1,3})|\\^(${SUP}))?|$)`,
  'y',
);

interface Token {
  /** Without its scripts. */
  readonly bare: Atom | Part;
  readonly sub: string | undefined;
  readonly primes: string | undefined;
  readonly sup: string | undefined;
}

/** Undefined where something is not plain. */
function tokensOf(source: string): Token[] | undefined {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const [matched, own, sub, primes, sup] = TOKEN.exec(source) ?? [];
    if (matched === undefined) return undefined;
    if (own === undefined) break;
    const bare = functionPart(own) ?? atomOf(own);
    const isBare = sub === undefined && primes === undefined && sup === undefined;
    if (bare === undefined || !(isBare || takesScripts(own, bare))) return undefined;
    tokens.push({ bare, sub, primes, sup });
  }
  return tokens.length === 0 ? undefined : tokens;
}

function functionPart(source: string): Part | undefined {
  const name = functionName(source);
  return name && { node: span(['mop'], name), kind: 'mop' };
}

/** Not names of functions; of signs, only brackets. */
function takesScripts(source: string, bare: Atom | Part): bare is Atom {
  return 'skew' in bare && (!isSign(source) || bare.kind === 'mclose');
}

/** Whether `plainFormula` has a formula. */
export function isPlain(source: string): boolean {
  return tokensOf(source) !== undefined;
}

/**
 * KaTeX's box tree, without the struts, of what most labels are: letters, Latin and Greek, and numbers, with simple scripts, in sums, products, relations and
 * brackets. So most figures are drawn without KaTeX, which is a third of all code and takes the longest to start. Undefined for any other formula.
 */
export function plainFormula(source: string): SpanNode | undefined {
  const tokens = tokensOf(source);
  if (tokens === undefined) return undefined;
  const parts = withoutIdleSigns(joined(tokens.map(partOf)));
  const bases: (SpanNode | SymbolNode)[][] = [[]];
  parts.forEach(({ node, kind }, i) => {
    const base = bases.at(-1)!;
    base.push(node);
    const next = parts[i + 1];
    const space = next && SPACES[kind][next.kind];
    if (space !== undefined) base.push(span(['mspace'], [], { marginRight: space }));
    // Where a line could end.
    if (next && (kind === 'mbin' || kind === 'mrel')) bases.push([]);
  });
  return span(
    ['katex'],
    [
      span(
        ['katex-html'],
        bases.map((base) => span(['katex-base'], base)),
      ),
    ],
  );
}

function partOf({ bare, sub, primes: marks, sup }: Token): Atom | Part {
  const above = marks !== undefined ? primes(marks.length) : sup !== undefined ? script(sup) : undefined;
  if (!('skew' in bare) || (sub === undefined && above === undefined)) return bare;
  return { node: withScripts(bare, sub === undefined ? undefined : script(sub), above), kind: bare.kind };
}
