import { formsOf } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { childrenOf } from '../../syntax/walk.js';
import { takes } from '../match-arguments.js';
import { isPointName } from '../names/point-name.js';

/** What stands in for a name that nothing defines, with the types that it has. */
const STAND_INS: readonly (readonly [types: RegExp, ...sources: string[]])[] = [
  [/^(?:Number|Expr)$/, '2'],
  [/^Point$/, 'Point(1, 2)'],
  [/^(?:LineLike|Line|Segment|Ray)$/, 'Line((0, 0), (3, 1))', 'Line((0, 2), (2, 0))'],
  [/^(?:CircleLike|Circle)$/, 'Circle((0, 0), 2)', 'Circle((3, 0), 2)'],
  [/^(?:Path|Curve)$/, 'y = x^2', 'y = x + 1'],
  [/^Polygon$/, 'Polygon((0, 0), (4, 0), (1, 3))'],
  [/^Vector$/, 'Vector((0, 0), (1, 2))'],
  [/^(?:List|.*\[\])$/, '[1, 2, 3, 4]'],
];

/** Points that stand in, no three of them on a line. */
const PLACES = ['0, 0', '4, 0', '1, 3', '-2, 1', '3, 4', '-1, -3'];

/**
 * Sources for a name that nothing defines, the likeliest first.
 *
 * @param index Tells those of one type apart.
 * @param tree The expression that it stands in: what fits its call is the likeliest.
 */
export function standInsFor(name: string, index = 0, tree?: Expr): readonly string[] {
  const types = (name === 'f' ? 'Curve' : ((tree && wantedFor(name, tree)) ?? '')).split('/');
  const place = `Point(${PLACES[index % PLACES.length]})`;
  const fits = ([own]: (typeof STAND_INS)[number]) => types.some((type) => own.test(type));
  const sources = [...STAND_INS.filter(fits), ...STAND_INS.filter((own) => !fits(own))].map(
    ([, ...own]) => own[index % own.length]!,
  );
  return isPointName(name) ? [place, ...sources] : sources;
}

/** The type of an argument that is only a name; undefined where none is, or its call takes any. */
function wantedFor(name: string, tree: Expr): string | undefined {
  if (tree.kind === 'call' && tree.callee.kind === 'name') {
    if (tree.callee.name === name) return 'Curve';
    const index = tree.args.findIndex((arg) => arg.kind === 'name' && arg.name === name);
    const form = index < 0 ? undefined : formsOf(tree.callee.name)?.find(({ arity }) => takes(arity, tree.args.length));
    const type = form?.signature.parameters[index]?.type;
    if (type !== undefined) return String(type);
  }
  for (const child of childrenOf(tree)) {
    const found = wantedFor(name, child);
    if (found !== undefined) return found;
  }
  return undefined;
}
