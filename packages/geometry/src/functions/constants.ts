/** The constants of the language by name. */
export const CONSTANTS: ReadonlyMap<string, number> = new Map([
  ['π', Math.PI],
  ['pi', Math.PI],
  ['e', Math.E],
  ['∞', Number.POSITIVE_INFINITY],
]);

/** The free variables of plane curves, which can't be defined. */
export const CURVE_VARIABLES: ReadonlySet<string> = new Set(['x', 'y']);

/** Variables of parametric curves, of surfaces and of equations in space: free where no definition has their name. */
export const OPEN_VARIABLES: ReadonlySet<string> = new Set(['t', 'u', 'v', 'z']);

/** Names that are never functions by themselves: `x(x + 1)` is a product. */
export const FREE_NAMES: ReadonlySet<string> = new Set([...CONSTANTS.keys(), ...CURVE_VARIABLES, ...OPEN_VARIABLES]);
