import { constructors } from '@geoslide/geometry';

let names: ReadonlySet<string> | undefined;

/**
 * The method of a figure that stands for a constructor: `perpLine` for PerpLine. `angle` is the mark of an angle,
 * so that the function of that name is `angleOf`.
 */
export function methodName(form: string): string {
  names ??= new Set(constructors.map(({ name }) => name));
  const [first = '', rest] = [form[0], form.slice(1)];
  if (first === first.toLowerCase() && names.has(first.toUpperCase() + rest)) return `${form}Of`;
  return first.toLowerCase() + rest;
}
