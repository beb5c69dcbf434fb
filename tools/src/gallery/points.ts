import { cell, values } from './cell.js';

const point = { a: 'Point(0,0)' };
const styles = ['dot', 'circle', 'cross', 'plus', 'square', 'diamond'];

export default [
  ...values('pointStyle', styles, point, 'a', { style: { a: { pointSize: 7 } } }),
  ...styles.map((pointStyle) => cell(`${pointStyle} 24`, point, { style: { a: { pointStyle, pointSize: 24 } } })),
  ...values('pointSize', [0, 1, 2, 3, 5, 7, 12], point, 'a'),
  ...values('color', ['#c0322b', 'rgb(0 128 0 / 50%)', 'hsl(280, 60%, 50%)', 'teal'], point, 'a', {
    style: { a: { pointSize: 24 } },
  }),
  ...values('lineOpacity', [100, 50, 20], point, 'a', { style: { a: { pointSize: 24 } } }),
  cell(
    'hollow points on a line',
    { A: 'Point(-1,-0.5)', B: 'Point(1,0.5)', s: 'Line(A,B)' },
    {
      types: { Point: { pointStyle: 'circle', pointSize: 9 } },
    },
  ),
];
