import { isProtocolError, isRenderError, type Template } from '@geoslide/protocol';
import { listObjects, type PngOptions, renderPng, renderSvg, renderTikz } from 'geoslide';
import { finiteNumber } from '../make/numbers.js';
import type { Random } from '../make/random.js';
import { template } from '../make/styles.js';
import { holds, type Target } from '../target.js';
import { checkPng, checkSvg, checkTikz } from './outputs.js';

export interface Render {
  readonly content: unknown;
  readonly options: PngOptions;
}

/** Renders of this many px on a side show what larger ones do. */
const SIDE = 120;

function renderOptions(random: Random): PngOptions {
  const kind = random.next();
  const size = { width: 1 + random.int(SIDE), height: 1 + random.int(SIDE) };
  const styles = random.chance(0.1) ? { template: template(random) as Template } : {};
  if (kind < 0.1)
    return {
      size,
      contain: random.pick([true, { padding: random.int(20) }, { padding: finiteNumber(random) }]),
      ...styles,
    };
  if (kind < 0.15) return { view3D: { ...size, yaw: finiteNumber(random), pitch: finiteNumber(random) }, ...styles };
  if (kind < 0.2) {
    const [left, bottom] = [finiteNumber(random, 0.5), finiteNumber(random, 0.5)];
    return {
      viewBound: { left, right: left + Math.abs(left) * 1e-3, bottom, top: bottom + Math.abs(bottom) * 1e-3 },
      size,
      ...styles,
    };
  }
  return { size, transparent: random.chance(0.2), ...styles };
}

async function outcome<T>(run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    if (!(isProtocolError(error) || isRenderError(error))) throw error;
    holds(error.message.length < 5000, `the message has ${error.message.length} characters`);
    return undefined;
  }
}

/** Everything that a project is good for, and what holds for it. */
export async function checkSlide({ content, options }: Render, repeat: boolean): Promise<void> {
  const before = JSON.stringify(content);
  await outcome(async () => JSON.stringify(listObjects(content)));
  const png = await outcome(() => renderPng(content, options));
  if (png) {
    checkPng(png.bytes, png.width, png.height);
    for (const { message } of png.warnings) holds(message.length < 1000, `a warning has ${message.length} characters`);
  }
  const { view3D: _, ...plane } = options;
  const svg = await outcome(() => renderSvg(content, plane));
  if (svg) checkSvg(svg.text);
  const tikz = await outcome(() => renderTikz(content, plane));
  if (tikz) checkTikz(tikz.text);
  if (repeat) {
    const again = await outcome(() => renderPng(content, options));
    holds(
      Buffer.compare(again?.bytes ?? new Uint8Array(), png?.bytes ?? new Uint8Array()) === 0,
      'drawn again, it looks otherwise',
    );
    holds((await outcome(() => renderSvg(content, plane)))?.text === svg?.text, 'written again, the SVG is another');
    holds(
      (await outcome(() => renderTikz(content, plane)))?.text === tikz?.text,
      'written again, the TikZ document is another',
    );
  }
  holds(JSON.stringify(content) === before, 'the project that was given has changed');
  holds(Object.keys(Object.prototype).length === 0, 'the prototype of all objects has changed');
}

/** A target of projects that `make` makes. */
export function slideTarget(name: string, make: (random: Random) => unknown): Target<Render> {
  return {
    name,
    make: (random) => ({ content: make(random), options: renderOptions(random) }),
    check: (input, random) => checkSlide(input, random.chance(0.1)),
  };
}
