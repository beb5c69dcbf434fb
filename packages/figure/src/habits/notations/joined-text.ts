/** What GeoGebra shows of an object in a text, by the call that defines it. */
const VALUES: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^(?:Segment|Strecke|Segmento)[([]/, (name) => `{{length(${name})}}`],
  [/^(?:Polygon|Vieleck|Polígono|Polygone|Dreieck|Triangle)[([]/, (name) => `{{area(${name})}}`],
  [/^(?:Angle|Winkel|Ángulo)[([]/, (name) => `{{${name}.degrees}}°`],
];

/**
 * `"a = " + a` as a template of a text; undefined for other expressions.
 *
 * @param text What else is written, which tells of objects what they are.
 */
export function templateOf(expression: string, text = ''): string | undefined {
  if (!expression.includes('"')) return undefined;
  return summands(expression)
    .map((part) => (part.startsWith('"') ? part.slice(1, -1) : shownOf(part.replace(/^\((.*)\)$/, '$1'), text)))
    .join('');
}

/** The value of an object or an expression in a template. */
export function shownOf(part: string, text: string): string {
  const source = /^[\p{L}\w]+$/u.test(part)
    ? new RegExp(`^[ \\t]*${part}\\s*[:=]\\s*(.*)$`, 'mu').exec(text)?.[1]
    : undefined;
  const value = VALUES.find(([call]) => source !== undefined && call.test(source))?.[1];
  return value?.(part) ?? `{{${part}}}`;
}

/** The parts of a text between the signs + and & outside its brackets and strings. */
export function summands(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/"[^"]*"|[^"]/gu)) {
    if ('([{'.includes(token)) depth += 1;
    if (')]}'.includes(token)) depth -= 1;
    if (depth === 0 && (token === '+' || token === '&')) parts.push('');
    else parts.push(`${parts.pop()}${token}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
