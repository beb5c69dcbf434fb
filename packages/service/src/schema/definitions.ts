import { alternatives, definitionKinds, type SchemaName, schemas, stylesByName } from '@geoslide/protocol';
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import { descriptions, keyDescriptions } from './descriptions.js';
import type { JsonSchema } from './json-schema.js';
import { styleSchema } from './style-schema.js';

/** What an editor reads to complete a file. */
const schemaKey = { type: 'string', description: 'The address of this schema, for editors; ignored.' };

/**
 * Everything that crosses the service's border, made from the schemas that it validates with. `ref` is where a name is
 * found.
 */
export function schemaDefinitions(ref: (name: string) => string): Readonly<Record<SchemaName, JsonSchema>> {
  const all = schemas();
  const styles = new Map<unknown, JsonSchema>(
    Object.entries(stylesByName).map(([name, properties]) => [all[name as SchemaName], styleSchema(properties)]),
  );
  const definitions = toJsonSchemaDefs(all, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // JSON has finite numbers only, and no schema can say left < right.
    ignoreActions: ['finite', 'raw_check'],
    overrideRef: ({ referenceId }) => ref(referenceId),
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const names = alternatives.get(valibotSchema);
      if (names) return { oneOf: names.map((name) => ({ $ref: ref(name) })) };
      if (valibotSchema === all.UnknownDefinition) return otherKinds(jsonSchema);
      // A key that is refused wherever it stands.
      if (valibotSchema.type === 'custom') return { not: {} };
      if (valibotSchema.type === 'literal') return { type: typeof jsonSchema.const, ...jsonSchema } as object;
      // What follows a pair is dropped; nobody means to write it.
      if (valibotSchema.type === 'tuple') return { ...jsonSchema, items: false };
      return styles.get(valibotSchema) as object | undefined;
    },
  }) as Record<SchemaName, JsonSchema>;
  const named = Object.entries(definitions).map(([name, schema]) => [name, described(name as SchemaName, schema)]);
  return Object.fromEntries(named);
}

/** So that of the kinds of definitions exactly one fits. */
function otherKinds(schema: object): object {
  const { properties } = schema as JsonSchema;
  return { ...schema, properties: { ...properties, kind: { ...properties?.kind, not: { enum: definitionKinds } } } };
}

/** Whether a request needs a view, where its project is no figure text. */
function isLegacyRequest(schema: JsonSchema): boolean {
  return ['content', 'viewBound'].every((key) => requiredOf(schema).includes(key));
}

const requiredOf = ({ required = [] }: JsonSchema): readonly string[] => required as readonly string[];

/** A request whose figure text says the view by itself; with a project in JSON the view has to be there. */
function viewOrText(schema: JsonSchema): JsonSchema {
  const { properties: { viewBound } = {} } = schema;
  const ofText = { type: 'object', properties: { content: { type: 'string' } }, required: ['content'] };
  const withView = { type: 'object', properties: { viewBound }, required: ['viewBound'] };
  return {
    ...schema,
    required: requiredOf(schema).filter((key) => key !== 'viewBound'),
    allOf: [{ anyOf: [withView, ofText] }],
  };
}

function described(name: SchemaName, schema: JsonSchema): JsonSchema {
  const { properties } = schema;
  const texts = keyDescriptions[name];
  const entries = Object.entries(properties ?? {}).map(([key, part]) => {
    const description = texts?.[key];
    return [key, description === undefined ? part : { ...part, description }];
  });
  const isFile = name === 'Project' || name === 'Template';
  return {
    description: descriptions[name],
    ...(isLegacyRequest(schema) ? viewOrText(schema) : schema),
    ...(properties && { properties: { ...(isFile && { $schema: schemaKey }), ...Object.fromEntries(entries) } }),
  };
}
