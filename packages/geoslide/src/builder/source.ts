import { properties } from '@geoslide/geometry';
import { Free } from './expression.js';

/**
 * An expression by its source, which stands in another one as it is. Names of properties are added to it when the
 * first one is made.
 */
export class Source {
  readonly #source: string;
  readonly #figure: object | undefined;

  /** @param figure What its objects belong to; undefined where it has none. */
  constructor(source: string, figure?: object) {
    addMembers();
    this.#source = source;
    this.#figure = figure;
  }

  toString(): string {
    return this.#source;
  }

  /** @throws TypeError for arithmetic, as in `A.x * 2`: an object has no number until the figure is drawn. */
  [Symbol.toPrimitive](hint: string): string {
    if (hint !== 'number') return this.#source;
    throw new TypeError(`${this} is no number of JavaScript: write an expression, such as \`\${a} * 2\``);
  }

  /** @throws TypeError for an object of another figure, in lists too. */
  static check(args: readonly unknown[], figure: object | undefined): void {
    for (const arg of args) {
      if (Array.isArray(arg)) Source.check(arg, figure);
      const other = arg instanceof Source ? arg.#figure : undefined;
      if (other !== undefined && figure !== undefined && other !== figure)
        throw new TypeError(`${arg} is an object of another figure: make one with this figure`);
    }
  }

  /** A member of this object. */
  static member(of: Source, member: string, args: readonly unknown[] = []): Source {
    Source.check(args, of.#figure);
    return new Source(`${of}.${member}`, of.#figure);
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
        if (!methods.has(name)) return Source.member(this, name);
        return (...args: unknown[]) =>
          Source.member(this, args.length === 0 ? name : `${name}(${printed(args)})`, args);
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

/** Two or three numbers, which stand for a point. */
export function isPlace(arg: unknown): arg is readonly unknown[] {
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
