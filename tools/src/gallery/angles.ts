import { cell, values } from './cell.js';

function angle(degrees: number, vertex = 'Point(-1,-0.8)', turn = 10) {
  return {
    V: vertex,
    P: `Translate(V, Polar(2.4, ${turn}°))`,
    Q: `Translate(V, Polar(2.4, ${turn + degrees}°))`,
    s: 'Segment(V,P)',
    r: 'Segment(V,Q)',
    'a|{{value}}': 'Angle(P,V,Q)',
  };
}
const plain = { P: { hidden: true }, Q: { hidden: true }, V: { hidden: true } };
const noLabel = { a: { hidden: true } };
const segment = { A: 'Point(-1.9,-0.6)', B: 'Point(1.9,0.6)', s: 'Segment(A,B)' };

export default [
  ...[20, 45, 90, 130, 180].map((d) => cell(`Angle ${d}°`, angle(d, 'Point(0,-0.6)', 0), { style: plain })),
  ...values('angleSize', [10, 15, 20, 30, 50], angle(50), 'a', { style: plain, labels: noLabel }),
  ...values('angleSize', [10, 15, 30], angle(90), 'a', { style: plain, labels: noLabel }),
  ...values('emphasizeRightAngle', [true, false], angle(90), 'a', { style: plain, labels: noLabel }),
  ...values('arcCount', [1, 2, 3], angle(50), 'a', { style: { ...plain, a: { angleSize: 30 } }, labels: noLabel }),
  ...values('regionOpacity', [0, 12, 50, 100], angle(60), 'a', {
    style: { ...plain, a: { angleSize: 40 } },
    labels: noLabel,
  }),
  ...values('lineWidth', [1, 2, 4], angle(90), 'a', { style: plain, labels: noLabel }),
  ...[1, 2, 3].map((n) => cell(`Tick(segment, ${n})`, { ...segment, m: `Tick(s, ${n})` })),
  ...[1, 2, 3].map((n) =>
    cell(`Tick(arc, ${n})`, { s: 'Semicircle(Point(-1.4,-0.8),Point(1.4,-0.8))', m: `Tick(s, ${n})` }),
  ),
  ...[1, 2, 3].map((n) =>
    cell(`Tick(angle, ${n})`, { ...angle(50), m: `Tick(a, ${n})` }, { style: { ...plain, a: { hidden: true } } }),
  ),
  ...[1, 2].map((n) =>
    cell(
      `Tick(segment, ${n}), arrowStyle`,
      { ...segment, m: `Tick(s, ${n})` },
      { style: { m: { arrowStyle: n === 1 ? 'filled_stealth' : 'open' } } },
    ),
  ),
  cell('Tick, lineWidth 4', { ...segment, m: 'Tick(s, 2)' }, { style: { s: { lineWidth: 4 }, m: { lineWidth: 4 } } }),
  cell('Dimension', { A: 'Point(-1.7,0.2)', B: 'Point(1.7,0.2)', s: 'Segment(A,B)', d: 'Dimension(A,B)' }),
  cell('Dimension, aslant', { A: 'Point(-1.6,-0.6)', B: 'Point(1.2,1)', s: 'Segment(A,B)', d: 'Dimension(s)' }),
  cell('Dimension, short', { A: 'Point(-0.3,0.2)', B: 'Point(0.4,0.2)', s: 'Segment(A,B)', d: 'Dimension(s)' }),
  cell('Dimension, upright', { A: 'Point(0,-1.2)', B: 'Point(0,1.2)', s: 'Segment(A,B)', d: 'Dimension(A,B)' }),
  ...[10, 40].map((dimensionDistance) =>
    cell(
      `dimensionDistance ${dimensionDistance}`,
      { A: 'Point(-1.7,0.2)', B: 'Point(1.7,0.2)', s: 'Segment(A,B)', d: 'Dimension(A,B)' },
      { style: { d: { dimensionDistance } } },
    ),
  ),
  cell(
    'dimensionSide left',
    { A: 'Point(-1.6,-0.6)', B: 'Point(1.2,1)', s: 'Segment(A,B)', d: 'Dimension(s)' },
    { style: { d: { dimensionSide: 'left' } } },
  ),
  cell(
    'Dimension, open',
    { A: 'Point(-1.7,0.2)', B: 'Point(1.7,0.2)', s: 'Segment(A,B)', d: 'Dimension(A,B)' },
    {
      style: { d: { arrowStyle: 'open', color: '#c0322b', lineWidth: 2 } },
    },
  ),
];
