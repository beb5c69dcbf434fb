import { cell } from './cell.js';

const view = { left: -0.6, right: 4.6, bottom: -0.9, top: 3 };
const bars = { b: 'BarChart(["a", "b", "c", "d"], [1, 2.5, 2, 1.5])' };
const data = '[0.3, 0.8, 1.1, 1.3, 1.4, 1.8, 2.2, 2.1, 4.2]';

export default [
  cell('BarChart', bars, { view }),
  cell('BarChart, colors', bars, { view, style: { b: { colors: 'teal;#c0322b' } } }),
  cell('BarChart, outline', bars, { view, style: { b: { regionOpacity: 0, lineWidth: 3, fillPattern: 'hatch' } } }),
  cell('BarChart, groups', { b: 'BarChart(["a", "b", "c"], [[1, 2, 1.5], [2, 1, 2.5]])' }, { view }),
  cell('BarChart, places', { b: 'BarChart([1, 2, 4], [2, -0.5, 1], 1)' }, { view }),
  cell('Histogram', { h: 'Histogram([0, 1, 2, 4], [2, 2.5, 1])' }, { view }),
  cell('Histogram, density', { h: `Histogram(${data}, 4, "density")` }, { view }),
  cell('BoxPlot', { b: `BoxPlot(${data}, 1.5, 1)` }, { view }),
  cell('BoxPlot, outliers', { b: `BoxPlot(${data}, 1.5, 1, "outliers")` }, { view }),
  cell('DotPlot', { d: 'DotPlot([1, 1, 2, 3, 3, 3], 0.5)' }, { view }),
  cell('PieChart', { p: 'PieChart(["a", "b", "c", "d"], [5, 3, 2, 0.6], (0, 0), 1.3)' }),
  cell('PieChart, colors', { p: 'PieChart([5, 3, 2], (0, 0), 1.3)' }, { style: { p: { colors: 'teal;orange;gold' } } }),
  cell('Normal, Shade', { X: 'Normal(2, 0.4)', S: 'Shade(X, 2.3, ∞)' }, { view }),
  cell(
    'Binomial, Shade',
    { X: 'Binomial(4, 0.5)', S: 'Shade(X, 3, 4)' },
    { view: { left: -0.9, right: 4.9, bottom: -1.75, top: 2.6 } },
  ),
  cell('ChiSquared', { X: 'ChiSquared(1)', Y: 'ChiSquared(3)' }, { view }),
  cell(
    'TreeDiagram',
    { t: 'TreeDiagram([["A", 0.3], ["B", "7/10", ["C", 1/3], ["D", 2/3]]])' },
    { view: { left: -0.4, right: 6.8, bottom: -2.7, top: 2.7 } },
  ),
  ...[
    { name: 'Venn', sources: { r: 'VennRegion("11")', v: 'Venn(["A", "B"], ["1", "2", "3", "4"])' } },
    { name: 'Venn, 3', sources: { r: 'VennRegion("011")', v: 'Venn(3)' } },
  ].map(({ name, sources }) =>
    cell(name, sources, {
      view: { left: -4.4, right: 4.4, bottom: -3.5, top: 3.1 },
      style: { r: { regionOpacity: 40 } },
    }),
  ),
];
