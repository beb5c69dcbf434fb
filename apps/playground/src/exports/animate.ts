import { type Zippable, zipSync } from 'fflate';
import {
  type Frame,
  frameNumber,
  holdView,
  type PngOptions,
  parseFrames,
  renderAnimation,
  renderPng,
  renderSvg,
} from 'geoslide';

/** What the menu offers: one file that plays, or numbered pictures in a ZIP file. */
export type AnimationFormat = 'apng' | 'gif' | 'png' | 'svg';

export interface AnimationAsk {
  readonly project: unknown;
  readonly format: AnimationFormat;
  /** What moves, as the command line takes it: `a=0..2π:60`. */
  readonly frames: string;
  /** Pictures in a second. */
  readonly framesPerSecond: number;
  /** Of numbered pictures, before their numbers. */
  readonly name: string;
}

/** The bytes of an animation's file. Throws as `renderAnimation` and `parseFrames` do. */
export async function animate(
  { project, format, frames: text, framesPerSecond, name }: AnimationAsk,
  options: PngOptions,
): Promise<Uint8Array> {
  const frames = parseFrames([text]);
  if (format === 'apng' || format === 'gif') {
    return (await renderAnimation(project, { ...options, frames, format, framesPerSecond })).bytes;
  }
  return zipSync(await numbered(project, frames, { format, name, options }), { level: 0 });
}

interface Series {
  readonly format: 'png' | 'svg';
  readonly name: string;
  readonly options: PngOptions;
}

/** Numbered as the command line does it. */
async function numbered(project: unknown, frames: readonly Frame[], { format, name, options }: Series) {
  const held = { ...options, ...(await holdView(project, options, frames)) };
  const files: Zippable = {};
  for (const [i, frame] of frames.entries()) {
    const drawn = { ...held, values: { ...options.values, ...frame } };
    const data =
      format === 'png'
        ? (await renderPng(project, drawn)).bytes
        : new TextEncoder().encode((await renderSvg(project, withoutRatio(drawn))).text);
    files[`${name}-${frameNumber(i, frames.length)}.${format}`] = data;
  }
  return files;
}

/** SVG has no pixels. */
function withoutRatio({ pixelRatio: _, ...options }: PngOptions): PngOptions {
  return options;
}
