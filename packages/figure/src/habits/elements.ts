import { constructorMeant } from '@geoslide/geometry';
import { splitArguments, unquoted } from './arguments.js';
import { type Habit, write } from './habit.js';

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
  const [, type = '', rest = ''] = /\.create\(\s*['"](\w+)['"]\s*,\s*\[(.*)$/s.exec(call) ?? [];
  const end = closing(rest);
  if (end === undefined) return undefined;
  const parents = splitArguments(rest.slice(0, end)).map(parentOf);
  const label = /\bname\s*:\s*['"]([^'"]*)['"]/.exec(rest.slice(end))?.[1];
  const own = name ?? (label !== undefined && /^[A-Za-z]\w*$/.test(label) ? label : undefined);
  const shown = label === undefined ? '' : ` ${JSON.stringify(label)}`;
  const [first = '', second = '', third = ''] = parents;
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
    // They run counterclockwise from the second point; those of the language clockwise.
    case 'arc':
    case 'sector':
      return write(`${own ?? type[0]}: ${type === 'arc' ? 'Arc' : 'Sector'}(${first}, ${third}, ${second})`);
    default: {
      const made = Object.hasOwn(ELEMENTS, type) ? ELEMENTS[type] : constructorMeant(type);
      if (made === undefined) return undefined;
      const id = own ?? (made === 'Point' ? 'A' : made[0]!.toLowerCase());
      return write(`${id}: ${made}(${parents.join(', ')})${made === 'Point' ? shown : ''}`);
    }
  }
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
