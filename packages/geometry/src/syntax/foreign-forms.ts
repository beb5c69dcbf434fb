import { ParseError, quoted } from './parse-error.js';

/** LaTeX commands that have a form of their own in the language. */
const COMMANDS: Readonly<Record<string, string>> = {
  cdot: '*',
  times: '*',
  div: '/',
  le: '<=',
  leq: '<=',
  ge: '>=',
  geq: '>=',
  ne: '!=',
  neq: '!=',
  infty: '∞',
  pi: 'π',
  circ: '°',
  left: '',
  right: '',
  ',': '',
  ';': '',
  ' ': '',
};

/** An argument of a LaTeX command: a group without groups in it, a digit or a letter. */
const ARGUMENT = String.raw`\s*(?:\{([^{}]*)\}|([0-9A-Za-z]))`;

/** What would be read of a form of LaTeX; undefined where that is not known. */
export function fromLatex(source: string): string | undefined {
  let text = source.replace(/\^\s*\\circ|\^\s*\{\s*\\circ\s*\}/g, '°');
  // The innermost groups first, so that those around them have none in them.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(
        new RegExp(String.raw`\\[dt]?frac${ARGUMENT}${ARGUMENT}`, 'g'),
        (all, a, b, c, d, at: number, whole: string) => quotient(a ?? b, c ?? d, whole.slice(at + all.length)),
      )
      .replace(/\\sqrt\s*\[\s*(\w+)\s*\]\s*\{([^{}]*)\}/g, 'root($2, $1)')
      .replace(new RegExp(String.raw`\\sqrt${ARGUMENT}`, 'g'), (_, a, b) => `sqrt(${a ?? b})`)
      .replace(/([\^_])\{([^{}]*)\}/g, (_, sign: string, inner: string) =>
        sign === '^' ? `^(${inner})` : `_${inner}`,
      );
  }
  text = text.replace(/\\([A-Za-z]+|[,; ])/g, (_, name: string) => COMMANDS[name] ?? ` ${name}`);
  return /[\\{}$]/.test(text) ? undefined : text.replace(/ +/g, ' ').trim();
}

/** Before a factor it stands in brackets: `1/2x` is 1/(2x). */
function quotient(above: string, below: string, behind: string): string {
  const bracketed = (text: string) => (/^[\w.]+$/.test(text) ? text : `(${text})`);
  const plain = `${bracketed(above)}/${bracketed(below)}`;
  return /^ ?[\p{L}\d(\\]/u.test(behind) ? `(${plain})` : plain;
}

/** Where the source is longer, only what is wrong is told: a right form of it would not be read. */
const MAX_FORM = 200;

/**
 * The error for a character that begins a form of LaTeX or of another program: it says how that is written here.
 * Undefined for other characters.
 */
export function foreignForm(source: string, start: number): ParseError | undefined {
  const character = source[start];
  const isShort = source.length <= MAX_FORM;
  if (character === '\\' || character === '$') {
    const command = /^\\(?:[A-Za-z]+|.?)|^\$/.exec(source.slice(start))?.[0] ?? character;
    const own = isShort ? fromLatex(source.replaceAll('$', '')) : undefined;
    const remedy = own === undefined ? '1/2, sqrt(x), sin(x), π instead of LaTeX' : `the same without LaTeX: ${own}`;
    return new ParseError(start, quoted(command), remedy);
  }
  const other = otherSign(source, start);
  if (other !== undefined) return new ParseError(start, JSON.stringify(character), other);
  if (character !== '{') return undefined;
  const [, before = '', inner = '', after = ''] = /^([^{]*)\{([^{}]*)\}(.*)$/su.exec(source) ?? [];
  if (inner === '' || !isShort) return new ParseError(start, '"{"', '"(" around a part, "[" around a list');
  if (/[<>≤≥=]/.test(inner) && before.trim() !== '' && after.trim() === '') {
    return new ParseError(
      start,
      quoted(`{${inner}}`),
      `the condition in if: ${restricted(before.trim(), inner.trim())}`,
    );
  }
  if (/\(\s*$/.test(before) && /^\s*"?\w+"?\s*:/.test(inner)) {
    const values = inner.replace(/(^|,)\s*"?\w+"?\s*:\s*/g, (_, comma: string) => (comma === '' ? '' : ', '));
    const pairs = inner.split(',').map((pair) => pair.split(':').map((part) => part.trim()));
    const named = ([name = '', value]: readonly string[]) => `[${JSON.stringify(name.replace(/"/g, ''))}, ${value}]`;
    if (/TreeDiagram\(\s*$/.test(before) && pairs.every((pair) => pair.length === 2))
      return new ParseError(
        start,
        quoted(`{${inner}}`),
        `the arguments alone: ${before}${pairs.map(named).join(', ')}${after}`,
      );
    if (/Chart\(\s*$/.test(before) && pairs.every((pair) => pair.length === 2)) {
      const names = pairs.map(([name = '']) => JSON.stringify(name.replace(/"/g, '')));
      const lists = `[${names.join(', ')}], [${pairs.map(([, value]) => value).join(', ')}]`;
      return new ParseError(
        start,
        quoted(`{${inner}}`),
        `a list of names and one of numbers: ${before}${lists}${after}`,
      );
    }
    return new ParseError(start, quoted(`{${inner}}`), `the arguments alone: ${before}${values}${after}`);
  }
  return new ParseError(start, quoted(`{${inner}}`), `round brackets: ${before}(${inner})${after}`);
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅙': '1/6',
  '⅛': '1/8',
};

/** What stands in the language for a sign that it does not have; undefined for other signs. */
function otherSign(source: string, start: number): string | undefined {
  const sign = source[start]!;
  const fraction = Object.hasOwn(FRACTIONS, sign) ? FRACTIONS[sign] : undefined;
  if (fraction !== undefined) {
    const whole = /\d+\s*$/.exec(source.slice(0, start))?.[0].trim();
    return whole === undefined ? `(${fraction})` : `(${whole} + ${fraction}) in place of ${whole}${sign}`;
  }
  if (sign === '∛') return 'root(x, 3) for ∛x';
  if (sign === '∜') return 'root(x, 4) for ∜x';
  if (sign === '∠') return 'Angle(A, V, B)';
  if (sign === '△') return 'Triangle(A, B, C)';
  if (sign === '&') return '&&';
  if ('∥‖'.includes(sign)) return 'a construction such as ParallelLine(l, P)';
  if ('⟂⊥'.includes(sign)) return 'a construction such as PerpLine(l, P)';
  return undefined;
}

/** `y = x^2 {x > 0}` of Desmos. */
function restricted(expression: string, condition: string): string {
  const [, head = '', body = ''] = /^([^=]*=)?(.*)$/su.exec(expression) ?? [];
  return `${head === '' ? '' : `${head.trim()} `}if(${condition}, ${body.trim()})`;
}
