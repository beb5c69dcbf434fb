import { snap, takeSteps } from '@geoslide/geometry';
import { ARC, LINE, MOVE, type Path } from '../scene/path.js';
import type { PathNode, SceneNode, Stroke } from '../scene/scene.js';
import { modulo, sum } from './dash.js';

/** Lines this near everywhere, px, are drawn in one place. */
const NEAR = 0.3;
/** px: lines that share less than this stay as they are. */
const LEAST_SHARED = 1;
/** More dashed lines than these stay as they are: each is compared with the longer ones. */
const MOST = 1000;
/** Steps to compare two lines. */
const PAIR_STEPS = 2;

const FULL = 2 * Math.PI;

/** A dashed straight line or an arc of a circle. */
interface Dashed {
  readonly path: Path;
  readonly stroke: Stroke & { readonly dash: readonly number[] };
  readonly shape: Straight | Round;
  readonly length: number;
}

interface Straight {
  readonly kind: 'straight';
  readonly x: number;
  readonly y: number;
  /** Unit vector from the start to the end. */
  readonly ux: number;
  readonly uy: number;
}

interface Round {
  readonly kind: 'round';
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly start: number;
  readonly sweep: number;
}

/** Where a line lies on a longer one: from where on, px, and whether it runs against it. */
interface Place {
  readonly at: number;
  readonly isReversed: boolean;
}

/**
 * The nodes, in which of dashed lines that lie on each other the shorter has its dashes where the longer has them.
 * Otherwise the dashes of one would fill the gaps of the other. Looked at are straight lines and arcs of circles of the
 * same width and kind of dashes.
 */
export function withAlignedDashes(nodes: readonly SceneNode[]): readonly SceneNode[] {
  const lines: Dashed[] = [];
  collect(nodes, lines);
  if (lines.length > MOST) return nodes;
  lines.sort((a, b) => snap(b.length) - snap(a.length));
  const carriers: Dashed[] = [];
  const aligned = new Map<Path, PathNode>();
  for (const line of lines) {
    takeSteps(PAIR_STEPS * carriers.length);
    const carrier = carriers.find((each) => placeOn(each, line));
    const place = carrier && placeOn(carrier, line);
    if (carrier && place) aligned.set(line.path, alignedTo(carrier, line, place));
    else carriers.push(line);
  }
  return aligned.size === 0 ? nodes : replaced(nodes, aligned);
}

function collect(nodes: readonly SceneNode[], into: Dashed[]): void {
  for (const node of nodes) {
    if (node.kind === 'group') collect(node.children, into);
    else if (node.kind === 'path') {
      const line = dashedLine(node);
      if (line) into.push(line);
    }
  }
}

function replaced(nodes: readonly SceneNode[], aligned: ReadonlyMap<Path, PathNode>): SceneNode[] {
  return nodes.map((node) => {
    if (node.kind === 'group') return { ...node, children: replaced(node.children, aligned) };
    return (node.kind === 'path' && aligned.get(node.path)) || node;
  });
}

/** The line that a node draws, where it is dashed and draws nothing else. */
function dashedLine({ path, stroke, fill }: PathNode): Dashed | undefined {
  const dash = stroke?.dash;
  if (!stroke || !dash || fill || path.verbs[0] !== MOVE) return undefined;
  const { verbs, coords } = path;
  if (verbs.length === 2 && verbs[1] === LINE) {
    const [x, y, toX, toY] = coords as [number, number, number, number];
    const length = Math.hypot(toX - x, toY - y);
    if (!(length > 0)) return undefined;
    const shape = { kind: 'straight', x, y, ux: (toX - x) / length, uy: (toY - y) / length } as const;
    return { path, stroke: { ...stroke, dash }, shape, length };
  }
  const [, , x, y, r, ry, rotation, start, sweep] = coords as [number, ...number[]];
  const isArc = verbs[1] === ARC && verbs.length === (Math.abs(sweep!) < FULL - 1e-6 ? 2 : 3);
  if (!isArc || r !== ry) return undefined;
  const shape = { kind: 'round', x: x!, y: y!, r: r!, start: start! + rotation!, sweep: sweep! } as const;
  return { path, stroke: { ...stroke, dash }, shape, length: r! * Math.abs(sweep!) };
}

/** Whether two strokes have dashes of one kind and width. */
function isAlike(a: Dashed['stroke'], b: Dashed['stroke']): boolean {
  return a.width === b.width && a.dash.length === b.dash.length && (a.dash[0] === 0) === (b.dash[0] === 0);
}

function placeOn(carrier: Dashed, line: Dashed): Place | undefined {
  if (!isAlike(carrier.stroke, line.stroke)) return undefined;
  if (carrier.shape.kind === 'straight') {
    return line.shape.kind === 'straight'
      ? placeOnStraight(carrier.shape, carrier.length, line.shape, line.length)
      : undefined;
  }
  return line.shape.kind === 'round' ? placeOnRound(carrier.shape, carrier.length, line.shape, line.length) : undefined;
}

function placeOnStraight(on: Straight, onLength: number, line: Straight, length: number): Place | undefined {
  const along = (x: number, y: number) => (x - on.x) * on.ux + (y - on.y) * on.uy;
  const off = (x: number, y: number) => Math.abs((x - on.x) * on.uy - (y - on.y) * on.ux);
  const [endX, endY] = [line.x + length * line.ux, line.y + length * line.uy];
  if (off(line.x, line.y) > NEAR || off(endX, endY) > NEAR) return undefined;
  const [start, end] = [along(line.x, line.y), along(endX, endY)];
  const shared = Math.min(onLength, Math.max(start, end)) - Math.max(0, Math.min(start, end));
  return shared < LEAST_SHARED ? undefined : { at: Math.min(start, end), isReversed: end < start };
}

function placeOnRound(on: Round, onLength: number, line: Round, length: number): Place | undefined {
  if (Math.hypot(line.x - on.x, line.y - on.y) + Math.abs(line.r - on.r) > NEAR) return undefined;
  const isReversed = Math.sign(line.sweep) !== Math.sign(on.sweep);
  const begin = isReversed ? line.start + line.sweep : line.start;
  const turn = modulo((begin - on.start) * Math.sign(on.sweep), FULL);
  // A full turn before this, the line may reach into the carrier's beginning.
  for (const at of [turn * on.r, (turn - FULL) * on.r]) {
    const shared = Math.min(onLength, at + length) - Math.max(0, at);
    if (shared >= LEAST_SHARED) return { at, isReversed };
  }
  return undefined;
}

/** The line with the dashes of the carrier; one that runs against it has them in turn from its other end. */
function alignedTo(carrier: Dashed, line: Dashed, { at, isReversed }: Place): PathNode {
  const { dash, dashOffset = 0 } = carrier.stroke;
  const [first, ...others] = dash as [number, ...number[]];
  const own = isReversed ? [first, ...others.reverse()] : dash;
  const along = isReversed ? first - dashOffset - at - line.length : dashOffset + at;
  const stroke = { ...line.stroke, dash: own, dashOffset: snap(modulo(along, sum(dash))) };
  return { kind: 'path', path: line.path, stroke };
}
