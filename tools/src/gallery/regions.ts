import { cell, values } from './cell.js';

const shapes = {
  Polygon: { a: 'Polygon(Point(-1.8,-1.2),Point(1.8,-1),Point(0.4,1.3))' },
  Circle: { a: 'Circle(Point(0,0),1.3)' },
  Ellipse: { a: 'Ellipse(Point(0,0),1.8,1)' },
  Sector: { a: 'Sector(Point(-1,-0.8),Point(-1,1.2),Point(1.4,0))' },
  CircleSegment: { a: 'CircleSegment(Semicircle(Point(-1.5,-0.6),Point(1.5,-0.6)))' },
  Semicircle: { a: 'Semicircle(Point(-1.5,-0.6),Point(1.5,-0.6))' },
  Parallelogram: { a: 'Parallelogram(Point(-1.8,-1),Point(0.8,-1),Point(1.6,1))' },
  Square: { a: 'Square(Point(-1,-1),Point(1,-1))' },
};
const patterns = ['hatch', 'crosshatch', 'dots'];

export default [
  ...Object.entries(shapes).map(([name, sources]) => cell(name, sources)),
  ...values('regionOpacity', [0, 12, 40, 100], shapes.Polygon, 'a'),
  ...values('regionOpacity', [12, 60], shapes.Circle, 'a'),
  ...Object.entries(shapes).flatMap(([name, sources]) =>
    patterns.map((fillPattern) => cell(`${name}, ${fillPattern}`, sources, { style: { a: { fillPattern } } })),
  ),
  ...values('patternAngle', [0, 90, 120], shapes.Circle, 'a', { style: { a: { fillPattern: 'hatch' } } }),
  cell('crosshatch, patternAngle 15', shapes.Circle, { style: { a: { fillPattern: 'crosshatch', patternAngle: 15 } } }),
  ...['hatch', 'dots'].flatMap((fillPattern) =>
    [4, 16].map((patternSpacing) =>
      cell(`${fillPattern}, patternSpacing ${patternSpacing}`, shapes.Circle, {
        style: { a: { fillPattern, patternSpacing } },
      }),
    ),
  ),
  cell(
    'dashed polygon and segments on its sides',
    {
      A: 'Point(-1.8,-1.2)',
      B: 'Point(1.8,-1)',
      C: 'Point(0.4,1.3)',
      p: 'Polygon(A,B,C)',
      s: 'Segment(B,A)',
      t: 'Segment(B,C)',
    },
    { types: { Polygon: { lineDash: 'dashed' }, Segment: { lineDash: 'dashed', color: '#c0322b' } } },
  ),
  cell('Region(y < x^2 - 1)', { a: 'Region(y < x^2 - 1)' }),
  cell('Region(x^2 + y^2 <= 1.5)', { a: 'Region(x^2 + y^2 <= 1.5)' }),
  cell('Region, hatch', { a: 'Region(y > x && y < 1)' }, { style: { a: { fillPattern: 'hatch' } } }),
  cell('Region, mixed edges', { a: 'Region(y < x + 1 && y >= x^2 - 1 && x > -1)' }),
  ...(['∪', '∩', '∖'] as const).map((sign) =>
    cell(
      `circles ${sign}`,
      { b: 'Circle(Point(-0.6,0),1.1)', c: 'Circle(Point(0.6,0),1.1)', a: `b ${sign} c` },
      {
        style: { a: { regionOpacity: 40 }, b: { lineWidth: 1 }, c: { lineWidth: 1 } },
      },
    ),
  ),
  cell('polygon ∖ circle', { a: 'Polygon(Point(-1.8,-1.2),Point(1.8,-1),Point(0.4,1.3)) ∖ Circle(Point(0.4,1.3),1)' }),
  cell('Between two curves', { a: 'Between(Semicircle(Point(1.5,0),Point(-1.5,0)), Curve(t, -sin(2t)/2, -1.5, 1.5))' }),
  cell('Integral of a parametric curve', { a: 'Integral(Curve((t - sin(t))/2 - 1.5, (1 - cos(t))/2, 0, 2π))' }),
  ...['left', 'right', 'mid', 'upper', 'lower', 'trapezoid'].map((kind) =>
    cell(`RiemannSum, ${kind}`, { f: 'y = sin(2x)', a: `RiemannSum(f, -1, 2, 6, "${kind}")` }),
  ),
  cell('Between', { f: 'y = x^2 - 1', g: 'y = x', a: 'Between(f, g, -0.6, 1.5)' }),
  cell('Integral', { f: 'y = sin(2x)', a: 'Integral(f, -1, 2)' }),
  cell('Integral, dots', { f: 'y = sin(2x)', a: 'Integral(f, -1, 2)' }, { style: { a: { fillPattern: 'dots' } } }),
  cell(
    'overlapping regions',
    { a: 'Circle(Point(-0.6,0),1.1)', b: 'Circle(Point(0.6,0),1.1)' },
    {
      style: { a: { regionOpacity: 30 }, b: { regionOpacity: 30, color: '#c0322b' } },
    },
  ),
];
