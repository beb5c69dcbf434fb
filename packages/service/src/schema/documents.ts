import type { SchemaName } from '@geoslide/protocol';
import { schemaDefinitions } from './definitions.js';
import type { JsonSchema } from './json-schema.js';
import { strictSchema } from './strict.js';

/** The schemas that are served and printed, by the names of their files. */
const documents = {
  project: 'Project',
  slide: 'Slide',
  template: 'Template',
  'render-v2': 'RenderV2Request',
  render: 'RenderRequest',
  'render-svg': 'SvgRequest',
  'render-tikz': 'TikzRequest',
  check: 'InspectRequest',
} as const satisfies Record<string, SchemaName>;

export type SchemaDocument = keyof typeof documents;

/** Those that a model writes, which have a strict variant. */
const strict: ReadonlySet<string> = new Set<SchemaDocument>(['project', 'slide', 'template']);

/** Names that {@link jsonSchema} takes. */
export const schemaNames = Object.keys(documents) as readonly SchemaDocument[];

/** True for what has a strict variant: files, of which null is a missing key. In requests null is an error. */
export function hasStrictSchema(name: SchemaDocument): boolean {
  return strict.has(name);
}

/** What is served at `/schema/NAME.json`. */
export const schemaFiles: readonly string[] = schemaNames.flatMap((name) =>
  hasStrictSchema(name) ? [name, `${name}.strict`] : [name],
);

/**
 * The JSON Schema (2020-12) of a file or request by itself, with the parts that it refers to in `$defs`.
 * @param isStrict Closed, for structured output of language models; only of what {@link hasStrictSchema}.
 */
export function jsonSchema(name: SchemaDocument, isStrict = false): JsonSchema {
  const root = documents[name];
  const all = schemaDefinitions((part) => `#/$defs/${part}`);
  const changed = (part: SchemaName) => (isStrict ? strictSchema(all[part]) : all[part]);
  const used = new Map<string, JsonSchema>();
  const pending: SchemaName[] = [root];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    if (used.has(part)) continue;
    const schema = changed(part);
    used.set(part, schema);
    pending.push(
      ...[...JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, found]) => found as SchemaName),
    );
  }
  const { [root]: own, ...$defs } = Object.fromEntries([...used].sort(([a], [b]) => a.localeCompare(b)));
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title: root, ...own, $defs };
}
