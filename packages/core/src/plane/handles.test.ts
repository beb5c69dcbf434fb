import { construct } from '@geoslide/geometry';
import type { Style } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { drawFigure, type Figure, slideOf } from '../testing/draw.js';
import { type Change, type Handle, handlesOf } from './handles.js';

async function handles(figure: Figure): Promise<Handle[]> {
  const { scene } = await drawFigure(figure);
  const slide = slideOf(figure);
  const [left, right, bottom, top, scale] = figure.view ?? [-5, 5, -5, 5, 50];
  return handlesOf({ slide, construction: construct(slide), view: { left, right, bottom, top, scale } }, scene);
}

async function handle(figure: Figure, id: string, part: Handle['part']): Promise<Handle> {
  const found = (await handles(figure)).find((each) => each.id === id && each.part === part);
  if (!found) throw new Error(`${id} has no ${part}`);
  return found;
}

/** A figure after changes, as whoever keeps the project would make them. */
function changed(figure: Figure, changes: readonly Change[]): Figure {
  const uvar = { ...figure.uvar };
  const labels: Record<string, Style> = { ...figure.labels };
  const lists: Record<'texts' | 'buttons', [string, Style][]> = {
    texts: [...(figure.sheet?.texts ?? [])].map(([id, style]) => [id, style]),
    buttons: [...(figure.sheet?.buttons ?? [])].map(([id, style]) => [id, style]),
  };
  for (const change of changes) {
    if (change.kind === 'variable') uvar[change.name] = change.value;
    else if (change.list === 'primitiveLabels') {
      labels[change.id] = { ...labels[change.id], [change.property]: change.value };
    } else if (change.list === 'primitiveLabels3d') {
      throw new Error('no label of the plane is placed in space');
    } else {
      const list = lists[change.list];
      const own = list.find(([id]) => id === change.id)?.[1] ?? {};
      lists[change.list] = [
        ...list.filter(([id]) => id !== change.id),
        [change.id, { ...own, [change.property]: change.value }],
      ];
    }
  }
  return { ...figure, uvar, labels, sheet: { ...figure.sheet, ...lists } };
}

const slider = { kind: 'slider', id: 'w', min: '0', max: '10', step: '0.5' };
const figure: Figure = {
  sources: {
    'A|A': 'Point(?, ?)',
    'B|B': 'Point(2, 1)',
    k: 'Circle(Point(0, 0), 2)',
    P: 'Point(k, ?)',
    's|s': 'Segment(A, B)',
    'angle|{{value}}': 'Angle(B, A, Point(0, -4))',
    d: 'Dimension(A, B)',
  },
  definitions: [slider, { kind: 'text', id: 'note', template: 'note' }, { kind: 'button', id: 'go', title: 'Go' }],
  uvar: { 'A.0': -3, 'A.1': -2, 'P.0': 0, 'w.0': 5 },
  sheet: {
    sliders: [['w', { offsetX: -4, offsetY: 4, trackLength: 4 }]],
    texts: [['note', { offsetX: 1, offsetY: -3 }]],
    buttons: [['go', { offsetX: 300, offsetY: 400, screenFixed: true }]],
  },
};

describe('handlesOf', () => {
  it('is what can be moved, where it is drawn', async () => {
    const all = await handles(figure);
    expect(all.map(({ id, part }) => `${id} ${part}`).sort()).toEqual(
      [
        'A point',
        'P point',
        'w thumb',
        'A label',
        'B label',
        's label',
        'angle label',
        'note text',
        'go button',
      ].sort(),
    );
    const place = (id: string, part: string) => {
      const { x, y } = all.find((each) => each.id === id && each.part === part)!;
      return [x, y];
    };
    expect(place('A', 'point')).toEqual([100, 350]);
    expect(place('P', 'point')).toEqual([350, 250]);
    expect(place('w', 'thumb')).toEqual([50 + 100, 50]);
    expect(place('note', 'text')).toEqual([300, 400]);
    expect(place('go', 'button')).toEqual([300, 400]);
    for (const { box, x, y, part } of all) {
      expect(box.width * box.height).toBeGreaterThan(50);
      if (part === 'point' || part === 'thumb') {
        expect([box.x + box.width / 2, box.y + box.height / 2]).toEqual([x, y]);
      }
    }
  });

  it.each<[string, Partial<Figure>]>([
    ['hidden', { style: { A: { hidden: true } } }],
    ['of no size', { style: { A: { pointSize: 0 } } }],
    ['out of view', { uvar: { ...figure.uvar, 'A.0': 80 } }],
    ['outside of its own bounds', { style: { A: { displayMinX: 0 } } }],
  ])('leaves out a point that is %s', async (_, change) => {
    const all = await handles({ ...figure, ...change });
    expect(all.some(({ id, part }) => id === 'A' && part === 'point')).toBe(false);
  });
});

describe('moveTo', () => {
  it.each<[string, Handle['part']]>([
    ['A', 'point'],
    ['A', 'label'],
    ['B', 'label'],
    ['s', 'label'],
    ['angle', 'label'],
    ['note', 'text'],
    ['go', 'button'],
  ])('brings %s, its %s, to the place', async (id, part) => {
    const changes = (await handle(figure, id, part)).moveTo(217.3, 181.8);
    const moved = await handle(changed(figure, changes), id, part);
    expect(Math.abs(moved.x - 217.3)).toBeLessThanOrEqual(0.51);
    expect(Math.abs(moved.y - 181.8)).toBeLessThanOrEqual(0.51);
  });

  it.each<[string, Figure]>([
    ['aligned right', { ...figure, labels: { s: { align: 'right' } } }],
    ['along its line', { ...figure, labels: { s: { followDirection: true, align: 'center' } } }],
    ['at a parameter', { ...figure, labels: { s: { anchorParam: 0.2 } } }],
  ])('brings a label to the place that is %s', async (_, given) => {
    const changes = (await handle(given, 's', 'label')).moveTo(120.4, 140.6);
    const moved = await handle(changed(given, changes), 's', 'label');
    expect(Math.abs(moved.x - 120.4)).toBeLessThanOrEqual(0.51);
    expect(Math.abs(moved.y - 140.6)).toBeLessThanOrEqual(0.51);
  });

  it('never gives a label the offset of one that finds its own place', async () => {
    const { box, moveTo } = await handle(figure, 's', 'label');
    const near = [-40, -20, 0, 20, 40].flatMap((dx) => [-40, -20, 0, 20, 40].map((dy) => [dx, dy] as const));
    const offsets = near.map(([dx, dy]) => moveTo(box.x + dx, box.y + dy).map(({ value }) => value));
    const [zero] = offsets;
    const origin = [box.x - 40 - zero![0]!, box.y - 40 - zero![1]!] as const;
    expect(moveTo(origin[0] + 5, origin[1] - 5).map(({ value }) => value)).toEqual([6, -5]);
  });

  it('writes round numbers', async () => {
    expect((await handle(figure, 'A', 'point')).moveTo(217.3, 181.8)).toEqual([
      { kind: 'variable', name: 'A.0', value: -0.654 },
      { kind: 'variable', name: 'A.1', value: 1.364 },
    ]);
  });

  it('keeps a point on its path and a thumb on its track', async () => {
    expect((await handle(figure, 'P', 'point')).moveTo(250, 100)).toEqual([
      { kind: 'variable', name: 'P.0', value: 1.57 },
    ]);
    const { moveTo } = await handle(figure, 'w', 'thumb');
    expect([40, 161, 900].map((x) => moveTo(x, 400)[0]?.value)).toEqual([0, 5.5, 10]);
  });
});
