import { type ByName, cell, type Style } from './cell.js';

const point = { 'A|{{id}}': 'Point(0,0)' };
const segment = { 'a|{{id}}': 'Segment(Point(-1.7,-0.9),Point(1.7,0.9))' };
const falling = { 'a|{{id}}': 'Segment(Point(-1.7,0.9),Point(1.7,-0.9))' };
const label = (name: string, style: Style, sources: ByName<string> = point, id = 'A') =>
  cell(name, sources, { labels: { [id]: style } });

export default [
  label('default', {}),
  label('offset (−18, −4)', { offsetX: -18, offsetY: -4 }),
  label('offset (−6, 18)', { offsetX: -6, offsetY: 18 }),
  ...['left', 'center', 'right'].map((align) =>
    label(`align ${align}`, { align, placement: 'fixed' }, { 'A|A_{12}=x': 'Point(0,0)' }),
  ),
  ...[10, 16, 24, 40].map((fontSize) => label(`fontSize ${fontSize}`, { fontSize })),
  ...['latex', 'normal'].map((mode) =>
    label(`mode ${mode}`, { mode, font: 'sans-serif' }, { 'A|f(x)=x^2': 'Point(0,0)' }),
  ),
  ...['sans-serif', 'serif', 'monospace', 'Times New Roman'].map((font) =>
    label(`font ${font}`, { mode: 'normal', font }, { 'A|Point A1 点': 'Point(-1.5,0)' }),
  ),
  ...['zh', 'ja'].map((lang) =>
    label(`lang ${lang}`, { mode: 'normal', lang, fontSize: 32 }, { 'A|直骨令': 'Point(-1.8,-0.3)' }),
  ),
  label('KaTeX: a fraction', {}, { 'A|\\frac{\\sqrt{3}}{2}': 'Point(0,0)' }),
  ...[0, 1, 2, 4].map((precision) =>
    label(`precision ${precision}`, { precision }, { 'A|({{x}}, {{y}})': 'Point(0.12345,0.5)' }),
  ),
  label('color', { color: '#c0322b' }),
  ...[100, 50].map((fillOpacity) => label(`fillOpacity ${fillOpacity}`, { fillOpacity, fontSize: 30 })),
  ...[100, 50, 0].map((strokeOpacity) =>
    label(
      `strokeOpacity ${strokeOpacity}`,
      { strokeOpacity, fontSize: 24, offsetX: -8, offsetY: 8 },
      { 'A|M': 'Point(0,0)', b: 'Line(A,Point(1,0.3))' },
    ),
  ),
  label('segment', {}, segment, 'a'),
  label('segment, falling', {}, falling, 'a'),
  label('followDirection', { followDirection: true }, segment, 'a'),
  label('followDirection, falling', { followDirection: true }, { 'a|\\text{height}': falling['a|{{id}}'] }, 'a'),
  label('followDirection, centre', { followDirection: true, align: 'center' }, segment, 'a'),
  ...[0.1, 0.5, 0.9].map((anchorParam) => label(`anchorParam ${anchorParam}`, { anchorParam }, falling, 'a')),
  label('line', {}, { 'a|g': 'Line(Point(0,0),Point(1,0.5))' }, 'a'),
  label('circle', {}, { 'a|k': 'Circle(Point(0,0),1.2)' }, 'a'),
  label('ellipse', {}, { 'a|e': 'Ellipse(Point(0,0),1.8,1)' }, 'a'),
  label('arc', {}, { 'a|b': 'Semicircle(Point(-1.4,-0.7),Point(1.4,-0.7))' }, 'a'),
  label('polygon', {}, { 'a|P': 'Polygon(Point(-1.8,-1.2),Point(1.8,-1),Point(0.4,1.3))' }, 'a'),
  label('curve', {}, { 'a|f': 'y = x^2 - 1' }, 'a'),
  label('hidden', { hidden: true }),
];
