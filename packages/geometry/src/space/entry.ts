import { Form } from '../form.js';
import type { Constructor, EvaluateContext, Signature } from '../table.js';
import type { NumberValue, Value, Vec3 } from '../values.js';

type Evaluate = (args: readonly Value[], context: EvaluateContext) => Value;

/** One form of a constructor; `form` lists its parameters as `'P: Point3, k: Number'`. */
export function form(form: string, returns: string, doc: string, example: string, evaluate: Evaluate): Signature {
  return new Form(form, returns, example, doc, evaluate);
}

export function entry(name: string, ...signatures: Signature[]): Constructor {
  return { name, group: 'space', signatures };
}

/** The arguments have the declared types already (Signature.evaluate), so these only name them. */
export const pointAt = (args: readonly Value[], index: number): Vec3 => {
  const { x, y, z } = args[index] as Vec3 & Value;
  return { x, y, z };
};
export const numberAt = (args: readonly Value[], index: number): number => (args[index] as NumberValue).value;
export const pointsOf = (args: readonly Value[]): Vec3[] => args.map((_, i) => pointAt(args, i));
export const point = ({ x, y, z }: Vec3): Value => ({ type: 'Point3', x, y, z });
export const number = (value: number): NumberValue => ({ type: 'Number', value });
