import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseCommand } from '../arguments.js';
import { Failed, UsageError } from '../errors.js';
import { numberOption, someFiles } from '../input.js';
import { createReport } from '../report.js';
import { drawAll } from './draw-all.js';
import { planJobs, targetOf } from './plan-jobs.js';
import { drawRequest, renderOptions, setOption } from './render-options.js';
import { watchFiles } from './watch-files.js';

/** `geoslide render FILE… [--out OUT] [options]` */
export async function render(args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, renderOptions);
  const files = someFiles(positionals);
  if (values['all-slides'] && values.slide !== undefined) {
    throw new UsageError('--slide and --all-slides exclude each other: give one of them');
  }
  const slide = values['all-slides'] ? 'all' : (numberOption('slide', values.slide) ?? 1);
  // Numbers behind a blank are taken for files, of which less would be said.
  setOption(values.set);
  const px = values.contain === true ? files.find((file) => /^\d+(?:px)?$/.test(file)) : undefined;
  if (px !== undefined) throw new UsageError(`--contain takes no number: write --padding ${Number.parseInt(px, 10)}`);
  const target = targetOf(values.out, values.format, files.length > 1 || slide === 'all');
  const threads = jobsOption(values.jobs);
  if (values.watch && (files.includes('-') || target.out === '-')) {
    throw new UsageError('--watch needs files: it can not watch standard input or write standard output again');
  }

  async function draw(some: readonly string[]): Promise<number> {
    const request = await drawRequest(values, target.format);
    const { jobs, failed } = await planJobs(some, slide, target, request);
    if (jobs.length > 0 && target.out !== undefined) {
      await mkdir(target.isFolder ? target.out : dirname(target.out), { recursive: true });
    }
    const report = createReport(jobs.length);
    for (const { file, error } of failed) report.failed(file, error);
    await drawAll(jobs, request, threads, report.done);
    return report.end();
  }

  const failures = await draw(files);
  if (!values.watch) {
    if (failures > 0) throw new Failed();
    return;
  }
  const { template } = values;
  watchFiles(template === undefined ? files : [...files, template], async (changed) => {
    try {
      await draw(template !== undefined && changed.includes(template) ? files : changed);
    } catch (error) {
      console.error(`geoslide: ${error instanceof Error ? error.message : error}`);
    }
  });
  // Said when it is so: who changes a file at this word is heard.
  console.error('watching for changes; Ctrl+C ends it');
  await new Promise<never>(() => {});
}

function jobsOption(text: string | undefined): number {
  const jobs = numberOption('jobs', text) ?? availableParallelism();
  if (!Number.isInteger(jobs) || jobs < 1) throw new UsageError(`--jobs takes a whole number from 1, not "${text}"`);
  return jobs;
}
