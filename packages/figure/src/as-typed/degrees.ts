import { arityOf, childrenOf, constructors, type Expr, type Parameter } from '@geoslide/geometry';

/** The parameters of constructors that are angles, by their names in the table. */
const ANGLE_PARAMETERS = new Set(['α', 'θ', 'angle']);

/** Where a number of a call is an angle in radians: `Rotate/3/1` is the second of three arguments. Found when asked. */
let anglePlaces: ReadonlySet<string> | undefined;

/** How many arguments a form may have. */
function countsOf(parameters: readonly Parameter[]): readonly number[] {
  const [fewest] = arityOf(parameters);
  return Array.from({ length: parameters.length - fewest + 1 }, (_, i) => fewest + i);
}

const findAnglePlaces = (): ReadonlySet<string> =>
  new Set([
    ...['sin', 'cos', 'tan', 'cot', 'sec', 'csc'].map((name) => `${name}/1/0`),
    ...constructors.flatMap(({ name, aliases = [], signatures, anyOrder }) =>
      signatures.flatMap(({ parameters }) =>
        [...parameters.entries()]
          .filter(([, { name: parameter, type }]) => type === 'Number' && ANGLE_PARAMETERS.has(parameter))
          .flatMap(([i]) => (anyOrder === true ? [...parameters.keys()] : [i]))
          .flatMap((i) =>
            [name, ...aliases].flatMap((each) => countsOf(parameters).map((count) => `${each}/${count}/${i}`)),
          ),
      ),
    ),
  ]);

/** What stands in a source where an angle in radians is expected, without a sign before it. */
export function anglesIn(tree: Expr): Expr[] {
  anglePlaces ??= findAnglePlaces();
  const places = anglePlaces;
  const found: Expr[] = [];
  const look = (node: Expr): void => {
    if (node.kind === 'call' && node.callee.kind === 'name' && node.ofDefinition !== true) {
      for (const [i, arg] of node.args.entries()) {
        if (!places.has(`${node.callee.name}/${node.args.length}/${i}`)) continue;
        found.push(arg.kind === 'negate' ? arg.operand : arg);
      }
    }
    for (const child of childrenOf(node)) look(child);
  };
  look(tree);
  return found;
}

/** Whole numbers that are hardly radians: multiples of 15 from 15 on. (`sin(4)` may be meant.) */
export const isInDegrees = (value: number): boolean => value >= 15 && value % 15 === 0;

/** The numbers of a source that stand where radians are expected and are hardly meant so, as in `Rotate(A, 90, B)`. */
export function degreesMeant(tree: Expr): Extract<Expr, { kind: 'number' }>[] {
  // `sin(x + 90)` is shifted by an angle, too.
  const terms = anglesIn(tree).flatMap((angle) =>
    angle.kind === 'binary' && /^[-+]$/.test(angle.operator) ? [angle.left, angle.right] : [angle],
  );
  return terms.filter((angle) => angle.kind === 'number' && isInDegrees(angle.value)) as Extract<
    Expr,
    { kind: 'number' }
  >[];
}
