import { build, type Expr } from '@geoslide/geometry';
import { Unreadable } from '../unreadable.js';
import { type Command, type Form, form, type Made } from './command.js';
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

export const polygonCommands: readonly Command[] = [
  { name: 'Polygon', forms: [regular, polygon, ofList] },
  { name: 'RigidPolygon', forms: [polygon] },
  {
    name: 'PolyLine',
    also: ['Polyline'],
    forms: [
      {
        takes: ['point', 'point…'],
        becomes: '`Polyline(a, b)`',
        write: (args) => [
          {
            kind: 'polyline',
            inSpace: args.some((argument) => argument.inSpace),
            tree: call('Polyline', ...args.map(({ tree }) => tree)),
          },
        ],
      },
      form('list', 'polyline', 'Polyline(a)'),
    ],
  },
];
