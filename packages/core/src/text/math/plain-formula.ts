import type { SpanNode, SymbolNode } from './katex.js';
import { em, type Raised, smaller, span, stacked, tight } from './plain-boxes.js';
import { DISPLAYED, type FractionStyle, INLINE, type RowStyle, TEXT } from './plain-styles.js';
import {
  type Atom,
  atom,
  atomOf,
  functionName,
  isSign,
  type Kind,
  NO_STYLE,
  TEXT_CHARACTERS,
  textAtoms,
} from './plain-symbols.js';

/** em: TeX's x-height. */
const X_HEIGHT = 0.431;
/** em: the thickness of a fraction's bar and the height of its middle, and the strut beside each part. */
const BAR = 0.04;
const AXIS = 0.25;
const FRACTION_STRUT = 3;

/** Behind these, or where a formula begins, an operator has one side only and is an ordinary symbol; so it is before those, or where a formula ends. */
const BEFORE_SIGN = new Set<Kind | undefined>([undefined, 'mbin', 'mopen', 'mrel', 'mop', 'mpunct']);
const BEHIND_SIGN = new Set<Kind | undefined>([undefined, 'mrel', 'mclose', 'mpunct']);

/** An atom with what is on it, or a function's name. */
interface Part {
  readonly node: SymbolNode | SpanNode;
  readonly kind: Kind;
}

/** What stands above or below: one character, or some characters and commands in braces, or a text in braces. */
function script(source: string, style: RowStyle): SpanNode {
  const braced = source.startsWith('{');
  const text = braced ? textPart(source.slice(1, -1)) : undefined;
  if (text !== undefined) return smaller([span(['mord', 'mtight'], [tightened(text.node)])], style);
  const atoms = source.match(IN_SCRIPT)!.map((one) => atomOf(one)!);
  const parts = braced ? withoutIdleSigns(joined(atoms, true)) : atoms;
  const small = parts.map(({ node }) => tight(node));
  return smaller(braced ? [span(['mord', 'mtight'], small)] : small, style);
}

function primes(count: number, style: RowStyle): SpanNode {
  const { node } = atom('′'.repeat(count), 0.55556, 0, ['mord', '', '', 'mtight']);
  return smaller([span(['mord', 'mtight'], [node])], style);
}

/** A character, a function's name or a text with a script or two: TeXbook, appendix G, rule 18. */
function withScripts(
  { node, kind }: Atom | Part,
  sub: SpanNode | undefined,
  sup: SpanNode | undefined,
  style: RowStyle,
): SpanNode {
  const base = style.isTight ? tightened(node) : node;
  const isWord = !('text' in base);
  const least = isWord ? base.depth + style.subscriptDrop : 0;
  let up = Math.max(style.superscript, isWord ? base.height - style.superscriptDrop : 0);
  let down = 0;
  if (sub && sup) {
    const bottom = up - sup.depth;
    down = Math.max(style.subscriptBelow, least);
    if (bottom - (sub.height - down) < style.gap) {
      const rise = Math.max(0, 0.8 * X_HEIGHT - bottom);
      down = style.gap - bottom + sub.height - rise;
      up += rise;
    }
  } else if (sub) down = Math.max(style.subscript, sub.height - 0.8 * X_HEIGHT, least);
  const marginRight = em(style.space);
  const scripts: Raised[] = [];
  if (sub) {
    const margins = isWord ? { marginRight } : { marginLeft: em(-base.italic), marginRight };
    scripts.push({ content: sub, by: -down, style: margins });
  }
  if (sup) scripts.push({ content: sup, by: up, style: { marginRight } });
  const whole = span([kind], [base, span(['msupsub'], [stacked(scripts, style.strut)])]);
  return style.isTight ? tight(whole) : whole;
}

/** TeXbook, appendix G, rule 15. */
function fraction(above: readonly Token[], below: readonly Token[], style: FractionStyle): Part {
  const part = (tokens: readonly Token[], row: RowStyle): SpanNode => {
    const group = span(['mord'], rowsOf(tokens, row).flat());
    return row.isTight ? smaller([tight(group)], TEXT) : group;
  };
  const numerator = part(above, style.above);
  const denominator = part(below, style.below);
  const up = style.up + Math.max(0, style.gap - (style.up - numerator.depth - (AXIS + BAR / 2)));
  const down = style.down + Math.max(0, style.gap - (AXIS - BAR / 2 - (denominator.height - style.down)));
  const bar = { ...span(['frac-line'], [], { borderBottomWidth: em(BAR) }), height: BAR };
  const content = stacked(
    [
      { content: denominator, by: -down, style: NO_STYLE },
      { content: bar, by: AXIS - BAR / 2, style: NO_STYLE },
      { content: numerator, by: up, style: NO_STYLE },
    ],
    FRACTION_STRUT,
  );
  const side = (kind: Kind) => span([kind, 'nulldelimiter'], []);
  return { node: span(['mord'], [side('mopen'), span(['mfrac'], [content]), side('mclose')]), kind: 'mord' };
}

/** Makes one of neighbours that KaTeX makes one symbol of: only the last one may have an italic correction. */
function joined(parts: readonly (Atom | Part)[], isTight: boolean): Part[] {
  const out: (Atom | Part)[] = [];
  for (const part of parts) {
    const before = out.at(-1);
    if (before !== undefined && 'skew' in before && 'skew' in part && isOne(before, part, isTight)) {
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

function isOne(a: Atom, b: Atom, isTight: boolean): boolean {
  const isOperator = !isTight && a.node.classes.length === 1 && (a.kind === 'mbin' || a.kind === 'mord');
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

const SPACE = '[ \\t\\r\\n]*';
const PLAIN_TEXT = `\\\\text${SPACE}\\{[${TEXT_CHARACTERS}]+\\}`;
/** All of its letters: a command that could be shorter would be tried in all lengths. */
const COMMAND = '\\\\[A-Za-z]+(?![A-Za-z])';
const SUB = `[A-Za-z0-9]|\\{${SPACE}(?:(?:[A-Za-z0-9]|${COMMAND})${SPACE})+\\}|\\{${PLAIN_TEXT}\\}`;
const SUP = `[A-Za-z0-9]|\\{${SPACE}(?:(?:[-+A-Za-z0-9]|${COMMAND})${SPACE})+\\}|\\\\circ(?![A-Za-z])`;
const IN_SCRIPT = /\\[A-Za-z]+|[-+A-Za-z0-9]/g;
const TOKEN = new RegExp(
  `${SPACE}(?:(${PLAIN_TEXT}|\\\\[A-Za-z]+|[-+*=<>()[\\],:;/A-Za-z0-9.])(?:_(${SUB}))?(?:('{1,3})|\\^(${SUP}))?|$)`,
  'y',
);

const GROUP = `\\{((?:[^{}]|\\{[^{}]*\\})*)\\}${SPACE}`;
/** Scripts of a fraction are not plain. */
const FRACTION = new RegExp(`${SPACE}\\\\([dt]?)frac${SPACE}${GROUP}${GROUP}(?![_^'])`, 'y');

interface Token {
  /** Without its scripts. */
  readonly bare: Atom | Part;
  readonly sub: string | undefined;
  readonly primes: string | undefined;
  readonly sup: string | undefined;
}

/** Undefined where something is not plain, as a fraction in a fraction. */
function tokensOf(source: string, takesFractions = true): Token[] | undefined {
  const tokens: Token[] = [];
  for (let at = 0; at < source.length; ) {
    if (takesFractions) {
      FRACTION.lastIndex = at;
      const [matched, size, above, below] = FRACTION.exec(source) ?? [];
      if (matched !== undefined) {
        const bare = fractionOf(size === 'd' ? DISPLAYED : INLINE, above!, below!);
        if (bare === undefined) return undefined;
        tokens.push({ bare, sub: undefined, primes: undefined, sup: undefined });
        at += matched.length;
        continue;
      }
    }
    TOKEN.lastIndex = at;
    const [matched, own, sub, primes, sup] = TOKEN.exec(source) ?? [];
    if (matched === undefined) return undefined;
    if (own === undefined) break;
    const bare = textPart(own) ?? functionPart(own) ?? atomOf(own);
    const isBare = sub === undefined && primes === undefined && sup === undefined;
    if (bare === undefined || !(isBare || takesScripts(own, bare))) return undefined;
    if (!(isPlainScript(sub) && isPlainScript(sup))) return undefined;
    tokens.push({ bare, sub, primes, sup });
    at += matched.length;
  }
  return tokens.length === 0 ? undefined : tokens;
}

function fractionOf(style: FractionStyle, above: string, below: string): Part | undefined {
  const upper = tokensOf(above, false);
  const lower = upper && tokensOf(below, false);
  return lower && fraction(upper, lower, style);
}

function textPart(source: string): Part | undefined {
  const text = /^\\text\s*\{(.*)\}$/s.exec(source)?.[1];
  return text === undefined
    ? undefined
    : {
        node: span(
          ['mord', 'text'],
          joined(textAtoms(text), true).map(({ node }) => node),
        ),
        kind: 'mord',
      };
}

function functionPart(source: string): Part | undefined {
  const name = functionName(source);
  return name && { node: span(['mop'], name), kind: 'mop' };
}

/** Of signs, only brackets. */
function takesScripts(source: string, { kind }: Atom | Part): boolean {
  return !isSign(source) || kind === 'mclose';
}

/** Commands are of ordinary symbols; a degree's circle stands alone. */
function isPlainScript(source = ''): boolean {
  const commands = source.match(/\\[A-Za-z]+/g);
  if (!commands || /^\{?\s*\\circ\s*\}?$|^\{\\text\s*\{/.test(source)) return true;
  return commands.every((command) => atomOf(command)?.kind === 'mord');
}

/** Whether `plainFormula` has a formula, and draws its characters in their order: a fraction's denominator comes first. */
export function isPlainRow(source: string): boolean {
  return tokensOf(source, false) !== undefined;
}

/**
 * KaTeX's box tree, without the struts, of what most labels are: letters, Latin and Greek, and numbers, with simple scripts, in sums, products, relations,
 * brackets, fractions and texts, Latin and Chinese. So most figures are drawn without KaTeX, which is a third of all code and takes the longest to start. Undefined for any other formula.
 */
export function plainFormula(source: string): SpanNode | undefined {
  const tokens = tokensOf(source);
  if (tokens === undefined) return undefined;
  return span(
    ['katex'],
    [
      span(
        ['katex-html'],
        rowsOf(tokens, TEXT).map((base) => span(['katex-base'], base)),
      ),
    ],
  );
}

/** A row with its spaces, in pieces behind which a line could end. */
function rowsOf(tokens: readonly Token[], style: RowStyle): (SpanNode | SymbolNode)[][] {
  const parts = withoutIdleSigns(
    joined(
      tokens.map((token) => partOf(token, style)),
      style.isTight,
    ),
  );
  const rows: (SpanNode | SymbolNode)[][] = [[]];
  parts.forEach(({ node, kind }, i) => {
    const row = rows.at(-1)!;
    row.push(style.isTight ? tightened(node) : node);
    const next = parts[i + 1];
    const space = next && style.spaces[kind][next.kind];
    if (space !== undefined) {
      const skip = span(['mspace'], [], { marginRight: space });
      row.push(style.isTight ? tight(skip) : skip);
    }
    if (next && (kind === 'mbin' || kind === 'mrel')) rows.push([]);
  });
  return rows;
}

/** A symbol, a function's name or a text as it is in small rows; what has scripts is so already. */
function tightened(node: SpanNode | SymbolNode): SpanNode | SymbolNode {
  if ('text' in node) return tight(node);
  const isWord = node.classes.includes('text') || (node.classes.length === 1 && node.classes[0] === 'mop');
  return isWord ? tight({ ...node, children: node.children.map((child) => tight(child as SymbolNode)) }) : node;
}

function partOf({ bare, sub, primes: marks, sup }: Token, style: RowStyle): Atom | Part {
  const above = marks !== undefined ? primes(marks.length, style) : sup !== undefined ? script(sup, style) : undefined;
  if (sub === undefined && above === undefined) return bare;
  return { node: withScripts(bare, sub === undefined ? undefined : script(sub, style), above, style), kind: bare.kind };
}
