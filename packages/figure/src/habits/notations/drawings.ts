import { advise, entry, type Habit, type HabitEntry, write, writeBehind, writeEach } from '../habit.js';
import { offsetsOf } from '../sides.js';
import { blockOf, dataLines, looksOfOptions, markerLooks, textAt } from './options.js';
import { calculated } from './path-places.js';
import { pathHabit } from './paths.js';

/** Places in brackets that follow each other, as PSTricks has them. */
const placesIn = (text: string): readonly string[] => text.match(/\([^()]*\)/g) ?? [];

/** Where MetaPost sets a label, in the words of TikZ. */
const SIDES: Readonly<Record<string, string>> = {
  top: 'above',
  bot: 'below',
  lft: 'left',
  rt: 'right',
  ulft: 'above left',
  urt: 'above right',
  llft: 'below left',
  lrt: 'below right',
};

const without = (unit: string, text: string): string => text.replace(new RegExp(`(?<=\\d)\\s*${unit}\\b`, 'g'), '');

const BINARY: Readonly<Record<string, string>> = { add: '+', sub: '-', mul: '*', div: '/', exp: '^' };

/** The formula of PostScript, whose operators stand behind what they take: `x^2` for `x 2 exp`. */
function fromPostfix(formula: string): string | undefined {
  const stack: string[] = [];
  for (const word of formula.trim().split(/\s+/)) {
    const sign = BINARY[word];
    const last = stack.pop();
    if (sign !== undefined) stack.push(`(${stack.pop()} ${sign} ${last})`);
    else if (word === 'neg') stack.push(`(-${last})`);
    else if (/^(?:sin|cos|sqrt|ln|abs)$/.test(word)) {
      // Angles are degrees there.
      const isDegrees = /^(?:sin|cos)$/.test(word) && !last?.endsWith('rad');
      stack.push(`${word}(${last?.replace(/ rad$/, '')}${isDegrees ? ' * 1°' : ''})`);
    } else if (word === 'RadToDeg') stack.push(`${last} rad`);
    else if (last === undefined) stack.push(word);
    else stack.push(last, word);
  }
  const [only, ...others] = stack;
  return only === undefined || others.length > 0 || only.includes('undefined')
    ? undefined
    : only.replace(/^\((.*)\)$/, '$1');
}

/** What a command of PSTricks draws, by the groups in brackets and in braces behind it. */
function psTricks(command: string, options: string, rest: string, isFilled: boolean): Habit | undefined {
  const places = placesIn(rest);
  const braces = [...rest.matchAll(/\{([^{}]*)\}/g)].map(([, inner = '']) => inner);
  const arrow = braces.find((inner) => /^(?:->|<-|<->)$/.test(inner));
  const numbers = braces.filter((inner) => /^[-\d.]+$/.test(inner));
  const [center = '(0, 0)', second] = places;
  const all = [options, arrow].filter(Boolean).join(',');
  const looks = blockOf(looksOfOptions(all));
  const path = (source: string) => pathHabit(source, all, isFilled || /fillstyle/.test(options));
  switch (command) {
    case 'line':
      return places.length < 2 ? undefined : path(places.join('--'));
    case 'polygon':
      return path([...places, 'cycle'].join('--'));
    case 'frame':
      return second === undefined ? path(`(0,0) rectangle ${center}`) : path(`${center} rectangle ${second}`);
    case 'circle':
      return path(`${center} circle (${numbers[0] ?? 1})`);
    case 'ellipse':
      return second === undefined ? undefined : write(`k: Ellipse(${center}, ${second.slice(1, -1)})${looks}`);
    case 'arc': {
      const [radius, from, to] = numbers;
      const [x, y] = center.slice(1, -1).split(',');
      return to === undefined
        ? undefined
        : write(`c: Curve(${x} + ${radius} cos(t), ${y} + ${radius} sin(t), ${from}°, ${to}°)${looks}`);
    }
    case 'curve':
      return write(`s: Spline(${places.join(', ')})${looks}`);
    case 'bezier':
      return write(`b: Bezier(${places.join(', ')})${looks}`);
    case 'dot':
    case 'dots':
      return places.length === 1
        ? write(`A: Point${center}${looks}`)
        : writeEach(places.map((place, i) => `P_${i + 1}: Point${place}`));
    case 'wedge': {
      const [radius, from, to] = numbers;
      const at = (angle: string | undefined) => `${center} + (${radius}; ${angle}°)`;
      // It runs counterclockwise there, and clockwise here.
      return to === undefined ? undefined : write(`s: Sector(${center}, ${at(to)}, ${at(from)})${looks}`);
    }
    case 'axes':
      return write('axes on');
    case 'grid':
      return write('grid on');
    case 'plot': {
      const formula = braces.at(-1) ?? '';
      const source = /algebraic/.test(options) ? formula : fromPostfix(formula);
      return source === undefined || numbers[1] === undefined
        ? undefined
        : write(`f: Curve(${source}, ${numbers[0]}, ${numbers[1]})${looks}`);
    }
    default:
      return undefined;
  }
}

/** What MetaPost says of a pen behind a path, as options of TikZ. */
const optionsOf = (looks: string): string =>
  [
    ...looks.matchAll(
      /withcolor\s+(?:[\d.]+\s*)?(\w+|\([^()]*\))|dashed\s+(evenly|withdots)|withpen\s+pencircle\s+scaled\s+([\d.]+)/g,
    ),
  ]
    .map(([, color, dash, width]) => {
      if (width !== undefined) return `line width=${width}`;
      if (color !== undefined) return `color=${color}`;
      return dash === 'evenly' ? 'dashed' : 'dotted';
    })
    .join(',');

/** A path of MetaPost: lines, or `fullcircle scaled 2cm shifted (1cm, 1cm)`, whose size is its diameter. */
function metaPost(path: string, looks: string, isFilled: boolean): Habit | undefined {
  const [, kind, size = '', place = '(0, 0)'] =
    /^(fullcircle|unitsquare)\s+scaled\s+\(?([\d.]+)\)?(?:\s+shifted\s+(\w+|\([^()]*\)))?$/.exec(path) ?? [];
  const options = optionsOf(looks);
  if (kind === 'fullcircle') return pathHabit(`${place} circle (${Number(size) / 2})`, options, isFilled);
  if (kind === undefined) return pathHabit(path, options, isFilled);
  return write(
    `q: Square(${place}, ${place} + (${size}, 0))${blockOf(looksOfOptions(isFilled ? options.replace(/\bcolor=/, 'fill=') : options))}`,
  );
}

/** PSTricks, MetaPost, plots of pgfplots, and what Desmos says behind a point or a number. */
export const drawingHabits: readonly HabitEntry[] = [
  // `M: Point($(A)!0.5!(B)$)`, of which the coordinates are those of TikZ.
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(?:Point\s*)?\(?\s*(\$\([^$"]*\)\$)\s*\)?(\s*["{].*)?`,
    ([, head, inner = '', tail = '']) => {
      const place = calculated(inner);
      return place === undefined ? undefined : write(`${head}${place}${tail}`);
    },
  ),
  entry(
    String.raw`\\(?:ps(line|polygon|frame|circle|ellipse|arc|curve|bezier|wedge|dots?|axes|grid|plot)|(qdisk|qline))(\*?)\s*(?:\[([^\]]*)\])?\s*([{(].*)?`,
    ([, command = 'line', plain, star, options = '', rest = '']) =>
      plain === 'qdisk'
        ? pathHabit(`${placesIn(rest)[0]} circle (${/\{([\d.]+)/.exec(rest)?.[1]})`, '', true)
        : psTricks(command, options, rest, star === '*'),
  ),
  entry(
    String.raw`\\(?:[ru]put|cput|psText)\*?\s*(?:\[[^\]]*\])?\s*(?:\{[^{}]*\}\s*)?(?:\[[^\]]*\])?\s*(\(\s*<NUMBER>\s*,\s*<NUMBER>\s*\))\s*\{((?:[^{}]|\{[^{}]*\})*)\}`,
    ([, place = '', words = '']) => textAt(words, place),
  ),
  entry(String.raw`\\psset\b.*`, () => advise('take the line away: looks stand in braces after a definition')),
  // pgfplots
  entry(
    String.raw`\\addplot(3?)\+?\s*(?:\[([^\]]*)\])?\s*(?:(?:coordinates|table(?:\s*\[[^\]]*\])?)\s*\{([^{}]*)\}|\{((?:[^{}]|\{[^{}]*\})*)\}|\((.*)\))\s*(?:\\closedcycle)?\s*(?:node\s*(?:\[[^\]]*\])?\s*\{\$?((?:[^{}$]|\{[^{}]*\})*)\$?\})?`,
    ([line = '', space, options = '', coordinates, formula = '', pair, words], { text }) => {
      const label = words === undefined ? '' : ` "${words}"`;
      const style = blockOf(looksOfOptions(options));
      if (space === '3')
        return coordinates === undefined && pair === undefined
          ? write(`f: z = ${formula.replace(/\\([xy])\b/g, '$1')}`, ', on a slide with a camera statement')
          : undefined;
      if (pair !== undefined)
        return pathHabit(
          `plot (${pair.replace(/(?<![\\a-z])[xt](?![a-z(])/g, '\\t')})`,
          `${options},variable=\\t`,
          false,
        );
      if (
        coordinates !== undefined &&
        /\bybar\b/.test(options + (/\\begin\{axis\}\s*\[[^\]]*/.exec(text)?.[0] ?? ''))
      ) {
        const bars = [...coordinates.matchAll(/\(\s*([^(),]+?)\s*,\s*([^(),]+?)\s*\)/g)];
        const isNumber = bars.every(([, at = '']) => /^-?[\d.]+$/.test(at));
        const at = bars.map(([, each]) => (isNumber ? each : JSON.stringify(each)));
        return write(
          `b: BarChart([${at.join(', ')}], [${bars.map(([, , height]) => height).join(', ')}])${style}${label}`,
        );
      }
      if (coordinates !== undefined) {
        const places = coordinates.includes('(')
          ? placesIn(coordinates)
          : [...coordinates.matchAll(/(-?[\d.]+)[ \t]+(-?[\d.]+)/g)].map(([, x, y]) => `(${x}, ${y})`);
        if (places.length === 1) return write(`A: Point${places[0]}${style}`);
        if (places.length === 0) return undefined;
        const marker = /\bmark\s*=\s*([\w*+]+)/.exec(options)?.[1];
        const looks = [...looksOfOptions(options), ...(marker === undefined ? [] : markerLooks(marker))];
        return /only marks|scatter/.test(options)
          ? write(`L: [${places.join(', ')}]${blockOf(looks)}`)
          : dataLines(places, looks, label, marker !== undefined && marker !== 'none');
      }
      const [, from, to] = /domain\s*=\s*([^:,]+):([^:,]+)/.exec(options) ?? [];
      const source = formula
        .replaceAll('\\x', 'x')
        .replace(/deg\(\s*x\s*\)/g, 'x')
        .trim();
      if (from !== undefined && (/\\closedcycle/.test(line) || /\bfill\b/.test(options)))
        return write(`a: Integral(${source}, ${from}, ${to})${style}${label}`);
      return write(`f: ${from === undefined ? `y = ${source}` : `Curve(${source}, ${from}, ${to})`}${style}${label}`);
    },
  ),
  // MetaPost
  entry(
    String.raw`(draw|fill|filldraw|drawarrow|drawdblarrow)\s+((?:\(|z?\w+\s*(?:\{[^{}]*\}\s*)?(?:--|\.\.)|fullcircle|unitsquare)[^"]*?)((?:\s+(?:withcolor|dashed|withpen)\s.*)?)`,
    ([, word = '', path = '', looks = '']) => {
      const plain = without('(?:cm|mm|pt|in|u)', path.replace(/\*\s*(?:cm|mm|u)\b/g, ''));
      const arrow = word === 'drawarrow' ? '->' : word === 'drawdblarrow' ? '<->' : '';
      return arrow === ''
        ? metaPost(plain, looks, word.startsWith('fill'))
        : pathHabit(plain, [arrow, optionsOf(looks)].filter(Boolean).join(','), false);
    },
  ),
  entry(
    String.raw`(?:dotlabel|label|thelabel)(?:\.(\w+))?\s*\(\s*(?:btex\s+([^"]*?)\s+etex|"([^"]*)")\s*,\s*(\w+|\([^()]*\))\s*\)`,
    ([, side = '', set, typed, place = '']) =>
      /^[A-Z]\w*$/.test(place)
        ? writeBehind(place, `"${(set ?? typed ?? '').replaceAll('$', '')}"${offsetsOf(SIDES[side] ?? '')}`)
        : textAt(set ?? typed ?? '', without('(?:cm|mm|u)', place)),
  ),
  // A share of the way from one point to another.
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(0?\.\d+|1\/\d)\s*\[\s*([A-Za-z]\w*)\s*,\s*([A-Za-z]\w*)\s*\]`,
    ([, name, share, from, to], { defines }) =>
      defines(from!) && defines(to!) && /^[A-Zz]/.test(from!)
        ? write(`${name}: ${from} + ${share} (${to} - ${from})`)
        : undefined,
  ),
  entry(String.raw`(?:beginfig\s*\(.*\)|endfig|end|bye|pickup\s.*)`, () =>
    advise('take the line away: a figure has definitions, and no commands'),
  ),
  // Manim
  entry(
    String.raw`(<NAME>)\s*[:=]\s*Dot\s*\(\s*(?:point\s*=\s*)?\[\s*(<NUMBER>)\s*,\s*(<NUMBER>)\s*(?:,\s*<NUMBER>\s*)?\](?:.*?color\s*=\s*(\w+))?.*\)`,
    ([, name, x, y, color]) =>
      write(
        `${name}: Point(${x}, ${y})${color === undefined ? '' : ` {color: ${color.split('_')[0]!.toLowerCase()}}`}`,
      ),
  ),
  // Desmos
  entry(
    String.raw`(?:(<NAME>)\s*:\s*)?r\s*=\s*([^={}"]*)\{\s*(<VALUE>)\s*(?:<=?|≤)\s*θ\s*(?:<=?|≤)\s*(<VALUE>)\s*\}`,
    ([, name = 'c', formula = '', from, to]) => write(`${name}: PolarCurve(${formula.trim()}, ${from}, ${to})`),
  ),
  entry(String.raw`\(\s*1\s*-\s*t\s*\)\s*(\([^()]*\)|[A-Z]\w*)\s*\+\s*t\s*(\([^()]*\)|[A-Z]\w*)`, ([, from, to]) =>
    write(`s: Segment(${from}, ${to})`),
  ),
  entry(String.raw`\(\s*[^()=,]+,[^()=,]+\)(?:\s*,\s*\(\s*[^()=,]+,[^()=,]+\))+`, ([list]) => write(`L: [${list}]`)),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(\(\s*[^()",:]+,[^()",:]+\))\s*,?\s*label\s*[:=]?\s*["'\x60“]?([^"'\x60“”{}]+?)["'\x60”]?`,
    ([, name = 'A', place, words]) => write(`${name}: Point${place} "${words}"`),
    'iu',
  ),
  entry(
    String.raw`([a-z]\w*)\s*=\s*(<NUMBER>)\s*,?\s*(?:slider\s*:?\s*)?\[\s*(<NUMBER>)\s*(?:,|\.\.\.?)\s*(<NUMBER>)\s*\]`,
    ([, name, value, min, max]) => write(`slider ${name}: ${min} .. ${max} = ${value}`),
  ),
];
