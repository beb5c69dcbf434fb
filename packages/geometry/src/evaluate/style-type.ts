import { constructors, formsOf, propertiesNamed } from '../registry.js';
import type { Expr } from '../syntax/ast.js';
import { planeNames, spaceNames } from '../types/table.js';
import type { Value } from '../values.js';
import { takes } from './match-arguments.js';
import { constructorCalled } from './names/free-variables.js';

/** `Point3` is drawn as a `Point`. */
function withoutDimension(type: string): string {
  return type.replace(/3$/, '');
}

let names: readonly string[] | undefined;

/** Every style type that an object may have. */
export function styleTypeNames(): readonly string[] {
  if (names === undefined) {
    const named = constructors.flatMap(({ styleType }) => (styleType === undefined ? [] : [styleType]));
    names = [...new Set([...planeNames, ...spaceNames.map(withoutDimension), ...named])].sort();
  }
  return names;
}

/** The style type of a value that no constructor gives one of its own. */
export function styleTypeOf(value: Value): string {
  return withoutDimension(value.type);
}

/** The style type that a tree would give, as far as it can be told without its value. */
export function expectedStyleType(tree: Expr, kind: string): string {
  const called = constructorCalled(tree);
  if (called !== undefined) {
    const count = tree.kind === 'call' ? tree.args.length : 0;
    const form = formsOf(called)?.find(({ arity }) => takes(arity, count));
    return form?.entry.styleType ?? withoutDimension(form?.signature.returns.split(' | ')[0] ?? called);
  }
  const member = tree.kind === 'call' ? tree.callee : tree;
  const property = member.kind === 'member' ? propertiesNamed(member.property)[0] : undefined;
  if (property !== undefined) return withoutDimension(property.returns);
  return tree.kind === 'equation' ? 'Curve' : kind;
}
