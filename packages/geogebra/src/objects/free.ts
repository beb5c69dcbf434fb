import { build, type Expr } from '@geoslide/geometry';
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

/** An object that is given by its value alone. Throws Unreadable where the file has none. */
export function freeSource(element: Element): FreeMade {
  const kind = kindOf(element.type);
  const saved = savedOf({ ...element, isSaved: true });
  if (saved?.kind === 'undefined') return { kind, tree: build.divide(literal(0), literal(0)) };
  if (saved?.kind === 'point' && flagIn(child(element.node, 'fixed')) !== true) {
    const uvars = saved.z === undefined ? [saved.x, saved.y] : [saved.x, saved.y, saved.z];
    return { kind, inSpace: saved.z !== undefined, tree: call('Point', ...uvars.map((_, i) => placeholder(i))), uvars };
  }
  if (saved?.kind === 'number') {
    const slider = sliderOf(element, saved.value);
    if (slider !== undefined) return { kind, tree: literal(saved.value), uvars: [saved.value], slider };
  }
  const tree = sourceOf(saved);
  if (tree === undefined) throw new Unreadable(`a ${element.type} whose value is not in the file`);
  return { kind, tree, inSpace: 'z' in (saved ?? {}) };
}

/** The range of a slider with bounds that are numbers; the value has to lie in it. */
function sliderOf({ node }: Element, value: number): Draft['slider'] {
  const slider = child(node, 'slider');
  const min = numberIn(slider, 'min');
  const max = numberIn(slider, 'max');
  if (min === undefined || max === undefined || !(min < max) || value < min || value > max) return undefined;
  const step = numberIn(child(node, 'animation'), 'step') ?? (max - min) / 100;
  return { min, max, step: step > 0 ? step : (max - min) / 100 };
}
