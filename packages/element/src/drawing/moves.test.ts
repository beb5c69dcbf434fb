import { expect, test } from 'vitest';
import { createDrawLoop } from './draw-loop.js';
import type { Answer, Drawn } from './drawn.js';
import { createMoves } from './moves.js';

const drawn: Answer<Drawn> = { ok: true, result: { width: 100, height: 100, warnings: [], data: '', ms: 1 } };

/** A page with one handle, whose pictures are ready when the test says so. */
function createPage() {
  const moves = createMoves();
  const handle = { id: 'A', part: 'point' as const, x: 0, y: 0 };
  let finish = () => {};
  const loop = createDrawLoop({
    async draw() {
      const taken = moves.take();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      for (const move of taken) handle.x = move.x;
      return drawn;
    },
    show: () => moves.shown(),
  });
  return {
    handle,
    moves,
    loop,
    press() {
      const { x, y } = moves.placeOf(handle);
      moves.want({ id: handle.id, part: handle.part, x: x + 1, y });
      loop.request(false);
    },
    async finish() {
      finish();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('each press of a key counts, whenever pictures are ready', async () => {
  const { handle, press, finish } = createPage();
  press();
  press();
  await finish();
  press();
  press();
  await finish();
  press();
  await finish();
  await finish();
  expect(handle.x).toBe(5);
});

test('a press counts that comes while a picture of something else is drawn', async () => {
  const { handle, loop, press, finish } = createPage();
  loop.request(false);
  press();
  await finish();
  press();
  await finish();
  await finish();
  expect(handle.x).toBe(2);
});

test('a handle that is drawn elsewhere than a hand wants it goes on from there', () => {
  const { handle, moves } = createPage();
  moves.want({ id: 'A', part: 'point', x: 9, y: 0 });
  moves.take();
  moves.shown();
  expect(moves.placeOf(handle)).toBe(handle);
});

test('where one handle is sent says nothing of another', () => {
  const { handle, moves } = createPage();
  moves.want({ id: 'A', part: 'label', x: 9, y: 0 });
  expect(moves.placeOf(handle)).toBe(handle);
});

test('two handles that are moved before a picture is ready both count', () => {
  const { moves } = createPage();
  const a = { id: 'A', part: 'point', x: 9, y: 0 } as const;
  const b = { id: 'B', part: 'point', x: 5, y: 1 } as const;
  moves.want(a);
  moves.want(b);
  expect(moves.take()).toEqual([a, b]);
  expect(moves.take()).toEqual([]);
  const further = { ...b, x: 6 };
  moves.want(further);
  moves.shown();
  expect(moves.placeOf({ ...a, x: 0 })).toEqual({ ...a, x: 0 });
  expect(moves.placeOf({ ...b, x: 0 })).toEqual(further);
});
