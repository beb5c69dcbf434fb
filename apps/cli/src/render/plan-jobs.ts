import { statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { readProject } from 'geoslide';
import { UsageError } from '../errors.js';
import { readBytes } from '../input.js';
import { noticing } from '../notices.js';
import { inputOf } from '../project-input.js';
import type { DrawJob } from './draw-job.js';
import { type AnyFormat, allEndings, type DrawRequest, formatOption, isAnimation } from './render-options.js';
import { seriesOf } from './series.js';

/** Where pictures go: one file, a folder, or beside the files that they are drawn from. */
export interface Target {
  /** Missing: beside each file. */
  readonly out?: string;
  readonly isFolder: boolean;
  readonly format: AnyFormat;
}

/** Reads `--out` and `--format`: many pictures go into a folder. */
export function targetOf(out: string | undefined, format: string | undefined, many: boolean): Target {
  const asked = formatOption(format);
  if (out === '') throw new UsageError('--out is empty: name a file, a folder, or - for standard output');
  if (out === undefined) return { isFolder: false, format: asked ?? 'png' };
  const ending = extname(out).toLowerCase();
  const byEnding = (Object.keys(allEndings) as AnyFormat[]).find((name) => allEndings[name] === ending);
  if (out !== '-' && (many || /[\\/]$/.test(out) || isDirectory(out))) {
    if (byEnding) throw new UsageError(`--out "${out}" is one file: name a folder for more than one picture`);
    return { out, isFolder: true, format: asked ?? 'png' };
  }
  if (many) throw new UsageError('standard output takes one picture: name a folder with --out');
  const found = asked ?? byEnding ?? (out === '-' ? 'png' : undefined);
  if (!found && ending !== '') {
    const endings = Object.values(allEndings).join(', ');
    throw new UsageError(`"${out}" ends in none of ${endings}: name the file so, or add --format png, svg or another`);
  }
  if (!found)
    throw new UsageError(`the format is not clear from "${out}": add --format png, svg, tikz, pdf, gif or apng`);
  if (byEnding !== undefined && byEnding !== found)
    console.error(
      `geoslide: warning: --format ${found} makes a file of ${found}, though its name ends in ${ending}: write --out ${out.slice(0, -ending.length)}${allEndings[found]}, or leave --format out`,
    );
  return { out, isFolder: false, format: found };
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

export interface Plan {
  readonly jobs: readonly DrawJob[];
  /** Files that can't be read, so that the number of their slides is not known. */
  readonly failed: readonly { readonly file: string; readonly error: unknown }[];
}

/** The pictures of some files: `slide` of each, or all of them; of each a series where frames are asked for. */
export async function planJobs(
  files: readonly string[],
  slide: number | 'all',
  target: Target,
  request: DrawRequest,
): Promise<Plan> {
  const isSeries = request.frames !== undefined && !isAnimation(request.format);
  if (isSeries && target.out === '-') {
    throw new UsageError('standard output takes one file: name a file with --out, or take --format gif or apng');
  }

  const jobs: DrawJob[] = [];
  const failed: { file: string; error: unknown }[] = [];
  for (const file of files) {
    try {
      const data = file === '-' ? await readBytes(file) : undefined;
      const count = slide === 'all' ? await countSlides(file, data ?? (await readBytes(file))) : 1;
      for (let i = 1; i <= count; i++) {
        const slideIndex = slide === 'all' ? i : slide;
        const job = {
          file,
          slideIndex,
          out: outputOf(file, slide === 'all' ? i : undefined, target),
          ...(data !== undefined && { data }),
        };
        jobs.push(...(isSeries ? await series(job, request) : [job]));
      }
    } catch (error) {
      failed.push({ file, error });
    }
  }
  refuseCollisions(jobs);
  return { jobs, failed };
}

async function series(job: DrawJob, request: DrawRequest): Promise<DrawJob[]> {
  const { content, templates, figure } = await inputOf(job.file, job.data ?? (await readBytes(job.file)));
  return noticing(job.file, figure, () => seriesOf(job, content, templates, request));
}

async function countSlides(file: string, data: Uint8Array): Promise<number> {
  const { content, templates, figure } = await inputOf(file, data);
  return noticing(file, figure, () => readProject(content, { templates }).project.slides.length);
}

function outputOf(file: string, slide: number | undefined, { out, isFolder, format }: Target): string {
  if (out !== undefined && !isFolder) return out;
  const name = file === '-' ? 'slide' : basename(file, extname(file));
  return join(
    out ?? (file === '-' ? '.' : dirname(file)),
    `${name}${slide === undefined ? '' : `-${slide}`}${allEndings[format]}`,
  );
}

function refuseCollisions(jobs: readonly DrawJob[]): void {
  const byOutput = new Map<string, string>();
  for (const { file, out } of jobs) {
    const other = byOutput.get(out);
    if (other === file) throw new UsageError(`${file} is named twice: name it once`);
    const isPicture = (name: string) => Object.values<string>(allEndings).includes(extname(name).toLowerCase());
    if (other !== undefined && isPicture(file))
      throw new UsageError(`${file} is the name of a picture: write --out ${file} for where ${other} is drawn to`);
    if (other !== undefined)
      throw new UsageError(`${other} and ${file} would both be drawn to ${out}: rename one of them`);
    byOutput.set(out, file);
  }
}
