import type { Style } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import type { ImageNode, SceneNode } from '../scene/scene.js';
import { drawFigure, pathsIn, textsIn } from '../testing/draw.js';

const center = { offsetX: 0, offsetY: 0 };

describe('slider', () => {
  const definition = { kind: 'slider', id: 'k', min: '-5', max: '5', step: '0.01', label: 't' };
  const slider = async (style: Style, extra: object = {}) => {
    const { groups } = await drawFigure({
      definitions: [{ ...definition, ...extra }],
      uvar: { 'k.0': 0.87 },
      sheet: { sliders: [['k', { ...center, ...style }]] },
    });
    const group = groups.get('k/slider') ?? [...groups.values()].find(({ id }) => id === 'k');
    const [track, thumb] = pathsIn(group);
    return { track, thumb, label: textsIn(group)[0], group };
  };

  it('is a track of 5 units with the thumb where the value is', async () => {
    const { track, thumb, label } = await slider({});
    const x = track!.path.coords.filter((_, i) => i % 2 === 0);
    expect(Math.min(...x.slice(0, 1))).toBeCloseTo(250 + 250 - 2);
    expect(thumb!.path.coords.slice(2, 5)).toEqual([250 + 0.587 * 250, 250, 7]);
    expect(label!.source).toBe('t = 0.87');
  });

  it.each<[Style, (drawn: Awaited<ReturnType<typeof slider>>) => unknown, unknown]>([
    [{ size: 30 }, ({ thumb }) => thumb!.path.coords[4], 15],
    [{ size: 0 }, ({ thumb }) => thumb, undefined],
    [{ shape: 'square', size: 10 }, ({ thumb }) => thumb!.path.verbs, [0, 1, 1, 1, 5]],
    [{ shape: 'triangle', size: 10 }, ({ thumb }) => thumb!.path.verbs, [0, 1, 1, 5]],
    [{ shape: 'roundRect' }, ({ thumb }) => thumb!.path.verbs.filter((verb) => verb === 4).length, 4],
    [{ color: '#ff0000' }, ({ thumb }) => thumb!.fill!.color, { r: 255, g: 0, b: 0, a: 1 }],
    [{ opacity: 50 }, ({ thumb, track }) => [thumb!.fill!.color.a, track!.fill!.color.a], [0.5, 0.5]],
    [{ trackColor: '#00ff00' }, ({ track }) => track!.fill!.color, { r: 0, g: 255, b: 0, a: 1 }],
    [{ labelColor: '#00ff00' }, ({ label }) => label!.color, { r: 0, g: 255, b: 0, a: 1 }],
    [{ color: '#ff0000' }, ({ label }) => label!.color, { r: 0x26, g: 0x2b, b: 0x33, a: 1 }],
    [{ trackOpacity: 20 }, ({ thumb, track }) => [thumb!.fill!.color.a, track!.fill!.color.a], [1, 0.2]],
    [{ trackHeight: 10 }, ({ track }) => track!.path.coords[4], 5],
    [{ trackLength: 2 }, ({ thumb }) => thumb!.path.coords[2], 250 + 0.587 * 100],
    [
      { screenFixed: true, offsetX: 20, offsetY: 60, trackLength: 3 },
      ({ thumb }) => thumb!.path.coords.slice(2, 4),
      [20 + 0.587 * 150, 60],
    ],
    [{ offsetX: 1, offsetY: 2 }, ({ thumb }) => thumb!.path.coords.slice(2, 4), [300 + 0.587 * 250, 150]],
    [{ hidden: true }, ({ group }) => group, undefined],
  ])('%j', async (style, read, expected) => {
    expect(read(await slider(style))).toEqual(expected);
  });

  it('labelPosition: over the thumb, or at the start of the track', async () => {
    const above = (await slider({})).label!;
    const start = (await slider({ labelPosition: 'track' })).label!;
    expect(start.x).toBeLessThan(above.x);
    expect(start.x).toBeCloseTo(250, 0);
    expect(start.y).toBe(above.y);
  });

  it.each([
    [{ label: 'a = {{value}}' }, 'a = 0.87'],
    [{ label: '{{id}}' }, 'k = 0.87'],
    [{ label: undefined }, 'k = 0.87'],
  ])('label %j', async (extra, expected) => {
    expect((await slider({}, extra)).label?.source).toBe(expected);
  });

  it('a label that reaches into the view is seen whole, also where its thumb is outside', async () => {
    const [inside, outside, far] = await Promise.all(
      [2, 2.265, 4].map(async (offsetX) => (await slider({ offsetX })).label!.x),
    );
    expect(outside).toBe(inside);
    expect(far).toBeGreaterThan(500);
  });

  it('an empty label is none', async () => {
    expect((await slider({}, { label: '' })).label).toBeUndefined();
  });
});

describe('text', () => {
  const text = async (template: string, style: Style) => {
    const { groups } = await drawFigure({
      definitions: [{ kind: 'text', id: 'n', template }],
      sheet: { texts: [['n', { ...center, ...style }]], textType: { fontSize: 20 } },
    });
    return textsIn(groups.get('n/text'))[0];
  };

  it('stands at its logical place, plain, in the type’s style', async () => {
    expect(await text('Hello', {})).toMatchObject({ x: 250, y: 250, mode: 'plain', font: 'sans-serif', fontSize: 20 });
  });

  it.each<[Style, object]>([
    [
      { offsetX: 1, offsetY: 1 },
      { x: 300, y: 200 },
    ],
    [
      { screenFixed: true, offsetX: 7, offsetY: 9 },
      { x: 7, y: 9 },
    ],
    [{ mode: 'latex' }, { mode: 'latex' }],
    [
      { font: 'Times New Roman', fontSize: 30 },
      { font: 'Times New Roman', fontSize: 30 },
    ],
    [{ color: '#ff0000', fillOpacity: 50 }, { color: { r: 255, g: 0, b: 0, a: 0.5 } }],
  ])('%j', async (style, expected) => {
    expect(await text('x', style)).toMatchObject(expected);
  });

  it('align', async () => {
    const left = (await text('Word', {}))!;
    const { width } = left.layout;
    expect((await text('Word', { align: 'center' }))!.x).toBeCloseTo(left.x - width / 2);
    expect((await text('Word', { align: 'right' }))!.x).toBeCloseTo(left.x - width);
  });

  it('hidden, empty or out of sight draws nothing', async () => {
    expect(await text('x', { hidden: true })).toBeUndefined();
    expect(await text(' ', {})).toBeUndefined();
    expect(await text('x', { offsetX: 99 })).toBeUndefined();
  });

  it('shows values', async () => {
    expect((await text('{{1/3}}', { precision: 3 }))?.source).toBe('0.333');
  });
});

describe('button', () => {
  const button = async (style: Style) => {
    const { groups } = await drawFigure({
      definitions: [{ kind: 'button', id: 'b', title: 'Start' }],
      sheet: { buttons: [['b', { ...center, ...style }]] },
    });
    const group = groups.get('b/button');
    return { box: pathsIn(group)[0], title: textsIn(group)[0] };
  };

  it('has a box around its title', async () => {
    const { box, title } = await button({});
    expect(title?.source).toBe('Start');
    expect(title!.x).toBeGreaterThan(250);
    expect(box!.path.coords[0]).toBeGreaterThan(title!.x + title!.layout.width);
  });

  it.each<[Style, (drawn: Awaited<ReturnType<typeof button>>) => unknown, unknown]>([
    [{ width: 200, cornerRadius: 0 }, ({ box }) => box!.path.coords[2], 450],
    [{ height: 80, cornerRadius: 0 }, ({ box }) => box!.path.coords[5], 330],
    [{ cornerRadius: 9 }, ({ box }) => box!.path.coords[4], 9],
    [{ fontSize: 30 }, ({ title }) => title!.fontSize, 30],
    [{ color: '#ff0000' }, ({ title }) => title!.color, { r: 255, g: 0, b: 0, a: 1 }],
    [{ backgroundColor: '#00ff00' }, ({ box }) => box!.fill!.color, { r: 0, g: 255, b: 0, a: 1 }],
    [{ opacity: 50 }, ({ box, title }) => [box!.fill!.color.a, title!.color.a], [0.5, 0.5]],
    [{ rotation: Math.PI / 4 }, ({ title }) => title!.rotation, -Math.PI / 4],
    [{ hidden: true }, ({ box }) => box, undefined],
  ])('%j', async (style, read, expected) => {
    expect(read(await button(style))).toEqual(expected);
  });
});

describe('image', () => {
  const picture = {
    pixels: { width: 40, height: 20, data: new Uint8Array(40 * 20 * 4) },
    file: { bytes: new Uint8Array([1]), mimeType: 'image/png' as const },
  };
  const image = async (style: Style, address = 'p.png') => {
    const { groups } = await drawFigure({
      definitions: [{ kind: 'image', id: 'i', source: 'Image("p.png")' }],
      sheet: { images: [['i', { ...center, ...style }]] },
      images: new Map([[address, picture]]),
    });
    const [node] = (groups.get('i/Image') ?? groups.get('i/image'))?.children ?? [];
    return node as SceneNode as ImageNode | undefined;
  };

  it('stands with its top left corner at its place, in its own size', async () => {
    expect(await image({})).toMatchObject({
      rect: { x: 250, y: 250, width: 40, height: 20 },
      rotation: -0,
      opacity: 1,
      ...picture,
    });
  });

  it.each<[Style, object | undefined]>([
    [{ width: 100 }, { rect: { x: 250, y: 250, width: 100, height: 50 } }],
    [{ height: 100 }, { rect: { x: 250, y: 250, width: 200, height: 100 } }],
    [{ width: 10, height: 100 }, { rect: { x: 250, y: 250, width: 10, height: 100 } }],
    [{ offsetX: 1, offsetY: 1 }, { rect: { x: 300, y: 200, width: 40, height: 20 } }],
    [{ screenFixed: true, offsetX: 1, offsetY: 1 }, { rect: { x: 1, y: 1, width: 40, height: 20 } }],
    [{ rotation: 0.5 }, { rotation: -0.5 }],
    [{ opacity: 30 }, { opacity: 0.3 }],
  ])('%j', async (style, expected) => {
    expect(await image(style)).toMatchObject(expected!);
  });

  it('is not drawn hidden', async () => {
    expect(await image({ hidden: true })).toBeUndefined();
    expect(await image({ hidden: true }, 'other.png')).toBeUndefined();
  });

  it.each<[Style, readonly number[]]>([
    [{}, [250, 250, 350, 350]],
    [{ width: 40 }, [250, 250, 290, 290]],
    [{ width: 40, height: 20 }, [250, 250, 290, 270]],
    [{ width: 40, height: 20, rotation: Math.PI / 2 }, [260, 240, 280, 280]],
  ])('a frame stands for one that is missing: %j', async (style, [left, top, right, bottom]) => {
    const frame = (await image({ ...style, opacity: 50 }, 'other.png')) as SceneNode | undefined;
    if (frame?.kind !== 'path') throw new Error(`no frame but ${frame?.kind}`);
    expect(frame.stroke?.color.a).toBe(0.5);
    const xs = frame.path.coords.filter((_, i) => i % 2 === 0);
    const ys = frame.path.coords.filter((_, i) => i % 2 === 1);
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    expect(box.map((value) => Math.round(value))).toEqual([left, top, right, bottom]);
  });
});
