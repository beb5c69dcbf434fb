import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import {
  cameraViews,
  isJsonText,
  nearestName,
  parseTemplate,
  parseView3D,
  type Template,
  type View3D,
  type ViewBound,
} from '@geoslide/protocol';
import { type Contain, type Frame, lookNamed, lookNames, parseNumber, type Size } from 'geoslide';
import { UsageError } from '../errors.js';
import { jsonOf, numberOption, readBytes, readText } from '../input.js';
import { framesOption } from './frames-option.js';

export const renderOptions = {
  out: { type: 'string', short: 'o' },
  slide: { type: 'string' },
  'all-slides': { type: 'boolean' },
  format: { type: 'string' },
  view: { type: 'string' },
  scale: { type: 'string' },
  'pixel-ratio': { type: 'string' },
  contain: { type: 'boolean' },
  padding: { type: 'string' },
  size: { type: 'string' },
  width: { type: 'string' },
  template: { type: 'string' },
  transparent: { type: 'boolean' },
  set: { type: 'string', multiple: true },
  frames: { type: 'string', multiple: true },
  fps: { type: 'string' },
  font: { type: 'string', multiple: true },
  text: { type: 'boolean' },
  bare: { type: 'boolean' },
  title: { type: 'string' },
  description: { type: 'string' },
  camera: { type: 'string' },
  jobs: { type: 'string' },
  watch: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

type Values = {
  readonly [K in keyof typeof renderOptions]?: (typeof renderOptions)[K] extends { multiple: true }
    ? string[]
    : (typeof renderOptions)[K]['type'] extends 'boolean'
      ? boolean
      : string;
};

export const endings = { png: '.png', pdf: '.pdf', svg: '.svg', tikz: '.tex' } as const;
export type Format = keyof typeof endings;

/** Files of many pictures. */
const animationEndings = { gif: '.gif', apng: '.apng' } as const;
export type AnimationFormat = keyof typeof animationEndings;

/** By the name of each format that `render` draws. */
export const allEndings = { ...endings, ...animationEndings } as const;
export type AnyFormat = Format | AnimationFormat;

export function isAnimation(format: AnyFormat): format is AnimationFormat {
  return Object.hasOwn(animationEndings, format);
}

/** How every picture of a call is drawn: plain data, which goes to the threads too. */
export interface DrawRequest {
  readonly format: AnyFormat;
  readonly viewBound: ViewBound | undefined;
  readonly scale: number | undefined;
  readonly scaleY: number | undefined;
  readonly pixelRatio: number | undefined;
  readonly contain: Contain | undefined;
  readonly size: Size | undefined;
  /** Of SVG, TikZ and PDF: the width on paper, such as `80mm`. */
  readonly width: string | undefined;
  readonly template: Template | undefined;
  readonly transparent: boolean | undefined;
  readonly view3D: View3D | undefined;
  readonly values: Record<string, number[]> | undefined;
  /** Of an animation or a numbered series: the values of each picture. */
  readonly frames: readonly Frame[] | undefined;
  /** Of an animation. */
  readonly framesPerSecond: number | undefined;
  /** Font files by the key that styles name. */
  readonly fontFiles: Readonly<Record<string, string>> | undefined;
  /** Of SVG: real text instead of outlines. */
  readonly text: boolean | undefined;
  /** Of TikZ: without a document around it. */
  readonly bare: boolean | undefined;
  /** Of SVG and PDF. */
  readonly title: string | undefined;
  readonly description: string | undefined;
}

/** Reads the options that say how to draw; `format` is already settled. */
export async function drawRequest(values: Values, format: AnyFormat): Promise<DrawRequest> {
  const pixelRatio = numberOption('pixel-ratio', values['pixel-ratio']);
  if (pixelRatio !== undefined && format !== 'png' && !isAnimation(format)) {
    throw new UsageError('--pixel-ratio is for PNG, APNG and GIF only');
  }
  const frames = framesOption(values.frames);
  if (isAnimation(format) && frames === undefined) {
    throw new UsageError(`${format} holds an animation: say what moves, such as --frames a=0..1:30`);
  }
  if (values.camera !== undefined && values.view !== undefined) {
    throw new UsageError('--view is for the plane and --camera for space: give one of them');
  }
  for (const [name, formats] of Object.entries(FORMATS_OF)) {
    if (values[name as keyof typeof FORMATS_OF] === undefined || formats.includes(format)) continue;
    const px = name === 'width' ? '; --size 640x480 is in px' : '';
    throw new UsageError(
      `--${name} is for ${listed(formats)} only, not for ${format}: add --format ${formats[0]}, or an --out that ends in ${allEndings[formats[0]!]}${px}`,
    );
  }
  const padding = numberOption('padding', values.padding);
  return {
    format,
    viewBound: viewOption(values.view),
    ...scaleOption(values.scale),
    pixelRatio,
    contain: padding === undefined ? values.contain : { padding },
    size: sizeOption(values.size),
    width: values.width,
    template: values.template === undefined ? undefined : await templateOption(values.template),
    transparent: values.transparent,
    view3D: values.camera === undefined ? undefined : parseView3D(cameraOption(values.camera)),
    values: setOption(values.set),
    frames,
    framesPerSecond: numberOption('fps', values.fps),
    fontFiles: await fontOption(values.font),
    text: values.text,
    bare: values.bare,
    title: values.title,
    description: values.description,
  };
}

/** `svg, tikz and pdf` */
function listed(names: readonly string[]): string {
  return names.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

/** Options that only some formats have. */
const FORMATS_OF: Readonly<Record<'width' | 'text' | 'bare' | 'title' | 'description' | 'fps', readonly AnyFormat[]>> =
  {
    fps: ['gif', 'apng'],
    width: ['svg', 'tikz', 'pdf'],
    text: ['svg'],
    bare: ['tikz'],
    title: ['svg', 'pdf'],
    description: ['svg', 'pdf'],
  };

/** `--set a=1.2 --set A=1,2` */
export function setOption(texts: readonly string[] | undefined): Record<string, number[]> | undefined {
  if (texts === undefined) return undefined;
  const entries = texts.map((text) => {
    const at = text.indexOf('=');
    const numbers =
      at < 1
        ? []
        : text
            .slice(at + 1)
            .split(',')
            .map(parseNumber);
    if (numbers.length === 0 || !numbers.every((each) => typeof each === 'number')) {
      throw new UsageError(
        `--set takes NAME=NUMBER, such as --set a=1.2 or a=2π, or --set A=1,2 for a point, not "${text}"`,
      );
    }
    return [text.slice(0, at).trim(), numbers] as const;
  });
  return Object.fromEntries(entries);
}

async function templateOption(file: string): Promise<Template> {
  const look = lookNamed(file);
  if (look !== undefined) return look;
  const text = extname(file) === '' && !existsSync(file) ? refuseLook(file) : await readText(file);
  if (!isJsonText(text))
    throw new UsageError(
      `--template takes JSON with styles, such as {"defaultStyle": {"types": [["Point", {"color": "red"}]]}}: "${file}" is none`,
    );
  return parseTemplate(jsonOf(file, text));
}

/** A word that is neither a file nor the name of a look. */
function refuseLook(name: string): never {
  const near = nearestName(name, lookNames);
  const hint = near === undefined ? '' : `: did you mean ${near}?`;
  throw new UsageError(`--template takes a file such as look.json, or ${lookNames.join(' or ')}, not "${name}"${hint}`);
}

/** `--font sans-serif=Inter.ttf --font Inter=Inter.woff` */
async function fontOption(texts: readonly string[] | undefined): Promise<Record<string, string> | undefined> {
  if (texts === undefined) return undefined;
  const entries = texts.map((text) => {
    const at = text.indexOf('=');
    if (at < 1 || at === text.length - 1) {
      throw new UsageError(`--font takes KEY=FILE, such as --font sans-serif=Inter.ttf, not "${text}"`);
    }
    return [text.slice(0, at).trim(), text.slice(at + 1)] as const;
  });
  // Fonts are read when a text uses them: a file that is not there is told in any case.
  for (const [, file] of entries) await readBytes(file);
  return Object.fromEntries(entries);
}

export function formatOption(text: string | undefined): AnyFormat | undefined {
  if (text === undefined) return undefined;
  if (Object.hasOwn(allEndings, text)) return text as AnyFormat;
  throw new UsageError(`--format is png, svg, tikz, pdf, gif or apng, not "${text}"`);
}

function viewOption(text: string | undefined): ViewBound | undefined {
  if (text === undefined) return undefined;
  const [left, right, bottom, top, ...rest] = text
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (
    left === undefined ||
    right === undefined ||
    bottom === undefined ||
    top === undefined ||
    rest.length > 0 ||
    ![left, right, bottom, top].every(Number.isFinite)
  ) {
    throw new UsageError(`--view takes LEFT,RIGHT,BOTTOM,TOP, such as --view=-5,5,-3,3, not "${text}"`);
  }
  return { left, right, bottom, top };
}

/** `--scale 60`, or `--scale 60,20` for x and y. */
function scaleOption(text: string | undefined): Pick<DrawRequest, 'scale' | 'scaleY'> {
  const [scale, scaleY, ...rest] = text?.split(',').map((part) => numberOption('scale', part)) ?? [];
  if (rest.length > 0) throw new UsageError(`--scale takes one number, or two for x and y, not "${text}"`);
  return { scale, scaleY };
}

function cameraOption(text: string): object {
  if (cameraViews.some((view) => view === text)) return { view: text };
  try {
    // Some shells take double quotes away, and others are written in their place.
    const quoted = text.replace(/([{,]\s*)(["']?)([A-Za-z]\w*)\2\s*:/g, '$1"$3":').replace(/'(\w*)'/g, '"$1"');
    const camera: unknown = JSON.parse(quoted);
    if (typeof camera === 'object' && camera !== null) return camera;
  } catch {
    // Reported with the rest below: whatever is wrong, the remedy is the same.
  }
  throw new UsageError(
    `--camera takes a JSON object such as '{"yaw":0.8,"pitch":0.5}', or one of ${cameraViews.join(', ')}, not ${text}`,
  );
}

function sizeOption(text: string | undefined): Size | undefined {
  if (text === undefined) return undefined;
  const match = /^(\d+)[xX×*](\d+)$/.exec(text);
  if (!match) throw new UsageError(`--size takes WIDTHxHEIGHT in px, such as --size 640x480, not "${text}"`);
  return { width: Number(match[1]), height: Number(match[2]) };
}
