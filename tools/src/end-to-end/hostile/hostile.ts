// Renders projects that ask for as much as they can, each in a process of its own. None may take more processor time than
// MAX_SECONDS, whatever it ends in, nor fail in another way than clients are told of.
// Usage: node tools/dist/end-to-end/hostile/hostile.js [part of a title…]
// HOSTILE_OUTPUT=png,list tries some outputs only, HOSTILE_CPU=10 ends a process after so many seconds of processor time.
import '../../shared/require-build.js';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FileContent, ViewBound } from '@geoslide/protocol';
import { hostileInput, hostileTitles } from './hostile-inputs.js';
import { MAX_BODY } from './hostile-projects.js';

/** What a stranger's call may take: a sixth of the time that the service gives a render. */
const MAX_SECONDS = 3;
const SLOWEST = 30;
/** As long as the service lets a check begin slides. */
const CHECK_MS = 1500;

/** The time of a fixed piece of work, by which times of different machines and loads compare: 0.25 s where the limit was set. */
function reference() {
  const before = process.cpuUsage();
  let sum = 0;
  for (let round = 0; round < 40; round++) {
    const points = Array.from({ length: 4000 }, (_, i) => ({ x: i * 1.5, y: [i, i + 1], name: `p${i}` }));
    for (const { x, y } of JSON.parse(JSON.stringify(points))) sum += Math.sin(x) + y[1];
  }
  for (let i = 0; i < 6e6; i++) sum += Math.sqrt(i) % 7;
  if (Number.isNaN(sum)) throw new Error('the reference went wrong');
  return seconds(process.cpuUsage(before));
}

interface Result {
  readonly title: string;
  readonly format: string;
  /** s of processor time. */
  readonly took: number;
  /** MB. */
  readonly memory: number;
  readonly outcome: string;
  readonly failed: boolean;
}

/** What a call gave: a picture or a text. */
interface Outcome {
  readonly bytes?: Uint8Array;
  readonly text?: string;
  readonly warnings: readonly { readonly message: string }[];
}

const seconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6;

async function measure(title: string): Promise<void> {
  const {
    checkProject,
    describe,
    listObjects,
    readGeoGebra,
    readProject,
    renderPdf,
    renderPng,
    renderSvg,
    renderTikz,
  } = await import('geoslide');
  const { isProtocolError, isRenderError } = await import('@geoslide/protocol');
  const { content, fields, size } = hostileInput(title);
  const { view2D, ...rest } = fields;
  const viewBound = (view2D as ViewBound | undefined) ?? { left: -5, right: 5, bottom: -5, top: 5 };
  const { slides = [] } = content as Partial<FileContent>;
  const isSpace = slides[0]?.camera?.kind === '3d';
  // A text is read by each output, as in a call of the service; so is a file.
  const read = async () => (content instanceof Uint8Array ? (await readGeoGebra(content)).project : content);
  const outputs: Readonly<Record<string, () => Promise<Outcome>>> = {
    png: async () => renderPng(await read(), fields),
    ...(isSpace
      ? {}
      : {
          svg: async () => renderSvg(await read(), { ...rest, viewBound }),
          tikz: async () => renderTikz(await read(), { ...rest, viewBound }),
        }),
    pdf: async () => renderPdf(await read(), fields),
    fit: async () => renderPng(await read(), { contain: true, size: { width: 800, height: 600 } }),
    list: async () => ({ text: JSON.stringify(listObjects(await read())), warnings: [] }),
    words: async () => ({ text: JSON.stringify(describe(await read())), warnings: [] }),
    ...(slides.length !== 1 && {
      check: async () => {
        const { project } = readProject(await read());
        return { text: JSON.stringify(await checkProject(project, { limitMs: CHECK_MS })), warnings: [] };
      },
    }),
  };
  const results: Result[] = [];
  const only = process.env.HOSTILE_OUTPUT?.split(',');
  for (const [format, render] of Object.entries(outputs)) {
    if (only && !only.includes(format)) continue;
    const before = process.cpuUsage();
    let failed = false;
    const outcome = await render().then(
      ({ bytes, text = '', warnings }) =>
        `${((bytes ?? text).length / 1e6).toFixed(1)} MB${warnings.length > 0 ? `, ${warnings.length} warnings: ${warnings[0]?.message.slice(0, 80)}` : ''}`,
      (error) => {
        failed = !(isRenderError(error) || isProtocolError(error));
        return `${error.code ?? error.name}: ${failed ? error.stack : error.message.slice(0, 200)}`;
      },
    );
    const took = seconds(process.cpuUsage(before));
    const memory = process.resourceUsage().maxRSS / 1024;
    results.push({ title, format, took, memory, outcome, failed: failed || took > MAX_SECONDS });
  }
  console.log(JSON.stringify({ body: size, results }));
}

const row = ({ title, format, took, memory, outcome }: Result) =>
  `${title.padEnd(48)} ${format.padEnd(5)} ${took.toFixed(1).padStart(5)} s ${memory.toFixed(0).padStart(5)} MB  ${outcome}`;

if (process.env.HOSTILE_TITLE) {
  await measure(process.env.HOSTILE_TITLE);
} else {
  const parts = process.argv.slice(2);
  const failures: string[] = [];
  const all: Result[] = [];
  for (const title of hostileTitles) {
    if (parts.length > 0 && !parts.some((part) => title.includes(part))) continue;
    const env = { ...process.env, HOSTILE_TITLE: title };
    // The limit is of processor time: other processes may be at work beside it.
    const command = `ulimit -t ${process.env.HOSTILE_CPU ?? 60}; exec '${process.execPath}' '${fileURLToPath(import.meta.url)}'`;
    const { status, signal, stdout, stderr } = spawnSync('sh', ['-c', command], {
      env,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    if (status !== 0) {
      failures.push(`${title} (${signal ?? stderr.slice(-500)})`);
      console.log(`${title}: ${signal ?? stderr.slice(-1500)}`);
      continue;
    }
    const { body, results } = JSON.parse(stdout);
    if (body > MAX_BODY) failures.push(`${title} (${body} bytes are no call)`);
    for (const result of results) {
      all.push(result);
      if (result.failed) failures.push(`${title} ${result.format}`);
      console.log(row(result));
    }
  }
  console.log(
    `\nThe slowest:\n${all
      .sort((a, b) => b.took - a.took)
      .slice(0, SLOWEST)
      .map(row)
      .join('\n')}\n`,
  );
  console.log(`The reference takes ${reference().toFixed(2)} s.`);
  console.log(failures.length === 0 ? 'all are bounded' : `not bounded:\n  ${failures.join('\n  ')}`);
  process.exit(failures.length === 0 ? 0 : 1);
}
