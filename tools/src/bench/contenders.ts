// Peers and ourselves by name, each as what makes a function from a prepared figure to PNG bytes. Making it throws where one is not installed.
import { readFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type CanvasContext, drawScene } from './canvas.js';
import type { Figure } from './figures.js';
import type { Prepared } from './stages.js';

/** A contender that is ready. */
export interface Made {
  /** Draws a PNG. */
  draw(figure: Prepared): Uint8Array | Promise<Uint8Array>;
  /** Ends what it has started. */
  close?(): unknown;
}

export interface Contender {
  readonly name: string;
  /** Whether it is compiled to machine code. */
  readonly native?: true;
  /** Throws where it is not installed. */
  make(): Promise<Made>;
}

/** What a contender's process is asked: to get a figure ready, or to draw the last one. */
export interface Request {
  readonly figure?: Figure | Prepared;
}

/** What it answers; `times` are those of our stages. All ms. */
export interface Answer {
  readonly error?: string;
  readonly time?: number;
  /** Bytes. */
  readonly size?: number;
  readonly times?: readonly number[];
}

/** What the packages with the interface of an HTML canvas export. */
interface CanvasPackage {
  createCanvas(
    width: number,
    height: number,
  ): { getContext(kind: '2d'): CanvasContext; toBuffer(type: 'image/png'): Buffer };
}

/** As much of canvaskit-wasm as is used; its own types describe another way of loading it. */
interface CanvasKitPackage {
  default(): Promise<{
    MakeCanvas(
      width: number,
      height: number,
    ): { getContext(kind: '2d'): CanvasContext; toDataURL(type: 'image/png'): string; dispose(): void };
  }>;
}

/** As much of skia-canvas as is used. */
interface SkiaPackage {
  readonly Canvas: new (
    width: number,
    height: number,
  ) => { getContext(kind: '2d'): CanvasContext; toBuffer(type: 'png'): Promise<Buffer> };
}

/** A screenshot of our SVG. `close` ends the browser. */
async function chromium(): Promise<Made> {
  const { launchChromium } = await import('../shared/chromium.js');
  const browser = await launchChromium();
  const page = await browser.newPage();
  return {
    close: () => browser.close(),
    draw: async ({ svg, width, height }) => {
      await page.setViewportSize({ width, height });
      await page.setContent(
        `<body style="margin:0"><img style="width:${width}px;height:${height}px" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`,
      );
      await page.evaluate('document.images[0].decode()');
      return page.screenshot();
    },
  };
}

async function canvas(name: string): Promise<Made> {
  const { createCanvas }: CanvasPackage = await import(name);
  return {
    draw: ({ scene, width, height, pixelRatio }) => {
      const canvas = createCanvas(width, height);
      drawScene(canvas.getContext('2d'), scene, pixelRatio);
      return canvas.toBuffer('image/png');
    },
  };
}

async function pureimage(): Promise<Made> {
  const { encodePNGToStream, make } = await import('pureimage');
  // It prints a line for every outline that it strokes badly.
  console.warn = () => {};
  return {
    draw: async ({ scene, width, height, pixelRatio }) => {
      const canvas = make(width, height);
      // Its own ellipses throw.
      drawScene(Object.assign(canvas.getContext('2d'), { ellipse: undefined }), scene, pixelRatio);
      const stream = new PassThrough();
      const [bytes] = await Promise.all([buffer(stream), encodePNGToStream(canvas, stream)]);
      return bytes;
    },
  };
}

async function resvg(): Promise<Made> {
  const { Resvg } = await import('@resvg/resvg-js');
  return {
    draw: ({ svg, width }) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng(),
  };
}

/** resvg as WebAssembly. */
async function resvgWasm(): Promise<Made> {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  return {
    draw: ({ svg, width }) => {
      const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
      const image = drawing.render();
      const bytes = image.asPng();
      image.free();
      drawing.free();
      return bytes;
    },
  };
}

/** Skia as WebAssembly, through its imitation of an HTML canvas. */
async function canvaskit(): Promise<Made> {
  const name = 'canvaskit-wasm';
  const { default: load }: CanvasKitPackage = await import(name);
  const kit = await load();
  return {
    draw: ({ scene, width, height, pixelRatio }) => {
      const canvas = kit.MakeCanvas(width, height);
      drawScene(canvas.getContext('2d'), scene, pixelRatio);
      const url = canvas.toDataURL('image/png');
      canvas.dispose();
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    },
  };
}

/** Installed by hand only: its install script fetches a program from outside of the registry. */
async function skiaCanvas(): Promise<Made> {
  const name = 'skia-canvas';
  const { Canvas }: SkiaPackage = await import(name);
  return {
    draw: async ({ scene, width, height, pixelRatio }) => {
      const canvas = new Canvas(width, height);
      drawScene(canvas.getContext('2d'), scene, pixelRatio);
      return canvas.toBuffer('png');
    },
  };
}

async function geoslide(): Promise<Made> {
  const { renderPng } = await import('geoslide');
  return { draw: async ({ json, options }) => (await renderPng(JSON.parse(json), options)).bytes };
}

/** Ours does the whole work from the project's JSON text; the peers draw and encode what ours prepared. */
export const contenders: readonly Contender[] = [
  { name: 'geoslide, JSON to PNG', make: geoslide },
  { name: 'resvg-js', native: true, make: resvg },
  { name: '@napi-rs/canvas', native: true, make: () => canvas('@napi-rs/canvas') },
  { name: 'node-canvas', native: true, make: () => canvas('canvas') },
  { name: 'skia-canvas', native: true, make: skiaCanvas },
  { name: 'resvg-wasm', make: resvgWasm },
  { name: 'canvaskit-wasm', make: canvaskit },
  { name: 'pureimage', make: pureimage },
  { name: 'Chromium, screenshot', make: chromium },
];
