import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import type { Template, TemplateValue } from './read-template.js';

const database = loadAwsServiceSpecSync();

type Properties = ReturnType<typeof resourceOf>['properties'];
type PropertyType = Properties[string]['type'];

function resourceOf(type: string) {
  const resource = database.lookup('resource', 'cloudFormationType', 'equals', type)[0];
  if (resource === undefined) throw new Error(`AWS has no resource ${type}`);
  return resource;
}

const isMap = (value: TemplateValue | undefined): value is { [key: string]: TemplateValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The function of a value such as `{ Ref: 'X' }`, and what it is given. */
function functionOf(value: TemplateValue): [name: string, given: TemplateValue] | undefined {
  const [entry, ...more] = isMap(value) ? Object.entries(value) : [];
  return entry && more.length === 0 && /^(Ref|Fn::\w+)$/.test(entry[0]) ? entry : undefined;
}

/** The properties of a type of resource. */
function propertiesOf(type: string): Properties {
  const { properties } = resourceOf(type);
  // SAM hands it on as it is, which its schema does not say yet.
  const { LoggingConfig } = resourceOf('AWS::Lambda::Function').properties;
  return type === 'AWS::Serverless::Function' && LoggingConfig ? { LoggingConfig, ...properties } : properties;
}

function propertyProblems(given: TemplateValue, properties: Properties, place: string): string[] {
  if (!isMap(given)) return [`${place} has to be a map`];
  const missing = Object.entries(properties)
    .filter(([name, { required }]) => required === true && !(name in given))
    .map(([name]) => `${place}.${name} is missing`);
  const wrong = Object.entries(given).flatMap(([name, value]) => {
    const property = properties[name];
    if (property === undefined) return [`${place}.${name} is no property`];
    return valueProblems(value, property.type, `${place}.${name}`);
  });
  return [...missing, ...wrong];
}

function valueProblems(value: TemplateValue, type: PropertyType, place: string): string[] {
  const called = functionOf(value);
  if (called?.[0] === 'Fn::If' && Array.isArray(called[1])) {
    return called[1].slice(1).flatMap((each) => valueProblems(each, type, place));
  }
  // What a function gives is known when it is deployed.
  if (called !== undefined) return [];
  const wrong = (expected: string) => [`${place} has to be ${expected}, but is ${JSON.stringify(value)}`];
  switch (type.type) {
    case 'string':
    case 'date-time':
      return typeof value === 'object' ? wrong('a text') : [];
    case 'number':
    case 'integer':
      return typeof value === 'number' ? [] : wrong('a number');
    case 'boolean':
      return typeof value === 'boolean' ? [] : wrong('true or false');
    case 'array':
      if (!Array.isArray(value)) return wrong('a list');
      return value.flatMap((each, i) => valueProblems(each, type.element, `${place}[${i}]`));
    case 'map':
      if (!isMap(value)) return wrong('a map');
      return Object.entries(value).flatMap(([name, each]) => valueProblems(each, type.element, `${place}.${name}`));
    case 'ref':
      return propertyProblems(value, database.get('typeDefinition', type.reference.$ref).properties, place);
    case 'union': {
      const each = type.types.map((one) => valueProblems(value, one, place));
      return each.reduce((best, problems) => (problems.length < best.length ? problems : best));
    }
    case 'tag':
    case 'json':
    case 'null':
      return [];
  }
}

/** Where the properties of a template's resources are not what AWS's own schemas say, in words. */
export function schemaProblems({ Resources }: Template): string[] {
  return Object.entries(Resources).flatMap(([id, { Type, Properties }]) =>
    propertyProblems(Properties, propertiesOf(Type), id),
  );
}

/** Every value of a tree, itself first. */
function* valuesIn(value: TemplateValue): Generator<TemplateValue> {
  yield value;
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* valuesIn(each);
}

/** The names that a value's functions refer to, with `.Attribute` where they ask for one. */
export function referencesIn(value: TemplateValue): string[] {
  return [...valuesIn(value)].flatMap((each) => {
    const [name, given] = functionOf(each) ?? [];
    if (name === 'Fn::Sub') return [...String(given).matchAll(/\$\{([^}]+)\}/g)].map((match) => match[1]!);
    return name === 'Ref' || name === 'Fn::GetAtt' ? [String(given)] : [];
  });
}

/** The conditions that a value asks for. */
function conditionsIn(value: TemplateValue): string[] {
  return [...valuesIn(value)].flatMap((each) => {
    const [name, given] = functionOf(each) ?? [];
    return name === 'Fn::If' && Array.isArray(given) ? [String(given[0])] : [];
  });
}

/** References to what is not there, parameters and conditions that nothing uses, in words. */
export function referenceProblems(template: Template): string[] {
  const { Parameters, Conditions, Resources, Outputs } = template;
  const parts = [...Object.values(Resources), ...Object.values(Outputs)];
  const all = [...parts, ...Object.values(Conditions)] as unknown as TemplateValue[];
  const used = new Set(all.flatMap(referencesIn));
  const conditions = new Set([
    ...all.flatMap(conditionsIn),
    ...parts.flatMap(({ Condition }) => (Condition === undefined ? [] : [Condition])),
  ]);
  const isKnown = (name: string) => {
    const [id = '', attribute] = name.split('.');
    const resource = Resources[id];
    if (resource === undefined) return name in Parameters || /^AWS::(StackName|Region|Partition|NoValue)$/.test(name);
    const isAlias = attribute === 'Alias' && 'AutoPublishAlias' in resource.Properties;
    return attribute === undefined || isAlias || attribute in resourceOf(resource.Type).attributes;
  };
  const isThere = (id: string | undefined) => id === undefined || id in Resources;
  return [
    ...[...used].filter((name) => !isKnown(name)).map((name) => `there is no ${name}`),
    ...[...conditions].filter((name) => !(name in Conditions)).map((name) => `there is no condition ${name}`),
    ...Object.values(Resources).flatMap(({ DependsOn }) => (isThere(DependsOn) ? [] : [`there is no ${DependsOn}`])),
    ...Object.keys(Parameters).flatMap((name) => (used.has(name) ? [] : [`nothing uses the parameter ${name}`])),
    ...Object.keys(Conditions).flatMap((name) => (conditions.has(name) ? [] : [`nothing uses the condition ${name}`])),
  ];
}
