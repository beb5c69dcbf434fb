import type { Color, PathNode, Rect, Stroke } from '@geoslide/core';
import { number, numbers } from './number.js';
import { pathOperators } from './path-operators.js';
import type { Resources } from './resources.js';

const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;
/** SVG's default, which a scene's strokes have too. */
const DEFAULT_MITER_LIMIT = 4;

function channels({ r, g, b }: Color): string {
  return numbers(r / 255, g / 255, b / 255);
}

export function fillColor(color: Color, resources: Resources): string[] {
  return [`${channels(color)} rg`, `/${resources.opacity(color.a)} gs`];
}

function strokeColor(color: Color, resources: Resources): string[] {
  return [`${channels(color)} RG`, `/${resources.opacity(color.a)} gs`];
}

/** How a stroke's ends, corners and dashes look. */
function strokeState({ cap, join, dash, dashOffset = 0, miterLimit }: Omit<Stroke, 'color' | 'width'>): string[] {
  const pattern = dash?.some((part) => part > 0) ? dash : [];
  return [
    `${CAPS[cap]} J`,
    `${JOINS[join]} j`,
    ...(join === 'miter' ? [`${number(Math.max(1, miterLimit ?? DEFAULT_MITER_LIMIT))} M`] : []),
    `[${numbers(...pattern)}] ${number(pattern.length > 0 ? phase(pattern, dashOffset) : 0)} d`,
  ];
}

/** A pattern's start from 0 on: PDF knows no negative one. */
function phase(pattern: readonly number[], offset: number): number {
  const period = pattern.reduce((sum, part) => sum + part, 0);
  return ((offset % period) + period) % period;
}

export function rectOperators({ x, y, width, height }: Rect): string {
  return `${numbers(x, y, width, height)} re`;
}

/**
 * A path that is filled, then stroked: in two steps, since a stroke that lets light through shows the fill below it.
 */
export function paintPath({ path, fill, stroke }: PathNode, resources: Resources): string[] {
  const operators = pathOperators(path);
  if (operators.length === 0) return [];
  const filled =
    fill && fill.color.a > 0
      ? [...fillColor(fill.color, resources), ...operators, fill.rule === 'evenodd' ? 'f*' : 'f']
      : [];
  const stroked =
    stroke && stroke.width > 0 && stroke.color.a > 0
      ? [
          ...strokeColor(stroke.color, resources),
          `${number(stroke.width)} w`,
          ...strokeState(stroke),
          ...operators,
          'S',
        ]
      : [];
  return [...filled, ...stroked];
}
