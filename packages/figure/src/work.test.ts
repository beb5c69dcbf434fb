import { stepsTaken } from '@geoslide/geometry';
import { describe, expect, it } from 'vitest';
import { parseFigure } from './index.js';

const SIZE = 6_000_000;
const repeated = (part: string) => part.repeat(SIZE / part.length);
const numbered = (line: (i: number) => string) => Array.from({ length: 200_000 }, (_, i) => line(i)).join('\n');

describe('a text of some megabytes that is made to be slow', () => {
  it.each([
    ['nested blocks', `A: Point(0, 0) ${repeated('{a:')}`, '1:16 found { without its }'],
    ['one long expression', `A: 1${repeated('+1')}`, '1:65540 found 6000001 characters'],
    ['statements', numbered((i) => `A${i}: Point(${i}, 0)`), '1:1 the text takes too long to read'],
    ['words without a colon', 'word more\n'.repeat(4000) + '\n'.repeat(1_000_000), '1:1 found "word"'],
    ['unknown styles', numbered((i) => `A${i}: P {colr${i}: red}`), '1:1 the text takes too long to read'],
    ['one style of many keys', `A: P {${numbered((i) => `a${i}: 1,`)}}`, '1:1 the text takes too long to read'],
    ['what grows', numbered((i) => `extra {k${i}: 1}`), '1:1 the text takes too long to read'],
    ['open brackets', repeated('(\n'), '1:1 the text takes too long to read'],
    ['open strings', repeated('"\n'), '1:1 the text takes too long to read'],
    ['slides', repeated('---\n'), '1:1 the text takes too long to read'],
    ['values', `A: f(${repeated('?:=1,')}1)`, '1:65540 found 6000004 characters'],
    [
      'values in many lines',
      numbered((i) => (i < 90 ? `A${i}: f(${'?:=1,'.repeat(12_000)}1)` : '')),
      '1:1 the text takes too long to read',
    ],
    ['values of sliders', numbered((i) => `slider a${i}: 0 .. 1 = sqrt(2)`), '1:1 the text takes too long to read'],
  ])('%s: ends with an error', (_name, text, message) => {
    const { project, errors } = parseFigure(text);
    expect(`${errors[0]?.line}:${errors[0]?.column} ${errors[0]?.message}`).toContain(message);
    expect(project.slides).toHaveLength(1);
  });

  it('is read where it is one long address', () => {
    const { project, errors } = parseFigure(`image A: "data:image/png;base64,${repeated('AAAA')}"`);
    expect([errors, project.slides[0]?.definitions[0]?.source?.length]).toEqual([[], SIZE + 22]);
  });
});

it.each([
  `C: if(-3.${'0'.repeat(40)}13, 2.5, 0.${'12345'.repeat(8)}  (-2) + cos(1.5)) <= 2`,
  `size(8${'c'.repeat(60)} <= 3`,
  `f(${'1 '.repeat(60)}!`,
  `f(${'a '.repeat(60)}!`,
  `f(${'a  '.repeat(60)}, 3)`,
])('%s is compared with habits in no time', (line) => {
  const started = process.cpuUsage();
  parseFigure(line);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(5000);
});

/** Parts that patterns look for. No pattern takes rows of them: if blanks match in two ways, they take for ever. */
const PARTS =
  '1 a |a 1 |a, |(|()|"a" |A--|{a: 1} |x = |1..|1, |[1] |a(|A B |of |and |a: |{{a}} |a b: 1, |color red |A = |; |if |(1, 2) |A(1, 2) |a="1" |, , |== |  |\\a{|$(A)!'.split(
    '|',
  );

it.each(['', 'P: Point(', 'P: ', 's: Segment(A, B) {', 'f: y = ', 'view ', 'P: Foo '])(
  'rows of parts behind "%s" are compared with habits in no time',
  (front) => {
    for (const part of PARTS)
      for (const end of ['!', ') {color: red} "A"']) {
        const started = process.cpuUsage();
        parseFigure(front + part.repeat(260 / part.length) + end);
        expect(process.cpuUsage(started).user / 1000, part + end).toBeLessThan(3000);
      }
  },
  60_000,
);

it.each([
  ['(1.25, -3.5) "A"', ' = '],
  ['(1.25, -3.5) "A"', ': '],
  ['Point(1.25, -3.5)', ' = '],
])('plain points %s behind %s are compared with no habits', (point, sign) => {
  const stepsOf = (line: string) => {
    const before = stepsTaken();
    parseFigure(Array.from({ length: 100 }, (_, i) => `P_${i}${line}`).join('\n'));
    return stepsTaken() - before;
  };
  expect(stepsOf(sign + point)).toBeLessThan(1.3 * stepsOf(': Point(1.25, -3.5)'));
});

describe('positionOf', () => {
  it('leads to definitions and slides', () => {
    const { positionOf } = parseFigure('A: Point(0, 0)\n\n---\n-- B\ntext B: "b"\nC: A\n');
    const place = (path: string) => Object.values(positionOf(path)).join(':');
    expect(place('slides.0.definitions.0.source')).toBe('1:4');
    expect(place('slides.1.definitions.1')).toBe('6:4');
    expect(place('slides.1')).toBe('3:1');
    expect(place('slides.9.definitions.1')).toBe('1:1');
  });
});
