import { splitArguments } from '@geoslide/figure';

// What other programs write otherwise, put into words of the language.

/** Calls of GeoGebra whose arguments come in another order here: arcs run clockwise. */
const REORDERED: Readonly<Record<string, (args: readonly string[]) => string>> = {
  CircularArc: ([center, from, to]) => `Arc(${center}, ${to}, ${from})`,
  CircularSector: ([center, from, to]) => `Sector(${center}, ${to}, ${from})`,
  CircumcircularArc: (args) => `CircumArc(${args.join(', ')})`,
};

/** Sums of rectangles. */
const SUMS: Readonly<Record<string, string>> = {
  LowerSum: 'lower',
  UpperSum: 'upper',
  LeftSum: 'left',
  TrapezoidalSum: 'trapezoid',
};

/** Functions of x, derivatives, lists in braces, conditions and curves with the name of their variable. */
export function inOurWords(text: string, isInSpace: boolean): string {
  const graph = /^([\p{L}][\p{L}\d_]*)\s*\(\s*([a-z])\s*\)\s*:?=\s*(.+)$/su.exec(text);
  const term = graph && renamed(graph[3]!, graph[2]!, 'x');
  const derivative = derivativeIn(term ?? text);
  if (graph) return `${graph[1]}: ${derivative ?? `y = ${withConditions(term!)}`}`;
  if (derivative !== undefined) return derivative;
  // A block of a style has colons.
  const lists = text.replace(/\{([^{}:"]*)\}/g, '[$1]');
  return withConditions(lists)
    .replace(/(?<![\p{L}\d_.])([xyz])\((\p{Lu}[\p{L}\d_′']*)\)/gu, '$2.$1')
    .replace(/^xy(?=\s*=)/, 'x*y')
    .replace(
      /(?<=^|[=:]\s*)(\w+)\(((?:[^()]|\([^()]*\))*)\)$/u,
      (call, name: string, inside: string) => otherCall(name, splitArguments(inside), isInSpace) ?? call,
    );
}

/** `f'`, `f'(x)` or `f''(x)`. */
function derivativeIn(text: string): string | undefined {
  const [, curve, primes = ''] = /^([\p{L}][\p{L}\d_]*)(['′]+)(?:\s*\(\s*x\s*\))?$/u.exec(text) ?? [];
  return curve && `Derivative(${curve}${primes.length > 1 ? `, ${primes.length}` : ''})`;
}

const withConditions = (text: string): string => text.replace(/\bIf(?=\()/g, 'if');

function otherCall(name: string, args: readonly string[], isInSpace: boolean): string | undefined {
  if (Object.hasOwn(REORDERED, name) && args.length === 3) return REORDERED[name]!(args);
  if (Object.hasOwn(SUMS, name)) return `RiemannSum(${args.join(', ')}, "${SUMS[name]}")`;
  return name === 'Curve' ? curve(args, isInSpace) : undefined;
}

/** `Curve(cos(t), sin(t), t, 0, 6)` names its variable third; in space that may be a coordinate. */
function curve(args: readonly string[], isInSpace: boolean): string | undefined {
  const [variable = '', from, to] = args.slice(-3);
  const coordinates = args.slice(0, -3);
  const isNamed = /^\p{L}$/u.test(variable) && (coordinates.length === 3 || (coordinates.length === 2 && !isInSpace));
  if (!isNamed) return undefined;
  return `Curve(${[...coordinates.map((each) => renamed(each, variable, 't')), from, to].join(', ')})`;
}

/** An expression with another variable. */
function renamed(expression: string, from: string, to: string): string {
  return expression.replace(new RegExp(`(?<![\\p{L}\\d_])${from}(?![\\p{L}\\d_])`, 'gu'), to);
}
