import type { Inner } from './generated/members.js';
import type { LabelStyle, ObjectStyle } from './generated/styles.js';
import type { SpaceObject, ValueType } from './generated/value-types.js';

/** An object of a figure: its expression is its name. */
interface Named {
  readonly id: string;
  /** Lays a style over what the object has. */
  style(style: ObjectStyle): this;
  /** Gives the object a label, a text template, and lays a style over what the label has. */
  label(template: string, style?: LabelStyle): this;
  /** The same object, for the compiler of another type: one item of what `Intersect` gives, say. */
  as<U extends ValueType>(type: U): Handle<U>;
}

/** An object of a figure with a value of type `T`. */
export type Handle<T extends ValueType> = T extends ValueType ? Inner<T> & Named : never;

/** The type of a value after it was moved in space: figures of the plane have one of their own there. */
export type Lifted<T extends ValueType> = `${T}3` extends SpaceObject ? `${T}3` & SpaceObject : T;

/** What an object may be given beside its arguments. */
export interface Options {
  /** Its name; without it a label that can be a name, such as `A`, else its type and a number: `circle1`. */
  readonly id?: string;
  /** A text template: `A`, `{{value}}`. */
  readonly label?: string;
  readonly style?: ObjectStyle;
  readonly labelStyle?: LabelStyle;
  /** A condition, such as `a > 2`: it is drawn only where this holds. */
  readonly showIf?: string;
}
