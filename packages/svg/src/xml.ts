/** Attributes by name; undefined ones are left out. */
export type Attributes = Record<string, string | undefined>;

export interface Element {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly children: readonly (Element | string)[];
}

export function element(tag: string, attributes: Attributes, children: readonly (Element | string)[] = []): Element {
  return { tag, attributes, children };
}

// What XML 1.0's production [2] Char leaves out: most control characters, lone surrogates, U+FFFE and U+FFFF.
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Text with U+FFFD in place of every character that XML 1.0 can not hold. */
function allowed(text: string): string {
  return text.replace(FORBIDDEN, '\u{fffd}');
}

/** Most texts are such, and need no look at each character for its sake. */
const PLAIN = /^[ !#-%'-;=?-~]*$/;

function escapeText(text: string): string {
  return PLAIN.test(text) ? text : allowed(text).replace(/[&<>\r]/g, (character) => ESCAPES[character]!);
}

function escapeAttribute(text: string): string {
  return PLAIN.test(text) ? text : allowed(text).replace(/[&<"\t\n\r]/g, (character) => ESCAPES[character]!);
}

/** The element as XML on one line, attributes in their order. */
export function serialize(node: Element): string {
  let attributes = '';
  for (const name in node.attributes) {
    const value = node.attributes[name];
    if (value !== undefined) attributes += ` ${name}="${escapeAttribute(value)}"`;
  }
  if (node.children.length === 0) return `<${node.tag}${attributes}/>`;
  const content = node.children.map((child) => (typeof child === 'string' ? escapeText(child) : serialize(child)));
  return `<${node.tag}${attributes}>${content.join('')}</${node.tag}>`;
}
