import { entry, type HabitEntry, write } from '../habit.js';
import { lookOf } from '../properties.js';

/** The attributes of an element of SVG as a style. */
function svgLooks(rest: string): string {
  const found = [...rest.matchAll(/([\w-]+)\s*=\s*["']([^"']*)["']/g)].flatMap(
    ([, key = '', value = '']) => lookOf(key, value) ?? [],
  );
  return found.length === 0 ? '' : ` {${found.join(', ')}}`;
}

/** `(0, 0)` and `(4, 0)` for `0,0 4,0`. */
const placesIn = (list: string): readonly string[] =>
  [...list.matchAll(/(-?[\d.]+)[\s,]+(-?[\d.]+)/g)].map(([, x, y]) => `(${x}, ${y})`);

/** Elements of SVG whose numbers have no names of their own. */
export const svgHabits: readonly HabitEntry[] = [
  entry(
    String.raw`<poly(gon|line)\b[^<>]*?\bpoints\s*=\s*["']([^"']*)["']([^<>]*)>(?:</\w+>)?`,
    ([, kind, list = '', rest = '']) => {
      const points = placesIn(list);
      return points.length < 2 ? undefined : write(`p: Poly${kind}(${points.join(', ')})${svgLooks(rest)}`);
    },
  ),
  entry(
    String.raw`<path\b[^<>]*?\bd\s*=\s*["']\s*([ML\d\s,.Zz-]*)["']([^<>]*)>(?:</path>)?`,
    ([, path = '', rest = '']) => {
      const points = placesIn(path);
      const type = /z\s*$/i.test(path) ? 'Polygon' : 'Polyline';
      return points.length < 2 ? undefined : write(`p: ${type}(${points.join(', ')})${svgLooks(rest)}`);
    },
  ),
  entry(
    String.raw`<text\b[^<>]*?\bx\s*=\s*["']([\d.-]+)["'][^<>]*?\by\s*=\s*["']([\d.-]+)["'][^<>]*>([^<>"]*)</text>`,
    ([, x, y, words]) => write(`text t: "${words?.trim()}" {at: (${x}, ${y})}`),
  ),
];
