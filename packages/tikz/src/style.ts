import type { PathNode, Scene, SceneNode, Stroke, TextNode } from '@geoslide/core';
import { BP_PER_PX, bp, decimal } from './numbers.js';
import type { Palette } from './palette.js';

const DEFAULT_MITER_LIMIT = 4;

/** What most paths and labels of a picture share; it is said once, at the top. */
export interface Common {
  readonly width: string;
  readonly cap: Stroke['cap'];
  readonly join: Stroke['join'];
  readonly miterLimit: string;
  /** Missing where there is no text. */
  readonly fontSize: number | undefined;
  /** Names of dash patterns. */
  readonly dashes: ReadonlyMap<string, string>;
}

export function commonStyle(scene: Scene): Common {
  const strokes: Stroke[] = [];
  const texts: TextNode[] = [];
  collect(scene.children, strokes, texts);
  const mitred = strokes.filter(({ join }) => join === 'miter');
  return {
    width: commonest(strokes.map(({ width }) => bp(width))) ?? bp(1),
    cap: commonest(strokes.map(({ cap }) => cap)) ?? 'butt',
    join: commonest(strokes.map(({ join }) => join)) ?? 'miter',
    miterLimit: commonest(mitred.map(miterLimit)) ?? `${DEFAULT_MITER_LIMIT}`,
    fontSize: commonest(texts.map(({ fontSize }) => fontSize)),
    dashes: nameDashes(strokes),
  };
}

function collect(nodes: readonly SceneNode[], strokes: Stroke[], texts: TextNode[]): void {
  for (const node of nodes) {
    if (node.kind === 'group') collect(node.children, strokes, texts);
    else if (node.kind === 'path' && node.stroke) strokes.push(node.stroke);
    else if (node.kind === 'text') texts.push(node);
  }
}

function commonest<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: T | undefined;
  for (const [value, count] of counts) if (best === undefined || count > counts.get(best)!) best = value;
  return best;
}

function miterLimit({ miterLimit = DEFAULT_MITER_LIMIT }: Stroke): string {
  return decimal(miterLimit, 2);
}

/** Rounded down to 1/1000 bp: the last dot of a line that ends in one would get lost with a longer pattern. */
function dashLength(px: number): string {
  return `${decimal(Math.floor(px * BP_PER_PX * 1000 + 1e-6) / 1000, 3)}bp`;
}

/** `on 4.5bp off 3bp`; undefined for a solid line. */
function dashPattern({ dash }: Stroke): string | undefined {
  if (!dash?.some((part) => part > 0)) return undefined;
  return dash.map((part, i) => `${i % 2 === 0 ? 'on' : 'off'} ${dashLength(part)}`).join(' ');
}

/** TikZ's own names for patterns of that kind, redefined with the picture's lengths. */
function nameDashes(strokes: readonly Stroke[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const stroke of strokes) {
    const pattern = dashPattern(stroke);
    if (pattern === undefined || names.has(pattern)) continue;
    const [on = 0, , second] = stroke.dash!;
    const base = second !== undefined ? 'dash dot' : on <= stroke.width ? 'dotted' : 'dashed';
    let name = base;
    for (let n = 2; taken.has(name); n++) name = `${base} ${n}`;
    taken.add(name);
    names.set(pattern, name);
  }
  return names;
}

/** The picture's options that paths then need not repeat. */
export function commonOptions(common: Common): string[] {
  return [
    `line width=${common.width}`,
    ...(common.cap === 'butt' ? [] : [`line cap=${capName(common.cap)}`]),
    ...(common.join === 'miter' ? [] : [`line join=${common.join}`]),
    `miter limit=${common.miterLimit}`,
    ...[...common.dashes].map(([pattern, name]) => `${name}/.style={dash pattern=${pattern}}`),
  ];
}

function capName(cap: Stroke['cap']): string {
  return cap === 'square' ? 'rect' : cap;
}

/** `\draw[…]`, `\fill[…]` or `\filldraw[…]` for a path; undefined where nothing of it can be seen. */
export function pathCommand(node: PathNode, common: Common, palette: Palette): string | undefined {
  const fill = node.fill && node.fill.color.a > 0 ? node.fill : undefined;
  const stroke = node.stroke && node.stroke.width > 0 && node.stroke.color.a > 0 ? node.stroke : undefined;
  if (!fill && !stroke) return undefined;
  const options: string[] = [];
  const opacity = (what: string, alpha: number) => (alpha < 1 ? [`${what}=${decimal(alpha, 3)}`] : []);
  if (stroke && fill) {
    const [draw, inside] = [palette.name(stroke.color), palette.name(fill.color)];
    options.push(...(draw === inside ? [draw] : [`draw=${draw}`, `fill=${inside}`]));
    options.push(...opacity('draw opacity', stroke.color.a), ...opacity('fill opacity', fill.color.a));
  } else {
    const { color } = (stroke ?? fill)!;
    options.push(palette.name(color), ...opacity('opacity', color.a));
  }
  if (fill?.rule === 'evenodd') options.push('even odd rule');
  if (stroke) options.push(...strokeOptions(stroke, common));
  return `\\${stroke && fill ? 'filldraw' : stroke ? 'draw' : 'fill'}[${options.join(', ')}]`;
}

function strokeOptions(stroke: Stroke, common: Common): string[] {
  const options: string[] = [];
  if (bp(stroke.width) !== common.width) options.push(`line width=${bp(stroke.width)}`);
  if (stroke.cap !== common.cap) options.push(`line cap=${capName(stroke.cap)}`);
  if (stroke.join !== common.join) options.push(`line join=${stroke.join}`);
  if (stroke.join === 'miter' && miterLimit(stroke) !== common.miterLimit)
    options.push(`miter limit=${miterLimit(stroke)}`);
  const pattern = dashPattern(stroke);
  if (pattern !== undefined) {
    options.push(common.dashes.get(pattern)!);
    const period = stroke.dash!.reduce((sum, part) => sum + part, 0);
    const phase = bp((((stroke.dashOffset ?? 0) % period) + period) % period);
    if (phase !== bp(0)) options.push(`dash phase=${phase}`);
  }
  return options;
}
