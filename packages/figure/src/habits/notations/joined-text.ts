/** `"a = " + a` as a template of a text; undefined for other expressions. */
export function templateOf(expression: string): string | undefined {
  if (!expression.includes('"')) return undefined;
  return summands(expression)
    .map((part) => (part.startsWith('"') ? part.slice(1, -1) : `{{${part.replace(/^\((.*)\)$/, '$1')}}}`))
    .join('');
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
