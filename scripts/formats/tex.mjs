import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PNG } from 'pngjs';

const run = promisify(execFile);
/** No label takes TeX this long, ms. */
const PATIENCE = 120_000;

/**
 * Compiles a document as it is, and draws it at 96 dpi. Throws with TeX's own message where it does not compile without errors.
 *
 * @param {string} source
 * @param {'pdflatex' | 'lualatex' | 'xelatex'} engine
 */
export async function drawTex(source, engine = 'pdflatex') {
  const folder = await mkdtemp(join(tmpdir(), 'geoslide-tex-'));
  try {
    await writeFile(join(folder, 'figure.tex'), source);
    const options = { cwd: folder, timeout: PATIENCE, maxBuffer: 1 << 26 };
    try {
      await run(engine, ['-interaction=nonstopmode', '-halt-on-error', '-no-shell-escape', 'figure.tex'], options);
    } catch (error) {
      throw new Error(`${engine}: ${firstError(error.stdout ?? '') ?? error.message}`);
    }
    await run('pdftoppm', ['-r', '96', '-png', '-singlefile', 'figure.pdf', 'figure'], options);
    return PNG.sync.read(await readFile(join(folder, 'figure.png')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function firstError(log) {
  const at = log.indexOf('\n!');
  return at < 0 ? undefined : log.slice(at + 1, at + 400).replaceAll('\n', ' ');
}
