import { properties } from '@geoslide/geometry';
import { Free } from './expression.js';

/**
 * An expression by its source, which stands in another one as it is. Names of properties are added to it when the
 * first one is made.
 */
export class Source {
  readonly #source: string;

  constructor(source: string) {
    addMembers();
    this.#source = source;
  }

  toString(): string {
    return this.#source;
  }
}

let hasMembers = false;

/**
 * Every property of the language, whatever values have it: the compiler knows which ones. One that has parameters
 * for some values is a method of all.
 */
function addMembers(): void {
  if (hasMembers) return;
  hasMembers = true;
  const methods = new Set(properties.filter(({ parameters }) => parameters !== undefined).map(({ name }) => name));
  for (const name of new Set(properties.map((property) => property.name))) {
    Object.defineProperty(Source.prototype, name, {
      get(this: Source): unknown {
        const member = `${this}.${name}`;
        if (!methods.has(name)) return new Source(member);
        return (...args: unknown[]) => new Source(args.length === 0 ? member : `${member}(${printed(args)})`);
      },
    });
  }
}

/**
 * Arguments as the language writes them. Two or three numbers in brackets are a point.
 *
 * @param values Takes the values of placeholders, in order; without it there must be none.
 * @throws TypeError for what no argument can be.
 */
export function printed(args: readonly unknown[], values?: number[]): string {
  return args.map((arg) => printedOne(arg, values)).join(', ');
}

function printedOne(arg: unknown, values: number[] | undefined): string {
  if (typeof arg === 'number') return printedNumber(arg);
  if (typeof arg === 'string') return arg;
  if (arg instanceof Source) return arg.toString();
  if (arg instanceof Free) {
    if (values === undefined) throw new TypeError('free values stand in the arguments of a constructor only');
    values.push(arg.value);
    return '?';
  }
  if (isPlace(arg)) return `Point(${printed(arg, values)})`;
  if (Array.isArray(arg)) return `[${printed(arg, values)}]`;
  throw new TypeError(`${String(arg)} is no argument: give a number, an expression or an object of the figure`);
}

function isPlace(arg: unknown): arg is readonly unknown[] {
  if (!Array.isArray(arg) || (arg.length !== 2 && arg.length !== 3)) return false;
  return arg.every((item) => typeof item === 'number' || typeof item === 'string' || item instanceof Free);
}

/** Lists of numbers as the language writes them: the faces of a polyhedron. */
export function printedNumbers(list: unknown): string {
  return Array.isArray(list) ? `[${list.map(printedNumbers).join(', ')}]` : printedOne(list, undefined);
}

function printedNumber(value: number): string {
  if (Number.isNaN(value)) throw new TypeError('NaN is no argument: check how the number was computed');
  if (Number.isFinite(value)) return String(value);
  return value > 0 ? '∞' : '-∞';
}
