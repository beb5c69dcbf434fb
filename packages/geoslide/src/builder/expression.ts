declare const valueType: unique symbol;

/**
 * Something that stands for a value of type `T`: an object of a figure, or an expression. As a string it is its
 * source.
 */
export interface Expression<out T extends string> {
  /** Only for the compiler: tells the types of values apart. */
  readonly [valueType]: T;
  toString(): string;
}

/** A number that can be moved by hand, where its point or slider allows it. `free` of a figure makes it. */
export class Free {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}
