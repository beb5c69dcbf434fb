import { CONSTANTS, CURVE_VARIABLES } from '../functions/constants.js';
import { onBehalfOf, stepsTaken, takeSteps, withinSteps } from '../functions/steps.js';
import { hasFunction } from '../functions/table.js';
import { isConstructor } from '../registry.js';
import { slideRounding } from '../space/slide-rounding.js';
import { Undefined, type Value } from '../values.js';
import { driverRange, valueAtParameter } from './drivers.js';
import type { Entry } from './entries.js';
import { evaluateEntry, withNumbersAsFactors } from './entry-value.js';
import { MAX_SLIDE_STEPS, MAX_STEPS } from './limits.js';
import { dependencyGroups } from './names/dependencies.js';
import type { Environment } from './names/environment.js';
import { PREDEFINED } from './names/predefined.js';
import { suggestible } from './names/suggest.js';
import type { Outcome } from './outcome.js';

/** Steps that a definition has even where those before it have taken all of the slide's: simple ones are always drawn. */
const SIMPLE_STEPS = 5000;

/** Steps for a definition, whatever it holds. */
const ENTRY_STEPS = 300;

/** Names of a cycle that its warning lists. */
const MAX_CYCLE_SHOWN = 10;

/** Values that stand in for those of some entries, by their index. */
type Overlay = ReadonlyMap<number, Outcome>;

const missing = (id: string): Undefined => new Undefined(`it depends on ${id}, which is undefined`, id);

/** The entries of a slide, evaluated in the order of their dependencies. */
export class Program {
  private readonly outcomes: (Outcome | undefined)[];
  private readonly indexByName: ReadonlyMap<string, number>;
  private readonly dependencies: readonly (readonly number[])[];
  private readonly groups: readonly (readonly number[])[];
  private readonly plans = new Map<string, readonly number[]>();
  /** Where the count of steps stands when this slide has taken all of its own. */
  private readonly slideSteps = stepsTaken() + MAX_SLIDE_STEPS;

  private roundingFound: number | undefined;

  private readonly knownNames = suggestible(() => [...this.indexByName.keys(), ...PREDEFINED.keys()]);

  constructor(
    private readonly entries: readonly Entry[],
    private readonly variables: ReadonlyMap<string, number>,
    /** Ids of definitions that are there, and of a kind that nobody knows. */
    private readonly skipped: ReadonlySet<string> = new Set(),
  ) {
    this.indexByName = new Map(entries.map((entry, index) => [entry.name, index]));
    this.outcomes = entries.map(() => undefined);
    this.dependencies = entries.map((entry) => this.dependenciesOf(entry));
    this.groups = dependencyGroups(this.dependencies);
  }

  /** In the order of the entries. */
  run(): readonly Outcome[] {
    for (const group of this.groups) {
      const [only] = group;
      if (group.length === 1 && !this.dependencies[only!]!.includes(only!)) this.outcomes[only!] = this.evaluate(only!);
      else {
        const reason = this.cycleReason(group);
        for (const index of group) this.outcomes[index] = { entry: this.entries[index]!, result: undefined, reason };
      }
    }
    return this.outcomes as readonly Outcome[];
  }

  private dependenciesOf(entry: Entry): number[] {
    const indexes = new Set<number>();
    for (const name of entry.names) {
      const index = this.indexByName.get(name) ?? this.indexByName.get(name.replace(/'+$/, ''));
      if (index !== undefined) indexes.add(index);
    }
    return [...indexes];
  }

  /** What the members of a cycle have in common: the way round from the first to itself. */
  private cycleReason(group: readonly number[]): string {
    const members = new Set(group);
    const path = [group[0]!];
    const visited = new Set(path);
    let next = this.dependencies[path[0]!]!.find((index) => members.has(index))!;
    while (!visited.has(next)) {
      path.push(next);
      visited.add(next);
      next = this.dependencies[next]!.find((index) => members.has(index))!;
    }
    const around = [...path.slice(path.indexOf(next)), next].map((index) => this.entries[index]!.id);
    const [own = ''] = around;
    if (group.length === 1 && (isConstructor(own) || hasFunction(own) || CONSTANTS.has(own))) {
      const what = isConstructor(own) ? 'a constructor' : hasFunction(own) ? 'a function' : 'a number';
      return `${own} is also the name of ${what}: give the object another name, such as ${own[0]}_1`;
    }
    const shown = around.length > MAX_CYCLE_SHOWN ? [...around.slice(0, MAX_CYCLE_SHOWN), '…'] : around;
    const alone = this.isFunction(group[0]!)
      ? 'a function cannot call itself: write Iterate(expression, P, start, n) for what is repeated'
      : this.rowRemedy(group[0]!);
    const remedy = group.length === 1 ? alone : 'define one of them without the others';
    return `it depends on itself: ${shown.join(' → ')}: ${remedy}`;
  }

  /** `AB: Segment(AB)`, `c: Circle(c, 2)`: the points that the figure has are not the object. */
  private rowRemedy(index: number): string {
    const { id, body } = this.entries[index]!;
    const points = id.match(/\p{Lu}\d*'*/gu) ?? [];
    const isRow = points.length > 1 && points.join('') === id && points.every((point) => this.indexByName.has(point));
    const capital = id.toUpperCase();
    const meant = isRow ? points.join(', ') : capital !== id && this.indexByName.has(capital) ? capital : undefined;
    if (meant === undefined || body.kind !== 'expression') return `define it without ${id}`;
    const name = new RegExp(`(?<![\\p{L}\\d_])${id}(?![\\p{L}\\d_'])`, 'gu');
    return `write ${body.source.trim().replace(name, meant)}`;
  }

  private isFunction(index: number): boolean {
    const { body } = this.entries[index]!;
    return body.kind === 'expression' && body.head !== undefined;
  }

  private evaluate(index: number, overlay?: Overlay): Outcome {
    const given = this.outcomes[index]?.entry ?? this.entries[index]!;
    takeSteps(ENTRY_STEPS);
    const env = this.environmentOf(given, overlay);
    const entry = overlay === undefined ? withNumbersAsFactors(given, env) : given;
    try {
      const evaluated = () => this.withinBounds(() => evaluateEntry(entry, env));
      const result = overlay === undefined ? onBehalfOf(entry.id, evaluated) : evaluated();
      return { entry, result, reason: undefined };
    } catch (error) {
      if (!(error instanceof Undefined)) throw error;
      return { entry, result: undefined, reason: error.message, cause: error.missing ?? this.refusedVariable(index) };
    }
  }

  /** The object in this definition that has the name of a variable of curves: it was read as the variable. */
  private refusedVariable(index: number): string | undefined {
    const ids = this.dependencies[index]?.map((other) => this.entries[other]!.id);
    return ids?.find((id) => CURVE_VARIABLES.has(id));
  }

  /** Bounds the work of a definition, so that a hostile one ends in a warning and leaves the others theirs. */
  private withinBounds<T>(run: () => T): T {
    const left = this.slideSteps - stepsTaken();
    return left < MAX_STEPS
      ? withinSteps(
          Math.max(SIMPLE_STEPS, left),
          `the slide's functions take more than ${MAX_SLIDE_STEPS} steps to evaluate`,
          run,
        )
      : withinSteps(MAX_STEPS, `its functions take more than ${MAX_STEPS} steps to evaluate: make them simpler`, run);
  }

  private environmentOf(entry: Entry, overlay: Overlay | undefined): Environment {
    return {
      lookup: (name) => this.lookup(name, overlay),
      isDefined: (name) => this.indexByName.has(name) || PREDEFINED.has(name),
      knownNames: this.knownNames,
      placeholder: (index) => this.variables.get(`${entry.id}.${index}`),
      evaluateWith: (id, driver, parameter) => {
        if (overlay !== undefined)
          throw new Undefined('a locus that moves with the point of another one is too much work');
        return this.evaluateWith(id, driver, parameter);
      },
      driverRange: (driver) => driverRange(driver, this.driverEntry(driver), this.environmentOf(entry, overlay)),
      rounding: this.rounding,
    };
  }

  private readonly rounding = (): number => {
    this.roundingFound ??= slideRounding(this.entries.map(({ definition }) => definition));
    return this.roundingFound;
  };

  private lookup(name: string, overlay: Overlay | undefined): Value | undefined {
    const index = this.indexByName.get(name);
    if (index === undefined && this.skipped.has(name)) throw missing(name);
    if (index === undefined) return PREDEFINED.get(name);
    const outcome = overlay?.get(index) ?? this.outcomes[index];
    if (outcome?.result !== undefined) return outcome.result.value;
    const { id, definition } = this.entries[index]!;
    if (outcome?.reason === undefined) throw new Undefined(`${id} is a ${definition.kind}, which has no value`);
    throw missing(id);
  }

  private driverEntry(driver: string): Outcome | undefined {
    const index = this.indexByName.get(driver);
    return index === undefined ? undefined : this.outcomes[index];
  }

  private evaluateWith(id: string, driver: string, parameter: number): Value | undefined {
    const target = this.indexByName.get(id);
    const source = this.indexByName.get(driver);
    if (target === undefined || source === undefined) return undefined;
    const overlay = new Map<number, Outcome>();
    const env = this.environmentOf(this.entries[source]!, overlay);
    const moved = valueAtParameter(this.outcomes[source]!, parameter, env);
    overlay.set(source, moved);
    for (const index of this.plan(target, source)) overlay.set(index, this.evaluate(index, overlay));
    return (overlay.get(target) ?? this.outcomes[target])?.result?.value;
  }

  /** The entries between driver and target, each after what it depends on. */
  private plan(target: number, driver: number): readonly number[] {
    const key = `${target} ${driver}`;
    const known = this.plans.get(key);
    if (known !== undefined) return known;
    const needed = new Set<number>();
    const pending = [target];
    for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
      if (needed.has(index)) continue;
      needed.add(index);
      pending.push(...this.dependencies[index]!);
    }
    const moving = new Set([driver]);
    const plan: number[] = [];
    for (const [index] of this.groups) {
      if (index === driver || !needed.has(index!)) continue;
      if (!this.dependencies[index!]!.some((dependency) => moving.has(dependency))) continue;
      moving.add(index!);
      plan.push(index!);
    }
    this.plans.set(key, plan);
    return plan;
  }
}
