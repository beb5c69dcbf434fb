import { beginsFromTheRight, type TextNode } from '@geoslide/core';
import type { Painted } from './hoist.js';
import { formatNumber } from './number.js';
import { colorFill, colorText, opacityText, type Paint } from './paint.js';
import { PX_DIGITS } from './shape.js';
import { degreesText } from './transform.js';
import { type Element, element } from './xml.js';

const MATH_FAMILY = "KaTeX_Main,'Latin Modern Roman','Times New Roman',serif";
/** CSS families of the protocol's font keys; a viewer takes the first one that it has. */
const FAMILIES: Readonly<Record<string, string>> = {
  'sans-serif': 'sans-serif',
  serif: 'serif',
  monospace: 'monospace',
  'Times New Roman': "'Times New Roman',Tinos,serif",
  KaTeX_Main: MATH_FAMILY,
};

/** LaTeX that letters, digits, primes and simple indices make up, and so can be text without a layout of its own. */
const SIMPLE_MATH = /^(?:[a-zA-Z0-9'(),.=+ -]|[_^](?:[a-zA-Z0-9]|\{[a-zA-Z0-9]+\}))*$/;
const MATH_RUNS = /([_^])(?:\{(\w+)\}|(\w))|([a-zA-Z]+)|([^a-zA-Z_^]+)/g;
const INDEX_SCALE = 0.7;
/** Shifts of indices in em, those of TeX's text style (sup2 and sub1 of Computer Modern). */
const SHIFTS: Readonly<Record<string, number>> = { _: 0.15, '^': -0.363 };

/** A text that can be selected and searched; undefined for math that needs a layout. Its look depends on the viewer's fonts. */
export function realText(node: TextNode): Painted | undefined {
  const math = node.mode === 'latex';
  if (math && !SIMPLE_MATH.test(node.source)) return undefined;
  const turn = degreesText(node.rotation ?? 0);
  const [x, y] = [px(node.x), px(node.y)];
  return {
    element: element(
      'text',
      {
        x,
        y,
        'font-family': math ? MATH_FAMILY : Object.hasOwn(FAMILIES, node.font) ? FAMILIES[node.font] : 'sans-serif',
        'font-size': px(node.fontSize),
        transform: turn === '0' ? undefined : `rotate(${turn} ${x} ${y})`,
        'paint-order': node.halo ? 'stroke' : undefined,
        'xml:lang': node.language,
        'xml:space': / {2}|^ | $/.test(node.source) ? 'preserve' : undefined,
      },
      math ? mathSpans(node) : lines(node),
    ),
    paint: { ...colorFill(node.color), ...haloPaint(node) },
  };
}

function px(value: number): string {
  return formatNumber(value, PX_DIGITS);
}

function haloPaint({ halo }: TextNode): Paint {
  if (halo === undefined || halo.width <= 0) return { stroke: 'none' };
  return {
    stroke: colorText(halo.color),
    'stroke-width': px(2 * halo.width),
    'stroke-opacity': opacityText(halo.color.a),
    'stroke-linejoin': 'round',
    'stroke-dasharray': 'none',
  };
}

/** Each line where the layout has its letters. */
function lines(node: TextNode): (Element | string)[] {
  const rows = node.source.split(/\r\n|[\n\r]/);
  if (rows.length === 1) return rows.map(directed);
  const starts = new Map<number, number>();
  for (const piece of node.layout.pieces) {
    if (piece.kind === 'glyph') starts.set(piece.y, Math.min(piece.x, starts.get(piece.y) ?? piece.x));
  }
  const baselines = [...starts].sort((a, b) => a[0] - b[0]);
  return rows
    .filter((row) => row.trim() !== '')
    .map((row, i) => {
      const [dy, dx] = baselines[i] ?? [0, 0];
      return element('tspan', { x: px(node.x + dx), y: px(node.y + dy) }, [directed(row.trim())]);
    });
}

/** A line from right to left. Its left end, which is where it ends, stands where that of the others does. */
const FROM_THE_RIGHT = { direction: 'rtl', 'unicode-bidi': 'embed', 'text-anchor': 'end' };

function directed(row: string): Element | string {
  return beginsFromTheRight(row) ? element('tspan', FROM_THE_RIGHT, [row]) : row;
}

/** Letters slanted and the rest upright, indices small and shifted, as TeX sets them. */
function mathSpans(node: TextNode): Element[] {
  const spans: Element[] = [];
  let shift = 0;
  for (const [, mark = '', group, single, letters, others] of node.source.replaceAll(' ', '').matchAll(MATH_RUNS)) {
    const text = group ?? single ?? letters ?? others ?? '';
    const goal = (SHIFTS[mark] ?? 0) * node.fontSize;
    spans.push(
      element(
        'tspan',
        {
          'font-style': /[a-zA-Z]/.test(text) ? 'italic' : undefined,
          'font-size': mark === '' ? undefined : px(INDEX_SCALE * node.fontSize),
          dy: goal === shift ? undefined : px(goal - shift),
        },
        [text.replaceAll("'", '\u2032').replaceAll('-', '\u2212')],
      ),
    );
    shift = goal;
  }
  return spans;
}
