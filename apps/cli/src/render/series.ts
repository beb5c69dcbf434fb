import { extname } from 'node:path';
import { frameNumber, holdView, type PngOptions } from 'geoslide';
import type { DrawJob } from './draw-job.js';
import type { DrawRequest } from './render-options.js';

/** The pictures of a numbered series, `name-001.png` and so on, all with one view. */
export async function seriesOf(
  job: DrawJob,
  content: unknown,
  templates: PngOptions['templates'],
  { values, format: _, ...request }: DrawRequest,
): Promise<DrawJob[]> {
  const { frames = [], ...options } = request;
  const held = await holdView(content, { ...options, values, templates, slideIndex: job.slideIndex }, frames);
  const ending = extname(job.out);
  const name = job.out.slice(0, job.out.length - ending.length);
  return frames.map((frame, i) => ({
    ...job,
    out: `${name}-${frameNumber(i, frames.length)}${ending}`,
    frame: { ...held, values: { ...values, ...frame } },
  }));
}
