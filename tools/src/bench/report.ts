// What the benchmarks write into docs/performance.md: each its own part, between two comments, and its chart.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus } from 'node:os';
import { join } from 'node:path';
import { parseFigure, renderSvg } from 'geoslide';
import { root } from '../shared/root.js';

const page = join(root, 'docs/performance.md');
const pictures = join(root, 'docs/pictures/performance');

/** Puts Markdown between `<!-- NAME -->` and `<!-- /NAME -->`. Throws where the page has no such part. */
export function writePart(name: string, markdown: string): void {
  const text = readFileSync(page, 'utf8');
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`docs/performance.md has no part between ${begin.trim()} and ${end}`);
  writeFileSync(page, `${text.slice(0, from + begin.length)}${markdown.trim()}\n${text.slice(to)}`);
}

/** A Markdown table; the first column is on the left, the others are on the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** When and where a table was measured. */
export function measured(command: string): string {
  const [processor] = cpus();
  return `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${processor?.model.trim() || arch()}.`;
}

/** Draws figure text as docs/pictures/performance/NAME.svg; gives its Markdown. */
export async function writeChart(name: string, figureText: string, title: string): Promise<string> {
  const { project, warnings } = parseFigure(figureText);
  const { text, warnings: drawn } = await renderSvg(project, { title });
  const wrong = [...warnings, ...drawn].map((warning) => JSON.stringify(warning));
  if (wrong.length > 0) throw new Error(`The chart ${name} has warnings: ${wrong.join(', ')}`);
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, `${name}.svg`), text);
  return `![${title}](pictures/performance/${name}.svg)`;
}

/** A series of a chart: a value for each row, or undefined where there is none. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | undefined)[];
}

const COLOURS = ['#c0322b', '#1d5fad', '#2a8a4a', '#b8860b', '#7a3fa0', '#666666'];
const ROW = 18;
const DECADE = 260;

const quoted = (text: string) => JSON.stringify(text);

/** Rows with a dot for each series, over a logarithmic axis; a line stands at 1. Figure text. */
export function dotChart(rows: readonly string[], series: readonly Series[], axisTitle: string): string {
  const all = series.flatMap(({ values }) => values.filter((value) => value !== undefined));
  const decades = (value: number, round: (x: number) => number) => round(Math.log10(value) * 4) / 4;
  const low = decades(Math.min(0.5, ...all), Math.floor);
  const high = decades(Math.max(...all), Math.ceil) + 0.1;
  const at = (exponent: number) => (10 ** exponent).toPrecision(6);
  const y = (row: number) => rows.length - row;
  const ticks = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500].filter(
    (value) => Math.log10(value) >= low && Math.log10(value) <= high,
  );
  const names = rows.map((name, row) => `[${y(row)}, ${quoted(name)}]`);
  const dots = series.flatMap(({ values }, i) => {
    const points = values.flatMap((value, row) => (value === undefined ? [] : [`(${value.toFixed(3)}, ${y(row)})`]));
    return points.length === 0
      ? []
      : [`s_${i}: ScatterPlot([${points.join(', ')}]) {color: "${COLOURS[i % COLOURS.length]}"}`];
  });
  const legend = series.map(
    ({ name }, i) =>
      `text l_${i}: ${quoted(`● ${name}`)} {screenFixed: true, offsetX: ${190 + 150 * i}, offsetY: 20, fontSize: 13, color: "${COLOURS[i % COLOURS.length]}"}`,
  );
  return [
    `view ${at(low - 0.75)} .. ${at(high)}, -2.2 .. ${rows.length + 2.4} scale ${DECADE}, ${ROW}`,
    `xaxis {scale: log, crossing: 0.2, min: ${at(low)}, ticks: [${ticks.map((value) => `[${value}, "${value}"]`).join(', ')}], title: ${quoted(axisTitle)}, titlePosition: middle, arrowStyle: none, fontSize: 12}`,
    `yaxis {crossing: ${at(low)}, min: 0.2, max: ${rows.length + 0.6}, ticks: [${names.join(', ')}], arrowStyle: none, fontSize: 12}`,
    'grid {show: false}',
    `one: Segment((1, 0.2), (1, ${rows.length + 0.6})) {lineDash: dashed, color: "#888888", lineWidth: 1}`,
    ...dots,
    ...legend,
  ].join('\n');
}

/** A line over time, with its axes; figure text. */
export function lineChart(
  points: readonly (readonly [x: number, y: number])[],
  titles: readonly [x: string, y: string],
): string {
  const right = Math.max(...points.map(([x]) => x));
  const top = 1.15 * Math.max(...points.map(([, y]) => y));
  const scale = [560 / right, 220 / top].map((value) => value.toPrecision(6));
  const list = points.map(([x, y]) => `(${x}, ${y.toFixed(1)})`).join(', ');
  return [
    `view ${(-0.14 * right).toPrecision(6)} .. ${(1.06 * right).toPrecision(6)}, ${(-0.22 * top).toPrecision(6)} .. ${(1.1 * top).toPrecision(6)} scale ${scale.join(', ')}`,
    `xaxis {min: 0, title: ${quoted(titles[0])}, titlePosition: middle}`,
    `yaxis {min: 0, title: ${quoted(titles[1])}}`,
    'grid {show: false}',
    `line: Polyline([${list}]) {color: "${COLOURS[1]}", lineWidth: 2}`,
  ].join('\n');
}
