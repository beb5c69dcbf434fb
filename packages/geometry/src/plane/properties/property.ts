import { parametersOf } from '../../form.js';
import type { Property } from '../../table.js';
import type { Value } from '../../values.js';

/** A property without parameters; `of` names value types and unions, divided by spaces. */
export const property = (
  name: string,
  of: string,
  returns: string,
  doc: string,
  evaluate: (self: Value) => Value,
): Property => ({ name, of: of.split(' '), returns, doc, evaluate });

/** A method; `parameters` as parametersOf reads them. */
export const method = (
  name: string,
  parameters: string,
  of: string,
  returns: string,
  doc: string,
  evaluate: Property['evaluate'],
): Property => ({ name, of: of.split(' '), parameters: parametersOf(parameters), returns, doc, evaluate });
