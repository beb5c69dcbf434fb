import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
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
    await compile(source, engine, ['-no-shell-escape'], options);
    return await drawPage(options);
  });
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
