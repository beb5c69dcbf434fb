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
  one('endArrow, startArrow', 'y = x^2 - 1', { style: { a: { endArrow: 'filled_stealth', startArrow: 'stealth' } } }),
  one('endArrow of a curve with ends', 'Curve(1.5cos(t), sin(t), 0, 4)', { style: { a: { endArrow: 'triangle' } } }),
  one('middleArrow of a curve', 'Curve(1.5cos(t), sin(t), 0, 4)', { style: { a: { middleArrow: 'filled_stealth' } } }),
  ...['Segment(Point(-1.5,-0.5),Point(1.5,0.5))', 'Circle(Point(0,0),1.2)', 'Line(Point(-1,0.5),Point(1,-0.2))'].map(
    (source) => one(`middleArrow, ${source.split('(')[0]}`, source, { style: { a: { middleArrow: 'triangle' } } }),
  ),
  one('endDots, pieces', 'y = if(x < -0.5, x + 1, x <= 1, x^2 - 1, 0.5)', { style: { a: { endDots: true } } }),
  one('endDots, hole', 'y = (x^2 - x)/(x - 1)', { style: { a: { endDots: true } } }),
  one('endDots, steps', 'y = floor(2x)/2', { style: { a: { endDots: true } } }),
  one('a squared factor', '(x^2 + y^2 - 1)^2 (x - 2y) = 0'),
  one('abs = 0', 'abs(y - x^2 + 1) = 0'),
  one('SlopeField', 'SlopeField(x - y)'),
  one('SlopeField, n', 'SlopeField(-x/y, 9, 0.5)'),
  one('VectorField', 'VectorField((-y, x))'),
  one('VectorField, unit', 'VectorField(y, -sin(x), 10, "unit")'),
  one('VectorField, pole', 'VectorField(x/(x^2 + y^2), y/(x^2 + y^2))'),
  cell('SolveODE', { f: 'SlopeField(x - y)', a: 'SolveODE(x - y, Point(0, 0.5))' }),
  one('SolveODE, path', 'SolveODE(y, -sin(x) - 0.3 y, Point(-1.8, 0), 0, 20)'),
  cell('conic label', { 'a|c': 'x^2 + 3y^2 = 2' }),
  cell('curve label', { 'a|{{latex}}': 'y = x^2 - 1' }),
];
