/** What kind of style a block holds, as the table of styles names it. */
export type StyleKind =
  | 'object'
  | 'label'
  | 'text'
  | 'slider'
  | 'button'
  | 'image'
  | 'axis'
  | 'grid'
  | 'background'
  | 'numbers';

/** A call that the cursor is in. */
export interface OpenCall {
  readonly name: string;
  /** The number of the argument, from 0. */
  readonly argument: number;
  readonly from: number;
}

/** What stands, or could be written, at a place of a text. `from` is where the word before the place begins. */
export type Place = { readonly from: number } & (
  | { readonly kind: 'expression'; readonly call?: OpenCall /** What stands before a dot. */; readonly object?: string }
  | { readonly kind: 'key'; readonly style: StyleKind /** Within quotes. */; readonly isQuoted?: true }
  | { readonly kind: 'value'; readonly style: StyleKind; readonly key: string; readonly isQuoted?: true }
  /** The begin of a statement. */
  | { readonly kind: 'word' }
  /** A type of objects after `style`. */
  | { readonly kind: 'type' }
  | { readonly kind: 'none' }
);

interface Open {
  readonly sign: '(' | '[' | '{' | '"' | '{{';
  readonly at: number;
  /** Of a call. */
  readonly name: string;
  commas: number;
  /** Of a block: the key whose value is written. */
  key: string | undefined;
}

interface Scan {
  readonly open: Open[];
  statement: number;
  /** Whether the colon after the name has come. */
  isDefined: boolean;
  /** Strings and blocks of the statement that are closed. */
  labels: number;
  blocks: number;
  isComment: boolean;
}

/** Characters before a place that are looked at. */
const REACH = 20_000;

const BEGINS_DEFINITION = /[ \t]*(?:\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*|`[^`\n]*`)[ \t]*:(?!=)/uy;
const WORD_BEFORE = /[\p{L}_#][\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*$/u;
const NAME_BEFORE = /\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*$/u;

/** The place in a figure text; what stands after it does not count, so that half a line is understood. */
export function placeIn(text: string, at: number): Place {
  const slide = text.lastIndexOf('\n---', at - 1);
  const reach = text.indexOf('\n', Math.max(0, at - REACH));
  const begin = Math.max(0, slide, at > REACH && reach >= 0 && reach < at ? reach : 0);
  return placeOf(text, at, scan(text, begin, at));
}

/** The place in an expression that begins at `start`. */
export function placeInExpression(text: string, start: number, at: number): Place {
  return placeOf(text, at, scan(text, start, at, true));
}

function scan(text: string, begin: number, at: number, isExpression = false): Scan {
  const state: Scan = { open: [], statement: begin, isDefined: isExpression, labels: 0, blocks: 0, isComment: false };
  const { open } = state;
  for (let i = begin; i < at; i += 1) {
    const sign = text[i]!;
    const top = open.at(-1);
    if (top?.sign === '"') {
      if (sign === '\\') i += 1;
      else if (text.startsWith('{{', i)) push('{{', i++);
      else if (sign === '"') {
        open.pop();
        if (open.length === 0) state.labels += 1;
      }
      continue;
    }
    if (text.startsWith('}}', i) && open.findLast(({ sign: each }) => each === '{{' || each === '{')?.sign === '{{') {
      while (open.pop()?.sign !== '{{');
      i += 1;
    } else if (text.startsWith('--', i)) {
      const end = text.indexOf('\n', i);
      state.isComment = end < 0 || end >= at;
      i = state.isComment ? at : end - 1;
    } else if (sign === '\n' && !isExpression) newLine(i);
    else if (sign === '"' || sign === '(' || sign === '[' || sign === '{') push(sign, i);
    else if (sign === ')' || sign === ']' || sign === '}') {
      if (open.pop()?.sign === '{' && open.length === 0) state.blocks += 1;
    } else if (sign === ',' && top) {
      top.commas += 1;
      top.key = undefined;
    } else if (sign === ':' && top?.sign === '{') top.key = /[\w$.]+(?="?\s*$)/.exec(text.slice(top.at, i))?.[0];
    else if (sign === ':' && open.length === 0) state.isDefined = true;
  }
  return state;

  function push(sign: Open['sign'], i: number): void {
    const name = sign === '(' ? (NAME_BEFORE.exec(text.slice(Math.max(begin, i - 60), i))?.[0] ?? '') : '';
    open.push({ sign, at: i, name, commas: 0, key: undefined });
  }

  function newLine(i: number): void {
    BEGINS_DEFINITION.lastIndex = i + 1;
    const isNew = open.length === 0 || (!open.some(({ sign }) => sign === '{') && BEGINS_DEFINITION.test(text));
    if (!isNew) return;
    open.length = 0;
    Object.assign(state, { statement: i + 1, isDefined: false, labels: 0, blocks: 0 });
  }
}

function placeOf(text: string, at: number, { open, statement, isDefined, labels, blocks, isComment }: Scan): Place {
  const written = text.slice(statement, at);
  const from = at - (WORD_BEFORE.exec(written)?.[0].length ?? 0);
  const top = open.at(-1);
  if (isComment || top?.sign === '"') return { kind: 'none', from };
  if (top?.sign === '{') {
    const style = styleOf(written, labels, blocks);
    if (style === undefined) return { kind: 'none', from };
    return top.key === undefined ? { kind: 'key', from, style } : { kind: 'value', from, style, key: top.key };
  }
  const head = text.slice(statement, from).trim();
  if (open.length === 0 && !isDefined) {
    if (head === '') return { kind: 'word', from };
    if (/^style\b/.test(head)) return { kind: 'type', from };
    return { kind: 'none', from };
  }
  const before = text.slice(statement, from);
  const object = /(?<!\.)\.$/.test(before) ? NAME_BEFORE.exec(before.slice(0, -1))?.[0] : undefined;
  const call = open.findLast(({ sign }) => sign === '(');
  return {
    kind: 'expression',
    from,
    ...(object !== undefined && { object }),
    ...(call &&
      call.name !== '' && { call: { name: call.name, argument: call.commas, from: call.at - call.name.length } }),
  };
}

const STYLE_OF_WORD: Readonly<Record<string, StyleKind>> = {
  text: 'text',
  slider: 'slider',
  button: 'button',
  image: 'image',
  axes: 'axis',
  xaxis: 'axis',
  yaxis: 'axis',
  zaxis: 'axis',
  grid: 'grid',
  background: 'background',
  numbers: 'numbers',
};

function styleOf(statement: string, labels: number, blocks: number): StyleKind | undefined {
  const words = /^\s*([\p{L}]+)(?!\p{L}*\s*:)\s*([\p{L}]*)[^{]*?(label)?\s*\{/u.exec(statement);
  const [, word = '', second = '', label] = words ?? [];
  if (word === 'style') return label === undefined ? (STYLE_OF_WORD[second] ?? 'object') : 'label';
  if (word === 'camera' || word === 'layers' || word === 'extra' || word === 'definition') return undefined;
  return STYLE_OF_WORD[word] ?? (labels + blocks > 0 ? 'label' : 'object');
}
