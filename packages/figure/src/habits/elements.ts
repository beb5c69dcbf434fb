import { constructorMeant } from '@geoslide/geometry';
import { splitArguments, unquoted } from './arguments.js';
import { type Habit, write, writeEach } from './habit.js';
import { lookOf } from './properties.js';

/** Elements of JSXGraph whose name means another constructor here, or none. */
const ELEMENTS: Readonly<Record<string, string>> = {
  arrow: 'Vector',
  parallel: 'ParallelLine',
  perpendicular: 'PerpLine',
  perpendicularpoint: 'Foot',
  otherintersection: 'OtherIntersection',
  parallelpoint: 'Translate',
  polygonalchain: 'Polyline',
  bisector: 'AngleBisector',
  conic: 'Conic',
};

/** What an element that a script of JSXGraph creates is here: `board.create('point', [1, 2], {name: 'A'})`. */
export function elementOf(name: string | undefined, call: string): Habit | undefined {
  const [, box] = /\.initBoard\(.*\bboundingbox\s*:\s*\[([^\]]*)\]/i.exec(call) ?? [];
  if (box !== undefined) {
    const [left, top, right, bottom] = splitArguments(box);
    return bottom === undefined ? undefined : write(`view ${left} .. ${right}, ${bottom} .. ${top}`);
  }
  const others =
    /^(.*?\.create\(.*?\))\s*[,;]\s*(?:const\s+|let\s+|var\s+)?([A-Za-z]\w*)\s*=\s*(\w+\.create\(.*)$/s.exec(call);
  if (others !== null) {
    const found = [elementOf(name, others[1]!), elementOf(others[2], others[3]!)];
    const definitions = found.flatMap((each) =>
      each !== undefined && 'remedy' in each ? (each.definitions ?? []) : [],
    );
    return definitions.length < 2 ? undefined : writeEach(definitions);
  }
  const [, type = '', rest = ''] = /\.create\(\s*['"](\w+)['"]\s*,\s*\[(.*)$/s.exec(call) ?? [];
  const end = closing(rest);
  if (end === undefined) return undefined;
  const parents = splitArguments(rest.slice(0, end)).map(parentOf);
  const label = /\bname\s*:\s*['"]([^'"]*)['"]/.exec(rest.slice(end))?.[1];
  const own = name ?? (label !== undefined && /^[A-Za-z]\w*$/.test(label) ? label : undefined);
  const shown = label === undefined ? '' : ` ${JSON.stringify(label)}`;
  const [first = '', second = '', third = ''] = parents;
  const looks = looksIn(rest.slice(end));
  switch (type) {
    case 'functiongraph':
    case 'plot':
      return write(`${own ?? 'f'}: ${parents.length < 3 ? `y = ${first}` : `Curve(${first}, ${second}, ${third})`}`);
    case 'curve':
      return write(`${own ?? 'f'}: Curve(${parents.join(', ')})`);
    case 'text':
      return write(`text ${own ?? 't'}: ${JSON.stringify(third)} {at: (${first}, ${second})}`);
    case 'glider':
      return write(`${own ?? 'P'}: Point(${parents.at(-1)}, ?:=0.5)${shown}`);
    case 'slider': {
      const [min, value, max] = third.replace(/[()[\]\s]/g, '').split(',');
      return write(`slider ${own ?? 'a'}: ${min} .. ${max} = ${value}`);
    }
    // The points are counted from 0 there.
    case 'intersection':
      return write(
        `${own ?? 'P'}: Intersect(${first}, ${second}${/^\d+$/.test(third) ? `, ${Number(third) + 1}` : ''})${shown}`,
      );
    // They run counterclockwise from the second point; those of the language clockwise.
    case 'arc':
    case 'sector':
      return write(`${own ?? type[0]}: ${type === 'arc' ? 'Arc' : 'Sector'}(${first}, ${third}, ${second})`);
    default: {
      const made = Object.hasOwn(ELEMENTS, type) ? ELEMENTS[type] : constructorMeant(type);
      if (made === undefined) return undefined;
      const id = own ?? (made === 'Point' ? 'A' : made[0]!.toLowerCase());
      return write(`${id}: ${made}(${parents.join(', ')})${made === 'Point' ? shown : ''}${looks}`);
    }
  }
}

/** The attributes of an element that are looks here. */
function looksIn(attributes: string): string {
  const found = [
    ...attributes.matchAll(/\b(strokeColor|strokeWidth|fillColor|fillOpacity|visible|dash)\s*:\s*['"]?([#\w.]+)['"]?/g),
  ];
  const looks = found.flatMap(([, key = '', value = '']) =>
    key === 'dash' ? (value === '0' ? [] : ['lineDash: dashed']) : (lookOf(key, value) ?? []),
  );
  const own = new Map(looks.flatMap((look) => look.split(', ')).map((look) => [look.split(':')[0], look]));
  return own.size === 0 ? '' : ` {${[...own.values()].join(', ')}}`;
}

/** Where the bracket that is open at the begin of a text is closed. */
function closing(text: string): number | undefined {
  let depth = 1;
  for (let at = 0; at < text.length; at += 1) {
    if ('([{'.includes(text[at]!)) depth += 1;
    if (')]}'.includes(text[at]!)) depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}

/** A name, coordinates or a function of JavaScript as the language has it. */
function parentOf(parent: string): string {
  const body =
    /^function\s*\(\s*\w*\s*\)\s*\{\s*return\s+(.*?);?\s*\}$/.exec(parent)?.[1] ??
    /^\(?\s*\w*\s*\)?\s*=>\s*(.*)$/.exec(parent)?.[1];
  const plain = (body ?? unquoted(parent)).replace(/Math\.(?=\w)/g, '').replace(/\bPI\b/g, 'π');
  const pair = /^\[([^[\]]*,[^[\]]*)\]$/.exec(plain)?.[1];
  return pair === undefined ? plain : `(${pair.trim()})`;
}
