import { describe, expect, it } from 'vitest';
import { valueOfSource } from '../testing/sources.js';
import { planeConstructors } from './constructors/index.js';

describe('the examples of the table', () => {
  const examples = planeConstructors.flatMap(({ name, signatures }) =>
    signatures.map(({ example, returns }) => [example, returns, name] as const),
  );

  it.each(examples)('%s gives a %s', (example, returns, name) => {
    expect(example.startsWith(`${name}(`)).toBe(true);
    const { type } = valueOfSource(example);
    // A transform of any object gives an object of its type; the conic through five points is of its exact type.
    const expected = { Object: 'Polygon', Conic: 'Ellipse' }[returns] ?? returns;
    expect(expected.split(' | ')).toContain(type);
  });
});
