import { type CellOptions, cell, type Style } from './cell.js';

const small: CellOptions = { view: { left: -3.2, right: 3.2, bottom: -2.4, top: 2.4 } };
const axes = (name: string, style: Style = {}, grid: Style = { show: false }, options: CellOptions = small) =>
  cell(name, {}, { ...options, sheet: { xaxis: { ...style }, yaxis: { ...style }, grid, ...options.sheet } });
const at = (left: number, right: number, bottom: number, top: number) => ({ view: { left, right, bottom, top } });

export default [
  axes('default'),
  axes('tick false', { tick: false }),
  axes('label false', { label: false }),
  ...['filled_stealth', 'stealth', 'triangle', 'open', 'none'].map((arrowStyle) =>
    axes(`arrowStyle ${arrowStyle}`, { arrowStyle }),
  ),
  axes('axisLabelPreset name', { axisLabelPreset: 'name' }),
  axes('name, no numbers', { axisLabelPreset: 'name', label: false, tick: false }),
  axes('axisLabelOffsetX −30, Y 0', { axisLabelPreset: 'name', axisLabelOffsetX: -30, axisLabelOffsetY: 0 }),
  axes('min −1, max 2', { min: -1, max: 2, axisLabelPreset: 'name' }),
  axes('color, lineWidth 3', { color: '#c0322b', lineWidth: 3 }),
  axes('lineWidth 1', { lineWidth: 1 }),
  axes('half_pi', { distanceMode: 'half_pi' }, {}, at(-4, 4, -3, 3)),
  axes('half_pi, far', { distanceMode: 'half_pi' }, {}, at(-32, 32, -24, 24)),
  axes('custom 0.75', { distanceMode: 'custom', distance: 0.75 }),
  axes('custom 0.2', { distanceMode: 'custom', distance: 0.2 }),
  axes('scale 5', {}, {}, at(-32, 32, -24, 24)),
  axes('scale 0.002', {}, {}, at(-80000, 80000, -60000, 60000)),
  axes('scale 2e-8', {}, {}, at(-8e9, 8e9, -6e9, 6e9)),
  axes('scale 4000', {}, {}, at(-0.04, 0.04, -0.03, 0.03)),
  axes('origin at the corner', { axisLabelPreset: 'name' }, {}, at(0, 6.4, 0, 4.8)),
  axes('origin outside', {}, {}, at(2, 8.4, -1, 3.8)),
  axes('axes at the far edges', { axisLabelPreset: 'name' }, {}, at(-6.2, 0.2, -4.6, 0.2)),
  axes('grid', {}, { show: true }),
  axes('grid half_pi', { distanceMode: 'half_pi' }, { show: true, distanceMode: 'half_pi' }, at(-7, 7, -5.25, 5.25)),
  axes('grid custom 0.75', {}, { show: true, distanceMode: 'custom', distance: 0.75 }),
  axes('grid dashed', {}, { show: true, lineDash: 'dashed' }),
  axes('grid dotted, color', {}, { show: true, lineDash: 'dotted', color: '#1d5fad', lineWidth: 2 }),
  axes(
    'background',
    { color: '#ffffff' },
    { show: true, color: '#446' },
    { ...small, sheet: { background: { color: '#1b2030' } } },
  ),
  axes('title at the end', { title: 'Time $t$ in s' }),
  axes('title along the middle', { title: 'Time $t$', titlePosition: 'middle', titleSize: 13 }),
  axes('unit π', { unit: 'π', fontSize: 11, minorTicks: true }, {}, at(-4, 4, -3, 3)),
  axes('unit °', { unit: '°', originLabel: false }, {}, at(-4, 4, -3, 3)),
  axes('own ticks', { ticks: [[0, 'a'], [1, 'Mon'], ['sqrt(4)', '$\\sqrt 4$'], -1] }),
  axes('crossing 1', { crossing: 1 }),
  axes('pinNumbers', { pinNumbers: true }, { show: true }, at(2, 8.4, 3, 7.8)),
  axes('grid polar', {}, { show: true, kind: 'polar', angleLabels: 'degrees' }),
  axes('grid triangular', {}, { show: true, kind: 'triangular' }),
  axes('grid isometric', {}, { show: true, kind: 'isometric' }),
  cell('x-axis alone', {}, { ...small, sheet: { xaxis: {} } }),
  cell(
    'names beside a curve',
    { a: 'y = x^2 - 1' },
    { ...small, sheet: { xaxis: { axisLabelPreset: 'name' }, yaxis: { axisLabelPreset: 'name' } } },
  ),
];
