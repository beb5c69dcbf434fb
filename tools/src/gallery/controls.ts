import { type ByName, cell, type Style } from './cell.js';

const slider = { kind: 'slider', id: 'k', min: '-5', max: '5', step: '0.01', label: 't' };
const place = { offsetX: -1.8, offsetY: 0, trackLength: 3.6 };
const one = (name: string, style: Style, definition: object = slider) =>
  cell(
    name,
    {},
    { definitions: [definition], uvar: { 'k.0': 0.87 }, sheet: { sliders: [['k', { ...place, ...style }]] } },
  );
const text = (name: string, template: string, style: Style) =>
  cell(
    name,
    { O: 'Point(-1.8,0.6)' },
    {
      definitions: [{ kind: 'text', id: 'n', template }],
      style: { O: { pointSize: 3 } },
      sheet: { texts: [['n', { offsetX: -1.8, offsetY: 0.6, ...style }]] },
    },
  );
const button = (name: string, style: Style) =>
  cell(
    name,
    {},
    {
      definitions: [{ kind: 'button', id: 'b', title: 'Start 开始' }],
      sheet: { buttons: [['b', { offsetX: -1, offsetY: 0.5, ...style }]] },
    },
  );
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABgAAAAQBAMAAAD+CqKmAAAAJ1BMVEWWyPCSxvCOxPD60kaKwvCGwPCCvvB+vPB6uvB2uPBytvA8gkZ4qtK8W624AAAAYElEQVR4XlXJURGAIBCE4a1gBYxwagIqUIECPlDBCla4CK4NuFCOcszg97Q7PzCaBghulhAQncgSkZzImpCdyJZR3C6l4BjgHEBVeWkDs0paAzOSdz+V7Alv6Anfdr/zACiPXuifii4EAAAAAElFTkSuQmCC';
const image = (name: string, style: Style, objects: ByName<string> = {}) =>
  cell(name, objects, {
    definitions: [{ kind: 'image', id: 'i', source: `Image("${PICTURE}")` }],
    sheet: { images: [['i', { offsetX: -1, offsetY: 0.7, width: 100, ...style }]] },
  });

export default [
  one('slider', {}),
  ...['dot', 'square', 'triangle', 'roundRect'].map((shape) => one(`shape ${shape}`, { shape, size: 20 })),
  one('size 24', { size: 24 }),
  one('color, trackColor', { color: '#c0322b', trackColor: '#f3c1bd' }),
  one('opacity 40', { opacity: 40 }),
  one('trackOpacity 30', { trackOpacity: 30 }),
  one('trackHeight 10', { trackHeight: 10 }),
  one('trackLength 2', { trackLength: 2 }),
  one('labelPosition track', { labelPosition: 'track' }),
  one('screenFixed', { screenFixed: true, offsetX: 20, offsetY: 60, trackLength: 3 }),
  one(
    'label at the border',
    { offsetX: -1.95, trackLength: 2 },
    { ...slider, min: '0.8', label: '\\text{angle of the ray}' },
  ),
  one('label at the upper border', { offsetY: 1.4 }),
  one('without label', {}, { ...slider, label: undefined }),
  text('text', 'Plain text, 中文', {}),
  text('several lines', 'First line\nSecond\nand a third', {}),
  text('several lines, center', 'First line\nSecond\nand a third', { align: 'center', offsetX: 0 }),
  text('several lines, right', 'First line\nSecond\nand a third', { align: 'right', offsetX: 1.8 }),
  text('latex', '\\int_0^1 x^2\\,dx = \\frac{1}{3}', { mode: 'latex' }),
  text('screenFixed', 'At (20, 40) px', { screenFixed: true, offsetX: 20, offsetY: 40 }),
  text('Times New Roman, 24', 'Times 备用图', { font: 'Times New Roman', fontSize: 24 }),
  button('button', {}),
  button('button, styled', {
    backgroundColor: '#1d5fad',
    color: '#fff',
    cornerRadius: 20,
    width: 120,
    height: 40,
    fontSize: 18,
  }),
  button('button, rotated', { rotation: 0.3, opacity: 60 }),
  image('image', {}),
  image('image, rotated', { rotation: 0.5 }),
  image('image, opacity 40', { opacity: 40, height: 30 }),
  image('image under points and a segment', {}, { A: 'Point(-0.8,-0.4)', B: 'Point(1.2,0.6)', s: 'Segment(A,B)' }),
];
