import { expect, test } from 'vitest';
import { lookUp } from './look-up.js';

test.each(['guide', 'Help', 'how do I draw a figure'])('%s gives the whole guide', (query) => {
  const { lines, forms } = lookUp(query);
  expect(lines).toEqual([expect.stringContaining('## Constructors')]);
  expect(forms).toEqual([]);
});

test.each([
  ['text', 'text id: "words'],
  ['view', 'view -6 .. 6'],
  ['hide the axes', 'axes off'],
  ['style', 'style Segment {lineWidth: 1.5}'],
  ['lineDash', '{lineDash: …} of an object: solid, dashed, dotted, dashdot.'],
  ['linedash', '{lineDash: …} of an object: solid, dashed, dotted, dashdot.'],
  ['right angle mark', '`Angle` marks a right angle with a square'],
  ['dashed line', '{lineDash: …}'],
  ['camera', 'camera {projection: perspective}'],
  ['cabinet', 'camera {view: isometric} -- a direction by its name: auto (the clearest), cabinet'],
  ['front side top views', 'camera {view: thirdAngle}'],
  ['z scale', 'camera {scaleZ: 0.1}'],
  ['greyscale', 'template "textbook"'],
  ['box axes', 'axes {box: true}'],
])('%s gives how it is written', (query, line) => {
  expect(lookUp(query).lines.join('\n')).toContain(line);
});

test.each([
  ['number line', 'number line: write view -5 .. 5, -1 .. 1 and yaxis {show: false}, each as a line of its own'],
  ['NumberLine', 'NumberLine: write view -5 .. 5, -1 .. 1 and yaxis {show: false}, each as a line of its own'],
  ['slope triangle', 'slope triangle: write Polygon(A, (B.x, A.y), B)'],
  ['equal marks', 'equal marks: write Tick(s, 2), which marks a segment with strokes'],
  ['binomcdf', 'binomcdf: write Binomial(10, 0.5).cumulative(3)'],
])('%s, as others call it, is told as messages tell it', (query, line) => {
  const { lines, forms } = lookUp(query);
  expect([lines[0], forms]).toEqual([line, []]);
});

test('gives forms alone for the name of a constructor', () => {
  expect(lookUp('Tangent')).toMatchObject({ lines: [], forms: expect.arrayContaining([expect.anything()]) });
});

test('gives what a long question is about, and no words within others', () => {
  const forms = (query: string) => lookUp(query).forms.map(({ form }) => form.split('(')[0]);
  expect(forms('how do I draw a tangent to a circle from a point outside')).toContain('Tangent');
  expect(forms('the circle red')).not.toContain('Cylinder');
});

test('gives what has most of the words, where nothing has all', () => {
  expect(lookUp('shade area between curves').forms[0]?.form).toBe('Between(f: Path, g: Path)');
});

test.each(['xqzw', ''])('gives nothing for %j', (query) => {
  expect(lookUp(query)).toEqual({ lines: [], forms: [] });
});

test.each([
  ['Circl', 'Circle(center: Point, radius: Number)'],
  ['Tangnet', 'Tangent(curve: CircleLike, P: Point, n: Number)'],
])('%s, a misspelt name, gives the forms of the nearest one alone', (query, form) => {
  const { lines, forms } = lookUp(query);
  expect([lines, forms[0]?.form]).toEqual([[], form]);
});

test('gives the style property that a word nearly is', () => {
  expect(lookUp('linedsh').lines[0]).toContain('{lineDash: …}');
});
