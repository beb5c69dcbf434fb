import { build, type Expr } from '@geoslide/geometry';
import type { Tree } from '../expression/tree.js';
import type { Typed } from '../translate/kinds.js';
import { Unreadable } from '../unreadable.js';
import type { Call, Command, Form, Made } from './command.js';
import type { Outputs } from './outputs.js';

const { call, literal } = build;

function part(object: Expr, property: 'edge' | 'vertex', n: number): Expr {
  return {
    kind: 'call',
    callee: { kind: 'member', object, property, start: 0, end: 0 },
    args: [literal(n)],
    start: 0,
    end: 0,
  };
}

/** A polygon, then its edges, then corners: from the third one for a regular polygon, all of an image. */
export function withParts(polygon: Made, outputs: Outputs, corners: number, firstCorner: number): Made[] {
  const { first = polygon.tree, count } = outputs;
  const edges = Math.min(corners, count - 1);
  const vertices = Math.max(0, count - 1 - edges);
  return [
    polygon,
    ...Array.from({ length: edges }, (_, i) => ({
      kind: 'segment' as const,
      inSpace: polygon.inSpace,
      tree: part(first, 'edge', i + 1),
    })),
    ...Array.from({ length: vertices }, (_, i) => ({
      kind: 'point' as const,
      inSpace: polygon.inSpace,
      tree: part(first, 'vertex', i + firstCorner),
    })),
  ];
}

const polygon: Form = {
  takes: ['point', 'point', 'point…'],
  becomes: '`Polygon(a, b, c)`, then its edges',
  write: (args, outputs) => {
    const inSpace = args.some((argument) => argument.inSpace);
    const made: Made = { kind: 'polygon', inSpace, tree: call('Polygon', ...args.map(({ tree }) => tree)) };
    return withParts(made, outputs, args.length, 1);
  },
};

const ofList: Form = {
  takes: ['list'],
  becomes: '`Polygon(a)`',
  write: ([list], outputs) =>
    withParts(
      { kind: 'polygon', tree: call('Polygon', list!.tree) },
      outputs,
      list!.items?.length ?? outputs.count - 1,
      1,
    ),
};

const regular: Form = {
  takes: ['point', 'point', 'number'],
  becomes: '`Polygon(a, b, c)`, then its edges, then its corners from the third one',
  write: ([a, b, n], outputs) => {
    const made: Made = { kind: 'polygon', tree: call('Polygon', a!.tree, b!.tree, n!.tree) };
    // n edges and n − 2 corners.
    const corners = n!.tree.kind === 'number' ? n!.tree.value : (outputs.count + 1) / 2;
    if (!Number.isInteger(corners)) throw new Unreadable('a regular polygon with another number of parts');
    return withParts(made, outputs, corners, 3);
  },
};

/** A point that is undefined, where a stroke of the pen has a gap. */
function isGap(tree: Tree): boolean {
  return tree.kind === 'point' && tree.items.some((item) => item.kind === 'name' && item.name === 'NaN');
}

function polyline(given: Call): Made[] {
  const last = given.items.at(-1);
  const isStroke = last?.kind === 'name' && (last.name === 'true' || last.name === 'false');
  const points = isStroke ? given.items.slice(0, -1) : given.items;
  const [only] = points;
  if (points.length === 1 && only !== undefined && only.kind !== 'list') {
    const list = given.value(only);
    if (list.kind !== 'list') throw new Unreadable(`PolyLine(${list.kind})`);
    return [{ kind: 'polyline', inSpace: list.inSpace, tree: call('Polyline', list.tree) }];
  }
  const runs: Typed[][] = [[]];
  for (const point of only?.kind === 'list' ? only.items : points) {
    if (isGap(point)) runs.push([]);
    else runs.at(-1)!.push(given.value(point));
  }
  const wrong = runs.flat().find(({ kind }) => kind !== 'point');
  if (wrong !== undefined) throw new Unreadable(`PolyLine(${wrong.kind}, …)`);
  const lines = runs.filter(({ length }) => length > 1).map((run) => call('Polyline', ...run.map(({ tree }) => tree)));
  const [first] = lines;
  if (first === undefined) throw new Unreadable('PolyLine of less than two points');
  const tree: Expr = lines.length === 1 ? first : { kind: 'list', items: lines, start: 0, end: 0 };
  return [{ kind: 'polyline', inSpace: runs.flat().some(({ inSpace }) => inSpace), tree }];
}

export const polygonCommands: readonly Command[] = [
  { name: 'Polygon', forms: [regular, polygon, ofList] },
  { name: 'RigidPolygon', forms: [polygon] },
  {
    name: 'PolyLine',
    also: ['Polyline'],
    special: {
      takes: 'point…, or list; with true it is a stroke of the pen',
      becomes: '`Polyline(a, b, …)`; of a stroke with gaps a list of them',
      write: polyline,
    },
  },
];
