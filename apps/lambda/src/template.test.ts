import { readFileSync } from 'node:fs';
import { type ErrorBody, errorStatus, schemas } from '@geoslide/protocol';
import { type Setting, settings } from '@geoslide/service';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { readConfig } from './config.js';
import { readTemplate, type TemplateValue } from './testing/read-template.js';
import { referenceProblems, referencesIn, schemaProblems } from './testing/template-problems.js';

const text = readFileSync(new URL('../template.yaml', import.meta.url), 'utf8');
const template = readTemplate(text);
const { Parameters, Resources } = template;

/** A value inside a resource's properties. */
function property(resource: string, ...path: (string | number)[]): TemplateValue | undefined {
  return path.reduce<TemplateValue | undefined>(
    (value, name) => (value as Record<string, TemplateValue> | undefined)?.[name],
    Resources[resource]?.Properties,
  );
}

const variables = property('Function', 'Environment', 'Variables') as Record<string, TemplateValue>;
const ofLambda = Object.entries<Setting>(settings).filter(
  ([name, { homes }]) => name.startsWith('GEOSLIDE_') && homes.includes('lambda'),
);

/** GEOSLIDE_MAX_SIDE → MaxSide. */
const parameterOf = (setting: string) =>
  setting
    .split('_')
    .slice(1)
    .map((word) => word[0] + word.slice(1).toLowerCase())
    .join('');

describe('the template', () => {
  it('is what the schemas of AWS say', () => {
    expect(schemaProblems(template)).toEqual([]);
  });

  it('refers to what is there, and uses all that it declares', () => {
    expect(referenceProblems(template)).toEqual([]);
  });

  it.each(Object.entries(Parameters))('says what the parameter %s is', (_, { Description = '' }) => {
    expect(Description).toMatch(/^[A-Z].{10,}[^.]$/);
  });

  it('hands on what is no text as bytes', () => {
    expect(property('Api', 'BinaryMediaTypes')).toEqual(['image~1png', 'application~1pdf']);
  });

  it('has a bucket that keeps old versions', () => {
    expect(property('Bucket', 'VersioningConfiguration')).toEqual({ Status: 'Enabled' });
  });

  it('moves calls to a new version bit by bit, and back where an alarm tells', () => {
    const { AutoPublishAlias, AutoPublishCodeSha256, DeploymentPreference } = Resources.Function!.Properties;
    expect([AutoPublishAlias, AutoPublishCodeSha256]).toEqual(['live', { Ref: 'Revision' }]);
    expect(DeploymentPreference).toEqual({
      Type: { Ref: 'Rollout' },
      Alarms: [{ Ref: 'ErrorAlarm' }, { Ref: 'VersionAlarm' }],
    });
    expect(property('QueueSource', 'FunctionName')).toEqual({ Ref: 'Function.Alias' });
  });

  it('lets the function reach nothing but the places that its settings name', () => {
    const places = referencesIn(property('Function', 'Policies')!).filter((name) => name.endsWith('Prefix'));
    expect(new Set(places)).toEqual(new Set(['Prefix', 'KeysPrefix', 'ChargesPrefix', 'ResultsPrefix']));
  });
});

describe('the settings of the function', () => {
  it('are all in the template, and no others', () => {
    expect(Object.keys(variables).sort()).toEqual(ofLambda.map(([name]) => name).sort());
  });

  it.each(ofLambda.filter(([name]) => name !== 'GEOSLIDE_BUCKET'))('%s is a parameter', (name, { fallback }) => {
    const parameter = parameterOf(name);
    expect(variables[name]).toEqual({ Ref: parameter });
    // A fallback in words is the service's own, which an empty text stands for.
    const literal = /^(\d+|[a-z]+|\*)(?: on Lambda.*)?$/.exec(fallback)?.[1];
    const expected = literal === undefined || literal === 'none' ? '' : literal;
    expect(String(Parameters[parameter]?.Default)).toBe(expected);
  });

  it('can be read as the template gives them', () => {
    const given = Object.keys(variables).map((name) => [name, Parameters[parameterOf(name)]?.Default]);
    const env = { ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])), GEOSLIDE_BUCKET: 'b' };
    const { options, ratePerSecond, bucket } = readConfig(env);
    expect({ bucket, ratePerSecond, ...options }).toMatchObject({ bucket: 'b', ratePerSecond: 100, maxSide: 4096 });
  });

  it('hide the key', () => {
    expect(Parameters.ApiKey?.NoEcho).toBe(true);
  });
});

describe('what the gateway answers itself', () => {
  const responses = Object.entries(
    property('Api', 'GatewayResponses') as Record<string, Record<string, TemplateValue>>,
  );

  it.each(responses)('%s has the shape of our errors', (_, response) => {
    const { 'application/json': body } = response.ResponseTemplates as Record<string, string>;
    const parsed = v.parse(schemas().Error, JSON.parse(body!.replaceAll('$context.requestId', 'r-1'))) as ErrorBody;
    expect(errorStatus[parsed.code]).toBe(response.StatusCode);
    expect(parsed.requestId).toBe('r-1');
    // In a browser, the page may read it.
    expect(response.ResponseParameters).toMatchObject({ Headers: { 'Access-Control-Allow-Origin': "'*'" } });
  });

  it('covers every error that has no answer of its own', () => {
    expect(responses.map(([name]) => name)).toEqual(expect.arrayContaining(['DEFAULT_4XX', 'DEFAULT_5XX']));
  });

  it('is logged, one line of JSON for each call', () => {
    const format = String(property('Api', 'AccessLogSetting', 'Format'));
    const line = JSON.parse(format.replace(/\$context[\w.]*/g, '7'));
    expect(line).toMatchObject({ requestId: '7', status: 7, client: '7' });
  });
});

describe('the checks of the template find', () => {
  const changed = (from: string | RegExp, to: string) => readTemplate(text.replace(from, to));

  test.each([
    ['a misspelt property', 'VersioningConfiguration:', 'Versioning:', 'Bucket.Versioning is no property'],
    ['a missing one', /BatchSize: 10\n|EventSourceArn/g, 'X', 'QueueSource.X'],
    ['a value of another type', 'VisibilityTimeout: 1800', 'VisibilityTimeout: long', 'Queue.VisibilityTimeout'],
    ['a property in depth', 'NoncurrentDays', 'Days', 'NoncurrentVersionExpiration.Days is no property'],
  ])('%s', (_, from, to, problem) => {
    expect(schemaProblems(changed(from, to)).join('\n')).toContain(problem);
  });

  test.each([
    ['a reference to nothing', '!Ref FileDays', '!Ref Days', 'there is no Days'],
    ['an attribute that is none', '!GetAtt Queue.Arn', '!GetAtt Queue.Name', 'there is no Queue.Name'],
    ['a name within a text', /\{Prefix\}/g, '{Prefixes}', 'there is no Prefixes'],
    ['a parameter that nothing uses', '!Ref MaxSide', '1', 'nothing uses the parameter MaxSide'],
    ['a condition that is none', 'Condition: HasQueue', 'Condition: Queued', 'there is no condition Queued'],
  ])('%s', (_, from, to, problem) => {
    expect(referenceProblems(changed(from, to))).toContain(problem);
  });

  test('aliases, which CloudFormation does not take', () => {
    expect(() => changed('Version: "2012-10-17"', 'Version: &v "2012-10-17"\n        Id: *v')).toThrow('*v');
  });
});
