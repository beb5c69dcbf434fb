import { type Command, form } from './command.js';

const DIVISORS = 'Filter(a % each_d == 0, each_d, Sequence(1, a))';

/** Whether a number from 2 on has no divisor up to its root. */
const isPrime = (n: string) => `length(Filter(${n} % each_d == 0, each_d, Sequence(2, floor(sqrt(${n}))))) == 0`;

/** The primes between two numbers; there is one between a number and its double. */
const primes = (from: string, to: string) => `Filter(${isPrime('each_k')}, each_k, Sequence(${from}, ${to}))`;

/** The prime factors of a number, each as often as it divides it. */
const FACTORS = `Flatten(Map(Map(each_k, each_j, Filter(a % each_k^each_j == 0, each_j, Sequence(1, floor(log(2, a))))), each_k, ${primes('2', 'a')}))`;

export const primeCommands: readonly Command[] = [
  { name: 'Divisors', forms: [form('number', 'number', `length(${DIVISORS})`)] },
  { name: 'DivisorsList', forms: [form('number', 'list', DIVISORS)] },
  { name: 'DivisorsSum', forms: [form('number', 'number', `sum(${DIVISORS})`)] },
  { name: 'IsPrime', forms: [form('number', 'boolean', `a >= 2 && a % 1 == 0 && ${isPrime('a')}`)] },
  { name: 'NextPrime', forms: [form('number', 'number', `${primes('max(2, floor(a) + 1)', '2 * floor(a) + 2')}(1)`)] },
  { name: 'PreviousPrime', forms: [form('number', 'number', `max(${primes('2', 'ceil(a) - 1')})`)] },
  { name: 'PrimeFactors', forms: [form('number', 'list', FACTORS)] },
];
