import { decodePng } from '@geoslide/png';
import { describe, expect, it } from 'vitest';
import { renderSvg } from '../render.js';
import { parseFrames } from './frames.js';
import { holdView } from './held-view.js';
import { renderAnimation } from './render-animation.js';

describe('frames', () => {
  it('go from one end to the other', () => {
    expect(parseFrames(['a=0..1:5'])).toEqual([{ a: 0 }, { a: 0.25 }, { a: 0.5 }, { a: 0.75 }, { a: 1 }]);
    const frames = parseFrames(['a=0..2π:60', ' b = -sqrt(4) .. 1/2 : 60 ']);
    expect(frames).toHaveLength(60);
    expect(frames[0]).toEqual({ a: 0, b: -2 });
    expect(frames[59]).toEqual({ a: 2 * Math.PI, b: 0.5 });
    expect(parseFrames(['a=.5...75:2'])).toEqual([{ a: 0.5 }, { a: 0.75 }]);
  });

  it.each([
    ['a', 'frames are NAME=FROM..TO:COUNT, such as a=0..2π:60, not "a"'],
    ['2=0..1:3', 'frames are NAME=FROM..TO:COUNT'],
    ['a=0..1', 'frames are NAME=FROM..TO:COUNT'],
    ['a=0..1:1', 'has to be a whole number from 2 to 10000, not "1"'],
    ['a=0..1:2.5', 'not "2.5"'],
    ['a=0..1:', 'not ""'],
    ['a=0..b:3', '"b" in "a=0..b:3"'],
    ['a=0..(1:3', '"(1" in "a=0..(1:3" can\'t be read'],
    ['a=..1:3', '"" in "a=..1:3" can\'t be read'],
    ['a=0..1/0:3', '"1/0" in "a=0..1/0:3" is no finite number'],
    ['a=0..Point(1, 2):3', '"Point(1, 2)"'],
  ])('tell what is wrong in %s', (text, message) => {
    expect(() => parseFrames([text])).toThrow(message);
  });

  it('of several numbers are as many, each once', () => {
    expect(() => parseFrames(['a=0..1:3', 'b=0..1:4'])).toThrow('"a" has 3 pictures, and "b" 4');
    expect(() => parseFrames(['a=0..1:3', 'a=0..1:3'])).toThrow('"a" moves twice');
  });
});

const moving = 'slider a: 0 .. 6 = 1\nA: Point(a, 0)\nO: Point(0, 0)\nk: Circle(O, 1)\n';

describe('a view that is held', () => {
  const frames = parseFrames(['a=0..6:4']);

  it('shows what any picture shows', async () => {
    const held = await holdView(moving, {}, frames);
    expect(held.viewBound!.left).toBeLessThan(-1);
    expect(held.viewBound!.right).toBeGreaterThan(6);
    const sizes = await Promise.all(
      frames.map(async (values) => {
        const { width, height, viewBound } = await renderSvg(moving, { ...held, values });
        return JSON.stringify([width, height, viewBound]);
      }),
    );
    expect(new Set(sizes).size).toBe(1);
  });

  it('is that of the slide or the options where they have one', async () => {
    expect(await holdView(`view -8 .. 8, -5 .. 5\n${moving}`, {}, frames)).toEqual({});
    expect(await holdView(moving, { viewBound: { left: 0, right: 2, bottom: 0, top: 2 } }, frames)).toEqual({});
  });

  it('keeps a size and a scale that are asked for', async () => {
    const held = await holdView(moving, { contain: true, size: { width: 300, height: 200 } }, frames);
    const drawn = await renderSvg(moving, { size: { width: 300, height: 200 }, ...held });
    expect([drawn.width, drawn.height]).toEqual([300, 200]);
    expect((await holdView(moving, { contain: true, scale: 30 }, frames)).scale).toBe(30);
  });

  it('in space shows the balls that all cameras show', async () => {
    const text = 'camera on\nslider a: 0 .. 6 = 1\nA: Point(0, 0, 0)\nB: Point(a, 1, 1)\ns: Segment(A, B)\n';
    const held = await holdView(text, {}, frames);
    expect(held.view3D!.scale).toBeGreaterThan(0);
    const alone = await holdView(text, {}, frames.slice(3));
    expect(held.view3D!.scale!).toBeLessThanOrEqual(alone.view3D!.scale!);
  });
});

describe('renderAnimation', () => {
  const frames = parseFrames(['a=0..6:3']);

  it('gives an animated PNG that starts with the first picture', async () => {
    const { bytes, width, height } = await renderAnimation(moving, { frames, format: 'apng', pixelRatio: 2 });
    const { width: seen, height: high } = decodePng(bytes);
    expect([seen, high]).toEqual([width, height]);
    expect(new TextDecoder('latin1').decode(bytes)).toContain('acTL\0\0\0\x03');
  });

  it('gives a GIF', async () => {
    const { bytes, warnings } = await renderAnimation(moving, { frames, format: 'gif', framesPerSecond: 10 });
    expect(new TextDecoder().decode(bytes.subarray(0, 6))).toBe('GIF89a');
    expect(warnings).toEqual([]);
  });

  it('tells each warning once, and what can not be', async () => {
    const text = `${moving}r: Circle(O, -1)\n`;
    expect((await renderAnimation(text, { frames, format: 'gif' })).warnings).toHaveLength(1);
    await expect(renderAnimation(moving, { frames: [], format: 'gif' })).rejects.toThrow('needs a picture');
    await expect(renderAnimation(moving, { frames: [{ b: 1 }], format: 'gif' })).rejects.toThrow('there is no "b"');
    await expect(renderAnimation(moving, { frames, format: 'gif', framesPerSecond: 90 })).rejects.toThrow('at most 50');
  });
});
