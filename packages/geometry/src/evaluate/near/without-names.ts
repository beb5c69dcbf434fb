import { takeSteps } from '../../functions/steps.js';
import type { Form } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { number } from '../../syntax/build.js';
import { parse } from '../../syntax/parser.js';
import { print } from '../../syntax/print.js';
import type { EvaluateContext, Parameter } from '../../table.js';
import { reader, takes } from '../match-arguments.js';
import { fit } from './fitting.js';
import { ORDER_STEPS } from './other-order.js';

/** What arguments of other programs are called that say how an object looks. */
const LOOKS =
  /^(?:colou?r|col|fill|stroke|linewidth|thickness|dashed|linestyle|label|title|name|caption|opacity|alpha|style)$/i;

type Named = Expr & { kind: 'equation'; left: { kind: 'name' } };

const isNamed = (tree: Expr): tree is Named => tree.kind === 'equation' && tree.left.kind === 'name';

const isLook = (tree: Expr): tree is Named => isNamed(tree) && LOOKS.test(tree.left.name);

/** What a form with a radius has half of. */
const DIAMETERS = ['d', 'diameter', 'diam', 'durchmesser', 'diamètre', 'diámetro'];

/** What is in the arguments that are written. */
const SAID = [...DIAMETERS, 'height', 'h', 'höhe', 'closed', 'close', 'cycle'];

interface Unlooked {
  readonly trees: readonly Expr[];
  readonly remark: string;
}

interface Unnamed {
  readonly trees: readonly Expr[];
  /** Whether a form takes them as they stand. */
  readonly isFitting: boolean;
  /** What is said of looks that were among the arguments. */
  readonly remark: string;
}

/** Arguments without those that are looks or labels, and what is written of these behind the call. */
export function withoutLooks(typed: readonly Expr[]): Unlooked {
  const looks = typed.filter(isLook);
  const parts = looks.map(({ left, right }) =>
    /^(?:label|title|name|caption)$/i.test(print(left)) ? print(right) : `{${print(left)}: ${print(right)}}`,
  );
  const remark = parts.length === 0 ? '' : `, and ${parts.join(' ')} behind it`;
  return { trees: looks.length === 0 ? typed : typed.filter((tree) => !isLook(tree)), remark };
}

/** `A, 2` for `center=A, radius=2`, in the order of the form that has these names; undefined where there are none. */
export function withoutNames(forms: readonly Form[], context: EvaluateContext): Unnamed | undefined {
  const { trees: typed } = context;
  const { trees: others, remark } = withoutLooks(typed);
  const isPlain = others.length < typed.length && others.every(({ kind }) => kind !== 'equation');
  const closed = closedPath(forms, others);
  const trees = closed ?? (isPlain ? others : inForm(forms, others, context));
  const dropped =
    trees === undefined
      ? []
      : others.filter(
          (tree) =>
            isNamed(tree) &&
            !trees.some((each) => each === tree.right || each.start === tree.start) &&
            !SAID.includes(tree.left.name),
        );
  const left = dropped.length === 0 || isPlain ? '' : `, which says nothing of ${dropped.map(print).join(', ')}`;
  const isFitting = trees !== undefined && fit(forms, trees, reader({ ...context, trees }));
  return trees && { trees, isFitting, remark: `${remark}${left}` };
}

/** `A, B, C, A` for `A, B, C, closed=true`. */
function closedPath(forms: readonly Form[], trees: readonly Expr[]): readonly Expr[] | undefined {
  const [first, ...rest] = trees.filter((tree) => tree.kind !== 'equation');
  const isClosed = (tree: Expr) =>
    isNamed(tree) && /^(?:closed?|cycle)$/.test(tree.left.name) && /^true$/i.test(print(tree.right));
  const isPath = forms.some(({ entry }) => /^(?:Polyline|Spline|Bezier)$/.test(entry.name));
  return isPath && first !== undefined && trees.some(isClosed) ? [first, ...rest, first] : undefined;
}

function inForm(forms: readonly Form[], trees: readonly Expr[], context: EvaluateContext): readonly Expr[] | undefined {
  const named = new Map<string, Expr>();
  const others: Expr[] = [];
  for (const tree of trees) {
    if (tree.kind === 'equation' && tree.left.kind === 'name') named.set(tree.left.name, tree.right);
    else others.push(tree);
  }
  if (named.size === 0) return undefined;
  for (const name of DIAMETERS) {
    const size = named.get(name);
    if (size === undefined || !forms.some(({ signature }) => hasRadius(signature.parameters))) continue;
    named.delete(name);
    named.set('radius', size.kind === 'number' ? { ...size, value: size.value / 2 } : half(size));
  }
  const height = ['height', 'h', 'höhe'].find((name) => named.has(name));
  const top = forms.flatMap(({ signature }) => signature.parameters).find(({ name }) => /^(?:top|apex)$/.test(name));
  if (height !== undefined && top !== undefined && others.length > 0) {
    named.set(top.name, parse(`${print(others[0]!)} + (0, 0, ${print(named.get(height)!)})`));
    named.delete(height);
  }
  const plain = trees.map((tree) => (tree.kind === 'equation' ? tree.right : tree));
  const isVariable = (name: string) => name === 'x' || name === 'y' || name === 'z';
  for (const { arity, signature } of forms) {
    takeSteps(ORDER_STEPS);
    const names = signature.parameters.map((parameter) => parameter.name);
    // `Point(f, x = 2)` says where on f.
    const isPlace = others.every(({ kind }) => kind === 'number' || kind === 'negate');
    if (others.length > 0 && !isPlace && [...named.keys()].some(isVariable)) continue;
    const meant = new Map(Array.from(named, ([name, tree]) => [parameterMeant(name, names), tree]));
    if (!takes(arity, trees.length) || ![...meant.keys()].every((name) => names.includes(name))) continue;
    const rest = others.values();
    return names.slice(0, trees.length).map((name) => meant.get(name) ?? rest.next().value ?? plain[0]!);
  }
  if ([...named.keys()].some(isVariable)) return undefined;
  // A name that no form knows says what fills a place that is left, where its type fits.
  for (const form of forms.filter(({ arity }) => takes(arity, trees.length))) {
    const names = form.signature.parameters.map((parameter) => parameter.name);
    const meant = new Map(Array.from(named, ([name, tree]) => [parameterMeant(name, names), tree]));
    // A number may be anything.
    if ([...meant].some(([name, tree]) => !names.includes(name) && /^(?:number|negate)$/.test(tree.kind))) continue;
    const rest = plain
      .filter((tree) => ![...meant].some(([name, own]) => own === tree && names.includes(name)))
      .values();
    const own = names.slice(0, trees.length).map((name) => meant.get(name) ?? rest.next().value);
    if (own.every((tree) => tree !== undefined) && fit([form], own, reader({ ...context, trees: own }))) return own;
  }
  // `reflex=true` is a word for the kind.
  const flagged = trees.map(
    (tree): Expr =>
      tree.kind === 'equation' && tree.left.kind === 'name' && /^true$/i.test(print(tree.right))
        ? { kind: 'string', value: tree.left.name, start: tree.start, end: tree.end }
        : tree,
  );
  const [form] = forms.filter((each) => fit([each], flagged, reader({ ...context, trees: flagged })));
  if (form !== undefined && flagged.some((tree, i) => tree !== trees[i])) return flagged;
  // What has a name that no form knows is a setting of another program, where the others are as many as a form takes.
  const own = forms.flatMap(({ signature }) => signature.parameters.map((parameter) => parameter.name));
  const known = trees.filter(
    (tree) =>
      tree.kind !== 'equation' || (tree.left.kind === 'name' && own.includes(parameterMeant(tree.left.name, own))),
  );
  // One argument alone is most often too little.
  if (known.length === 1 && fit(forms, plain, reader({ ...context, trees: plain }))) return plain;
  const isWhole =
    (known.length > 1 || known[0]?.kind !== 'equation') &&
    known.length > 0 &&
    forms.some(({ arity }) => takes(arity, known.length));
  return isWhole ? known.map((tree) => (tree.kind === 'equation' ? tree.right : tree)) : plain;
}

const hasRadius = (parameters: readonly Parameter[]): boolean => parameters.some(({ name }) => name === 'radius');

const half = (size: Expr): Expr => ({
  kind: 'binary',
  operator: '/',
  left: size,
  right: number(2),
  start: size.start,
  end: size.end,
});

/** `radius` for `r`, as other programs have it. */
const parameterMeant = (name: string, own: readonly string[]): string =>
  own.includes(name) ? name : (MEANT.get(name) ?? name);

const MEANT: ReadonlyMap<string, string> = new Map([
  ['r', 'radius'],
  ['centre', 'center'],
  ['angle', 'α'],
  ['alpha', 'α'],
  ['sides', 'n'],
  ['corners', 'n'],
  ['vertices', 'n'],
  ['from', 'a'],
  ['to', 'b'],
  ['xmin', 'a'],
  ['xmax', 'b'],
  ['lower', 'a'],
  ['upper', 'b'],
  ['order', 'n'],
  ['index', 'n'],
  ['number', 'n'],
  ['count', 'n'],
  ['nth', 'n'],
  ['bins', 'boundaries'],
  ['edges', 'boundaries'],
]);
