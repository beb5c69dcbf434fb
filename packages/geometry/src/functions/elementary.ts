import type { Expr } from '../syntax/ast.js';
import { call, divide, less, multiply, negate, number, power } from '../syntax/build.js';
import type { FunctionEntry } from './function-entry.js';
import { applied, delimited } from './latex-helpers.js';
import * as numeric from './numeric.js';

/** No function takes more arguments than fit into one call of JavaScript's own. */
const MANY = 1000;

const ZERO = number(0);
const ONE = number(1);

/** Derivatives of min and max: the one of the extreme argument, the first where several are. */
function selectors(name: string, args: readonly Expr[]): readonly Expr[] {
  return args.map((arg, index) => {
    const others = args.filter((_, other) => other !== index);
    if (others.length === 0) return ONE;
    const rival = others.length === 1 ? others[0]! : call(name, ...others);
    return name === 'min' ? call('if', less(rival, arg), ZERO, ONE) : call('if', less(arg, rival), ZERO, ONE);
  });
}

/** Functions that are constant between their jumps. */
function steps(args: readonly Expr[]): readonly Expr[] {
  return args.map(() => ZERO);
}

export const elementaryFunctions: readonly FunctionEntry[] = [
  {
    name: 'exp',
    arity: [1, 1],
    usage: 'exp(x)',
    doc: 'The exponential function, e^x.',
    evaluate: Math.exp,
    partials: ([x]) => [call('exp', x!)],
    latex: ([x]) => `e^{${x}}`,
  },
  {
    name: 'ln',
    arity: [1, 1],
    usage: 'ln(x)',
    doc: 'Natural logarithm, for x > 0.',
    evaluate: numeric.naturalLogarithm,
    partials: ([x]) => [divide(ONE, x!)],
    latex: (args) => applied('\\ln', args),
  },
  {
    name: 'log',
    arity: [1, 2],
    usage: 'log(x), log(b, x)',
    doc: 'Natural logarithm of x; with two arguments the logarithm of x to base b.',
    evaluate: (first, second?: number) =>
      second === undefined ? numeric.naturalLogarithm(first) : numeric.logarithm(first, second),
    partials: ([first, second]) => {
      if (second === undefined) return [divide(ONE, first!)];
      const base = call('ln', first!);
      return [
        negate(divide(call('ln', second), multiply(first!, power(base, number(2))))),
        divide(ONE, multiply(second, base)),
      ];
    },
    latex: (args) => (args.length === 1 ? applied('\\log', args) : applied(`\\log_{${args[0]}}`, args.slice(1))),
  },
  {
    name: 'lg',
    aliases: ['log10'],
    arity: [1, 1],
    usage: 'lg(x)',
    doc: 'Logarithm to base 10, for x > 0.',
    evaluate: (x) => numeric.logarithm(10, x),
    partials: ([x]) => [divide(ONE, multiply(x!, call('ln', number(10))))],
    latex: (args) => applied('\\lg', args),
  },
  {
    name: 'sqrt',
    arity: [1, 1],
    usage: 'sqrt(x)',
    doc: 'Square root, for x ≥ 0.',
    evaluate: Math.sqrt,
    partials: ([x]) => [divide(ONE, multiply(number(2), call('sqrt', x!)))],
    latex: ([x]) => `\\sqrt{${x}}`,
  },
  {
    name: 'cbrt',
    arity: [1, 1],
    usage: 'cbrt(x)',
    doc: 'Cube root; real for negative x too.',
    evaluate: Math.cbrt,
    partials: ([x]) => [divide(ONE, multiply(number(3), power(call('cbrt', x!), number(2))))],
    latex: ([x]) => `\\sqrt[3]{${x}}`,
  },
  {
    name: 'root',
    aliases: ['nthRoot', 'nroot'],
    arity: [2, 2],
    usage: 'root(x, n)',
    doc: 'The real n-th root; of a negative number for odd n only.',
    evaluate: numeric.realRoot,
    partials: ([x, n]) => {
      const value = call('root', x!, n!);
      return [divide(value, multiply(n!, x!)), negate(divide(multiply(value, call('ln', x!)), power(n!, number(2))))];
    },
    latex: ([x, n]) => `\\sqrt[${n}]{${x}}`,
  },
  {
    name: 'abs',
    arity: [1, 1],
    usage: 'abs(x)',
    doc: 'Absolute value.',
    evaluate: Math.abs,
    partials: ([x]) => [divide(x!, call('abs', x!))],
    latex: ([x]) => delimited('\\lvert', x!, '\\rvert'),
  },
  {
    name: 'sign',
    aliases: ['sgn'],
    arity: [1, 1],
    usage: 'sign(x)',
    doc: '−1, 0 or 1.',
    evaluate: Math.sign,
    partials: steps,
    latex: (args) => applied('\\operatorname{sgn}', args),
  },
  {
    name: 'floor',
    arity: [1, 1],
    usage: 'floor(x)',
    doc: 'The greatest integer that is at most x.',
    evaluate: Math.floor,
    partials: steps,
    latex: ([x]) => delimited('\\lfloor', x!, '\\rfloor'),
  },
  {
    name: 'ceil',
    arity: [1, 1],
    usage: 'ceil(x)',
    doc: 'The least integer that is at least x.',
    evaluate: Math.ceil,
    partials: steps,
    latex: ([x]) => delimited('\\lceil', x!, '\\rceil'),
  },
  {
    name: 'round',
    arity: [1, 2],
    usage: 'round(x), round(x, digits)',
    doc: 'The nearest integer, or to so many decimals; halves go up.',
    evaluate: numeric.round,
    partials: steps,
  },
  {
    name: 'trunc',
    arity: [1, 1],
    usage: 'trunc(x)',
    doc: 'The integer part, towards 0.',
    evaluate: Math.trunc,
    partials: steps,
  },
  {
    name: 'fract',
    arity: [1, 1],
    usage: 'fract(x)',
    doc: 'x − floor(x), in 0..1.',
    evaluate: (x) => x - Math.floor(x),
    partials: () => [ONE],
  },
  {
    name: 'mod',
    arity: [2, 2],
    usage: 'mod(a, b)',
    doc: 'The remainder a − b floor(a / b), with the sign of b; a % b is the same.',
    evaluate: numeric.floorMod,
    partials: ([a, b]) => [ONE, negate(call('floor', divide(a!, b!)))],
    latex: ([a, b]) => `${a} \\bmod ${b}`,
  },
  {
    name: 'min',
    arity: [1, MANY],
    usage: 'min(a, b, …), min([a, b, …])',
    doc: 'The least of its arguments.',
    evaluate: Math.min,
    partials: (args) => selectors('min', args),
    latex: (args) => applied('\\min', args),
  },
  {
    name: 'max',
    arity: [1, MANY],
    usage: 'max(a, b, …), max([a, b, …])',
    doc: 'The greatest of its arguments.',
    evaluate: Math.max,
    partials: (args) => selectors('max', args),
    latex: (args) => applied('\\max', args),
  },
  {
    name: 'gcd',
    arity: [1, MANY],
    usage: 'gcd(a, b, …)',
    doc: 'Greatest common divisor of integers.',
    evaluate: numeric.gcd,
    latex: (args) => applied('\\gcd', args),
  },
  {
    name: 'lcm',
    arity: [1, MANY],
    usage: 'lcm(a, b, …)',
    doc: 'Least common multiple of integers.',
    evaluate: numeric.lcm,
  },
  {
    name: 'clamp',
    arity: [3, 3],
    usage: 'clamp(x, low, high)',
    doc: 'x, but at least low and at most high.',
    evaluate: numeric.clamp,
    partials: ([x, low, high]) => [
      call('if', less(x!, low!), ZERO, less(high!, x!), ZERO, ONE),
      call('if', less(x!, low!), ONE, ZERO),
      call('if', less(high!, x!), ONE, ZERO),
    ],
  },
  {
    name: 'factorial',
    arity: [1, 1],
    usage: 'factorial(x), x!',
    doc: 'x! = Γ(x + 1).',
    evaluate: numeric.factorial,
    latex: ([x]) => (/^\w+$/.test(x!) ? `${x}!` : `(${x})!`),
  },
  {
    name: 'binomial',
    aliases: ['nCr'],
    arity: [2, 2],
    usage: 'binomial(n, k)',
    doc: 'How many ways there are to choose k of n; for integers n ≥ 0.',
    evaluate: numeric.binomial,
    latex: ([n, k]) => `\\binom{${n}}{${k}}`,
  },
];

/** Forms that look at the trees of their arguments. */
export const formFunctions: readonly FunctionEntry[] = [
  {
    name: 'if',
    aliases: ['If'],
    arity: [2, MANY],
    usage: 'if(condition, a, b), if(condition, a), if(c1, a1, c2, a2, …, b)',
    doc: 'a where the condition holds, else b; undefined where no condition holds and there is no else.',
  },
  {
    name: 'sum',
    arity: [1, MANY],
    usage: 'sum(term, k, from, to), sum([a, b, …])',
    doc: 'The sum of a term over the integers k from..to, or of a list.',
  },
  {
    name: 'product',
    arity: [1, MANY],
    usage: 'product(factor, k, from, to), product([a, b, …])',
    doc: 'The product of a factor over the integers k from..to, or of a list.',
  },
];
