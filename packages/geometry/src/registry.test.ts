import { describe, expect, it } from 'vitest';
import { fits, isParameterType, isVariadic } from './evaluate/parameter-types.js';
import { hasFunction } from './functions/table.js';
import { constructors, properties } from './registry.js';
import type { Parameter } from './table.js';
import { constructSources } from './testing/sources.js';
import { planeNames, spaceNames } from './types/table.js';
import { unions } from './types/unions.js';
import type { Value } from './values.js';

const forms = constructors.flatMap((entry) =>
  entry.signatures.map((signature) => ({ name: entry.name, entry, signature, example: signature.example })),
);

/** What examples may refer to. */
const SURROUNDINGS = {
  a: { kind: 'slider', min: -2, max: 2 },
  P: 'Point(a, a^2)',
  l: 'PerpBisector(Point(0, 1), Point(a, -1))',
};

/** Results of transforms and the like, which make no type of their own. */
const GENERAL: ReadonlySet<string> = new Set(['Any', 'Object']);

function expectWellFormed(parameters: readonly Parameter[]): void {
  const firstOptional = parameters.findIndex((parameter) => parameter.optional === true);
  for (const [index, parameter] of parameters.entries()) {
    expect(isParameterType(parameter.type), `${parameter.name}: ${parameter.type}`).toBe(true);
    if (isVariadic(parameter.type)) expect(index).toBe(parameters.length - 1);
    if (firstOptional !== -1 && index > firstOptional) expect(parameter.optional).toBe(true);
  }
}

describe('the table of constructors', () => {
  it.each([...planeNames, ...spaceNames])('makes a %s', (name) => {
    const declared = [...forms.map(({ signature }) => signature), ...properties].flatMap(({ returns }) =>
      returns.split(' | ').flatMap((type): readonly string[] => (GENERAL.has(type) ? [] : (unions[type] ?? [type]))),
    );
    expect(declared).toContain(name);
  });

  it.each(forms)('$name: $example', ({ name, entry, signature }) => {
    expectWellFormed(signature.parameters);
    expect(signature.doc).toMatch(/\.$/);
    expect(hasFunction(name)).toBe(false);
    const { construction, value, warning } = constructSources({ ...SURROUNDINGS, example: signature.example });
    expect(warning('example')).toBeUndefined();
    const { type } = value('example')!;
    expect(promises(signature.returns, type), `${type} is not ${signature.returns}`).toBe(true);
    if (entry.styleType !== undefined && type !== 'List') {
      expect(construction.objects.get('example')?.type).toBe(entry.styleType);
    }
  });
});

function promises(returns: string, type: string): boolean {
  return returns.split(' | ').some((name) => fits({ type } as Value, name));
}

describe('the table of properties', () => {
  it.each(properties.map((property) => ({ name: property.name, of: property.of.join(', '), property })))(
    '.$name of $of',
    ({ property }) => {
      expectWellFormed(property.parameters ?? []);
      for (const type of property.of) expect(isParameterType(type), type).toBe(true);
      expect(property.doc).toMatch(/\.$/);
    },
  );
});
