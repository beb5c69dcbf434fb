/** A JSON Schema, version 2020-12, as far as it is not a boolean. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** The schema with each schema in it changed, the innermost first. */
export function mapSchemas(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const inner = (value: unknown) => (isSchema(value) ? mapSchemas(value, change) : value);
  const entries = Object.entries(schema).map(([keyword, value]) => {
    if (keyword === 'properties' || keyword === '$defs') {
      return [keyword, Object.fromEntries(Object.entries(value as object).map(([name, part]) => [name, inner(part)]))];
    }
    if (['oneOf', 'anyOf', 'allOf', 'prefixItems'].includes(keyword)) return [keyword, (value as unknown[]).map(inner)];
    return [keyword, ['items', 'not', 'additionalProperties'].includes(keyword) ? inner(value) : value];
  });
  return change(Object.fromEntries(entries));
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
