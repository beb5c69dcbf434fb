import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseFile } from '@geoslide/protocol';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, test } from 'vitest';
import { createService } from '../service.js';
import { createFakePorts } from '../testing/fake-ports.js';
import { bodyFor, send } from '../testing/requests.js';
import { hasStrictSchema, jsonSchema, type SchemaDocument, schemaNames } from './documents.js';

const validator = new Ajv2020({ strict: true, allowUnionTypes: true });
/** Each schema once: the validator compiles every object that it has not seen. */
const schemas = new Map<string, object>();
function valid(name: SchemaDocument, value: unknown, isStrict = false): boolean {
  const key = `${name} ${isStrict}`;
  const schema = schemas.get(key) ?? jsonSchema(name, isStrict);
  schemas.set(key, schema);
  return validator.validate(schema, value) as boolean;
}

/** The JSON files of folders beside this checkout; those of `../shared` are not everywhere. */
function filesIn(...folders: string[]): [file: string, json: Record<string, unknown>][] {
  return folders.flatMap((folder) => {
    const path = fileURLToPath(new URL(`../../../../${folder}/`, import.meta.url));
    return listed(path).map((file): [string, Record<string, unknown>] => [
      `${folder}/${file}`,
      JSON.parse(readFileSync(path + file, 'utf8')),
    ]);
  });
}

function listed(path: string): string[] {
  try {
    return readdirSync(path).filter((file) => file.endsWith('.json'));
  } catch {
    return [];
  }
}

const slide = { definitions: [{ kind: 'primitive', id: 'A', source: 'Point(?, 0)' }], uvarMap: [['A.0', 1]] };
const project = { slides: [slide], metadata: { version: '11' } };

const withSlide = (fields: object) => ({ ...project, slides: [{ ...slide, ...fields }] });
const withDefinition = (definition: object) => withSlide({ definitions: [definition] });
const withStyle = (style: object) => withSlide({ styleSheet: { primitives: [['A', style]] } });

describe('the schema of a project', () => {
  it.each(filesIn('examples', '../shared/projects', '../shared/figures', '../shared/scenes'))('takes %s', (_, file) => {
    expect([valid('project', file), validator.errors]).toEqual([true, null]);
  });

  it.each<[string, object]>([
    ['a file that names it', { $schema: 'https://geoslide.test/schema/project.json', ...project }],
    ['null for a missing key', withSlide({ camera: null, styleSheet: { grid: null } })],
    ['a kind of its own', withDefinition({ kind: 'note', id: 'n', anything: 1 })],
    ['a slider', withDefinition({ kind: 'slider', id: 'a', min: '0', max: 2, autoPlay: false })],
    ['a camera in space', withSlide({ camera: { kind: '3d', projection: 'oblique' } })],
  ])('takes %s, as the parser does', (_, file) => {
    expect(() => parseFile(file)).not.toThrow();
    expect([valid('project', file), validator.errors]).toEqual([true, null]);
  });

  it.each<[string, object]>([
    ['no slides', { metadata: { version: '11' } }],
    ['another version', { ...project, metadata: { version: '12' } }],
    ['a definition without a source', withDefinition({ kind: 'primitive', id: 'A' })],
    ['a text without a template', withDefinition({ kind: 'text', id: 't' })],
    ['an id that is no string', withDefinition({ kind: 'primitive', id: 3, source: 'Point(0, 0)' })],
    ['a value that is no number', withSlide({ uvarMap: [['A.0', '1']] })],
    ['a list that is no pair', withSlide({ uvarMap: [['A.0']] })],
    ['a projection that is none', withSlide({ camera: { kind: '3d', projection: 'fisheye' } })],
    ['a colour that is a number', withStyle({ color: 3 })],
  ])('refuses %s, as the parser does', (_, file) => {
    expect(() => parseFile(file)).toThrow();
    expect(valid('project', file)).toBe(false);
  });

  it.each([{ lineWidth: -1 }, { lineDash: 'zigzag' }, { regionOpacity: 101 }, { arcCount: 11 }])(
    'refuses the style %j, which is drawn otherwise',
    (style) => {
      expect(valid('project', withStyle(style))).toBe(false);
    },
  );

  it('describes every key', () => {
    const bare: string[] = [];
    const { $defs, ...root } = jsonSchema('project');
    for (const [name, { properties }] of Object.entries({ ...($defs as object), root })) {
      for (const [key, part] of Object.entries(properties ?? {})) {
        if (part.description === undefined) bare.push(`${name}.${key}`);
      }
    }
    expect(bare).toEqual([]);
  });
});

describe('the schema of a template', () => {
  it.each(filesIn('examples/templates', '../shared/templates'))('takes %s', (_, file) => {
    expect([valid('template', file), validator.errors]).toEqual([true, null]);
  });

  it('refuses a wrong type', () => {
    expect(valid('template', { backgroundStyle: { grid: { show: 'yes' } } })).toBe(false);
  });
});

test.each<[SchemaDocument, object]>([
  ['render-v2', bodyFor('v2', { view2D: { left: 0, right: 1, bottom: 0, top: 1 }, contain: { padding: 3 } })],
  ['render', bodyFor('png', { pixelRatio: 2 })],
  ['render-svg', bodyFor('svg', { transparent: true })],
  ['render-tikz', bodyFor('tikz', { size: { width: 10, height: 10 } })],
  ['check', bodyFor('v2')],
])('the schema of %s takes its body, and no other', (name, body) => {
  expect([valid(name, body), validator.errors]).toEqual([true, null]);
  expect(valid(name, { ...body, slideIndex: 0 })).toBe(false);
  expect(valid(name, { ...body, content: undefined })).toBe(false);
});

describe('the strict schema', () => {
  /** Every schema within, with where it stands. */
  function within(schema: unknown, path = ''): [string, Record<string, unknown>][] {
    if (typeof schema !== 'object' || schema === null) return [];
    const own: [string, Record<string, unknown>][] = Array.isArray(schema) ? [] : [[path, { ...schema }]];
    return [...own, ...Object.entries(schema).flatMap(([key, value]) => within(value, `${path}/${key}`))];
  }

  const named = schemaNames.filter(hasStrictSchema);

  it.each(named)('of a %s is closed, and all its keys are required', (name) => {
    for (const [path, schema] of within(jsonSchema(name, true))) {
      if (schema.type !== 'object' || path.endsWith('/properties')) continue;
      expect([path, schema.additionalProperties]).toEqual([path, false]);
      expect([path, schema.required]).toEqual([path, Object.keys(schema.properties as object)]);
    }
  });

  it.each(named)('of a %s has only what structured output takes', (name) => {
    const known = new Set(
      '$schema $defs $ref title description type properties required additionalProperties items anyOf enum const minItems maxItems minimum maximum exclusiveMinimum'.split(
        ' ',
      ),
    );
    const others = within(jsonSchema(name, true))
      .filter(([path]) => !/\/(?:properties|\$defs)$/.test(path))
      .flatMap(([path, schema]) => Object.keys(schema).map((keyword) => [keyword, path]))
      .filter(([keyword]) => !known.has(keyword!));
    expect(others).toEqual([]);
  });

  it('takes what the parser takes', () => {
    const definition = { label: null, parent: null, inheritStyle: null, showIf: null };
    const file = {
      slides: [
        {
          definitions: [
            { ...definition, kind: 'primitive', id: 'A', source: 'Point(?, 0)' },
            { ...definition, kind: 'slider', id: 'a', min: 0, max: '2', step: null },
          ],
          uvarMap: [['A.0', 1]],
          styleSheet: null,
          camera: { kind: '2d', offset: [0, 0], scale: null, scaleY: null },
          viewBounds: null,
          fit: null,
          lang: null,
        },
      ],
      metadata: { version: '11' },
    };
    expect([valid('project', file, true), validator.errors]).toEqual([true, null]);
    expect(parseFile(file).slides[0]?.definitions).toHaveLength(2);
    expect(valid('project', { ...file, more: 1 }, true)).toBe(false);
  });
});

describe('served', () => {
  it.each(schemaNames)('/schema/%s.json', async (name) => {
    const service = createService(createFakePorts());
    const get = async (path: string) => {
      const { status, text, headers } = await send(service, {
        path,
        method: 'GET',
        headers: { authorization: undefined },
      });
      return [status, headers.get('content-type'), status === 200 ? JSON.parse(text) : undefined];
    };
    expect(await get(`/schema/${name}.json`)).toEqual([200, 'application/schema+json', jsonSchema(name)]);
    const strict = hasStrictSchema(name)
      ? [200, 'application/schema+json', jsonSchema(name, true)]
      : [404, 'application/json', undefined];
    expect(await get(`/schema/${name}.strict.json`)).toEqual(strict);
  });
});
