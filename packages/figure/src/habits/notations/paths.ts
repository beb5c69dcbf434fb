import { constructorMeant } from '@geoslide/geometry';
import { splitArguments } from '../arguments.js';
import { advise, type Habit, placeOf, write, writeBehind, writeEach } from '../habit.js';
import { offsetsOf } from '../sides.js';
import { blockFor, blockOf, looksOfOptions, ofFilling, outlineLooks } from './options.js';
import { placeMeant, plainPlaces } from './path-places.js';

/** A place of Asymptote by its direction from the origin: `2*dir(30)`. */
const DIRECTION = /(?:(-?[\d.]+)\s*\*\s*)?(?<!\w)dir\s*\(\s*(-?[\d.]+)\s*\)/g;

const PLACE = String.raw`(?:\([^()]*\)|[A-Za-z]\w*)`;

/** Calls of Asymptote that are paths, by what each is. */
function calledPath(name: string, args: readonly string[]): string | undefined {
  const [first = '', second = '', third = '', fourth = ''] = args;
  if (name === 'graph') {
    const own = /^new\s+real\s*\([^()]*\)\s*\{\s*return\s+([^;{}]*);?\s*\}$/.exec(first)?.[1] ?? first;
    const formula = /^[a-zA-Z]\w*$/.test(own) && own !== 'x' ? `${own}(x)` : own;
    return third === '' ? `y = ${formula}` : `Curve(${formula}, ${second}, ${third})`;
  }
  if (name === 'rightanglemark' || name === 'anglemark') return `Angle(${first}, ${second}, ${third})`;
  if (name === 'arc' && fourth !== '') {
    return `Curve(${first}.x + ${second} cos(t), ${first}.y + ${second} sin(t), ${third}°, ${fourth}°)`;
  }
  if (name === 'arc' && third !== '' && /^\D/.test(second)) return `Arc(${first}, ${third}, ${second})`;
  const type = constructorMeant(name);
  return type === undefined ? undefined : `${type}(${args.join(', ')})`;
}

/** The angles and the radius of an arc: `0:90:2` or `start angle=0, end angle=90, radius=2`. */
function arcParts(inner: string): readonly [string, string, string] | undefined {
  const [from, to, radius] = inner.split(':').map((part) => part.trim());
  if (from !== undefined && to !== undefined && radius !== undefined) return [from, to, radius];
  const named = (key: string) => new RegExp(`(?:^|,)\\s*${key}\\s*=\\s*([^,]+)`).exec(inner)?.[1]?.trim();
  const [start, size] = [named('start angle'), named('radius')];
  const delta = named('delta angle');
  const end = named('end angle') ?? (delta && start && String(Number(start) + Number(delta)));
  return start === undefined || !end || size === undefined ? undefined : [start, end, size];
}

/** The source of a path; undefined for one that has another part than lines and circles. */
export function pathOf(path: string): string | undefined {
  const [, called, inner = ''] = /^([A-Za-z]\w*)\s*\((.*)\)$/.exec(path) ?? [];
  if (called !== undefined && !path.includes('--')) return calledPath(called, splitArguments(inner));
  const moved = /^shift\s*\(\(?([^()]*)\)?\)\s*\*\s*(.+)$/.exec(path);
  const movedPath = moved === null ? undefined : pathOf(moved[2]!);
  if (moved !== null) return movedPath && `Translate(${movedPath}, Vector(${moved[1]}))`;
  const [, factor, scaled = ''] = /^scale\s*\(([^()]*)\)\s*\*\s*(.+)$/.exec(path) ?? [];
  if (factor !== undefined) return `Scale(${pathOf(scaled) ?? scaled}, ${factor})`;
  if (path === 'unitcircle') return 'Circle((0, 0), 1)';
  if (path === 'unitsquare') return 'Square((0, 0), (1, 0))';
  // Directions at places are left to the curve.
  const { text, restore } = plainPlaces(
    path
      .replace(DIRECTION, (_, factor = '1', angle: string) => `(${angle}:${factor})`)
      .replace(/\{\s*(?:up|down|left|right|dir\s*[^{}]*|curl[^{}]*|\([^{}]*\))\s*\}/g, ''),
  );
  const source = plainPath(text);
  return source === undefined ? undefined : restore(source);
}

function plainPath(path: string): string | undefined {
  const [, corner = '', angles = ''] =
    new RegExp(`^(${PLACE})\\s*--\\s*${PLACE}\\s*arc\\s*[[(]([^()[\\]]+)[\\])]\\s*(?:--\\s*(?:cycle|\\1))$`).exec(
      path,
    ) ?? [];
  const pie = corner === '' ? undefined : arcParts(angles);
  if (pie !== undefined) {
    const [center, [from, to, radius]] = [placeOrName(corner), pie];
    const at = (angle: string) => `${/^\(\s*0\s*,\s*0\s*\)$/.test(center) ? '' : `${center} + `}(${radius}; ${angle}°)`;
    // It runs counterclockwise there, and clockwise here.
    return `Sector(${center}, ${at(to)}, ${at(from)})`;
  }
  const controls = new RegExp(
    `^(${PLACE})\\s*\\.\\.\\s*controls\\s*(${PLACE})(?:\\s*and\\s*(${PLACE}))?\\s*\\.\\.\\s*(${PLACE})$`,
  ).exec(path);
  if (controls !== null)
    return `Bezier(${controls
      .slice(1)
      .flatMap((place) => (place === undefined ? [] : placeOrName(place)))
      .join(', ')})`;
  const oval = new RegExp(
    `^(${PLACE})\\s*ellipse\\s*[[(]\\s*(?:x radius\\s*=\\s*)?([\\d.]+)\\s*(?:and|,\\s*y radius\\s*=)\\s*([\\d.]+)\\s*[)\\]]$`,
  ).exec(path);
  if (oval !== null) return `Ellipse(${placeOrName(oval[1]!)}, ${oval[2]}, ${oval[3]})`;
  if (new RegExp(`^${PLACE}(?:\\s*\\.\\.\\s*${PLACE})+$`).test(path))
    return `Spline(${path
      .split('..')
      .map((each) => each.trim())
      .join(', ')})`;
  const arc = new RegExp(`^(${PLACE})\\s*arc\\s*[[(]([^()[\\]]+)[\\])]$`).exec(path);
  const parts = arc === null ? undefined : arcParts(arc[2]!);
  if (arc !== null && parts !== undefined) return arcOf(placeOrName(arc[1]!), ...parts);
  const circle = new RegExp(`^(${PLACE})\\s*circle\\s*[([](?:radius\\s*=)?\\s*([^()[\\]]+)[)\\]]$`).exec(path);
  if (circle !== null) {
    const radius = circle[2]!.trim();
    // Points are drawn as small circles.
    return /pt$/.test(radius)
      ? `Point${bracketed(placeOrName(circle[1]!))}`
      : `Circle(${placeOrName(circle[1]!)}, ${radius})`;
  }
  const corners = new RegExp(`^(${PLACE})\\s*rectangle\\s*(${PLACE})$`).exec(path);
  if (corners !== null) return `Rectangle(${placeOrName(corners[1]!)}, ${placeOrName(corners[2]!)})`;
  if (!new RegExp(`^${PLACE}(?:\\s*--\\s*(?:${PLACE}|cycle))+$`).test(path)) return undefined;
  const places = path.split('--').map((place) => place.trim());
  const closed = places.at(-1) === 'cycle';
  const points = places.filter((place) => place !== 'cycle').map(placeOrName);
  const type = closed ? 'Polygon' : points.length === 2 ? 'Segment' : 'Polyline';
  return `${type}(${points.join(', ')})`;
}

/** An arc of TikZ, which begins at a place: its centre lies a radius beside that. */
function arcOf(start: string, from: string, to: string, radius: string): string {
  const [, x, y] = /^\(\s*([-\d.]+)\s*,\s*([-\d.]+)\s*\)$/.exec(start) ?? [];
  const [left, bottom] = x === undefined ? [`${start}.x`, `${start}.y`] : [x, y];
  const shift = (value: string | undefined, f: string) => `${value} + ${radius} (${f}(t) - ${f}(${from}°))`;
  return `Curve(${shift(left, 'cos')}, ${shift(bottom, 'sin')}, ${from}°, ${to}°)`;
}

const placeOrName = (place: string): string => (place.startsWith('(') ? placeOf(place) : place);

const bracketed = (place: string): string => (place.startsWith('(') ? place : `(${place}.x, ${place}.y)`);

/** The source of a plot of TikZ, with bounds where its options have some; undefined for another path. */
function plotOf(path: string, options: string): string | undefined {
  const [, own = '', inner] = /^plot\s*(?:\[([^\]]*)\])?\s*\((.*)\)$/.exec(path) ?? [];
  const [, places] = /^plot\s*(?:\[[^\]]*\])?\s*coordinates\s*\{(.*)\}$/.exec(path) ?? [];
  if (places !== undefined) {
    const points = places.match(/\([^()]*\)/g)?.join(', ');
    return points && `${/smooth/.test(`${options}${path}`) ? 'Spline' : 'Polyline'}(${points})`;
  }
  if (inner === undefined) return undefined;
  const all = `${options},${own}`;
  const [, from, to] = /domain\s*=\s*([^:,]+):([^:,]+)/.exec(all) ?? [];
  const variable = /variable\s*=\s*\\?(\w+)/.exec(all)?.[1] ?? 'x';
  const [x = '', y = ''] = splitArguments(inner).map((part) => part.replace(/^\{(.*)\}$/, '$1').trim());
  const isGraph = x === `\\${variable}`;
  const name = isGraph ? 'x' : 't';
  const plain = (source: string) =>
    source
      .replace(/\\[a-z]+/g, name)
      .replace(/(?<![a-z])deg\(([^()]*)\)/g, '$1')
      .replace(new RegExp(`(?<![a-z])${name}\\s*r(?=\\s*\\))`, 'g'), name);
  // Its functions take degrees where they are not told otherwise.
  const unit = new RegExp(`(?:sin|cos)\\(\\s*\\\\${variable}\\s*\\)`).test(inner) && Number(to) > 7 ? '°' : '';
  if (!isGraph) {
    // What counts the degrees by itself, too, is a number.
    const isNumber = [x, y].some((each) => /\\/.test(each.replace(/(?:sin|cos)\([^()]*\)/g, '')));
    const turned = (source: string) => source.replace(/(?<=(?:sin|cos)\()([^()]*)(?=\))/g, '$1 * 1°');
    if (unit !== '' && isNumber) return `Curve(${turned(plain(x))}, ${turned(plain(y))}, ${from}, ${to})`;
    return `Curve(${plain(x)}, ${plain(y)}, ${from ?? 0}${unit}, ${to ?? 1}${unit})`;
  }
  return from === undefined ? `y = ${plain(y)}` : `Curve(${plain(y)}, ${from}, ${to})`;
}

/** A place on a path that is given a name, and no part of the way to it. */
const NAMED_PLACE =
  /(\((?:[^()]|\([^()]*\))*\))\s*coordinate\s*(?:\[(?![^\]]*(?:midway|pos\b))([^\]]*)\]\s*)?\((\w+)\)/g;

/** How far the controls of a bent path lie from its ends, as a part of their distance. */
const BEND = 0.39;

/** The paths of one command, which stand behind each other: `(0,0) circle (1) (2,0) circle (1)`. */
const partsOf = (path: string): readonly string[] =>
  /plot|controls/.test(path) ? [path] : path.split(/(?<=\)|cycle)\s*(?=\()/);

/**
 * What to write for a path of places, lines and circles.
 *
 * @param options Its looks, with commas between them.
 * @param label What stands beside it, where the path itself has no label, with options of its own.
 */
export function pathHabit(
  path: string,
  options: string,
  filled: boolean,
  label?: string,
  ofLabel = '',
): Habit | undefined {
  const [, plain = '', ofNode = ofLabel, words = label] =
    /^(.*?)\s*(?:(?:coordinate|node)\s*(?:\[([^\]]*)\])?\s*(?:\{\$?([^{}$]*)\$?\})?)?;?\s*$/s.exec(path) ?? [];
  const middle =
    /^\((\w+)\)\s*--\s*\((\w+)\)\s*coordinate\s*\[[^\]]*(?:midway|pos\s*=\s*0?\.5)[^\]]*\]\s*\((\w+)\)$/.exec(path);
  if (middle !== null) return write(`${middle[3]}: Midpoint(${middle[1]}, ${middle[2]})`);
  const named = [...path.matchAll(NAMED_PLACE)].map(([, place = '', of = '', name]) => {
    const [, side = '', words] = /label\s*=\s*\{?(?:([^:,\]]*):)?\s*\$?([^$,\]}]+)/.exec(of) ?? [];
    return `${name}: ${placeMeant(place) ?? place}${words === undefined ? '' : ` "${words}"${offsetsOf(side)}`}`;
  });
  if (named.length > 0) {
    const rest = pathHabit(path.replace(NAMED_PLACE, '($3)'), options, filled, label);
    return rest === undefined || !('definitions' in rest)
      ? undefined
      : writeEach([...named, ...(rest.definitions ?? [])]);
  }
  const under = /(?:--\s*|^)(plot\s*(?:\[[^\]]*\]\s*)?\((?:[^()]|\([^()]*\))*\)).*cycle$/.exec(plain)?.[1];
  const curve = under === undefined ? undefined : plotOf(under, options);
  if (filled && curve?.startsWith('Curve('))
    return write(`a: ${curve.replace('Curve', 'Integral')}${blockOf(looksOfOptions(ofFilling(options)))}`);
  if (/^\([^()]*\)\s*grid\b/.test(plain)) {
    const looks = looksOfOptions(options.replace(/\b(?:help lines|step\s*=[^,]*)/g, '')).filter(
      (look) => !/Opacity/.test(look),
    );
    return write(looks.length === 0 ? 'grid on' : `grid${blockOf(['show: true', ...looks])}`);
  }
  const [, dotted] = /^\((\w+)\)\s*circle\s*[([](?:radius\s*=)?\s*[\d.]+\s*pt[)\]]$/.exec(plain) ?? [];
  if (dotted !== undefined && words) return writeBehind(dotted, `"${words.replaceAll('$', '')}"`);
  if (dotted !== undefined)
    return advise(`take the line away: ${dotted} is drawn where it is defined, as in ${dotted}: Point(0, 0)`);
  const bend = /bend\s+(?:left|right)(?:\s*=\s*[\d.]+)?/.exec(options)?.[0];
  const [, start, side, angle = '30', finish] =
    /^\((\w+)\)\s*to\s*\[[^\]]*bend\s+(left|right)(?:\s*=\s*([\d.]+))?[^\]]*\]\s*\((\w+)\)$/.exec(
      bend === undefined ? plain : plain.replace(/\bto\b(?!\s*\[)/, `to[${bend}]`),
    ) ?? [];
  if (start !== undefined && finish !== undefined) {
    const turn = side === 'left' ? angle : `-${angle}`;
    const back = side === 'left' ? `-${angle}` : angle;
    const bent = `${start}, ${start} + ${BEND} Rotate(${finish} - ${start}, ${turn}°), ${finish} + ${BEND} Rotate(${start} - ${finish}, ${back}°), ${finish}`;
    return write(`b: Bezier(${bent})${blockOf(looksOfOptions(options))}${words ? ` "${words}"` : ''}`);
  }
  const parts = partsOf(plain.replace(/\bto\s*(?:\[[^\]]*\])?/g, '--').trim());
  const sources = parts.flatMap((part) => plotOf(part, options) ?? pathOf(part.trim()) ?? []);
  if (sources.length < parts.length) return undefined;
  const shown =
    words === undefined || words === '' ? '' : ` "${words}"${sources[0]!.startsWith('Point') ? offsetsOf(ofNode) : ''}`;
  const lines = sources.map((plainSource, i) => {
    const source = transformed(plainSource, options);
    const looks = [...looksOfOptions(filled ? ofFilling(options) : options)];
    if (filled && !source.startsWith('Point') && !looks.some((look) => look.startsWith('region')))
      looks.push('regionOpacity: 30');
    // A brace along a segment tells its length.
    if (source.startsWith('Segment') && /\bbrace\b/.test(options))
      return `d: ${source.replace('Segment', 'Dimension')}${i === 0 ? shown : ''}`;
    const name = /^plot\b(?!.*coordinates)/.test(parts[i]!) ? 'f' : nameOf(plainSource, words);
    return `${name}${i > 0 ? `_${i + 1}` : ''}: ${source}${blockFor(source, filled ? looks : outlineLooks(plainSource, looks))}${i === 0 ? shown : ''}`;
  });
  return lines.length === 1 ? write(lines[0]!) : writeEach(lines);
}

/** A source that the options of TikZ turn, scale or move: the last one first. */
export function transformed(source: string, options: string): string {
  if (source.startsWith('y =')) return source;
  let own = source;
  for (const option of splitArguments(options).toReversed()) {
    const [, key, value = ''] =
      /^(rotate|rotate around|[xy]?scale|shift|xshift|yshift)\s*=\s*\{?([^{}]*)\}?$/.exec(option) ?? [];
    if (key === 'rotate') own = `Rotate(${own}, ${value}°)`;
    const [, angle, center] = /^(-?[\d.]+)\s*:\s*(\(.*\))$/.exec(value) ?? [];
    if (key === 'rotate around' && angle !== undefined) own = `Rotate(${own}, ${angle}°, ${center})`;
    if (/^[xy]scale$/.test(key ?? '') && value === '-1') own = `Reflect(${own}, ${key === 'xscale' ? 'y' : 'x'}Axis)`;
    if (key === 'scale') own = `Scale(${own}, ${value})`;
    if (key === 'shift' && /^\(.*,.*\)$/.test(value)) own = `Translate(${own}, Vector${value})`;
    const size = /^(-?[\d.]+)\s*(?:cm)?$/.exec(value)?.[1];
    if (key === 'xshift' && size !== undefined) own = `Translate(${own}, Vector(${size}, 0))`;
    if (key === 'yshift' && size !== undefined) own = `Translate(${own}, Vector(0, ${size}))`;
  }
  return own;
}

/** A usual name for what a source is; a point has that of its label. */
function nameOf(source: string, words: string | undefined): string {
  if (source.startsWith('Point')) return words !== undefined && /^[A-Z]\d*['′]*$/.test(words) ? words : 'P';
  if (source.startsWith('y =')) return 'f';
  return source.startsWith('Circle') ? 'k' : source[0]!.toLowerCase();
}
