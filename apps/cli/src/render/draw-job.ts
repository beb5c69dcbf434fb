import { writeFile } from 'node:fs/promises';
import { isProtocolError, isRenderError, type Warning } from '@geoslide/protocol';
import {
  checkProject,
  createFontLoader,
  followedWarnings,
  type HeldView,
  type PngOptions,
  readRest,
  renderAnimation,
  renderPdf,
  renderPng,
  renderSvg,
  renderTikz,
} from 'geoslide';
import { messageOf } from '../errors.js';
import { readBytes } from '../input.js';
import { type Notice, noticesOf, warningNotices, withSources } from '../notices.js';
import { inputOf, type ProjectInput } from '../project-input.js';
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

/** A picture that was written: its size in px, and that of its file. */
interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export type DrawOutcome =
  | (Drawn & {
      readonly ok: true;
      readonly ms: number;
      /** Of a project in JSON. */
      readonly warnings: readonly Warning[];
      /** Of a figure text, with their lines. */
      readonly notices: readonly Notice[];
    })
  | {
      readonly ok: false;
      readonly message: string;
      /** What is wrong in a figure text; the message says all of it too. */
      readonly notices?: readonly Notice[] | undefined;
      /** The picture of what could be read. */
      readonly rest?: Drawn;
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
  let input: ProjectInput | undefined;
  try {
    const started = performance.now();
    input = await inputOf(job.file, job.data ?? (await readBytes(job.file)));
    const { content, templates, figure } = input;
    const { warnings: found, ...done } = await drawContent(content, templates, job, request);
    const followed = followedWarnings(content, found, { slideIndex: job.slideIndex, templates });
    const warnings = [...input.warnings, ...followed];
    // What has no line is about the options of the call.
    const isInText = ({ line }: Warning) => figure !== undefined && line !== undefined;
    const notices = warningNotices(warnings.filter(isInText), figure ?? '');
    const ms = performance.now() - started;
    return { ok: true, ...done, ms, warnings: warnings.filter((warning) => !isInText(warning)), notices };
  } catch (error) {
    const notices = noticesOf(error, input?.figure);
    const rest = notices && input && (await drawRest(input, job, request));
    if (rest === undefined) return { ok: false, message: messageOf(error), notices };
    return { ok: false, message: messageOf(error), notices: await allNotices(input!, job.slideIndex), rest };
  }
}

/** What is wrong with a figure text of which the rest was drawn: its mistakes, and what is to be said of the rest. */
async function allNotices({ content, templates, figure = '' }: ProjectInput, slideIndex: number): Promise<Notice[]> {
  return withSources(await checkProject(content, { templates, slideIndex }), figure);
}

/** Draws what is left of a figure text with errors; undefined where nothing is, or that can't be drawn either. */
async function drawRest(
  { content, templates }: ProjectInput,
  job: DrawJob,
  request: DrawRequest,
): Promise<Drawn | undefined> {
  const rest = readRest(content, { templates });
  if (rest === undefined) return undefined;
  try {
    const { width, height, bytes } = await drawContent(rest.read.project, templates, job, request);
    return { width, height, bytes };
  } catch (error) {
    // What is wrong with the text is told already, and is the reason.
    if (isProtocolError(error) || isRenderError(error)) return undefined;
    throw error;
  }
}

/** Says in words why a file can't be written. */
function refuseWriting(path: string): (error: NodeJS.ErrnoException) => never {
  const words: Readonly<Record<string, string>> = {
    ENOENT: 'there is no such folder',
    EISDIR: 'it is a folder: name a file in it',
    EACCES: 'it may not be written',
    EROFS: 'it may not be written',
    ENOSPC: 'there is no room left',
  };
  return (error) => {
    throw new Error(`${path} can't be written: ${words[error.code ?? ''] ?? error.message}`, { cause: error });
  };
}

async function drawContent(
  content: unknown,
  templates: ProjectInput['templates'],
  job: DrawJob,
  request: DrawRequest,
): Promise<Drawn & { readonly warnings: readonly Warning[] }> {
  const {
    format,
    pixelRatio,
    text,
    bare,
    title,
    description,
    width: printed,
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
    pdf: () => renderPdf(content, { ...options, width: printed, title, description }),
    svg: () => renderSvg(content, { ...options, width: printed, title, description, text: text ? 'text' : 'outlines' }),
    tikz: () => renderTikz(content, { ...options, width: printed, document: !bare }),
    gif: animate('gif'),
    apng: animate('apng'),
  } satisfies Record<AnyFormat, unknown>;
  const result = await draw[format]();
  const data = 'bytes' in result ? result.bytes : new TextEncoder().encode(result.text);
  if (job.out === '-') await new Promise((resolve) => process.stdout.write(data, resolve));
  else await writeFile(job.out, data).catch(refuseWriting(job.out));
  const { width, height, warnings } = result;
  return { width, height, bytes: data.length, warnings };
}
