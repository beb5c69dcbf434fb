/** Code in a cell of a table. */
export const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

/** Text in a cell of a table. */
export const cell = (text: string): string => text.replaceAll('|', '\\|');

export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}
