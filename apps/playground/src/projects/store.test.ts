import { expect, test } from 'vitest';
import { createStore } from './store.js';

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

test('projects are kept, the newest first, and forgotten', () => {
  const place = storage();
  place.setItem('theme', 'dark');
  place.setItem('geoslide.project.broken', '{');
  let time = 0;
  const store = createStore(place, () => ++time);
  store.keep({ id: 'a', name: 'One' }, 'A: 1');
  store.keep({ id: 'b', name: 'Two' }, 'B: 1');
  store.keep({ id: 'a', name: 'One' }, 'A: 2');
  expect(store.all()).toEqual([
    { id: 'a', name: 'One', text: 'A: 2', at: 3 },
    { id: 'b', name: 'Two', text: 'B: 1', at: 2 },
  ]);
  store.forget('a');
  expect(store.all().map(({ id }) => id)).toEqual(['b']);
  expect(place.getItem('geoslide.project.broken')).toBe('{');
});
