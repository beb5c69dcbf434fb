import { type Construction, childrenOf, constructors, type Expr, namesIn, print } from '@geoslide/geometry';
import type { Finding, Slide } from '@geoslide/protocol';

type Objects = Construction['objects'];
type Call = Extract<Expr, { kind: 'call' }>;

/** What of a triangle takes a point in front of the three vertices. */
const POINT_FIRST: ReadonlySet<string> = new Set(
  constructors
    .filter(({ group, signatures }) =>
      signatures.some(
        ({ parameters }) => group === 'triangles' && parameters.map(({ name }) => name).join(' ') === 'P A B C',
      ),
    )
    .map(({ name }) => name),
);

/**
 * Calls such as `SimsonLine(A, B, C, P)`, in which A stands where the point does, though A, B, C are a triangle
 * elsewhere or P is made of all three. Which point is meant shows nowhere else: where P lies on the circle of A, B, C,
 * A lies on that of B, C, P.
 *
 * @param slide Of a figure text.
 * @param path The slide's: `slides.0`.
 */
export function lastPoints(slide: Slide, { objects }: Construction, path: string): Finding[] {
  const calls = [...objects.values()].flatMap(({ tree }) => (tree === undefined ? [] : callsIn(tree)));
  const triangles = new Set(calls.flatMap(({ args }) => (args.length === 3 ? [keyOf(args)] : [])));
  return slide.definitions.flatMap(({ id }, index) => {
    const tree = objects.get(id)?.tree;
    const call = tree && callsIn(tree).find((each) => isPointLast(each, triangles, objects));
    if (call === undefined || call.callee.kind !== 'name') return [];
    const [first, ...others] = call.args.map(print);
    const right = print({ ...call, args: [call.args[3]!, ...call.args.slice(0, 3)] });
    const message = `${call.callee.name} takes the point first, here ${first}, then the triangle ${others.join(', ')}: write ${right} if ${others[2]} is the point`;
    return [{ id, path: `${path}.definitions.${index}.source`, message }];
  });
}

const callsIn = (tree: Expr): readonly Call[] => [
  ...(tree.kind === 'call' ? [tree] : []),
  ...childrenOf(tree).flatMap(callsIn),
];

/** The names of three arguments in one order; empty where one is no name. */
const keyOf = (args: readonly Expr[]): string =>
  args.every(({ kind }) => kind === 'name') ? args.map(print).sort().join(' ') : '';

function isPointLast({ callee, args }: Call, triangles: ReadonlySet<string>, objects: Objects): boolean {
  if (callee.kind !== 'name' || !POINT_FIRST.has(callee.name) || args.length !== 4) return false;
  const asWritten = keyOf(args.slice(1));
  const asMeant = keyOf(args.slice(0, 3));
  if (asWritten === '' || asMeant === '' || triangles.has(asWritten)) return false;
  const made = madeOf(print(args[3]!), objects);
  return triangles.has(asMeant) || args.slice(0, 3).every((arg) => made.has(print(arg)));
}

/** All that an object is made of, itself included. */
function madeOf(id: string, objects: Objects): ReadonlySet<string> {
  const found = new Set([id]);
  // A set gives what is added while it is gone through, too.
  for (const each of found) {
    const tree = objects.get(each)?.tree;
    if (tree !== undefined) for (const name of namesIn(tree)) found.add(name);
  }
  return found;
}
