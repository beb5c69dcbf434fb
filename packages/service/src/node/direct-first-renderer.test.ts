import { ProtocolError, RenderError } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { settingsOf } from '../options.js';
import { createBodyRenderer } from '../render-body.js';
import { createFakeRenderer } from '../testing/fake-ports.js';
import { createDirectFirstRenderer } from './direct-first-renderer.js';
import { createPackageRenderer } from './package-renderer.js';
import { answersOf } from './serve-renders.js';
import { withinTime } from './time-limit.js';

const slide = { definitions: [], uvarMap: [], styleSheet: {} };
const content = { slides: [slide, slide], metadata: { version: '11' } };
const control = { signal: new AbortController().signal };
const viewBound = { left: -1, right: 1, bottom: -1, top: 1 };

const request = (sent: object) => ({
  path: '/api/render-svg',
  body: new TextEncoder().encode(JSON.stringify({ content: sent, viewBound })),
  settings: settingsOf({}),
});
const textOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes);

const svg = (text: string) => ({ text, width: 1, height: 1, slideIndex: 1, viewBound, scale: 1, warnings: [] });

/** A renderer whose first one fails with `error`, where there is any, and what of it was called. */
function create(error?: Error) {
  const calls: string[] = [];
  const fake = createFakeRenderer();
  const renderer = createDirectFirstRenderer({
    direct() {
      calls.push('load');
      return answersOf({
        ...fake,
        async renderSvg() {
          calls.push('direct');
          if (error) throw error;
          return svg('direct');
        },
      });
    },
    threads() {
      calls.push('start');
      return createBodyRenderer({
        ...fake,
        async renderSvg() {
          calls.push('thread');
          return svg('thread');
        },
      });
    },
    onGivenUp: (reason) => calls.push(reason.split('\n')[0]!),
  });
  return { calls, renderer, render: async () => textOf(await renderer.render(request(content), control)) };
}

describe('createDirectFirstRenderer', () => {
  it('renders in this thread, loaded once', async () => {
    const { calls, renderer, render } = create();
    renderer.load();
    expect(calls).toEqual(['load']);
    expect([await render(), await render()]).toEqual(['direct', 'direct']);
    expect(calls).toEqual(['load', 'direct', 'direct']);
  });

  it('loads with the first render where nobody has', async () => {
    const { calls, render } = create();
    await render();
    expect(calls).toEqual(['load', 'direct']);
  });

  it.each([
    new ProtocolError('wrong', [{ path: 'slides.0', message: 'wrong' }]),
    new RenderError('TOO_COMPLEX', 'deep'),
  ])('tells what clients can mend, and goes on: %s', async (error) => {
    const { calls, render } = create(error);
    for (let i = 0; i < 2; i++) await expect(render()).rejects.toThrow(error.message);
    expect(calls).toEqual(['load', 'direct', 'direct']);
  });

  it('renders in a thread what fails otherwise, and all after it', async () => {
    const { calls, render } = create(new Error('broken'));
    expect([await render(), await render()]).toEqual(['thread', 'thread']);
    expect(calls).toEqual(['load', 'direct', 'Error: broken', 'start', 'thread', 'thread']);
  });

  it('ends a render that takes longer than it may', async () => {
    let reason = '';
    const renderer = createDirectFirstRenderer({
      direct: () => answersOf(createPackageRenderer({ imageHosts: [], limitMs: 1 })),
      threads: () => createBodyRenderer({ ...createFakeRenderer(), renderSvg: async () => svg('thread') }),
      onGivenUp(given) {
        reason = given;
      },
    });
    const definitions = Array.from({ length: 2000 }, (_, i) => ({
      kind: 'primitive' as const,
      id: `f${i}`,
      source: `Function(x => sin(${i} * x) / x)`,
    }));
    const busy = { ...content, slides: [{ ...slide, definitions }] };
    expect(textOf(await renderer.render(request(busy), control))).toBe('thread');
    expect(reason).toContain('timed out');
  });
});

describe('withinTime', () => {
  const busy = (ms: number) => {
    const start = performance.now();
    while (performance.now() - start < ms);
    return ms;
  };

  it('gives what parts give, and throws what they throw', () => {
    const run = withinTime(10_000);
    const error = new Error('wrong');
    expect(run(() => [1, 2])).toEqual([1, 2]);
    expect(() =>
      run(() => {
        throw error;
      }),
    ).toThrow(error);
    expect(run(() => undefined)).toBeUndefined();
  });

  it('ends a part without end, and leaves nothing behind', () => {
    const names = Reflect.ownKeys(globalThis).length;
    expect(() =>
      withinTime(20)(() => {
        for (;;);
      }),
    ).toThrow(expect.objectContaining({ code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' }));
    expect(Reflect.ownKeys(globalThis)).toHaveLength(names);
  });

  it('counts all parts together', () => {
    const run = withinTime(400);
    expect(run(() => busy(10))).toBe(10);
    expect(() => {
      for (let i = 0; i < 100; i++) run(() => busy(50));
    }).toThrow('timed out');
  });
});
