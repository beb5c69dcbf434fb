import { describe, expect, it } from 'vitest';
import { drawFigure, textsIn } from '../testing/draw.js';
import { templateParts } from './formulas.js';

/** The parts with formulas between bars. */
const parts = (template: string) =>
  templateParts(template)
    ?.map(({ text, isFormula }) => (isFormula ? `|${text}|` : text))
    .join('');

describe('formulas between dollars in a plain text', () => {
  it.each([
    ['area $x^2$', 'area |x^2|'],
    ['$a$ and $b$', '|a| and |b|'],
    ['$x$.', '|x|.'],
    ['$\\frac{1}{2}$', '|\\frac{1}{2}|'],
    ['面积$S$为', '面积|S|为'],
    ['\\$5 for $n$ of them', '\\$5 for |n| of them'],
    ['$5 and $6, $x$', '$5 and $6, |x|'],
    ['a {{b}} $ {{c}} $ $d$', 'a {{b}} $ {{c}} $ |d|'],
    ['$a\\$b$', '|a\\$b|'],
    ['a $x$\nb', 'a |x|\nb'],
    ['$P \\approx 68\\%$ of $\\{1, 2\\}$', '|P \\approx 68\\%| of |\\{1, 2\\}|'],
  ])('%s', (template, expected) => expect(parts(template)).toBe(expected));

  it.each(['no dollar', '$5 and $6', '$5-$6', 'only $', '$', '$$', '$ x $', 'US$ 5, A$ 6', '$a\nb$', '\\$x\\$'])(
    'none in %j',
    (template) => expect(templateParts(template)).toBeUndefined(),
  );

  it('reads a long text in time', () => {
    expect(templateParts('$a '.repeat(6000))).toBeUndefined();
    expect(templateParts('$\\'.repeat(9000))).toBeUndefined();
  });
});

describe('drawn', () => {
  async function written(template: string, style: object) {
    const { groups, warnings } = await drawFigure({
      sources: { a: '2', [`P|${template}`]: 'Point(0, 0)' },
      labels: { P: { mode: 'normal', ...style } },
    });
    return { texts: textsIn(groups.get('P/label')), warnings };
  }

  it('are set as formulas, with values filled in', async () => {
    const { texts, warnings } = await written('50% of {{a}} is $\\frac{{{a}}}{2}$', { font: 'sans-serif' });
    expect(warnings).toEqual([]);
    expect(texts).toMatchObject([{ mode: 'latex', source: '\\textsf{50\\% of 2 is }{\\frac{2}{2}}' }]);
  });

  it('stand among words from right to left in their order', async () => {
    const { texts, warnings } = await written('שטח: $\\frac12 {{a}}$', { font: 'sans-serif' });
    expect(warnings).toEqual([]);
    expect(texts).toMatchObject([{ source: '\\textsf{שטח: $\\frac12 2$}' }]);
  });

  it('stand in lines of their own, which keep their spaces in front', async () => {
    const { texts } = await written('Let $x$ be.\n\n  Find $y$.', { font: 'sans-serif' });
    expect(texts).toMatchObject([
      { source: '\\textsf{Let }{x}\\textsf{ be.}\\\\[0.15em]\\\\[0.15em]\\textsf{\u00a0\u00a0Find }{y}\\textsf{.}' },
    ]);
  });

  it('leave a text without them as it is', async () => {
    expect((await written('$5 and $6', {})).texts).toMatchObject([{ mode: 'plain', source: '$5 and $6' }]);
  });
});
