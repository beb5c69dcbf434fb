import { constructors } from '@geoslide/geometry';

/** The place of the bracket that closes one before the text; its length where there is none. */
export function closingBracket(text: string): number {
  let open = 1;
  for (const { 0: sign, index } of text.matchAll(/"[^"]*"|[()]/g)) {
    open += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (open === 0) return index;
  }
  return text.length;
}

/** The parts of a text between the commas (or semicolons) outside its brackets and strings. */
export function splitArguments(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || (sign === "'" && !/(?<!(?<![\p{L}\d])[rfb])(?<=[\p{L}\d])$/u.test(text.slice(0, at))))
      quote = sign;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    else if (depth === 0 && (sign === ',' || sign === ';')) {
      parts.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  parts.push(text.slice(start).trim());
  return parts;
}

/** What people call a parameter in short. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  r: 'radius',
  rad: 'radius',
  radius: 'radius',
  rayon: 'radius',
  radio: 'radius',
  c: 'center',
  m: 'center',
  centre: 'center',
  center: 'center',
  mittelpunkt: 'center',
};

/** What stands in a call, with its name. */
export interface NamedArgument {
  /** Empty for one without a name. */
  readonly name: string;
  readonly value: string;
}

/**
 * Arguments in the order of the form that has parameters of these names, the first two numbers as a place where a form
 * takes one; undefined where there is none.
 */
export function inNamedOrder(type: string, args: readonly NamedArgument[]): readonly string[] | undefined {
  const own = args.map(({ name, value }) => ({
    name: SHORT_NAMES[name.toLowerCase()] ?? name,
    // A place would be another point of the line.
    value: name.toLowerCase() === 'direction' && /^\([^()]*\)$/.test(value) ? `Vector${value}` : value,
  }));
  const all = constructors.filter(({ name }) => name === type);
  const ofPlane = all.filter(({ group }) => group !== 'space');
  for (const { signatures } of ofPlane.length > 0 ? ofPlane : all) {
    for (const { parameters } of signatures) {
      const names = parameters.map((parameter) => parameter.name);
      if (names.length !== own.length || !own.every(({ name }) => name === '' || names.includes(name))) continue;
      const rest = own.filter(({ name }) => name === '').values();
      const values = names.map((name) => (own.find((arg) => arg.name === name) ?? rest.next().value)!.value);
      // A point is no number.
      if (values.some((value, i) => String(parameters[i]?.type) === 'Number' && /^[A-Z]\d*$/.test(value))) continue;
      return values;
    }
  }
  const first = own.findIndex((arg, i) =>
    [arg, own[i + 1]].every((each) => each?.name === '' && /^[-+]?[\d.]+$/.test(each.value)),
  );
  if (first < 0) return undefined;
  const place = { name: '', value: `(${own[first]!.value}, ${own[first + 1]!.value})` };
  return inNamedOrder(type, [...own.slice(0, first), place, ...own.slice(first + 2)]);
}

/** A text without the quotes around it. */
export function unquoted(text: string): string {
  const plain = text.replace(/^[rfb](?=["'])/, '');
  return /^(["']).*\1$/s.test(plain) ? plain.slice(1, -1) : text;
}

/** `if(a > 0, a, -a)` for `a > 0 ? a : -a`, also within the brackets of a call; undefined for what has no such part. */
export function withIf(source: string): string | undefined {
  let own = source;
  for (let at = own.lastIndexOf('?'); at >= 0; at = own.lastIndexOf('?')) {
    const [start, colon] = [edgeFrom(own, at, -1, ',:?'), edgeFrom(own, at, 1, ':')];
    if (own[colon] !== ':') return undefined;
    const end = edgeFrom(own, colon, 1, ',:');
    const parts = [own.slice(start + 1, at), own.slice(at + 1, colon), own.slice(colon + 1, end)];
    if (parts.some((part) => part.trim() === '')) return undefined;
    const blank = /^\s*/.exec(parts[0]!)![0];
    own = `${own.slice(0, start + 1)}${blank}if(${parts.map((part) => part.trim()).join(', ')})${own.slice(end)}`;
  }
  return own === source ? undefined : own;
}

/** Where, from a place on, one of the signs or the bracket around the place stands first; the text's end else. */
function edgeFrom(text: string, place: number, step: 1 | -1, signs: string): number {
  let depth = 0;
  let at = place + step;
  for (; at >= 0 && at < text.length; at += step) {
    if (depth === 0 && signs.includes(text[at]!)) break;
    depth += '([{'.includes(text[at]!) ? step : ')]}'.includes(text[at]!) ? -step : 0;
    if (depth < 0) break;
  }
  return at;
}
