import { expect, it } from 'vitest';
import { createInFlight, type InFlight } from './in-flight.js';

/** Enters calls named by their key and a number, and tells which have given way. */
function create(maxCalls: number, maxBytes: number) {
  const inFlight: InFlight = createInFlight({ maxCalls, maxBytes });
  const gone: string[] = [];
  const enter = (name: string, bytes = 0) =>
    inFlight.enter(name[0]!, bytes, ({ code, headers }) => gone.push(`${name} ${code} ${headers['retry-after']}`));
  return { enter, gone };
}

const full = expect.objectContaining({ code: 'RENDER_QUEUE_FULL', headers: { 'retry-after': '1' } });

it('lets one key have all the room, and no more', () => {
  const { enter, gone } = create(3, 100);
  const places = [enter('a1'), enter('a2'), enter('a3')];
  expect(() => enter('a4')).toThrow(full);
  places[0]?.leave();
  enter('a5');
  expect(gone).toEqual([]);
});

it('bounds the bytes', () => {
  const { enter } = create(100, 100);
  enter('a1', 60);
  expect(() => enter('a2', 41)).toThrow(full);
  const place = enter('a3', 30);
  place.grow(1);
  expect(() => enter('a5', 11)).toThrow(full);
  place.grow(40);
  expect(() => place.grow(41)).toThrow(full);
  place.leave();
  enter('a4', 40);
});

it('has the key that holds most give way, latest call first', () => {
  const { enter, gone } = create(4, 100);
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) enter(name);
  expect(gone).toEqual(['a3 RENDER_QUEUE_FULL 1']);
  enter('d1');
  expect(gone).toEqual(['a3 RENDER_QUEUE_FULL 1', 'a2 RENDER_QUEUE_FULL 1']);
  expect(() => enter('e1')).toThrow(full);
});

it('has the key of the most bytes give way to one that needs fewer', () => {
  const { enter, gone } = create(100, 100);
  enter('b1', 1);
  enter('a1', 60);
  enter('a2', 39);
  enter('b2', 30);
  expect(gone).toEqual(['a2 RENDER_QUEUE_FULL 1']);
  expect(() => enter('c1', 70)).toThrow(full);
});

it('leaves alone what runs already', () => {
  const { enter, gone } = create(3, 100);
  enter('a1').keep();
  enter('a2');
  enter('a3').keep();
  enter('b1');
  expect(gone).toEqual(['a2 RENDER_QUEUE_FULL 1']);
  expect(() => enter('c1')).toThrow(full);
});

it('a call that gave way takes no room, whatever its body still brings', () => {
  const { enter, gone } = create(100, 100);
  enter('a1', 1);
  const late = enter('a2', 60);
  enter('b1', 50);
  expect(gone).toHaveLength(1);
  late.grow(90);
  late.leave();
  enter('b2', 49);
  expect(gone).toHaveLength(1);
});
