import { Unreadable } from '../unreadable.js';

/** Cells of a range at most. */
const MAX_CELLS = 10_000;

/** The labels of the cells of a rectangle, column by column. Throws Unreadable. */
export function cellsBetween(from: string, to: string): string[] {
  const [a, b] = [from, to].map((label) => /^([A-Z]{1,3})(\d{1,5})$/.exec(label));
  if (!a || !b) throw new Unreadable(`${from}:${to}, which is no range of cells`);
  const [left, right] = [a, b].map((cell) => columnOf(cell[1]!)).sort((one, other) => one - other) as [number, number];
  const [top, bottom] = [a, b].map((cell) => Number(cell[2])).sort((one, other) => one - other) as [number, number];
  const rows = bottom - top + 1;
  if (rows * (right - left + 1) > MAX_CELLS) throw new Unreadable(`a range of more than ${MAX_CELLS} cells`);
  return Array.from(
    { length: rows * (right - left + 1) },
    (_, i) => `${columnName(left + Math.floor(i / rows))}${top + (i % rows)}`,
  );
}

/** A is 1, Z is 26, AA is 27. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0);
}

function columnName(column: number): string {
  const rest = (column - 1) % 26;
  const before = (column - 1 - rest) / 26;
  return (before > 0 ? columnName(before) : '') + String.fromCharCode(65 + rest);
}
