// What a new process runs, as module source. Each writes a line of JSON: its largest resident memory in MB, and what else it measures.
import { join } from 'node:path';
import { root } from '../shared/root.js';
import type { Prepared } from './stages.js';

/** What draws a picture in a new process. */
export type Program = 'geoslide' | 'resvg-js' | '@napi-rs/canvas';

const module = (path: string) => JSON.stringify(join(root, path));
const end = (more = '') =>
  `console.log(JSON.stringify({ memory: process.resourceUsage().maxRSS / 1024${more && `, ${more}`} }));`;

/** From the files that `prepared` was written to in `folder`: figure.json, figure.svg, scene.json. */
export function pictureProgram(
  name: Program,
  folder: string,
  { options, width, height, pixelRatio }: Prepared,
): string {
  const start = `import { readFileSync } from 'node:fs';
    const read = (name) => readFileSync(${JSON.stringify(folder)} + '/' + name, 'utf8');`;
  const work: Readonly<Record<Program, string>> = {
    geoslide: `import { renderPng } from ${module('packages/geoslide/dist/bundle.mjs')};
      await renderPng(JSON.parse(read('figure.json')), ${JSON.stringify(options)});`,
    'resvg-js': `import { Resvg } from '@resvg/resvg-js';
      new Resvg(read('figure.svg'), { fitTo: { mode: 'width', value: ${width} } }).render().asPng();`,
    '@napi-rs/canvas': `import { createCanvas } from '@napi-rs/canvas';
      import { drawScene } from ${module('tools/dist/bench/canvas.js')};
      const canvas = createCanvas(${width}, ${height});
      drawScene(canvas.getContext('2d'), JSON.parse(read('scene.json')), ${pixelRatio});
      canvas.toBuffer('image/png');`,
  };
  return `${start} ${work[name]} ${end()}`;
}

/** The function's file: from its import to its first answer, and to the second one, ms. */
export function handlerProgram(file: string, event: { readonly headers: object }): string {
  return `const event = ${JSON.stringify(event)};
    console.log = ((log) => (line) => { if (String(line).startsWith('{"memory"')) log(line); })(console.log);
    const from = performance.now();
    const { handler } = await import(${JSON.stringify(file)});
    const answer = await handler(event);
    const first = performance.now() - from;
    if (answer.statusCode !== 200) throw new Error(answer.body);
    await handler({ ...event, headers: { ...event.headers, 'x-request-id': 'second' } });
    ${end('first, second: performance.now() - from - first')} process.exit(0);`;
}
