import { RenderError } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { renderPng, renderSvg } from './index.js';

const viewBound = { left: -5, right: 5, bottom: -5, top: 5 };
const project = (definitions: object[]) => ({
  metadata: { version: '11' },
  messages: [],
  slides: [{ definitions, uvarMap: [], styleSheet: {}, doc: [] }],
});
const list = (count: number, item: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => item(i)).join(', ');

describe('a slide that takes too much work', () => {
  it('ends in an error that names the costliest object: long lists in texts', async () => {
    const content = project([
      { kind: 'primitive', id: 'L', source: `[${list(9999, (i) => String(i % 10))}]` },
      ...Array.from({ length: 4000 }, (_, i) => ({ kind: 'text', id: `T_${i}`, template: '{{L}}' })),
    ]);
    const error = await renderSvg(content, { viewBound, scale: 10 }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RenderError);
    expect(error).toMatchObject({
      code: 'TOO_COMPLEX',
      message: expect.stringMatching(/too much work.*"T_0" takes most/),
    });
  });

  it('leaves out the definitions that come too late, and draws the rest: crossing polygons', async () => {
    const zigzag = (along: (i: number) => string) => `Polygon(${list(1200, along)})`;
    const content = project([
      { kind: 'primitive', id: 'p', source: zigzag((i) => `Point(${(i % 2) * 10 - 5}, ${i / 120 - 5})`) },
      { kind: 'primitive', id: 'q', source: zigzag((i) => `Point(${i / 120 - 5}, ${(i % 2) * 10 - 5})`) },
      { kind: 'primitive', id: 'X', source: 'Intersect(p, q, 1)' },
    ]);
    const { warnings } = await renderSvg(content, { viewBound, scale: 10 });
    expect(warnings).toMatchObject([{ id: 'X', message: expect.stringContaining('steps to evaluate') }]);
  });

  it('counts pictures that are painted again and again', async () => {
    const picture = await renderPng(project([]), { viewBound, scale: 4 });
    const url = `data:image/png;base64,${Buffer.from(picture.bytes).toString('base64')}`;
    const styleSheet = { imageType: { width: 2000, height: 2000, rotation: 0.5, offsetX: -5, offsetY: 5 } };
    const images = Array.from({ length: 500 }, (_, i) => ({ kind: 'image', id: `I_${i}`, url }));
    const content = { ...project(images), slides: [{ ...project(images).slides[0], styleSheet }] };
    const error = await renderPng(content, { viewBound, scale: 200 }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'TOO_COMPLEX' });
  });
});
