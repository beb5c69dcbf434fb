import { chosenScale } from '../view-scale.js';

const NUMBER = /(?<![\p{L}\p{N}.])[-−]?(?:\d+\.?\d*|\.\d+)/gu;

const DECIMAL_COMMA = /(\d),(\d+)(?=\s*(?:\.\.|,|;|$))/g;

const BOTH = 'with the bounds of x and of y';

const numbersIn = (text: string): readonly string[] => text.replace(/\.{2,}/g, ' ').match(NUMBER) ?? [];

/**
 * The view that a text means which has the numbers of one in their order, but other words or signs: its bounds, and a
 * scale or the px of a picture behind them. Undefined for other numbers.
 */
export function viewOf(text: string): string | undefined {
  const [, across, up, width, height] = CENTER.exec(text) ?? [];
  if (width !== undefined) return `view ${spanAbout(across, width)}, ${spanAbout(up, height ?? width)}`;
  const [bounds = '', behind = ''] = text.split(
    /(?:[xy]?s[ck]al\p{L}*|maßstab|échelle|escala|size|zoom|px\s+per\s+unit)\b/iu,
  );
  const isSize = /\bsize\b/i.test(text);
  const own = numbersIn(bounds);
  const [a, b, c, d] = own.length === 4 ? own : numbersIn(bounds.replace(DECIMAL_COMMA, '$1.$2'));
  // `10 x 8`: so wide and so high.
  const isExtent = /\d\s*(?:x|×|by|mal|par|por)\s*\d/u.test(bounds) && Number(a) > 0 && Number(b) > 0;
  if (isExtent && c === undefined) {
    const [x, y] = [Number(a) / 2, Number(b) / 2];
    return `view -${x} .. ${x}, -${y} .. ${y}, ${BOTH}`;
  }
  if (b !== undefined && c === undefined && behind === '') return `view ${a} .. ${b}, ${a} .. ${b}, ${BOTH}`;
  if (d === undefined) return undefined;
  if (/^[^xy]*(?<!\p{L})y(?!\p{L}).*\d.*(?<!\p{L})x\s*[:=∈]/su.test(bounds))
    return viewOf(`view ${c} .. ${d}, ${a} .. ${b} ${text.slice(bounds.length)}`);
  const [first, second = first, ...others] = numbersIn(behind.replaceAll('x', ' '));
  if (others.length > 0) return undefined;
  const view = `view ${a} .. ${b}, ${c} .. ${d}`;
  if (first === undefined) return view;
  const [x, y] = isSize ? [perUnit(first, a, b), perUnit(second, c, d)] : [first, second];
  return `${view} scale ${x === y ? x : `${x}, ${y}`}`;
}

/** `center (2, 1) width 10 height 8` */
const CENTER =
  /(?:center|centre|mitte|zentrum|centro)\p{L}*\s*[:=]?\s*[[(]?\s*([-−]?[\d.]+)\s*[,;]\s*([-−]?[\d.]+)\s*[\])]?[\s,;]*(?:width|breite|w|size|größe)?\s*[:=]?\s*([\d.]+)(?![\d.])(?:[\s,;x×]*(?:height|höhe|h)?\s*[:=]?\s*([\d.]+))?\s*\}?$/iu;

function spanAbout(middle = '', size = ''): string {
  return `${Number(middle) - Number(size) / 2} .. ${Number(middle) + Number(size) / 2}`;
}

/** Px of a unit in a picture of `px`. */
function perUnit(px: string | undefined, from: string | undefined, to: string | undefined): string {
  return String(Number((Number(px) / (Number(to) - Number(from))).toPrecision(3)));
}

/** A view with these bounds, and with a scale for each axis where one makes it too long. */
export function viewLine(...bounds: readonly (string | undefined)[]): string {
  const [left, right, bottom, top] = bounds;
  const [minX, maxX, minY, maxY] = bounds.map(Number);
  const { scale, scaleY } = chosenScale({ minX, maxX, minY, maxY }, {}) ?? {};
  return `view ${left} .. ${right}, ${bottom} .. ${top}${scaleY === undefined ? '' : ` scale ${scale}, ${scaleY}`}`;
}
