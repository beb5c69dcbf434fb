import { writeFile } from 'node:fs/promises';
import type { Warning } from '@geoslide/protocol';
import {
  createFontLoader,
  followedWarnings,
  type HeldView,
  type PngOptions,
  renderAnimation,
  renderPdf,
  renderPng,
  renderSvg,
  renderTikz,
} from 'geoslide';
import { messageOf } from '../errors.js';
import { readBytes } from '../input.js';
import { type Notice, noticesOf, warningNotices } from '../notices.js';
import { inputOf } from '../project-input.js';
import type { AnyFormat, DrawRequest } from './render-options.js';

/** One picture to draw: plain data, which goes to the threads too. */
export interface DrawJob {
  readonly file: string;
  /** What was read from standard input, which can't be read again. */
  readonly data?: Uint8Array;
  readonly slideIndex: number;
  /** `-` is standard output. */
  readonly out: string;
  /** Of a numbered series: what this picture has of its own, and the view that all of them share. */
  readonly frame?: HeldView & Pick<PngOptions, 'values'>;
}

export type DrawOutcome =
  | {
      readonly ok: true;
      readonly width: number;
      readonly height: number;
      readonly bytes: number;
      readonly ms: number;
      /** Of a project in JSON. */
      readonly warnings: readonly Warning[];
      /** Of a figure text, with their lines. */
      readonly notices: readonly Notice[];
    }
  | {
      readonly ok: false;
      readonly message: string;
      /** What is wrong in a figure text; the message says all of it too. */
      readonly notices?: readonly Notice[] | undefined;
    };

/** The last fonts that were asked for: all pictures of a call have the same. */
let last: { readonly key: string; readonly fonts: ReturnType<typeof createFontLoader> } | undefined;

function fontsOf(files: Readonly<Record<string, string>>): ReturnType<typeof createFontLoader> {
  const key = JSON.stringify(files);
  if (last?.key !== key) {
    const entries = Object.entries(files).map(([name, file]) => [name, () => readBytes(file)] as const);
    last = { key, fonts: createFontLoader({ fonts: Object.fromEntries(entries) }) };
  }
  return last.fonts;
}

/** Reads, draws and writes one picture. What fails comes back as an outcome. */
export async function drawJob(job: DrawJob, request: DrawRequest): Promise<DrawOutcome> {
  let figure: string | undefined;
  try {
    const started = performance.now();
    const input = await inputOf(job.file, job.data ?? (await readBytes(job.file)));
    const { content, templates } = input;
    figure = input.figure;
    const {
      format,
      pixelRatio,
      text,
      bare,
      title,
      description,
      width,
      fontFiles,
      frames = [],
      framesPerSecond,
      ...common
    } = request;
    const fonts = fontFiles && fontsOf(fontFiles);
    const options = { ...common, ...job.frame, fonts, templates, slideIndex: job.slideIndex };
    const animate = (as: 'gif' | 'apng') => () =>
      renderAnimation(content, { ...options, pixelRatio, frames, framesPerSecond, format: as });
    const draw = {
      png: () => renderPng(content, { ...options, pixelRatio }),
      pdf: () => renderPdf(content, { ...options, width, title, description }),
      svg: () => renderSvg(content, { ...options, width, title, description, text: text ? 'text' : 'outlines' }),
      tikz: () => renderTikz(content, { ...options, width, document: !bare }),
      gif: animate('gif'),
      apng: animate('apng'),
    } satisfies Record<AnyFormat, unknown>;
    const result = await draw[format]();
    const data = 'bytes' in result ? result.bytes : new TextEncoder().encode(result.text);
    if (job.out === '-') await new Promise((resolve) => process.stdout.write(data, resolve));
    else await writeFile(job.out, data);
    const { height } = result;
    const followed = followedWarnings(content, result.warnings, { slideIndex: job.slideIndex, templates });
    const warnings = [...input.warnings, ...followed];
    const notices = figure === undefined ? [] : warningNotices(warnings, figure);
    const done = { width: result.width, height, bytes: data.length, ms: performance.now() - started };
    return { ok: true, ...done, warnings: figure === undefined ? warnings : [], notices };
  } catch (error) {
    return { ok: false, message: messageOf(error), notices: noticesOf(error, figure) };
  }
}
