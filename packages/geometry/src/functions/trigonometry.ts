import { add, call, divide, multiply, negate, number, power, subtract } from '../syntax/build.js';
import type { FunctionEntry } from './function-entry.js';
import { applied } from './latex-helpers.js';
import { withoutPole } from './numeric.js';

const ONE = number(1);
const TWO = number(2);

/** 1 ± x². */
function onePlusSquare(x: Parameters<typeof power>[0]) {
  return add(ONE, power(x, TWO));
}

function operator(latex: string): (args: readonly string[]) => string {
  return (args) => applied(latex, args);
}

/** Angles are in radians. */
export const trigonometricFunctions: readonly FunctionEntry[] = [
  {
    name: 'sin',
    arity: [1, 1],
    usage: 'sin(x)',
    doc: 'Sine of an angle in radians.',
    evaluate: Math.sin,
    partials: ([x]) => [call('cos', x!)],
    latex: operator('\\sin'),
  },
  {
    name: 'cos',
    arity: [1, 1],
    usage: 'cos(x)',
    doc: 'Cosine of an angle in radians.',
    evaluate: Math.cos,
    partials: ([x]) => [negate(call('sin', x!))],
    latex: operator('\\cos'),
  },
  {
    name: 'tan',
    arity: [1, 1],
    usage: 'tan(x)',
    doc: 'Tangent of an angle in radians.',
    evaluate: (x) => withoutPole(Math.tan(x)),
    partials: ([x]) => [divide(ONE, power(call('cos', x!), TWO))],
    latex: operator('\\tan'),
  },
  {
    name: 'cot',
    arity: [1, 1],
    usage: 'cot(x)',
    doc: 'Cotangent, 1 / tan(x).',
    evaluate: (x) => withoutPole(1 / Math.tan(x)),
    partials: ([x]) => [negate(divide(ONE, power(call('sin', x!), TWO)))],
    latex: operator('\\cot'),
  },
  {
    name: 'sec',
    arity: [1, 1],
    usage: 'sec(x)',
    doc: 'Secant, 1 / cos(x).',
    evaluate: (x) => withoutPole(1 / Math.cos(x)),
    partials: ([x]) => [multiply(call('sec', x!), call('tan', x!))],
    latex: operator('\\sec'),
  },
  {
    name: 'csc',
    arity: [1, 1],
    usage: 'csc(x)',
    doc: 'Cosecant, 1 / sin(x).',
    evaluate: (x) => withoutPole(1 / Math.sin(x)),
    partials: ([x]) => [negate(multiply(call('csc', x!), call('cot', x!)))],
    latex: operator('\\csc'),
  },
  {
    name: 'asin',
    aliases: ['arcsin'],
    arity: [1, 1],
    usage: 'asin(x)',
    doc: 'Inverse sine in −π/2..π/2, for −1 ≤ x ≤ 1.',
    evaluate: Math.asin,
    partials: ([x]) => [divide(ONE, call('sqrt', subtract(ONE, power(x!, TWO))))],
    latex: operator('\\arcsin'),
  },
  {
    name: 'acos',
    aliases: ['arccos'],
    arity: [1, 1],
    usage: 'acos(x)',
    doc: 'Inverse cosine in 0..π, for −1 ≤ x ≤ 1.',
    evaluate: Math.acos,
    partials: ([x]) => [negate(divide(ONE, call('sqrt', subtract(ONE, power(x!, TWO)))))],
    latex: operator('\\arccos'),
  },
  {
    name: 'atan',
    aliases: ['arctan'],
    arity: [1, 1],
    usage: 'atan(x)',
    doc: 'Inverse tangent in −π/2..π/2.',
    evaluate: Math.atan,
    partials: ([x]) => [divide(ONE, onePlusSquare(x!))],
    latex: operator('\\arctan'),
  },
  {
    name: 'atan2',
    arity: [2, 2],
    usage: 'atan2(y, x)',
    doc: 'The angle of the direction (x, y) in −π..π.',
    evaluate: Math.atan2,
    partials: ([y, x]) => {
      const square = add(power(x!, TWO), power(y!, TWO));
      return [divide(x!, square), negate(divide(y!, square))];
    },
  },
  {
    name: 'sinh',
    arity: [1, 1],
    usage: 'sinh(x)',
    doc: 'Hyperbolic sine.',
    evaluate: Math.sinh,
    partials: ([x]) => [call('cosh', x!)],
    latex: operator('\\sinh'),
  },
  {
    name: 'cosh',
    arity: [1, 1],
    usage: 'cosh(x)',
    doc: 'Hyperbolic cosine.',
    evaluate: Math.cosh,
    partials: ([x]) => [call('sinh', x!)],
    latex: operator('\\cosh'),
  },
  {
    name: 'tanh',
    arity: [1, 1],
    usage: 'tanh(x)',
    doc: 'Hyperbolic tangent.',
    evaluate: Math.tanh,
    partials: ([x]) => [divide(ONE, power(call('cosh', x!), TWO))],
    latex: operator('\\tanh'),
  },
  {
    name: 'asinh',
    aliases: ['arsinh'],
    arity: [1, 1],
    usage: 'asinh(x)',
    doc: 'Inverse hyperbolic sine.',
    evaluate: Math.asinh,
    partials: ([x]) => [divide(ONE, call('sqrt', onePlusSquare(x!)))],
    latex: operator('\\operatorname{arsinh}'),
  },
  {
    name: 'acosh',
    aliases: ['arcosh'],
    arity: [1, 1],
    usage: 'acosh(x)',
    doc: 'Inverse hyperbolic cosine, for x ≥ 1.',
    evaluate: Math.acosh,
    partials: ([x]) => [divide(ONE, multiply(call('sqrt', subtract(x!, ONE)), call('sqrt', add(x!, ONE))))],
    latex: operator('\\operatorname{arcosh}'),
  },
  {
    name: 'atanh',
    aliases: ['artanh'],
    arity: [1, 1],
    usage: 'atanh(x)',
    doc: 'Inverse hyperbolic tangent, for −1 < x < 1.',
    evaluate: (x) => (Math.abs(x) < 1 ? Math.atanh(x) : Number.NaN),
    partials: ([x]) => [divide(ONE, subtract(ONE, power(x!, TWO)))],
    latex: operator('\\operatorname{artanh}'),
  },
];
