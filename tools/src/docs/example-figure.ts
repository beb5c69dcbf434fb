import { type Expr, parse, type Signature } from '@geoslide/geometry';
import type { Definition } from '@geoslide/protocol';
import { calleeOf, isFigure, mentions, SLIDER_VALUE, SURROUNDINGS } from './example-tree.js';

/** Names of variables, of axes' coordinates and of constants: no object of an example has them. */
const RESERVED = new Set(['x', 'y', 'z', 't', 'u', 'v', 'e', 'i', 'k', 'n']);

/** Names for points, and for what an example gives, in the order in which they are taken. */
const POINT_NAMES = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const RESULT_NAMES: Readonly<Record<string, readonly string[]>> = {
  Point: ['M', 'S', 'T'],
  Point3: ['M', 'S', 'T'],
  Number: ['d', 'm'],
  Line: ['g', 'h'],
  Segment: ['s', 'r'],
  Polygon: ['p', 'q'],
  List: ['L', 'K'],
};
const OTHER_RESULTS = ['c', 'f', 'g', 'h', 'r', 's', 'result'];

/**
 * The example of a form as the lines of a figure: what it is given has a name where that is short, and then what it
 * gives.
 */
export function exampleFigure({ example, parameters, returns }: Signature): string[] {
  const tree = parse(example);
  const around = SURROUNDINGS.filter(({ id }) => mentions(tree, id));
  // The others are made from the slider.
  const surroundings = around.length > 0 ? [...new Set([SURROUNDINGS[0]!, ...around])] : [];
  const used = new Set(surroundings.map(({ id }) => id));
  const lines = surroundings.map(statementOf);
  const given = tree.kind === 'call' ? namedParts(tree, parameters) : [];
  const spans: { readonly start: number; readonly end: number; readonly name: string }[] = [];
  for (const { node, name: parameter, isPoint } of given) {
    const own = parameter === undefined || RESERVED.has(parameter) || used.has(parameter) ? undefined : parameter;
    const name = own ?? (isPoint ? POINT_NAMES.find((each) => !used.has(each)) : undefined);
    if (name === undefined) continue;
    used.add(name);
    lines.push(`${name}: ${example.slice(node.start, node.end)}`);
    spans.push({ start: node.start, end: node.end, name });
  }
  let source = example;
  for (const { start, end, name } of spans.toReversed()) source = source.slice(0, start) + name + source.slice(end);
  const names = [...(RESULT_NAMES[returns] ?? []), ...OTHER_RESULTS];
  return [...lines, `${names.find((name) => !used.has(name))}: ${source}`];
}

interface NamedPart {
  readonly node: Expr;
  /** The parameter's; undefined for one of several. */
  readonly name: string | undefined;
  readonly isPoint: boolean;
}

/** The figures among the arguments of a call, and the points in its lists. */
function namedParts(tree: Extract<Expr, { kind: 'call' }>, parameters: Signature['parameters']): NamedPart[] {
  return tree.args.flatMap((arg, i) => {
    const { name, type } = parameters[Math.min(i, parameters.length - 1)]!;
    if (type === 'Expr') return [];
    const items = arg.kind === 'list' ? arg.items : [arg];
    const isOne = arg.kind !== 'list' && !type.endsWith('…');
    return items.flatMap((node): NamedPart[] => {
      const isPoint = calleeOf(node) === 'Point';
      return isPoint || (isOne && isFigure(node)) ? [{ node, name: isOne ? name : undefined, isPoint }] : [];
    });
  });
}

function statementOf(definition: Definition): string {
  if (definition.kind !== 'slider') return `${definition.id}: ${'source' in definition ? definition.source : ''}`;
  const { id, min, max, step } = definition;
  return `slider ${id}: ${min} .. ${max} step ${step} = ${SLIDER_VALUE}`;
}
