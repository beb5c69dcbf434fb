import { describe, expect, it } from 'vitest';
import { PathBuilder } from '../../scene/path.js';
import { parsePathData } from './path-data.js';

const path = () => new PathBuilder();

describe('parsePathData', () => {
  it.each<[string, PathBuilder]>([
    ['M1 2L3,4', path().moveTo(1, 2).lineTo(3, 4)],
    ['m1 2 3 4', path().moveTo(1, 2).lineTo(4, 6)],
    ['M0 0H5V6h-1v-2z', path().moveTo(0, 0).lineTo(5, 0).lineTo(5, 6).lineTo(4, 6).lineTo(4, 4).close()],
    ['M1,1l1,0zl0,2', path().moveTo(1, 1).lineTo(2, 1).close().lineTo(1, 3)],
    ['M0 0c1-2.5.5.5 3 4', path().moveTo(0, 0).cubicTo(1, -2.5, 0.5, 0.5, 3, 4)],
    ['M0 0C1 1 2 2 3 3S5 5 6 6', path().moveTo(0, 0).cubicTo(1, 1, 2, 2, 3, 3).cubicTo(4, 4, 5, 5, 6, 6)],
    ['M2 2s1 1 2 0', path().moveTo(2, 2).cubicTo(2, 2, 3, 3, 4, 2)],
    ['M0 0Q1 2 2 0T4 0t2 0', path().moveTo(0, 0).quadTo(1, 2, 2, 0).quadTo(3, -2, 4, 0).quadTo(5, 2, 6, 0)],
    ['M0 0t2 1', path().moveTo(0, 0).quadTo(0, 0, 2, 1)],
    ['M1e1 0', path().moveTo(10, 0)],
  ])('reads %s', (data, expected) => {
    expect(parsePathData(data)).toEqual({ verbs: expected.verbs, coords: expected.coords });
  });

  it.each([
    ['M0 0A1 1 0 0 0 2 2', 'command "A"'],
    ['M0 0L1', 'ends inside'],
    ['5 5', 'without a command'],
    ['M0 0z 5', 'without a command'],
  ])('refuses %s', (data, message) => {
    expect(() => parsePathData(data)).toThrow(message);
  });
});
