import { RenderError } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { renderPixels, renderPng, renderSvg } from './index.js';

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

  it('is none with numbers at 3,000 points', async () => {
    const text = 'view -10 .. 10, -8 .. 8\nL: Sequence((10 sin(k), 8 cos(1.7 k)), k, 1, 3000) "{{k}}"';
    expect((await renderPng(text)).width).toBe(1000);
    expect((await renderPng(text.replace('{{k}}', 'P_{{{k}}}'))).width).toBe(1000);
  });

  it.each([
    'c: sin(x^2) + cos(y^2) = 1',
    'c: exp(sin(x) + cos(y)) = sin(exp(x + y))',
    'c: sin(x y) = 0\nd: sin(x^2) = cos(y^2)',
    'c: sin(x y) = 0\nd: sin(x^2) = cos(y^2)\nview -10 .. 10, -10 .. 10',
    'r: sin(x y) > 0\ns: sin(x) + cos(y) > 0.5',
  ])('is none with curves that fill the picture: %s', async (text) => {
    const { data, width } = await renderPixels(text);
    const painted = data.filter((value, i) => i % 4 === 1 && value < 200).length;
    expect(painted).toBeGreaterThan(10 * width);
  });

  it('counts each object that is painted', async () => {
    const segments = Array.from({ length: 8000 }, (_, i) => ({
      kind: 'primitive',
      id: `s_${i}`,
      label: 'a',
      source: `Segment(Point(${Math.sin(i)}, ${Math.cos(1.3 * i)}), Point(${Math.sin(1.7 * i)}, ${Math.cos(i)}))`,
    }));
    const error = await renderSvg(project(segments), { viewBound, scale: 10 }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'TOO_COMPLEX' });
  });

  it('counts each object in space that is painted', async () => {
    const points = Array.from({ length: 9000 }, (_, i) => ({
      kind: 'primitive',
      id: `P_${i}`,
      label: `${i % 9}`,
      source: `Point(${Math.sin(i)}, ${Math.cos(1.3 * i)}, ${Math.cos(i)})`,
    }));
    const plain = project(points);
    const camera = { kind: '3d', offset: [0, 0, 0], yaw: 0.5, pitch: 0.4, scale: 0.1 };
    const content = { ...plain, slides: [{ ...plain.slides[0], camera }] };
    const error = await renderPng(content, {}).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'TOO_COMPLEX' });
  });

  it('counts each property of a style', async () => {
    const style = Object.fromEntries(Array.from({ length: 350_000 }, (_, i) => [`p${i}`, 1]));
    const plain = project([]);
    const content = { ...plain, slides: [{ ...plain.slides[0], styleSheet: { types: [['Point', style]] } }] };
    const error = await renderSvg(content, { viewBound }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'TOO_COMPLEX', message: expect.stringContaining('"styleSheet" takes most') });
  });

  it('counts what a function takes: the items of a list', async () => {
    const numbers = { kind: 'primitive', id: 'L', source: 'Sequence(9999)' };
    const measured = Array.from({ length: 1000 }, (_, i) => ({
      kind: 'primitive',
      id: `m_${i}`,
      source: 'max(L) + min(L)',
    }));
    const error = await renderSvg(project([numbers, ...measured]), { viewBound }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'TOO_COMPLEX' });
  });

  it('leaves out images of images whose trees grow without end', async () => {
    const images = Array.from({ length: 12 }, (_, i) => ({
      kind: 'primitive',
      id: `P_${i}`,
      source: i === 0 ? 'y = sin(x)' : `Invert(P_${i - 1}, c)`,
      showIf: '1 > 2',
    }));
    const content = project([{ kind: 'primitive', id: 'c', source: 'Circle(Point(0, 0), 2)' }, ...images]);
    const { warnings } = await renderSvg(content, { viewBound });
    expect(warnings[0]).toMatchObject({ message: expect.stringContaining('too large to be inverted') });
  });

  it('counts the problems of circles that touch three', async () => {
    const circles = { kind: 'primitive', id: 'L', source: 'Sequence(Circle(Point(k, 0), 2), k, 1, 900)' };
    const touching = Array.from({ length: 20 }, (_, i) => ({
      kind: 'primitive',
      id: `t_${i}`,
      source: `Map(TangentCircles(c, Circle(Point(5, ${i}), 1), Circle(Point(2, 4), 1), 1), c, L)`,
      showIf: '1 > 2',
    }));
    const { warnings } = await renderSvg(project([circles, ...touching]), { viewBound });
    expect(warnings).toContainEqual(
      expect.objectContaining({ id: 't_19', message: expect.stringContaining('steps to evaluate') }),
    );
  });

  it('ends the search for places of labels, and draws them where they are', async () => {
    const points = (count: number, placement: string) => {
      const definitions = Array.from({ length: count }, (_, i) => ({
        kind: 'primitive',
        id: `P_${i}`,
        source: `Point(${(i % 50) / 5 - 5}, ${Math.floor(i / 50) / 5 - 5})`,
        label: 'P',
      }));
      const plain = project(definitions);
      return { ...plain, slides: [{ ...plain.slides[0], styleSheet: { typeLabels: [['Point', { placement }]] } }] };
    };
    const drawn = async (count: number, placement: string) =>
      (await renderSvg(points(count, placement), { viewBound })).text;
    expect((await drawn(1900, 'auto')).match(/data-type="label"/g)).toHaveLength(1900);
    // Too many to look for places.
    expect(await drawn(2500, 'auto')).toBe(await drawn(2500, 'fixed'));
  });
});
