import { describe, expect, it } from 'vitest';
import { constructSources } from '../testing/sources.js';
import { formatTemplate } from './template.js';

const { construction } = constructSources({
  c: '3/8',
  q: '(-2) x^2 - (-3) x + (-1)',
  a: '-2',
  f: 'a x^2 - a x - (-3)',
  g: 'y = x - (-3)',
  l: 'Line(Point(0, -1), Point(1, 1))',
  k: 'Circle(Point(1, -2), 3)',
  note: { kind: 'text', template: '' },
});

function format(template: string, mode: 'latex' | 'normal', id?: string): string {
  const object = id === undefined ? undefined : construction.objects.get(id);
  const { text, warnings } = formatTemplate(template, construction, object, { mode, precision: 3 });
  expect(warnings).toEqual([]);
  return text;
}

describe('numbers as a textbook sets them', () => {
  it.each([
    ['frac(0.5)', '\\frac{1}{2}', '½'],
    ['frac(-2/3)', '-\\frac{2}{3}', '-⅔'],
    ['frac(c)', '\\frac{3}{8}', '⅜'],
    ['frac(4)', '4', '4'],
    ['frac(π)', '3.142', '3.142'],
    ['mixed(2.75)', '2\\,\\frac{3}{4}', '2¾'],
    ['mixed(15/7)', '2\\,\\frac{1}{7}', '2 1/7'],
    ['frac(2/7)', '\\frac{2}{7}', '2/7'],
    ['mixed(-1/3)', '-\\frac{1}{3}', '-⅓'],
    ['mixed(5)', '5', '5'],
    ['surd(sqrt(3))', '\\sqrt{3}', '√3'],
    ['surd(-sqrt(12))', '-2\\sqrt{3}', '-2√3'],
    ['surd(sqrt(2)/2)', '\\frac{\\sqrt{2}}{2}', '√2/2'],
    ['surd(2/sqrt(3))', '\\frac{2\\sqrt{3}}{3}', '2√3/3'],
    ['surd((1 + sqrt(5))/2)', '\\frac{1 + \\sqrt{5}}{2}', '(1 + √5)/2'],
    ['surd(2 - sqrt(3))', '2 - \\sqrt{3}', '2 - √3'],
    ['surd(0.75)', '\\frac{3}{4}', '¾'],
    ['surd(e)', '2.718', '2.718'],
    ['surd(π)', '\\pi', 'π'],
    ['surd(30°)', '\\frac{\\pi}{6}', 'π/6'],
    ['surd(-5π/4)', '-\\frac{5\\pi}{4}', '-5π/4'],
    ['surd(0)', '0', '0'],
    ['dms(30.51°)', "30^{\\circ}30'36''", '30°30′36″'],
    ['dms(45°)', '45^{\\circ}', '45°'],
    ['dm(36.87°)', "36^{\\circ}52'", '36°52′'],
    ['dm(59.9999°)', '60^{\\circ}', '60°'],
    ['percent(0.125)', '12.5\\%', '12.5%'],
    ['grouped(1234567.25)', '1\\,234\\,567.25', '1\u202f234\u202f567.25'],
    ['grouped(1234)', '1234', '1234'],
    ['grouped(-12345)', '-12\\,345', '-12\u202f345'],
    ['fixed(3.5)', '3.500', '3.500'],
    ['scientific(123456)', '1.235 \\cdot 10^{5}', '1.235·10^5'],
  ])('%s', (source, latex, plain) => {
    expect(format(`{{${source}}}`, 'latex')).toBe(latex);
    expect(format(`{{${source}}}`, 'normal')).toBe(plain);
  });

  it.each([
    ['q', '{{latex}}', 'y = -2x^{2} + 3x - 1'],
    ['f', '{{latex}}', 'y = ax^{2} - ax + 3'],
    ['f', '{{f}}', 'y = -2x^{2} + 2x + 3'],
    ['g', '{{latex}}', 'y = x + 3'],
    ['l', '{{equation}}', 'y = 2x - 1'],
    [undefined, '{{l.equation}}', 'y = 2x - 1'],
    [undefined, '{{l}}', 'y = 2x - 1'],
    [undefined, '{{k.equation}}', '(x - 1)^{2} + (y + 2)^{2} = 9'],
  ])('%s %s', (id, template, latex) => {
    expect(format(template, 'latex', id)).toBe(latex);
  });
});
