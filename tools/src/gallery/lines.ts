import { cell, values } from './cell.js';

const triangle = { A: 'Point(-1.8,-1.2)', B: 'Point(1.8,-1)', C: 'Point(0.4,1.3)', a: 'Polygon(A,B,C)' };
const hidden = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, { hidden: true }]));
const corners = hidden('A', 'B', 'C');
const segment = { A: 'Point(-1.9,-0.8)', B: 'Point(1.9,0.8)', a: 'Segment(A,B)' };
const ends = hidden('A', 'B');
const dashes = ['solid', 'dashed', 'dotted', 'dashdot'];
const arrows = ['filled_stealth', 'stealth', 'triangle', 'open', 'none'];

export default [
  cell('Segment', segment),
  cell('Line', { ...segment, a: 'Line(A,B)' }),
  cell('Ray', { ...segment, a: 'Ray(A,B)' }, { style: { B: { pointSize: 4 } } }),
  cell('Vector', { ...segment, a: 'Vector(A,B)' }, { style: ends }),
  cell('Polyline', { a: 'Polyline([Point(-2,-1),Point(-1,1),Point(0,-1),Point(1,1),Point(2,-0.5)])' }),
  ...values('lineWidth', [0.5, 1, 2, 4, 8, 16], segment, 'a', { style: ends }),
  ...values('lineDash', dashes, segment, 'a', { style: ends }),
  ...dashes.map((lineDash) =>
    cell(`lineDash ${lineDash}, width 6`, segment, { style: { ...ends, a: { lineDash, lineWidth: 6 } } }),
  ),
  ...dashes.map((lineDash) =>
    cell(`polygon ${lineDash}`, triangle, { style: { ...corners, a: { lineDash, regionOpacity: 0, lineWidth: 3 } } }),
  ),
  ...dashes.map((lineDash) =>
    cell(`circle ${lineDash}`, { a: 'Circle(Point(0,0),1.3)' }, { style: { a: { lineDash } } }),
  ),
  ...dashes.map((lineDash) =>
    cell(`arc ${lineDash}`, { a: 'Semicircle(Point(-1.5,-0.6),Point(1.5,-0.6))' }, { style: { a: { lineDash } } }),
  ),
  cell(
    'dashed lines on dashed lines',
    {
      a: 'Segment(Point(-1.7,-1), Point(1.7,-1))',
      b: 'Segment(Point(1.1,-1), Point(-0.7,-1))',
      c: 'Circle(Point(0,0.3),0.9)',
      d: 'Arc(Point(0,0.3),Point(0.9,0.3),Point(0,1.2))',
    },
    { style: Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, { lineDash: 'dashed', color: '#1d5fad' }])) },
  ),
  ...dashes.map((lineDash) => cell(`curve ${lineDash}`, { a: 'y = sin(2x)' }, { style: { a: { lineDash } } })),
  ...values('lineOpacity', [100, 60, 30], triangle, 'a', {
    style: { ...corners, a: { lineWidth: 12, regionOpacity: 0 } },
  }),
  ...arrows.map((endArrow) => cell(`endArrow ${endArrow}`, segment, { style: { ...ends, a: { endArrow } } })),
  ...arrows.map((endArrow) =>
    cell(`endArrow ${endArrow}, width 6`, segment, {
      style: { ...ends, a: { endArrow, startArrow: endArrow, lineWidth: 6 } },
    }),
  ),
  ...arrows
    .slice(0, 4)
    .map((endArrow) =>
      cell(
        `arc with ${endArrow}`,
        { a: 'Arc(Point(0,-0.6),Point(-1.4,-0.6),Point(1.4,-0.6))' },
        { style: { a: { endArrow, startArrow: endArrow, lineWidth: 3 } } },
      ),
    ),
  cell(
    'dashed vector, width 4',
    { ...segment, a: 'Vector(A,B)' },
    { style: { ...ends, a: { lineDash: 'dashed', lineWidth: 4 } } },
  ),
  ...[0.3, 0.6, 1].map((length) =>
    cell(
      `short thick vector, ${length}`,
      { A: 'Point(0,0)', B: `Point(${length},0)`, a: 'Vector(A,B)' },
      { style: { ...ends, a: { lineWidth: 8 } } },
    ),
  ),
  cell(
    'translucent vector',
    { ...segment, a: 'Vector(A,B)' },
    { style: { ...ends, a: { lineOpacity: 40, lineWidth: 8 } } },
  ),
  cell('ray with endArrow', { ...segment, a: 'Ray(A,Point(0,-0.3))' }, { style: { ...ends, a: { endArrow: 'open' } } }),
  cell(
    'displayMinX … displayMaxY',
    { a: 'y = x^2 - 1', b: 'Line(Point(0,0),Point(1,0.4))', c: 'Circle(Point(0,0),1.4)' },
    {
      style: Object.fromEntries(
        ['a', 'b', 'c'].map((id) => [
          id,
          { displayMinX: -1.2, displayMaxX: 1.5, displayMinY: -0.8, displayMaxY: 1.2, lineWidth: 4 },
        ]),
      ),
    },
  ),
  cell(
    'segments meet in a corner, width 16',
    { ...triangle, a: 'Segment(A,B)', b: 'Segment(B,C)', c: 'Segment(C,A)' },
    {
      style: { ...corners, a: { lineWidth: 16 }, b: { lineWidth: 16 }, c: { lineWidth: 16 } },
    },
  ),
  cell(
    'edges inherit',
    { ...triangle },
    {
      style: { ...corners, a: { lineWidth: 6, color: '#9C27B0' } },
      definitions: [{ kind: 'primitive', id: 'd', source: 'a.edge(1)', parent: 'a', inheritStyle: true }],
    },
  ),
];
