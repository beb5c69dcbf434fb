import { describe, expect, it } from 'vitest';
import { parseFigure } from '../../index.js';

/** What is told of each line that has something wrong. */
function told(text: string): string[] {
  const { errors, warnings } = parseFigure(text);
  return [...errors, ...warnings].sort((a, b) => a.line - b.line).map(({ line, remedy }) => `${line}: ${remedy}`);
}

const BELOW = ', with the lines below that belong to it taken away';
const EACH = 'objects stand in no sections: each is a definition on a line of its own';

describe('what stands around the lines of a figure', () => {
  it.each([
    ['geoslide 11\nA: Point(0, 0)', ['1: take the line away: a figure text begins with its statements']],
    ['figure v1.0\nA: Point(0, 0)', ['1: take the line away: a figure text begins with its statements']],
    [
      'figure "T" {\n  A: Point(0, 0) "A"\n  B: Point(1, 0)\n}',
      [
        '1: take this line away, and the line with its }: the lines of a figure stand in no block, and each is read by itself',
      ],
    ],
    [
      'style {\n  Segment { color: red; lineWidth: 3 }\n  .Point { color: blue }\n}',
      [
        '1: write each definition on a line of its own: style Segment {color: red, lineWidth: 3}, then style Point {color: blue}',
      ],
    ],
    [
      'options {axes: false, showGrid: true, background: #ddd}',
      ['1: write each definition on a line of its own: axes off, then grid on, then background {color: "#ddd"}'],
    ],
    [
      'settings {\n  axes: off\n  grid: on\n}',
      ['1: write each definition on a line of its own: axes off, then grid on'],
    ],
    [
      '| id | source | label |\n|---|---|---|\n| A | Point(0, 0) | A |\n| `B` | `Point(4, 0)` |',
      [
        '1: take the line away: a figure has no tables',
        '2: take the line away: a figure has no tables',
        '3: write A: Point(0, 0) "A"',
        '4: write B: Point(4, 0)',
      ],
    ],
    [
      'A: Point(0, 0)\nB: Point(4, 0)\nsegments:\n  - s: [A, B]\ncircles:\n- [A, 2]',
      [
        `3: take the line away, for ${EACH}, as in s: Segment(A, B)`,
        '4: it is read as s: Segment(A, B): write it so',
        `5: take the line away, for ${EACH}, as in c: Circle(A, 2)`,
        '6: it is read as c: Circle(A, 2): write it so',
      ],
    ],
    ['points:\nA: Point(0, 0)', [`1: take the line away, for ${EACH}, as in A: Point(0, 0)`]],
    [
      'points:\n  - name: A\n    x: 0\n    y: 1\n  - name: B\n    coords: [4, 2]\n',
      [
        `1: take the line away, for ${EACH}, as in A: Point(0, 0)`,
        `2: write A: Point(0, 1)${BELOW}`,
        `5: write B: Point(4, 2)${BELOW}`,
      ],
    ],
    [
      'camera:\n  yaw: 30\n  pitch: 20\nA: Point(0, 0, 0)',
      [`1: write camera {yaw: 0.52, pitch: 0.35}, in radians${BELOW}`],
    ],
    ['xaxis:\n  title: t\n  min: 0\nA: Point(0, 0)', [`1: write xaxis {title: t, min: 0}${BELOW}`]],
    [
      'A: Point(0, 0)\nstyles:\n  A: {color: red}',
      [
        '2: take the line away: the lines of a figure stand in no sections, and each is read by itself',
        '3: write A: Point(0, 0) {color: red} in place of the definition of A',
      ],
    ],
    ['B: Point(4, 0)\n  {color: red}', ['2: write it behind the line before: B: Point(4, 0) {color: red}']],
    ['B: Point(4, 0)\n  "B" {color: red}', ['2: write it behind the line before: B: Point(4, 0) "B" {color: red}']],
    [
      '> A: Point(0, 0)\n+B: Point(1, 0)\n3 | C: Point(2, 0)\n4  D: Point(3, 0)',
      [
        '1: it is read as A: Point(0, 0): write it so',
        '2: it is read as B: Point(1, 0): write it so',
        '3: it is read as C: Point(2, 0): write it so',
        '4: it is read as D: Point(3, 0): write it so',
      ],
    ],
    [
      'QTogUG9pbnQoMCwgMCkgIkEiCkI6IFBvaW50KDQsIDApCg==',
      ['1: give the text itself: this is Base64, which is to be decoded'],
    ],
    [
      'A: Point(0, 0)\nB: Point(4, 0)\nC: Point(1, 1)\nsegments: AB, BC',
      ['4: write each definition on a line of its own: s: Segment(A, B), then s_2: Segment(B, C)'],
    ],
    [
      'styles:\n  - Segment: {color: red}',
      [
        '1: take the line away: the lines of a figure stand in no sections, and each is read by itself',
        '2: write style Segment {color: red}',
      ],
    ],
    [
      '{\n  A: Point(0, 0),\n  B: Point(4, 0)\n}',
      [
        '1: take this line away, and the line with its }: the lines of a figure stand in no block, and each is read by itself',
      ],
    ],
    [
      'figure = {\n  "A": Point(0, 0)\n}',
      [
        '1: take this line away, and the line with its }: the lines of a figure stand in no block, and each is read by itself',
      ],
    ],
    [
      '[\nA: Point(0, 0)\n]',
      [
        '1: take the line away: nothing stands around the definitions of a figure',
        '3: take the line away: nothing stands around the definitions of a figure',
      ],
    ],
    ['window {\n  xmin: -5\n  xmax: 5\n  ymin: -3\n  ymax: 3\n}', ['1: write view -5 .. 5, -3 .. 3']],
    ['A: Point(0, 0)   <- the origin', ['1: write A: Point(0, 0), with -- in front of the words for a comment']],
    ['A: Point(0, 0)\n...', ['2: take the line away: all lines of a figure are written']],
    ['"A: Point(0, 0)\nB: Point(4, 0)"', ['1: take the quotes around the text away']],
    [
      'A:\n  Point(0, 0)\nB:\n  type: point\n  x: 4\n  y: 0',
      [`1: write A: Point(0, 0)${BELOW}`, `3: write B: Point(4, 0)${BELOW}`],
    ],
    ['(a) A: Point(0, 0)', ['1: it is read as A: Point(0, 0): write it so']],
    [
      'A: Point(0, 0)\n*** Slide 2 ***\nB: Point(3, 0)',
      ['2: write --- alone on its line between two slides; before the first one take the line away'],
    ],
    ['<p>A: Point(0, 0)</p>', ['1: write A: Point(0, 0)']],
    [
      'slide 1 {\n  A: Point(0, 0)\n}\nslide 2 {\n  B: Point(3, 0)\n}',
      [
        '1: take this line away, and the line with its }: the lines of a figure stand in no block, and each is read by itself',
        '4: write --- in place of this line, and take the line with its } away',
      ],
    ],
    [
      'function draw() {\n  A: Point(0, 0)\n}',
      [
        '1: take this line away, and the line with its }: the lines of a figure stand in no block, and each is read by itself',
      ],
    ],
    [
      '---\ntitle: My figure\nauthor: me\n---\nA: Point(0, 0)',
      ['1: take the lines from --- to --- away, which are not read: --- parts two slides'],
    ],
  ])('%j', (text, remedies) => {
    expect(told(text)).toEqual(remedies);
  });

  it('is none where figure text has such lines', () => {
    expect(parseFigure('---\nA: Point(0, 0)\n---\nB: Point(1, 0)').project.slides).toHaveLength(3);
    expect(told('A: Point(0, 0)\nl: [A, (1, 2)]\ncamera {\n  yaw: 1,\n  pitch: 0.3\n}')).toEqual([]);
  });

  it('tells the view of four lines once', () => {
    expect(told('A: Point(0, 0)\nxmin = -5\nxmax = 5\nymin = -3\nymax: 4').filter((each) => /view/.test(each))).toEqual(
      [
        '2: write view -5 .. 5, -3 .. 4 in place of the four lines',
        '3: take the line away, for view -5 .. 5, -3 .. 4 says it',
        '4: take the line away, for view -5 .. 5, -3 .. 4 says it',
        '5: take the line away, for view -5 .. 5, -3 .. 4 says it',
      ],
    );
    expect(told('view:\n  xmin: -5\n  xmax: 5\n  ymin: -3\n  ymax: 4')[0]).toBe(
      '1: take the line away, for view -5 .. 5, -3 .. 4 says it',
    );
    expect(told('view -1 .. 1, -2 .. 2\nA: Point(0, 0)\nxmin: -5')).toEqual([
      '3: take the line away, for view -1 .. 1, -2 .. 2 says it',
    ]);
    expect(told('A: Point(0, 0)\nxmin: -5')[0]).toContain('write view -5 .. 5, -5 .. 5 with the bounds of x and y');
  });

  it('tells of a heading that numbers a slide which nothing begins', () => {
    const slides = '# Slide 1\nA: Point(0, 0)\n## Slide 2\nB: Point(3, 0)';
    expect(told(slides)).toEqual([
      '1: a comment begins with --',
      '3: write --- alone on its line to begin the next slide',
    ]);
    expect(told(slides.replace('##', '---\n##'))[1]).toBe('4: a comment begins with --');
    expect(told('A: Point(0, 0)\n-- Slide 2')).toEqual([]);
  });

  it('says nothing of the lines of a loop, which its head tells', () => {
    expect(told('for i in 1..5:\n  P_i: Point(i, i^2)\nB: Point(1, 2)')).toEqual([
      `1: write L: Sequence(Point(i, i^2), i, 1, 5)${BELOW}`,
    ]);
    const ids = parseFigure('for i in 1..5:\n  P_i: Point(i, i^2)\nB: Point(1, 2)').project.slides[0]!.definitions;
    expect(ids.map(({ id }) => id)).toEqual(['B']);
  });

  it('tells to give JSON without the Markdown around it', () => {
    const json = JSON.stringify({ metadata: { version: '11' }, slides: [{ definitions: [] }] }, null, 2);
    expect(told(`Here it is:\n\`\`\`json\n${json}\n\`\`\`\n`)).toEqual([
      '2: take the lines with ``` away, and what stands around them, so that the text begins with {',
    ]);
  });
});
