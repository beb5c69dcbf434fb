import { form } from '../../form.js';
import { dependsOn, substitute } from '../../functions/free-names.js';
import { requireWhole } from '../../plane/arguments.js';
import { makeList } from '../../plane/make.js';
import type { Expr } from '../../syntax/ast.js';
import { literal } from '../../syntax/build.js';
import type { Constructor, EvaluateContext } from '../../table.js';
import { type CurveValue, Undefined, type Value } from '../../values.js';
import { envelope, type Family } from '../envelope.js';

/** Positions of a trace: each is an object that is drawn. */
const MAX_POSITIONS = 1000;
/** Positions where their number is not given. */
const POSITIONS = 25;
/** A driver without an end moves this far. */
const FAR = 50;

/** What moves when something else does. */
export const motionConstructors: readonly Constructor[] = [
  {
    name: 'Envelope',
    group: 'curves',
    signatures: [
      form({
        parameters: 'object: Expr, driver: Expr',
        returns: 'Curve',
        doc: 'The curve that the line or circle touches while the slider, or the point on a path, moves through all its positions.',
        example: 'Envelope(l, a)',
        evaluate: (_, context) => envelopeOfNames(context),
      }),
      form({
        parameters: 'object: Expr, a: Number, b: Number',
        returns: 'Curve',
        doc: 'The curve that a line or circle which depends on t touches for t from a to b.',
        example: 'Envelope(Segment(Point(t, 0), Point(0, 3 - t)), 0, 3)',
        evaluate: ({ object, a, b }, context) => {
          if (!(a < b)) throw new Undefined('the range of t is empty: its ends are in order and not equal');
          return envelope(familyOf(object, context), a, b);
        },
      }),
      form({
        parameters: 'object: Expr, k: Expr, a: Number, b: Number',
        returns: 'Curve',
        doc: 'The same with another name for what the line or circle depends on, as in Sequence.',
        example: 'Envelope(Line((k, 0), (0, 3 - k)), k, 0, 3)',
        evaluate: ({ object, k, a, b }, context) => {
          if (k.kind !== 'name')
            throw new Undefined('a name such as k stands behind the object: Envelope(object, k, a, b)');
          if (!(a < b)) throw new Undefined(`the range of ${k.name} is empty: its ends are in order and not equal`);
          return envelope(boundFamily(object, k.name, context), a, b);
        },
      }),
    ],
  },
  {
    name: 'Trace',
    group: 'curves',
    signatures: [
      form({
        parameters: 'object: Expr, driver: Expr, n: Number',
        returns: 'List',
        doc: 'The object at n evenly spaced positions of the slider, or of the point on a path, that moves it, from the first to the last.',
        example: 'Trace(l, a, 9)',
        evaluate: ({ n }, context) => trace(context, n),
      }),
      form({
        parameters: 'object: Expr, driver: Expr',
        returns: 'List',
        doc: `The same for ${POSITIONS} positions.`,
        example: 'Trace(P, a)',
        evaluate: (_, context) => trace(context, POSITIONS),
      }),
      form({
        parameters: 'object: Expr, k: Expr, a: Number, b: Number, n?: Number',
        returns: 'List',
        doc: 'What depends on k at n evenly spaced values of it from a to b, as in Sequence; without n at 25.',
        example: 'Trace(Circle((k, 0), k / 2), k, 1, 5, 9)',
        evaluate: ({ object, k, a, b, n = POSITIONS }, context) => {
          if (k.kind !== 'name')
            throw new Undefined('a name such as k stands behind the object: Trace(object, k, a, b)');
          return traceOf(boundFamily(object, k.name, context), a, b, n);
        },
      }),
    ],
  },
];

/** The envelope of a definition that moves with a driver. Throws Undefined unless both are named. */
export function envelopeOfNames(context: EvaluateContext): CurveValue {
  const { family, min, max } = driven(context, 'Envelope');
  return envelope(family, min, max);
}

function driven(context: EvaluateContext, what: string): { family: Family; min: number; max: number } {
  const [moving, driver] = context.trees.map((tree) => (tree.kind === 'name' ? tree.name : undefined));
  if (moving === undefined || driver === undefined) {
    throw new Undefined(`${what} takes two names: that of an object, and that of the slider or point that moves it`);
  }
  const [min, max] = context.driverRange(driver);
  return { family: (t) => context.evaluateWith(moving, driver, t), min, max };
}

/** The object for each t: the tree with t replaced. */
function familyOf(object: Expr, context: EvaluateContext): Family {
  if (context.isDefined('t')) throw new Undefined('t is the name of a definition, so it is no variable here');
  if (!dependsOn(object, ['t'])) throw new Undefined('the object does not depend on t');
  return whereDefined((t) => context.evaluate(substitute(object, 't', literal(t))));
}

/** The object for each value of a name, which hides a definition. */
export function boundFamily(object: Expr, name: string, context: EvaluateContext): Family {
  if (!dependsOn(object, [name])) throw new Undefined(`the object does not depend on ${name}`);
  const make = context.binding(object, [name]);
  return whereDefined((value) => make({ type: 'Number', value }));
}

function whereDefined(make: (t: number) => Value): Family {
  return (t) => {
    try {
      return make(t);
    } catch (error) {
      if (error instanceof Undefined) return undefined;
      throw error;
    }
  };
}

function trace(context: EvaluateContext, n: number): ReturnType<typeof makeList> {
  const { family, min, max } = driven(context, 'Trace');
  const low = Number.isFinite(min) ? min : Math.min(-FAR, Number.isFinite(max) ? max - FAR : -FAR);
  const high = Number.isFinite(max) ? max : Math.max(FAR, low + FAR);
  return traceOf(family, low, high, n);
}

function traceOf(family: Family, low: number, high: number, n: number): ReturnType<typeof makeList> {
  requireWhole(n, 2, MAX_POSITIONS, 'the number of positions');
  const found = Array.from({ length: n }, (_, i) => family(low + ((high - low) * i) / (n - 1)));
  const items = found.filter((item) => item !== undefined);
  if (items.length === 0) throw new Undefined('the object is undefined for every position of its driver');
  return makeList(items);
}
