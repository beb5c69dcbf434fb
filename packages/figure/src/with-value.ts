import { placeholdersOf, sourceEnd } from './source.js';

const PART_END = /[,)\]]/y;

/**
 * A source whose placeholder of that number, counted from 0, has this value: `?` and `?:=2` become `?:=3`. Undefined
 * where it has no such placeholder, or where the value could not be read back.
 */
export function withValue(source: string, index: number, value: number): string | undefined {
  const placeholder = placeholdersOf(source)[index];
  if (placeholder === undefined || !Number.isFinite(value)) return undefined;
  const { start, end, bare } = placeholder;
  const isExpression = !bare && placeholder.value === undefined;
  const last = isExpression ? sourceEnd(source, start + '?:='.length, source.length, PART_END) : end;
  const rest = source.slice(last);
  return /^\s*(?:[,)\]]|$)/.test(rest) ? `${source.slice(0, start)}?:=${value}${rest}` : undefined;
}
