import type { Element } from '../file/model.js';
import { child, flagIn, type Node, numberIn } from '../file/xml.js';
import { isOfSpace, kindOf } from '../translate/kinds.js';

/** The value that GeoGebra saved of an object, where it saved one that can be compared. */
export type Saved =
  | { readonly kind: 'point' | 'vector'; readonly x: number; readonly y: number; readonly z?: number }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** a x + b y + c = 0. */
  | { readonly kind: 'line'; readonly a: number; readonly b: number; readonly c: number }
  /** A x² + B x y + C y² + D x + E y + F = 0. */
  | { readonly kind: 'conic'; readonly coefficients: readonly number[] }
  /** Coefficients of x^i y^j. */
  | { readonly kind: 'polynomial'; readonly coefficients: readonly (readonly number[])[] }
  | { readonly kind: 'plane'; readonly a: number; readonly b: number; readonly c: number; readonly d: number }
  /** GeoGebra itself had no value. */
  | { readonly kind: 'undefined' };

const UNDEFINED: Saved = { kind: 'undefined' };

/** Below it a homogeneous coordinate is that of a point at infinity, as in GeoGebra. */
const INFINITE = 1e-12;

/** What was saved of an object; undefined where its value is not in the file. */
export function savedOf(element: Element): Saved | undefined {
  if (!element.isSaved) return undefined;
  const { node, type } = element;
  const coords = child(node, 'coords');
  const isInSpace = isOfSpace(type);
  switch (kindOf(type)) {
    case 'point':
      return coords && place(coords, 'point', isInSpace);
    case 'vector':
      return coords && place(coords, 'vector', isInSpace);
    case 'number':
      return numberOf(child(node, 'value'));
    case 'angle':
      return angleOf(node);
    case 'boolean': {
      const value = flagIn(child(node, 'value'));
      return value === undefined ? undefined : { kind: 'boolean', value };
    }
    case 'line':
    case 'segment':
    case 'ray':
      return coords === undefined || isInSpace ? undefined : lineOf(coords);
    case 'conic':
    case 'arc':
      return isInSpace ? undefined : conicOf(child(node, 'matrix'));
    case 'curve':
      return polynomialOf(child(node, 'coefficients'));
    case 'plane':
      return coords && planeOf(coords);
    default:
      return undefined;
  }
}

function numbers(node: Node, names: readonly string[]): number[] | undefined {
  const values = names.map((name) => numberIn(node, name));
  return values.every((value) => value !== undefined) ? values : undefined;
}

function place(coords: Node, kind: 'point' | 'vector', isInSpace: boolean): Saved {
  const [x, y, z, w] = numbers(coords, isInSpace ? ['x', 'y', 'z', 'w'] : ['x', 'y', 'z']) ?? [];
  if (x === undefined || y === undefined || z === undefined) return UNDEFINED;
  if (kind === 'vector') return isInSpace ? { kind, x, y, z } : { kind, x, y };
  const last = isInSpace ? (w ?? 1) : z;
  if (Math.abs(last) < INFINITE) return UNDEFINED;
  return isInSpace ? { kind, x: x / last, y: y / last, z: z / last } : { kind, x: x / last, y: y / last };
}

function numberOf(node: Node | undefined): Saved | undefined {
  if (node === undefined) return undefined;
  const value = numberIn(node, 'val');
  return value === undefined ? UNDEFINED : { kind: 'number', value };
}

/** Whether an angle is shown as at most 180°, as at least 180°, or as it is, counterclockwise. */
export function angleRange(node: Node | undefined): 'least' | 'reflex' | 'any' {
  const style = numberIn(child(node, 'angleStyle'), 'val');
  if (style === 1 || flagIn(child(node, 'allowReflexAngle')) === false) return 'least';
  return style === 2 ? 'reflex' : 'any';
}

/** The value that is shown and counts: the file has the angle counterclockwise, whatever its range. */
function angleOf(node: Node): Saved | undefined {
  const saved = numberOf(child(node, 'value'));
  if (saved?.kind !== 'number') return saved;
  const { value } = saved;
  const range = angleRange(node);
  const isOther = (range === 'least' && value > Math.PI) || (range === 'reflex' && value < Math.PI);
  return isOther && value >= 0 && value <= 2 * Math.PI ? { kind: 'number', value: 2 * Math.PI - value } : saved;
}

function lineOf(coords: Node): Saved {
  const [a, b, c] = numbers(coords, ['x', 'y', 'z']) ?? [0, 0, 0];
  return Math.hypot(a!, b!) < INFINITE ? UNDEFINED : { kind: 'line', a: a!, b: b!, c: c! };
}

/** The matrix has x², y², 1, and the halves of x y, x, y. */
function conicOf(matrix: Node | undefined): Saved | undefined {
  if (matrix === undefined) return undefined;
  const values = numbers(matrix, ['A0', 'A1', 'A2', 'A3', 'A4', 'A5']);
  if (values === undefined) return UNDEFINED;
  const [xx, yy, one, xy, x, y] = values as [number, number, number, number, number, number];
  return { kind: 'conic', coefficients: [xx, 2 * xy, yy, 2 * x, 2 * y, one] };
}

/** `[[…],[…]]`: row i has the coefficients of x^i y^j. */
function polynomialOf(node: Node | undefined): Saved | undefined {
  const { rep, data } = node?.attributes ?? {};
  if (rep !== 'array' || data === undefined || !/^\[[\s\d.,eE+\-[\]]*\]$/.test(data)) return undefined;
  try {
    const coefficients: unknown = JSON.parse(data);
    const isTable =
      Array.isArray(coefficients) && coefficients.every((row) => Array.isArray(row) && row.every(Number.isFinite));
    return isTable ? { kind: 'polynomial', coefficients } : undefined;
  } catch {
    return undefined;
  }
}

function planeOf(coords: Node): Saved | undefined {
  const values = numbers(coords, ['x', 'y', 'z', 'w']);
  if (values === undefined) return UNDEFINED;
  const [a, b, c, d] = values as [number, number, number, number];
  return { kind: 'plane', a, b, c, d };
}
