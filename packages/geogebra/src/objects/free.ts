import { build, constantValue, type Expr, namesIn } from '@geoslide/geometry';
import type { Made } from '../commands/command.js';
import type { Element } from '../file/model.js';
import { child, flagIn, numberIn } from '../file/xml.js';
import { kindOf } from '../translate/kinds.js';
import { Unreadable } from '../unreadable.js';
import type { Draft } from './draft.js';
import { sourceOf } from './from-saved.js';
import { savedOf } from './saved.js';

const { call, literal } = build;

/** What is free to be moved: the values of its placeholders, or a slider. */
export interface FreeMade extends Made {
  readonly uvars?: readonly number[];
  readonly slider?: Draft['slider'];
}

function placeholder(index: number): Expr {
  return { kind: 'placeholder', index, start: 0, end: 0 };
}

/** For what is no slider. */
function noBound(): never {
  throw new Unreadable('a bound of what is no number');
}

/**
 * An object that is given by its value alone.
 *
 * @param read an expression in our language, for the bounds of a slider; throws Unreadable
 * @throws Unreadable where the file has no value
 */
export function freeSource(element: Element, read: (text: string) => Expr = noBound): FreeMade {
  const kind = kindOf(element.type);
  const saved = savedOf({ ...element, isSaved: true });
  if (saved?.kind === 'undefined') return { kind, tree: build.divide(literal(0), literal(0)) };
  if (saved?.kind === 'point' && flagIn(child(element.node, 'fixed')) !== true) {
    const uvars = saved.z === undefined ? [saved.x, saved.y] : [saved.x, saved.y, saved.z];
    return { kind, inSpace: saved.z !== undefined, tree: call('Point', ...uvars.map((_, i) => placeholder(i))), uvars };
  }
  if (saved?.kind === 'number') {
    const slider = sliderOf(element, saved.value, read);
    if (slider !== undefined) return { kind, tree: literal(saved.value), uvars: [saved.value], slider };
  }
  const tree = sourceOf(saved);
  if (tree === undefined) throw new Unreadable(`a ${element.type} whose value is not in the file`);
  return { kind, tree, inSpace: 'z' in (saved ?? {}) };
}

/** The range of a slider; the value has to lie in it where both bounds are fixed. */
function sliderOf({ node }: Element, value: number, read: (text: string) => Expr): Draft['slider'] {
  const slider = child(node, 'slider');
  const [min, max] = ['min', 'max'].map((name) => boundOf(slider?.attributes[name], read));
  if (min === undefined || max === undefined) return undefined;
  const own = numberIn(child(node, 'animation'), 'step');
  if (typeof min !== 'number' || typeof max !== 'number') return { min, max, step: own && own > 0 ? own : 0.1 };
  if (!(min < max) || value < min || value > max) return undefined;
  const step = own ?? (max - min) / 100;
  return { min, max, step: step > 0 ? step : (max - min) / 100 };
}

/** A bound that is a number, or an expression, which may depend on other objects: `360°`, `2n`. */
function boundOf(text: string | undefined, read: (text: string) => Expr): Expr | number | undefined {
  if (text === undefined || text === '' || text === '?' || text === 'NaN') return undefined;
  if (Number.isFinite(Number(text))) return Number(text);
  const tree = read(text);
  return namesIn(tree).size === 0 ? constantValue(tree) : tree;
}
