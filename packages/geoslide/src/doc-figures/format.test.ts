import { readFileSync } from 'node:fs';
import { alternatives, schemas } from '@geoslide/protocol';
import { describe, expect, test } from 'vitest';
import { listObjects, renderPng } from '../index.js';

const page = readFileSync(new URL('../../../../docs/format.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => JSON.parse(text!));

/** Parts of a schema of valibot that lead to others. */
interface Part {
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly items?: readonly Part[];
  readonly wrapped?: Part;
  readonly pipe?: readonly Part[];
  readonly options?: readonly unknown[];
}

/** The keys of all objects of a schema, but for properties of styles, which have a page of their own. */
function keysOf(schema: Part, seen = new Set<Part>()): string[] {
  if (schema === null || typeof schema !== 'object' || seen.has(schema)) return [];
  seen.add(schema);
  const chosen = (alternatives.get(schema) ?? []).map((name) => schemas()[name] as Part);
  const options = (schema.options ?? []) as Part[];
  const { entries = {}, item, items = [], wrapped, pipe = [] } = schema;
  const isStyle = 'color' in entries || 'lineWidth' in entries;
  const own = isStyle ? [] : Object.keys(entries);
  const inner = isStyle ? [] : Object.values(entries);
  const next = [
    ...inner,
    ...items,
    ...pipe,
    ...options,
    ...chosen,
    ...[item, wrapped].filter((part) => part !== undefined),
  ];
  return [...own, ...next.flatMap((part) => keysOf(part, seen))];
}

describe('the page of the format', () => {
  const keys = [...new Set([schemas().Project, schemas().Template].flatMap((schema) => keysOf(schema as Part)))];

  test('names every field of the schemas', () => {
    expect(keys.length).toBeGreaterThan(60);
    expect(keys).toEqual(expect.arrayContaining(['uvarMap', 'minX', 'obliqueScaleRatio', 'autoPlay', 'elementLayers']));
    expect(keys.filter((key) => !page.includes(`\`${key}\``) && !page.includes(`"${key}"`))).toEqual([]);
  });

  test('has a part for each entry of its contents', () => {
    const anchors = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) =>
      title!.toLowerCase().replaceAll(',', '').replaceAll(' ', '-'),
    );
    expect([...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor)).toEqual(anchors);
  });

  test('draws its minimal file, with the figure in the middle', async () => {
    const { warnings, width, height, viewBound } = await renderPng(blocks[0]);
    expect([warnings, width, height]).toEqual([[], 1024, 1024]);
    expect(viewBound!.left + viewBound!.right).toBeCloseTo(0, 1);
    expect(viewBound!.right).toBeLessThan(2.3);
  });

  test('gives the points that its values of placeholders say', () => {
    const slide = { metadata: { version: '11' }, slides: [blocks[1]] };
    const values = Object.fromEntries(listObjects(slide).objects.map(({ id, value }) => [id, value]));
    expect(values).toEqual({ A: { x: 0, y: 3 }, B: { x: 1, y: 4 }, a: 1.5 });
  });
});
