import { constructorMeant } from '@geoslide/geometry';
import { splitArguments, unquoted } from './arguments.js';
import { advise, type Habit, write, writeEach } from './habit.js';
import { templateOf } from './notations/joined-text.js';
import { blockFor, blockOf, markerLooks, textAt } from './notations/options.js';
import { lookOf } from './properties.js';
import { viewLine } from './view-meant.js';

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
  nonreflexangle: 'Angle',
  conic: 'Conic',
};

/** What an element that a script of JSXGraph creates is here: `board.create('point', [1, 2], {name: 'A'})`. */
export function elementOf(name: string | undefined, call: string, text = ''): Habit | undefined {
  const [, box] = /\.initBoard\(.*\bboundingbox\s*:\s*\[([^\]]*)\]/i.exec(call) ?? [];
  if (box !== undefined) {
    const [left, top, right, bottom] = splitArguments(box);
    if (bottom === undefined) return undefined;
    const isOn = (key: string) => new RegExp(`\\b${key}\\s*:\\s*(?:true|\\{)`).test(call);
    const lines = [
      viewLine(left, right, bottom, top),
      ...(isOn('axis') ? [] : ['axes off']),
      ...(isOn('grid') ? ['grid on'] : []),
    ];
    return lines.length === 1 ? write(lines[0]!) : writeEach(lines);
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
  const [, backdrop] = /\.create\(\s*['"](grid|axis)['"]/.exec(call) ?? [];
  if (backdrop !== undefined) return write(backdrop === 'grid' ? 'grid on' : 'axes on');
  const [, type = '', rest = ''] = /\.create\(\s*['"](\w+)['"]\s*,\s*\[(.*)$/s.exec(call) ?? [];
  const end = closing(rest);
  if (end === undefined) return undefined;
  const parents = splitArguments(rest.slice(0, end)).map(parentOf);
  const label = plainLabel(/\bname\s*:\s*(['"])(.*?)\1/.exec(rest.slice(end))?.[2]);
  const own = name ?? (label !== undefined && /^[A-Za-z]\w*$/.test(label) ? label : undefined);
  const shown = label === undefined ? '' : ` "${label}"`;
  const [first = '', second = '', third = ''] = parents;
  const all = looksIn(rest.slice(end));
  const looks = blockOf(all);
  switch (type) {
    case 'functiongraph':
    case 'plot':
      return write(
        `${own ?? 'f'}: ${parents.length < 3 ? `y = ${first}` : `Curve(${first}, ${second}, ${third})`}${looks}`,
      );
    case 'inequality': {
      const isAbove = /inverse\s*:\s*true/.test(rest.slice(end));
      return write(`${own ?? 'r'}: y ${isAbove ? '≥' : '≤'} ${first}(x)${looks}`);
    }
    case 'curve':
      return write(`${own ?? 'f'}: Curve(${parents.join(', ')})${looks}`);
    case 'text':
      return textAt(wordsOf(third), `(${first}, ${second})`, looksIn(rest.slice(end), 'label'), name);
    case 'glider':
      return parents.length < 3
        ? write(`${own ?? 'P'}: Point(${first}, ?:=0.5)${shown}${looks}`)
        : write(
            `${own ?? 'P'}: Closest(${third}, (${first}, ${second}))${looks}${shown}`,
            `, or ${own ?? 'P'}: Point(${third}, ?:=0.5)${looks}${shown} for a point that moves on it`,
          );
    case 'riemannsum': {
      const [f, n, kind = 'left', from, to] = parents;
      return write(`${own ?? 'r'}: RiemannSum(${f}, ${from}, ${to}, ${n}, "${kind}")${looks}`);
    }
    case 'integral': {
      const [, from, to] = /^\(\s*([^(),]+?)\s*,\s*([^(),]+?)\s*\)$/.exec(first) ?? [];
      return to === undefined ? undefined : write(`${own ?? 'i'}: Integral(${second}, ${from}, ${to})${looks}`);
    }
    // A tangent at a glider is one of its curve, which the call does not name.
    case 'tangent':
      if (parents.length === 1) {
        const curve = new RegExp(
          `(?<!\\w)${first}\\s*=\\s*\\w+\\.create\\(\\s*['"]glider['"]\\s*,\\s*\\[(?:[^\\[\\]]*,)?\\s*(\\w+)\\s*\\]`,
        ).exec(text)?.[1];
        return curve === undefined
          ? advise(`write ${own ?? 't'}: Tangent(c, ${first}), with the curve that ${first} lies on in place of c`)
          : write(`${own ?? 't'}: Tangent(${curve}, ${first})${looks}`);
      }
      return write(`${own ?? 't'}: Tangent(${parents.join(', ')})${looks}`);
    case 'slider': {
      const [min, value, max] = third.replace(/[()[\]\s]/g, '').split(',');
      const [, x, y] = /^\(\s*([-\d.]+)\s*,\s*([-\d.]+)\s*\)$/.exec(first) ?? [];
      const place = x === undefined ? '' : ` {offsetX: ${x}, offsetY: ${y}}`;
      const step = /snapWidth\s*:\s*([\d.]+)/.exec(rest)?.[1];
      return write(
        `slider ${own ?? 'a'}: ${min} .. ${max}${step === undefined ? '' : ` step ${step}`} = ${value}${place}`,
      );
    }
    // The points are counted from 0 there.
    case 'intersection':
      return write(
        `${own ?? 'P'}: Intersect(${first}, ${second}${/^\d+$/.test(third) ? `, ${Number(third) + 1}` : ''})${shown}`,
      );
    // They run counterclockwise from the second point; those of the language clockwise.
    case 'arc':
    case 'sector':
      return write(`${own ?? type[0]}: ${type === 'arc' ? 'Arc' : 'Sector'}(${first}, ${third}, ${second})${looks}`);
    default: {
      const named = Object.hasOwn(ELEMENTS, type) ? ELEMENTS[type] : constructorMeant(type);
      if (named === undefined) return undefined;
      const { made, args } = withEnds(named, parents, rest.slice(end));
      const id = own ?? (made === 'Point' ? 'A' : made[0]!.toLowerCase());
      const source = `${id}: ${made}(${args.join(', ')})`;
      return write(`${source}${blockFor(source, all)}${isShown(made, rest.slice(end)) ? shown : ''}`);
    }
  }
}

/** `\\alpha` for the entity that HTML has for a letter; what has no plain name is no label. */
function plainLabel(label: string | undefined): string | undefined {
  const letter = /^&(\w+);$/.exec(label ?? '')?.[1];
  const plain = letter === undefined ? label : `\\${letter}`;
  return plain === '' ? undefined : plain;
}

/** The words of a text, which a function of JavaScript may join: `'a = ' + a.toFixed(2)`. */
function wordsOf(words: string): string {
  const joined = /^'[^']*'\s*\+|\+\s*'[^']*'$/.test(words)
    ? words.replaceAll("'", '"').replace(/\.toFixed\(\d*\)/g, '')
    : '';
  const template = /^`(.*)`$/.exec(words)?.[1]?.replace(/\$\{([^{}]*?)(?:\.toFixed\(\d*\))?\}/g, '{{$1}}');
  if (template !== undefined) return template;
  const plain = words.replace(/<br\s*\/?>/g, '\\n').replace(/<\/?[a-z]+[^<>]*>/g, '');
  return templateOf(joined) ?? formulasIn(plain);
}

/** Words with `$x^2$` for `\\(x^2\\)`, as MathJax has it. */
const formulasIn = (words: string): string => words.replace(/\\{1,2}[()[\]]/g, '$').replace(/\\\\/g, '\\');

/** Points and angles show their names there, others where they are told to. */
const isShown = (made: string, attributes: string): boolean =>
  /^(?:Point|Angle|Midpoint|Intersect|OtherIntersection|Foot|Reflect)$|(?:Point|[cC]enter)$/.test(made) ||
  /withLabel\s*:\s*true/.test(attributes);

/** A line that ends at its points is a segment or a ray. */
function withEnds(
  made: string,
  args: readonly string[],
  attributes: string,
): { readonly made: string; readonly args: readonly string[] } {
  const ends = (key: string) => new RegExp(`${key}\\s*:\\s*false`).test(attributes);
  const [first, last] = [ends('straightFirst'), ends('straightLast')];
  if (made !== 'Line' || args.length !== 2 || !(first || last)) return { made, args };
  if (first && last) return { made: 'Segment', args };
  return { made: 'Ray', args: first ? args : args.toReversed() };
}

/** The attributes of an element that are looks here. */
function looksIn(attributes: string, kind: 'object' | 'label' = 'object'): readonly string[] {
  const inner = /^[^{]*\{(.*)\}[^{}]*$/s.exec(attributes)?.[1] ?? '';
  return splitArguments(inner).flatMap((pair) => {
    const [, key = '', value = ''] = /^["']?(\w+)["']?\s*:\s*(.+)$/s.exec(pair) ?? [];
    if (/^(?:name|withLabel|fixed|straight\w+|snap\w*|highlight\w*|radius|layer)$/.test(key)) return [];
    if (key === 'borders') return looksIn(value, kind);
    if (key === 'face') return markerLooks(unquoted(value));
    if (key === 'dash') return value === '0' ? [] : ['lineDash: dashed'];
    return lookOf(key, unquoted(value), kind) ?? [];
  });
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
  const plain = (body ?? unquoted(parent))
    .replace(/\.([XYZ])\(\)/g, (_, axis: string) => `.${axis.toLowerCase()}`)
    .replace(/\.Value\(\)/g, '')
    .replace(/Math\.pow\(\s*([^(),]+?)\s*,\s*([^(),]+?)\s*\)/g, '($1)^($2)')
    .replace(/Math\.(?=\w)/g, '')
    .replace(/\bPI\b/g, 'π');
  const pair = /^\[([^[\]]*,[^[\]]*)\]$/.exec(plain)?.[1];
  return pair === undefined ? plain : `(${pair.trim()})`;
}
