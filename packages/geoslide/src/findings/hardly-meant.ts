import { type Construction, childrenOf, type Expr, print } from '@geoslide/geometry';
import type { Finding, Slide } from '@geoslide/protocol';

type Objects = Construction['objects'];
type Call = Extract<Expr, { kind: 'call' }>;

/** Says what is hardly meant about a call; undefined where nothing is. `args` are its arguments as text. */
type Check = (call: Call, args: readonly string[], objects: Objects) => string | undefined;

/**
 * Calls that a form takes as they stand and that hardly mean what they give: a form for other arguments takes them by
 * their number alone.
 *
 * @param path The slide's: `slides.0`.
 */
export function hardlyMeant({ definitions }: Slide, { objects }: Construction, path: string): Finding[] {
  const hasPlanes = [...objects.values()].some(({ value }) => value?.type === 'Plane' || value?.type === 'HalfSpace');
  return definitions.flatMap(({ id, source }, index) => {
    const flat = hasPlanes && typeof source === 'string' && IN_ONE.test(source) ? objects.get(id)?.value?.type : '';
    if (flat === 'Line' || flat === 'Region') {
      const [figure, meant] = flat === 'Line' ? ['a line', 'Plane'] : ['a region', 'HalfSpace'];
      const message = `this is ${figure} of the plane z = 0: write ${meant}(${source}) if that in space is meant`;
      return [{ id, path: `${path}.definitions.${index}.source`, message }];
    }
    const [, x, y] = (/^\p{Lu}/u.test(id) && typeof source === 'string' && FRACTION.exec(source)) || [];
    if (x !== undefined && objects.get(id)?.value?.type === 'Number') {
      const message = `this is the number ${x} divided by ${y}, which is not drawn: write (${x}, ${y}) for a point`;
      return [{ id, path: `${path}.definitions.${index}.source`, message }];
    }
    const product = typeof source === 'string' && CALL_AND_NUMBER.test(source) ? objects.get(id)?.tree : undefined;
    if (product?.kind === 'binary' && product.implicit === true && objects.get(id)?.value?.type !== 'Number') {
      const message = `the number ${print(product.right)} behind it is a factor: write ${print(product.left)} "${print(product.right)}" for a label`;
      return [{ id, path: `${path}.definitions.${index}.source`, message }];
    }
    // Every render looks at every source: most name none of these.
    const object = typeof source === 'string' && NAMES.test(source) ? objects.get(id) : undefined;
    // What has no value is told with its reason.
    const tree = object?.value === undefined ? undefined : object.tree;
    const messages = tree === undefined ? [] : callsIn(tree).flatMap((call) => messageOf(call, objects) ?? []);
    return messages.slice(0, 1).map((message) => ({ id, path: `${path}.definitions.${index}.source`, message }));
  });
}

/** An equation or inequality in one of x and y, which is a plane or half-space beside others. */
const IN_ONE = /^[xy]\s*[=<>≤≥]=?[^xyz]+$/;

/** A number behind a call, as a label without its quotes is. */
const CALL_AND_NUMBER = /^\p{Lu}\p{L}+\(.*\)\s+[\d.]+$/su;

/** Coordinates as some schools write them, which are a fraction here. */
const FRACTION = /^\(\s*(-?[\d.]+)\s*\/\s*(-?[\d.]+)\s*\)$/;

function messageOf(call: Call, objects: Objects): string | undefined {
  const name = call.callee.kind === 'name' ? call.callee.name : '';
  const check = Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined;
  return check?.(call, call.args.map(print), objects);
}

const callsIn = (tree: Expr): readonly Call[] => [
  ...(tree.kind === 'call' ? [tree] : []),
  ...childrenOf(tree).flatMap(callsIn),
];

/** The number that an argument is; undefined for one that is more than a number or the name of one. */
function numberOf(tree: Expr | undefined, objects: Objects): number | undefined {
  if (tree?.kind === 'number') return tree.value;
  if (tree?.kind === 'negate') return negated(numberOf(tree.operand, objects));
  const value = tree?.kind === 'name' ? objects.get(tree.name)?.value : undefined;
  return value?.type === 'Number' ? value.value : undefined;
}

const negated = (value: number | undefined): number | undefined => (value === undefined ? undefined : -value);

const isPoint = (name: string, objects: Objects): boolean => objects.get(name)?.value?.type === 'Point';

/** Whether a tree names a point in space as people name one: `n: (0, 0, 1)` is meant as a direction. */
const isCorner = (tree: Expr | undefined, objects: Objects): boolean =>
  tree?.kind === 'name' && /^\p{Lu}/u.test(tree.name) && objects.get(tree.name)?.value?.type === 'Point3';

/** Bounds of a turn that are written in radians as a rule, and in degrees by mistake. */
const TURNS: readonly number[] = [90, 180, 270, 360, 720];

const CHECKS: Readonly<Record<string, Check>> = {
  Point: ({ args: trees }, args, objects) => {
    const [first] = trees;
    const isVariable = args.length === 2 && first?.kind === 'name' && first.name === 'x' && !objects.has('x');
    return isVariable
      ? `x is the line y = x here, and the point lies on it at ${args[1]}: write numbers, as in Point(1, ${args[1]}), or y = ${args[1]} alone for the line`
      : undefined;
  },
  root: ({ args: [of] }, args) =>
    args.length === 2 && of?.kind === 'number' && /(?<!\p{L})x(?!\p{L})/u.test(args[1]!)
      ? `its degree stands behind: write root(${args[1]}, ${args[0]})`
      : undefined,
  log: ({ args: [base, of] }, args) =>
    args.length === 2 && of?.kind === 'number' && base?.kind === 'name' && base.name === 'x'
      ? `its base stands first: write log(${args[1]}, x)`
      : undefined,
  Centroid: (_, args, objects) =>
    args.length === 2 && args.every((arg) => isPoint(arg, objects))
      ? `the centroid of two points is their midpoint: write Midpoint(${args.join(', ')}), or give the three corners of a triangle`
      : undefined,
  RiemannSum: ({ args: trees }, [f, ...rest], objects) => {
    const [n, a, b] = trees.slice(1, 4).map((tree) => numberOf(tree, objects));
    if (n === undefined || a === undefined || b === undefined || !(n > a) || !Number.isInteger(n)) return undefined;
    const [first, second, third, ...kind] = rest;
    return `it runs from ${first} down to ${second} in ${third} parts: write RiemannSum(${[f, second, third, first, ...kind].join(', ')}) for ${first} parts from ${second} to ${third}`;
  },
  Sequence: ({ args: trees }, args, objects) => {
    if (args.length !== 4) return undefined;
    const [from, to] = trees.slice(2).map((tree) => numberOf(tree, objects));
    if (from === undefined || to === undefined || from <= to) return undefined;
    const [expression, counter, first, second] = args;
    return `the list is empty, for it counts up from ${first} to ${second}: write Sequence(${expression}, ${counter}, ${second}, ${first})`;
  },
  Plane: ({ args: trees }, [A, B], objects) =>
    trees.length === 2 && trees.every((tree) => isCorner(tree, objects))
      ? `the coordinates of ${B} are its normal: write Plane(${A}, Vector(${A}, ${B})) for the plane at right angles to the line through both, Plane(${A}, Vector(${B})) if the normal is meant, or a third point`
      : undefined,
  Circle: ({ args: trees }, [A, r, B], objects) =>
    trees.length === 3 && isCorner(trees[2], objects) && numberOf(trees[1], objects) !== undefined
      ? `the coordinates of ${B} are its axis: write Circle(${A}, ${r}, Vector(${A}, ${B})) for an axis through both, or Circle(${A}, ${r}, Vector(${B})) if the coordinates are meant`
      : undefined,
  Curve: ({ args: trees }, args, objects) => {
    const [from, to] = trees.slice(-2).map((tree) => numberOf(tree, objects));
    const isTurning = trees.length > 3 && args.slice(0, -2).some((arg) => /(?<!\p{L})(?:sin|cos)\(t\)/u.test(arg));
    if (!isTurning || from === undefined || to === undefined || !TURNS.includes(to) || from < 0) return undefined;
    return `t runs to ${args.at(-1)} radians here: write Curve(${[...args.slice(0, -1), `${args.at(-1)}°`].join(', ')}) if degrees are meant`;
  },
};

const NAMES = new RegExp(Object.keys(CHECKS).join('|'));
