import { createApng, createGif } from '@geoslide/png';
import type { Warning } from '@geoslide/protocol';
import type { PngOptions, PngResult } from '../options.js';
import { renderPixels } from '../render.js';
import { type Frame, wrongOption } from './frames.js';
import { holdView } from './held-view.js';

export interface AnimationOptions extends PngOptions {
  /** The values of each picture, two or more; `parseFrames` makes them. */
  readonly frames: readonly Frame[];
  readonly format: 'apng' | 'gif';
  /** Pictures in a second, above 0 and at most 50; default 20. */
  readonly framesPerSecond?: number | undefined;
}

export interface AnimationResult extends Pick<PngResult, 'bytes' | 'width' | 'height' | 'slideIndex'> {
  /** Those of all pictures, each once. */
  readonly warnings: readonly Warning[];
}

const DEFAULT_RATE = 20;
/** Browsers play faster GIFs slowly. */
const MAX_RATE = 50;

/**
 * Renders a slide with other values again and again, to one file that is played for ever: an animated PNG, or a GIF
 * with up to 256 colours in a picture. All pictures have the same view; where nobody says which, one that shows all of
 * them.
 *
 * @throws as renderPng does; ProtocolError for no frames and for a rate out of its range.
 */
export async function renderAnimation(
  content: unknown,
  { frames, format, framesPerSecond = DEFAULT_RATE, ...options }: AnimationOptions,
): Promise<AnimationResult> {
  if (frames.length === 0) throw wrongOption('frames', 'an animation needs a picture');
  if (!(framesPerSecond > 0 && framesPerSecond <= MAX_RATE)) {
    throw wrongOption(
      'framesPerSecond',
      `framesPerSecond (${framesPerSecond}) has to be above 0 and at most ${MAX_RATE}`,
    );
  }
  const held = { ...options, ...(await holdView(content, options, frames)) };
  const warnings = new Map<string, Warning>();
  const delay = 1000 / framesPerSecond;
  let writer: ReturnType<typeof createGif> | undefined;
  let size = { width: 0, height: 0, slideIndex: 1 };
  for (const frame of frames) {
    const drawn = await renderPixels(content, { ...held, values: { ...options.values, ...frame } });
    const { width, height, slideIndex } = drawn;
    size = { width, height, slideIndex };
    writer ??= (format === 'gif' ? createGif : createApng)({ width, height, delay });
    writer.add(drawn.data);
    for (const warning of drawn.warnings) warnings.set(`${warning.id} ${warning.message}`, warning);
  }
  return { ...size, bytes: writer!.finish(), warnings: [...warnings.values()] };
}
