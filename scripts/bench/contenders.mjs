// Peers, each as a function from a prepared figure to PNG bytes. One that is not installed says why.
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderPng } from '../../packages/geoslide/dist/index.js';
import { drawScene } from './canvas.mjs';

async function optional(name, load) {
  try {
    return await load(await import(name));
  } catch (error) {
    console.log(`${name} is left out: ${error.message.split('\n')[0]}`);
    return undefined;
  }
}

/** A screenshot of our SVG, or why there is none. `close` ends the browser. */
async function chromium() {
  const { chromium } = await import('playwright-core');
  const browser = await chromium
    .launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    })
    .catch((error) => {
      console.log(`Chromium is left out: ${error.message.split('\n')[0]}`);
    });
  if (!browser) return undefined;
  const page = await browser.newPage();
  return {
    name: 'Chromium, screenshot',
    close: () => browser.close(),
    draw: async ({ svg, width, height }) => {
      await page.setViewportSize({ width, height });
      await page.setContent(
        `<body style="margin:0"><img style="width:${width}px;height:${height}px" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`,
      );
      await page.evaluate(() => document.images[0].decode());
      return page.screenshot();
    },
  };
}

/** Ours does the whole work from the project's JSON text; the peers draw and encode what ours prepared. */
export async function contenders() {
  const list = [
    {
      name: 'geoslide, JSON to PNG',
      draw: async ({ json, options }) => (await renderPng(JSON.parse(json), options)).bytes,
    },
    await optional('@resvg/resvg-js', ({ Resvg }) => ({
      name: 'resvg-js',
      native: true,
      draw: ({ svg, width }) =>
        svg ? new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng() : undefined,
    })),
    await optional('@napi-rs/canvas', ({ createCanvas }) => ({
      name: '@napi-rs/canvas',
      native: true,
      draw: ({ scene, width, height, pixelRatio }) => {
        const canvas = createCanvas(width, height);
        drawScene(canvas.getContext('2d'), scene, pixelRatio);
        return canvas.toBuffer('image/png');
      },
    })),
    await optional('canvas', ({ createCanvas }) => ({
      name: 'node-canvas',
      native: true,
      draw: ({ scene, width, height, pixelRatio }) => {
        const canvas = createCanvas(width, height);
        drawScene(canvas.getContext('2d'), scene, pixelRatio);
        return canvas.toBuffer('image/png');
      },
    })),
    await optional('pureimage', (pureimage) => ({
      name: 'pureimage',
      draw: async ({ scene, width, height, pixelRatio }) => {
        const canvas = pureimage.make(width, height);
        const context = canvas.getContext('2d');
        context.lacksEllipses = true;
        drawScene(context, scene, pixelRatio);
        const stream = new PassThrough();
        const [bytes] = await Promise.all([buffer(stream), pureimage.encodePNGToStream(canvas, stream)]);
        return bytes;
      },
    })),
    await chromium(),
  ];
  return list.filter((contender) => contender !== undefined);
}
