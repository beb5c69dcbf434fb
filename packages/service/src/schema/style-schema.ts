import type { StyleProperties, StyleProperty } from '@geoslide/protocol';
import type { JsonSchema } from './json-schema.js';

/** The schema of a style. It says what is right; a value that it refuses is drawn as the default, with a warning. */
export function styleSchema(properties: StyleProperties): JsonSchema {
  const entries = Object.entries(properties).map(([name, property]) => [name, propertySchema(property)]);
  return { type: 'object', properties: Object.fromEntries(entries) };
}

function propertySchema(property: StyleProperty): JsonSchema {
  return {
    ...valueSchema(property),
    description: describe(property),
    ...(property.default === undefined ? {} : { default: property.default }),
  };
}

function describe({ doc, of, byType, type }: StyleProperty): string {
  const parts = [doc];
  if (type === 'color') parts.push('A CSS colour.');
  if (of !== undefined) parts.push(`Only of: ${of.join(', ')}.`);
  if (byType !== undefined) {
    const defaults = Object.entries(byType).map(([name, value]) => `${value} for ${name}`);
    parts.push(`Default: ${defaults.join(', ')}.`);
  }
  return parts.join(' ');
}

const position: JsonSchema = { type: ['number', 'string'] };
const ticksItem: JsonSchema = {
  anyOf: [position, { type: 'array', minItems: 2, maxItems: 2, items: position }],
};

/** null means the same as a missing property. */
function valueSchema(property: StyleProperty): JsonSchema {
  switch (property.type) {
    case 'number':
      return { type: ['number', 'null'], ...range(property) };
    case 'boolean':
      return { type: ['boolean', 'null'] };
    case 'choice':
      return { type: ['string', 'null'], enum: [...property.options, null] };
    case 'text':
      return { type: ['string', 'null'], examples: property.named };
    case 'ticks':
      return { type: ['array', 'null'], items: ticksItem };
    case 'color':
    case 'language':
      return { type: ['string', 'null'] };
  }
}

function range({ min, max }: { readonly min?: number; readonly max?: number }): JsonSchema {
  const least = min === Number.MIN_VALUE ? { exclusiveMinimum: 0 } : { minimum: min };
  return { ...(min === undefined ? {} : least), ...(max === undefined ? {} : { maximum: max }) };
}
