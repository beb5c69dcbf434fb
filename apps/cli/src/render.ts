import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseTemplate, parseView3D, type View3D, type ViewBound, type Warning } from '@geoslide/protocol';
import { renderPng, renderSvg, renderTikz } from 'geoslide';
import { parseCommand } from './arguments.js';
import { UsageError } from './errors.js';
import { numberOption, oneFile, readJson } from './input.js';

const formats = { '.png': 'png', '.svg': 'svg', '.tex': 'tikz' } as const;
type Format = (typeof formats)[keyof typeof formats];

/** `geoslide render FILE --out F [options]` */
export async function render(args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, {
    out: { type: 'string', short: 'o' },
    slide: { type: 'string' },
    format: { type: 'string' },
    view: { type: 'string' },
    scale: { type: 'string' },
    'pixel-ratio': { type: 'string' },
    template: { type: 'string' },
    transparent: { type: 'boolean' },
    camera: { type: 'string' },
    size: { type: 'string' },
  });
  const file = oneFile(positionals);
  if (values.out === undefined) throw new UsageError('name the output with --out F');
  const format = outputFormat(values.format, values.out);
  const options = {
    slideIndex: numberOption('slide', values.slide),
    viewBound: viewOption(values.view),
    scale: numberOption('scale', values.scale),
    template: values.template === undefined ? undefined : parseTemplate(await readJson(values.template)),
    transparent: values.transparent,
  };
  const pixelRatio = numberOption('pixel-ratio', values['pixel-ratio']);
  if (pixelRatio !== undefined && format !== 'png') throw new UsageError('--pixel-ratio is for PNG only');
  const view3D = spaceOption(values.camera, values.size, pixelRatio, format);
  const content = await readJson(file);
  const started = performance.now();
  const result =
    format === 'png'
      ? await renderPng(content, { ...options, ...(view3D ? { view3D } : { pixelRatio }) })
      : await (format === 'svg' ? renderSvg : renderTikz)(content, options);
  const data = 'bytes' in result ? result.bytes : result.text;
  if (values.out === '-') process.stdout.write(data);
  else await writeFile(values.out, data);
  printWarnings(result.warnings);
  console.error(
    `${values.out}: ${result.width} × ${result.height} px, ${data.length} bytes, ${(performance.now() - started).toFixed(0)} ms`,
  );
}

export function printWarnings(warnings: readonly Warning[]): void {
  for (const { id, message } of warnings) console.error(`warning: ${id === undefined ? '' : `${id}: `}${message}`);
}

function outputFormat(format: string | undefined, out: string): Format {
  if (format !== undefined) {
    const known = Object.values(formats).find((name) => name === format);
    if (!known) throw new UsageError(`--format is png, svg or tikz, not "${format}"`);
    return known;
  }
  const ending = extname(out).toLowerCase();
  if (Object.hasOwn(formats, ending)) return formats[ending as keyof typeof formats];
  throw new UsageError(`the format is not clear from "${out}": add --format png, svg or tikz`);
}

function viewOption(text: string | undefined): ViewBound | undefined {
  if (text === undefined) return undefined;
  const [left, right, bottom, top, ...rest] = text.split(',').map((part) => numberOption('view', part)!);
  if (left === undefined || right === undefined || bottom === undefined || top === undefined || rest.length > 0) {
    throw new UsageError(`--view takes LEFT,RIGHT,BOTTOM,TOP, not "${text}"`);
  }
  return { left, right, bottom, top };
}

/** `--camera` and `--size` draw in space; so does a slide whose own camera is there. */
function spaceOption(
  camera: string | undefined,
  size: string | undefined,
  pixelRatio: number | undefined,
  format: Format,
): View3D | undefined {
  if (camera === undefined && size === undefined) return undefined;
  if (format !== 'png') throw new UsageError('--camera and --size draw in space, which only PNG does');
  const view3D = { ...cameraOption(camera), ...sizeOption(size), ...(pixelRatio === undefined ? {} : { pixelRatio }) };
  return parseView3D(view3D);
}

function cameraOption(text: string | undefined): object {
  if (text === undefined) return {};
  try {
    const camera: unknown = JSON.parse(text);
    if (typeof camera === 'object' && camera !== null) return camera;
  } catch {
    // Reported with the rest below: whatever is wrong, the remedy is the same.
  }
  throw new UsageError(`--camera takes a JSON object such as '{"yaw":0.8,"pitch":0.5}', not ${text}`);
}

function sizeOption(text: string | undefined): { width?: number; height?: number } {
  if (text === undefined) return {};
  const match = /^(\d+)x(\d+)$/.exec(text);
  if (!match) throw new UsageError(`--size takes WIDTHxHEIGHT in px, not "${text}"`);
  return { width: Number(match[1]), height: Number(match[2]) };
}
