import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { savedView2D } from '@geoslide/protocol';
import { printFigure, readProject } from 'geoslide';
import { noticing } from '../notices.js';
import { readInput } from '../project-input.js';
import { endings, type Format } from '../render/render-options.js';

/** A line of a manifest, not read yet. */
export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** What a line asks for. */
export interface Task {
  /** Of the line; it names the picture's file. */
  readonly id: string;
  readonly format: Format;
  /** Of the endpoint that renders it. */
  readonly path: string;
  /** The endpoint's body. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** Of path and body: whether a result is still that of this task. Hex. */
  readonly hash: string;
}

const paths: Readonly<Record<Format, string>> = {
  png: '/api/render/v2',
  pdf: '/api/render-pdf',
  svg: '/api/render-svg',
  tikz: '/api/render-tikz',
};

/** Names of files on every system, without a folder. */
const idPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/** The lines of a manifest as they are needed: it may be larger than memory. */
export async function* readLines(manifest: string): AsyncGenerator<Line> {
  let number = 0;
  const file = await open(manifest);
  for await (const text of file.readLines()) {
    number++;
    if (text.trim() !== '') yield { number, text };
  }
}

/** The fields of a line. @throws Error that says what is wrong with it. */
export function fieldsOf(text: string): Record<string, unknown> & { readonly id: string; readonly format: Format } {
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch {
    throw new Error('the line is not JSON');
  }
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw new Error('the line is no JSON object such as {"id":"q1","file":"q1.json"}');
  }
  const { id, format = 'png', ...rest } = fields as Record<string, unknown>;
  if (typeof id !== 'string' || !idPattern.test(id)) {
    throw new Error('"id" has to be a file name of letters, digits, ".", "_" and "-", at most 200');
  }
  if (typeof format !== 'string' || !Object.hasOwn(endings, format)) {
    throw new Error(`"format" has to be png, svg, tikz or pdf, not ${JSON.stringify(format)}`);
  }
  return { ...rest, id, format: format as Format };
}

/** The view that a slide saved, where the line names none: the endpoints for SVG and TikZ need one. */
function savedViewOf(content: unknown, slideIndex: unknown): object {
  try {
    const slides = (content as { slides: Parameters<typeof savedView2D>[0][] }).slides;
    const slide = slides[typeof slideIndex === 'number' ? slideIndex - 1 : 0];
    return slide === undefined ? {} : savedView2D(slide);
  } catch {
    // What is wrong with the project is told by who renders it.
    return {};
  }
}

/** The `content` of a request: JSON as it is, and a figure text without the files that it names. */
async function contentOf(path: string): Promise<unknown> {
  const { content, templates, figure } = await readInput(path);
  if (figure === undefined || !/^[ \t]*template\b/m.test(figure)) return content;
  return noticing(path, figure, () => printFigure(readProject(content, { templates }).project));
}

/**
 * What a line asks for; the file that it names is read, relative to the manifest.
 * @throws Error that says what is wrong with it.
 */
export async function taskOf(text: string, manifest: string): Promise<Task> {
  const { id, format, file, ...fields } = fieldsOf(text);
  if ((file === undefined) === (fields.content === undefined)) {
    throw new Error('a line has either "file", a project file, or "content", a project');
  }
  if (file !== undefined && typeof file !== 'string') throw new Error('"file" has to be the path of a project file');
  const path = file === undefined ? undefined : resolve(dirname(manifest), file);
  const content = path === undefined ? fields.content : await contentOf(path);
  const ownView = format === 'png' || format === 'pdf' || fields.viewBound !== undefined || typeof content === 'string';
  const view = ownView ? {} : savedViewOf(content, fields.slideIndex);
  const body = new TextEncoder().encode(JSON.stringify({ ...view, ...fields, content }));
  const hash = createHash('sha256').update(`${paths[format]}\n`).update(body).digest('hex');
  return { id, format, path: paths[format], body, hash };
}
