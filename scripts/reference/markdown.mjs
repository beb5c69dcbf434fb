/** Code in a cell of a table. */
export const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;

/** Text in a cell of a table. */
export const cell = (text) => text.replaceAll('|', '\\|');

export function table(headings, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}
