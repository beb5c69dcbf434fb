import { type Expr, namesIn, print } from '@geoslide/geometry';
import type { Definition, Style } from '@geoslide/protocol';
import type { Element } from '../file/model.js';
import { child, numberIn } from '../file/xml.js';

/** Whether an expression follows something that can be moved. */
function follows(tree: Expr | undefined, movable: ReadonlySet<string>): tree is Expr {
  return tree !== undefined && [...namesIn(tree)].some((name) => movable.has(name));
}

/** The condition of what comes and goes with what can be moved; undefined for any other. */
export const movingCondition = (condition: Expr | undefined, movable: ReadonlySet<string>): string | undefined =>
  follows(condition, movable) ? print(condition) : undefined;

/** Words that stand for something else in a label than in a text: properties of what the label is of. */
const OF_A_POINT = /\{\{(?:id|latex|value|equation|[xyz]|length|area|volume)\}\}/;

interface AnchoredText {
  readonly definition: Definition;
  readonly style: Style;
  readonly labelStyle: Style;
}

/**
 * A text at a place that can be moved: the label of a point that is not drawn, which a text has no word for.
 *
 * @param text the text with its style, as it would stand at a fixed place
 * @param anchor the place; undefined where the file has coordinates
 */
export function anchoredText(
  { node }: Element,
  { definition, style }: { readonly definition: Definition; readonly style: Style },
  anchor: Expr | undefined,
  movable: ReadonlySet<string>,
): AnchoredText | undefined {
  const template = definition.template ?? '';
  const isFree = child(node, 'absoluteScreenLocation') === undefined && !OF_A_POINT.test(template);
  if (!isFree || !follows(anchor, movable)) return undefined;
  const offset = child(node, 'labelOffset');
  const [offsetX, offsetY] = ['x', 'y'].map((axis) => numberIn(offset, axis) ?? 0);
  const { hidden, ...own } = style;
  return {
    definition: { kind: 'primitive', id: definition.id, source: print(anchor), label: template },
    style: { pointSize: 0, ...(hidden === true && { hidden }) },
    labelStyle: { ...own, offsetX, offsetY, strokeOpacity: 0 },
  };
}
