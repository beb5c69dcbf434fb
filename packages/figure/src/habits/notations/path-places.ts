import { constructorMeant } from '@geoslide/geometry';

/** A path whose places are names or plain pairs, and what puts the others into a source that is made of it. */
interface PlainPlaces {
  readonly text: string;
  readonly restore: (source: string) => string;
}

const NUMBER = String.raw`-?(?:\d+(?:\.\d+)?|\.\d+)`;

/** `1 + 2` of two numbers as their sum, of others as it stands. */
const sumOf = (a: string, b: string): string =>
  [a, b].every((each) => /^-?[\d.]+$/.test(each)) ? String(Number((Number(a) + Number(b)).toFixed(6))) : `${a} + ${b}`;

/** The two coordinates of `(1, 2)`; undefined for another place. */
function pairOf(place: string): readonly [string, string] | undefined {
  const [, x, y] = /^\(\s*([^(),]+?)\s*,\s*([^(),]+?)\s*\)$/.exec(place) ?? [];
  return x === undefined || y === undefined ? undefined : [x, y];
}

/** The place a step away from another. */
function stepped(from: string, step: string): string {
  const [a, b] = [pairOf(from), pairOf(step)];
  return a === undefined || b === undefined ? `${from} + ${step}` : `(${sumOf(a[0], b[0])}, ${sumOf(a[1], b[1])})`;
}

/** A name or a pair, with brackets or without. */
const END = String.raw`\(?(?:\w+|${NUMBER}\s*,\s*${NUMBER})\)?`;

/** A place that TikZ calculates: `$(A)!0.5!(B)$`, `$(A)!(C)!(B)$`, `$(A)!1!90:(B)$`, `$(A) + (1, 0)$`, `A |- B`. */
export function calculated(inner: string): string | undefined {
  const [, from, share, turn, to] =
    /^\$\s*\((\w+)\)\s*!\s*([^!]+?)\s*!\s*(?:([^:!()]+):\s*)?\((\w+)\)\s*\$$/.exec(inner) ?? [];
  if (from !== undefined && share !== undefined) {
    const projected = /^\((\w+)\)$/.exec(share)?.[1];
    if (projected !== undefined) return `Foot(${projected}, Line(${from}, ${to}))`;
    const end = turn === undefined ? to : `Rotate(${to}, ${turn}°, ${from})`;
    if (/^[\d.]+\s*(?:cm|pt|mm)$/.test(share)) return undefined;
    if (Number(share) === 1) return end;
    return Number(share) === 0.5 && turn === undefined
      ? `Midpoint(${from}, ${to})`
      : `${from} + ${share} (${end} - ${from})`;
  }
  const [, sum] = /^\$(.*)\$$/.exec(inner) ?? [];
  if (sum !== undefined) return sum.includes('!') ? undefined : sum.replace(/\((\w+)\)/g, '$1').trim();
  const [, left = '', sign, right = ''] = new RegExp(`^(${END})\\s*(\\|-|-\\|)\\s*(${END})$`).exec(inner) ?? [];
  if (sign === undefined) return undefined;
  const part = (place: string, i: 0 | 1) =>
    pairOf(`(${place.replace(/[()]/g, '')})`)?.[i] ?? `${place.replace(/[()]/g, '')}.${'xy'[i]}`;
  return sign === '|-' ? `(${part(left, 0)}, ${part(right, 1)})` : `(${part(right, 0)}, ${part(left, 1)})`;
}

/** `(2; 30°)` for `30:2`, an angle and a distance from the origin. */
const polar = (place: string): string =>
  place.replace(
    new RegExp(`^\\(\\s*(${NUMBER}|\\w+)\\s*:\\s*(${NUMBER}|\\w+)\\s*\\)$`),
    (_, angle: string, distance: string) => `(${distance}; ${angle}°)`,
  );

/** Points of print in a centimetre. */
const PT = 28.45;

/** Words of a path that are no calls. */
const PATH_WORDS = /^(?:circle|ellipse|arc|and|controls|rectangle|grid|plot|node|to|coordinate|cycle)$/;

/** Where the bracket that a text begins with is closed, exclusive. */
function closing(text: string): number {
  let open = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') open += 1;
    if (text[at] === ')') open -= 1;
    if (open === 0) return at + 1;
  }
  return text.length;
}

/** Makes places that are polar, calculated or steps from the one before plain ones. */
export function plainPlaces(path: string): PlainPlaces {
  const own = new Map<string, string>();
  const kept = (expression: string): string => {
    if (/^\([^();:$]*\)$/.test(expression) || /^\w+$/.test(expression)) return expression;
    const name = `Place${own.size}_`;
    own.set(name, expression);
    return name;
  };
  const plain = path
    .replace(/(?<=\d)\s*cm\b/g, '')
    .replace(/(?<=,\s*-?)([\d.]+)\s*(pt|mm)\b|([\d.]+)\s*(pt|mm)(?=\s*,)/g, (_, a, of, b, other) =>
      String(Number(((a ?? b) / ((of ?? other) === 'mm' ? 10 : PT)).toFixed(3))),
    );
  let text = '';
  let last = '';
  for (let at = 0; at < plain.length; ) {
    const call = /^(\p{L}\w*)(?=\()/u.exec(/[\p{L}\w\\]$/u.test(text) ? '' : plain.slice(at))?.[1];
    const type = call === undefined || PATH_WORDS.test(call) ? undefined : constructorMeant(call);
    if (call !== undefined && type !== undefined) {
      const end = at + call.length + closing(plain.slice(at + call.length));
      const args = plain.slice(at + call.length + 1, end - 1).split(/\s*(?:--|,)\s*/);
      last = kept(`${type}(${args.join(', ')})`);
      text += last;
      at = end;
      continue;
    }
    const [sign = ''] = /^(?:\+{1,2}\s*)?(?=\()/.exec(plain.slice(at)) ?? [undefined];
    const isPlace = /^(?:\+{1,2}\s*)?\(/.test(plain.slice(at)) && !/(?:circle|ellipse|arc|and)\s*$/.test(text);
    if (!isPlace) {
      text += plain[at];
      at += 1;
      continue;
    }
    const start = at + sign.length;
    const end = start + closing(plain.slice(start));
    const typed = plain.slice(start, end);
    const place = calculated(typed.slice(1, -1).trim()) ?? polar(typed);
    const from = own.get(last) ?? (/^\(\w+\)$/.test(last) ? last.slice(1, -1) : last);
    const reached = sign === '' || from === '' ? place : stepped(from, place);
    const written = kept(reached);
    text += written;
    if (sign.trim() !== '+') last = written;
    at = end;
  }
  return {
    text,
    restore: (source) => source.replace(/Place\d+_/g, (name) => own.get(name) ?? name),
  };
}

/** One place as an expression; undefined for more than one. */
export function placeMeant(place: string): string | undefined {
  const { text, restore } = plainPlaces(place.trim());
  const own = restore(text);
  return /^(?:\([^()]*\)|\w+)$/.test(text) ? own : undefined;
}
