import { constructorMeant } from '@geoslide/geometry';

const COUNTED = /^(\p{L}+)\(\s*((?:(?:"[^"]*"|\p{L}[\p{L}\d ]*)\s*:\s*[\d.]+\s*,?\s*)+)\)$/u;
const COUNT = /(?:"([^"]*)"|(\p{L}[\p{L}\d ]*?))\s*:\s*([\d.]+)/gu;

const LIST = String.raw`(\[[^[\]]*\]|\p{L}[\p{L}\d_]*)`;
const LABELLED = new RegExp(
  String.raw`^(\p{L}*Chart)\(\s*(?:\p{L}+\s*:\s*)?${LIST}\s*,\s*(?:labels|names|categories|x)\s*:\s*${LIST}\s*\)$`,
  'u',
);

/**
 * The chart of names with a number each: `BarChart("A": 3, "B": 5)`, `BarChart(counts, labels: names)`; undefined for
 * another source.
 */
export function namedCounts(source: string): string | undefined {
  const [, labelled, numbers, names] = LABELLED.exec(source.trim()) ?? [];
  if (labelled !== undefined) return `${labelled}(${names}, ${numbers})`;
  const [, chart, list = ''] = COUNTED.exec(source.trim()) ?? [];
  const type = chart === undefined ? undefined : constructorMeant(chart);
  if (!type?.endsWith('Chart')) return undefined;
  const pairs = [...list.matchAll(COUNT)];
  const categories = pairs.map(([, quoted, plain]) => `"${quoted ?? plain}"`);
  return `${type}([${categories.join(', ')}], [${pairs.map(([, , , count]) => count).join(', ')}])`;
}
