import { describe, expect, it } from 'vitest';
import { projectMeant } from './foreign-project.js';

describe('a file in another format', () => {
  it.each([
    ['places by their names', { points: { A: [0, 0], B: [4, 0] } }, '"A","source":"Point(0, 0)"'],
    ['lists of points under a kind', { segments: [['A', 'B'], 3] }, '"p1","source":"Segment(A, B)"'],
    ['sources by their names', { objects: { c: 'Circle(A, 2)' } }, '"c","source":"Circle(A, 2)"'],
    ['objects with a type', { elements: [{ type: 'point', id: 'A', x: 1, y: 2 }] }, '"A","source":"Point(1, 2)"'],
    [
      'a chart',
      { data: [{ x: [1, 2], y: [3, 4], type: 'scatter' }] },
      'a line for each: p1: ScatterPlot([1,2], [3,4])',
    ],
    ['a chart of words', { data: [{ labels: ['a', 2], values: [3], type: 'pie' }] }, 'p1: PieChart(["a","2"], [3])'],
    [
      'a chart of datasets',
      { type: 'bar', data: { labels: ['a', 'b'], datasets: [{ data: [3, 5] }] } },
      'p1: BarChart(["a","b"], [3,5])',
    ],
    ['a place of no point', { s: [{ type: 'ellipse', x: 1, y: 1, rx: 2, ry: 1 }] }, 'p1: Ellipse((1, 1), 2, 1)'],
    ['rows of places', { data: { values: [{ x: 1, y: 2 }] } }, 'p1: Point(1, 2)'],
    [
      'elements with attributes',
      { o: [{ elType: 'point', parents: [1, 2], attributes: { name: 'A' } }] },
      'A: Point(1, 2)',
    ],
    ['a chart of bars', { data: [{ x: ['a', 'b'], y: [3, 4], type: 'bar' }] }, 'p1: BarChart(["a","b"], [3,4])'],
    ['a chart with boxes', { data: [{ y: [3, 4, 9], type: 'box' }] }, 'p1: BoxPlot([3,4,9])'],
    [
      'the lines of a figure text',
      ['A: Point(0, 0)', 'B: Point(4, 0)'],
      String.raw`one text with \n between two lines, "A: Point(0, 0)\nB: Point(4, 0)"`,
    ],
    ['a template', { defaultStyle: {} }, 'is a template'],
    ['a project under a key', { project: { slides: [] } }, 'give what stands under "project" alone'],
    ['a figure text under a key', { figure: 'A: Point(0, 0)\nB: Point(1, 0)' }, 'give the text under "figure" alone'],
    ['more than are shown', { a: [0, 0], b: [1, 0], c: [2, 0], d: [3, 0] }, ', …'],
  ])('of %s is answered with a project', (_, value, meant) => {
    expect(projectMeant(value)).toContain(meant);
  });

  it.each([
    ['a project', { slides: [] }],
    ['a project whose slides are no list', { slides: { definitions: [] } }],
    ['a number', 3],
    ['a slide without objects', { slides: [{ camera: { kind: '2d', offset: [0, 0] }, uvarMap: [['A.0', 1]] }] }],
    ['words alone', { title: 'My figure', author: { name: 'A' } }],
    ['lists of data', { data: [3, 5], range: [0, 4] }],
    ['a list under no kind', { numbers: ['a', 'b'] }],
  ])('that holds %s is not', (_, value) => {
    expect(projectMeant(value)).toBeUndefined();
  });
});
