import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PNG } from 'pngjs';
import { messageOf } from '../../shared/message-of.js';
import type { Picture } from '../../shared/pixels.js';

const run = promisify(execFile);
/** No document takes TeX this long, ms. */
const PATIENCE = 300_000;
const SECRET = 'SECRETWORDS';

export type Engine = 'pdflatex' | 'lualatex' | 'xelatex';

/** How a program runs in a folder of its own. */
interface Place {
  readonly cwd: string;
  readonly timeout: number;
  readonly maxBuffer: number;
}

/**
 * Compiles a document as it is, and draws it at 96 dpi. Throws with TeX's own message where it does not compile without errors.
 */
export async function drawTex(source: string, engine: Engine = 'pdflatex'): Promise<Picture> {
  return inFolder(async (options) => {
    const preloaded = engine === 'pdflatex' ? await preloadedPreamble(source) : undefined;
    if (preloaded === undefined) await compile(source, engine, ['-no-shell-escape'], options);
    else await compile(preloaded.body, engine, ['-no-shell-escape', `-fmt=${preloaded.format}`], options);
    return await drawPage(options);
  });
}

const BEGIN = '\\begin{document}';
const preambles = new Map<string, Promise<string>>();
const uses = new Map<string, number>();

/**
 * Where several documents begin with the same preamble, TeX reads it once and dumps a format, since that takes longer
 * than a figure. Gives the format's file and what is left of the document; undefined at the preamble's first use.
 */
async function preloadedPreamble(source: string): Promise<{ format: string; body: string } | undefined> {
  const end = source.indexOf(BEGIN);
  const preamble = source.slice(0, end);
  const count = (uses.get(preamble) ?? 0) + 1;
  uses.set(preamble, count);
  if (end < 0 || count === 1) return undefined;
  const dumped = preambles.get(preamble) ?? dump(preamble);
  preambles.set(preamble, dumped);
  return { format: await dumped, body: source.slice(end) };
}

async function dump(preamble: string): Promise<string> {
  const cwd = await mkdtemp(join(tmpdir(), 'geoslide-tex-format-'));
  process.once('exit', () => rmSync(cwd, { recursive: true, force: true }));
  await writeFile(join(cwd, 'preamble.tex'), `${preamble}\\dump\n`);
  const flags = ['-ini', '-interaction=nonstopmode', '-halt-on-error', '-no-shell-escape', '-jobname=preamble'];
  await run('pdftex', [...flags, '&pdflatex', 'preamble.tex'], { cwd, timeout: PATIENCE, maxBuffer: 1 << 26 });
  return join(cwd, 'preamble.fmt');
}

/**
 * Draws a PDF of one page at 96 dpi, as poppler does. Throws with its words where it complains.
 */
export async function drawPdf(bytes: Uint8Array): Promise<Picture> {
  return inFolder(async (options) => {
    await writeFile(join(options.cwd, 'figure.pdf'), bytes);
    return await drawPage(options);
  });
}

async function drawPage(options: Place): Promise<Picture> {
  const { stderr } = await run('pdftoppm', ['-r', '96', '-png', '-singlefile', 'figure.pdf', 'figure'], options);
  if (stderr !== '') throw new Error(`pdftoppm: ${stderr}`);
  return PNG.sync.read(await readFile(join(options.cwd, 'figure.png')));
}

/**
 * Compiles a document in a folder with a file that it must not read, allowed to run programs that it must not run.
 */
export async function trapTex(source: string, engine: Engine): Promise<void> {
  await inFolder(async (options) => {
    await writeFile(join(options.cwd, 'secret.txt'), SECRET);
    await compile(source, engine, ['-shell-escape'], options);
    const { stdout } = await run('pdftotext', ['figure.pdf', '-'], options);
    if (stdout.includes(SECRET)) throw new Error(`${engine}: a label read a file`);
    if (existsSync(join(options.cwd, 'pwned'))) throw new Error(`${engine}: a label wrote a file`);
  });
}

async function inFolder<T>(work: (place: Place) => Promise<T>): Promise<T> {
  const cwd = await mkdtemp(join(tmpdir(), 'geoslide-tex-'));
  try {
    return await work({ cwd, timeout: PATIENCE, maxBuffer: 1 << 26 });
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}

async function compile(source: string, engine: Engine, flags: readonly string[], options: Place): Promise<void> {
  await writeFile(join(options.cwd, 'figure.tex'), source);
  try {
    await run(engine, ['-interaction=nonstopmode', '-halt-on-error', ...flags, 'figure.tex'], options);
  } catch (error) {
    const { stdout = '' } = error as { readonly stdout?: string };
    throw new Error(`${engine}: ${firstError(stdout) ?? messageOf(error)}`);
  }
}

function firstError(log: string): string | undefined {
  const at = log.indexOf('\n!');
  return at < 0 ? undefined : log.slice(at + 1, at + 400).replaceAll('\n', ' ');
}
