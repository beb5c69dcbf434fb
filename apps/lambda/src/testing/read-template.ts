import { parseDocument, visit } from 'yaml';

/** A value of a template; `!Ref X` is `{ Ref: 'X' }`, `!Sub X` is `{ 'Fn::Sub': 'X' }`, as in JSON. */
export type TemplateValue = string | number | boolean | null | TemplateValue[] | { [key: string]: TemplateValue };

interface Parameter {
  readonly Type: string;
  readonly Default?: string | number;
  readonly Description?: string;
  readonly NoEcho?: boolean;
}

interface TemplateResource {
  readonly Type: string;
  readonly Condition?: string;
  readonly DependsOn?: string;
  readonly Properties: { [key: string]: TemplateValue };
}

export interface Template {
  readonly Parameters: Readonly<Record<string, Parameter>>;
  readonly Conditions: Readonly<Record<string, TemplateValue>>;
  readonly Resources: Readonly<Record<string, TemplateResource>>;
  readonly Outputs: Readonly<Record<string, { readonly Condition?: string; readonly Value: TemplateValue }>>;
}

const functions = ['Ref', 'Sub', 'GetAtt', 'If', 'Not', 'Equals', 'Join', 'Condition'];

/** The long form of a function's name. */
const longName = (name: string) => (name === 'Ref' || name === 'Condition' ? name : `Fn::${name}`);

const customTags = functions.flatMap((name) => [
  { tag: `!${name}`, resolve: (value: string) => ({ [longName(name)]: value }) },
  ...(['seq', 'map'] as const).map((collection) => ({
    tag: `!${name}`,
    collection,
    resolve: (value: { toJSON(): unknown }) => ({ [longName(name)]: value.toJSON() }),
  })),
]);

/**
 * Reads a template of CloudFormation.
 * @throws Error that names what CloudFormation does not take: aliases, doubled keys, functions that are not known here.
 */
export function readTemplate(text: string): Template {
  const document = parseDocument(text, { customTags });
  const problems = [...document.errors, ...document.warnings].map(({ message }) => message);
  visit(document, {
    Alias: (_, { source }) => {
      problems.push(`CloudFormation has no aliases: *${source}`);
    },
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return document.toJS();
}
