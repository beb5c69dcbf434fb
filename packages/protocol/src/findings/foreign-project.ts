import { isRecord } from '../schema-kit.js';

/** Values that are looked at, and how deep: more is no example of what is meant. */
const MAX_LOOKED = 500;
const MAX_DEPTH = 6;

/** Definitions that a message shows. */
const MAX_SHOWN = 3;

/** A definition that is meant by some object of another format. */
interface Meant {
  readonly id: string;
  readonly source: string;
}

const IDS = ['id', 'name', 'label'];
const SOURCES = ['source', 'expression', 'expr', 'definition', 'formula', 'equation', 'command', 'cmd', 'latex', 'def'];
const TYPES = ['type', 'kind', 'shape', 'class', 'element', 'elType', 'tool'];

/** What a project has beside its objects: numbers in it are no points. */
const BESIDE = /^(?:metadata|uvarMap|styleSheet|camera|viewBounds)$/;

/** What is no argument. */
const LOOKS =
  /^(?:label|style|styles|colou?r|stroke|fill|visible|show|hidden|fixed|width|size|opacity|dash|lineWidth|strokeWidth|attributes|options|properties)$/i;

/**
 * How what a file in another format holds is written in a project, shown with its own objects; undefined where it has
 * none.
 */
export function projectMeant(value: unknown): string | undefined {
  // Slides without their list are told as such, and so are definitions that are wrong one by one.
  const slides = isRecord(value) && 'slides' in value ? [value.slides].flat() : [];
  if (slides.some((slide) => isRecord(slide) && Array.isArray(slide.definitions))) return undefined;
  const inner = wrapped(value);
  if (inner !== undefined) return inner;
  if (isRecord(value) && (isRecord(value.backgroundStyle) || isRecord(value.defaultStyle)))
    return 'is a template, which has styles and no objects: give it beside a project, as --template on the command line, "template" in a request, or the line template "FILE" in a figure text';
  const text = Array.isArray(value) && value.every((line) => typeof line === 'string') ? value.join('\n') : '';
  if (STATEMENT.test(text))
    return `is a list of lines: give one text with \\n between two lines, ${JSON.stringify(shortened(text))}`;
  const found: Meant[] = [];
  look(value, found, { left: MAX_LOOKED }, 0);
  const [first] = found;
  if (first === undefined) return undefined;
  const shown = found.slice(0, MAX_SHOWN);
  const more = found.length > shown.length ? ', …' : '';
  const list = shown.map(({ id, source }) => JSON.stringify({ kind: 'primitive', id, source }));
  const lines = shown.map(({ id, source }) => `${id}: ${source}`).join(', then ');
  const lack = slides.length > 0 ? 'has no definitions as slides have them' : 'is no project, which has slides';
  return `${lack}: write {"metadata": {"version": "11"}, "slides": [{"definitions": [${list.join(', ')}${more}]}]}, or as figure text, in a file that ends in .geoslide, a line for each: ${lines}${more}`;
}

/** Characters of a text that a message shows. */
const MAX_TEXT = 80;

const shortened = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

/** A statement of a figure text. */
const STATEMENT = /^\s*(?:\p{L}[\p{L}\p{N}_']*\s*:\s*(?:\p{Lu}\p{L}*\(|\(|[xy]\s*=)|slider\s|view\s)/mu;

/** A project or a figure text that stands within an object of something else. */
function wrapped(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const around = `without {${JSON.stringify(key)}: …} around it`;
    if (isRecord(inner) && Array.isArray(inner.slides))
      return `is no project, which has slides: give what stands under ${JSON.stringify(key)} alone, ${around}`;
    if (typeof inner === 'string' && STATEMENT.test(inner))
      return `is no project, which has slides: give the text under ${JSON.stringify(key)} alone, ${around}; a file of it has its line breaks, and ends in .geoslide`;
  }
  return undefined;
}

function look(value: unknown, found: Meant[], work: { left: number }, depth: number): void {
  work.left -= 1;
  if (work.left < 0 || depth > MAX_DEPTH) return;
  if (Array.isArray(value)) {
    for (const item of value) look(item, found, work, depth + 1);
    return;
  }
  if (!isRecord(value)) return;
  const own = definitionMeant(value, found.length);
  if (own !== undefined) {
    found.push(own);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    if (BESIDE.test(key)) continue;
    const plain = plainObject(key, inner, found.length);
    if (plain.length > 0) {
      found.push(...plain);
      continue;
    }
    const isSource = typeof inner === 'string' && /^\s*(?:\p{Lu}\p{L}*\s*[([]|\(|[^"]*[xy][^"]*=)/u.test(inner);
    if (isSource && /^\p{L}[\p{L}\p{N}_']*$/u.test(key)) found.push({ id: key, source: inner.trim() });
    else look(inner, found, work, depth + 1);
  }
}

/** Lists of points under the names of their kinds, and the constructors that these are. */
const KINDS: Readonly<Record<string, string>> = {
  segments: 'Segment',
  lines: 'Line',
  edges: 'Segment',
  rays: 'Ray',
  vectors: 'Vector',
  polygons: 'Polygon',
  triangles: 'Polygon',
  circles: 'Circle',
};

/** Lists of numbers that are no places. */
const OF_DATA =
  /^(?:data|values|items|[xyz]|(?:[xyz]_?)?(?:range|lim|domain)|size|offset|scale|margin|padding|figsize|step)$/i;

/** `"A": [1, 2]` and `"segments": [["A", "B"]]`. */
function plainObject(key: string, value: unknown, count: number): Meant[] {
  if (!Array.isArray(value)) return [];
  const isPlace = (value.length === 2 || value.length === 3) && value.every((part) => typeof part === 'number');
  if (isPlace && /^\p{L}[\p{L}\p{N}_']*$/u.test(key) && !OF_DATA.test(key))
    return [{ id: key, source: `Point(${value.join(', ')})` }];
  const own = Object.hasOwn(KINDS, key) ? KINDS[key] : undefined;
  if (own === undefined) return [];
  return value.flatMap((item: unknown, i) =>
    Array.isArray(item) && item.length > 1 && item.every((part) => typeof part === 'string' || typeof part === 'number')
      ? [{ id: `p${count + i + 1}`, source: `${own}(${item.join(', ')})` }]
      : [],
  );
}

/** The keys of what is a place and nothing else. */
const OF_PLACE = /^(?:[xyz]|id|name|label|color)$/;

const inBrackets = (lists: readonly (readonly unknown[])[]) => lists.map((own) => JSON.stringify(own)).join(', ');

/** The charts of other programs, by their types: what is made of the lists with their numbers and words. */
const CHARTS: Readonly<Record<string, (lists: readonly (readonly unknown[])[]) => string>> = {
  scatter: (lists) => `ScatterPlot(${inBrackets(lists)})`,
  bar: ([names = [], ...heights]) => `BarChart(${inBrackets([names.map(String), ...heights])})`,
  pie: ([names = [], ...values]) => `PieChart(${inBrackets([names.map(String), ...values])})`,
  box: (lists) => `BoxPlot(${inBrackets(lists.slice(-1))})`,
};

/** The definition that an object of another format is; `count` numbers one without a name. */
export function definitionMeant(object: Record<string, unknown>, count: number): Meant | undefined {
  const text = (keys: readonly string[]) => keys.map((key) => object[key]).find((each) => typeof each === 'string');
  const named = isRecord(object.attributes) ? object.attributes.name : undefined;
  const own = text(IDS) ?? (typeof named === 'string' ? named : '');
  const id = /^\p{L}[\p{L}\p{N}_]*['′]*$/u.test(own) ? own : `p${count + 1}`;
  const source = text(SOURCES);
  if (source !== undefined && text(IDS) !== undefined) return { id, source };
  const isPlace = typeof object.x === 'number' && typeof object.y === 'number';
  const type = text(TYPES) ?? (isPlace && Object.keys(object).every((key) => OF_PLACE.test(key)) ? 'point' : undefined);
  if (type === undefined || type === 'primitive' || !/^[A-Za-z]+$/.test(type)) return undefined;
  const chart = Object.hasOwn(CHARTS, type) ? CHARTS[type] : undefined;
  const data = isRecord(object.data) ? object.data : object;
  const [series] = [data.datasets].flat().filter(isRecord);
  const lists = [object.x, object.labels ?? data.labels, object.y, object.values, series?.data].filter(Array.isArray);
  if (chart !== undefined) return lists.length === 0 ? undefined : { id, source: chart(lists) };
  const { x, y, width, height } = object;
  if (/^rect(?:angle)?$/i.test(type) && [x, y, width, height].every((side) => typeof side === 'number'))
    return { id, source: `Rectangle((${x}, ${y}), (${Number(x) + Number(width)}, ${Number(y) + Number(height)}))` };
  const called = `${type[0]!.toUpperCase()}${type.slice(1)}`;
  // The place of what is no point is one argument.
  const isAt = isPlace && called !== 'Point';
  const args = Object.entries(object).flatMap(([key, value]) =>
    [...IDS, ...TYPES].includes(key) || LOOKS.test(key) || (isAt && /^[xy]$/.test(key))
      ? []
      : argumentsOf(called, value),
  );
  if (isAt) args.unshift(`(${x}, ${y})`);
  return args.length === 0 ? undefined : { id, source: `${called}(${args.join(', ')})` };
}

/** A value as the arguments of a constructor: numbers by themselves are coordinates. */
function argumentsOf(type: string, value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return [value];
  if (isRecord(value)) {
    const { x, y } = value;
    return typeof x === 'number' && typeof y === 'number' ? argumentsOf(type, [x, y]) : [];
  }
  if (!Array.isArray(value)) return [];
  const arePair = value.length > 1 && value.every((item) => typeof item === 'number');
  if (arePair && type !== 'Point') return [`(${value.join(', ')})`];
  return value.flatMap((item: unknown) => argumentsOf(type, item));
}
