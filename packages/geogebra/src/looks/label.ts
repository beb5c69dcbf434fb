import type { Style } from '@geoslide/protocol';
import type { Element } from '../file/model.js';
import { child, flagIn, numberIn } from '../file/xml.js';
import { kindOf } from '../translate/kinds.js';
import { colourOf } from './colour.js';

/** GeoGebra's numbers of what a label says. */
const MODES: Readonly<Record<number, 'name' | 'both' | 'value' | 'caption' | 'captionAndValue'>> = {
  1: 'both',
  2: 'value',
  3: 'caption',
  9: 'captionAndValue',
};

export interface Label {
  readonly template: string;
  readonly style: Style;
}

/** Kinds whose value follows a colon, not `=`. */
const EQUATIONS: ReadonlySet<string> = new Set([
  'line',
  'ray',
  'conic',
  'arc',
  'function',
  'curve',
  'plane',
  'quadric',
]);
/** Kinds whose value is an equation or coordinates, not one measure. */
const WRITTEN: ReadonlySet<string> = new Set([...EQUATIONS, 'point', 'vector']);

/**
 * The label of an object as it is shown; undefined where it has none.
 *
 * @param fontSize px of the view's texts
 */
export function labelOf({ type, label, node }: Element, fontSize: number, precision: number): Label | undefined {
  if (flagIn(child(node, 'show'), 'label') !== true) return undefined;
  const kind = kindOf(type);
  const caption = child(node, 'caption')?.attributes.val ?? '';
  const mode = MODES[numberIn(child(node, 'labelMode'), 'val') ?? 0] ?? 'name';
  const value = WRITTEN.has(kind) ? '{{latex}}' : '{{value}}';
  const between = EQUATIONS.has(kind) ? ': ' : ' = ';
  const named =
    caption === '' || !mode.startsWith('caption')
      ? { text: latexLabel(label), isLatex: true }
      : captionText(caption, label);
  const text = {
    name: latexLabel(label),
    both: `${latexLabel(label)}${between}${value}`,
    value,
    caption: named.text,
    captionAndValue: `${named.text}${between}${value}`,
  }[mode];
  const offset = child(node, 'labelOffset');
  const color = colourOf(child(node, 'objColor'));
  return {
    template: text,
    style: {
      offsetX: 5 + (numberIn(offset, 'x') ?? 0),
      offsetY: -5 + (numberIn(offset, 'y') ?? 0),
      fontSize,
      precision,
      // Without a halo, which would cut the point or line beside it.
      strokeOpacity: 0,
      ...(color !== undefined && { color }),
      ...(!named.isLatex && mode === 'caption' && { mode: 'normal', font: 'sans-serif' }),
    },
  };
}

/** A label as LaTeX: `A_{12}` is one already, primes too. */
function latexLabel(label: string): string {
  return label.replace(/[′’]/gu, "'").replace(/([A-Za-z]{2,})(?=_|'|$)/gu, (letters) => `\\mathit{${letters}}`);
}

/** A caption: `$…$` is LaTeX, `%n` and `%v` stand for name and value. */
function captionText(caption: string, label: string): { text: string; isLatex: boolean } {
  const filled = caption.replace(/%n/g, label).replace(/%v/g, '{{value}}');
  const latex = /^\$(.*)\$$/s.exec(filled)?.[1];
  return latex === undefined ? { text: filled, isLatex: false } : { text: latex, isLatex: true };
}
