import { expect, test } from 'vitest';
import { createHistory } from './history.js';

test('undoes and does again', () => {
  const history = createHistory();
  history.reset('abc');
  history.commit('aXc', 'one');
  history.commit('aXcd', 'two');
  expect(history.undo()).toBe('aXc');
  expect(history.undo()).toBe('abc');
  expect(history.undo()).toBeUndefined();
  expect(history.redo()).toBe('aXc');
  expect(history.redo()).toBe('aXcd');
  expect(history.redo()).toBeUndefined();
});

test('undoes the changes of a group together', () => {
  const history = createHistory();
  history.reset('0');
  for (const text of ['1', '2', '12', '7']) history.commit(text, 'drag 1');
  history.commit('8', 'drag 2');
  expect(history.undo()).toBe('7');
  expect(history.undo()).toBe('0');
  expect(history.canUndo).toBe(false);
  expect(history.redo()).toBe('7');
});

test('a group that comes back to where it began is no change', () => {
  const history = createHistory();
  history.reset('0');
  history.commit('1', 'drag');
  history.commit('0', 'drag');
  expect(history.canUndo).toBe(false);
});

test('a change after undoing is a step of its own, and nothing is done again', () => {
  const history = createHistory();
  history.reset('');
  history.commit('a', 'typing');
  history.commit('b', 'drag');
  history.undo();
  history.commit('ab', 'typing');
  expect(history.canRedo).toBe(false);
  expect(history.undo()).toBe('a');
  expect(history.undo()).toBe('');
});

test('starts anew', () => {
  const history = createHistory();
  history.reset('a');
  history.commit('b', 'one');
  history.reset('c');
  expect([history.canUndo, history.canRedo]).toEqual([false, false]);
});
