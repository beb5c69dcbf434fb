import { describe, expect, it } from 'vitest';
import { checkProject } from '../check-project.js';
import { renderSvg } from '../render.js';

const told = async (text: string) => (await checkProject(text)).map(({ message }) => message);

const VIEW = 'view -5 .. 5, -5 .. 5\n';

describe('what is to be seen and is not', () => {
  it.each([
    [`${VIEW}A: Point(20, 3)`, 'A: nothing of it is in the picture, which has x from -5 to 5'],
    [`${VIEW}k: Circle((0, 0), 20)`, 'k: nothing of it is in the picture'],
    [`${VIEW}f: y = ln(x - 1000)`, 'f: nothing of it is in the picture'],
    [`${VIEW}B: Point(0, 0)\nt: Circle((1, 1), 0.01)`, 't: it is too small to be seen'],
    ['f: y = sqrt(-1 - x^2)', 'f: nothing of it is in the picture'],
    ['f: y = 50000x^2\nk: Circle((0, 0), 2)', 'f: it is so steep that it looks like a vertical line'],
    ['A: Point(0, 0)\nB: Point(0, 0)', 'B: it lies where A does'],
    ['A: Point(1, 1)\nB: A + (0, 0)\nC: (3, 3)\ns: Segment(A, B)', 's: its two ends are one point'],
    ['t: Polygon((0, 0), (4, 0), (2, 0))', 't: its corners lie on one line'],
    ['p: Polygon((0, 0), (4, 0), (0, 3), (4, 3))', 'p: its sides cross'],
    ['w: Angle((0, 0), (4, 0), (2, 0))', 'w: the angle is 0, and is not seen'],
    ['background {color: black}\ns: Segment((0, 0), (1, 1)) {color: black}', 's: it has the colour of the background'],
    ['f: y = x^2 {displayMinX: 2, displayMaxX: 1}', 'exchange the two'],
    ['a: 5\nb: 7', 'the picture shows none of a, b: a number is shown by a text, as in text t: "a = {{a}}"'],
    ['k: Circle((0, 0), 2) {hidden: true}', 'the picture shows none of k'],
    [
      'A: (0, 0)\nn: Sequence(Point(k, 1), k, 1, 3) {hidden: true} "{{k}}"',
      'n: its label is hidden with it: write {pointSize: 0} in place of {hidden: true}',
    ],
    ['f: y = x^1/2', 'write x^(1/2)'],
    ['k: Circle((0, 0), 3) {lineDash: punktiert}', 'lineDash: dotted'],
    ['α: 30\nA: Point(1, 1)\nB: Rotate((3, 0), α, A)', 'α is 30 radians here: write α° in its place'],
    ['slider a: 0 .. 360\nB: Rotate((3, 0), a)', 'a is up to 360 radians here: write a°'],
    ['f: y = 1/2x + 3', '1/2x is 1/(2x): write (1/2)x'],
    ['f: Curve(1/3 e^(-(x + 1)), 0, 2)', '1/3 e^(-(x + 1)) is 1/(3e^(-(x + 1))): write'],
  ])('%s', async (text, message) => expect(await told(text)).toEqual([expect.stringContaining(message)]));

  it.each([
    'A: Point(0, 0)\nB: Point(1, 0)\nk: Circle(A, 2)\nh: Line(A, B) {hidden: true}',
    'A: Point(0, 0)\np: Polygon((0, 0), (4, 0), (0, 4)) {color: white, regionOpacity: 100}',
    `${VIEW}l: Line((0, 0), (1, 1))\nn: 3\nL: [1, 2]\ntext t: "n = {{n}}"`,
    'A: Point(0, 0)\nB: Point(2, 0)\nC: Polygon(A, B, 5) {lineOpacity: 0, regionOpacity: 0}',
    'f: y = x^2/3',
    'A: (0, 0)\nB: (1, 0) {hidden: true} "B"',
    'α: 30\nA: Point(1, 1)\nB: Rotate((3, 0), α°, A)',
    'slider a: 0 .. 20\nf: y = sin(a x)',
  ])('says nothing of %s', async (text) => expect(await told(text)).toEqual([]));

  it('is told with a picture too, but not for a view that the caller chose', async () => {
    const text = `${VIEW}A: Point(20, 3)`;
    expect((await renderSvg(text)).warnings).toHaveLength(1);
    const viewBound = { left: -1, right: 1, bottom: -1, top: 1 };
    expect((await renderSvg(text, { viewBound })).warnings).toEqual([]);
  });
});
