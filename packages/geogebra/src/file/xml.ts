import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { FileError } from './file-error.js';

/** An element of XML. */
export interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
  /** Where it begins, from 1. */
  readonly line: number;
}

/** Elements within elements: GeoGebra writes eight. */
const MAX_DEPTH = 40;
/** Elements of a file and their attributes: the largest that was met has 20 000 elements. */
const MAX_NODES = 150_000;
const MAX_ATTRIBUTES = 300_000;

const ATTRIBUTES = ':@';
const TEXT = '#text';

/** With `preserveOrder` an element is an object of its name and its attributes. */
type Raw = Record<string | symbol, unknown>;

/**
 * The root element of a document. Texts between elements are left out, since GeoGebra keeps all it has in attributes.
 *
 * @param place the entry that the text is from, for errors
 * @throws FileError for what is no XML, and for a document with a DTD: entities of its own have no use here
 */
export function parseXml(text: string, place: string): Node {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new FileError(`${place} has a document type: remove <!DOCTYPE …>`);
  requireCount(text, '<', 2 * MAX_NODES, `${place} has more than ${MAX_NODES} elements`);
  requireCount(text, '=', MAX_ATTRIBUTES, `${place} has more than ${MAX_ATTRIBUTES} attributes`);
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    const { line, col, msg } = valid.err;
    throw new FileError(`${place}, line ${line}, column ${col}: ${msg}`);
  }
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    trimValues: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    captureMetaData: true,
  });
  let parsed: Raw[];
  try {
    parsed = parser.parse(text);
  } catch (error) {
    throw new FileError(`${place}: ${error instanceof Error ? error.message : error}`);
  }
  const lines = new LineCounter(text);
  let count = 0;
  const read = (raw: Raw, name: string, depth: number): Node => {
    count++;
    if (depth > MAX_DEPTH) throw new FileError(`${place} has more than ${MAX_DEPTH} elements within each other`);
    if (count > MAX_NODES) throw new FileError(`${place} has more than ${MAX_NODES} elements`);
    const line = lines.at(startOf(raw));
    const attributes = Object.fromEntries(
      Object.entries((raw[ATTRIBUTES] ?? {}) as Record<string, string>).map(([key, value]) => [key, decode(value)]),
    );
    return { name, line, attributes, children: readAll((raw[name] ?? []) as Raw[], depth + 1) };
  };
  const readAll = (list: readonly Raw[], depth: number): Node[] =>
    list.flatMap((raw) => {
      const name = Object.keys(raw).find((key) => key !== ATTRIBUTES);
      return name === undefined || name === TEXT ? [] : [read(raw, name, depth)];
    });
  const [root] = readAll(parsed, 1);
  if (root === undefined) throw new FileError(`${place} is empty`);
  return root;
}

/** Throws FileError where a text has a character more than `most` times. */
function requireCount(text: string, character: string, most: number, message: string): void {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) {
    count += 1;
    if (count > most) throw new FileError(message);
  }
}

const METADATA = XMLParser.getMetaDataSymbol();

function startOf(raw: Raw): number {
  const { startIndex } = (raw[METADATA as unknown as symbol] ?? {}) as { startIndex?: number };
  return startIndex ?? 0;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five entities of XML and characters by number; what else there is stays as it is written. */
function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (written, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? written;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : written;
  });
}

/** The line of each offset, asked for in growing order. */
class LineCounter {
  private line = 1;
  /** Where this line ends. */
  private end: number;

  constructor(private readonly text: string) {
    this.end = this.endFrom(0);
  }

  at(offset: number): number {
    while (this.end < offset) {
      this.line++;
      this.end = this.endFrom(this.end + 1);
    }
    return this.line;
  }

  private endFrom(start: number): number {
    const end = this.text.indexOf('\n', start);
    return end === -1 ? Number.POSITIVE_INFINITY : end;
  }
}

/** The first child of a name. */
export function child(node: Node | undefined, name: string): Node | undefined {
  return node?.children.find((candidate) => candidate.name === name);
}

/** The number in an attribute; undefined where it is missing or none. */
export function numberIn(node: Node | undefined, attribute: string): number | undefined {
  const text = node?.attributes[attribute];
  if (text === undefined || text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** The attribute `val`, or another one, as true or false. */
export function flagIn(node: Node | undefined, attribute = 'val'): boolean | undefined {
  const text = node?.attributes[attribute];
  return text === undefined ? undefined : text === 'true';
}
