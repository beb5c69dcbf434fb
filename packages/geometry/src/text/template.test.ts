import { describe, expect, it } from 'vitest';
import { constructSources } from '../testing/sources.js';
import { formatTemplate } from './template.js';

const { construction } = constructSources(
  {
    a: { kind: 'slider', min: '-5', max: '5' },
    A: 'Point(1/3, -2)',
    "B'": 'Point(?, 0)',
    f: 'y = (x - a) * (x - 3 * a)',
    g: 'x^2 + 1',
    O: 'Point(0, 0)',
    s: 'Segment(O, Point(3, 4))',
    c: 'Circle(Point(1, -2), 3)',
    l: 'Line(Point(0, 1), Point(2, 2))',
    p: 'Polygon(Point(0, 0), Point(4, 0), Point(0, 3))',
    α: 'Angle(Point(1, 0), Point(0, 0), Point(0, 1))',
    角A: 'Point(0, 0, 1)',
    f_12: 'Curve(sqrt(x)/2, 0, 4)',
    d: 'g.derivative',
    k: '(x^2 + x).derivative',
    n: '12345.6789',
    bad: 'sqrt(-1)',
    list: '[1/3, A, true_or]',
    true_or: '1 < 2',
    note: { kind: 'text', template: '' },
    h: '(x - 1)^2 + y^2 = ?',
  },
  [
    ['a.0', 2],
    ["B'.0", -0.001],
    ['h.0', 4],
  ],
);

function format(id: string, template: string, mode: 'latex' | 'normal' = 'latex', precision = 2) {
  return formatTemplate(template, construction, construction.objects.get(id), { mode, precision });
}

describe('formatTemplate', () => {
  it.each([
    ['A', '{{id}}', 'A'],
    ["B'", '{{id}}', "B'"],
    ['f_12', '{{id}}', 'f_{12}'],
    ['α', '{{id}}', '\\alpha'],
    ['角A', '{{id}}', '\\text{角A}'],
    ['A', '{{x}}, {{y}}', '0.33, -2'],
    ["B'", '{{x}}', '0'],
    ['角A', '{{z}}', '1'],
    ['A', '{{ id }}{{value}}', 'A(0.33, -2)'],
    ['A', '{{latex}}', '(0.33, -2)'],
    ['A', '{{g.latex}}, {{latex(l)}}', 'y = x^{2} + 1, y = 0.5x + 1'],
    ['O', '{{y(A)}} {{FractionText(x(A))}}', '-2 \\frac{1}{3}'],
    ['a', '{{id}} = {{value}}', 'a = 2'],
    ['n', '{{value}}', '12345.68'],
    ['s', '{{length}}', '5'],
    ['s', '{{value}} cm', '5 cm'],
    ['s', '\\frac{{{length}}}{2}', '\\frac{5}{2}'],
    ['s', '{{2 length + a}}', '12'],
    ['p', '{{area}}; {{perimeter}}; {{value}}', '6; 12; 6'],
    ['c', '{{radius}} {{center}} {{latex}}', '3 (1, -2) (x - 1)^{2} + (y + 2)^{2} = 9'],
    ['c', '{{value}}', '(x - 1)^{2} + (y + 2)^{2} = 9'],
    ['l', '{{latex}}', 'y = 0.5x + 1'],
    ['k', '{{latex}}', 'y = 2x + 1'],
    ['f', '{{latex}}', 'y = (x - a)(x - 3a)'],
    ['g', '{{latex}}', 'y = x^{2} + 1'],
    ['f_12', '{{latex}}', 'y = \\frac{\\sqrt{x}}{2}'],
    ['d', '{{latex}}', 'y = 2x'],
    ['h', '{{latex}}', '(x - 1)^{2} + y^{2} = 4'],
    ['s', '{{latex}}', '\\operatorname{Segment}(O, \\operatorname{Point}(3, 4))'],
    ['α', '{{value}}', '90^{\\circ}'],
    ['α', '{{value}}°', '90°'],
    ['α', '{{value}}^\\circ', '90^\\circ'],
    ['α', '{{α}}^{\\circ} = {{value}}', '90^{\\circ} = 90^{\\circ}'],
    ['a', '{{value}}°', '2°'],
    ['A', '{{f(2)}} {{g(a)}} {{a(1 + 2)}}', '0 5 6'],
    ['A', '{{A.x + 1}}', '1.33'],
    ['A', '{{g}}', 'y = x^{2} + 1'],
    ['A', '{{list}}', '[0.33, (0.33, -2), \\text{true}]'],
    ['A', 'x^{2} {a}', 'x^{2} {a}'],
    ['A', '\\frac{{u}}{b}', '\\frac{{u}}{b}'],
    ['A', '\\frac{{u}}{{v}}', '\\frac{{u}}{{v}}'],
    ['A', '\\frac{{a}}{{v}}', '\\frac2{{v}}'],
    ['note', '{{A}} {{a}}', '(0.33, -2) 2'],
  ])('%s: %s', (id, template, expected) => {
    expect(format(id, template)).toEqual({ text: expected, warnings: [] });
  });

  it.each([
    ['a x^2 + b x', 'y = −2x² − 3x', 'y = -2x^{2} - 3x'],
    ['x^2 - a x - b', 'y = x² + 2x + 3', 'y = x^{2} + 2x + 3'],
    ['a / (b x)', 'y = 2/(3x)', 'y = \\frac{2}{3x}'],
    ['b / x + a', 'y = −3/x − 2', 'y = -\\frac{3}{x} - 2'],
    ['e^(a x)', 'y = e^(−2x)', 'y = e^{-2x}'],
    ['a cos(x) - b sin(x)', 'y = −2 cos(x) + 3 sin(x)', 'y = -2\\cos(x) + 3\\sin(x)'],
    ['0.999999 x + 0.0004', 'y = x + 0.0004', 'y = x + 0.0004'],
    ['a (x - b)^2', 'y = −2(x + 3)²', 'y = -2(x + 3)^{2}'],
  ])('sets the function %s as %s and %s', (source, plain, latex) => {
    const { construction: own } = constructSources({ a: '-2', b: '-3', f: `y = ${source}` });
    for (const template of ['{{f}}', '{{f.equation}}']) {
      const text = (mode: 'normal' | 'latex') => formatTemplate(template, own, undefined, { mode, precision: 2 }).text;
      expect([text('normal'), text('latex')]).toEqual([plain, latex]);
    }
  });

  it('sets the equations of lines and circles in plain text as in formulas', () => {
    expect(format('O', '{{l.equation}}, {{c.equation}}', 'normal').text).toBe('y = 0.5x + 1, (x − 1)² + (y + 2)² = 9');
  });

  it.each([
    ['y = 2x + {{A.y}}', 'y = 2x - 2'],
    ['y = 2x - {{A.y}}', 'y = 2x + 2'],
    ['{{a}}x + {{A.y - 1}}', '2x - 3'],
    ['y={{A.y}}x+{{A.y}}', 'y=-2x-2'],
    ['(x - {{A.y}})^2 + {{a}} = 0', '(x + 2)^2 + 2 = 0'],
  ])('writes no sign after another in mathematics: %s', (template, expected) => {
    expect(format('A', template).text).toBe(expected);
    expect(format('A', template, 'normal').text).toBe(expected);
  });

  it.each([
    ['y = {{one}}x - {{one}}y', 'y = x - y'],
    ['y = {{one}}x² - {{one}}x', 'y = x² - x'],
    ['y = {{-one}}x^2 + {{one}}x + {{-one}}xy', 'y = -x^2 + x - xy'],
    ['y = {{-one}}\\sin(x) + {{one}}e^{x}', 'y = -\\sin(x) + e^{x}'],
    ['\\frac{{{one}}x}{2}', '\\frac{x}{2}'],
    ['2{{one}}x, {{one}}x{{one}}, {{one}}m, {{one}} x, x^{{one}}y', '21x, 1x1, 1m, 1 x, x^1y'],
    ['y = {{a}}x + {{one}}', 'y = 2x + 1'],
  ])('writes no coefficient 1 in front of an unknown, where marks ask for it: %s', (template, expected) => {
    const { construction: own } = constructSources({ one: '1', a: '2' });
    const marks = { decimal: 'point', thousands: 'none' } as const;
    const write = (coefficients: 'tidy' | 'written') =>
      formatTemplate(template, own, undefined, { mode: 'latex', precision: 2, marks: { ...marks, coefficients } }).text;
    expect(write('tidy')).toBe(expected);
    expect(write('written')).toContain('1');
  });

  it('writes the left side of an equation once', () => {
    const { construction: own } = constructSources({ f: 'y = x^2 - 3x', c: 'x^2 + y^2 = 4', a: '2' });
    const write = (template: string) => formatTemplate(template, own, undefined, { mode: 'latex', precision: 2 }).text;
    expect(write('f(x) = {{f}}')).toBe('f(x) = x^{2} - 3x');
    expect(write('y={{f}}, a = {{a}}')).toBe('y=x^{2} - 3x, a = 2');
    expect(write('f: {{f}}')).toBe('f: y = x^{2} - 3x');
    expect(write('c = {{c}}')).toContain('= x^{2} + y^{2} = 4');
  });

  it('keeps a sign that adds nothing, a sign in front of a power, and what may be a dash', () => {
    expect(format('A', 'y = - {{A.y}}').text).toBe('y = - -2');
    expect(format('A', 'x - {{A.y}}^2').text).toBe('x - -2^2');
    expect(format('A', 'x + ({{A.y}})').text).toBe('x + (-2)');
    expect(format('A', 'from -5 - {{A.y}}', 'normal').text).toBe('from -5 - -2');
    expect(format('A', 'x + {{A}}').text).toBe('x + (0.33, -2)');
  });

  it('prints plain text in normal mode', () => {
    expect(format('f_12', '{{id}}', 'normal').text).toBe('f_12');
    expect(format('α', '{{value}}', 'normal').text).toBe('90°');
    expect(format('f', '{{latex}}', 'normal').text).toBe('y = (x - a) * (x - 3 * a)');
    expect(format('list', '{{value}}', 'normal', 3).text).toBe('[0.333, (0.333, -2), true]');
  });

  it('rounds to the precision and drops zeros', () => {
    expect(format('n', '{{value}}', 'latex', 0).text).toBe('12346');
    expect(format('n', '{{value}}', 'latex', 6).text).toBe('12345.6789');
  });

  it.each([
    ['A', '{{missing}}', 'unknown name missing'],
    ['A', '{{1 +}}', 'column'],
    ['c', '{{x}}', 'c has no x'],
    ['l', '{{length}}', 'l has no length'],
    ['s', '{{area}}', 's has no area'],
    ['bad', '{{value}}', 'bad is undefined'],
    ['note', '{{A.lenght}}', 'no property lenght'],
  ])('%s: %s stays, with a warning', (id, template, reason) => {
    const { text, warnings } = format(id, `before ${template} after`);
    expect(text).toBe(`before ${template} after`);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(template);
    expect(warnings[0]).toContain(reason);
  });
});
