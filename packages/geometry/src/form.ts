import type { Parameter, Signature } from './table.js';

/** Reads `center: Point, n?: Number` as the table's parameters. */
export function parametersOf(text: string): readonly Parameter[] {
  if (text === '') return [];
  return text.split(', ').map((part) => {
    const [name, type] = part.split(': ') as [string, string];
    return name.endsWith('?') ? { name: name.slice(0, -1), type, optional: true } : { name, type };
  });
}

/** One form of a constructor. Its parameters are read when they are first asked for: a figure uses few of the table's forms. */
export class Form implements Signature {
  private known: readonly Parameter[] | undefined;

  /** @param text The parameters as parametersOf reads them. */
  constructor(
    private readonly text: string,
    readonly returns: string,
    readonly example: string,
    readonly doc: string,
    readonly evaluate: Signature['evaluate'],
  ) {}

  get parameters(): readonly Parameter[] {
    this.known ??= parametersOf(this.text);
    return this.known;
  }
}
