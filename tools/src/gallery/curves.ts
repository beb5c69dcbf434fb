import { type CellOptions, cell } from './cell.js';

const one = (name: string | null, source: string, options?: CellOptions) =>
  cell(name ?? source, { a: source }, options);
const wide = { view: { left: -7, right: 7, bottom: -5.25, top: 5.25 } };

export default [
  one(null, 'y = x^3 - x'),
  one(null, 'y = tan(x)', wide),
  one(null, 'y = 1/x'),
  one(null, 'y = sin(20x)'),
  one(null, 'y = floor(x)'),
  one(null, 'y = abs(x) - 1'),
  one(null, 'y = sqrt(x)'),
  one(null, 'y = if(x < 0, -x, x^2)'),
  one(null, 'x = y^2 - 1'),
  one('Curve with a range', 'Curve(x^2 - 1, -1, 1.2)'),
  one('Curve, parametric', 'Curve(1.8cos(3t), 1.3sin(2t), 0, 2π)'),
  one('implicit', 'x^3 + y^3 = 2 x y'),
  one('circle by its equation', 'x^2 + y^2 = 1'),
  one('hyperbola', 'x^2 - y^2 = 0.5'),
  one('hyperbola, turned', 'x y = 0.4'),
  one('parabola', 'Parabola(Point(0,0.2), Line(Point(-1,-0.6),Point(1,-0.2)))'),
  one('ellipse', 'Ellipse(Point(-1,-0.3),Point(1,0.3),Point(0,1))'),
  one('Bezier', 'Bezier([Point(-2,-1),Point(-1,2),Point(1,-2),Point(2,1)])'),
  one('Spline', 'Spline([Point(-2,-1),Point(-1,1),Point(0,0),Point(1,1),Point(2,-1)])'),
  cell('conic label', { 'a|c': 'x^2 + 3y^2 = 2' }),
  cell('curve label', { 'a|{{latex}}': 'y = x^2 - 1' }),
];
