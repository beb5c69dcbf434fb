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

/** Ours does the whole work from the project's JSON text; the peers draw and encode what ours prepared. */
export async function contenders() {
  const list = [
    {
      name: 'geoslide, JSON to PNG',
      draw: async ({ json, options }) => (await renderPng(JSON.parse(json), options)).bytes,
    },
    await optional('@resvg/resvg-js', ({ Resvg }) => ({
      name: 'resvg-js',
      draw: ({ svg, width }) =>
        svg ? new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng() : undefined,
    })),
    await optional('@napi-rs/canvas', ({ createCanvas }) => ({
      name: '@napi-rs/canvas',
      draw: ({ scene, width, height, pixelRatio }) => {
        const canvas = createCanvas(width, height);
        drawScene(canvas.getContext('2d'), scene, pixelRatio);
        return canvas.toBuffer('image/png');
      },
    })),
    await optional('canvas', ({ createCanvas }) => ({
      name: 'node-canvas',
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
  ];
  return list.filter((contender) => contender !== undefined);
}
