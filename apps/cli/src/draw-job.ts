import { writeFile } from 'node:fs/promises';
import type { Warning } from '@geoslide/protocol';
import { renderPdf, renderPng, renderSvg, renderTikz } from 'geoslide';
import { messageOf } from './errors.js';
import { jsonOf, readText } from './input.js';
import type { DrawRequest } from './render-options.js';

/** One picture to draw: plain data, which goes to the threads too. */
export interface DrawJob {
  readonly file: string;
  /** What was read from standard input, which can't be read again. */
  readonly text?: string;
  readonly slideIndex: number;
  /** `-` is standard output. */
  readonly out: string;
}

export type DrawOutcome =
  | {
      readonly ok: true;
      readonly width: number;
      readonly height: number;
      readonly bytes: number;
      readonly ms: number;
      readonly warnings: readonly Warning[];
    }
  | { readonly ok: false; readonly message: string };

/** Reads, draws and writes one picture. What fails comes back as an outcome. */
export async function drawJob(job: DrawJob, request: DrawRequest): Promise<DrawOutcome> {
  try {
    const started = performance.now();
    const text = job.text ?? (await readText(job.file));
    const content = jsonOf(job.file, text);
    const { format, pixelRatio, view3D, ...common } = request;
    const options = { ...common, slideIndex: job.slideIndex };
    const draw = {
      png: () => renderPng(content, { ...options, pixelRatio, view3D }),
      pdf: () => renderPdf(content, { ...options, view3D }),
      svg: () => renderSvg(content, options),
      tikz: () => renderTikz(content, options),
    };
    const result = await draw[format]();
    const data = 'bytes' in result ? result.bytes : new TextEncoder().encode(result.text);
    if (job.out === '-') await new Promise((resolve) => process.stdout.write(data, resolve));
    else await writeFile(job.out, data);
    const { width, height, warnings } = result;
    return { ok: true, width, height, bytes: data.length, ms: performance.now() - started, warnings };
  } catch (error) {
    return { ok: false, message: messageOf(error) };
  }
}
