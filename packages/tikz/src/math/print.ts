import { printArray, printLeftRight } from './array.js';
import {
  ACCENTS,
  ARROWS,
  BOLD_OR_FONT,
  FONT_CHARACTERS,
  FONTS_IN_TEXT,
  MATH_NAMES_OF_ACCENTS,
  OPERATOR_NAMES,
  TEXT_ACCENTS,
  TEXT_FONTS,
  UNDER_ACCENTS,
} from './commands.js';
import { type Context, command, inner, join, kept, UnsupportedMath } from './context.js';
import { isFractionInStyle, isSpaced, printArgument, printList } from './lists.js';
import type { MathNode, NodeOf, NodeType } from './nodes.js';
import { printSupSub } from './scripts.js';
import { boxLength, cssColor, lengthInSize, lengthText, sizeFactor, spaceText, styleSwitch } from './switches.js';
import { delimiter, symbol } from './symbol.js';

type Printers = { readonly [T in NodeType]: (node: NodeOf<T>, context: Context) => string };

/** A node as LaTeX. Throws UnsupportedMath for what the printers below do not know: they are the allow-list. */
export function print(node: MathNode, context: Context): string {
  const printer = Object.hasOwn(PRINTERS, node.type) ? PRINTERS[node.type] : undefined;
  if (printer === undefined) throw new UnsupportedMath(`${node.type} is not printed`);
  if (context.mode === 'text' && !IN_TEXT.has(node.type)) throw new UnsupportedMath(`${node.type} is no text`);
  return (printer as (node: MathNode, context: Context) => string)(node, context);
}

/** What LaTeX typesets outside of math. */
const IN_TEXT: ReadonlySet<string> = new Set(
  'mathord textord atom spacing ordgroup text styling color accent kern rule raisebox hbox sizing font lap internal'
    .concat(' underline phantom smash verb reflectbox enclose htmlmathml href')
    .split(' '),
);

const PRINTERS: Printers = {
  mathord: (node, context) => symbol(node.text, context),
  textord: (node, context) => symbol(node.text, context),
  atom: (node, context) => symbol(node.text, context),
  spacing: (node, context) => symbol(node.text, context),
  ordgroup: printGroup,
  supsub: printSupSub,
  op: printOperator,
  operatorname: (node, context) =>
    command(
      node.alwaysHandleSupSub ? '\\operatorname*' : '\\operatorname',
      kept(printList(node.body.map(uprightUnderAccent), inner(context, 'math', true))),
    ) + (node.limits ? '\\limits' : ''),
  genfrac: printFraction,
  styling: printStyling,
  sizing: printSizing,
  color: (node, context) =>
    grouped(node.body, join([cssColor('\\color', node.color), printList(node.body, inner(context))]), context),
  text: (node, context) =>
    command(TEXT_FONTS.get(node.font ?? '') ?? '\\text', printList(node.body, inner(context, 'text', true))),
  font: printFont,
  accent: printAccent,
  accentUnder: (node, context) =>
    command(allowed(UNDER_ACCENTS, node.label), printArgument(node.base, inner(context, 'math', true))),
  overline: (node, context) => command('\\overline', printArgument(node.body, context)),
  underline: (node, context) => command('\\underline', printArgument(node.body, context)),
  horizBrace: (node, context) =>
    command(allowed(BRACES, node.label), printArgument(node.base, inner(context, 'math', true))),
  phantom: (node, context) => command('\\phantom', printList(node.body, inner(context, context.mode, true))),
  vphantom: (node, context) => command('\\vphantom', printArgument(node.body, inner(context, context.mode, true))),
  lap: (node, context) => {
    const source = command(allowed(LAPS, node.alignment), printArgument(node.body, inner(context, 'math', true)));
    return context.mode === 'text' ? `$${source}$` : source;
  },
  smash: printSmash,
  raisebox: (node, context) =>
    command('\\raisebox', boxLength(lengthInSize(node.dy, context.size)), box([node.body], context)),
  hbox: (node, context) => command('\\mbox', printList(node.body, inner(context, 'text'))),
  vcenter: (node, context) => command('\\vcenter', command('\\hbox', `$${printArgument(node.body, context)}$`)),
  reflectbox: ({ body }, context) =>
    body.mode === 'math'
      ? command('\\mathreflectbox', printArgument(body, inner(context, 'math', true)))
      : command('\\reflectbox', box([body], context)),
  rule: ({ shift, width, height }, { size }) => {
    const [raised, wide, high] = [shift, width, height].map(
      (length) => length && boxLength(lengthInSize(length, size)),
    );
    return `\\rule${raised ? `[${raised}]` : ''}{${wide}}{${high}}`;
  },
  kern: (node, context) => spaceText(lengthInSize(node.dimension, context.size)),
  delimsizing: ({ size, mclass, delim }) => join([bigCommand(size, mclass), delimiter(delim)]),
  leftright: printLeftRight,
  middle: (node, context) => {
    if (context.fenced !== context.depth) throw new UnsupportedMath('\\middle within braces is not printed');
    return join(['\\middle', delimiter(node.delim)]);
  },
  mclass: printClass,
  sqrt: ({ body, index }, context) => {
    if (index && context.size !== undefined) throw new UnsupportedMath('KaTeX enlarges the index of a root in a size');
    return `\\sqrt${index ? `[{${printArgument(index, context)}}]` : ''}{${printArgument(body, context)}}`;
  },
  xArrow: printArrow,
  enclose: printEnclosed,
  pmb: (node, context) => command('\\pmb', printList(node.body, inner(context, 'math', true))),
  mathchoice: ({ display, text, script, scriptscript }, context) =>
    command(
      '\\mathchoice',
      ...[display, text, script, scriptscript].map((nodes) => printList(nodes, inner(context, 'math', true))),
    ),
  htmlmathml: printAlternative,
  verb: ({ body, star }, context) => {
    if (star && body.includes(' ')) throw new UnsupportedMath('Spaces that are seen are not printed');
    if (/ {2}|^ | $/.test(body)) throw new UnsupportedMath('Spaces in a row are not printed');
    return command('\\texttt', [...body].map((character) => symbol(character, { ...context, mode: 'text' })).join(''));
  },
  href: ({ body }, context) => grouped(body, printList(body, inner(context)), context),
  internal: () => '',
  array: printArray,
  tag: () => {
    throw new UnsupportedMath('A tag is not printed');
  },
  cr: () => {
    throw new UnsupportedMath('A line break inside of a group is not printed');
  },
};

/** An operator's name over an arrow: LaTeX sets it anew, in its usual font. */
function uprightUnderAccent(node: MathNode): MathNode {
  if (node.type !== 'accentUnder') return node;
  return { ...node, base: { type: 'font', mode: 'math', font: 'mathrm', body: node.base } };
}

const BRACES = new Map(['\\overbrace', '\\underbrace'].map((name) => [name, name]));
const LAPS = new Map([
  ['llap', '\\mathllap'],
  ['rlap', '\\mathrlap'],
  ['clap', '\\mathclap'],
]);

function allowed(commands: ReadonlyMap<string, string>, name: string): string {
  const known = commands.get(name);
  if (known === undefined) throw new UnsupportedMath(`${name} is unknown`);
  return known;
}

/** Nodes as the content of a box, where TeX is in text mode. */
function box(nodes: readonly MathNode[], context: Context): string {
  const [only, ...others] = nodes;
  if (only?.type === 'styling' && only.mode === 'text' && others.length === 0)
    return textInStyle(only.style, box(only.body, { ...context, mode: 'text' }));
  if (only?.type === 'ordgroup' && only.mode === 'text' && others.length === 0)
    return printList(only.body, inner(context, 'text'));
  if (context.mode === 'text') return printList(nodes, inner(context));
  return `$${printList(nodes, inner(context))}$`;
}

function printGroup({ body, semisimple }: NodeOf<'ordgroup'>, context: Context): string {
  const [first] = body;
  // KaTeX's \vdots brings a strut along, LaTeX's has one.
  if (first?.type === 'textord' && first.text === '\\varvdots') return symbol(first.text, context);
  const source = printList(body, inner(context));
  return semisimple ? grouped(body, source, context) : `{${source}}`;
}

/**
 * A part of a list that changes no spaces of it: within braces its operators would lose those to their neighbours.
 */
function grouped(body: readonly MathNode[], source: string, context: Context): string {
  const shown = body.filter(({ type }) => type !== 'spacing' && type !== 'kern');
  const keeps = context.mode === 'math' && (isSpaced(shown[0]) || isSpaced(shown.at(-1)));
  return keeps ? join(['\\begingroup', source, '\\endgroup']) : `{${source}}`;
}

function printOperator(node: NodeOf<'op'>, context: Context): string {
  const name =
    node.name === undefined
      ? command('\\mathop', kept(printList(node.body ?? [], inner(context))))
      : (OPERATOR_NAMES.get(node.name) ?? symbol(node.name, context));
  return node.alwaysHandleSupSub ? `${name}${node.limits ? '\\limits' : '\\nolimits'}` : name;
}

function printFraction(node: NodeOf<'genfrac'>, context: Context): string {
  const numer = printArgument(node.numer, context);
  const denom = printArgument(node.denom, context);
  const { leftDelim, rightDelim, barSize, hasBarLine } = node;
  if (barSize === null && hasBarLine && leftDelim === null && rightDelim === null)
    return command('\\frac', numer, denom);
  if (barSize === null && !hasBarLine && leftDelim === '(' && rightDelim === ')')
    return command('\\binom', numer, denom);
  const thickness = barSize ? lengthText(barSize) : hasBarLine ? '' : '0pt';
  const fenced = [leftDelim, rightDelim].some((text) => text !== null && text !== '.');
  const [left, right] = [leftDelim, rightDelim].map((text) =>
    fenced ? delimiter(text === null || text === '' ? '.' : text) : '',
  );
  return command('\\genfrac', left!, right!, thickness, '', numer, denom);
}

function printStyling(node: NodeOf<'styling'>, context: Context): string {
  const [first] = node.body;
  if (context.mode === 'text') {
    // A list of text prints what is math.
    if (first?.mode === 'math') return printList([node], context);
    return textInStyle(node.style, printList(node.body, inner(context)));
  }
  if (first !== undefined && node.mode === 'text' && first.mode === 'text') {
    return command('\\text', textInStyle(node.style, printList(node.body, inner(context, 'text', true))));
  }
  if (first?.type === 'genfrac' && isFractionInStyle(node)) {
    const source = printFraction(first, context);
    if (first.continued) return source.replace(/^\\frac/, '\\cfrac');
    const prefix = { display: 'd', text: 't' }[node.style];
    if (prefix !== undefined && /^\\(frac|binom)/.test(source)) return `\\${prefix}${source.slice(1)}`;
  }
  return `{${join([styleSwitch(node.style), printList(node.body, inner(context))])}}`;
}

/** Sizes of KaTeX's styles, as parts of the size of text. */
const STYLE_SIZES: ReadonlyMap<string, number> = new Map([
  ['script', 0.7],
  ['scriptscript', 0.5],
]);

/** Text in a style of math, as the A of \KaTeX: LaTeX has no styles in text. */
function textInStyle(style: string, source: string): string {
  const size = STYLE_SIZES.get(style);
  return size === undefined ? source : command('\\scalebox', `${size}`, source);
}

function printSizing(node: NodeOf<'sizing'>, context: Context): string {
  if (context.size !== undefined) throw new UnsupportedMath('A size within another is not printed');
  const factor = sizeFactor(node.size);
  const content = box(node.body, { ...context, size: node.size });
  // KaTeX has the spaces of the usual size there.
  const spaced = content.startsWith('$') && node.body.length > 1 && node.body.some(isSpaced);
  const unscaled = lengthInSize({ number: 1 / factor, unit: 'em' }, node.size).number;
  const spaces = spaced && factor !== 1 ? `\\unscaled{${Number(unscaled.toFixed(3))}}` : '';
  return command(
    '\\scalebox',
    `${factor}`,
    content.replace(/^\$/, () => `$${spaces}`),
  );
}

function printFont({ font, body }: NodeOf<'font'>, context: Context): string {
  if (context.mode === 'text') return command(allowed(FONTS_IN_TEXT, font), printArgument(body, inner(context)));
  const source = printArgument(body, inner(context, 'math', true));
  const letters = FONT_CHARACTERS.get(font);
  if (letters && !letters.test(source)) throw new UnsupportedMath(`LaTeX's font ${font} lacks ${source}`);
  return command(allowed(BOLD_OR_FONT, font), source);
}

function printAccent({ label, base }: NodeOf<'accent'>, context: Context): string {
  const known = allowed(ACCENTS, label);
  const name = context.mode === 'math' ? (MATH_NAMES_OF_ACCENTS.get(known) ?? known) : known;
  // TeX's accents measure one letter; a line through it would be measured as several.
  if (base.type === 'enclose') throw new UnsupportedMath('An accent on a crossed letter is not printed');
  // pdfTeX sets an accent of text beside a letter that has one, but for the few that are one letter of its font.
  if (context.mode === 'text' && isAccented(base)) throw new UnsupportedMath('Two accents of text are not printed');
  // An accent that only text has makes a letter of math one of text.
  if (context.mode === 'math' && TEXT_ACCENTS.has(name)) {
    return command('\\text', command(name, printArgument(base, inner(context, 'text', true))));
  }
  return command(name, printArgument(base, inner(context, context.mode, true)));
}

function isAccented(node: MathNode): boolean {
  if (node.type === 'ordgroup') return node.body.some(isAccented);
  return node.type === 'accent';
}

function printSmash({ body, smashHeight, smashDepth }: NodeOf<'smash'>, context: Context): string {
  const deeper = inner(context, context.mode, true);
  const content = body.type === 'ordgroup' && body.body.length === 1 ? body.body[0]! : body;
  if (content.type === 'phantom' && smashHeight && smashDepth) {
    return command('\\hphantom', printList(content.body, deeper));
  }
  const option = smashHeight && smashDepth ? '' : smashHeight ? '[t]' : '[b]';
  return command(`\\smash${option}`, printArgument(body, deeper));
}

function bigCommand(size: number, mclass: string): string {
  const name = ['big', 'Big', 'bigg', 'Bigg'][size - 1];
  const kind = { mopen: 'l', mclose: 'r', mrel: 'm', mord: '' }[mclass];
  if (name === undefined || kind === undefined) throw new UnsupportedMath('A delimiter has an unknown size');
  return `\\${name}${kind}`;
}

const CLASSES = new Map([
  ['mord', '\\mathord'],
  ['mop', '\\mathop'],
  ['mbin', '\\mathbin'],
  ['mrel', '\\mathrel'],
  ['mopen', '\\mathopen'],
  ['mclose', '\\mathclose'],
  ['mpunct', '\\mathpunct'],
  ['minner', '\\mathinner'],
]);

function printClass({ mclass, body }: NodeOf<'mclass'>, context: Context): string {
  const source = printList(body, inner(context));
  const [only] = body;
  const stacked = only?.type === 'supsub' && only.base?.type === 'op' && only.base.suppressBaseShift;
  // \overset, \underset and \boldsymbol find the class themselves.
  if (body.length === 1 && (stacked || (only?.type === 'font' && only.font === 'boldsymbol'))) return source;
  return command(allowed(CLASSES, mclass), kept(source));
}

function printArrow(node: NodeOf<'xArrow'>, context: Context): string {
  const deeper = inner(context, 'math', true);
  const above = printArgument(node.body, deeper);
  const below = node.below ? printArgument(node.below, deeper) : '';
  const name = ARROWS.get(node.label);
  if (name !== undefined) return `${name}${below === '' ? '' : `[{${below}}]`}{${above}}`;
  throw new UnsupportedMath(`${node.label} is unknown`);
}

function printEnclosed(node: NodeOf<'enclose'>, context: Context): string {
  const { label, body, backgroundColor, borderColor } = node;
  switch (label) {
    case '\\cancel':
    case '\\bcancel':
    case '\\xcancel': {
      const beyond = isCharacter(body) ? '' : '[.2]';
      return command(`${label}${beyond}`, printArgument(body, inner(context, 'math', true)));
    }
    case '\\fbox':
      return framed(box([body], context));
    case '\\colorbox':
      return `${cssColor('\\colorbox', backgroundColor ?? '')}{${box([body], context)}}`;
    case '\\fcolorbox': {
      const fill = cssColor('', backgroundColor ?? '').replace('[HTML]', '');
      // KaTeX's frames are a line narrower.
      const content = `\\kern-\\fboxrule ${box([body], context)}\\kern-\\fboxrule`;
      return `${cssColor('\\fcolorbox', borderColor ?? '')}${fill}{${content}}`;
    }
    default:
      throw new UnsupportedMath(`${label} is unknown`);
  }
}

/** Whether KaTeX sees one letter, in whatever colour or font. */
function isCharacter(node: MathNode): boolean {
  if (node.type === 'ordgroup' || node.type === 'color') return node.body.length === 1 && isCharacter(node.body[0]!);
  if (node.type === 'font') return isCharacter(node.body);
  return node.type === 'mathord' || node.type === 'textord' || node.type === 'atom';
}

/** `\boxed` is an `\fbox` with displayed math in it. */
function framed(content: string): string {
  const displayed = /^\$\\displaystyle\{(.*)\}\$$/.exec(content);
  return displayed?.[1] !== undefined && !displayed[1].includes('$')
    ? command('\\boxed', displayed[1])
    : command('\\fbox', content);
}

/** KaTeX's own drawing of a sign and the character that it is: LaTeX has most of these signs as commands. */
function printAlternative(node: NodeOf<'htmlmathml'>, context: Context): string {
  const character = onlyCharacter(node.mathml);
  if (character === '\u0338') return '\\not';
  const own = onlyCharacter(node.html);
  if (own?.startsWith('\\@')) return `\\${own.slice(2)}`;
  const known = character === undefined ? undefined : context.mode === 'math' ? symbol(character, context) : undefined;
  if (known !== undefined && /^\\[a-zA-Z]+$/.test(known)) return known;
  return printList(node.html, inner(context));
}

function onlyCharacter(nodes: readonly MathNode[]): string | undefined {
  const [only] = nodes;
  if (nodes.length !== 1 || only === undefined) return undefined;
  if (only.type === 'mclass' || only.type === 'ordgroup') return onlyCharacter(only.body);
  return 'text' in only && typeof only.text === 'string' ? only.text : undefined;
}
