import { INITIAL_PAINT, type Paint, type PaintName } from './paint.js';
import { type Element, element } from './xml.js';

/** An element that states its paint, or a group of such. */
export interface Painted {
  readonly element: Element;
  /** All that the element draws is painted like this; undefined for a group of `children`. */
  readonly paint?: Paint;
  readonly children?: readonly (Painted | Element)[];
}

const NAMES = Object.keys(INITIAL_PAINT) as PaintName[];

/**
 * The tree with presentation attributes where they cost least: each group states what most of its
 * children share, a child what it has of its own, and the root nothing that SVG assumes anyway.
 */
export function hoist(root: Painted): Element {
  const { own, place } = lift(root);
  const stated: Paint = {};
  for (const name of NAMES) {
    const value = own[name];
    if (value !== undefined && value !== INITIAL_PAINT[name]) stated[name] = value;
  }
  return place(stated);
}

/** What a node asks of its surroundings, and the element once it is settled what it has to state itself. */
interface Lifted {
  readonly own: Paint;
  place(stated: Paint): Element;
}

function lift(node: Painted): Lifted {
  const { element: shell, children } = node;
  if (children === undefined) {
    return {
      own: node.paint ?? {},
      place: (stated) => element(shell.tag, { ...shell.attributes, ...stated }, shell.children),
    };
  }
  const lifted = children.map((child) => ('element' in child ? lift(child) : child));
  const own: Paint = {};
  for (const name of NAMES) {
    const value = dearest(lifted, name);
    if (value !== undefined) own[name] = value;
  }
  return {
    own,
    place: (stated) =>
      element(
        shell.tag,
        { ...shell.attributes, ...stated },
        lifted.map((child) => ('own' in child ? child.place(without(child.own, own)) : child)),
      ),
  };
}

/** Characters of an attribute besides its name and its value. */
const AROUND = ' =""'.length;

/** The value of an attribute that would take most characters if each child stated it. */
function dearest(children: readonly (Lifted | Element)[], name: PaintName): string | undefined {
  const costs = new Map<string, number>();
  for (const child of children) {
    const value = 'own' in child ? child.own[name] : undefined;
    if (value !== undefined) costs.set(value, (costs.get(value) ?? 0) + name.length + value.length + AROUND);
  }
  let best: string | undefined;
  for (const [value, cost] of costs) if (best === undefined || cost > costs.get(best)!) best = value;
  return best;
}

function without(paint: Paint, inherited: Paint): Paint {
  return Object.fromEntries(
    NAMES.filter((name) => paint[name] !== undefined && paint[name] !== inherited[name]).map((name) => [
      name,
      paint[name],
    ]),
  );
}
