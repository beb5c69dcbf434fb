import { describe, expect, it } from 'vitest';
import { type Path, PathBuilder } from '../scene/path.js';
import type { PathNode } from '../scene/scene.js';
import { withAlignedDashes } from './aligned-dashes.js';
import { closedDash, fittedDash, type LineDash } from './dash.js';

const black = { r: 0, g: 0, b: 0, a: 1 };

function dashed(path: Path, length: number, kind: LineDash = 'dashed', width = 2): PathNode {
  const { dash, cap } = fittedDash(kind, width, length, 0, 'butt');
  return { kind: 'path', path, stroke: { color: black, width, join: 'round', cap, ...(dash && { dash }) } };
}

const segment = (x0: number, x1: number, y = 50, kind: LineDash = 'dashed', width = 2) =>
  dashed(new PathBuilder().moveTo(x0, y).lineTo(x1, y), Math.abs(x1 - x0), kind, width);

const arc = (start: number, sweep: number, r = 40) =>
  dashed(new PathBuilder().arc(50, 50, r, r, 0, start, sweep), r * Math.abs(sweep));

const circle = (r = 40): PathNode => ({
  kind: 'path',
  path: new PathBuilder().arc(50, 50, r, r, 0, 0, 2 * Math.PI).close(),
  stroke: { color: black, width: 2, join: 'round', ...closedDash('dashed', 2, 2 * Math.PI * r, 'butt') },
});

/** Whether a place `along` px from the start of a path lies on a dash; a dot begins 1 px. */
function isInk({ stroke }: PathNode, along: number): boolean {
  const dash = stroke!.dash!;
  const period = dash.reduce((sum, part) => sum + part, 0);
  let rest = ((((stroke!.dashOffset ?? 0) + along) % period) + period) % period;
  for (let i = 0; ; i++) {
    const isDash = i % 2 === 0;
    if (rest < (isDash ? Math.max(1, dash[i]!) : dash[i]!)) return isDash;
    rest -= dash[i]!;
  }
}

describe('straight lines', () => {
  /** Places where the two lines differ, where both are, on a ruler from left to right. */
  const differences = (a: PathNode, b: PathNode): number => {
    const ends = [a, b].map(({ path }) => [path.coords[0]!, path.coords[2]!] as const);
    let count = 0;
    for (let x = 0.25; x < 200; x += 0.5) {
      if (!ends.every(([from, to]) => x > Math.min(from, to) && x < Math.max(from, to))) continue;
      const [inkA, inkB] = [a, b].map((node, i) => isInk(node, Math.abs(x - ends[i]![0])));
      if (inkA !== inkB) count += 1;
    }
    return count;
  };

  it.each([
    ['the shorter within the longer', segment(10, 190), segment(60, 133)],
    ['from the same end', segment(10, 190), segment(10, 97)],
    ['against its direction', segment(10, 190), segment(133, 60)],
    ['drawn before the longer', segment(60, 133), segment(10, 190)],
    ['sharing a part only', segment(10, 120), segment(90, 190)],
    ['dotted', segment(10, 190, 50, 'dotted'), segment(61, 133, 50, 'dotted')],
    ['dashes and dots', segment(10, 190, 50, 'dashdot'), segment(61, 133, 50, 'dashdot')],
  ])('%s: dashes lie on dashes', (_, a, b) => {
    expect(differences(a, b)).toBeGreaterThan(5);
    const [first, second] = withAlignedDashes([a, b]) as [PathNode, PathNode];
    expect(differences(first, second)).toBe(0);
  });

  it.each([
    ['beside each other', segment(10, 190), segment(60, 133, 51)],
    ['one behind the other', segment(10, 90), segment(90, 133)],
    ['of other widths', segment(10, 190), segment(60, 133, 50, 'dashed', 3)],
    ['of other kinds', segment(10, 190), segment(60, 133, 50, 'dotted')],
    ['one of them solid', segment(10, 190), segment(60, 133, 50, 'solid')],
  ])('%s: they stay', (_, a, b) => {
    const nodes = [a, b];
    expect(withAlignedDashes(nodes)).toBe(nodes);
  });

  it('finds them in groups', () => {
    const group = (node: PathNode) => ({ kind: 'group', children: [node] }) as const;
    const [first, second] = withAlignedDashes([group(segment(10, 190)), group(segment(60, 133))]);
    expect(first).toEqual(group(segment(10, 190)));
    expect(second).not.toEqual(group(segment(60, 133)));
  });
});

describe('arcs of circles', () => {
  /** Differences in ink of a path of an arc and another one, by the angle. */
  const differences = (a: PathNode, b: PathNode): number => {
    const inkAt = (node: PathNode, angle: number): boolean | undefined => {
      const [, , , , r, , , start, sweep] = node.path.coords as [number, ...number[]];
      const turn = ((((angle - start!) * Math.sign(sweep!)) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
      return turn < Math.abs(sweep!) ? isInk(node, turn * r!) : undefined;
    };
    let count = 0;
    for (let angle = 0.005; angle < 6.28; angle += 0.01) {
      const [inkA, inkB] = [inkAt(a, angle), inkAt(b, angle)];
      if (inkA !== undefined && inkB !== undefined && inkA !== inkB) count += 1;
    }
    return count;
  };

  it.each([
    ['an arc on its circle', circle(), arc(1, 2)],
    ['an arc against the circle’s direction', circle(), arc(1, -2)],
    ['an arc on a longer one', arc(0.5, 3), arc(1, 1.234)],
    ['an arc that reaches into the beginning of another', arc(0.5, 3), arc(0, 1.234)],
    ['an arc that reaches over its end', arc(0.5, 3), arc(3, 1.234)],
  ])('%s: dashes lie on dashes', (_, a, b) => {
    expect(differences(a, b)).toBeGreaterThan(5);
    const [first, second] = withAlignedDashes([a, b]) as [PathNode, PathNode];
    expect(differences(first, second)).toBe(0);
  });

  it.each([
    ['of another circle', circle(), arc(1, 2, 43)],
    ['beside each other', arc(0.5, 1), arc(2, 1)],
  ])('%s: they stay', (_, a, b) => {
    const nodes = [a, b];
    expect(withAlignedDashes(nodes)).toBe(nodes);
  });
});
