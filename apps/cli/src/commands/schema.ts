import { hasStrictSchema, jsonSchema, schemaNames } from '@geoslide/service/schema';
import { parseCommand } from '../arguments.js';
import { UsageError } from '../errors.js';

/** `geoslide schema [NAME] [--strict]` */
export async function schema(args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, { strict: { type: 'boolean' } });
  const [wanted = 'project', ...others] = positionals;
  const name = schemaNames.find((known) => known === wanted);
  if (name === undefined || others.length > 0) {
    throw new UsageError(
      others.length > 0 ? 'give one name' : `there is no schema "${wanted}"; there are ${schemaNames.join(', ')}`,
    );
  }
  if (values.strict && !hasStrictSchema(name)) {
    throw new UsageError(`${name} has no strict schema: a request is written by a program, not by a model`);
  }
  console.log(JSON.stringify(jsonSchema(name, values.strict), null, 2));
}
