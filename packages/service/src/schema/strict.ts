import { type JsonSchema, mapSchemas } from './json-schema.js';

/** Keys that nothing is drawn from, and that a model has no use for. */
const NOT_DRAWN: ReadonlySet<string> = new Set([
  '$schema',
  'actions',
  'autoPlay',
  'direction',
  'doc',
  'messages',
  'templateStyle',
]);

/** What structured output of language models does not take. */
const NOT_TAKEN: ReadonlySet<string> = new Set(['default', 'examples', 'maxLength', 'minLength', 'not', 'pattern']);

/** A kind of definition that no figure needs. */
const NOT_OFFERED = '/UnknownDefinition';

/**
 * The schema as structured output of language models takes it (docs/decisions/json-schema.md): objects are closed and
 * have all their keys, of which those that may be missing may be null; alternatives are `anyOf`; a pair is a list of
 * two whose items may be either. What it accepts, the parser accepts, but for the order in a pair.
 */
export function strictSchema(schema: JsonSchema): JsonSchema {
  return mapSchemas(schema, closed);
}

function closed(schema: JsonSchema): JsonSchema {
  const kept = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !NOT_TAKEN.has(keyword)));
  const { oneOf, prefixItems, properties, ...rest } = kept as JsonSchema;
  if (Array.isArray(oneOf)) return { ...rest, anyOf: oneOf.filter(({ $ref }) => !String($ref).endsWith(NOT_OFFERED)) };
  if (Array.isArray(prefixItems)) return { ...rest, ...listOf(prefixItems) };
  // A reference stands alone.
  if (rest.$ref !== undefined) return { $ref: rest.$ref };
  return properties === undefined ? rest : { ...rest, ...closedObject(properties, schema.required) };
}

function listOf(items: readonly JsonSchema[]): JsonSchema {
  const kinds = [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
  return { items: kinds.length === 1 ? kinds[0] : { anyOf: kinds }, minItems: items.length, maxItems: items.length };
}

function closedObject(properties: Readonly<Record<string, JsonSchema>>, required: unknown): JsonSchema {
  const given = Array.isArray(required) ? required : [];
  const entries = Object.entries(properties)
    .filter(([key]) => !NOT_DRAWN.has(key))
    .map(([key, part]) => [key, given.includes(key) ? part : nullable(part)] as const);
  return {
    properties: Object.fromEntries(entries),
    required: entries.map(([key]) => key),
    additionalProperties: false,
  };
}

function nullable(schema: JsonSchema): JsonSchema {
  const { type, anyOf, description } = schema;
  if (Array.isArray(type)) return schema;
  if (Array.isArray(anyOf) && anyOf.some((part) => part.type === 'null')) return schema;
  return { anyOf: [schema, { type: 'null' }], ...(description === undefined ? {} : { description }) };
}
