import { describe, expect, it } from 'vitest';
import { drawFigure, textsIn } from '../testing/draw.js';

async function labelsOf(label: string, source: string, more: Readonly<Record<string, string>> = {}) {
  const { scene } = await drawFigure({ sources: { ...more, [`L|${label}`]: source } });
  return scene.children.flatMap((node) =>
    node.kind === 'group' && node.type === 'label' ? textsIn(node).map(({ source: text }) => text) : [],
  );
}

describe('labels of lists', () => {
  it.each([
    ['P_{{k}}', ['P_1', 'P_2', 'P_3']],
    ['{{item.x}}', ['0', '1', '2']],
    ['{{k}}: {{y}}', ['1: 1', '2: 1', '3: 1']],
    ['({{x}}, {{y}})', ['(0, 1)', '(1, 1)', '(2, 1)']],
    ['{{2 x + 1}}', ['1', '3', '5']],
    ['{{value}}', ['(0, 1)', '(1, 1)', '(2, 1)']],
    ['A', ['A']],
  ])('%s', async (label, expected) => {
    expect(await labelsOf(label, 'Sequence((j, 1), j, 0, 2)')).toEqual(expected);
  });

  it('measures each item', async () => {
    expect(await labelsOf('r = {{radius}}', '[Circle((0, 0), 1), Circle((3, 0), 2)]')).toEqual(['r = 1', 'r = 2']);
    expect(await labelsOf('{{length}}', '[Segment((0, 0), (1, 0)), Segment((0, 1), (2, 1))]')).toEqual(['1', '2']);
  });

  it.each([
    ['{{n}}', 'Sequence((n/2, 1), n, 0, 2)', ['0', '1', '2']],
    ['{{2 n}} h', 'Sequence((n, 1), n, 0, 1, 0.5)', ['0 h', '1 h', '2 h']],
    ['{{k}}', 'Sequence((k, 1), k, 0, 2)', ['0', '1', '2']],
    ['{{i}}, {{j}}', 'Sequence(Sequence((i, j), j, 1, i), i, 1, 2)', ['1, 1', '2, 1', '2, 2']],
    ['{{n}}', 'Sequence([(n, 0), (n, 1)], n, 4, 5)', ['4', '4', '5', '5']],
    ['a = {{a}}', 'Map(Circle((0, 0), a), a, [1, 3])', ['a = 1', 'a = 3']],
    ['{{x}}', 'Map(Segment((0, 0), (x, 1)), x, [2, 4])', ['2', '4']],
    ['{{u}}{{v}}', 'Zip((u, v), u, [1, 2], v, [3, 4])', ['13', '24']],
  ])('%s of %s is what the name stands for in each item', async (label, source, expected) => {
    expect(await labelsOf(label, source)).toEqual(expected);
    expect(await labelsOf(label, source, { n: '7', a: '7' })).toEqual(expected);
  });

  it('knows no counter of a list that sorts, picks or repeats', async () => {
    expect(await labelsOf('{{p}}', 'Filter(p.x > 0, p, [(0, 0), (1, 0)])')).toEqual(['{{p}}']);
  });

  it('counts through lists of lists', async () => {
    expect(await labelsOf('{{k}}', '[[(0, 0)], [(1, 0), (2, 0)]]')).toEqual(['1', '2', '3']);
  });

  it('leaves a definition called k its name', async () => {
    expect(await labelsOf('{{k}}', '[(0, 0), (1, 0)]', { k: '7' })).toEqual(['7']);
  });

  it('stands at the first item and looks as that does', async () => {
    const { groups } = await drawFigure({
      sources: {
        g: 'Line((-3, -1), (3, 1))',
        h: 'Line((-2, 2), (2, -2))',
        'S|S': 'Intersect(g, h)',
        'w|\\alpha': 'Angle((3, 1), S, (-2, 2))',
        P: '(3, 3)',
        'u|\\beta': 'Angle((3, 1), (0, 0), (-2, 2))',
      },
    });
    const [alpha, beta] = ['w', 'u'].map((id) => textsIn(groups.get(`${id}/label`)!)[0]);
    expect(alpha).toMatchObject({ x: expect.any(Number), color: beta!.color });
    const [name] = textsIn(groups.get('S/label')!);
    expect(name!.color).toEqual({ r: 29, g: 95, b: 173, a: 1 });
  });
});
