import { form } from '../../form.js';
import { requireWhole } from '../../plane/arguments.js';
import { makeNumber, makeVector } from '../../plane/make.js';
import { property } from '../../property.js';
import type { Expr } from '../../syntax/ast.js';
import type { Constructor, EvaluateContext, Property } from '../../table.js';
import { type FieldGrid, type SlopeFieldValue, Undefined, type VectorFieldValue } from '../../values.js';
import { solutionOf, trajectoryOf } from '../fields/differential-equation.js';
import { isPair, quotientOf, slopeTree, vectorTrees } from '../fields/field-trees.js';
import { planeFunction } from '../scalar.js';

/** More marks in a row can't be told apart. */
const MAX_COUNT = 200;

/** Lengths of marks in distances between them, where none is given. */
const SLOPE_LENGTH = 0.7;
const ARROW_LENGTH = 0.9;

const { NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number;

function slopeField(f: Expr, context: EvaluateContext, grid: Partial<FieldGrid> = {}): SlopeFieldValue {
  const marks = checkedGrid({ length: SLOPE_LENGTH, ...grid });
  const slope = slopeTree(f, context);
  const [rise, run] = quotientOf(slope);
  return {
    type: 'SlopeField',
    f: planeFunction(slope),
    rise: planeFunction(rise),
    run: planeFunction(run),
    grid: marks,
  };
}

function vectorField(context: EvaluateContext, options: Partial<FieldGrid> & { mode?: string } = {}): VectorFieldValue {
  const { mode, ...grid } = options;
  if (mode !== undefined && mode !== 'unit') {
    throw new Undefined(`"${mode}" is no kind of vector field: write "unit" for arrows of one length`);
  }
  const { trees } = context;
  const [fx, fy] = vectorTrees(trees, context).map(planeFunction) as [VectorFieldValue['fx'], VectorFieldValue['fy']];
  return { type: 'VectorField', fx, fy, grid: checkedGrid({ length: ARROW_LENGTH, ...grid }), unit: mode === 'unit' };
}

function checkedGrid(grid: FieldGrid): FieldGrid {
  if (grid.count !== undefined) requireWhole(grid.count, 1, MAX_COUNT, 'the number of marks in a row');
  if (!(grid.length > 0 && grid.length <= 10)) {
    throw new Undefined(
      `the length of the marks must be more than 0 and at most 10 times their distance, not ${grid.length}`,
    );
  }
  const { box } = grid;
  if (box && !(box.left < box.right && box.bottom < box.top))
    throw new Undefined('the rectangle of the field is empty');
  return grid;
}

const range = (a: number, b: number): [number, number] => {
  if (!(a < b)) throw new Undefined('the range of the solution is empty, or its ends are not in order');
  return [a, b];
};

const SLOPE = 'x - y';

export const fieldConstructors: readonly Constructor[] = [
  {
    name: 'SlopeField',
    aliases: ['DirectionField'],
    group: 'fields',
    yields: true,
    signatures: [
      form({
        parameters: 'f: Expr',
        returns: 'SlopeField',
        doc: 'Short lines that have the slope y′ = f(x, y), at round coordinates all over the view.',
        example: `SlopeField(${SLOPE})`,
        evaluate: ({ f }, context) => slopeField(f, context),
      }),
      form({
        parameters: 'f: Expr, n: Number, length?: Number',
        returns: 'SlopeField',
        doc: 'The same with n lines along the width of the view, n up to 200, which are as long as `length` times their distance, without it 0.7 times.',
        example: `SlopeField(${SLOPE}, 9, 0.4)`,
        evaluate: ({ f, n, length = SLOPE_LENGTH }, context) => slopeField(f, context, { count: n, length }),
      }),
      form({
        parameters: 'f: Expr, n: Number, length: Number, left: Number, bottom: Number, right: Number, top: Number',
        returns: 'SlopeField',
        doc: 'The same in a rectangle.',
        example: `SlopeField(${SLOPE}, 9, 0.7, -1, -2, 3, 2)`,
        evaluate: ({ f, n, length, left, bottom, right, top }, context) =>
          slopeField(f, context, { count: n, length, box: { left, right, bottom, top } }),
      }),
    ],
  },
  {
    name: 'VectorField',
    group: 'fields',
    yields: true,
    signatures: [
      form({
        parameters: 'F: Expr',
        returns: 'VectorField',
        doc: 'Arrows of the field F(x, y), which gives a point or vector, at round coordinates all over the view. Nine tenths of the arrows keep their proportions; the longest tenth are cut to one length, so that poles leave the others visible.',
        example: 'VectorField((-y, x))',
        evaluate: (_, context) => vectorField(context),
      }),
      form({
        parameters: 'P: Expr, Q: Expr',
        returns: 'VectorField',
        doc: 'The arrows (P(x, y), Q(x, y)). After a field F the second argument is n.',
        example: 'VectorField(1, x - y)',
        evaluate: (_, context) => {
          const { trees } = context;
          if (!isPair(trees[0]!, context)) return vectorField(context);
          const second = context.evaluate(trees[1]!);
          if (second.type === 'String') return vectorField(context, { mode: second.value });
          if (second.type !== 'Number')
            throw new Undefined('after a field of points stands the number of arrows in a row');
          return vectorField(context, { count: second.value });
        },
      }),
      form({
        parameters: 'P: Expr, Q: Expr, n: Number, lengths?: String',
        returns: 'VectorField',
        doc: 'The same with n arrows along the width of the view, n up to 200. With "unit" all are as long: they show directions only.',
        example: 'VectorField(y, -x, 9, "unit")',
        evaluate: ({ n, lengths }, context) =>
          vectorField(context, { count: n, ...(lengths && { mode: lengths.value }) }),
      }),
      form({
        parameters: 'P: Expr, Q: Expr, lengths: String',
        returns: 'VectorField',
        doc: 'Arrows of one length at round coordinates; or of a field F with n arrows along the width: `VectorField(F, 9, "unit")`.',
        example: 'VectorField(y, -x, "unit")',
        evaluate: ({ lengths }, context) => {
          const { trees } = context;
          if (!isPair(trees[0]!, context)) return vectorField(context, { mode: lengths.value });
          const second = context.evaluate(trees[1]!);
          if (second.type !== 'Number')
            throw new Undefined('after a field of points stands the number of arrows in a row');
          return vectorField(context, { count: second.value, mode: lengths.value });
        },
      }),
    ],
  },
  {
    name: 'SolveODE',
    group: 'fields',
    yields: true,
    signatures: [
      form({
        parameters: 'f: Expr, P: Point',
        returns: 'Curve',
        doc: 'The solution of y′ = f(x, y) through P as a function of x, as far as it exists; to about nine digits.',
        example: `SolveODE(${SLOPE}, Point(0, 1))`,
        evaluate: ({ f, P }, context) => {
          if (isPair(f, context)) throw new Undefined('the path of a point needs a range of t: SolveODE(F, P, a, b)');
          return solutionOf(slopeTree(f, context), P, NEGATIVE_INFINITY, POSITIVE_INFINITY);
        },
      }),
      form({
        parameters: 'f: Expr, P: Point, a: Number, b: Number',
        returns: 'Curve',
        doc: 'The same from x = a to x = b; of a field that gives a point or vector, the path of a point as in the next form.',
        example: `SolveODE(${SLOPE}, Point(0, 1), 0, 3)`,
        infinite: true,
        evaluate: ({ f, P, a, b }, context) =>
          isPair(f, context)
            ? trajectoryOf(...vectorTrees([f], context), P, ...range(a, b))
            : solutionOf(slopeTree(f, context), P, ...range(a, b)),
      }),
      form({
        parameters: 'P: Expr, Q: Expr, start: Point, a: Number, b: Number',
        returns: 'Curve',
        doc: 'The path (x(t), y(t)) of a point that is at the start for t = 0 and moves with the velocity (P(x, y), Q(x, y)), for t from a to b.',
        example: 'SolveODE(y, -sin(x), Point(1, 0), 0, 4)',
        evaluate: ({ P, Q, start, a, b }, context) =>
          trajectoryOf(...vectorTrees([P, Q], context), start, ...range(a, b)),
      }),
    ],
  },
];

/** What a field has at a point. */
export const fieldProperties: readonly Property[] = [
  property({
    name: 'at',
    of: ['SlopeField'],
    parameters: 'P: Point',
    returns: 'Number',
    doc: 'The slope of a slope field at a point.',
    evaluate: ({ f }, { P }) => {
      const slope = f.at(P.x, P.y);
      if (Number.isNaN(slope)) throw new Undefined('the field has no slope there');
      return makeNumber(slope);
    },
  }),
  property({
    name: 'at',
    of: ['VectorField'],
    parameters: 'P: Point',
    returns: 'Vector',
    doc: 'The arrow of a vector field at a point, in its full length.',
    evaluate: ({ fx, fy }, { P }) => {
      const [x, y] = [fx.at(P.x, P.y), fy.at(P.x, P.y)];
      if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Undefined('the field has no vector there');
      return makeVector(P, { x: P.x + x, y: P.y + y });
    },
  }),
];
