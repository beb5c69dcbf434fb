const COUNTED = /^(\p{L}*Chart)\(\s*((?:(?:"[^"]*"|\p{L}[\p{L}\d ]*)\s*:\s*[\d.]+\s*,?\s*)+)\)$/u;
const COUNT = /(?:"([^"]*)"|(\p{L}[\p{L}\d ]*?))\s*:\s*([\d.]+)/gu;

/** The chart of names with a number each: `BarChart("A": 3, "B": 5)`; undefined for another source. */
export function namedCounts(source: string): string | undefined {
  const [, chart, list = ''] = COUNTED.exec(source.trim()) ?? [];
  if (chart === undefined) return undefined;
  const pairs = [...list.matchAll(COUNT)];
  const names = pairs.map(([, quoted, plain]) => `"${quoted ?? plain}"`);
  return `${chart}([${names.join(', ')}], [${pairs.map(([, , , count]) => count).join(', ')}])`;
}
