import { constructorMeant } from '@geoslide/geometry';
import { splitArguments, unquoted } from '../arguments.js';
import { entry, type HabitEntry, read, write, writeBehind } from '../habit.js';
import { styleOf } from '../looks/look-at.js';
import { lookOf } from '../properties.js';
import { offsetsOf } from '../sides.js';
import { blockOf } from './options.js';
import { pathOf } from './paths.js';

const SIDE = /^[NESW]{1,3}$/;

/** Dots and paths of Asymptote, constructions of JSXGraph's own geometry, and looks behind a comma as in YAML. */
export const asymptoteHabits: readonly HabitEntry[] = [
  entry(String.raw`dot\s*\((.*)\)`, ([, inner = '']) => {
    const all = splitArguments(inner);
    const args = all.filter((arg) => !SIDE.test(arg));
    const sides = all.filter((arg) => SIDE.test(arg)).join(',');
    const label = args.find((arg) => arg.startsWith('"'));
    const place = args.find((arg) => /^\(.*,.*\)$/.test(arg));
    const point = args.find((arg) => /^[A-Z]\d*$/.test(arg));
    if (label !== undefined && point !== undefined)
      return writeBehind(point, `"${unquoted(label).replaceAll('$', '')}"${offsetsOf(sides)}`);
    if (label === undefined || place === undefined) return undefined;
    const words = unquoted(label).replaceAll('$', '');
    const looks = args.flatMap((arg) => styleOf(arg.toLowerCase()) ?? []);
    const name = /^[A-Z]\d*$/.test(words) ? words : 'P';
    return write(`${name}: Point${place}${blockOf(looks)} "${words}"${offsetsOf(sides)}`);
  }),
  entry(
    String.raw`(?:(?:pair|point)\s+)?(<NAME>)\s*[:=]\s*(intersectionpoints?|extension)\s*\((.*)\)\s*(?:\[\s*(\d)\s*\])?`,
    ([, name, word, inner = '', index]) => {
      const args = splitArguments(inner);
      if (word === 'extension')
        return args.length === 4
          ? write(`${name}: Intersect(Line(${args[0]}, ${args[1]}), Line(${args[2]}, ${args[3]}))`)
          : undefined;
      const paths = args.map((arg) => (/^\w+$/.test(arg) ? arg : pathOf(arg)));
      return paths.length === 2 && !paths.includes(undefined)
        ? write(`${name}: Intersect(${paths.join(', ')}, ${Number(index ?? 0) + 1})`)
        : undefined;
    },
  ),
  entry(String.raw`(?:path|guide|triple|path3)\s+(<NAME>)\s*=\s*(.+)`, ([, name, source = '']) => {
    const [, word = '', rest = ''] = /^(\p{L}+)(\(.*\))$/u.exec(source) ?? [];
    const own = constructorMeant(word);
    if (own !== undefined) return write(`${name}: ${own}${rest}`);
    const points = source.replace(/--\s*cycle$/, '').split(/\s*--\s*/);
    if (points.length === 1) return write(`${name}: ${source}`);
    const type = /cycle$/.test(source) ? 'Polygon' : points.length === 2 ? 'Segment' : 'Polyline';
    return write(`${name}: ${type}(${points.join(', ')})`);
  }),
  entry(
    String.raw`(?:const|let|var)?\s*(<NAME>)\s*[:=]\s*JXG\.Math\.Geometry\.(\w+)\((.*)\)`,
    ([, name, word = '', inner = '']) => {
      const own = constructorMeant(word);
      const args = splitArguments(inner).filter((arg) => !/^(?:board|brd)$/.test(arg));
      return own === undefined ? undefined : write(`${name}: ${own}(${args.join(', ')})`);
    },
  ),
  entry(
    String.raw`(?:(?:const|let|var)\s+)?(?:(<NAME>)\s*=\s*)?view\.create\(\s*['"]point3d['"]\s*,\s*\[\s*([^\[\]]+)\](?:.*?name:\s*['"](\w+)['"])?.*\)`,
    ([, name, place, label]) =>
      write(`${name ?? label ?? 'P'}: Point(${place})`, ', on a slide with a camera statement'),
  ),
  entry(
    String.raw`(<NAME>\s*:\s*\p{Lu}\p{L}*\([^"{}]*\))((?:\s*,\s*(?:\w+\s*:\s*[#\w.]+|[a-z]+))+)`,
    ([, definition = '', list = '']) => {
      const parts = splitArguments(list).filter((part) => part !== '');
      const found = parts.map((part) => {
        const [, key, value = ''] = /^(\w+)\s*:\s*(.+)$/.exec(part) ?? [];
        if (key !== undefined) return lookOf(key, value);
        return styleOf(part);
      });
      return found.includes(undefined) ? undefined : read(`${definition} {${found.join(', ')}}`);
    },
  ),
];
