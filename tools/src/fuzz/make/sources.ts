import { constructors, functionTable, properties, unions } from '@geoslide/geometry';
import { anyNumber, finiteNumber } from './numbers.js';
import type { Random } from './random.js';
import { mutatedText, nastyText } from './text.js';

/** Names that definitions have had so far, by the type that they should be of. */
export type Scope = Map<string, string[]>;

interface Form {
  readonly name: string;
  readonly types: readonly string[];
}

const formsByType = new Map<string, Form[]>();
for (const { name, aliases = [], signatures } of constructors) {
  for (const { returns, parameters } of signatures) {
    const types = parameters.map((parameter) => `${parameter.type}${parameter.optional ? '?' : ''}`);
    for (const spelling of [name, ...aliases]) {
      formsByType.set(returns, [...(formsByType.get(returns) ?? []), { name: spelling, types }]);
    }
  }
}
const allForms = [...formsByType].flatMap(([type, forms]) => forms.map((form) => ({ ...form, type })));
const examples = constructors.flatMap(({ signatures }) => signatures.map(({ example }) => example));

const DEEPEST = 4;

/** What can't be, in words of the language. */
const ODD_NUMBERS = [
  '0/0',
  '1/0',
  '-1/0',
  'sqrt(-1)',
  '∞',
  '-∞',
  'ln(0)',
  '1e999',
  '1e-999',
  'NaN',
  '?',
  '?:=1e300',
  '0!',
];

export function numberText(random: Random, wildness = 0.15): string {
  if (random.chance(wildness / 4)) return random.pick(ODD_NUMBERS);
  const value = finiteNumber(random, wildness);
  return String(value).replace('e+', 'e');
}

/** An expression of numbers in the given free variables. */
export function formula(random: Random, free: readonly string[], depth = 0): string {
  const kind = random.next();
  if (depth >= DEEPEST || kind < 0.2) return numberText(random, 0.08);
  if (kind < 0.45 && free.length > 0) return random.pick(free);
  const part = () => formula(random, free, depth + 1);
  if (kind < 0.7) return `${part()} ${random.pick(['+', '-', '*', '/', '%', '', '^'])} (${part()})`;
  if (kind < 0.75) return `-${part()}`;
  if (kind < 0.78) return `(${part()})°`;
  if (kind < 0.82) return `if(${part()} ${random.pick(['<', '>=', '=='])} ${part()}, ${part()}, ${part()})`;
  const { name, arity } = random.pick(functionTable);
  const [fewest, most] = arity;
  const count = fewest + random.int(Math.min(most, fewest + 2) - fewest + 1);
  return `${name}(${Array.from({ length: count }, part).join(', ')})`;
}

function equation(random: Random): string {
  const kind = random.int(8);
  const f = (...free: string[]) => formula(random, free, 1);
  if (kind === 0) return f('x');
  if (kind === 1) return `y = ${f('x')}`;
  if (kind === 2) return `x = ${f('y')}`;
  if (kind === 3) return `${f('x', 'y')} = ${f('x', 'y')}`;
  if (kind === 4)
    return `${numberText(random)} x^2 + ${numberText(random)} x y + ${numberText(random)} y^2 = ${numberText(random)}`;
  if (kind === 5) return `${f('x', 'y')} ${random.pick(['<', '>', '<=', '>='])} ${f('x', 'y')}`;
  if (kind === 6) return `z = ${f('x', 'y')}`;
  return f('t', 'u', 'v');
}

/** Writes expressions that mean to be of a type, out of the constructors' own table. */
export function expression(random: Random, scope: Scope, wanted: string, depth = 0): string {
  const type = wanted.replace(/\?$/u, '');
  if (random.chance(0.04)) return expression(random, scope, random.pick(allForms).type, depth + 1);
  if (type.endsWith('…')) {
    const item = type.slice(0, -1);
    return [1, ...random.several(5, () => 1)].map(() => expression(random, scope, item, depth + 1)).join(', ');
  }
  if (type.endsWith('[]')) {
    const item = type.slice(0, -2);
    return `[${random.several(8, () => expression(random, scope, item, depth + 1)).join(', ')}]`;
  }
  const union = unions[type];
  if (union !== undefined) return expression(random, scope, random.pick(union), depth);
  const known = scope.get(type);
  if (known !== undefined && random.chance(depth > 1 ? 0.9 : 0.75)) return random.pick(known);
  if (random.chance(0.1)) {
    const property = random.pick(properties);
    if (property.returns === type || random.chance(0.1)) return propertyText(random, scope, property, depth);
  }
  switch (type) {
    case 'Number':
      return random.chance(0.8) ? numberText(random) : formula(random, [], 2);
    case 'Boolean':
      return `${numberText(random)} < ${numberText(random)}`;
    case 'String':
      return JSON.stringify(nastyText(random));
    case 'List':
      return `[${random.several(5, () => expression(random, scope, random.pick(['Number', 'Point', 'List']), depth + 1)).join(', ')}]`;
    case 'Expr':
      return equation(random);
    case 'Function':
      return formula(random, ['x'], 1);
  }
  const forms = formsByType.get(type);
  if (forms === undefined || depth > DEEPEST) return numberText(random);
  return call(random, scope, random.pick(forms), depth);
}

function propertyText(random: Random, scope: Scope, property: (typeof properties)[number], depth: number): string {
  const self = expression(random, scope, random.pick(property.of), depth + 1);
  if (property.parameters === undefined) return `${self}.${property.name}`;
  const args = property.parameters.map(({ type }) => expression(random, scope, type, depth + 1));
  return `${self}.${property.name}(${args.join(', ')})`;
}

function call(random: Random, scope: Scope, { name, types }: Form, depth: number): string {
  const given = types.filter((type) => !type.endsWith('?') || random.chance(0.6));
  const args = given.map((type) => expression(random, scope, type, depth + 1));
  if (random.chance(0.02)) args.pop();
  if (random.chance(0.02)) args.push(expression(random, scope, 'Number', depth + 1));
  if (args.length > 1 && random.chance(0.1)) args[args.length - 1] = args[0]!;
  return `${name}${random.chance(0.03) ? '.mk' : ''}(${args.join(', ')})`;
}

const DEEP = 1200;

function nested(random: Random): string {
  const levels = random.int(DEEP);
  const [open, close] = random.pick([
    ['(', ')'],
    ['[', ']'],
    ['-', ''],
    ['sin(', ')'],
    ['2^', ''],
    ['x + ', ''],
    ['Midpoint(', ', Point(0, 0))'],
    ['if(x < 1, ', ', 2)'],
  ] as const);
  return `${open.repeat(levels)}1${close.repeat(levels)}`;
}

/** The source of a definition, and the type that it means to be of. */
export function source(random: Random, scope: Scope, spatial: boolean): { source: string; type: string } {
  const kind = random.next();
  if (kind < 0.02) return { source: nested(random), type: 'Number' };
  if (kind < 0.04) return { source: nastyText(random, 20), type: 'Number' };
  if (kind < 0.12) return { source: mutatedText(random.pick(examples), random), type: 'Point' };
  if (kind < 0.2) return { source: random.pick(examples), type: 'Point' };
  if (kind < 0.3) return { source: equation(random), type: 'Curve' };
  if (kind < 0.45) {
    const type = spatial ? 'Point3' : 'Point';
    const placeholders = Array.from({ length: spatial ? 3 : 2 }, () => (random.chance(0.5) ? '?' : numberText(random)));
    return { source: `Point(${placeholders.join(', ')})`, type };
  }
  const forms = spatial
    ? allForms
    : allForms.filter(({ type, types }) => ![type, ...types].some((t) => t.includes('3')));
  const form = random.pick(forms);
  return { source: call(random, scope, form, 0), type: form.type };
}

/** A value for a placeholder, which files may only give as a finite number. */
export function placeholderValue(random: Random): number {
  return random.chance(0.01) ? anyNumber(random, 1) : finiteNumber(random);
}
